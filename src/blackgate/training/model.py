"""The network in PyTorch: the same layers, names and whole numbers that `blackgate.network` plays by.

Weights are kept within what eight bits hold. With `quantised`, the forward pass rounds weights and activations as they
are rounded at play, and gradients go straight through.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from blackgate.edition import Edition, load_edition
from blackgate.network.inputs import TEAMS, Inputs, Sums, inputs_of
from blackgate.rules.kinds import MAX_SEATS

Tensor = Any  # PyTorch is not there where types are checked
SEATS: Final = int(MAX_SEATS)
BLOCKS: Final = 2
# Weights are whole numbers times two to minus this
EXPONENTS: Final = {"first": 7, "body": 8, "policy": 7, "value": 7}
MOST_WEIGHT: Final = 127
ACTIVATION: Final = 7  # activations likewise: 0 to 127 / 128
TOP: Final = MOST_WEIGHT / 2**ACTIVATION
NEVER: Final = -1e9  # the logit of what may not be chosen


class Rows:
    """`Sums` on the device: which rows of weights add up to what."""

    def __init__(self, sums: Sums, device: str) -> None:
        self.rows: Final = torch.as_tensor(sums.rows, dtype=torch.int64, device=device)
        self.starts: Final = torch.as_tensor(sums.starts, dtype=torch.int64, device=device)
        self.times: Final = torch.as_tensor(sums.times, dtype=torch.float32, device=device)

    def of(self, weights: Tensor) -> Tensor:
        return torch.nn.functional.embedding_bag(
            self.rows, weights, self.starts, mode="sum", per_sample_weights=self.times, include_last_offset=True
        )


class Sight:
    """The inputs of an edition on the device."""

    def __init__(self, inputs: Inputs, device: str) -> None:
        def on_device(array: Any, kind: Any) -> Tensor:
            return torch.as_tensor(np.ascontiguousarray(array), dtype=kind, device=device)

        self.edition: Final = inputs.edition
        self.column: Final = on_device(inputs.column, torch.int64)
        self.bits: Final = on_device(inputs.bits, torch.uint8)
        self.least: Final = on_device(inputs.least, torch.uint8)
        self.most: Final = on_device(inputs.most, torch.uint8)
        start = inputs.layout.start
        self.points: Final = on_device(inputs.points, torch.int64)
        self.places: Final = self.points - start("seats.points") + start("seats.place")
        self.team, self.goal = start("team"), start("goal")
        self.teams: Final = on_device(TEAMS, torch.float32)
        self.sums: Final = Rows(inputs.sums, device)
        self.actions: Final = Rows(inputs.actions, device)
        # The board as it differs from the standard one: else hundreds of rows that are always on would move together
        board = board_of(inputs) - board_of(inputs_of(load_edition()))
        self.board: Final = on_device(board, torch.float32)

    def active(self, rows: Tensor) -> Tensor:
        """As `Inputs.active`."""
        points = rows[:, self.points].float()
        total = torch.where(rows[:, self.team, None] > 0, points @ self.teams, points)
        missing = (rows[:, self.goal, None].float() - total).clamp_min(0) * (rows[:, self.places] > 0)
        found = torch.cat([rows, missing.to(torch.uint8)], 1).index_select(1, self.column) & self.bits
        return (found >= self.least) & (found <= self.most)


def board_of(inputs: Inputs) -> NDArray[np.int32]:
    """How often each row counts that is always on."""
    counts = np.zeros(len(inputs.roles), np.int32)
    counts[inputs.board.rows] = inputs.board.times
    return counts


class Network:
    """The weights, and what they make of rows of bytes."""

    def __init__(self, width: int, seed: int, device: str) -> None:
        inputs = inputs_of(load_edition())
        self.width: Final = width
        self.device: Final = device
        self.dtype: Final = torch.bfloat16 if device.startswith("cuda") else torch.float32
        chance = torch.Generator().manual_seed(seed)

        def drawn(rows: int, columns: int, scale: float) -> Tensor:
            return torch.randn(rows, columns, generator=chance) * scale

        layers = {
            "first": drawn(len(inputs.roles), width, 0.03),
            "first_bias": torch.full((width,), 0.1),
            "policy": drawn(len(inputs.action_roles), width, 0.005),
            "policy_bias": torch.zeros(len(inputs.action_roles)),
            "value": drawn(SEATS, width, 0.005),
            "value_bias": torch.zeros(SEATS),
        }
        for block in range(BLOCKS):
            layers[f"body.{block}.w1"] = drawn(width, width, 1.2 * width**-0.5)
            layers[f"body.{block}.b1"] = torch.zeros(width)
            layers[f"body.{block}.w2"] = drawn(width, width, 0.3 * width**-0.5)
            layers[f"body.{block}.b2"] = torch.zeros(width)
        self.layers: Final[dict[str, Tensor]] = {name: layer.to(device) for name, layer in layers.items()}
        self.quantised = False

    def copy(self) -> Network:
        """The same weights, to be left alone."""
        other = Network.__new__(Network)
        other.__dict__.update(self.__dict__)
        other.layers = {name: layer.detach().clone() for name, layer in self.layers.items()}
        return other

    def forward(self, seen: Sequence[tuple[Sight, Tensor]]) -> tuple[list[Tensor], Tensor]:
        """Logits of the actions for the rows of each edition, and logits of the seats for all of them."""
        layers = {name: self.rounded(name, layer) for name, layer in self.layers.items()}
        sums = [self.first(sight, rows, layers) for sight, rows in seen]
        hidden = self.activated(torch.cat(sums) if len(sums) > 1 else sums[0])
        for block in range(BLOCKS):
            inner = self.activated(self.linear(hidden, layers, f"body.{block}.w1", f"body.{block}.b1"))
            hidden = self.activated(hidden + self.linear(inner, layers, f"body.{block}.w2", f"body.{block}.b2"))
        hidden = hidden.float()  # the heads in full: chances are compared with those of a forward pass before
        values = torch.addmm(layers["value_bias"], hidden, layers["value"].T)
        logits: list[Tensor] = []
        for (sight, _), part in zip(seen, hidden.split([len(rows) for _, rows in seen]), strict=True):
            bias = sight.actions.of(layers["policy_bias"][:, None])[:, 0]
            logits.append(torch.addmm(bias, part, sight.actions.of(layers["policy"]).T))
        return logits, values

    def first(self, sight: Sight, rows: Tensor, layers: dict[str, Tensor]) -> Tensor:
        table = sight.sums.of(layers["first"]).to(self.dtype)
        bias = layers["first_bias"] + sight.board @ layers["first"]
        return sight.active(rows).to(self.dtype) @ table + bias.to(self.dtype)

    def linear(self, hidden: Tensor, layers: dict[str, Tensor], weights: str, bias: str) -> Tensor:
        return torch.addmm(layers[bias].to(self.dtype), hidden, layers[weights].to(self.dtype).T)

    # --- eight bits
    def activated(self, sums: Tensor) -> Tensor:
        clipped = sums.clamp(0, TOP)
        if not self.quantised:
            return clipped
        return straight_through(clipped, torch.floor(clipped.detach() * 2**ACTIVATION + 0.5) / 2**ACTIVATION)

    def rounded(self, name: str, layer: Tensor) -> Tensor:
        if not self.quantised:
            return layer
        scale = scale_of(name)
        return straight_through(layer, torch.round(layer.detach() * scale) / scale)

    def clip(self) -> None:
        """Keep the weights within eight bits."""
        with torch.no_grad():
            for name, layer in self.layers.items():
                if layer.ndim == 2:
                    most = MOST_WEIGHT / scale_of(name)
                    layer.clamp_(-most, most)

    def exported(self) -> dict[str, NDArray[Any]]:
        """The whole numbers that are played with; the standard board, which was left out, goes out of the bias."""
        found: dict[str, NDArray[Any]] = {}
        for name, layer in self.layers.items():
            whole = torch.round(layer.detach().float().cpu() * scale_of(name)).numpy()
            found[name] = whole.astype(np.int8 if layer.ndim == 2 else np.int32)
        found["first_bias"] -= board_of(inputs_of(load_edition())) @ found["first"].astype(np.int32)
        for name in found:
            if name.startswith("body.") and found[name].ndim == 1:
                found[name] += 2 ** (EXPONENTS["body"] - 1)  # so that rounding down rounds to the nearest
        return found

    def load(self, arrays: dict[str, NDArray[Any]]) -> None:
        """Weights that were exported."""
        for name, layer in self.layers.items():
            whole = arrays[name].astype(np.float64)
            if name == "first_bias":
                whole = whole + board_of(inputs_of(load_edition())) @ arrays["first"].astype(np.int32)
            elif name.startswith("body.") and whole.ndim == 1:
                whole = whole - 2 ** (EXPONENTS["body"] - 1)
            layer.copy_(torch.as_tensor(whole / scale_of(name)))


def straight_through(value: Tensor, rounded: Tensor) -> Tensor:
    """The rounded one forward, the other one for gradients."""
    return value + (rounded - value).detach()


def scale_of(name: str) -> int:
    """What makes a weight of that layer a whole number; a bias has the scale of the sums it is added to."""
    exponent = EXPONENTS[name.partition(".")[0].removesuffix("_bias")]
    is_sum = name.rpartition(".")[2] in ("b1", "b2", "policy_bias", "value_bias")
    return int(2 ** (exponent + ACTIVATION if is_sum else exponent))


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
