"""The layers of a network in whole numbers: the same result on every machine, in whatever order a sum is taken.

Weights are int8, activations 0 to 127 (for 0 to just below 1). Their products and sums are whole numbers below 2^24,
which float32 holds exactly, so that BLAS can do the work; float64 holds the few that may be larger. What follows is
a division by a power of two, rounded down, and a clip: exact as well.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

from blackgate.network.weights import Weights

FULL: Final = 127.0  # the largest activation
ACTIVATION_BITS: Final = 7
EXACT: Final = 1 << 24  # float32 holds every whole number up to this

Floats = NDArray[np.float32]


class Layer:
    """One matrix with its bias; `scale` turns its sums into activations."""

    def __init__(self, weights: Weights, matrix: str, bias: str) -> None:
        self.matrix: Final = np.ascontiguousarray(weights.arrays[matrix].T, np.float32)  # [in, out]
        self.bias: Final = weights.arrays[bias].astype(np.float32)
        self.scale: Final = np.float32(2.0 ** -weights.exponent("body"))
        check_exact(self.matrix * FULL, np.abs(self.bias) + FULL / self.scale)

    def sums(self, activations: Floats) -> Floats:
        sums: Floats = np.dot(activations, self.matrix)
        sums += self.bias
        return sums


class Layers:
    """From the active inputs to the last activations. `table` has a row for each input, `always` is on in every row."""

    def __init__(self, weights: Weights, table: NDArray[np.int32], always: NDArray[np.int32]) -> None:
        self.table: Final = table.astype(np.float32)
        self.bias: Final = (weights.arrays["first_bias"] + always).astype(np.float32)
        self.scale: Final = np.float32(2.0 ** (ACTIVATION_BITS - weights.exponent("first")))
        check_exact(self.table, np.abs(self.bias))
        self.blocks: Final[list[tuple[Layer, Layer]]] = []
        while (block := f"body.{len(self.blocks)}") + ".w1" in weights.arrays:
            first, second = (Layer(weights, f"{block}.w{i}", f"{block}.b{i}") for i in (1, 2))
            self.blocks.append((first, second))

    def activations(self, active: Sequence[NDArray[np.intp]]) -> Floats:
        """For each position, by the inputs that are on."""
        found = np.empty((len(active), len(self.bias)), np.float32)
        for row, inputs in zip(found, active, strict=True):  # one at a time: their rows stay in the cache
            np.add.reduce(self.table.take(inputs, 0), 0, out=row)
        found += self.bias
        found = clipped(found, self.scale)
        for first, second in self.blocks:
            inner = clipped(first.sums(found), first.scale)
            sums = second.sums(inner)
            sums += found / second.scale
            found = clipped(sums, second.scale)
        return found


def check_exact(summands: Floats, others: Floats) -> None:
    """That float32 holds the sum of each column, whichever of them are on."""
    most = float((np.abs(summands).sum(0) + others).max())
    assert most < EXACT, f"sums of up to {most:.0f} are not exact"


def clipped(sums: Floats, scale: np.float32) -> Floats:
    """In place."""
    sums *= scale
    np.floor(sums, out=sums)
    return np.clip(sums, 0.0, FULL, out=sums)
