"""Small simulations for tests: short games, in a folder."""

from __future__ import annotations

from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path

from blackgate.edition import Edition, edition_from
from blackgate.lab.dataset import Writer
from blackgate.lab.plan import Plan
from blackgate.lab.simulation import play_games
from blackgate.lab.worker_pool import run_parallel
from blackgate.rules.options import Options
from tests.lab.own_bots import make


def edition(name: str = "short", rounds: int = 4, **figures: int) -> Edition:
    """The standard game, but over after so many rounds."""
    return edition_from({"name": name, "game": {"rounds": rounds, **figures}}, "test")


def plan(*bots: str, players: int = 3, deals: int = 12, **more: object) -> Plan:
    planned = Plan(bots or ("random",), (edition(),), Options(players), deals, "seed")
    return replace(planned, **more)  # type: ignore[arg-type]


def simulate(folder: Path, planned: Plan, jobs: int = 1, part: int = 10) -> Path:
    with closing(Writer(folder, planned, part)) as writer:
        for _, lines in run_parallel(partial(play_games, planned, make), range(writer.done, planned.total), jobs):
            writer.append(lines)
    return folder


def files_of(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}
