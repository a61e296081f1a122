"""Intervals and corrections, against closed forms and figures known from elsewhere."""

from __future__ import annotations

import math

import numpy as np
import pytest

from blackgate.lab.figures import wilson
from blackgate.lab.statistics import (
    Ratio,
    difference,
    difference_of_differences,
    holm,
    mean,
    normal,
    ratio_of,
    share,
    student,
    two_sided,
)

WON = np.array([1.0, 0, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0])


def alone(values: object) -> Ratio:
    """One observation in each cluster."""
    values = np.asarray(values, dtype=float)
    return Ratio(values, np.ones(len(values)))


@pytest.mark.parametrize(("freedom", "t"), [(5, 2.571), (10, 2.228), (30, 2.042), (120, 1.980), (10**6, 1.960)])
def test_students_quantiles_are_those_of_the_tables(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.003)
    assert two_sided(normal(t, freedom)) == pytest.approx(0.05, rel=0.01)


def test_the_mean_has_the_interval_of_the_t_test() -> None:
    values = np.array([3.0, 5, 4, 6, 2, 7, 5, 4])
    half = student(7) * values.std(ddof=1) / math.sqrt(8)
    found = mean(alone(values))
    assert (found.value, found.low, found.high) == pytest.approx((4.5, 4.5 - half, 4.5 + half))


def test_a_difference_on_the_same_deals_has_the_interval_of_the_paired_t_test() -> None:
    one, other = np.array([1.0, 1, 0, 1, 1, 0, 1, 1]), np.array([0.0, 1, 0, 0, 1, 1, 0, 1])
    gaps = one - other
    half = student(7) * gaps.std(ddof=1) / math.sqrt(8)
    found = difference(alone(one), alone(other))
    assert (found.value, found.low, found.high) == pytest.approx((0.25, 0.25 - half, 0.25 + half))


def test_a_difference_on_other_deals_has_both_variances() -> None:
    """Welch, but for the factor n / (n - 1), which is of all clusters together."""
    one, other = np.array([1.0, 1, 0, 1]), np.array([0.0, 1, 0, 0])
    zeros = np.zeros(4)
    first = Ratio(np.concatenate([one, zeros]), np.concatenate([np.ones(4), zeros]))
    second = Ratio(np.concatenate([zeros, other]), np.concatenate([zeros, np.ones(4)]))
    spread = one.var() / 4 + other.var() / 4
    found = difference(first, second)
    assert found.high - found.value == pytest.approx(student(7) * math.sqrt(spread * 8 / 7))


def test_independent_games_have_wilsons_interval() -> None:
    """But for the factor n / (n - 1)."""
    found = share(alone(np.tile(WON, 100)))
    assert (found.low, found.high) == pytest.approx(wilson(500 / 1200 * 1199, 1199))


def test_the_same_game_twice_in_a_deal_says_no_more_than_once() -> None:
    once = share(alone(np.tile(WON, 50)))
    deals = np.repeat(np.arange(600), 2)
    twice = share(ratio_of(np.repeat(np.tile(WON, 50), 2), np.ones(1200), deals, 600))
    assert (twice.low, twice.high) == pytest.approx((once.low, once.high))


def test_a_share_of_nothing_has_an_interval_too() -> None:
    """Newcombe (1998), as for the arena: 0 of 20."""
    assert share(alone(np.zeros(20))).high == pytest.approx(0.1611, abs=5e-5)


def test_the_test_agrees_with_the_interval() -> None:
    """Wilson's interval is where the score test does not reject."""
    ratio = alone(np.tile(WON, 10))
    low = share(ratio).low
    assert share(ratio, low).p == pytest.approx(0.05, abs=1e-9)


def test_holm_is_that_of_the_textbook() -> None:
    """Wright (1992), Biometrics 48: adjusted values never fall."""
    assert holm([0.01, 0.04, 0.03, 0.005]) == pytest.approx([0.03, 0.06, 0.06, 0.02])
    assert holm([0.9, 0.8]) == [1.0, 1.0]
    assert holm([]) == []


def test_a_difference_of_differences_is_paired_throughout() -> None:
    rng = np.random.default_rng(1)
    arms = [rng.integers(0, 2, 40).astype(float) for _ in range(4)]
    gaps = arms[0] - arms[1] - arms[2] + arms[3]
    half = student(39) * gaps.std(ddof=1) / math.sqrt(40)
    found = difference_of_differences(*(alone(arm) for arm in arms))
    assert (found.value, found.high - found.value) == pytest.approx((gaps.mean(), half))


def test_95_of_100_intervals_hold_the_truth_where_seats_share_a_deal() -> None:
    """Four seats of one game: exactly one of them wins, whose chance depends on the deal."""
    rng = np.random.default_rng(7)
    held = 0
    for _ in range(400):
        strength = rng.beta(1, 3, 150)
        won = rng.binomial(2, strength).astype(float)  # each deal played twice
        found = share(Ratio(won, np.full(150, 2.0)), 0.25)
        held += found.low <= 0.25 <= found.high
    assert 0.92 <= held / 400 <= 0.98
