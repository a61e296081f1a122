"""What is said about a wrong edition file: the file, the key, what was found and what is allowed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong; `key` is empty where it is the file as a whole."""

    key: str
    found: str
    allowed: str

    def __str__(self) -> str:
        where = f"{self.key}: " if self.key else ""
        return f"{where}found {self.found}, allowed: {self.allowed}"


class EditionError(ValueError):
    """An edition that cannot be used: every problem in the order of the file, one a line.

    `key`, `found` and `allowed` are those of the first problem; `problems` has them all.
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

    def __str__(self) -> str:
        return "\n".join(f"{self.file}: {problem}" for problem in self.problems)
