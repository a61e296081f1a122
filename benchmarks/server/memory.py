"""python -m benchmarks.server.memory [--json FILE]: checks that the server frees the memory of tables.

Equal rounds: so many tables are opened by new people, played for a while, left, and evicted. The memory after each
round has to level off.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from benchmarks.server.load import NAMES, Load, read_metrics
from benchmarks.server.process import memory
from tests.server.serving import running

ROUNDS: Final = 20
TABLES: Final = 120
ACTIONS: Final = 100  # at each table, in a round
LEVEL: Final = 0.05  # so much more than before is still level
LOADED: Final = 'blackgate_tables{state="loaded"}'


class Strangers(Load):
    """Every table has other people at it."""

    def __init__(self, host: str, tables: int, round_number: int) -> None:
        super().__init__(host, tables, words=True, rate=0)
        self.round: Final = round_number

    def names(self, number: int) -> Sequence[str]:
        return [f"{name} {self.round}-{number}" for name in NAMES]


async def play_round(host: str, metrics: str, tables: int, actions: int, number: int) -> None:
    """Returns when the last table has been evicted."""
    load = Strangers(host, tables, number)
    await load.open_all()
    load.start()
    while len(load.seconds) < tables * actions:
        await load.pass_time(0.05)
    load.stopping = True
    await load.close()
    while (await read_metrics(metrics))[LOADED]:
        await asyncio.sleep(0.1)


def measured(rounds: int, tables: int, actions: int) -> list[float]:
    """MiB of the server after each round."""
    found: list[float] = []
    with (
        tempfile.TemporaryDirectory() as folder,
        running(
            f"sqlite:///{folder}/games.db", log=Path(folder) / "log", module="benchmarks.server.quick_sweep"
        ) as server,
    ):
        host, metrics = (each.removeprefix("http://") for each in (server.address, server.metrics))
        for number in range(rounds):
            asyncio.run(play_round(host, metrics, tables, actions, number))
            found.append(memory(server.process.pid) / 2**20)
            print(f"round {number + 1} of {rounds}: {found[-1]:.1f} MiB", file=sys.stderr, flush=True)
    return found


def is_level(found: Sequence[float]) -> bool:
    """Whether the second half of the rounds needed hardly more memory than the first."""
    half = len(found) // 2
    return max(found[half:]) <= max(found[:half]) * (1 + LEVEL)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.memory", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the results there as well")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"at least two ({ROUNDS})")
    parser.add_argument("--tables", type=int, default=TABLES, help=f"in each round ({TABLES})")
    parser.add_argument("--actions", type=int, default=ACTIONS, help=f"at each table, in a round ({ACTIONS})")
    options = parser.parse_args()
    found = measured(options.rounds, options.tables, options.actions)
    print(f"MiB after each round of {options.tables} tables: {', '.join(f'{each:.1f}' for each in found)}")
    print("level" if is_level(found) else "NOT LEVEL: the second half took more than the first")
    if options.json:
        options.json.write_text(json.dumps({"mib": found, "level": is_level(found)}, indent=2) + "\n")


if __name__ == "__main__":
    main()
