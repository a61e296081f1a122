"""How much faster two processes simulate than one, by the clock on the wall: starting them, storing and all."""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from time import monotonic

from blackgate import load_edition
from blackgate.bots import new_bot
from blackgate.lab.dataset import Writer
from blackgate.lab.plan import Plan
from blackgate.lab.simulation import play_games
from blackgate.lab.worker_pool import run_parallel
from blackgate.rules.options import Options

KIND = "veteran"
PLAYERS = 4
GAMES = 2000  # a quarter of a minute or so
LEAST_RATIO = 1.8


def simulated(games: int, jobs: int) -> float:
    """Games a second."""
    plan = Plan((KIND,), (load_edition(),), Options(PLAYERS), games, "1")
    with TemporaryDirectory() as folder:
        start = monotonic()
        with closing(Writer(Path(folder), plan)) as writer:
            for _, lines in run_parallel(partial(play_games, plan, new_bot), range(plan.total), jobs):
                writer.append(lines)
        return games / (monotonic() - start)


def scaling(games: int = GAMES) -> tuple[float, float]:
    """Games a second by one process and by two."""
    return simulated(games, 1), simulated(games, 2)


def scaling_row(one: float, two: float) -> tuple[str, ...]:
    met = "yes" if two / one >= LEAST_RATIO else "NO"
    return (f"{one:.0f}/s", f"{two:.0f}/s", f"{two / one:.2f}", f"at least {LEAST_RATIO}", met)
