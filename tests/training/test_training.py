"""A whole training, as small as can be: imitation, self-play, a checkpoint, resuming, and weights to play with."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

from blackgate.edition import load_edition
from blackgate.network import evaluate, weights
from blackgate.network.inputs import inputs_of

SMALL = {
    "width": 16,
    "workers": 2,
    "slots": 4,
    "steps": 4,
    "minibatch": 8,
    "imitation-minibatch": 8,
    "imitation-steps": 4,
    "imitation-phases": 2,
    "phases": 4,
    "edition-phases": 2,
    "quantised-from": 0.5,
    "evaluation-games": 2,
    "final-games": 0,
}


def train(folder: Path, *more: str) -> list[dict[str, Any]]:
    """The lines of the log."""
    small = [f"--{name}={value}" for name, value in SMALL.items()]
    command = [sys.executable, "-m", "blackgate.training", str(folder), *small, *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in (folder / "log.jsonl").read_text().splitlines()]


def learned(lines: list[dict[str, Any]]) -> list[tuple[Any, ...]]:
    """What was learned: all figures that do not tell the time."""
    kept = ("what", "phase", "updates", "policy", "value", "norm", "entropy", "clipped", "quantised")
    return [tuple(line.get(name) for name in kept) for line in lines if line["what"] in ("imitation", "self-play")]


def test_a_training_runs_end_to_end_and_goes_on_where_it_ended(tmp_path: Path) -> None:
    first = learned(train(tmp_path / "first"))
    assert first == learned(train(tmp_path / "again")), "the same seed, the same updates"
    evaluate.Network(weights.load(tmp_path / "first" / "network.weights"), inputs_of(load_edition()))
    further = learned(train(tmp_path / "further", "--resume", str(tmp_path / "first")))
    assert {line[0] for line in further} == {"self-play"}, "no imitation any more"
    assert further[0][2] >= first[-1][2] > 10, "updates are counted on"
    train(tmp_path / "from weights", "--weights", str(tmp_path / "first" / "network.weights"))
