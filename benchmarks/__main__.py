"""python -m benchmarks [--json FILE]: compiled and interpreted rules side by side, on one core.

The compiled rules are measured in this process, the interpreted ones in a child process that reads the source tree. The
two are interleaved, and the best of several short runs counts: noise only ever slows down.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from dataclasses import asdict
from pathlib import Path

from benchmarks.endings import PLAYERS, endings
from benchmarks.measures import MEASURES, arena_share, cost_of_events, is_compiled
from benchmarks.scaling import scaling, scaling_row
from benchmarks.table import Figures, aligned, endings_table, table

ROOT = Path(__file__).resolve().parents[1]
INTERPRETED = ROOT / ".venv" / "bin" / "python"
ROUNDS = 5
GAMES = 1000  # for each number of players, to see how they end
SCALING_HEAD = ("games", "one process", "two", "ratio", "target", "met")
COMPILED_SIZE = 12  # a compiled run does this many times the work


def say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


def one_round(scale: int) -> Figures:
    """Every measure once, after a warm-up run."""
    MEASURES["playouts"].run(MEASURES["playouts"].size)
    return {key: measure.run(measure.size * scale) for key, measure in MEASURES.items()}


def interpreted_round() -> Figures:
    """One round in a child process that uses the source tree instead of the compiled wheel."""
    python = INTERPRETED if INTERPRETED.exists() else Path(sys.executable)
    child = subprocess.run(
        [python, "-m", "benchmarks", "--interpreted-round"],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT / "src")},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    figures = json.loads(child.stdout)
    assert isinstance(figures, dict)
    return figures


def keep_best(best: Figures, figures: Figures) -> None:
    for key, figure in figures.items():
        best[key] = MEASURES[key].better(best.get(key, figure), figure)


def stay_on_one_core() -> set[int]:
    """Pin to one core if the system allows it; child processes inherit that. Returns the previous cores."""
    if sys.platform != "linux":
        return set()
    cores = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(cores)})
    return cores


def use_cores(cores: set[int]) -> None:
    if sys.platform == "linux":
        os.sched_setaffinity(0, cores)


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks", description=__doc__.splitlines()[0] if __doc__ else ""
    )
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there as well")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often everything is measured ({ROUNDS})")
    parser.add_argument("--interpreted-round", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.interpreted_round:
        if is_compiled():
            sys.exit("benchmarks: the source tree is compiled; its rules have to be interpreted here")
        print(json.dumps(one_round(1)))
        return
    if not is_compiled():
        sys.exit("benchmarks: the rules are not compiled here; run 'make bench'")
    cores = stay_on_one_core()
    compiled: Figures = {}
    interpreted: Figures = {}
    for number in range(1, options.rounds + 1):
        say(f"round {number} of {options.rounds}: compiled")
        keep_best(compiled, one_round(COMPILED_SIZE))
        say(f"round {number} of {options.rounds}: interpreted")
        keep_best(interpreted, interpreted_round())
    say("how random games end")
    found = [endings(players, GAMES) for players in PLAYERS]
    say("two processes beside one")
    use_cores(cores)
    by_one, by_two = scaling()
    print(
        f"4 players, base game, one core, processor time, best of {options.rounds}; {platform.python_implementation()} "
        f"{platform.python_version()}, {platform.machine()}\n"
    )
    print(aligned(table(compiled, interpreted)))
    print()
    print(aligned(endings_table(found)))
    print()
    print(aligned([SCALING_HEAD, ("four veterans simulated, wall time", *scaling_row(by_one, by_two))]))
    if options.json:
        results = {
            "compiled": compiled | {"cost-of-events": cost_of_events(compiled), "arena-share": arena_share(compiled)},
            "interpreted": interpreted
            | {"cost-of-events": cost_of_events(interpreted), "arena-share": arena_share(interpreted)},
            "scaling": {"one": by_one, "two": by_two},
            "endings": [asdict(ending) for ending in found],
            "python": platform.python_version(),
        }
        options.json.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
