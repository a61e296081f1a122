"""python -m benchmarks.ray_workers: games per second on a Ray cluster of this machine, compared with the process pool.

The same veterans play on one and on two workers of each kind, interleaved; starting the workers does not count. Ratios
are taken within a round, and the median of all rounds counts: the machine is noisy.
"""

from __future__ import annotations

import argparse
import os
import shutil
import statistics
import sys
import tempfile
from contextlib import closing
from functools import partial
from importlib import import_module
from time import monotonic

from benchmarks.measures import PLAYERS, is_compiled
from benchmarks.table import aligned
from blackgate import load_edition
from blackgate.bots import new_bot
from blackgate.lab.arena import Arena
from blackgate.lab.playing import play_part
from blackgate.lab.ray_pool import RayCluster
from blackgate.lab.worker_pool import run_parallel
from blackgate.rules.options import Options

ROUNDS = 7
SECONDS = 5.0
PLENTY = 10**7  # more games than are played
STORE = 100 * 2**20  # bytes
KINDS = ("pool, 1", "pool, 2", "ray, 1", "ray, 2")
RATIOS = (("ray, 2", "ray, 1"), ("pool, 2", "pool, 1"), ("ray, 1", "pool, 1"), ("ray, 2", "pool, 2"))
TARGET = 1.6  # of two workers to one

Round = dict[str, tuple[float, float]]  # games a second, and seconds to the first, of each kind


def games_a_second(kind: str, cluster: RayCluster, seconds: float) -> tuple[float, float]:
    """And how many seconds passed before the first result."""
    arena = Arena(("veteran",), load_edition(), Options(PLAYERS), PLENTY, "benchmark")
    pool, jobs = kind.split(", ")
    start = monotonic()
    work = partial(play_part, arena, new_bot)
    with closing(run_parallel(work, range(PLENTY), int(jobs), cluster if pool == "ray" else None)) as results:
        warm, _ = next(results)
        first = now = monotonic()
        last = warm.stop
        for part, _ in results:
            last, now = part.stop, monotonic()
            if now - first > seconds:
                break
    return (last - warm.stop) / (now - first), first - start


def measure(rounds: int, seconds: float) -> list[Round]:
    """The figures of each round."""
    found: list[Round] = []
    with RayCluster("auto") as cluster:
        for number in range(1, rounds + 1):
            print(f"round {number} of {rounds}", file=sys.stderr, flush=True)
            found.append({kind: games_a_second(kind, cluster, seconds) for kind in KINDS})
    return found


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="python -m benchmarks.ray_workers", description=(__doc__ or "").split("\n")[0]
    )
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"how often everything is measured ({ROUNDS})")
    parser.add_argument("--seconds", type=float, default=SECONDS, help=f"for how long ({SECONDS:g})")
    options = parser.parse_args()
    if not is_compiled():
        sys.exit("benchmarks: the rules are not compiled here; run 'make bench-ray'")
    folder = tempfile.mkdtemp(prefix="bg")  # short: sockets lie there
    # The pool's processes are not niced either.
    os.environ |= {"RAY_TMPDIR": folder, "RAY_USAGE_STATS_ENABLED": "0", "RAY_worker_niceness": "0"}
    head = {"num_cpus": 2, "object_store_memory": STORE, "include_dashboard": False}
    machine = import_module("ray.cluster_utils").Cluster(initialize_head=True, head_node_args=head)
    os.environ["RAY_ADDRESS"] = machine.address
    try:
        found = measure(options.rounds, options.seconds)
    finally:
        machine.shutdown()
        shutil.rmtree(folder)
    print(aligned([("workers", "games/s", "least", "most", "s to the first"), *map(partial(rates_row, found), KINDS)]))
    print()
    print(aligned([("", "median", "least", "most"), *(ratio_row(found, *pair) for pair in RATIOS)]))
    print(f"\nwanted: ray, 2 / ray, 1 at least {TARGET}")


def rates_row(found: list[Round], kind: str) -> tuple[str, ...]:
    rates = [each[kind][0] for each in found]
    start = statistics.median(each[kind][1] for each in found)
    return (kind, *(f"{rate:.0f}" for rate in spread(rates)), f"{start:.1f}")


def ratio_row(found: list[Round], one: str, other: str) -> tuple[str, ...]:
    ratios = [each[one][0] / each[other][0] for each in found]
    return (f"{one} / {other}", *(f"{ratio:.2f}" for ratio in spread(ratios)))


def spread(figures: list[float]) -> tuple[float, float, float]:
    return statistics.median(figures), min(figures), max(figures)


if __name__ == "__main__":
    main()
