"""Playing on record, and continuing a record that was left in the middle."""

from __future__ import annotations

import pickle
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackgate import IllegalAction, ImpossiblePosition, Options, UnknownAction, save
from blackgate.records import (
    GameNotOver,
    RecordEnded,
    Recorder,
    RecordError,
    SecretMissing,
    UnfitEntry,
    WrongChance,
    WrongSecret,
    read_record,
    replay,
    resume,
    verify,
)
from blackgate.rules.errors import BlackgateError, GameOver
from tests.records.games import (
    MODES,
    POSITION,
    POSITION_IN_TEAMS,
    SECRET,
    SHORT,
    any_choice,
    forged,
    game_from_position,
    line_of,
    play_on,
    sealed,
    short_game,
    texts_of,
    whole_game,
)


def test_the_lines_that_are_handed_out_make_the_record() -> None:
    recorder = Recorder.start(2, edition=SHORT)
    written = recorder.text()
    random = Random(3)
    while not recorder.game.over:
        written += recorder.play(any_choice(recorder.game, random))
        assert written == recorder.text()
    written += recorder.finish()
    assert written == recorder.text()


def test_an_action_may_be_a_number_or_a_text() -> None:
    by_text, by_number = Recorder.start(2, secret=SECRET), Recorder.start(2, secret=SECRET)
    by_text.play("  end ")
    by_number.play(0)
    assert by_text.text() == by_number.text()
    assert by_text.text().count(" end #") == 1


def test_a_refused_action_leaves_no_line() -> None:
    recorder = Recorder.start(2, secret=SECRET)
    before = recorder.text()
    with pytest.raises(IllegalAction):
        recorder.play("lay knife")
    with pytest.raises(UnknownAction):
        recorder.play("fly")
    assert recorder.text() == before


def test_without_a_secret_a_new_one_is_made() -> None:
    first, second = Recorder.start(2), Recorder.start(2)
    assert first.secret is not None
    assert first.secret != second.secret


def test_the_secret_and_every_contribution_decide_the_deal() -> None:
    def deal(secret: bytes, *contributions: str) -> str:
        return texts_of(Recorder.start(2, secret=secret, contributions=contributions).text())[-1]

    deals = {deal(SECRET), deal(SECRET, "a", ""), deal(SECRET, "", "a"), deal(bytes(32))}
    assert len(deals) == 4
    assert deal(SECRET) == deal(SECRET, "", "")


@pytest.mark.parametrize("secret", [b"", b"short", bytes(33)])
def test_a_secret_has_32_bytes(secret: bytes) -> None:
    with pytest.raises(UnfitEntry, match="32 bytes"):
        Recorder.start(2, secret=secret)


@pytest.mark.parametrize(("players", "first"), [(0, None), (1, None), (7, None), (3, 3), (3, -1)])
def test_a_game_that_cannot_be_is_not_started(players: int, first: int | None) -> None:
    """R1.1, R1.7"""
    with pytest.raises(BlackgateError, match=r"R1\.[17]"):
        Recorder.start(players, first=first)


def test_a_position_can_be_laid_out_and_played_on_record() -> None:
    recorder = Recorder.start_from(POSITION + "dice: 4\ncards: link", names=["A", "B", "C"])
    recorder.play("move")
    recorder.play("go cafeteria")
    recorder.play("search")
    record = read_record(recorder.text())
    assert save(replay(record)) == save(recorder.game)
    assert record.header.names == ("A", "B", "C")


def test_a_position_with_options_can_be_laid_out_and_played_on_record() -> None:
    """R14.5, R16.3"""
    recorder = Recorder.start_from(POSITION_IN_TEAMS)
    recorder.play("spy 1")
    recorder.play("attract_warden")
    record = read_record(recorder.text())
    assert record.header.options == recorder.game.book.options
    assert save(replay(record)) == save(recorder.game)
    resumed = resume(record)
    assert save(resumed.game) == save(recorder.game)
    play_on(resumed, Random(4))


def test_options_that_cannot_be_played_start_no_game() -> None:
    """R13.1, R14.7"""
    with pytest.raises(BlackgateError, match=r"R13\.1"):
        Recorder.start(Options(5, team=True))
    with pytest.raises(BlackgateError, match=r"R14\.7"):
        Recorder.start(Options(4, team=True, places=("gambling_cells",)))
    with pytest.raises(BlackgateError, match=r"R13\.1"):
        Recorder.start_from("options: team\n0: showers\n1: showers")


def test_a_position_in_the_middle_of_something_begins_no_record() -> None:
    with pytest.raises(UnfitEntry, match="waiting"):
        Recorder.start_from(POSITION + "waiting: Turn 0 / Beating 1 0")
    with pytest.raises(UnfitEntry, match="over"):
        Recorder.start_from(POSITION + "over: yes")
    with pytest.raises(ImpossiblePosition):
        Recorder.start_from("0: showers\n1: nowhere")


# --- the end
def test_a_game_is_finished_only_when_it_is_over() -> None:
    with pytest.raises(GameNotOver, match="play on, or break it off"):
        Recorder.start(2).finish()


def test_nothing_is_played_after_the_end() -> None:
    recorder = play_on(Recorder.start(2, edition=SHORT), Random(1))
    with pytest.raises(GameOver):
        recorder.play("end")
    recorder.finish()
    with pytest.raises(RecordEnded):
        recorder.play("end")
    with pytest.raises(RecordEnded):
        recorder.finish()
    with pytest.raises(RecordEnded):
        recorder.break_off()


def test_a_game_that_is_broken_off_can_be_verified() -> None:
    recorder = Recorder.start(3)
    recorder.play("end")
    recorder.break_off()
    record = read_record(recorder.text())
    assert record.secret == recorder.secret
    assert record.outcome is None
    assert verify(record)
    with pytest.raises(RecordEnded):
        recorder.play("end")
    with pytest.raises(RecordEnded):
        resume(record)


# --- continuing
def unfinished(text: str, plays: int) -> str:
    """The record as it was after so many actions."""
    set_up = line_of(text, lambda line: line.startswith("set-up"))
    return "".join(text.splitlines(keepends=True)[: set_up + plays])


def assert_goes_on_as_before(text: str, plays: int) -> None:
    whole = read_record(text)
    recorder = resume(read_record(unfinished(text, plays)), SECRET)
    for play in whole.plays[plays:]:
        recorder.play(play.action)
    recorder.finish()
    assert recorder.text() == text


@pytest.mark.parametrize("plays", range(len(read_record(short_game()).plays) + 1))
def test_a_short_game_goes_on_as_before_after_any_line(plays: int) -> None:
    assert_goes_on_as_before(short_game(), plays)


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_a_game_of_any_mode_goes_on_as_before_after_any_line(data: st.DataObject) -> None:
    text = whole_game(data.draw(st.sampled_from(MODES)), edition=SHORT)
    assert_goes_on_as_before(text, data.draw(st.integers(0, len(read_record(text).plays))))


@settings(max_examples=25, deadline=None)
@given(st.data())
def test_a_game_goes_on_as_before_after_any_line(data: st.DataObject) -> None:
    text = whole_game(data.draw(st.integers(2, 6)), data.draw(st.integers(1, 2)))
    assert_goes_on_as_before(text, data.draw(st.integers(0, len(read_record(text).plays))))


@settings(max_examples=40, deadline=None)
@given(st.data())
def test_a_file_that_was_cut_off_anywhere_goes_on(data: st.DataObject) -> None:
    """A machine that lost power in the middle of writing: what was written whole is kept."""
    text = short_game().encode()
    header = len("".join(short_game().splitlines(keepends=True)[:13]).encode())
    cut = data.draw(st.integers(header, len(text) - 2))
    record = read_record(text[:cut], drop_torn=True)
    recorder = resume(record, SECRET)
    kept = recorder.text().encode()
    assert text.startswith(kept)
    assert cut <= len(kept) + len(text[len(kept) :].split(b"\n")[0])
    assert recorder.game.asked() == replay(record).asked()


def test_a_record_is_continued_in_its_file(tmp_path: Path) -> None:
    """How docs/records.md says it is done: truncate to what is whole, then append."""
    file = tmp_path / "game.txt"
    recorder = Recorder.start(2, secret=SECRET, keep_secret=True)
    with file.open("xb") as out:
        out.write(recorder.text().encode())
        for _ in range(5):
            out.write(recorder.play("end").encode())
        out.write(b"0 sear")
    resumed = resume(read_record(file.read_bytes(), drop_torn=True))
    with file.open("r+b") as out:
        out.truncate(len(resumed.text().encode()))
        out.seek(0, 2)
        out.write(resumed.play("end").encode())
    recorder.play("end")
    assert file.read_bytes() == recorder.text().encode()


def test_the_host_s_own_copy_needs_no_secret_from_elsewhere() -> None:
    recorder = Recorder.start(2, keep_secret=True)
    recorder.play("end")
    assert resume(read_record(recorder.text())).secret == recorder.secret


def test_without_the_secret_a_game_cannot_be_continued() -> None:
    record = read_record(unfinished(short_game(), 3))
    with pytest.raises(SecretMissing):
        resume(record)
    with pytest.raises(WrongSecret):
        resume(record, bytes(32))


def test_a_record_with_other_chance_than_its_secret_gives_is_not_continued() -> None:
    text = unfinished(short_game(), 10)
    set_up = line_of(text, lambda line: line.startswith("set-up"))
    last = texts_of(text)[set_up - 1].rsplit("seat ", 1)[1]
    record = forged(text, set_up, f"seat {last}", f"seat {(int(last) + 1) % 3}")
    with pytest.raises(WrongChance) as caught:
        resume(record, SECRET)
    assert caught.value.line == set_up


def test_an_impossible_record_is_not_continued() -> None:
    texts = texts_of(unfinished(short_game(), 3))
    record = read_record(sealed([*texts, "0 reroll"]))
    with pytest.raises(RecordError) as caught:
        resume(record, SECRET)
    assert caught.value.line == len(texts) + 1


def test_whatever_cannot_be_continued_is_a_record_error() -> None:
    """As `resume` says; and such an error can be pickled."""
    ended, open_ended = read_record(short_game()), read_record(unfinished(short_game(), 3))
    for record, secret in ((ended, SECRET), (open_ended, None), (open_ended, bytes(32))):
        with pytest.raises(RecordError) as caught:
            resume(record, secret)
        assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_finished_record_is_not_continued() -> None:
    with pytest.raises(RecordEnded):
        resume(read_record(short_game()), SECRET)


@pytest.mark.parametrize("lost", [1, 2])
def test_an_end_that_was_not_written_whole_can_be_written_again(lost: int) -> None:
    lines = short_game().splitlines(keepends=True)
    recorder = resume(read_record("".join(lines[:-lost])), SECRET)
    assert recorder.finish() == "".join(lines[-lost:])
    assert recorder.text() == short_game()


def test_a_laid_out_game_is_continued_with_chance_of_its_own() -> None:
    text = game_from_position()
    recorder = resume(read_record(unfinished(text, 4)))
    play_on(recorder, Random(8)).finish()
    assert save(replay(read_record(recorder.text()))) == save(recorder.game)
    with pytest.raises(WrongSecret):
        resume(read_record(unfinished(text, 4)), SECRET)


def test_a_laid_out_game_that_is_over_has_ended() -> None:
    recorder = resume(read_record(game_from_position()))
    with pytest.raises(RecordEnded):
        recorder.finish()


def test_events_of_the_past_are_not_told_again() -> None:
    recorder = resume(read_record(unfinished(short_game(), 5)), SECRET)
    assert recorder.game.take_events() == []
