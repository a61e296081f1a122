"""Ratings of bots by openskill (Plackett-Luce): one scale for all bots of an arena.

Each game is rated seat by seat, or team by team: the winner ranks first, the others share second place. A bot in
several seats gets the mean of their updates. Bots do not learn, so uncertainty only shrinks (tau 0).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from openskill.models import PlackettLuce, PlackettLuceRating

from blackgate.lab.arena import Arena
from blackgate.lab.figures import Z
from blackgate.lab.results import Result


@dataclass(frozen=True)
class Rating:
    """How strong a bot is, and the 95 % interval."""

    bot: int
    mu: float
    low: float
    high: float


def ratings(arena: Arena, results: Iterable[Result]) -> list[Rating]:
    """The strongest first."""
    model = PlackettLuce(tau=0.0)
    rated = [model.rating() for _ in arena.bots]
    for result in results:
        rate(model, arena, result, rated)
    found = [
        Rating(bot, rating.mu, rating.mu - Z * rating.sigma, rating.mu + Z * rating.sigma)
        for bot, rating in enumerate(rated)
    ]
    return sorted(found, key=lambda rating: -rating.mu)


def rate(model: PlackettLuce, arena: Arena, result: Result, rated: list[PlackettLuceRating]) -> None:
    """Update the ratings with one game."""
    seats = arena.seats(result.bout)
    sides = arena.sides
    teams = [
        [model.rating(mu=rated[bot].mu, sigma=rated[bot].sigma) for bot in seats[side::sides]] for side in range(sides)
    ]
    ranks = [0.0 if side in result.winners else 1.0 for side in range(sides)]
    after = model.rate(teams, ranks=ranks)
    for bot in set(seats):
        said = [rating for side, team in enumerate(after) if seats[side] == bot for rating in team]
        rated[bot].mu = sum(rating.mu for rating in said) / len(said)
        rated[bot].sigma = sum(rating.sigma for rating in said) / len(said)
