"""Plot training curves: `python tools/training_curve.py PICTURE NAME=LOG...`, each with its log.jsonl."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import matplotlib.pyplot as plt

MATCH = "3 veterans"


def main(picture: str, *logs: str) -> None:
    figure, axes = plt.subplots(figsize=(8, 4.5), layout="constrained")
    for named in logs:
        name, _, file = named.partition("=")
        lines = [json.loads(line) for line in Path(file).read_text().splitlines()]
        scores = [line for line in lines if line["what"] == "score" and line["match"] == MATCH]
        axes.errorbar(
            [line["seconds"] for line in scores],
            [line["share"] for line in scores],
            [line["within"] for line in scores],
            marker="o",
            markersize=3,
            linewidth=1,
            capsize=2,
            label=name,
        )
    axes.axhline(25, color="grey", linestyle=":", label="even")
    axes.set(xlabel="seconds since the start", ylabel="games won against three veterans, %", ylim=(0, 70))
    axes.legend()
    figure.savefig(picture, dpi=120)


if __name__ == "__main__":
    main(*sys.argv[1:])
