"""The network in PyTorch is the one that is played by."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from librt.random import Random

from blackgate import Edition, Options
from blackgate.edition import load_edition
from blackgate.envs import Batch
from blackgate.network import evaluate, weights
from blackgate.network.inputs import inputs_of
from blackgate.training.editions import made_up_edition
from blackgate.training.matches import exact
from blackgate.training.model import EXPONENTS, Network, Sight, shares
from blackgate.training.storage import export

PLAYERS = 4
POLICY_BITS = EXPONENTS["policy"] + EXPONENTS["head"]
EVERYTHING = Options(PLAYERS, team=True, michel="michel", places=("library", "workshop"), warden=True)


@pytest.mark.parametrize("edition", [load_edition(), made_up_edition(1)], ids=["standard", "made up"])
def test_it_plays_as_it_was_trained(edition: Edition, tmp_path: Path) -> None:
    """To the last bit: the same logits and the same order of the seats' chances."""
    network = Network(48, seed=3, device="cpu")
    for layer in network.layers.values():
        layer.add_(0.1 * torch.randn(layer.shape, generator=torch.Generator().manual_seed(4)))
    network.clip()
    export(tmp_path / "weights", network)
    inputs = inputs_of(edition)
    player = evaluate.Network(weights.load(tmp_path / "weights"), inputs)
    batch = Batch(32, [PLAYERS, EVERYTHING], seed=5, edition=edition, tracker=True, sizes=inputs.layout.sizes)
    chance = Random(5)
    for _ in range(60):
        batch.choose_at_random(chance)
        batch.step()
    sight = Sight(inputs, "cpu")
    rows = torch.as_tensor(batch.observations)
    assert (sight.active(rows).numpy() == inputs.active(batch.observations)).all()
    (logits,), values = exact(network).forward([(sight, rows)])
    chances = shares(values, torch.full((32,), PLAYERS)).exp()
    legal = [np.flatnonzero(mask).tolist() for mask in batch.masks]
    rows_of = [row.tobytes() for row in batch.observations]
    judged = player.judge(rows_of, batch.seats.tolist(), legal, PLAYERS)
    for number, judgement in enumerate(judged):
        assert (logits[number, legal[number]].double() * 2**POLICY_BITS).round().long().tolist() == judgement.likings
        assert chances[number, :PLAYERS].tolist() == pytest.approx(
            judgement.chances, abs=5e-3
        )  # whose powers are a table


def test_exported_weights_can_be_trained_on() -> None:
    network = Network(16, seed=3, device="cpu")
    network.clip()
    other = Network(16, seed=4, device="cpu")
    other.load(network.exported())
    again = other.exported()
    assert all((array == again[name]).all() for name, array in network.exported().items())
