"""python -m benchmarks.server [--json FILE]: throughput and latency of the server, side by side with boardgame.io's.

Of several runs of a case the table has the one with the most actions: noise only ever slows down. The two servers take
turns, and are compared within each round.
"""

from __future__ import annotations

import argparse
import json
import platform
import sys
from contextlib import ExitStack
from functools import partial
from pathlib import Path

from benchmarks.measures import is_compiled
from benchmarks.server.cases import OTHERS, SIDE_BY_SIDE, Case, Figures, Stage
from benchmarks.server.process import beside_others
from benchmarks.server.report import aligned, ratios, table

ROUNDS = 3
SECONDS = 5.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there as well")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often everything is measured ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for each run ({SECONDS})")
    parser.add_argument("--only", default="", help="only cases with this in their title, such as boardgame")
    options = parser.parse_args()
    if not is_compiled():
        print("the rules are interpreted here: slower than what players get ('make bench-server')", file=sys.stderr)
    rounds: list[dict[Case, Figures]] = []
    with ExitStack() as stack:
        stage = Stage(stack, options.seconds)
        for _ in range(options.rounds):
            rounds.append({})
            for case in (*SIDE_BY_SIDE, *OTHERS):
                if options.only in f"{case.title} {case.tables}":
                    found = beside_others(partial(stage.run, case))
                    print(f"{case.title}, {case.tables} tables: {json.dumps(found)}", file=sys.stderr, flush=True)
                    rounds[-1][case] = found
    best: dict[Case, Figures] = {}
    for case, found in (run for each in rounds for run in each.items()):
        if found.get("actions_s", 0) >= best.get(case, {}).get("actions_s", 0):
            best[case] = found
    print(f"best of {options.rounds}, {options.seconds:g} s each; {platform.python_version()}, {platform.machine()}\n")
    print(aligned(table(best)))
    print()
    print("\n".join(ratios(rounds)))
    if options.json:
        results = [{"case": f"{case.title} {case.tables}", **found} for case, found in best.items()]
        options.json.write_text(json.dumps(results, indent=2) + "\n")


if __name__ == "__main__":
    main()
