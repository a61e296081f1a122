"""Many games with a progress bar: shared by the arena, simulations and experiments."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import closing
from importlib import util
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from blackgate.bots import UnknownBot
from blackgate.lab.playing import BotFailed, NewBot
from blackgate.lab.results import OtherArena
from blackgate.lab.worker_pool import Work, WorkerLost, run_parallel, worker_count
from blackgate.messages import text
from blackgate.rules.errors import BlackgateError
from blackgate.rules.options import Options
from blackgate.terminal.requests import ManyGamesRequest
from blackgate.terminal.seating import no_such_bot
from blackgate.terminal.user_errors import UserError

if TYPE_CHECKING:
    from blackgate.lab.ray_pool import RayCluster


class Store(Protocol):
    """Where games are written, in their order."""

    def append(self, lines: str, /) -> None: ...
    def close(self) -> None: ...


def play_into(
    path: Path,
    store: Store,
    work: Work,
    missing: range,
    request: ManyGamesRequest,
    cluster: RayCluster | None,
    again: str,
) -> tuple[int, float] | None:
    """Play the games of these numbers; returns by how many processes, and for how long. None if interrupted; then the
    command to resume, `again`, is shown."""
    try:
        with closing(store):
            return play_all(work, missing, request.jobs, cluster, store, request.language)
    except KeyboardInterrupt:
        print(text(request.language, "arena-left", file=str(path)))
        print(text(request.language, "terminal-continue", command=again))
        return None
    except WorkerLost:
        raise UserError("arena-worker-lost", file=str(path), command=again) from None
    except BotFailed as error:
        number = str(error.number)
        raise UserError("arena-bot-failed", bot=error.bot, number=number, reason=error.reason, file=str(path)) from None
    except BlackgateError as error:
        raise UserError("arena-stopped", reason=error, file=str(path), command=again) from None


def play_all(
    work: Work, missing: range, jobs: int | None, cluster: RayCluster | None, store: Store, language: str
) -> tuple[int, float]:
    """The same, with a progress bar."""
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
            store.append(lines)
            progress.update(bar, completed=part.stop)
    return worker_count(jobs, missing, cluster), monotonic() - start


def check_counts(counts: Iterable[tuple[str, int | None]]) -> None:
    """Options that are a number, at least 1."""
    for option, given in counts:
        if given == 0:
            raise UserError("arena-too-few", option=option, found=given)


def check_bots(kinds: Iterable[str], make: NewBot) -> None:
    """Errors that would show only after many games are found before the first."""
    for kind in kinds:
        try:
            make(kind, "").close()
        except UnknownBot:
            raise no_such_bot(kind) from None
        except BlackgateError as error:
            raise UserError("arena-wrong-bot", kind=kind, reason=error) from None


def command_again(
    command: str, bots: Iterable[str], options: Options, games: int, seed: str, request: ManyGamesRequest
) -> list[str]:
    """The words of the command that requests the same games."""
    words = ["blackgate", command, *bots, "--players", str(options.players), "--games", str(games), "--seed", seed]
    words += ["--language", request.language]
    if options.michel:
        words += ["--michel", options.michel]
    words += ["--team"] if options.team else []
    words += ["--warden"] if options.warden else []
    for place in options.places:
        words += ["--place", place]
    for option, given in (("--edition", request.edition), ("--jobs", request.jobs), ("--ray", request.ray)):
        if given is not None:
            words += [option, str(given)]
    return words


def described_differences(error: OtherArena, language: str) -> str:
    """How the games to be resumed differ from those requested."""
    return ", ".join(
        text(language, "arena-difference", name=name, found=found, asked=asked)
        for name, found, asked in error.differences
    )


def check_installed(names: Iterable[str]) -> None:
    for name in names:
        if util.find_spec(name) is None:
            raise UserError("arena-lacks", name=name)
