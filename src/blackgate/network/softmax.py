"""Softmax in whole numbers, so that the same logits give the same chances on every machine.

exp(-x) may differ in its last bit from one machine to another. Here a difference of logits becomes a number of steps,
64 of which halve the weight, and the weight of so many steps is looked up in a table.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt
from typing import Final, NamedTuple

STEPS: Final = 64  # that halve a weight
HEAVIEST: Final = 30  # bits of the largest weight
PRECISION: Final = 16  # bits behind the point of a rate
STEPS_PER_UNIT: Final = 6_051_102  # log2(e) * STEPS * 2^PRECISION: how many steps a difference of one is
WORKING: Final = 120  # bits behind the point while the table is made


class Rate(NamedTuple):
    """How many steps a difference of logits is: `difference * factor >> shift`."""

    factor: int
    shift: int


def rate_of(shift: int, temperature: float = 1.0) -> Rate:
    """For logits with that shift. The higher the temperature, the less their differences count."""
    return Rate(round(STEPS_PER_UNIT / temperature), shift + PRECISION)


def weights_by_steps() -> list[int]:
    """2^(HEAVIEST - i / STEPS) for each number of steps i, until nothing is left."""
    step = 1 << WORKING - 1  # a half; the square root of it, and so on: 2^(-1 / STEPS)
    for _ in range(STEPS.bit_length() - 1):
        step = isqrt(step << WORKING)
    until_half: list[int] = []
    power = 1 << WORKING
    for _ in range(STEPS):
        until_half.append(power >> WORKING - HEAVIEST)
        power = power * step >> WORKING
    return [weight >> halvings for halvings in range(HEAVIEST) for weight in until_half] + [0]


WEIGHTS: Final = weights_by_steps()
LAST: Final = len(WEIGHTS) - 1


def soft_weights(logits: Sequence[int], rate: Rate) -> list[int]:
    """How much each weighs against the others; the largest 2^30."""
    highest = max(logits)
    factor, shift = rate
    return [WEIGHTS[min((highest - logit) * factor >> shift, LAST)] for logit in logits]


def shares(weights: Sequence[int]) -> list[float]:
    """Each one's share of the whole."""
    total = sum(weights)
    return [weight / total for weight in weights]
