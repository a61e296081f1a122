"""What earlier releases wrote stays what it was, whatever the standard edition and the rules are by now."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Final

import pytest

from blackgate import new_game
from blackgate.records import OtherRules, Record, UnsupportedRecord, read_record, replay, resume, verify
from blackgate.rules.version import RELEASES, RULES
from tests.another_standard import another_standard_edition
from tests.records.games import sealed, short_game, texts_of, whole_game

FOLDER: Final = Path(__file__).parents[1] / "fixtures" / "releases"
GOLDEN: Final = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.txt"))
OLD: Final = sorted(FOLDER.glob("*/records/*.txt"))
EACH_OLD = pytest.mark.parametrize("file", OLD, ids=lambda file: f"{file.parts[-3]}-{file.stem}")
BEGUN: Final = whole_game(keep_secret=True)


@pytest.fixture
def another_standard() -> Iterator[None]:
    with another_standard_edition():
        yield


@EACH_OLD
def test_a_record_of_an_earlier_release_is_read_replayed_verified_and_written_back(file: Path) -> None:
    data = file.read_bytes()
    record = read_record(data)
    assert replay(record).over == (record.outcome is not None)
    assert verify(record).answer == ("unknown" if record.header.position else "yes")
    assert record.text().encode() == data


@pytest.mark.parametrize("file", [*OLD[::4], *GOLDEN[::4]], ids=lambda file: f"{file.parts[-3]}-{file.stem}")
def test_no_record_changes_with_the_standard_edition(file: Path, another_standard: None) -> None:
    data = file.read_bytes()
    record = read_record(data)
    assert verify(record).answer == ("unknown" if record.header.position else "yes")
    assert record.text().encode() == data


def test_a_game_under_way_goes_on_by_its_own_edition(another_standard: None) -> None:
    text = BEGUN
    begun = read_record("".join(text.splitlines(keepends=True)[:40]))
    recorder = resume(begun)
    assert recorder.game.book.edition.game.hand_limit == 10
    for play in read_record(text).plays[len(begun.plays) :]:
        recorder.play(play.action)
    recorder.finish()
    assert recorder.text() == text
    assert new_game(3).book.edition.game.hand_limit == 9


# --- other rules
def of_earlier_rules(text: str) -> Record:
    """The same game, played by the rules before those of today."""
    texts = texts_of(text)
    assert texts[1] == f"rules: {RULES}"
    return read_record(sealed([texts[0], f"rules: {RULES - 1}", *texts[2:]]))


def test_a_record_of_earlier_rules_is_replayed_where_they_do_not_differ() -> None:
    record = of_earlier_rules(short_game())
    assert record.header.rules == RULES - 1
    assert verify(record)
    assert read_record(record.text()) == record


def test_a_record_of_earlier_rules_is_not_continued() -> None:
    unfinished = "".join(BEGUN.splitlines(keepends=True)[:40])
    with pytest.raises(OtherRules, match=f"continue with Blackgate {RELEASES[RULES - 1]}") as caught:
        resume(of_earlier_rules(unfinished))
    assert caught.value.line == 40


def test_where_the_rules_differ_it_is_said_with_the_release_that_replays_it() -> None:
    """As if there had been an action once that is against the rules of today."""
    record = of_earlier_rules(short_game())
    number = next(at for at, play in enumerate(record.plays) if play.action == "move")
    once = replace(record.plays[number], action="reroll", chance=())
    other = replace(record, plays=(*record.plays[:number], once, *record.plays[number + 1 :]))
    with pytest.raises(OtherRules, match=f"replay it with Blackgate {RELEASES[RULES - 1]}") as caught:
        replay(other)
    assert caught.value.line == record.set_up_line + number + 1
    verdict = verify(other)
    assert verdict.answer == "unknown"
    assert verdict.reason == caught.value.reason


def test_a_saved_game_of_release_0_1_0_says_with_what_to_go_on() -> None:
    unfinished = "".join((FOLDER / "0.1.0/records/two-players.txt").read_text("utf-8").splitlines(keepends=True)[:60])
    with pytest.raises(OtherRules, match=r"continue with Blackgate 0\.1\.0"):
        resume(read_record(unfinished))


def test_every_earlier_version_of_the_rules_has_its_last_release() -> None:
    assert list(RELEASES) == list(range(1, RULES))
    assert issubclass(OtherRules, UnsupportedRecord)
