"""The layers of a network in whole numbers: the same result on every machine, in whatever order a sum is taken.

Weights are int8, and so is what they are multiplied by. Their products and sums are whole numbers below 2^24, which
float32 holds exactly, so that BLAS can do the work; float64 holds those that may be larger. What follows is a product,
a quotient or a root, each of which IEEE 754 rounds in one way only, and then a whole number again.

The sums of the first layer begin a stream, to which each block adds something. A block, and in the end the heads, see
the stream with a mean square of 1 (RMS norm).
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from blackgate.network.weights import Weights

FULL: Final = 127.0  # the largest that goes into a matrix of a block, and the largest weight
EXACT: Final = 1 << 24  # float32 holds every whole number up to this
EXACT_SQUARES: Final = 1 << 63  # and int64 up to this
FEW: Final = 2  # a half of the inputs at most
SMALLEST_SQUARE: Final = -10  # two to this is added to a sum of squares: it is never 0

Floats = NDArray[np.float32]
Stream = NDArray[np.float64]


class Layer:
    """One matrix with its bias."""

    def __init__(self, weights: Weights, matrix: str, bias: str) -> None:
        self.matrix: Final = np.ascontiguousarray(weights.arrays[matrix].T, np.float32)  # [in, out]
        self.bias: Final = weights.arrays[bias].astype(np.float32)
        self.most: Final = most_of(self.matrix * FULL, self.bias)

    def sums(self, inputs: Floats) -> Floats:
        sums: Floats = np.dot(inputs, self.matrix)
        sums += self.bias
        return sums

    def sums_of_few(self, inputs: Floats) -> Floats:
        """Of inputs none of which is negative: only those that are on somewhere are multiplied, if they are few."""
        on = np.flatnonzero(inputs.max(0))
        if len(on) * FEW > len(self.matrix):
            return self.sums(inputs)
        sums: Floats = np.dot(inputs.take(on, 1), self.matrix.take(on, 0))
        sums += self.bias
        return sums


class Layers:
    """From the inputs that are on to what the heads see. `table` has a row for each input, `always` is on in all.

    What a seat sees changes little from one position to the next, so the first sums are kept for each viewer, and only
    rows of inputs that have changed are added or taken away. As sums are exact, this changes none of them.
    """

    def __init__(self, weights: Weights, table: NDArray[np.int32], always: NDArray[np.int32]) -> None:
        self.table: Final = table.astype(np.float32)
        bias = (weights.arrays["first_bias"] + always).astype(np.float32)
        self.nothing: Final = (np.zeros(len(table), np.bool_), bias)
        self.known: Final[dict[int, tuple[NDArray[np.bool_], Floats]]] = {}  # what each viewer saw last, and its sums
        self.blocks: Final[list[tuple[Layer, Layer]]] = []
        while (block := f"body.{len(self.blocks)}") + ".w1" in weights.arrays:
            first, second = (Layer(weights, f"{block}.w{i}", f"{block}.b{i}") for i in (1, 2))
            self.blocks.append((first, second))
        body, normed, activation = (weights.exponent(tensor) for tensor in ("body", "normed", "activation"))
        self.upscale: Final = 2.0 ** (
            body + activation - weights.exponent("first")
        )  # from the first sums to the stream
        self.smallest: Final = 1 << 2 * (body + activation) + SMALLEST_SQUARE
        self.normed: Final = 2.0**normed
        self.activation: Final = 2.0 ** (activation - body - normed)
        self.head: Final = 2.0 ** weights.exponent("head")
        most = most_of(self.table, bias) * self.upscale + sum(second.most for _, second in self.blocks)
        assert len(bias) * most**2 < EXACT_SQUARES, f"squares of up to {most:.0f} cannot be summed exactly"

    def hidden(self, seen: NDArray[np.bool_], viewers: Sequence[int]) -> Stream:
        """What the heads see of each position: which inputs are on, and who sees it."""
        begun = [self.first(on, viewer) for on, viewer in zip(seen, viewers, strict=True)]
        stream: Stream = np.array(begun, np.float64) * self.upscale
        for first, second in self.blocks:
            normed = rounded(self.norm(stream), self.normed)
            inner = first.sums(np.clip(normed, -FULL, FULL, out=normed).astype(np.float32))
            stream += second.sums_of_few(np.clip(rounded(inner, self.activation), 0.0, FULL, out=inner))
        return rounded(self.norm(stream), self.head)

    def first(self, on: NDArray[np.bool_], viewer: int) -> Floats:
        before, sums = self.known.get(viewer, self.nothing)
        changed = np.flatnonzero(on ^ before)
        signs = np.where(on[changed], np.float32(1), np.float32(-1))
        total: Floats = np.dot(signs, self.table.take(changed, 0)) + sums
        self.known[viewer] = (on, total)
        return total

    def norm(self, stream: Stream) -> Stream:
        """With a mean square of 1; the operations come in the order in which training has them."""
        whole = stream.astype(np.int64)
        squares = np.einsum("ij,ij->i", whole, whole)[:, None] + self.smallest
        normed: Stream = stream * (sqrt(stream.shape[1]) / np.sqrt(squares))
        return normed


def most_of(summands: Floats, bias: Floats) -> float:
    """The largest sum of a column, whichever of them are on: float32 has to hold it."""
    most = float((np.abs(summands).sum(0) + np.abs(bias)).max())
    assert most < EXACT, f"sums of up to {most:.0f} are not exact"
    return most


def rounded(values: NDArray[Any], scale: float) -> NDArray[Any]:
    """To whole numbers of steps, of which there are `scale` in one; a half upwards. In place."""
    values *= scale
    values += 0.5
    np.floor(values, out=values)
    return values
