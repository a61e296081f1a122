"""What the network makes of a position: how much it likes each choice, and each seat's chance to win.

What it goes by are whole numbers, so the same row gives the same answer on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np

from blackgate.edition import Edition
from blackgate.network.inputs import Inputs, inputs_of
from blackgate.network.layers import Layers
from blackgate.network.softmax import rate_of, shares, soft_weights
from blackgate.network.supported import check_supported
from blackgate.network.weights import Weights, load
from blackgate.rules.book import Rulebook

FILE: Final = Path(__file__).with_name("lifer.weights")
MOST_NETWORKS: Final = 8  # that are kept: strangers' editions must not fill the memory


class Judgement(NamedTuple):
    """`likings`: the logit of each choice, in the order of the choices; `chances`: each seat's, from the viewer on."""

    likings: list[int]
    chances: list[float]


class Network:
    """A network for the games of one edition. Actions and seats are turned towards the seat that looks on."""

    def __init__(self, weights: Weights, inputs: Inputs) -> None:
        self.inputs: Final = inputs
        rows = weights.rows("first", "input_roles", inputs.roles, [inputs.sums.rows, inputs.board.rows])
        self.layers: Final = Layers(weights, inputs.sums.of(rows), inputs.board.of(rows)[0])
        used = [inputs.actions.rows]
        # float64: a card's action is a sum of rows, and its logit may be beyond what float32 holds exactly
        self.actions: Final = inputs.actions.of(
            weights.rows("policy", "action_roles", inputs.action_roles, used)
        ).astype(np.float64)
        self.action_bias: Final = inputs.actions.of(
            weights.rows("policy_bias", "action_roles", inputs.action_roles, used)
        ).astype(np.float64)
        self.seats: Final = weights.arrays["value"].T.astype(np.float64)
        self.seat_bias: Final = weights.arrays["value_bias"].astype(np.float64)
        head = weights.exponent("head")
        self.policy_bits: Final = weights.exponent("policy") + head
        self.seat_rate: Final = rate_of(weights.exponent("value") + head)

    def judge(
        self, rows: Sequence[bytes], viewers: Sequence[int], choices: Sequence[Sequence[int]], seats: int
    ) -> list[Judgement]:
        """For each row of an observation, and the seat that sees it, at a table of so many: what it makes of these
        choices."""
        seen = self.inputs.active(np.frombuffer(b"".join(rows), np.uint8).reshape(len(rows), -1))
        found = self.layers.hidden(seen, viewers)
        values = (found @ self.seats + self.seat_bias).astype(np.int64)[:, :seats].tolist()
        judged: list[Judgement] = []
        for hidden, value, offered in zip(found, values, choices, strict=True):
            likings = self.actions.take(offered, 0) @ hidden + self.action_bias.take(offered)
            judged.append(Judgement(likings.astype(np.int64).tolist(), shares(soft_weights(value, self.seat_rate))))
        return judged

    def weights(self, likings: Sequence[int], temperature: float = 1.0) -> list[int]:
        """How often each choice would be made, against the others."""
        return soft_weights(likings, rate_of(self.policy_bits, temperature))


@cache
def learned() -> Weights:
    """What the bots of the box have learned."""
    return load(FILE)


NETWORKS: Final[dict[Edition, Network]] = {}


def network_for(book: Rulebook) -> Network:
    """The network of the box for games of that edition, made once. Raises Unsupported."""
    check_supported(book.options)
    edition = book.edition
    network = NETWORKS.get(edition)
    if network is None:
        if len(NETWORKS) >= MOST_NETWORKS:
            NETWORKS.clear()
        network = NETWORKS[edition] = Network(learned(), inputs_of(edition))
    return network
