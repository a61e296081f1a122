"""Many games with a progress bar: what the arena, simulations and experiments have in common."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from importlib import util
from time import monotonic
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from blackgate.bots import UnknownBot
from blackgate.lab.playing import NewBot
from blackgate.lab.results import OtherArena
from blackgate.lab.worker_pool import Work, run_parallel, worker_count
from blackgate.messages import text
from blackgate.rules.errors import BlackgateError
from blackgate.terminal.seating import no_such_bot
from blackgate.terminal.user_errors import UserError

if TYPE_CHECKING:
    from blackgate.lab.ray_pool import RayCluster


def play_all(
    work: Work,
    missing: range,
    jobs: int | None,
    cluster: RayCluster | None,
    store: Callable[[str], None],
    language: str,
) -> tuple[int, float]:
    """Play the games of these numbers and store them in their order; by how many processes, and for how long."""
    console = Console(stderr=True)
    progress = Progress(
        TextColumn(text(language, "arena-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn(text(language, "arena-time-left")),
        TimeRemainingColumn(),
        console=console,
        disable=not console.is_terminal,
    )
    start = monotonic()
    with progress, closing(run_parallel(work, missing, jobs, cluster)) as parts:
        bar = progress.add_task("", total=missing.stop, completed=missing.start)
        for part, lines in parts:
            store(lines)
            progress.update(bar, completed=part.stop)
    return worker_count(jobs, missing, cluster), monotonic() - start


def check_counts(counts: Iterable[tuple[str, int | None]]) -> None:
    """Options that are a number, at least 1."""
    for option, given in counts:
        if given == 0:
            raise UserError("arena-too-few", option=option, found=given)


def check_bots(kinds: Iterable[str], make: NewBot) -> None:
    """Whatever would only be noticed after many games is noticed before the first."""
    for kind in kinds:
        try:
            make(kind, "").close()
        except UnknownBot:
            raise no_such_bot(kind) from None
        except BlackgateError as error:
            raise UserError("arena-wrong-bot", kind=kind, reason=error) from None


def told_differences(error: OtherArena, language: str) -> str:
    """How what is to be continued differs from what was asked for."""
    return ", ".join(
        text(language, "arena-difference", name=name, found=found, asked=asked)
        for name, found, asked in error.differences
    )


def check_installed(names: Iterable[str]) -> None:
    for name in names:
        if util.find_spec(name) is None:
            raise UserError("arena-lacks", name=name)
