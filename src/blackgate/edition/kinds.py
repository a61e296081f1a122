"""The kinds of value an edition file may hold. Each says what it allows and reports the rest."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, time
from difflib import get_close_matches
from typing import Protocol

from blackgate.edition.errors import Problem

Path = tuple[object, ...]
"""Where a value stands in the file: its keys and list indices. Keys may be anything in an untrusted dict."""

UNKNOWN = "an unknown key"
NOTHING = "nothing"
LONGEST = 80  # characters of a found value that are shown
LONGEST_NAME = 99  # characters of the name of an edition
LONGEST_OWN = 40  # characters of a name that an own edition may make up
OWN = re.compile(rf"[a-z_]{{1,{LONGEST_OWN}}}")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,80}")


class Report:
    """Collects what is wrong and where."""

    def __init__(self) -> None:
        self.entries: list[tuple[Path, Problem]] = []

    def add(self, path: Path, found: str, allowed: str) -> None:
        self.entries.append((path, Problem(dotted(path), found, allowed)))


class Kind(Protocol):
    """What a value may be."""

    @property
    def says(self) -> str: ...

    def check(self, value: object, path: Path, report: Report) -> None: ...


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number; true and false are none."""

    least: int
    most: int

    @property
    def says(self) -> str:
        return f"a whole number from {self.least} to {self.most}"

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            report.add(path, shown(value), self.says)


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false; 1 and 0 are neither."""

    @property
    def says(self) -> str:
        return "true or false"

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, bool):
            report.add(path, shown(value), self.says)


@dataclass(frozen=True, slots=True)
class Name:
    """A name that an own edition may make up: of a modular Place, of its actions and figures."""

    @property
    def says(self) -> str:
        return f"a name of 1 to {LONGEST_OWN} characters from a to z and _"

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, str) or not OWN.fullmatch(value):
            report.add(path, shown(value), self.says)


@dataclass(frozen=True, slots=True)
class Text:
    """Free text."""

    most: int

    @property
    def says(self) -> str:
        return f"a text of 1 to {self.most} characters"

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, str) or not 1 <= len(value) <= self.most:
            report.add(path, shown(value), self.says)


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some names."""

    names: tuple[str, ...]

    @property
    def says(self) -> str:
        return ", ".join(f'"{name}"' for name in self.names)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, str) or value not in self.names:
            report.add(path, shown(value), self.says + suggestion(value, self.names))


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of one kind of value, of `least` to `most` entries; with `once`, all of them different."""

    kind: Kind
    least: int
    most: int
    once: bool = False

    @property
    def says(self) -> str:
        if self.most == 0:
            return "an empty list"
        different = "different " if self.once else ""
        number = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
        return f"a list of {number} {different}entries, each {self.kind.says}"

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, list | tuple):
            report.add(path, shown(value), self.says)
            return
        before = len(report.entries)
        for index, entry in enumerate(value[: self.most]):
            self.kind.check(entry, (*path, index), report)
        if len(report.entries) > before:
            return
        fits = self.least <= len(value) <= self.most
        if not fits or (self.once and any(entry in value[:index] for index, entry in enumerate(value))):
            report.add(path, shown(value), self.says)


@dataclass(frozen=True, slots=True)
class Table:
    """A table with exactly these keys, and perhaps some of the optional ones.

    With `further`, any other keys that are names are allowed as well, each with a value of that kind.
    """

    keys: Mapping[str, Kind]
    optional: Mapping[str, Kind] = field(default_factory=dict)
    further: Kind | None = None

    @property
    def says(self) -> str:
        return f"a table with {', '.join(self.keys)}"

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, Mapping):
            report.add(path, shown(value), self.says)
            return
        known = {**self.keys, **self.optional}
        for key, entry in value.items():
            if key in known:
                known[key].check(entry, (*path, key), report)
            elif self.further is None:
                report.add((*path, key), UNKNOWN, ", ".join(known) + suggestion(key, known))
            elif isinstance(key, str) and OWN.fullmatch(key):
                self.further.check(entry, (*path, key), report)
            else:
                report.add((*path, key), UNKNOWN, f"{', '.join(known)}, or {Name().says}" + suggestion(key, known))
        for key in self.keys:
            if key not in value:
                report.add((*path, key), NOTHING, self.keys[key].says)


@dataclass(frozen=True, slots=True)
class Doing:
    """A table whose `do` names something and so decides which figures belong beside it."""

    choices: Mapping[str, Mapping[str, Kind]]
    keys: Mapping[str, Kind] = field(default_factory=dict)
    optional: Mapping[str, Kind] = field(default_factory=dict)

    @property
    def says(self) -> str:
        return 'a table with "do" and its figures'

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, Mapping):
            report.add(path, shown(value), self.says)
            return
        do, names = value.get("do"), OneOf(tuple(self.choices))
        if isinstance(do, str) and do in self.choices:
            keys = {**self.keys, "do": names, **self.choices[do]}
            Table(keys, self.optional).check(value, path, report)
        elif "do" in value:
            names.check(do, (*path, "do"), report)
        else:
            report.add((*path, "do"), NOTHING, names.says)


def suggestion(wrong: object, names: Iterable[str]) -> str:
    """What was probably meant, in brackets; empty if nothing is near."""
    if not isinstance(wrong, str):
        return ""
    near = get_close_matches(wrong[:LONGEST], list(names), n=1)
    return f' (did you mean "{near[0]}"?)' if near else ""


def dotted(path: Path) -> str:
    """A path as it is written in TOML, list entries counted from 0: `cards.riot.effects[0].do`."""
    text = ""
    for part in path:
        if isinstance(part, str):
            text += f".{part}" if BARE_KEY.fullmatch(part) else f".{shown(part)}"
        else:
            text += f"[{shown(part)}]"
    return text.removeprefix(".")


def shown(value: object, inside: bool = False) -> str:
    """A value on one short line, as TOML writes it; never fails, whatever the value."""
    if isinstance(value, str):
        text = json.dumps(value[: LONGEST + 1], ensure_ascii=False)
    elif isinstance(value, bool | None):
        text = json.dumps(value)
    elif isinstance(value, int):
        # Python refuses to write out very long ints.
        text = str(value) if value.bit_length() < 100 else "a very large number"
    elif isinstance(value, float | date | time):
        text = str(value)
    elif isinstance(value, Mapping):
        text = "a table"
    elif isinstance(value, list | tuple):
        # One level only: what is nested deeper could be nested without end.
        text = "a list" if inside else f"[{', '.join(shown(entry, True) for entry in value[:LONGEST])}]"
    else:
        text = f"a {type(value).__name__}"
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."
