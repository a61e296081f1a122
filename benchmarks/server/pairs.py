"""python -m benchmarks.server.pairs [--before PYTHON]: the server, an earlier one and boardgame.io's, interleaved.

Ratios are taken within each round; reported are their median, minimum and maximum: what slows the machine down slows
all of them. A round in which other processes took much of the CPU is dropped, and the number of dropped rounds is
reported.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import signal
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from statistics import median
from typing import Final, cast

from benchmarks.server.cases import ROOT, Case, Figures, Kind, Stage, told
from benchmarks.server.process import MOST_OTHERS, beside_others
from benchmarks.server.report import shown
from tests.server.serving import ADDRESS, GENEROUS

TABLES: Final = (10, 50, 500)
ROUNDS: Final = 5
SECONDS: Final = 3.0
NOW, BEFORE, PEER = "now", "before", "boardgame.io"
COLUMNS: Final = ("actions_s", "p50_ms", "p99_ms", "cpu_us")
# Release 0.1.0 does not know these settings, and has its metrics where people play.
LATER: Final = ("BLACKGATE_FILES_PER_MINUTE", "BLACKGATE_METRICS", "BLACKGATE_SIGN_INS_AT_ONCE")

Round = dict[str, Figures]


def run_before(python: str, tables: int, seconds: float) -> Figures:
    """The server installed for this Python, with SQLite; the load generator is today's."""
    environment = {**os.environ, **{name: value for name, value in GENEROUS.items() if name not in LATER}}
    with tempfile.TemporaryDirectory() as folder, (Path(folder) / "log").open("wb") as log:
        command = ["-m", "blackgate.cli", "serve", "--port", "0", "--database", f"sqlite:///{folder}/games.db"]
        server = subprocess.Popen(
            [python, *command], stdout=subprocess.PIPE, stderr=log, text=True, env=environment, cwd=folder
        )
        assert server.stdout is not None
        try:
            host = next(found[1] for line in server.stdout if (found := re.search(ADDRESS, line)))
            host = host.removeprefix("http://")
            arguments = [host, host, str(server.pid), str(tables), str(seconds)]
            return told([sys.executable, "-m", "benchmarks.server.load", *arguments], ROOT)
        finally:
            server.send_signal(signal.SIGINT)
            server.wait()
            server.stdout.close()


def run_round(stage: Stage, kind: Kind, tables: int, before: str) -> Round:
    found: Round = {}
    for who in filter(None, (NOW, BEFORE if before else "", PEER)):
        if who == BEFORE:
            found[who] = beside_others(partial(run_before, before, tables, stage.seconds))
        else:
            found[who] = beside_others(partial(stage.run, Case(kind if who == NOW else cast(Kind, PEER), tables)))
        print(f"{who}, {tables} tables: {json.dumps(found[who])}", file=sys.stderr, flush=True)
    return found


def lines(tables: int, rounds: Sequence[Round]) -> list[str]:
    """Medians of all, and of the ratios of the server to each of the others."""
    quiet = [each for each in rounds if max(found["others"] for found in each.values()) < MOST_OTHERS]
    told = [f"{tables} tables: {len(quiet)} of {len(rounds)} rounds, while others took little"]
    for who in quiet[0] if quiet else ():
        figures = (f"{column} {shown(median(each[who][column] for each in quiet))}" for column in COLUMNS)
        told.append(f"  {who}: {', '.join(figures)}")
        if who != NOW:
            for column in COLUMNS:
                ratios = sorted(each[NOW][column] / each[who][column] for each in quiet)
                told.append(f"    now to that, {column}: {median(ratios):.2f} ({ratios[0]:.2f}, {ratios[-1]:.2f})")
    return told


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.pairs", description=__doc__)
    parser.add_argument("--before", default="", metavar="PYTHON", help="that has an earlier release installed")
    parser.add_argument("--tables", type=int, nargs="+", default=TABLES)
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often everything is measured ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for each run ({SECONDS:g})")
    parser.add_argument("--kind", choices=("sqlite", "postgresql"), default="sqlite", help="of the server of now")
    options = parser.parse_args()
    with ExitStack() as stack:
        stage = Stage(stack, options.seconds)
        for tables in options.tables:
            rounds = [run_round(stage, options.kind, tables, options.before) for _ in range(options.rounds)]
            print("\n".join(lines(tables, rounds)), flush=True)


if __name__ == "__main__":
    main()
