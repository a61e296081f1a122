"""The analysis board: a finished game, a position as text, or a puzzle, with open hands, in which to try other choices.

It is stateless: each answer is computed from the starting point and the choices tried. An unfinished game is never
shown, and a position as text is the user's own.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, cast

from blackgate.edition import Edition
from blackgate.messages import phrase
from blackgate.protocol import analysis as wire
from blackgate.protocol.play import Choice, Question
from blackgate.records.position import lay_out, position_text
from blackgate.rules.errors import ImpossiblePosition
from blackgate.rules.game import Game
from blackgate.rules.kinds import NOBODY
from blackgate.rules.version import RULES
from blackgate.rules.view import View
from blackgate.rules.waiting import kind_of
from blackgate.rules.windows import window_name
from blackgate.seats import free_name
from blackgate.server import puzzles
from blackgate.server.bots import Position
from blackgate.server.branching import Branch, branch_table, lay_table
from blackgate.server.client_events import events_for, known_events
from blackgate.server.decisions import legal
from blackgate.server.finished_games import must_be_over
from blackgate.server.game_state import own_state, public_state
from blackgate.server.publishing import log_line
from blackgate.server.questions import choices, played_card, worded_alternatives
from blackgate.server.refusals import Refusal
from blackgate.server.table import Table
from blackgate.server.table_manager import TableManager
from blackgate.server.time_slices import Work, run_sliced
from blackgate.wording import action_label, events_with_lines, question_line

MOST_STEPS: Final = 50  # in one answer
LUCK: Final = "analysis"  # seeds chance after a position: the same for everybody who has the link


@dataclass(frozen=True, slots=True)
class Origin:
    """Where an analysis begins: a game to play on, and how it continued where it was played."""

    id: str
    game: Game
    names: list[str]
    played: list[str]


async def begin(manager: TableManager, beginning: wire.Beginning, language: str) -> Origin:
    """Raises Refusal if the game is not over, or if there is no such table, puzzle or position."""
    if isinstance(beginning, wire.OfTable):
        room = await manager.room(beginning.table)
        return await run_sliced(of_table(room.table, beginning.step))
    if isinstance(beginning, wire.OfPuzzle):
        edition = puzzles.edition_for(manager.edition)
        puzzle = puzzles.find(edition, beginning.puzzle)
        return drawn(puzzle.id, puzzle.game(edition), language)
    return of_position(beginning.text, manager.edition, language)


def of_table(table: Table, step: int) -> Work[Origin]:
    must_be_over(table)
    if table.record or table.rules != RULES:
        raise Refusal("other-rules")
    if step > len(table.actions):
        raise Refusal("over")
    for number, game in table.replaying(step):
        game.take_events()
        if number == step:
            played = [action.action for action in table.actions[step : step + wire.MOST_TRIED]]
            return Origin(table.id, game, list(table.names), played)
        yield
    raise AssertionError("a game has all its steps")


def of_position(text: str, edition: Edition, language: str) -> Origin:
    try:
        game = lay_out(text, seed=LUCK, edition=edition)
    except ImpossiblePosition as error:
        raise Refusal("wrong-position", phrase("server-wrong-position-because", reason=error.words())) from None
    return drawn("position", game, language)


def drawn(name: str, game: Game, language: str) -> Origin:
    """Without a table, people get names."""
    game.take_events()
    names: list[str] = []
    for seat in range(int(game.seats)):
        free_name(names, game.book.edition, language, seat)
    return Origin(name, game, names, [])


def tried(origin: Origin, actions: Sequence[str]) -> Work[Game]:
    """The game after these."""
    for action in actions:
        play(origin.game, action)
        yield
    return origin.game


def play(game: Game, action: str) -> None:
    if game.over:
        raise Refusal("over")
    game.play(game.book.action_of_text[legal(game, action)])


def analysed(origin: Origin, request: wire.Analyse, language: str) -> Work[wire.Analysis]:
    """The requested steps; the beginning is number 0."""
    steps: list[wire.AnalysisStep] = []
    game = origin.game
    for number, action in enumerate(["", *request.tried]):
        if len(steps) == MOST_STEPS:
            break
        seat, label = int(NOBODY), ""
        if action:
            seat = int(NOBODY) if game.over else int(game.asked())
            before = View(game, seat)
            play(game, action)
            label = action_label(game.book.action_of_text[action], language, tuple(origin.names), game.book, before)
        if number >= request.since:
            steps.append(step_of(origin, seat, action, label, language))
        else:
            game.take_events()
        yield
    seats = range(int(game.seats))
    return wire.Analysis(
        table=puzzles.table_of(origin.id, game.book.options, origin.names, seats), steps=steps, played=origin.played
    )


def step_of(origin: Origin, seat: int, action: str, label: str, language: str) -> wire.AnalysisStep:
    game = origin.game
    events = [event.opened() for event in game.take_events()]
    told, known = events_with_lines(events, language, origin.names, NOBODY, game.book), known_events(game.book)
    return wire.AnalysisStep(
        seat=seat,
        action=action,
        label=label,
        state=public_state(View(game, NOBODY)),
        own=[own_state(View(game, each), None, remembered=True) for each in range(int(game.seats))],
        events=events_for(events, int(NOBODY)),
        log=[log_line(line, "", event, known) for event, line in told],
        question=question_of(game, origin.names, language),
        position=position_text(game),
    )


def question_of(game: Game, names: list[str], language: str) -> Question:
    """Asked of one seat after the other, as the engine does."""
    if game.over:
        return Question(asked=[], kind="over")
    asked = int(game.asked())
    view, people = View(game, asked), tuple(names)
    return Question(
        asked=[asked],
        kind=kind_of(view.top).name,
        text=question_line(view, language, people),
        card=played_card(view.top, view.book),
        window=window_name(game),
        choices=cast(list[Choice], choices(view, game.legal_actions(), language, people)),
    )


async def thoughts(manager: TableManager, guest: str, request: wire.Think, language: str) -> wire.Thoughts:
    """A boss's analysis of the choices; it knows no more than the seat that is asked."""
    origin = await begin(manager, request.beginning, language)
    game = await run_sliced(tried(origin, request.tried))
    if game.over:
        raise Refusal("over")
    view = View(game, game.asked())
    found: list[dict[str, Any]] = await manager.bots.think(Position.of(game, ""), request.seconds, guest)
    return wire.Thoughts(worded_alternatives(found, view, tuple(origin.names), language))


async def branch(manager: TableManager, request: wire.PlayOn, language: str) -> Work[Branch]:
    """A table at which somebody plays on from there."""
    beginning = request.beginning
    if isinstance(beginning, wire.OfTable):
        table = (await manager.room(beginning.table)).table
        if table.lesson is None:  # from there the coach would go on
            return branch_table(table, beginning.step, request.tried, request.seat, request.bot, manager.now())
    origin = await begin(manager, beginning, language)
    return laid(origin, request, manager.now())


def laid(origin: Origin, request: wire.PlayOn, now: float) -> Work[Branch]:
    game = yield from tried(origin, request.tried)
    return lay_table(game, origin.names, request.seat, request.bot, now)
