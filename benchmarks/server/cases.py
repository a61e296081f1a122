"""The benchmark cases: a server, and a load generator in its own process; likewise for boardgame.io's server."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Literal

from tests.server.postgres import Postgres, postgres
from tests.server.serving import running

Figures = dict[str, float]
Kind = Literal["sqlite", "postgresql", "boardgame.io"]

ROOT: Final = Path(__file__).resolve().parents[2]
BOARDGAME: Final = Path(__file__).parent / "boardgame"
INSTALLED: Final = ROOT / "build" / "boardgame.io"
WARM_SECONDS: Final = 2.0
LONG: Final = 300.0
READY: Final = re.compile(r"(\d+) (\d+)")  # port and process


@dataclass(frozen=True)
class Case:
    """So many tables with four connected seats each; without seconds nobody plays.

    `rate`: actions per second in all; without one the next action follows at once.
    """

    kind: Kind
    tables: int
    words: bool = True
    seconds: bool = True
    rate: int = 0

    @property
    def title(self) -> str:
        what = "idle" if not self.seconds else "" if self.words else "without words"
        pace = f"at {self.rate}/s" if self.rate else ""
        return " ".join(filter(None, (self.kind, what, pace)))


# The two servers are interleaved, so that a noisy moment hits both.
SIDE_BY_SIDE: Final = tuple(Case(kind, tables) for tables in (10, 50, 500) for kind in ("sqlite", "boardgame.io"))
OTHERS: Final = (
    Case("sqlite", 500, rate=1500),
    *(Case("sqlite", tables, words=False) for tables in (10, 50, 500)),
    *(Case("postgresql", tables) for tables in (10, 50, 500)),
    Case("postgresql", 500, rate=1500),
    Case("sqlite", 1250, seconds=False),
)


class Stage:
    """Where cases run: PostgreSQL is started and boardgame.io installed on first use."""

    def __init__(self, stack: ExitStack, seconds: float) -> None:
        self.stack: Final = stack
        self.seconds: Final = seconds
        self.postgres: Postgres | None = None
        self.runs = 0

    def run(self, case: Case) -> Figures:
        self.runs += 1
        if case.kind == "boardgame.io":
            return boardgame(case, self.seconds)
        with tempfile.TemporaryDirectory() as folder:
            database = f"sqlite:///{folder}/games.db" if case.kind == "sqlite" else self.new_database()
            with running(database, log=Path(folder) / "log") as server:
                host, metrics = (each.removeprefix("http://") for each in (server.address, server.metrics))
                seconds = self.seconds if case.seconds else 0
                arguments = [host, metrics, str(server.process.pid), str(case.tables), str(seconds)]
                words = [] if case.words else ["--no-words"]
                rate = ["--rate", str(case.rate)] if case.rate else []
                return told([sys.executable, "-m", "benchmarks.server.load", *arguments, *words, *rate], ROOT)

    def new_database(self) -> str:
        if self.postgres is None:
            self.postgres = self.stack.enter_context(postgres())
        return self.postgres.create_database(f"run{self.runs}")


def boardgame(case: Case, seconds: float) -> Figures:
    install()
    with boardgame_server() as (port, pid):
        arguments = [port, str(pid), str(case.tables), str(seconds), str(WARM_SECONDS)]
        return told(["node", "load.js", *arguments], INSTALLED)


@contextmanager
def boardgame_server() -> Iterator[tuple[str, int]]:
    process = subprocess.Popen(["node", "server.js"], cwd=INSTALLED, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    pid = process.pid
    try:
        ready = next(found for line in process.stdout if (found := READY.fullmatch(line.strip())))
        pid = int(ready[2])  # of Node.js itself, which a wheel's `node` starts as another process
        yield ready[1], pid
    finally:
        os.kill(pid, signal.SIGKILL)
        process.wait()
        process.stdout.close()


def install() -> None:
    """On demand, into a folder that `make clean` removes."""
    INSTALLED.mkdir(parents=True, exist_ok=True)
    for file in BOARDGAME.iterdir():
        shutil.copy(file, INSTALLED)
    if not (INSTALLED / "node_modules").exists():
        subprocess.run(["npm", "install", "--no-audit", "--no-fund"], cwd=INSTALLED, check=True, stdout=sys.stderr)


def told(command: list[str], folder: Path) -> Figures:
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=True, timeout=LONG)
    found = json.loads(done.stdout)
    assert isinstance(found, dict)
    return found
