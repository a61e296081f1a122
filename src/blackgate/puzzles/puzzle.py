"""A puzzle as plain data: a position, the goal, and every way to reach it."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from blackgate.edition import Edition
from blackgate.records.position import lay_out
from blackgate.rules.game import Game

THEMES: Final = ("win", "get", "survive")
DIFFICULTIES: Final = (1, 2, 3)
FILE: Final = "standard.json"

# Choices that lead there, each with those that follow it; nothing follows the last.
Lines = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Puzzle:
    """`win` this turn, `get` the card `goal` this turn, or `survive` until the seat's next turn.

    `lines` has all choices of the seat that solve it, from its first one on. On the way the others answer as `reply`
    says. `chance` is how likely the solution works, according to the strongest bot: 1 if it is certain.
    """

    id: str
    theme: str
    difficulty: int
    seat: int
    goal: str
    position: str
    lines: Lines
    chance: float = 1.0

    @property
    def solution(self) -> str:
        """The first choice."""
        return next(iter(self.lines))

    @property
    def players(self) -> int:
        return sum(line.partition(":")[0].isdigit() for line in self.position.splitlines())

    def game(self, edition: Edition | None = None) -> Game:
        """The position, with chance that is the same for everybody."""
        return lay_out(self.position, seed=f"puzzle/{self.id}", edition=edition)


def reply(game: Game) -> int:
    """What another seat answers while somebody solves a puzzle: a pass, or else the first answer. Lines hold against
    every answer, so any will do."""
    passed = game.book.action_of_text["pass"]
    legal = game.legal_actions()
    return passed if passed in legal else legal[0]


def puzzles_of(edition: Edition) -> tuple[Puzzle, ...]:
    """Those that come with the game, if they are for this edition."""
    fingerprint, found = our_puzzles()
    return found if fingerprint == edition.fingerprint else ()


@cache
def our_puzzles() -> tuple[str, tuple[Puzzle, ...]]:
    return read_puzzles((files("blackgate.puzzles") / FILE).read_text(encoding="utf-8"))


def read_puzzles(text: str) -> tuple[str, tuple[Puzzle, ...]]:
    """The fingerprint of the edition that they are for, and the puzzles."""
    data = json.loads(text)
    return data["edition"], tuple(Puzzle(**each) for each in data["puzzles"])


def written_puzzles(edition: Edition, puzzles: list[Puzzle]) -> str:
    data = {"edition": edition.fingerprint, "puzzles": [asdict(puzzle) for puzzle in puzzles]}
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"
