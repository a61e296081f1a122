"""Softmax in whole numbers."""

from __future__ import annotations

from math import e, exp, log2

import pytest

from blackgate.network.softmax import PRECISION, STEPS, STEPS_PER_UNIT, WEIGHTS, rate_of, shares, soft_weights

BITS = 14


def test_the_table_halves_every_64_steps() -> None:
    assert round(log2(e) * STEPS * 2**PRECISION) == STEPS_PER_UNIT
    assert WEIGHTS[:: int(STEPS)] == [1 << bit for bit in range(30, 0, -1)] + [0]
    assert sorted(WEIGHTS, reverse=True) == WEIGHTS


@pytest.mark.parametrize("temperature", [0.5, 1.0, 3.0])
def test_chances_are_those_of_a_softmax(temperature: float) -> None:
    logits = [0.0, -1.0, 0.7, -4.0, 0.69]
    found = shares(soft_weights([round(logit * 2**BITS) for logit in logits], rate_of(BITS, temperature)))
    powers = [exp(logit / temperature) for logit in logits]
    assert found == pytest.approx([power / sum(powers) for power in powers], rel=0.02)


def test_what_is_far_behind_is_never_chosen() -> None:
    assert soft_weights([0, -(1 << 40)], rate_of(BITS)) == [1 << 30, 0]
