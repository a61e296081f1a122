"""What a network has learned, as a file: a line that says what it is; then, compressed and with a check sum by zlib, a
line of JSON and the arrays as plain bytes.

The JSON has what the numbers mean: the parts of the observation and the features of cards that they were learned for,
the exponent of each tensor (a number q with the exponent s stands for q * 2^-s), and on which editions it was trained.
"""

from __future__ import annotations

import json
import zlib
from collections.abc import Mapping, Sequence
from math import prod
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from blackgate.messages import Localizable, phrase
from blackgate.network.supported import Unsupported
from blackgate.rules.errors import BlackgateError

FIRST_LINE: Final = b"blackgate network 2\n"
TYPES: Final = ("int8", "int16", "int32")  # little-endian in the file
BEST: Final = 9  # that zlib can do
ARRAYS: Final = "arrays"  # in the header: name, type and shape of each


class WrongWeights(BlackgateError):
    """A file that is no network, or a damaged one."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file

    def words(self) -> Localizable:
        return phrase("error-wrong-weights", file=self.file)


class Weights(NamedTuple):
    """`header`: what the numbers mean; `arrays`: the numbers."""

    name: str
    header: dict[str, Any]
    arrays: dict[str, NDArray[Any]]

    def exponent(self, tensor: str) -> int:
        return int(self.header["exponents"][tensor])

    def rows(
        self, array: str, names: str, wanted: Mapping[str, object], used: Sequence[NDArray[np.int32]]
    ) -> NDArray[Any]:
        """The rows of an array by their names, as wanted. Raises Unsupported if one is used that was never learned."""
        found = self.arrays[array]
        known = self.header[names]
        if known == list(wanted):
            return found
        number = {name: i for i, name in enumerate(known)}
        at = np.array([number.get(name, len(known)) for name in wanted])
        for numbers in used:
            missing = numbers[at[numbers] == len(known)]
            if len(missing):
                raise Unsupported(phrase("error-network-row", row=list(wanted)[missing[0]]))
        rows: NDArray[Any] = np.concatenate((found, np.zeros_like(found[:1])))[at]
        return rows


def save(path: Path, header: Mapping[str, Any], arrays: Mapping[str, NDArray[Any]]) -> None:
    """Write a network; the same one gives the same bytes."""
    described = [[name, array.dtype.name, list(array.shape)] for name, array in arrays.items()]
    assert all(type_ in TYPES for _, type_, _ in described), "whole numbers only"
    line = json.dumps({**header, ARRAYS: described}, sort_keys=True).encode() + b"\n"
    numbers = [np.ascontiguousarray(array, array.dtype.newbyteorder("<")).tobytes() for array in arrays.values()]
    path.write_bytes(FIRST_LINE + zlib.compress(b"".join((line, *numbers)), BEST))


def load(path: Path) -> Weights:
    """Read a network. Raises WrongWeights if it is none."""
    packed = path.read_bytes()
    if not packed.startswith(FIRST_LINE):
        raise WrongWeights(path.name)
    try:
        data = zlib.decompress(packed[len(FIRST_LINE) :])
    except zlib.error as error:
        raise WrongWeights(path.name) from error
    end = data.index(b"\n")
    header: dict[str, Any] = json.loads(data[:end])
    arrays: dict[str, NDArray[Any]] = {}
    at = end + 1
    for name, type_, shape in header.pop(ARRAYS):
        kind = np.dtype(type_).newbyteorder("<")
        size = prod(shape)
        arrays[name] = np.frombuffer(data, kind, size, at).reshape(shape)
        at += size * kind.itemsize
    return Weights(path.name, header, arrays)
