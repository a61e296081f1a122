"""An arena: which bots meet, on which deals, and who sits where. Its games are numbered.

Each bot plays every bot named after it: one seat of the first against all others of the second, or team against team
(R13.1). A deal is the same for every pairing, and is played once with the first bot in each seat, so that nobody has
the better cards. A single bot plays against itself, to measure how long games last.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Final

from blackgate.edition import Edition
from blackgate.rules.options import Options

TEAMS: Final = 2


@dataclass(frozen=True)
class Bout:
    """Identifies a game of an arena: the pairing, by the numbers of its bots; the deal; and the rotation."""

    deal: int
    pairing: tuple[int, ...]
    rotation: int


@dataclass(frozen=True)
class Arena:
    """Plain data, so that any process can play any game of it. `games`: per pairing, or a few more."""

    bots: tuple[str, ...]
    edition: Edition
    options: Options
    games: int
    seed: str

    @cached_property
    def pairings(self) -> list[tuple[int, ...]]:
        return list(combinations(range(len(self.bots)), 2)) if len(self.bots) > 1 else [(0,)]

    @cached_property
    def names(self) -> list[str]:
        """The bots, each with a unique name: one that is named again gets a number."""
        return [
            f"{bot} ({self.bots[:index].count(bot) + 1})" if bot in self.bots[:index] else bot
            for index, bot in enumerate(self.bots)
        ]

    @property
    def rotations(self) -> int:
        """In how many ways a pairing can be seated."""
        if len(self.bots) == 1:
            return 1
        return self.sides

    @property
    def sides(self) -> int:
        """How many play against each other."""
        return TEAMS if self.options.team else self.options.players

    @property
    def deals(self) -> int:
        """Every deal that is started is played in every rotation."""
        return -(-self.games // self.rotations)

    @property
    def total(self) -> int:
        return self.deals * len(self.pairings) * self.rotations

    @property
    def even(self) -> float:
        """The share of games that a bot wins against its equals."""
        return 1 / self.sides

    def bout(self, number: int) -> Bout:
        """All pairings proceed in parallel, deal by deal."""
        deal, rest = divmod(number, len(self.pairings) * self.rotations)
        pairing, rotation = divmod(rest, self.rotations)
        return Bout(deal, self.pairings[pairing], rotation)

    def seats(self, bout: Bout) -> list[int]:
        """For each seat the number of its bot."""
        seats = range(self.options.players)
        return [bout.pairing[0 if seat % self.sides == bout.rotation else -1] for seat in seats]

    def first(self, bout: Bout) -> int:
        """The starting seat is part of the deal (R1.7)."""
        return bout.deal % self.options.players
