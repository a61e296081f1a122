"""Figures from results: shares of games won with their intervals, and how long games last."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from blackgate.lab.arena import Arena
from blackgate.lab.results import Result, of_pairing

Z: Final = 1.959963984540054  # of a normal distribution, 95 % lie within so many standard deviations

STRONGER: Final = "stronger"
WEAKER: Final = "weaker"
EVEN: Final = "even"


@dataclass(frozen=True)
class Share:
    """How much of its games the first bot of a pairing won, with the 95 % interval, and what is even."""

    pairing: tuple[int, ...]
    games: int
    won: float
    low: float
    high: float
    even: float

    @property
    def share(self) -> float:
        return self.won / self.games

    @property
    def verdict(self) -> str:
        if self.low > self.even:
            return STRONGER
        return WEAKER if self.high < self.even else EVEN


@dataclass(frozen=True)
class Lengths:
    """How long games last: the mean, the quartiles and the ends."""

    mean: float
    least: int
    lower: float
    median: float
    upper: float
    most: int


def shares(arena: Arena, results: Sequence[Result]) -> list[Share]:
    """One for each pairing that has been played."""
    found: list[Share] = []
    for pairing in arena.pairings:
        played = of_pairing(results, pairing)
        if len(pairing) > 1 and played:
            won = sum(won_by_first(arena, result) for result in played)
            found.append(Share(pairing, len(played), won, *wilson(won, len(played)), arena.even))
    return found


def won_by_first(arena: Arena, result: Result) -> float:
    """1 for a game won by the first bot of the pairing; of a tie, its share among the winners (R2.4)."""
    seats = arena.seats(result.bout)
    one = result.bout.pairing[0]
    return sum(seats[seat] == one for seat in result.winners) / len(result.winners)


def wilson(won: float, games: float) -> tuple[float, float]:
    """Wilson's 95 % interval of a share, which is also right for few games and for shares near 0 and 1."""
    share = won / games
    spread = Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z / (1 + spread) * math.sqrt(share * (1 - share) / games + spread / games / 4)
    return min(share, max(0.0, middle - half)), max(share, min(1.0, middle + half))  # rounding must not exclude it


def rounds_of(arena: Arena, result: Result) -> int:
    """The round in which a game ended."""
    return -(-result.turns // arena.options.players)


def lengths(values: Sequence[int]) -> Lengths:
    ordered = sorted(values)
    return Lengths(
        sum(ordered) / len(ordered),
        ordered[0],
        quantile(ordered, 0.25),
        quantile(ordered, 0.5),
        quantile(ordered, 0.75),
        ordered[-1],
    )


def quantile(ordered: Sequence[int], part: float) -> float:
    """Linear interpolation between the two nearest values."""
    place = part * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)
