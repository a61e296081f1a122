"""The network in PyTorch: the same layers, names and whole numbers that `blackgate.network` plays by.

Weights are kept within what eight bits hold. With `quantised`, the forward pass rounds weights and activations as they
are rounded at play, and gradients go straight through.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import torch
from librt.random import Random
from numpy.typing import NDArray

from blackgate.edition import Edition, load_edition
from blackgate.envs.batch import Batch
from blackgate.network.inputs import TEAMS, Inputs, Sums, inputs_of
from blackgate.rules.kinds import MAX_SEATS

Tensor = Any  # PyTorch is not there where types are checked
Layers = list[dict[str, Tensor]]  # what is common to all editions, then what each of them has for itself
SEATS: Final = int(MAX_SEATS)
BLOCKS: Final = 3
# Whole numbers times two to minus this: weights of -127 to 127; what goes into a block, from -127 to 127; what comes
# out of its middle, from 0 to 127; and what the heads see
EXPONENTS: Final = {"first": 7, "body": 8, "policy": 7, "value": 7, "normed": 5, "activation": 4, "head": 8}
MOST_WEIGHT: Final = 127
MOST_NORMED: Final = {"normed": MOST_WEIGHT / 2 ** EXPONENTS["normed"], "head": 127.0}
SMALLEST_SQUARE: Final = 2.0**-10  # a sum of squares is never 0
# The sums have a spread of about 1 at first
OWN_ROW: Final = 0.09
CARD_ROW: Final = 0.03  # of what a card does: it counts for every such card, and as often as it does it
INNER: Final = 1.4  # times the root of the width, as for every weight of the body
OUTER: Final = 0.4
SAMPLE: Final = (64, 100)  # games and steps at random, by which the first layer is centred
NEVER: Final = -1e9  # the logit of what may not be chosen


class Rows:
    """`Sums` on the device: which rows of weights add up to what.

    On a GPU as a matrix, which takes a single product, and can be overwritten for another edition.
    """

    def __init__(self, sums: Sums, rows: int, device: str) -> None:
        self.count: Final = rows
        self.device: Final = device
        if device == "cpu":
            self.rows = torch.as_tensor(sums.rows, dtype=torch.int64)
            self.starts = torch.as_tensor(sums.starts, dtype=torch.int64)
            self.times = torch.as_tensor(sums.times, dtype=torch.float32)
        else:
            self.matrix = torch.zeros((len(sums), rows), dtype=torch.bfloat16, device=device)
            self.assign(sums)

    def assign(self, sums: Sums) -> None:
        """Another edition's."""
        if self.device == "cpu":
            self.__init__(sums, self.count, self.device)  # type: ignore[misc]
            return
        whole = torch.zeros(self.matrix.shape, dtype=torch.bfloat16)
        lists = np.repeat(np.arange(len(sums)), np.diff(sums.starts))
        whole[lists, sums.rows] = torch.as_tensor(sums.times, dtype=torch.bfloat16)
        self.matrix.copy_(whole)

    def of(self, weights: Tensor, dtype: Any) -> Tensor:
        if self.device != "cpu":
            return self.matrix.to(dtype) @ weights.to(dtype)
        return torch.nn.functional.embedding_bag(
            self.rows, weights, self.starts, mode="sum", per_sample_weights=self.times, include_last_offset=True
        ).to(dtype)


class Sight:
    """The inputs of an edition on the device."""

    def __init__(self, inputs: Inputs, device: str) -> None:
        def on_device(array: Any, kind: Any) -> Tensor:
            return torch.as_tensor(np.ascontiguousarray(array), dtype=kind, device=device)

        self.column: Final = on_device(inputs.column, torch.int64)
        self.bits, self.least, self.most = (
            on_device(test[:, None], torch.uint8) for test in (inputs.bits, inputs.least, inputs.most)
        )
        start = inputs.layout.start
        self.points: Final = on_device(inputs.points, torch.int64)
        self.places: Final = self.points - start("seats.points") + start("seats.place")
        self.team, self.goal = start("team"), start("goal")
        self.teams: Final = on_device(TEAMS, torch.float32)
        self.sums: Final = Rows(inputs.sums, len(inputs.roles), device)
        self.actions: Final = Rows(inputs.actions, len(inputs.action_roles), device)
        self.always: Final = on_device(always(inputs), torch.float32)

    def assign(self, inputs: Inputs) -> None:
        """Another edition with a layout of the same sizes: only what its cards do is different."""
        self.sums.assign(inputs.sums)
        self.actions.assign(inputs.actions)
        self.always.copy_(torch.as_tensor(always(inputs)))

    def active(self, rows: Tensor) -> Tensor:
        """As `Inputs.active`."""
        points = rows[:, self.points].float()
        total = torch.where(rows[:, self.team, None] > 0, points @ self.teams, points)
        missing = (rows[:, self.goal, None].float() - total).clamp_min(0) * (rows[:, self.places] > 0)
        columns = torch.cat([rows, missing.to(torch.uint8)], 1).T.contiguous()  # whole columns are gathered faster
        found = columns.index_select(0, self.column) & self.bits
        return ((found >= self.least) & (found <= self.most)).T


def always(inputs: Inputs) -> NDArray[np.float32]:
    """What is added to every row: the board as it differs from the standard one, and what centres the inputs."""
    standard = inputs_of(load_edition())
    board: NDArray[np.float32] = (board_of(inputs) - board_of(standard)).astype(np.float32)
    return board - usual_counts(standard)


def board_of(inputs: Inputs) -> NDArray[np.int32]:
    """How often each row counts that is always on."""
    counts = np.zeros(len(inputs.roles), np.int32)
    counts[inputs.board.rows] = inputs.board.times
    return counts


@cache
def usual_counts(inputs: Inputs) -> NDArray[np.float32]:
    """How often each row of weights counts on average, in games played at random."""
    games, steps = SAMPLE
    chance = Random(1)
    batch = Batch(games, [2, 3, 4, 5, 6, 4], seed=1, tracker=True, skip_forced=True)
    on = np.zeros(len(inputs))
    for _ in range(steps):
        batch.choose_at_random(chance)
        batch.step()
        on += inputs.active(batch.observations).mean(0) / steps
    counts = np.zeros(len(inputs.roles), np.float32)
    sums = inputs.sums
    np.add.at(counts, sums.rows, sums.times * np.repeat(on, np.diff(sums.starts)))
    return counts


class Network:
    """The weights, and what they make of rows of bytes."""

    def __init__(self, width: int, seed: int, device: str) -> None:
        inputs = inputs_of(load_edition())
        self.width: Final = width
        self.device: Final = device
        self.dtype = torch.bfloat16 if device.startswith("cuda") else torch.float32
        chance = torch.Generator().manual_seed(seed)

        def drawn(rows: int, columns: int, scale: float) -> Tensor:
            return torch.randn(rows, columns, generator=chance) * scale

        scale = torch.tensor([CARD_ROW if "." in role.rpartition(" ")[2] else OWN_ROW for role in inputs.roles])
        first = drawn(len(inputs.roles), width, 1.0) * scale[:, None]
        layers = {
            "first": first,
            "first_bias": torch.zeros(width),
            "policy": drawn(len(inputs.action_roles), width, 0.005),
            "policy_bias": torch.zeros(len(inputs.action_roles)),
            "value": drawn(SEATS, width, 0.005),
            "value_bias": torch.zeros(SEATS),
        }
        for block in range(BLOCKS):
            layers[f"body.{block}.w1"] = drawn(width, width, INNER * width**-0.5)
            layers[f"body.{block}.b1"] = torch.zeros(width)
            layers[f"body.{block}.w2"] = drawn(width, width, OUTER * width**-0.5)
            layers[f"body.{block}.b2"] = torch.zeros(width)
        self.layers: dict[str, Tensor] = {name: layer.to(device) for name, layer in layers.items()}
        self.quantised = False

    def become(self, other: Network) -> None:
        """Take over the weights of another one."""
        with torch.no_grad():
            for name, layer in self.layers.items():
                layer.copy_(other.layers[name])

    def approach(self, other: Network, share: float) -> None:
        """Go so much of the way to the weights of another one."""
        with torch.no_grad():
            for name, layer in self.layers.items():
                layer.lerp_(other.layers[name], share)

    def copy(self) -> Network:
        """The same weights, to be left alone."""
        other = Network.__new__(Network)
        other.__dict__.update(self.__dict__)
        other.layers = {name: layer.detach().clone() for name, layer in self.layers.items()}
        return other

    def forward(self, seen: Sequence[tuple[Sight, Tensor]]) -> tuple[list[Tensor], Tensor]:
        """Logits of the actions for the rows of each edition, and logits of the seats for all of them."""
        return self.judge(self.layers_for([sight for sight, _ in seen]), seen)

    def layers_for(self, sights: Sequence[Sight]) -> Layers:
        """The weights as rows of these editions are multiplied by them."""
        layers = {name: self.rounded(name, layer) for name, layer in self.layers.items()}
        heads = [
            {
                "table": sight.sums.of(layers["first"], self.dtype),
                "bias": self.first_bias(sight, layers).to(self.dtype),
                "actions": sight.actions.of(layers["policy"], torch.float32),
                "action_bias": sight.actions.of(layers["policy_bias"][:, None], torch.float32)[:, 0],
            }
            for sight in sights
        ]
        body = {name: layer.to(self.dtype) for name, layer in layers.items() if name.startswith("body.")}
        return [body | {name: layers[name] for name in ("value", "value_bias")}, *heads]

    def first_bias(self, sight: Sight, layers: dict[str, Tensor]) -> Tensor:
        return self.whole(layers["first_bias"] + sight.always @ layers["first"], scale_of("first_bias"))

    def judge(self, layers: Layers, seen: Sequence[tuple[Sight, Tensor]]) -> tuple[list[Tensor], Tensor]:
        """As `forward`, by layers that were made before."""
        body, *editions = layers
        hidden = self.hidden(layers, seen)
        parts = hidden.split([len(rows) for _, rows in seen])
        return [
            torch.addmm(edition["action_bias"].to(self.sum_dtype), part, edition["actions"].T.to(self.sum_dtype))
            for edition, part in zip(editions, parts, strict=True)
        ], self.seat_logits(body, hidden)

    def seat_logits(self, body: dict[str, Tensor], hidden: Tensor) -> Tensor:
        return torch.addmm(body["value_bias"].to(self.sum_dtype), hidden, body["value"].T.to(self.sum_dtype))

    def hidden(self, layers: Layers, seen: Sequence[tuple[Sight, Tensor]]) -> Tensor:
        """What the heads see; in full: chances are compared with those of a forward pass before."""
        body, *editions = layers
        sums = [
            sight.active(rows).to(self.dtype) @ edition["table"] + edition["bias"]
            for (sight, rows), edition in zip(seen, editions, strict=True)
        ]
        hidden = (torch.cat(sums) if len(sums) > 1 else sums[0]).to(self.sum_dtype)
        for block in range(BLOCKS):
            inner = self.linear(self.normed(hidden, "normed"), body, f"body.{block}.w1", f"body.{block}.b1")
            hidden = hidden + self.linear(self.activated(inner), body, f"body.{block}.w2", f"body.{block}.b2")
        return self.normed(hidden, "head")

    @property
    def sum_dtype(self) -> Any:
        return torch.float64 if self.dtype == torch.float64 else torch.float32

    def linear(self, hidden: Tensor, layers: dict[str, Tensor], weights: str, bias: str) -> Tensor:
        return torch.addmm(layers[bias], hidden.to(self.dtype), layers[weights].T).to(self.sum_dtype)

    def normed(self, sums: Tensor, kind: str) -> Tensor:
        """Sums with a mean square of 1. Without this, units stick to an end as the noise of self-play moves them."""
        exponent = EXPONENTS[kind]
        most = MOST_NORMED[kind]
        scale = self.width**0.5 / torch.sqrt((sums * sums).sum(1, keepdim=True) + SMALLEST_SQUARE)
        return self.in_steps((sums * scale).clamp(-most, most), exponent)

    # --- eight bits
    def activated(self, sums: Tensor) -> Tensor:
        exponent = EXPONENTS["activation"]
        return self.in_steps(sums.clamp(0, MOST_WEIGHT / 2**exponent), exponent)

    def in_steps(self, value: Tensor, exponent: int) -> Tensor:
        if not self.quantised:
            return value
        return straight_through(value, torch.floor(value.detach() * 2**exponent + 0.5) / 2**exponent)

    def rounded(self, name: str, layer: Tensor) -> Tensor:
        return layer if name == "first_bias" else self.whole(layer, scale_of(name))

    def whole(self, value: Tensor, scale: int) -> Tensor:
        return straight_through(value, torch.round(value.detach() * scale) / scale) if self.quantised else value

    def clip(self) -> None:
        """Keep the weights within eight bits."""
        with torch.no_grad():
            for name, layer in self.layers.items():
                if layer.ndim == 2:
                    most = MOST_WEIGHT / scale_of(name)
                    layer.clamp_(-most, most)

    def exported(self) -> dict[str, NDArray[Any]]:
        """The whole numbers that are played with. What inputs are centred by goes into the bias."""
        found: dict[str, NDArray[Any]] = {}
        for name, layer in self.layers.items():
            whole = torch.round(layer.detach().float().cpu() * scale_of(name)).numpy()
            found[name] = whole.astype(np.int8 if layer.ndim == 2 else np.int32)
        bias = self.layers["first_bias"].detach().cpu().double().numpy() * scale_of("first_bias")
        inputs = inputs_of(load_edition())
        usual = np.round(bias - usual_counts(inputs) @ found["first"].astype(np.float64)).astype(np.int32)
        found["first_bias"] = usual - board_of(inputs) @ found["first"].astype(np.int32)
        return found

    def load(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Weights that were exported."""
        inputs = inputs_of(load_edition())
        for name, layer in self.layers.items():
            whole = arrays[name].astype(np.float64)
            if name == "first_bias":
                whole += (board_of(inputs) + usual_counts(inputs)) @ arrays["first"].astype(np.float64)
            layer.copy_(torch.as_tensor(whole / scale_of(name)))


class Actor:
    """A network as it was at some time, ready to choose: its rows are added up once, not at every step."""

    def __init__(self, network: Network, sights: Sequence[Sight]) -> None:
        self.network: Final = network
        self.sights: Final = list(sights)
        with torch.no_grad():
            self.layers: Final = [
                {name: layer.clone() for name, layer in each.items()} for each in network.layers_for(self.sights)
            ]

    def refresh(self) -> None:
        """Take over what the network has learned."""
        with torch.no_grad():
            for mine, theirs in zip(self.layers, self.network.layers_for(self.sights), strict=True):
                for name, layer in mine.items():
                    layer.copy_(theirs[name])

    def forward(self, seen: Sequence[tuple[Sight, Tensor]]) -> tuple[list[Tensor], Tensor]:
        """As the network's."""
        return self.network.judge(self.layers_for(seen), seen)

    def values(self, seen: Sequence[tuple[Sight, Tensor]]) -> Tensor:
        """The logits of the seats alone."""
        layers = self.layers_for(seen)
        return self.network.seat_logits(layers[0], self.network.hidden(layers, seen))

    def layers_for(self, seen: Sequence[tuple[Sight, Tensor]]) -> Layers:
        return [self.layers[0], *(self.layers[1 + self.sights.index(sight)] for sight, _ in seen)]


def straight_through(value: Tensor, rounded: Tensor) -> Tensor:
    """The rounded one forward, the other one for gradients."""
    return value + (rounded - value).detach()


# What the sums of a layer are of, besides its weights: the scale of its bias is that of both
SUMMED: Final = {"b1": "normed", "b2": "activation", "policy_bias": "head", "value_bias": "head"}


def scale_of(name: str) -> int:
    """What makes a weight of that layer a whole number; a bias has the scale of the sums it is added to."""
    exponent = EXPONENTS[name.partition(".")[0].removesuffix("_bias")]
    summed = SUMMED.get(name.rpartition(".")[2])
    return int(2 ** (exponent + EXPONENTS[summed] if summed else exponent))


def masked(logits: Tensor, masks: Tensor) -> Tensor:
    return torch.where(masks, logits, torch.full_like(logits, NEVER))


def shares(values: Tensor, players: Tensor) -> Tensor:
    """Logarithms of the seats' chances to win, from the seat that looks on; of nobody where nobody sits."""
    present = torch.arange(SEATS, device=values.device) < players[:, None]
    return torch.log_softmax(masked(values, present), 1)


class Sights:
    """The inputs of every edition that has been played, made once."""

    def __init__(self, device: str) -> None:
        self.device: Final = device
        self.made: dict[str, Sight] = {}

    def of(self, edition: Edition) -> Sight:
        if edition.fingerprint not in self.made:
            self.made[edition.fingerprint] = Sight(inputs_of(edition), self.device)
        return self.made[edition.fingerprint]
