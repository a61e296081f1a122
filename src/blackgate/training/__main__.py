"""`python -m blackgate.training FOLDER`: train a network, small on a CPU or large on a GPU."""

from __future__ import annotations

import argparse
from dataclasses import fields
from pathlib import Path

from blackgate.training.plan import Plan
from blackgate.training.trainer import Trainer


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.ArgumentDefaultsHelpFormatter)
    parser.add_argument("folder", type=Path, help="where checkpoints, weights and the log go")
    parser.add_argument("--resume", type=Path, help="a folder to go on from")
    parser.add_argument("--weights", type=Path, help="weights to begin self-play with, instead of the imitator's")
    for each in fields(Plan):
        parser.add_argument(f"--{each.name.replace('_', '-')}", type=type(each.default), default=each.default)
    given = vars(parser.parse_args())
    places = [given.pop(name) for name in ("folder", "resume", "weights")]
    Trainer(Plan(**given), *places).run()


if __name__ == "__main__":
    main()
