"""How much faster two processes simulate than one, in wall-clock time, including start-up and storage.

It runs the command itself: each process of the pool loads what the main module does, and this benchmark's would load
far more than the command's.
"""

from __future__ import annotations

import subprocess
import sys
from tempfile import TemporaryDirectory
from time import monotonic

KIND = "veteran"
PLAYERS = 4
GAMES = 4000  # a run of less hardly needs two processes
LEAST_RATIO = 1.8


def simulated(games: int, jobs: int) -> float:
    """Games a second."""
    command = [sys.executable, "-m", "blackgate.cli", "simulate", KIND, "--players", str(PLAYERS)]
    with TemporaryDirectory() as folder:
        start = monotonic()
        subprocess.run(
            [*command, "--games", str(games), "--jobs", str(jobs), "--folder", f"{folder}/run"],
            stdout=subprocess.DEVNULL,
            check=True,
        )
        return games / (monotonic() - start)


def scaling(games: int = GAMES) -> tuple[float, float]:
    """Games a second by one process and by two."""
    return simulated(games, 1), simulated(games, 2)


def scaling_row(one: float, two: float) -> tuple[str, ...]:
    met = "yes" if two / one >= LEAST_RATIO else "NO"
    return (f"{one:.0f}/s", f"{two:.0f}/s", f"{two / one:.2f}", f"at least {LEAST_RATIO}", met)
