"""The kinds of value an edition file may hold. Each says what it allows and reports the rest."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, time
from difflib import get_close_matches
from typing import Protocol

from blackgate.edition.errors import LONGEST, Line, Problem, shortened
from blackgate.messages import Said, phrase, said

Path = tuple[object, ...]
"""Where a value stands in the file: its keys and list indices. Keys may be anything in an untrusted dict."""

UNKNOWN = phrase("edition-found-unknown_key")
NOTHING = phrase("edition-found-nothing")
LONGEST_NAME = 99  # characters of the name of an edition
LONGEST_OWN = 40  # characters of a name that an own edition may make up
OWN = re.compile(rf"[a-z_]{{1,{LONGEST_OWN}}}")
BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,80}")


class Report:
    """Collects what is wrong and where."""

    def __init__(self) -> None:
        self.entries: list[tuple[Path, Problem]] = []

    def add(self, path: Path, found: Said, allowed: Said) -> None:
        self.entries.append((path, Problem(dotted(path), found, allowed)))


class Kind(Protocol):
    """What a value may be."""

    @property
    def says(self) -> Said: ...

    def check(self, value: object, path: Path, report: Report) -> None: ...


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number; true and false are none."""

    least: int
    most: int

    @property
    def says(self) -> Said:
        return phrase("edition-whole", least=self.least, most=self.most)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, int) or isinstance(value, bool) or not self.least <= value <= self.most:
            report.add(path, found(value), self.says)


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false; 1 and 0 are neither."""

    @property
    def says(self) -> Said:
        return phrase("edition-flag")

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, bool):
            report.add(path, found(value), self.says)


@dataclass(frozen=True, slots=True)
class Name:
    """A name that an own edition may make up: of a modular Place, of its actions and figures."""

    @property
    def says(self) -> Said:
        return phrase("edition-own_name", most=LONGEST_OWN)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, str) or not OWN.fullmatch(value):
            report.add(path, found(value), self.says)


@dataclass(frozen=True, slots=True)
class Text:
    """Free text."""

    most: int

    @property
    def says(self) -> Said:
        return phrase("edition-text", most=self.most)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, str) or not 1 <= len(value) <= self.most:
            report.add(path, found(value), self.says)


@dataclass(frozen=True, slots=True)
class OneOf:
    """One of some names."""

    names: tuple[str, ...]

    @property
    def says(self) -> Said:
        return ", ".join(f'"{name}"' for name in self.names)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, str) or value not in self.names:
            report.add(path, found(value), with_near(self.says, value, self.names))


@dataclass(frozen=True, slots=True)
class ListOf:
    """A list of one kind of value, of `least` to `most` entries; with `once`, all of them different."""

    kind: Kind
    least: int
    most: int
    once: bool = False

    @property
    def says(self) -> Said:
        if self.most == 0:
            return phrase("edition-list-empty")
        different = "-different" if self.once else ""
        if self.least == self.most:
            return phrase(f"edition-list{different}", entries=self.most, each=self.kind.says)
        return phrase(f"edition-list-range{different}", least=self.least, most=self.most, each=self.kind.says)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, list | tuple):
            report.add(path, found(value), self.says)
            return
        before = len(report.entries)
        for index, entry in enumerate(value[: self.most]):
            self.kind.check(entry, (*path, index), report)
        if len(report.entries) > before:
            return
        fits = self.least <= len(value) <= self.most
        if not fits or (self.once and any(entry in value[:index] for index, entry in enumerate(value))):
            report.add(path, found(value), self.says)


@dataclass(frozen=True, slots=True)
class Table:
    """A table with exactly these keys, and perhaps some of the optional ones.

    With `further`, any other keys that are names are allowed as well, each with a value of that kind.
    """

    keys: Mapping[str, Kind]
    optional: Mapping[str, Kind] = field(default_factory=dict)
    further: Kind | None = None

    @property
    def says(self) -> Said:
        return phrase("edition-table", keys=", ".join(self.keys))

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, Mapping):
            report.add(path, found(value), self.says)
            return
        known = {**self.keys, **self.optional}
        for key, entry in value.items():
            if key in known:
                known[key].check(entry, (*path, key), report)
            elif self.further is None:
                report.add((*path, key), UNKNOWN, with_near(", ".join(known), key, known))
            elif isinstance(key, str) and OWN.fullmatch(key):
                self.further.check(entry, (*path, key), report)
            else:
                allowed = phrase("edition-keys_or_own", keys=", ".join(known), own=Name().says)
                report.add((*path, key), UNKNOWN, with_near(allowed, key, known))
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
    def says(self) -> Said:
        return phrase("edition-doing", key='"do"')

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, Mapping):
            report.add(path, found(value), self.says)
            return
        do, names = value.get("do"), OneOf(tuple(self.choices))
        if isinstance(do, str) and do in self.choices:
            keys = {**self.keys, "do": names, **self.choices[do]}
            Table(keys, self.optional).check(value, path, report)
        elif "do" in value:
            names.check(do, (*path, "do"), report)
        else:
            report.add((*path, "do"), NOTHING, names.says)


def with_near(allowed: Said, wrong: object, names: Iterable[str]) -> Said:
    """What is allowed, and in brackets what was probably meant, if anything is near."""
    if not isinstance(wrong, str):
        return allowed
    near = get_close_matches(wrong[:LONGEST], list(names), n=1)
    return phrase("edition-near", allowed=allowed, near=f'"{near[0]}"') if near else allowed


def dotted(path: Path) -> str:
    """A path as it is written in TOML, list entries counted from 0: `cards.riot.effects[0].do`."""
    text = ""
    for part in path:
        if isinstance(part, str):
            text += f".{part}" if BARE_KEY.fullmatch(part) else f".{shown(part)}"
        else:
            text += f"[{shown(part)}]"
    return text.removeprefix(".")


def shown(value: object) -> str:
    """A value as `found` has it, in English."""
    return said(found(value), "en")


def found(value: object, inside: bool = False) -> Said:
    """A value on one short line, as TOML writes it; never fails, whatever the value."""
    if isinstance(value, str):
        return shortened(json.dumps(value[: LONGEST + 1], ensure_ascii=False))
    if isinstance(value, bool | None):
        return json.dumps(value)
    if isinstance(value, int):
        # Python refuses to write out very long ints.
        return str(value) if value.bit_length() < 100 else phrase("edition-found-large")
    if isinstance(value, float | date | time):
        return shortened(str(value))
    if isinstance(value, Mapping):
        return phrase("edition-found-table")
    if isinstance(value, list | tuple):
        # One level only: what is nested deeper could be nested without end.
        if inside:
            return phrase("edition-found-list")
        entries: list[Said] = []
        for entry in value[:LONGEST]:
            entries += [", ", found(entry, True)]
        return Line(("[", *entries[1:], "]"))
    return Line((phrase("edition-found-thing", type=type(value).__name__),))
