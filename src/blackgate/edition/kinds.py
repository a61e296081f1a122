"""The kinds of value an edition file may hold. Each says what it allows and reports the rest."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date, time
from difflib import get_close_matches
from itertools import chain, islice
from typing import Protocol

from blackgate.edition.errors import LONGEST, Line, Problem, shortened
from blackgate.messages import Said, phrase, said

Path = tuple[object, ...]
"""Where a value stands in the file: its keys and list indices. Keys may be anything in an untrusted dict."""

UNKNOWN = phrase("edition-found-unknown_key")
NOTHING = phrase("edition-found-nothing")
LONGEST_NAME = 99  # characters of the name of an edition
LONGEST_OWN = 40  # characters of an id that an own edition may make up
OWN = re.compile(rf"[a-z_][a-z0-9_]{{0,{LONGEST_OWN - 1}}}")
MOST_LANGUAGES = 20  # in which an edition says the same
MOST_NAMES = 200  # that a wrong one is compared with
MOST_PROBLEMS = 100  # told of one edition: more help nobody, and hostile input has millions
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{1,8})?")
INVISIBLE = ("Cc", "Cf", "Cs", "Zl", "Zp")  # Unicode's categories: controls, marks of direction, ends of lines
JOINERS = "\u200c\u200d"  # invisible, but some scripts are not written without them
BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,80}")


class TooManyProblems(Exception):
    """There are enough of them to tell."""


class Report:
    """Collects what is wrong and where. Raises TooManyProblems when it is full."""

    def __init__(self) -> None:
        self.entries: list[tuple[Path, Problem]] = []

    def add(self, path: Path, found: Said, allowed: Said) -> None:
        self.entries.append((path, Problem(dotted(path), found, allowed)))
        if self.is_full:
            raise TooManyProblems

    @property
    def is_full(self) -> bool:
        return len(self.entries) >= MOST_PROBLEMS


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
    """An id that an own edition may make up: of a card, of a modular Place, of its actions and figures."""

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
class Tag:
    """A language, as short as it can be said: en, pt-BR."""

    @property
    def says(self) -> Said:
        return phrase("edition-language")

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, str) or not LANGUAGE.fullmatch(value):
            report.add(path, found(value), self.says)


@dataclass(frozen=True, slots=True)
class Localized:
    """What people read: one text, in the language of the file, or a table of them by language."""

    most: int

    @property
    def says(self) -> Said:
        return phrase("edition-words", most=self.most, languages=MOST_LANGUAGES)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, Mapping):
            if not self.fits(value):
                report.add(path, found(value), self.says)
            return
        if not 1 <= len(value) <= MOST_LANGUAGES:
            report.add(path, found(value), self.says)
            return
        for language, words in value.items():
            if not isinstance(language, str) or not LANGUAGE.fullmatch(language):
                report.add((*path, language), UNKNOWN, Tag().says)
            elif not self.fits(words):
                report.add((*path, language), found(words), phrase("edition-word", most=self.most))

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and 1 <= len(value) <= self.most and is_plain(value)


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

    With `further`, up to `most` other keys that are names are allowed as well, each with a value of that kind.
    """

    keys: Mapping[str, Kind]
    optional: Mapping[str, Kind] = field(default_factory=dict)
    further: Kind | None = None
    most: int = 0

    @property
    def says(self) -> Said:
        if self.further and not self.keys:
            return phrase("edition-entries", most=self.most, each=self.further.says)
        return phrase("edition-table", keys=", ".join(self.keys or self.optional))

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, Mapping):
            report.add(path, found(value), self.says)
            return
        known = {**self.keys, **self.optional}
        own = [key for key in value if key not in known]
        if self.further is not None and len(own) > self.most:
            report.add(path, found_entries(len(own)), phrase("edition-most", most=self.most))
            own = own[: self.most]
        for key, entry in value.items():
            if key in known:
                known[key].check(entry, (*path, key), report)
        for key in own:
            self._check_own(key, value, path, report)
        for key in self.keys:
            if key not in value:
                report.add((*path, key), NOTHING, self.keys[key].says)

    def _check_own(self, key: object, value: Mapping[object, object], path: Path, report: Report) -> None:
        known = [*self.keys, *self.optional]
        if self.further is None:
            report.add((*path, key), UNKNOWN, with_near(", ".join(known), key, known))
        elif not isinstance(key, str) or not OWN.fullmatch(key):
            allowed: Said = Name().says
            if known:
                allowed = phrase("edition-keys_or_own", keys=", ".join(known), own=allowed)
            report.add((*path, key), UNKNOWN, with_near(allowed, key, known))
        else:
            before = len(report.entries)
            self.further.check(value[key], (*path, key), report)
            # An entry that lacks something and is almost called like another was probably meant to change that one.
            added = report.entries[before:]
            lacks = any(problem.what == NOTHING and where[:-1] == (*path, key) for where, problem in added)
            names = (
                each for each in chain(known, value) if isinstance(each, str) and OWN.fullmatch(each) and each != key
            )
            others = list(islice(names, MOST_NAMES))
            if lacks and near(key, others):
                del report.entries[before:]
                report.add((*path, key), UNKNOWN, with_near(self.further.says, key, others))


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
    meant = near(wrong, names)
    return phrase("edition-near", allowed=allowed, near=f'"{meant}"') if meant else allowed


def near(wrong: object, names: Iterable[str]) -> str:
    """The name that was probably meant, or nothing."""
    found = get_close_matches(wrong[:LONGEST], list(names), n=1) if isinstance(wrong, str) else []
    return found[0] if found else ""


def is_plain(text: str) -> bool:
    """Whether a text is one line that shows what it is: no control characters, nothing that turns others around."""
    return bool(text.strip()) and not any(
        unicodedata.category(char) in INVISIBLE and char not in JOINERS for char in text
    )


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


def found_entries(entries: int) -> Said:
    return phrase("edition-found-entries", entries=entries)


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
