"""The kinds of value an edition file may hold. Each says what it allows, reports the rest, reads and writes."""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from itertools import chain, islice
from typing import Any

from blackgate.edition.errors import Path, Report, found, found_entries, near, with_near
from blackgate.messages import Localizable, phrase

UNKNOWN = phrase("edition-found-unknown_key")
NOTHING = phrase("edition-found-nothing")
LONGEST_NAME = 99  # characters of the name of an edition
LONGEST_OWN = 40  # characters of an id that an own edition may make up
OWN = re.compile(rf"[a-z_][a-z0-9_]{{0,{LONGEST_OWN - 1}}}")
MOST_LANGUAGES = 20  # in which an edition says the same
MOST_NAMES = 200  # that a wrong one is compared with
LANGUAGE = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{1,8})?")
# Unicode's categories: controls, marks of direction, ends of lines; and private use, where names stand in (wording/).
INVISIBLE = ("Cc", "Cf", "Cs", "Co", "Zl", "Zp")
JOINERS = "\u200c\u200d"  # invisible, but some scripts are not written without them


class Kind(ABC):
    """What a value may be."""

    __slots__ = ()

    @property
    @abstractmethod
    def allowed(self) -> Localizable:
        """What is allowed."""

    def fits(self, value: object) -> bool:
        """Whether a value is that, as a whole."""
        raise NotImplementedError

    def check(self, value: object, path: Path, report: Report) -> None:
        """Report what is not allowed."""
        if not self.fits(value):
            report.add(path, found(value), self.allowed)

    def read(self, value: Any) -> Any:
        """What an edition has of a value that has been checked."""
        return value

    def plain(self, value: Any) -> Any:
        """What a file says to have it so."""
        return value

    def place(self, value: Any) -> Any:
        """Where a value comes among others of its kind, to sort them by."""
        return value


@dataclass(frozen=True, slots=True)
class Whole(Kind):
    """A whole number; true and false are none."""

    least: int
    most: int

    @property
    def allowed(self) -> Localizable:
        return phrase("edition-whole", least=self.least, most=self.most)

    def fits(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.least <= value <= self.most


@dataclass(frozen=True, slots=True)
class Flag(Kind):
    """True or false; 1 and 0 are neither."""

    @property
    def allowed(self) -> Localizable:
        return phrase("edition-flag")

    def fits(self, value: object) -> bool:
        return isinstance(value, bool)


@dataclass(frozen=True, slots=True)
class Name(Kind):
    """An id that an own edition may make up: of a card, of a modular Place, of its actions and figures."""

    first: tuple[str, ...] = ()  # that come before others

    @property
    def allowed(self) -> Localizable:
        return phrase("edition-own_name", most=LONGEST_OWN)

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and OWN.fullmatch(value) is not None

    def place(self, value: str) -> tuple[int, str]:
        return (self.first.index(value) if value in self.first else len(self.first), value)


@dataclass(frozen=True, slots=True)
class Text(Kind):
    """Free text."""

    most: int

    @property
    def allowed(self) -> Localizable:
        return phrase("edition-text", most=self.most)

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and 1 <= len(value) <= self.most


@dataclass(frozen=True, slots=True)
class Tag(Kind):
    """A language, as short as it can be said: en, pt-BR."""

    @property
    def allowed(self) -> Localizable:
        return phrase("edition-language")

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and LANGUAGE.fullmatch(value) is not None


@dataclass(frozen=True, slots=True)
class Localized(Kind):
    """What people read: one text, in the language of the file, or a table of them by language."""

    most: int

    @property
    def allowed(self) -> Localizable:
        return phrase("edition-words", most=self.most, languages=MOST_LANGUAGES)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, Mapping):
            Kind.check(self, value, path, report)
            return
        if not 1 <= len(value) <= MOST_LANGUAGES:
            report.add(path, found(value), self.allowed)
            return
        for language, words in value.items():
            if not Tag().fits(language):
                report.add((*path, language), UNKNOWN, Tag().allowed)
            elif not self.fits(words):
                report.add((*path, language), found(words), phrase("edition-word", most=self.most))

    def fits(self, value: object) -> bool:
        return isinstance(value, str) and 1 <= len(value) <= self.most and is_plain(value)


@dataclass(frozen=True, slots=True)
class OneOf(Kind):
    """One of some names."""

    names: tuple[str, ...]

    @property
    def allowed(self) -> Localizable:
        return ", ".join(f'"{name}"' for name in self.names)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, str) or value not in self.names:
            report.add(path, found(value), with_near(self.allowed, value, self.names))

    def place(self, value: str) -> int:
        return self.names.index(value)


@dataclass(frozen=True, slots=True)
class ListOf(Kind):
    """A list of one kind of value, of `least` to `most` entries; with `once`, all of them different."""

    kind: Kind
    least: int
    most: int
    once: bool = False

    @property
    def allowed(self) -> Localizable:
        if self.most == 0:
            return phrase("edition-list-empty")
        different = "-different" if self.once else ""
        if self.least == self.most:
            return phrase(f"edition-list{different}", entries=self.most, each=self.kind.allowed)
        return phrase(f"edition-list-range{different}", least=self.least, most=self.most, each=self.kind.allowed)

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, list | tuple):
            report.add(path, found(value), self.allowed)
            return
        before = len(report.entries)
        for index, entry in enumerate(value[: self.most]):
            self.kind.check(entry, (*path, index), report)
        if len(report.entries) > before:
            return
        fits = self.least <= len(value) <= self.most
        if not fits or (self.once and any(entry in value[:index] for index, entry in enumerate(value))):
            report.add(path, found(value), self.allowed)

    def read(self, value: Any) -> Any:
        return tuple(self.kind.read(entry) for entry in value)

    def plain(self, value: Any) -> Any:
        return [self.kind.plain(entry) for entry in value]


@dataclass(frozen=True, slots=True)
class SetOf(ListOf):
    """A list of different values, in any order: it is read in that of their kind."""

    once: bool = True

    def read(self, value: Any) -> Any:
        return tuple(sorted(value, key=self.kind.place))


@dataclass(frozen=True, slots=True)
class Table(Kind):
    """A table with exactly these keys, and perhaps some of the optional ones.

    With `further`, up to `most` other keys that are names are allowed as well, each with a value of that kind. It is
    read as `entry`, whose `figures` have the further keys, or else as a dict; the optional keys are left to others.
    """

    keys: Mapping[str, Kind]
    optional: Mapping[str, Kind] = field(default_factory=dict)
    further: Kind | None = None
    most: int = 0
    entry: Callable[..., Any] | None = None

    @property
    def allowed(self) -> Localizable:
        if self.further and not self.keys:
            return phrase("edition-entries", most=self.most, each=self.further.allowed)
        return phrase("edition-table", keys=", ".join(self.keys or self.optional))

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, Mapping):
            report.add(path, found(value), self.allowed)
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
                report.add((*path, key), NOTHING, self.keys[key].allowed)

    def read(self, value: Any) -> Any:
        known = {key: kind.read(value[key]) for key, kind in self.keys.items()}
        further: dict[str, Any] = {}
        if self.further is not None:
            own = (key for key in value if key not in self.keys and key not in self.optional)
            further = {key: self.further.read(value[key]) for key in own}
        if self.entry is None:
            return known | further
        return self.entry(**known, figures=dict(sorted(further.items()))) if self.further else self.entry(**known)

    def plain(self, value: Any) -> Any:
        if self.entry is None:
            return {key: self.keys.get(key, self.further).plain(entry) for key, entry in value.items()}  # type: ignore[union-attr]
        known = {key: kind.plain(getattr(value, key)) for key, kind in self.keys.items()}
        return known | value.figures if self.further else known

    def _check_own(self, key: object, value: Mapping[object, object], path: Path, report: Report) -> None:
        known = [*self.keys, *self.optional]
        if self.further is None:
            report.add((*path, key), UNKNOWN, with_near(", ".join(known), key, known))
        elif not isinstance(key, str) or not OWN.fullmatch(key):
            allowed: Localizable = Name().allowed
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
                report.add((*path, key), UNKNOWN, with_near(self.further.allowed, key, others))


class ForPlayers(Table):
    """A table by the number of players, which an edition has as a number."""

    def read(self, value: Any) -> Any:
        return {int(players): self.keys[players].read(value[players]) for players in self.keys}

    def plain(self, value: Any) -> Any:
        return {str(players): each for players, each in value.items()}


class OneKey(Table):
    """A table of which an edition has nothing but the value of its only key."""

    def read(self, value: Any) -> Any:
        ((key, kind),) = self.keys.items()
        return kind.read(value[key])

    def plain(self, value: Any) -> Any:
        ((key, kind),) = self.keys.items()
        return {key: kind.plain(value)}


@dataclass(frozen=True, slots=True)
class Doing(Kind):
    """A table whose `do` names something and so decides which figures belong beside it; it is read as `entry`."""

    entry: Callable[..., Any]
    choices: Mapping[str, Mapping[str, Kind]]
    keys: Mapping[str, Kind] = field(default_factory=dict)
    optional: Mapping[str, Kind] = field(default_factory=dict)

    @property
    def allowed(self) -> Localizable:
        return phrase("edition-doing", key='"do"')

    def check(self, value: object, path: Path, report: Report) -> None:
        if not isinstance(value, Mapping):
            report.add(path, found(value), self.allowed)
            return
        do, names = value.get("do"), OneOf(tuple(self.choices))
        if isinstance(do, str) and do in self.choices:
            keys = {**self.keys, "do": names, **self.choices[do]}
            Table(keys, self.optional).check(value, path, report)
        elif "do" in value:
            names.check(do, (*path, "do"), report)
        else:
            report.add((*path, "do"), NOTHING, names.allowed)

    def read(self, value: Any) -> Any:
        do = value["do"]
        known = {key: kind.read(value[key]) for key, kind in self.keys.items()}
        return self.entry(**known, do=do, figures={figure: value[figure] for figure in self.choices[do]})

    def plain(self, value: Any) -> Any:
        return {**{key: getattr(value, key) for key in self.keys}, "do": value.do, **value.figures}


def kinds_of(entry: type) -> dict[str, Kind]:
    """Those that the fields of a dataclass are annotated with: `price: Annotated[int, Whole(1, 99)]`."""
    annotated = {each.name: getattr(each.type, "__metadata__", ()) for each in fields(entry)}
    return {name: kinds[0] for name, kinds in annotated.items() if kinds}


def table_of(entry: type, optional: Mapping[str, Kind], *names: str, **other: Kind) -> Table:
    """The table that is read as such an entry: with all its kinds, or those that are named, or others for some."""
    kinds = kinds_of(entry)
    return Table({name: kinds[name] for name in names or kinds} | other, optional, entry=entry)


def is_plain(text: str) -> bool:
    """Whether a text is one line that shows what it is: no control characters, nothing that turns others around."""
    return bool(text.strip()) and not any(
        unicodedata.category(char) in INVISIBLE and char not in JOINERS for char in text
    )
