"""Ratings: who wins more is rated higher, and more games make it surer."""

from __future__ import annotations

import random

import pytest

from blackgate import load_edition
from blackgate.lab.arena import Arena
from blackgate.lab.ratings import Rating, ratings
from blackgate.lab.results import Result
from blackgate.rules.options import Options

STRENGTHS = (4, 1, 2)  # of the bots, in the order in which they are named


def rated(players: int, games: int, team: bool = False, strengths: tuple[int, ...] = STRENGTHS) -> list[Rating]:
    """Games in which each seat, or team, wins in proportion to its bot's strength."""
    arena = Arena(tuple("abc"[: len(strengths)]), load_edition(), Options(players, team=team), games, "seed")
    chance = random.Random(1)
    results: list[Result] = []
    for number in range(arena.total):
        bout = arena.bout(number)
        seats = arena.seats(bout)
        winner = chance.choices(range(players), [strengths[bot] for bot in seats])[0]
        winners = list(range(winner % 2, players, 2)) if team else [winner]
        results.append(Result(bout, winners, 10, 20, False))
    return ratings(arena, results)


@pytest.mark.parametrize(("players", "team"), [(2, False), (4, False), (6, False), (4, True)])
def test_the_stronger_bot_is_rated_higher(players: int, team: bool) -> None:
    found = rated(players, 300, team)
    assert [rating.bot for rating in found] == [0, 2, 1]
    assert all(rating.low < rating.mu < rating.high for rating in found)


def test_more_games_make_a_rating_surer() -> None:
    few, many = rated(4, 40)[0], rated(4, 400)[0]
    assert many.high - many.low < few.high - few.low


def test_the_ratings_of_a_duel_say_how_often_who_wins() -> None:
    """At 7 to 3 the model wants a difference of ln(7/3) times the square root of 2 times beta, 25/6."""
    first, second = rated(2, 4000, strengths=(7, 3))
    assert first.mu - second.mu == pytest.approx(4.99, abs=1)


def test_without_a_winner_alone_nobody_is_rated_higher() -> None:
    arena = Arena(("a", "b"), load_edition(), Options(2), 2, "seed")
    found = ratings(arena, [Result(arena.bout(number), [0, 1], 10, 20, True) for number in range(2)])
    assert found[0].mu == pytest.approx(found[1].mu)
