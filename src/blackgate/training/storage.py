"""What a training leaves behind: checkpoints to resume from, the weights to play with, and its log."""

from __future__ import annotations

import json
import time
from pathlib import Path
from typing import Any, Final

import torch

from blackgate.edition import load_edition
from blackgate.network import weights
from blackgate.network.inputs import inputs_of
from blackgate.training.league import League
from blackgate.training.learner import Learner
from blackgate.training.model import EXPONENTS, Network

VERSION: Final = 1
MODEL, OPTIMISER, PAST, WEIGHTS, LOG = "model.pt", "optimiser.pt", "past.pt", "network.weights", "log.jsonl"
KEPT: Final = 3  # past versions in a checkpoint, besides the imitator; eight bits each


class Log:
    """A line of JSON for each report, and a line for whoever watches."""

    def __init__(self, folder: Path) -> None:
        self.file: Final = (folder / LOG).open("a")
        self.start: Final = time.monotonic()

    def write(self, what: str, **figures: Any) -> None:
        seconds = round(time.monotonic() - self.start, 1)
        self.file.write(json.dumps({"seconds": seconds, "what": what, **figures}) + "\n")
        self.file.flush()
        shown = ", ".join(
            f"{name} {figure:.4g}" if isinstance(figure, float) else f"{name} {figure}"
            for name, figure in figures.items()
        )
        print(f"[{seconds:7.1f}s] {what}: {shown}", flush=True)


def save(folder: Path, learner: Learner, average: Network, league: League) -> None:
    """Several files, none larger than need be: what the past needs to play, and half the bits of Adam's memory."""
    network = learner.network
    layers = {name: layer.detach().cpu() for name, layer in network.layers.items()}
    put(folder / MODEL, {"layers": layers, "updates": learner.updates})
    adam = learner.adam.state_dict()
    moments = {
        number: {name: halved(value) for name, value in state.items()} for number, state in adam["state"].items()
    }
    put(
        folder / OPTIMISER, {"state": moments, "param_groups": [{**group, "lr": 0.0} for group in adam["param_groups"]]}
    )
    versions = [version for version in (league.imitator, *league.past[-KEPT:]) if version is not None]
    packed = [{name: torch.as_tensor(array) for name, array in each.exported().items()} for each in versions]
    put(folder / PAST, {"imitator": league.imitator is not None, "versions": packed})
    export(folder / WEIGHTS, average)


def put(path: Path, content: Any) -> None:
    """A reader, or an end in the middle, finds the old file or the new one."""
    beside = path.with_suffix(".new")
    torch.save(content, beside)
    beside.replace(path)


def halved(value: Any) -> Any:
    return value.detach().cpu().to(torch.bfloat16) if value.ndim else value.cpu()


def resume(folder: Path, learner: Learner, league: League) -> None:
    """Go on from a checkpoint."""
    model = torch.load(folder / MODEL, weights_only=True)
    network = learner.network
    with torch.no_grad():
        for name, layer in network.layers.items():
            layer.copy_(model["layers"][name])
    learner.updates = learner.taken_at = model["updates"]
    adam = torch.load(folder / OPTIMISER, weights_only=True)
    learner.adam.load_state_dict(adam)
    for group, rate in zip(learner.adam.param_groups, (learner.first_rate, learner.rate), strict=True):
        group["lr"] = rate
    past = torch.load(folder / PAST, weights_only=True)
    versions: list[Network] = []
    for arrays in past["versions"]:
        version = network.copy()
        version.load({name: array.numpy() for name, array in arrays.items()})
        versions.append(version)
    league.imitator = versions.pop(0) if past["imitator"] else None
    league.past = versions


def take_over(path: Path, network: Network) -> None:
    """Weights that are played with, of the same width; a row that they do not have does nothing at first."""
    inputs, found = inputs_of(load_edition()), weights.load(path)
    rows = {
        name: found.rows(name, names, wanted, [])
        for name, names, wanted in (
            ("first", "input_roles", inputs.roles),
            ("policy", "action_roles", inputs.action_roles),
            ("policy_bias", "action_roles", inputs.action_roles),
        )
    }
    with torch.no_grad():
        network.load({**found.arrays, **rows})


def export(path: Path, network: Network) -> None:
    """The weights as they are played with: whole numbers, and the names of their rows."""
    inputs = inputs_of(load_edition())
    header = {
        "version": VERSION,
        "width": network.width,
        "input_roles": list(inputs.roles),
        "action_roles": list(inputs.action_roles),
        "exponents": EXPONENTS,
        "trained_on": [load_edition().fingerprint],
    }
    beside = path.with_suffix(".new")
    weights.save(beside, header, network.exported())
    beside.replace(path)
