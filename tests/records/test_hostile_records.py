"""Whatever a file holds, it is a record that can be replayed, or a RecordError says at which line it is none."""

from __future__ import annotations

from contextlib import suppress

from hypothesis import given, settings
from hypothesis import strategies as st

from blackgate import ACTION_TEXTS, Game
from blackgate.records import (
    Record,
    RecordEnded,
    RecordError,
    SecretMissing,
    WrongSecret,
    read_record,
    replay,
    resume,
    verify,
)
from blackgate.records.chance import results_of
from tests.records.games import (
    MODES,
    POSITION_IN_TEAMS,
    SHORT,
    game_from_position,
    sealed,
    short_game,
    texts_of,
    whole_game,
)
from tests.standard import BOOK

RECORDS = [
    texts_of(short_game()),
    texts_of(game_from_position()),
    texts_of(whole_game(2, 3, SHORT, keep_secret=True)),
    texts_of(whole_game(MODES[-1], edition=SHORT)),
    texts_of(game_from_position(position=POSITION_IN_TEAMS)),
]


def read_or_refused(data: str | bytes, drop_torn: bool) -> Record | RecordError:
    try:
        return read_record(data, drop_torn=drop_torn)
    except RecordError as error:
        return error


def replayed_or_refused(record: Record) -> Game | RecordError:
    try:
        return replay(record)
    except RecordError as error:
        return error


def survives(data: str | bytes) -> None:
    """Read, replay, verify, resume: nothing but the errors that are announced."""
    raw = data.encode("utf-8", "surrogatepass") if isinstance(data, str) else data
    for drop_torn in (False, True):
        record = read_or_refused(data, drop_torn)
        if isinstance(record, RecordError):
            assert record.reason
            assert 1 <= record.line <= raw.count(b"\n") + 2
            continue
        assert read_record(record.text()) == record
        game = replayed_or_refused(record)
        if isinstance(game, RecordError):
            assert game.line <= len(record.texts())
            assert verify(record).answer == "no"
        else:
            assert game.over or game.legal_actions()
            assert verify(record).reason
        with suppress(RecordError, SecretMissing, WrongSecret, RecordEnded):
            assert resume(record).text() == record.text()


WORDS = st.sampled_from(
    [
        *ACTION_TEXTS,
        *results_of(BOOK).result_of,
        *("->", ",", ":", "-> link, link", "-> 4", "0", "1", "2", "5", "9", "#000000", " ", "", "{}"),
        *("0" * 64, "f" * 64, "blackgate record 1", "players: 2", "first: 1", "michel: yes", "name 0: x"),
        *("options: team", "options: michel; warden", "options: places laundry", "options: dragons", "players: 4"),
        *("contribution 0: x", "unshared secret", "secret", "position: 0: showers", "set-up"),
        "result: winners 0; points 1, 2, 3",
    ]
)
LINES = st.lists(WORDS, min_size=1, max_size=4).map(" ".join) | st.text(max_size=30)


@st.composite
def resealed(draw: st.DrawFn) -> str:
    """A record in which some lines are others, all checksums made to fit: they stop nobody here."""
    lines = draw(st.sampled_from(RECORDS)).copy()
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(lines) - 1))
        change = draw(st.sampled_from(["replace", "insert", "delete", "double", "swap", "word", "letter", "cut"]))
        if change == "replace":
            lines[at] = draw(LINES)
        elif change == "insert":
            lines.insert(at, draw(LINES))
        elif change == "delete" and len(lines) > 1:
            del lines[at]
        elif change == "double":
            lines.insert(at, lines[at])
        elif change == "swap":
            other = draw(st.integers(0, len(lines) - 1))
            lines[at], lines[other] = lines[other], lines[at]
        elif change == "word":
            words = lines[at].split(" ")
            words[draw(st.integers(0, len(words) - 1))] = draw(WORDS)
            lines[at] = " ".join(words)
        elif change == "letter" and lines[at]:
            letter = draw(st.integers(0, len(lines[at]) - 1))
            lines[at] = lines[at][:letter] + draw(st.text(max_size=2)) + lines[at][letter + 1 :]
        elif change == "cut":
            del lines[at + 1 :]
    return sealed(line for line in lines if max(line, default="") < "\ud800") if lines else ""


@settings(max_examples=250, deadline=None)
@given(resealed())
def test_a_forged_record_is_refused_or_can_be_replayed(data: str) -> None:
    survives(data)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_a_damaged_file_is_refused_or_can_be_replayed(data: st.DataObject) -> None:
    whole = sealed(data.draw(st.sampled_from(RECORDS))).encode()
    start = data.draw(st.integers(0, len(whole)))
    end = data.draw(st.integers(start, min(len(whole), start + 30)))
    survives(whole[:start] + data.draw(st.binary(max_size=10)) + whole[end:])


@settings(max_examples=100, deadline=None)
@given(st.binary() | st.text())
def test_junk_is_refused(data: str | bytes) -> None:
    survives(data)
    survives(f"blackgate record 1 #8b145e\n{data!r}")
