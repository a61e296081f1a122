"""`blackgate simulate`: many games into Parquet, with a progress bar, and experiments on the same deals."""

from __future__ import annotations

import shlex
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final

from blackgate.bots import new_bot
from blackgate.lab.plan import (
    CARD,
    GANG_CARD,
    NONE,
    SEARCH_CARD,
    WITHOUT,
    Arm,
    Plan,
    action_cards,
    can_be_given,
    dispensable,
    forbidden,
)
from blackgate.lab.playing import NewBot
from blackgate.lab.results import OtherArena
from blackgate.lab.simulation import play_games
from blackgate.messages import text
from blackgate.rules.book import Rulebook
from blackgate.terminal.clusters import cluster_at
from blackgate.terminal.files import default_path, file_error, load_own_edition
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
from blackgate.terminal.requests import GAMES, SEED, USUAL, BalanceRequest, SimulationRequest
from blackgate.terminal.seating import USUAL_BOT
from blackgate.terminal.user_errors import UserError

if TYPE_CHECKING:
    from blackgate.lab.dataset import Writer
    from blackgate.lab.ray_pool import RayCluster

ENDING: Final = ".simulation"
ALL: Final = "all"
# What can be given besides single cards
GANG_CARDS: Final = "gang_cards"
ACTION_CARDS: Final = "action_cards"


def run_simulation(request: SimulationRequest, make: NewBot = new_bot) -> int:
    """Play the missing games; returns the exit code."""
    code, folder = simulate(request, "simulate", make)
    if code == FINISHED:
        print(text(request.language, "simulate-next", command=shlex.join(["blackgate", "balance", str(folder)])))
    return code


def simulate(request: SimulationRequest, command: str, make: NewBot) -> tuple[int, Path]:
    """The same, and the folder with the games. `command`: the one it was requested with."""
    check_installed(["pyarrow", "numpy"])
    plan = plan_of(request)
    check_bots(plan.bots, make)
    with cluster_at(request.ray, request.language) as cluster:
        return _simulate(request, plan, command, make, cluster)


def _simulate(
    request: SimulationRequest, plan: Plan, command: str, make: NewBot, cluster: RayCluster | None
) -> tuple[int, Path]:
    writer = open_writer(request, plan)
    done = writer.done
    again = words_again(request, plan, command, writer.folder)
    print(text(request.language, "simulate-folder", folder=str(writer.folder)))
    work, missing = partial(play_games, plan, make), range(done, plan.total)
    try:
        played_by = play_into(writer.folder, writer, work, missing, request, cluster, again)
    except OSError as error:
        raise file_error(writer.folder, error) from None
    if played_by is None:
        return INTERRUPTED, writer.folder
    jobs, seconds = played_by
    print(text(request.language, "simulate-done", games=plan.total, deals=plan.deals, arms=len(plan.arms)))
    if played := plan.total - done:
        print(text(request.language, "simulate-speed", games=round(played / seconds), jobs=jobs))
    return FINISHED, writer.folder


def plan_of(request: SimulationRequest) -> Plan:
    players = USUAL if request.players is None else request.players
    deals = GAMES if request.games is None else request.games
    bots = request.bots or (USUAL_BOT,)
    check_counts((("--games", deals), ("--jobs", request.jobs)))
    editions = [load_own_edition(request.edition)]
    if isinstance(request, BalanceRequest):
        editions.append(load_own_edition(request.against))
    if request.mixed and (request.modules.places or request.modules.michel or request.modules.warden):
        raise UserError("simulate-mixed")
    options = options_from(players, request.modules, editions[0])
    for edition in editions[1:]:
        options_from(players, request.modules, edition)
    if len(bots) not in (1, players):
        raise UserError("simulate-bots", found=len(bots), players=players)
    plan = Plan(
        bots=bots,
        editions=tuple(editions),
        options=options,
        deals=deals,
        seed=SEED if request.seed is None else request.seed,
        mixed=request.mixed,
    )
    return replace(plan, treatments=treatments_of(request, plan))


def treatments_of(request: SimulationRequest, plan: Plan) -> tuple[tuple[str, str], ...]:
    """The treatments of one seat, each an arm of its own; the first arm is the control."""
    books = [plan.rulebook(0, Arm(edition)) for edition in range(len(plan.editions))]
    found: dict[tuple[str, str], None] = {(NONE, ""): None}
    for asked in request.give:
        found |= dict.fromkeys(given(asked, books))
    for asked in request.without:
        things = dispensable(books[0]) if asked == ALL else [asked]
        for thing in things:
            if not all(forbidden(book, thing) for book in books):
                raise UserError("simulate-without", found=thing, known=", ".join(dispensable(books[0])))
            found[WITHOUT, thing] = None
    return tuple(found)


def given(asked: str, books: list[Rulebook]) -> list[tuple[str, str]]:
    """A group of cards, or one by its id; in every edition that is played."""
    if asked == GANG_CARDS:
        return [(GANG_CARD, name) for name in books[0].gang_card_names if all(name in b.gang_card_of for b in books)]
    if asked == ACTION_CARDS:
        names = [name for name in action_cards(books[0]) if all(can_be_given(book, name) for book in books)]
        return [(SEARCH_CARD, ""), *((CARD, name) for name in names)]
    if all(asked in book.gang_card_of for book in books):
        return [(GANG_CARD, asked)]
    if all(can_be_given(book, asked) for book in books):
        return [(SEARCH_CARD, ""), (CARD, asked)]
    known = [GANG_CARDS, ACTION_CARDS, *books[0].gang_card_names, *books[0].kind_of]
    raise UserError("simulate-give", found=asked, known=", ".join(known))


def open_writer(request: SimulationRequest, plan: Plan) -> Writer:
    from blackgate.lab.dataset import PLAN, NoSimulation, Writer  # which needs pyarrow

    if request.resume is not None and request.folder is not None:
        raise UserError("simulate-folder-or-resume")
    folder = request.resume or request.folder or default_path(ENDING)
    try:
        if request.resume is None and folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
            raise UserError("terminal-file-exists", file=str(folder))
        if request.resume is not None and not (folder / PLAN).exists():
            raise UserError("simulate-nothing", folder=str(folder))
        return Writer(folder, plan)
    except NoSimulation as error:
        raise UserError("simulate-damaged", file=str(error.file)) from None
    except OtherArena as error:
        differences = described_differences(error, request.language)
        raise UserError("simulate-other", folder=str(folder), differences=differences) from None
    except OSError as error:
        raise file_error(folder, error) from None


def words_again(request: SimulationRequest, plan: Plan, command: str, folder: Path) -> str:
    """The command that continues a simulation in its folder."""
    bots = plan.bots if command == "simulate" else [word for bot in plan.bots for word in ("--bot", bot)]
    words = command_again(command, bots, plan.options, plan.deals, plan.seed, request)
    words += ["--mixed"] if plan.mixed else []
    for option, things in (("--give", request.give), ("--without", request.without)):
        words += [word for thing in things for word in (option, thing)]
    if isinstance(request, BalanceRequest):
        words += ["--against", str(request.against)]
    return shlex.join([*words, "--resume", str(folder)])
