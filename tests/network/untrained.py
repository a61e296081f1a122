"""A network that has learned nothing: numbers from a seed, in the form that training gives them."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from blackgate.edition import load_edition
from blackgate.network.inputs import inputs_of
from blackgate.network.weights import Weights

WIDTH = 64
BLOCKS = 3


def untrained(seed: int = 1, spread: float = 30.0) -> Weights:
    """`spread`: the larger, the more weights are at their limits."""
    inputs = inputs_of(load_edition())
    random = np.random.default_rng(seed)

    def matrix(*shape: int) -> NDArray[Any]:
        return np.clip(np.round(random.normal(0, spread, shape)), -127, 127).astype(np.int8)

    def bias(size: int, most: int) -> NDArray[Any]:
        return random.integers(-most, most, size, np.int32)

    arrays = {"first": matrix(len(inputs.roles), WIDTH), "first_bias": bias(WIDTH, 100)}
    for block in range(BLOCKS):
        for i in (1, 2):
            arrays[f"body.{block}.w{i}"] = matrix(WIDTH, WIDTH)
            arrays[f"body.{block}.b{i}"] = bias(WIDTH, 1 << 14)
    arrays |= {
        "policy": matrix(len(inputs.action_roles), WIDTH),
        "policy_bias": bias(len(inputs.action_roles), 1 << 13),
    }
    arrays |= {"value": matrix(6, WIDTH), "value_bias": bias(6, 1 << 13)}
    header = {
        "input_roles": list(inputs.roles),
        "action_roles": list(inputs.action_roles),
        "exponents": {"first": 7, "body": 8, "policy": 7, "value": 7, "normed": 5, "activation": 4, "head": 8},
    }
    return Weights("untrained", header, arrays)
