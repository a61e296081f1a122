"""`blackgate arena`: many games between bots, with a progress bar, from the request to the report."""

from __future__ import annotations

import shlex
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from blackgate.bots import new_bot, stand_in
from blackgate.lab.arena import Arena
from blackgate.lab.playing import NewBot, play_part
from blackgate.lab.results import NoResults, OtherArena, Result, header_line, read_results, whole_lines
from blackgate.messages import localized, text
from blackgate.terminal.arena_report import report
from blackgate.terminal.clusters import cluster_at
from blackgate.terminal.files import RecordFile, default_path, file_error, load_own_edition, read_file
from blackgate.terminal.many_games import (
    check_bots,
    check_counts,
    check_installed,
    command_again,
    described_differences,
    play_into,
)
from blackgate.terminal.modules import options_from
from blackgate.terminal.playing import FINISHED, INTERRUPTED
from blackgate.terminal.requests import GAMES, SEED, USUAL, ArenaRequest
from blackgate.terminal.user_errors import UserError

if TYPE_CHECKING:
    from blackgate.lab.ray_pool import RayCluster

ENDING: Final = ".arena.jsonl"


def run_arena(request: ArenaRequest, make: NewBot = new_bot) -> int:
    """Play the missing games of an arena and report; returns the exit code.

    `make` creates the bots: those of the package, or your own, in a function that other processes can import.
    """
    arena = _arena(request)
    _check(request, make)
    for bot in arena.bots:
        _, reason = stand_in(bot, arena.options)
        if reason:
            print(text(request.language, "terminal-remark", player=bot, remark=localized(reason, request.language)))
    with cluster_at(request.ray, request.language) as cluster:
        return _run(request, arena, make, cluster)


def _run(request: ArenaRequest, arena: Arena, make: NewBot, cluster: RayCluster | None) -> int:
    file, done = _file(request, arena)
    again = command_again("arena", arena.bots, arena.options, arena.games, arena.seed, request)
    if request.plots is not None:
        again += ["--plots", str(request.plots)]
    again += ["--resume", str(file.path)]
    print(text(request.language, "arena-results", file=str(file.path)))  # now: whatever happens, it can be resumed
    work, missing = partial(play_part, arena, make), range(done, arena.total)
    played_by = play_into(file.path, file, work, missing, request, cluster, shlex.join(again))
    if played_by is None:
        return INTERRUPTED
    jobs, seconds = played_by
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
    return Arena(request.bots, edition, options, games, SEED if request.seed is None else request.seed)


def _check(request: ArenaRequest, make: NewBot) -> None:
    """Errors that would show only after many games are found before the first."""
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
        differences = described_differences(error, request.language)
        raise UserError("arena-other", file=str(request.resume), differences=differences) from None
    return RecordFile(request.resume, "".join(f"{line}\n" for line in lines), new=False), done


def _draw(arena: Arena, results: list[Result], folder: Path, language: str) -> None:
    from blackgate.lab.plots import draw  # which needs matplotlib

    try:
        for path in draw(arena, results, folder, language):
            print(text(language, "arena-picture", file=str(path)))
    except OSError as error:
        raise file_error(folder, error) from None
