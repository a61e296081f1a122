"""What is said about a wrong edition file: the file, the key, what was found and what is allowed.

The words are in messages/*/edition.ftl and are put together when a language is known: in English for `str`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from blackgate.messages import Said, phrase, said

LONGEST = 80  # characters of a found value that are shown


@dataclass(frozen=True, slots=True)
class Line:
    """Parts one after the other, cut where they become too long."""

    parts: tuple[Said, ...]

    def text(self, language: str) -> str:
        return shortened("".join(said(part, language) for part in self.parts))


def shortened(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 3] + "..."


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong; `key` is empty where it is the file as a whole, `line` is 0 where there is no file."""

    where: Said
    what: Said
    instead: Said
    line: int = 0

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
