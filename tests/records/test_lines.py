"""Every line of a record is protected: whatever happens to one is noticed at that line."""

from __future__ import annotations

import hashlib

import pytest

from blackgate.records import DamagedRecord, NotARecord, RecordError, TornRecord, read_record
from blackgate.records.lines import LONGEST_LINE, MOST_BYTES
from blackgate.rules.version import RULES
from tests.records.games import sealed, short_game, texts_of

RECORD = short_game()
LINES = RECORD.splitlines(keepends=True)
EACH_LINE = pytest.mark.parametrize("line", range(1, len(LINES) + 1))


def refusal(data: str | bytes) -> RecordError:
    with pytest.raises(RecordError) as caught:
        read_record(data)
    return caught.value


def test_a_checksum_is_what_docs_records_says() -> None:
    first = hashlib.sha256(b"000000" + b"blackgate record 2").hexdigest()[:6]
    second = hashlib.sha256(f"{first}rules: {RULES}".encode()).hexdigest()[:6]
    assert LINES[:2] == [f"blackgate record 2 #{first}\n", f"rules: {RULES} #{second}\n"]


@EACH_LINE
def test_a_changed_line_is_refused_at_that_line(line: int) -> None:
    changed = LINES.copy()
    middle = len(changed[line - 1]) // 2
    changed[line - 1] = changed[line - 1][:middle] + "~" + changed[line - 1][middle + 1 :]
    assert refusal("".join(changed)).line == line


@EACH_LINE
def test_a_changed_checksum_is_refused_at_that_line(line: int) -> None:
    changed = LINES.copy()
    digit = "0" if changed[line - 1][-2] != "0" else "1"
    changed[line - 1] = changed[line - 1][:-2] + digit + "\n"
    assert refusal("".join(changed)).line == line


@pytest.mark.parametrize("line", range(2, len(LINES)))
def test_a_missing_line_is_noticed_at_the_line_in_its_place(line: int) -> None:
    error = refusal("".join(LINES[: line - 1] + LINES[line:]))
    assert error.line == line
    assert "a line before it is missing" in error.reason


@EACH_LINE
def test_a_doubled_line_is_refused(line: int) -> None:
    assert refusal("".join(LINES[:line] + LINES[line - 1 :])).line == line + 1


@pytest.mark.parametrize("line", range(2, len(LINES)))
def test_two_lines_that_changed_places_are_refused(line: int) -> None:
    swapped = [*LINES[: line - 1], LINES[line], LINES[line - 1], *LINES[line + 1 :]]
    assert refusal("".join(swapped)).line == line


def test_a_line_sealed_anew_is_noticed_at_the_next_one() -> None:
    """The checksums are a chain: a forger has to make all of them."""
    texts = texts_of(RECORD)
    texts[5] = "name 0: Mallory"
    forged = sealed(texts[:6]) + "".join(LINES[6:])
    assert refusal(forged).line == 7


@pytest.mark.parametrize("lost", range(2, 9))
def test_a_torn_last_line_is_reported_as_such(lost: int) -> None:
    torn = "".join(LINES[:20])[:-lost]
    error = refusal(torn)
    assert isinstance(error, TornRecord)
    assert error.line == 20
    assert "can be continued without it" in error.reason


def test_only_the_torn_line_is_dropped_when_told_to() -> None:
    whole = read_record("".join(LINES[:19]))
    assert read_record("".join(LINES[:19]) + LINES[19][:5], drop_torn=True) == whole
    assert read_record("".join(LINES[:19]) + "\0\0\0", drop_torn=True) == whole
    assert read_record("".join(LINES[:19]).encode() + b"\xff", drop_torn=True) == whole


def test_a_wrong_line_before_the_torn_one_is_refused_also_when_told_to_drop() -> None:
    damaged = "".join(LINES[:18]) + "0 end #000000\n" + LINES[19][:5]
    with pytest.raises(DamagedRecord) as caught:
        read_record(damaged, drop_torn=True)
    assert caught.value.line == 19


def test_a_last_line_that_lacks_only_its_newline_is_whole() -> None:
    assert read_record(RECORD[:-1]) == read_record(RECORD)


def test_a_header_that_is_torn_cannot_be_continued() -> None:
    with pytest.raises(DamagedRecord) as caught:
        read_record("".join(LINES[:5]) + LINES[5][:4], drop_torn=True)
    assert caught.value.line == 6


def test_bytes_and_text_are_read_alike() -> None:
    assert read_record(RECORD.encode()) == read_record(RECORD)


@pytest.mark.parametrize("odd", ["\0", "\t", "\x1b[2J", "\x7f", "\x85", "\u2028", "\r"])
def test_what_cannot_be_printed_is_refused_even_if_the_checksum_fits(odd: str) -> None:
    texts = texts_of(RECORD)
    texts[4] += odd
    assert refusal(sealed(texts)).line == 5


def test_windows_line_ends_are_explained() -> None:
    error = refusal(RECORD.replace("\n", "\r\n"))
    assert error.line == 1
    assert "carriage return" in error.reason


def test_bytes_that_are_not_utf_8_are_refused_at_their_line() -> None:
    error = refusal("".join(LINES[:6]).encode() + b"\xff\xfe\n" + "".join(LINES[6:]).encode())
    assert error.line == 7
    assert "UTF-8" in error.reason
    assert refusal("".join(LINES[:6]) + "\ud800\n").line == 7


@pytest.mark.parametrize(
    "data", ["", "\n", "hello", "\ufeff" + RECORD, "\x89PNG\r\n", "blackgate", "[1, 2]", "\0" * 50]
)
def test_something_else_is_no_record(data: str) -> None:
    error = refusal(data)
    assert isinstance(error, NotARecord)
    assert error.line == 1


def test_what_is_far_too_large_is_not_even_looked_at() -> None:
    assert isinstance(refusal(b"x" * (MOST_BYTES + 1)), NotARecord)


def test_a_line_that_is_far_too_long_is_refused() -> None:
    texts = texts_of(RECORD)
    texts[4] = "name 0: " + "x" * LONGEST_LINE
    error = refusal(sealed(texts))
    assert error.line == 5
    assert "KiB" in error.reason


def test_an_error_says_the_line_and_the_reason() -> None:
    assert str(refusal(LINES[0] + "players: 3\n")) == "line 2: the checksum at the end of the line is missing"
