"""Where things stand in a TOML file: the line of every key and every entry of a list. tomllib does not tell.

The text has been read by tomllib before, so it is known to be TOML and is only walked through.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from typing import Final

from blackgate.edition.errors import Path

SPACE: Final = re.compile(r"[ \t]*")
BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
DOT: Final = re.compile(r"[ \t]*\.[ \t]*")
STRING: Final = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"(?!""))*"{3,5}'
    r"|'''(?:[^']|'(?!''))*'{3,5}"
    r'|"(?:[^"\\\n]|\\.)*"'
    r"|'[^'\n]*'"
)
STRING_OR_COMMENT: Final = re.compile(rf"{STRING.pattern}|#[^\n]*")
BARE: Final = re.compile(r"[^\s=.,\[\]{}#\"']+")
SCALAR: Final = re.compile(r"[^,\[\]{}#\n]+")
DEEPEST: Final = 8  # parts of a path that are noted: an edition has no more, and hostile files are nested without end
MOST_DOTS: Final = 100  # outside of strings in one line: for longer keys tomllib takes all the memory there is


def is_too_deep(text: str) -> bool:
    """Whether tomllib would choke on a key; to be asked before it is called."""
    return any(line.count(".") > MOST_DOTS for line in STRING_OR_COMMENT.sub("", text).splitlines())


def lines_of(text: str) -> dict[Path, int]:
    """The line, counted from 1, of every path: keys, and indices in lists; of a table, where it is first named."""
    return _Walk(text).lines


class _Walk:
    """Goes through the text once, from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.lines: Final[dict[Path, int]] = {}
        self._listed: Final[dict[Path, int]] = {}  # how many tables there are so far in each list of tables
        self._at = 0
        self._line = 1
        table: Path = ()
        self._skip(BLANK)
        while self._at < len(text):
            if self._next("["):
                table = self._header()
            else:
                self._pair(table)
            self._skip(BLANK)

    # ---- Where we are ----

    def _skip(self, what: re.Pattern[str]) -> str:
        found = what.match(self.text, self._at)
        passed = found[0] if found else ""
        self._at += len(passed)
        self._line += passed.count("\n")
        return passed

    def _next(self, mark: str) -> bool:
        """Whether this comes next; it is passed over if so."""
        if not self.text.startswith(mark, self._at):
            return False
        self._at += len(mark)
        return True

    # ---- What there is ----

    def _header(self) -> Path:
        """`[a.b]`, or `[[a.b]]`: one more entry of that list."""
        listed = self._next("[")
        self._skip(SPACE)
        *above, last = self._key()
        table: Path = ()
        for part in above:
            table = self._last(self._down(table, part))
        table = self._down(table, last)
        if listed:
            self._listed[table] = self._listed.get(table, 0) + 1
            table = self._down(table, self._listed[table] - 1)
        self._skip(SPACE)
        self._next("]]" if listed else "]")
        return table

    def _last(self, table: Path) -> Path:
        """The last entry, where the table is a list of tables."""
        return (*table, self._listed[table] - 1) if table in self._listed else table

    def _down(self, table: Path, part: object) -> Path:
        if len(table) == DEEPEST:
            return table
        path = (*table, part)
        self.lines.setdefault(path, self._line)
        return path

    def _key(self) -> list[str]:
        """A key with its dots."""
        parts = [self._part()]
        while self._skip(DOT):
            parts.append(self._part())
        return parts

    def _part(self) -> str:
        quoted = self._skip(STRING)
        if quoted:
            return str(tomllib.loads(f"key = {quoted}")["key"])
        return self._skip(BARE)

    def _pair(self, table: Path) -> None:
        for part in self._key():
            table = self._down(table, part)
        self._skip(SPACE)
        self._next("=")
        self._skip(SPACE)
        self._value(table)

    def _value(self, path: Path) -> None:
        if self._next("["):
            self._entries("]", lambda index: self._value(self._down(path, index)))
        elif self._next("{"):
            self._entries("}", lambda _: self._pair(path))
        elif not self._skip(STRING):
            self._skip(SCALAR)

    def _entries(self, end: str, entry: Callable[[int], None]) -> None:
        index = 0
        self._skip(BLANK)
        while not self._next(end):
            entry(index)
            index += 1
            self._skip(BLANK)
            self._next(",")
            self._skip(BLANK)
