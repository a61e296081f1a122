"""What is said about a wrong edition file: the file, the key, what was found and what is allowed.

The words are in messages/*/edition.ftl and are put together when a language is known: in English for `str`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

LONGEST = 80  # characters of a found value that are shown
_HOLE = re.compile(r"\0(\w+)\0")


@dataclass(frozen=True, slots=True)
class Phrase:
    """A message by its id with what goes into it; an int is for a message that depends on the number."""

    message: str
    arguments: tuple[tuple[str, Said | int], ...] = ()

    def text(self, language: str) -> str:
        from blackgate.messages import text

        numbers = {name: value for name, value in self.arguments if isinstance(value, int)}
        words = {name: said(value, language) for name, value in self.arguments if not isinstance(value, int)}
        # Fluent takes no text of more than 2500 characters, so words are put in after it has done its part.
        with_holes = text(language, self.message, **numbers, **{name: f"\0{name}\0" for name in words})
        return _HOLE.sub(lambda hole: words[hole[1]], with_holes)


@dataclass(frozen=True, slots=True)
class Line:
    """Parts one after the other, cut where they become too long."""

    parts: tuple[Said, ...]

    def text(self, language: str) -> str:
        return shortened("".join(said(part, language) for part in self.parts))


Said = str | Phrase | Line
"""What can be said in every language; a str is the same in all of them."""


def phrase(message: str, **arguments: Said | int) -> Phrase:
    return Phrase(message, tuple(arguments.items()))


def said(words: Said, language: str) -> str:
    return words if isinstance(words, str) else words.text(language)


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong; `key` is empty where it is the file as a whole."""

    where: Said
    what: Said
    instead: Said

    @property
    def key(self) -> str:
        return said(self.where, "en")

    @property
    def found(self) -> str:
        return said(self.what, "en")

    @property
    def allowed(self) -> str:
        return said(self.instead, "en")

    def text(self, language: str) -> str:
        if not self.where:
            return phrase("edition-problem", found=self.what, allowed=self.instead).text(language)
        return phrase("edition-problem-at", key=self.where, found=self.what, allowed=self.instead).text(language)

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
