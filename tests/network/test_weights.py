"""A network as a file."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from blackgate.edition import load_edition
from blackgate.network.evaluate import FILE, Network
from blackgate.network.inputs import inputs_of
from blackgate.network.supported import Unsupported
from blackgate.network.weights import WrongWeights, load, save
from tests.network.untrained import untrained

MOST = 4_000_000


def test_what_is_saved_is_loaded(tmp_path: Path) -> None:
    weights = untrained()
    save(tmp_path / "one", weights.header, weights.arrays)
    found = load(tmp_path / "one")
    assert found.header == weights.header
    assert found.arrays.keys() == weights.arrays.keys()
    assert all(np.array_equal(found.arrays[name], array) for name, array in weights.arrays.items())
    save(tmp_path / "two", found.header, found.arrays)
    assert (tmp_path / "two").read_bytes() == (tmp_path / "one").read_bytes()


def test_what_is_no_network_is_refused(tmp_path: Path) -> None:
    weights = untrained()
    save(tmp_path / "whole", weights.header, weights.arrays)
    data = (tmp_path / "whole").read_bytes()
    middle = len(data) // 2
    for name, wrong in (
        ("another", b"PK" + data),
        ("older", b"blackgate network 1\n{}\n"),
        ("short", data[:-1]),
        ("damaged", data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]),
    ):
        (tmp_path / name).write_bytes(wrong)
        with pytest.raises(WrongWeights, match=name):
            load(tmp_path / name)


def test_rows_are_found_by_name() -> None:
    """One that the box has learned in another order plays the same; one that lacks what is there cannot see it."""
    weights = untrained()
    inputs = inputs_of(load_edition())
    names = weights.header["input_roles"]
    backwards = weights._replace(
        header={**weights.header, "input_roles": names[::-1]},
        arrays={**weights.arrays, "first": weights.arrays["first"][::-1]},
    )
    assert np.array_equal(Network(backwards, inputs).layers.table, Network(weights, inputs).layers.table)
    fewer = weights._replace(
        header={**weights.header, "input_roles": names[1:]},
        arrays={**weights.arrays, "first": weights.arrays["first"][1:]},
    )
    with pytest.raises(Unsupported, match=names[0]):
        Network(fewer, inputs)


def test_the_network_of_the_box_is_small() -> None:
    assert FILE.stat().st_size <= MOST
