"""The network at play: whole numbers only, so the order of a sum and the machine make no difference."""

from __future__ import annotations

from fractions import Fraction
from math import floor, sqrt
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from blackgate import Game
from blackgate.edition import load_edition
from blackgate.network.evaluate import Judgement, Network
from blackgate.network.inputs import Inputs, inputs_of
from blackgate.network.softmax import soft_weights
from blackgate.network.weights import Weights
from blackgate.observation.encoder import Encoder, GangColumns
from blackgate.observation.turning import turning_of
from tests.bots.opponents import MODES
from tests.network.untrained import BLOCKS, untrained
from tests.walker.tables import walk


class Seen:
    """What seats were asked in games of some modes."""

    def __init__(self, inputs: Inputs) -> None:
        self.rows: list[bytes] = []
        self.choices: list[list[int]] = []
        self.seats: list[int] = []
        encoder = Encoder(inputs.layout)
        for table in MODES[2::5]:
            for game in walk(table, every=97):
                if len(game.legal_actions()) > 1:
                    self.note(encoder, game)

    def note(self, encoder: Encoder, game: Game) -> None:
        seat, actions = game.asked(), encoder.layout.sizes.actions
        encoder.out.truncate(0)
        encoder.write_game(game, seat, GangColumns())
        relative = turning_of(game.book, actions).relative
        self.rows.append(encoder.out.getvalue())
        self.choices.append([int(relative[seat * actions + action]) for action in game.legal_actions()])
        self.seats.append(int(game.seats))


@pytest.fixture(scope="module")
def seen() -> Seen:
    return Seen(inputs_of(load_edition()))


def exactly(
    weights: Weights, inputs: Inputs, row: bytes, choices: list[int], seats: int
) -> tuple[list[int], list[int]]:
    """The same by Python's own numbers, whole but for the norm: likings of the choices, and logits of the seats."""
    arrays = {name: array.astype(object) for name, array in weights.arrays.items()}
    on = np.flatnonzero(inputs.active(np.frombuffer(row, np.uint8)))
    found = arrays["first_bias"].copy()
    for lists, used in ((inputs.sums, on), (inputs.board, [0])):
        for number in used:
            for at in range(lists.starts[number], lists.starts[number + 1]):
                found += arrays["first"][lists.rows[at]] * int(lists.times[at])
    found = found * 32  # of 2^-7, in the stream of 2^-12
    for block in range(BLOCKS):
        seen = clip(normed(found, 5), -127)
        inner = clip((arrays[f"body.{block}.w1"].dot(seen) + arrays[f"body.{block}.b1"] + (1 << 8)) >> 9, 0)
        found = found + arrays[f"body.{block}.w2"].dot(inner) + arrays[f"body.{block}.b2"]
    found = normed(found, 8)
    values = (arrays["value"].dot(found) + arrays["value_bias"])[:seats].tolist()
    likings: list[int] = []
    for choice in choices:
        liking = 0
        for at in range(inputs.actions.starts[choice], inputs.actions.starts[choice + 1]):
            row_number, times = inputs.actions.rows[at], int(inputs.actions.times[at])
            liking += times * (arrays["policy"][row_number].dot(found) + arrays["policy_bias"][row_number])
        likings.append(liking)
    return likings, values


def normed(stream: NDArray[Any], exponent: int) -> NDArray[Any]:
    """Of a sum that need not be rounded, a root, a quotient and a product, each of which is rounded in one way only."""
    scale = sqrt(len(stream)) / sqrt(sum(each * each for each in stream) + (1 << 14))
    return np.array([floor(each * scale * 2**exponent + 0.5) for each in stream], object)


def clip(sums: NDArray[Any], least: int) -> NDArray[Any]:
    return np.array([min(max(each, least), 127) for each in sums], object)


@pytest.mark.parametrize("spread", [5.0, 30.0, 300.0])
def test_it_calculates_exactly(seen: Seen, spread: float) -> None:
    weights = untrained(spread=spread)
    inputs = inputs_of(load_edition())
    network = Network(weights, inputs)
    for row, choices, seats in list(zip(seen.rows, seen.choices, seen.seats, strict=True))[::5]:
        (judged,) = network.judge([row], [0], [choices], seats)
        likings, values = exactly(weights, inputs, row, choices, seats)
        assert judged.likings == likings
        weighed = soft_weights(values, network.seat_rate)
        assert judged.chances == [float(Fraction(each, sum(weighed))) for each in weighed]


def judged_one_by_one(network: Network, seen: Seen) -> list[Judgement]:
    asked = zip(seen.rows, seen.choices, seen.seats, strict=True)
    return [network.judge([row], [0], [choices], seats)[0] for row, choices, seats in asked]


def test_many_at_once_are_judged_as_one_by_one(seen: Seen) -> None:
    network = Network(untrained(), inputs_of(load_edition()))
    alone = judged_one_by_one(network, seen)
    together = network.judge(seen.rows, [number % 3 for number in range(len(seen.rows))], seen.choices, 6)
    assert [each.likings for each in together] == [each.likings for each in alone]


@pytest.mark.parametrize("share", [0, 0.1, 0.5, 1])
def test_inputs_that_are_off_need_not_be_multiplied(share: float) -> None:
    layer = Network(untrained(), inputs_of(load_edition())).layers.blocks[0][1]
    chance = np.random.default_rng(3)
    inputs = chance.integers(1, 128, (4, len(layer.matrix))).astype(np.float32)
    inputs *= chance.permutation(len(layer.matrix)) < share * len(layer.matrix)
    assert (layer.sums_of_few(inputs) == layer.sums(inputs)).all()


def test_the_order_of_a_sum_makes_no_difference(seen: Seen) -> None:
    """Hidden units in another order: the same network, but every sum is taken in another order."""
    weights = untrained()
    order = np.random.default_rng(2).permutation(len(weights.arrays["first_bias"]))
    shuffled = dict(weights.arrays)
    for name, array in weights.arrays.items():
        if name.startswith("body") and array.ndim == 2:
            shuffled[name] = array[order][:, order]
        elif name in ("first", "policy", "value"):
            shuffled[name] = array[:, order]
        elif name not in ("policy_bias", "value_bias"):
            shuffled[name] = array[order]
    networks = [
        Network(weights._replace(arrays=arrays), inputs_of(load_edition())) for arrays in (weights.arrays, shuffled)
    ]
    first, second = (judged_one_by_one(network, seen) for network in networks)
    assert first == second


@pytest.mark.parametrize(("array", "most"), [("body.0.b1", 1 << 25), ("first_bias", 3 << 22)])
def test_weights_that_could_not_be_summed_exactly_are_refused(array: str, most: int) -> None:
    weights = untrained()
    weights.arrays[array][0] = most
    with pytest.raises(AssertionError, match=r"not exact|cannot be summed exactly"):
        Network(weights, inputs_of(load_edition()))
