"""Shares, intervals and lengths, against figures known from elsewhere."""

from __future__ import annotations

import pytest

from blackgate import load_edition
from blackgate.lab.arena import Arena
from blackgate.lab.figures import Share, lengths, rounds_of, shares, wilson
from blackgate.lab.results import Result
from blackgate.rules.options import Options


def result(arena: Arena, number: int, *winners: int, turns: int = 9) -> Result:
    return Result(arena.bout(number), list(winners), turns, 20, False)


@pytest.mark.parametrize(
    ("won", "games", "low", "high"),
    [
        # Newcombe (1998), Statistics in Medicine 17, table I, method 3
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ],
)
def test_the_interval_is_wilsons(won: int, games: int, low: float, high: float) -> None:
    assert wilson(won, games) == pytest.approx((low, high), abs=5e-5)


def test_the_interval_of_a_bot_that_always_wins_ends_at_1() -> None:
    assert wilson(20, 20) == pytest.approx((1 - 0.1611, 1.0), abs=5e-5)
    assert wilson(400, 400)[1] == 1.0  # to the last digit: pictures are drawn from what lies between


def test_a_tie_is_shared_among_the_winners() -> None:
    """R2.4: in game 1 the first bot, in seat 1, is one of two winners, in game 2 it is none of them."""
    arena = Arena(("a", "b"), load_edition(), Options(3), 3, "seed")
    games = [result(arena, 0, 0), result(arena, 1, 0, 1), result(arena, 2, 0, 1)]
    (share,) = shares(arena, games)
    assert (share.games, share.won, share.even) == (3, 1.5, 1 / 3)


def test_a_team_that_wins_has_won_one_game() -> None:
    """R13.3"""
    arena = Arena(("a", "b"), load_edition(), Options(4, team=True), 2, "seed")
    (share,) = shares(arena, [result(arena, 0, 0, 2), result(arena, 1, 0, 2)])
    assert share.won == 1.0


def test_a_bot_is_stronger_only_where_the_interval_says_so() -> None:
    def verdict(won: float) -> str:
        return Share((0, 1), 100, won, *wilson(won, 100), 0.25).verdict

    assert [verdict(won) for won in (10, 25, 30, 40)] == ["weaker", "even", "even", "stronger"]


def test_lengths_have_quartiles_between_the_games() -> None:
    found = lengths([40, 10, 20, 30])
    assert (found.mean, found.least, found.most) == (25, 10, 40)
    assert (found.lower, found.median, found.upper) == (17.5, 25, 32.5)
    assert lengths([7]).upper == 7


def test_a_round_that_is_begun_counts() -> None:
    arena = Arena(("a",), load_edition(), Options(4), 1, "seed")
    assert [rounds_of(arena, result(arena, 0, 0, turns=turns)) for turns in (1, 4, 5, 8)] == [1, 1, 2, 2]
