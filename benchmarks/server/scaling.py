"""python -m benchmarks.server.scaling: several processes on one PostgreSQL, all on this machine, each load in its own.

Measures the gain of a second process, the cost of a relay, the time of a take-over, and the memory of idle seats.
"""

from __future__ import annotations

import argparse
import json
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

from benchmarks.server.cases import ROOT, Figures
from blackgate.protocol.play import Welcome
from tests.server.postgres import Postgres, postgres
from tests.server.serving import RunningServer, Seat, running

LEASE: Final = 5  # seconds, as it comes
SETTINGS: Final = {"BLACKGATE_MOST_CONNECTIONS": "40000", "BLACKGATE_MOST_TABLES": "40000"}
SEATS: Final = 4  # at a table of the load
LONG: Final = 1800.0  # seconds: on a busy machine 20,000 seats take their time to sit down


class Bench:
    def __init__(self, database: Postgres, folder: Path, seconds: float) -> None:
        self.database: Final = database
        self.folder: Final = folder
        self.seconds: Final = seconds
        self.runs = 0

    @contextmanager
    def servers(self, count: int, **settings: str) -> Iterator[list[RunningServer]]:
        self.runs += 1
        url = self.database.create_database(f"run{self.runs}")
        with ExitStack() as stack:
            yield [
                stack.enter_context(running(url, {**SETTINGS, **settings}, self.folder / f"log{self.runs}-{number}"))
                for number in range(count)
            ]

    def load(self, server: RunningServer, tables: int, seconds: float, *more: str) -> subprocess.Popen[str]:
        host, metrics = (each.removeprefix("http://") for each in (server.address, server.metrics))
        given = [host, metrics, str(server.process.pid), str(tables), str(seconds), *more]
        command = [sys.executable, "-m", "benchmarks.server.load", *given]
        return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)

    # --- what is measured
    def processes(self, count: int, tables: int) -> Figures:
        """So many processes, each with its share of the tables and a load of its own."""
        with self.servers(count) as servers:
            figures = finished([self.load(server, tables // count, self.seconds) for server in servers])
        actions = sum(each["actions_s"] for each in figures)
        cpu = sum(each["cpu_us"] * each["actions_s"] for each in figures) / actions
        return {"actions_s": actions, "p99_ms": max(each["p99_ms"] for each in figures), "cpu_us": cpu}

    def relayed(self, tables: int) -> Figures:
        """Every client is connected to a process that owns none of the tables."""
        with self.servers(2) as (owner, relay):
            via = relay.address.removeprefix("http://")
            more = ("--via", via, "--relay", str(relay.process.pid))
            (figures,) = finished([self.load(owner, tables, self.seconds, *more)])
        return figures

    def take_overs(self, rounds: int, end: Callable[[RunningServer], object]) -> Figures:
        """From the end of a process until somebody is welcomed at its table by the other."""
        found: list[float] = []
        for _ in range(rounds):
            with self.servers(2, BLACKGATE_LEASE_SECONDS=str(LEASE)) as (owner, other):
                ann, _ = owner.open_table("Ann", "Ben")
                ann.post("start")
                with ann.connect(words=False) as player:
                    player.receive_until(Welcome)
                began = time.perf_counter()
                end(owner)
                with Seat(other, ann.table, ann.number, ann.token).connect(words=False) as player:
                    player.receive_until(Welcome)
                found.append(time.perf_counter() - began)
        return {"median_s": statistics.median(found), "worst_s": max(found), "rounds": rounds}

    def idle(self, seats: int) -> Figures:
        """Shared out among two processes, as more would need more open files."""
        with self.servers(2) as servers:
            figures = finished([self.load(server, seats // SEATS // 2, 0) for server in servers])
        return {"seats": sum(each["seats"] for each in figures), "rss_mb": sum(each["rss_mb"] for each in figures)}


def finished(loads: Sequence[subprocess.Popen[str]]) -> list[Figures]:
    found: list[Figures] = []
    for load in loads:
        said, _ = load.communicate(timeout=LONG)
        assert load.returncode == 0, said
        found.append(json.loads(said))
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.scaling", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="for each load")
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--seats", type=int, default=20_000, help="that are idle")
    parser.add_argument("--rounds", type=int, default=5, help="take-overs of each kind")
    parser.add_argument("--only", default="", help="only what has this in its title")
    options = parser.parse_args()
    with postgres() as database, tempfile.TemporaryDirectory() as folder:
        bench = Bench(database, Path(folder), options.seconds)
        cases: dict[str, Callable[[], Figures]] = {
            "1 process": lambda: bench.processes(1, options.tables),
            "2 processes": lambda: bench.processes(2, options.tables),
            "relayed": lambda: bench.relayed(options.tables),
            "handed over": lambda: bench.take_overs(options.rounds, RunningServer.stop),
            "taken over after a kill": lambda: bench.take_overs(options.rounds, RunningServer.kill),
            "idle": lambda: bench.idle(options.seats),
        }
        for title, measure in cases.items():
            if options.only in title:
                print(
                    f"{title}: {json.dumps({name: round(value, 2) for name, value in measure().items()})}", flush=True
                )


if __name__ == "__main__":
    main()
