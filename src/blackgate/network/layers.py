"""The layers of a network in whole numbers: the same result on every machine, in whatever order a sum is taken.

Weights are int8, activations 0 to 127. Their products and sums are whole numbers below 2^24,
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
    """From the inputs that are on to the last activations. `table` has a row for each input, `always` is on in all.

    What a seat sees changes little from one position to the next, so the first sums are kept for each viewer, and only
    rows of inputs that have changed are added or taken away. As sums are exact, this changes none of them.
    """

    def __init__(self, weights: Weights, table: NDArray[np.int32], always: NDArray[np.int32]) -> None:
        self.table: Final = table.astype(np.float32)
        self.scale: Final = np.float32(2.0 ** (weights.exponent("activation") - weights.exponent("first")))
        bias = (weights.arrays["first_bias"] + always).astype(np.float32)
        check_exact(self.table, np.abs(bias))
        self.nothing: Final = (np.zeros(len(table), np.bool_), bias)
        self.known: Final[dict[int, tuple[NDArray[np.bool_], Floats]]] = {}  # what each viewer saw last, and its sums
        self.blocks: Final[list[tuple[Layer, Layer]]] = []
        while (block := f"body.{len(self.blocks)}") + ".w1" in weights.arrays:
            first, second = (Layer(weights, f"{block}.w{i}", f"{block}.b{i}") for i in (1, 2))
            self.blocks.append((first, second))

    def activations(self, seen: NDArray[np.bool_], viewers: Sequence[int]) -> Floats:
        """For each position: which inputs are on, and who sees it."""
        found = clipped(
            np.array([self.first(on, viewer) for on, viewer in zip(seen, viewers, strict=True)]), self.scale
        )
        for first, second in self.blocks:
            inner = clipped(first.sums(found), first.scale)
            sums = second.sums(inner)
            sums += found / second.scale
            found = clipped(sums, second.scale)
        return found

    def first(self, on: NDArray[np.bool_], viewer: int) -> Floats:
        before, sums = self.known.get(viewer, self.nothing)
        changed = np.flatnonzero(on ^ before)
        signs = np.where(on[changed], np.float32(1), np.float32(-1))
        total: Floats = np.dot(signs, self.table.take(changed, 0)) + sums
        self.known[viewer] = (on, total)
        return total


def check_exact(summands: Floats, others: Floats) -> None:
    """That float32 holds the sum of each column, whichever of them are on."""
    most = float((np.abs(summands).sum(0) + others).max())
    assert most < EXACT, f"sums of up to {most:.0f} are not exact"


def clipped(sums: Floats, scale: np.float32) -> Floats:
    """In place."""
    sums *= scale
    np.floor(sums, out=sums)
    return np.clip(sums, 0.0, FULL, out=sums)
