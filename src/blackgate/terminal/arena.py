"""`blackgate arena`: many games between bots, with a progress bar, from what was asked for to the report."""

from __future__ import annotations

import shlex
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from blackgate.bots import new_bot, stand_in
from blackgate.lab.arena import Arena
from blackgate.lab.playing import BotFailed, NewBot, play_part
from blackgate.lab.results import NoResults, OtherArena, Result, header_line, read_results, whole_lines
from blackgate.lab.worker_pool import WorkerLost
from blackgate.messages import said, text
from blackgate.rules.errors import BlackgateError
from blackgate.terminal.arena_report import report
from blackgate.terminal.clusters import cluster_at
from blackgate.terminal.files import RecordFile, default_path, file_error, load_own_edition, read_file
from blackgate.terminal.many_games import check_bots, check_counts, check_installed, play_all, told_differences
from blackgate.terminal.modules import BASE_GAME, Modules, options_from
from blackgate.terminal.playing import FINISHED, INTERRUPTED
from blackgate.terminal.seating import USUAL
from blackgate.terminal.user_errors import UserError

if TYPE_CHECKING:
    from blackgate.lab.ray_pool import RayCluster

ENDING: Final = ".arena.jsonl"
GAMES: Final = 1000  # of each pairing, when nobody says how many
SEED: Final = "1"


@dataclass(frozen=True, slots=True)
class ArenaRequest:
    """What the command line asks for; None and nothing where it does not say."""

    language: str
    bots: tuple[str, ...]
    players: int | None = None
    games: int | None = None
    seed: str | None = None
    jobs: int | None = None
    file: Path | None = None
    resume: Path | None = None
    plots: Path | None = None
    ray: str | None = None
    modules: Modules = BASE_GAME
    edition: Path | None = None


def run_arena(request: ArenaRequest, make: NewBot = new_bot) -> int:
    """Play the games of an arena that are missing and tell what they say; the exit code.

    `make` gives the bots: those of the package, or one's own, in a function that other processes can import.
    """
    arena = _arena(request)
    _check(request, make)
    for bot in arena.bots:
        _, reason = stand_in(bot, arena.options)
        if reason:
            print(text(request.language, "terminal-remark", player=bot, remark=said(reason, request.language)))
    with cluster_at(request.ray, request.language) as cluster:
        return _run(request, arena, make, cluster)


def _run(request: ArenaRequest, arena: Arena, make: NewBot, cluster: RayCluster | None) -> int:
    file, done = _file(request, arena)
    again = _again(request, arena, file.path)
    print(text(request.language, "arena-results", file=str(file.path)))  # now: whatever happens, it can be continued
    try:
        with closing(file):
            work = partial(play_part, arena, make)
            missing = range(done, arena.total)
            jobs, seconds = play_all(work, missing, request.jobs, cluster, file.append, request.language)
    except KeyboardInterrupt:
        print(text(request.language, "arena-left", file=str(file.path)))
        print(text(request.language, "terminal-continue", command=again))
        return INTERRUPTED
    except WorkerLost:
        raise UserError("arena-worker-lost", file=str(file.path), command=again) from None
    except BotFailed as error:
        raise UserError(
            "arena-bot-failed", bot=error.bot, number=str(error.number), reason=error.reason, file=str(file.path)
        ) from None
    except BlackgateError as error:
        raise UserError("arena-stopped", reason=error, file=str(file.path), command=again) from None
    results = read_results(arena, whole_lines(read_file(file.path)))
    report(arena, results, request.language)
    if played := results[done:]:
        print(
            text(
                request.language,
                "arena-speed",
                games=round(len(played) / seconds),
                decisions=round(sum(result.decisions for result in played) / seconds),
                jobs=jobs,
            )
        )
    if request.plots is not None:
        _draw(arena, results, request.plots, request.language)
    return FINISHED


def _arena(request: ArenaRequest) -> Arena:
    players = USUAL if request.players is None else request.players
    games = GAMES if request.games is None else request.games
    check_counts((("--games", games), ("--jobs", request.jobs)))
    edition = load_own_edition(request.edition)
    options = options_from(players, request.modules, edition)
    return Arena(
        bots=request.bots,
        edition=edition,
        players=players,
        games=games,
        seed=SEED if request.seed is None else request.seed,
        michel=options.michel,
        team=options.team,
        warden=options.warden,
        places=options.places,
    )


def _check(request: ArenaRequest, make: NewBot) -> None:
    """Whatever would only be noticed after many games is noticed before the first."""
    check_installed(["openskill"] if len(request.bots) > 1 else [])
    check_installed(["matplotlib"] if request.plots is not None else [])
    check_bots(request.bots, make)
    if request.plots is not None:
        try:
            request.plots.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise file_error(request.plots, error) from None


def _file(request: ArenaRequest, arena: Arena) -> tuple[RecordFile, int]:
    """The file of the results, and how many games are in it."""
    if request.resume is None:
        return RecordFile(request.file or default_path(ENDING), header_line(arena), new=True), 0
    if request.file is not None:
        raise UserError("arena-file-or-resume")
    lines = whole_lines(read_file(request.resume)) or [header_line(arena).rstrip("\n")]
    try:
        done = len(read_results(arena, lines))
    except NoResults as error:
        raise UserError("arena-no-results", file=str(request.resume), line=str(error.line)) from None
    except OtherArena as error:
        differences = told_differences(error, request.language)
        raise UserError("arena-other", file=str(request.resume), differences=differences) from None
    return RecordFile(request.resume, "".join(f"{line}\n" for line in lines), new=False), done


def _draw(arena: Arena, results: list[Result], folder: Path, language: str) -> None:
    from blackgate.lab.plots import draw  # which needs matplotlib

    try:
        for path in draw(arena, results, folder, language):
            print(text(language, "arena-picture", file=str(path)))
    except OSError as error:
        raise file_error(folder, error) from None


def _again(request: ArenaRequest, arena: Arena, path: Path) -> str:
    """The command that continues an arena in its file."""
    words = ["blackgate", "arena", *arena.bots, "--players", str(arena.players), "--games", str(arena.games)]
    words += ["--seed", arena.seed, "--language", request.language]
    if arena.michel:
        words += ["--michel", arena.michel]
    words += ["--team"] if arena.team else []
    words += ["--warden"] if arena.warden else []
    for place in arena.places:
        words += ["--place", place]
    for option, given in (
        ("--edition", request.edition),
        ("--plots", request.plots),
        ("--jobs", request.jobs),
        ("--ray", request.ray),
    ):
        if given is not None:
            words += [option, str(given)]
    return shlex.join([*words, "--resume", str(path)])
