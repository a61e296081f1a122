"""The lines of a record: each sealed with a checksum, and read back one after the other.

A line is its text, a space, `#` and six hex digits: the beginning of the SHA-256 over the digits of the previous line
(`000000` for the first line) and the text. A line that was changed, lost, duplicated or moved does not match.
"""

from __future__ import annotations

import hashlib
import re
from typing import Final

from blackgate.messages import Localizable, phrase
from blackgate.records.errors import DamagedRecord, NotARecord, TornRecord

FIRST_DIGITS: Final = "000000"
SEAL_LENGTH: Final = len(f" #{FIRST_DIGITS}\n")  # behind the text of every line
MOST_BYTES: Final = 32 * 1024 * 1024
LONGEST_LINE: Final = 2 * 1024 * 1024  # the largest file of an edition, as JSON in ASCII
LONGEST_SHOWN: Final = 60
SEALED: Final = re.compile(r"(.*) #([0-9a-f]{6})")
UNPRINTABLE: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")  # they would break lines or encoding


def checksum(before: str, text: str) -> str:
    """The six digits of a line."""
    return hashlib.sha256((before + text).encode()).hexdigest()[: len(FIRST_DIGITS)]


def shown(text: str | None) -> Localizable:
    """A line as an error quotes it."""
    if text is None:
        return phrase("record-end")
    return f"'{text[:LONGEST_SHOWN]}...'" if len(text) > LONGEST_SHOWN else f"'{text}'"


def entry(key: str, value: str) -> str:
    """The text of a line that says one thing."""
    return f"{key}: {value}" if value else f"{key}:"


class Sealer:
    """Writes lines, each sealed."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.digits = FIRST_DIGITS

    def add(self, text: str) -> str:
        """The new line, ready to be appended to a file."""
        self.digits = checksum(self.digits, text)
        self.lines.append(f"{text} #{self.digits}\n")
        return self.lines[-1]

    def last_text(self) -> str:
        """The last line, without its seal."""
        return self.lines[-1][:-SEAL_LENGTH]

    def go_back(self, lines: int) -> None:
        """Truncate to the first so many lines, at least one."""
        del self.lines[lines:]
        self.digits = self.lines[-1][-len(FIRST_DIGITS) - 1 : -1]


class LineReader:
    """Reads lines. An error in a line is raised when it is reached, so that the first wrong line is named."""

    def __init__(self, data: str | bytes, drop_torn: bool = False) -> None:
        if isinstance(data, str):
            data = data.encode("utf-8", "surrogatepass")  # half a character is refused with its line, not here
        if len(data) > MOST_BYTES:
            raise NotARecord(1, phrase("record-too-large", most=MOST_BYTES // 1024 // 1024))
        self.rows = data.split(b"\n")
        self.ended = self.rows[-1] == b""  # the last line has its newline, as all others
        if self.ended:
            self.rows.pop()
        self.drop_torn = drop_torn
        self.line = 1  # the number of the line that comes next
        self.ahead: str | None = None
        self.texts: list[str] = []  # all that was read
        self.digits = FIRST_DIGITS

    def peek(self) -> str | None:
        """The text of the next line; None when there is none."""
        if self.ahead is None and self.line <= len(self.rows):
            if self.line == len(self.rows) and not self.ended:
                self.ahead = self.read_last()
            else:
                self.ahead = self.read(self.rows[self.line - 1])
        return self.ahead

    def skip(self) -> None:
        """Consume the line that was peeked at."""
        text = self.peek()
        assert text is not None, "there is nothing to skip"
        self.texts.append(text)
        self.digits = checksum(self.digits, text)
        self.ahead = None
        self.line += 1

    def next_is(self, key: str) -> bool:
        text = self.peek()
        return text is not None and text.startswith(f"{key}:")

    def take(self, key: str) -> str:
        """What the next line says, which has to be about this."""
        text = self.peek()
        value = text[len(key) + 1 :].strip(" ") if text is not None and self.next_is(key) else ""
        if text != entry(key, value):
            raise DamagedRecord(self.line, phrase("record-wanted", wanted=f"'{key}: ...'", found=shown(text)))
        self.skip()
        return value

    def read(self, row: bytes) -> str:
        if len(row) > LONGEST_LINE:
            raise DamagedRecord(self.line, phrase("record-line-too-long", most=LONGEST_LINE // 1024))
        try:
            text = row.decode()
        except UnicodeDecodeError:
            raise DamagedRecord(self.line, phrase("record-not-utf-8")) from None
        if text.endswith("\r"):
            raise DamagedRecord(self.line, phrase("record-carriage-return"))
        if UNPRINTABLE.search(text):
            raise DamagedRecord(self.line, phrase("record-unprintable"))
        sealed = SEALED.fullmatch(text)
        if sealed is None:
            raise DamagedRecord(self.line, phrase("record-no-checksum"))
        if checksum(self.digits, sealed[1]) != sealed[2]:
            raise DamagedRecord(self.line, phrase("record-checksum"))
        return sealed[1]

    def read_last(self) -> str | None:
        """A last line without a newline: complete nevertheless, or torn."""
        try:
            return self.read(self.rows[-1])
        except DamagedRecord:
            if not self.drop_torn:
                raise TornRecord(self.line, phrase("record-torn")) from None
            self.rows.pop()
            return None
