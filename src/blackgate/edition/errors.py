"""What is said about a wrong edition file: the file, the key, what was found and what is allowed.

The words are in messages/*/edition.ftl and are put together when a language is known: in English for `str`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import date, time
from difflib import get_close_matches

from blackgate.messages import Localizable, localized, phrase

Path = tuple[object, ...]
"""Where a value stands in the file: its keys and list indices. Keys may be anything in an untrusted dict."""

LONGEST = 80  # characters of a found value that are shown
MOST_PROBLEMS = 100  # told of one edition: more help nobody, and hostile input has millions
BARE_KEY = re.compile(r"[A-Za-z0-9_-]{1,80}")


@dataclass(frozen=True, slots=True)
class Line:
    """Parts one after the other, cut where they become too long."""

    parts: tuple[Localizable, ...]

    def text(self, language: str) -> str:
        return shortened("".join(localized(part, language) for part in self.parts))


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong; `key` is empty where it is the file as a whole, `line` is 0 where there is no file."""

    where: Localizable
    what: Localizable
    instead: Localizable
    line: int = 0

    @property
    def key(self) -> str:
        return localized(self.where, "en")

    @property
    def found(self) -> str:
        return localized(self.what, "en")

    @property
    def allowed(self) -> str:
        return localized(self.instead, "en")

    def text(self, language: str) -> str:
        problem = phrase("edition-problem", found=self.what, allowed=self.instead)
        if self.where:
            problem = phrase("edition-problem-at", key=self.where, found=self.what, allowed=self.instead)
        if self.line:
            problem = phrase("edition-problem-in_line", line=self.line, problem=problem)
        return problem.text(language)

    def __str__(self) -> str:
        return self.text("en")


class EditionError(ValueError):
    """An edition that cannot be used: every problem in the order of the file, one a line.

    `key`, `found` and `allowed` are those of the first problem, in English; `problems` has them all.
    """

    def __init__(self, file: str, problems: Iterable[Problem]) -> None:
        self.file = file
        self.problems = tuple(problems)
        super().__init__(file, self.problems)  # both, so that the error can be pickled

    @property
    def key(self) -> str:
        return self.problems[0].key

    @property
    def found(self) -> str:
        return self.problems[0].found

    @property
    def allowed(self) -> str:
        return self.problems[0].allowed

    def text(self, language: str) -> str:
        lines = (problem.text(language) for problem in self.problems)
        return "\n".join(phrase("edition-in_file", file=self.file, problem=line).text(language) for line in lines)

    def __str__(self) -> str:
        return self.text("en")


class TooManyProblems(Exception):
    """There are enough of them to tell."""


class Report:
    """Collects what is wrong and where. Raises TooManyProblems when it is full."""

    def __init__(self) -> None:
        self.entries: list[tuple[Path, Problem]] = []

    def add(self, path: Path, found: Localizable, allowed: Localizable) -> None:
        self.entries.append((path, Problem(dotted(path), found, allowed)))
        if self.is_full:
            raise TooManyProblems

    @property
    def is_full(self) -> bool:
        return len(self.entries) >= MOST_PROBLEMS


def with_near(allowed: Localizable, wrong: object, names: Iterable[str]) -> Localizable:
    """What is allowed, and in brackets what was probably meant, if anything is near."""
    meant = near(wrong, names)
    return phrase("edition-near", allowed=allowed, near=f'"{meant}"') if meant else allowed


def near(wrong: object, names: Iterable[str]) -> str:
    """The name that was probably meant, or nothing."""
    found = get_close_matches(wrong[:LONGEST], list(names), n=1) if isinstance(wrong, str) else []
    return found[0] if found else ""


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
    return localized(found(value), "en")


def found_entries(entries: int) -> Localizable:
    return phrase("edition-found-entries", entries=entries)


def found(value: object, inside: bool = False) -> Localizable:
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
        entries: list[Localizable] = []
        for entry in value[:LONGEST]:
            entries += [", ", found(entry, True)]
        return Line(("[", *entries[1:], "]"))
    return Line((phrase("edition-found-thing", type=type(value).__name__),))
