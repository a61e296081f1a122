"""Bots think in separate processes: a strong one takes a second, for which nobody else must wait.

A process gets a view as plain data, as a bot in another language would, and answers with an action. The time of a move
depends only on the kind of bot, so that nobody can tell how much there was to think about (R17.4). Hints and odds have
their own process with low priority: a hint never delays a move.
"""

from __future__ import annotations

import json
import math
from asyncio import Future
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeVar

import structlog

from blackgate.bots import new_bot, number_of_seed
from blackgate.bots.odds import Outcome, odds
from blackgate.bots.opponents.boss import Boss
from blackgate.bots.story import chapter
from blackgate.messages import phrase
from blackgate.protocol.story import CostlyChoice, ExpectedMove, Luck, Story
from blackgate.records import read_record
from blackgate.rules.book import Rulebook
from blackgate.rules.game import Game
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.rules.view import View
from blackgate.rules.view_loading import view_from_plain
from blackgate.server.bot_processes import BotProcesses, ProcessDied
from blackgate.server.editions import edition_bytes, edition_of
from blackgate.server.refusals import Refusal

LOG = structlog.get_logger(__name__)
STAND_IN: Final = "rookie"  # quick enough to think in the server itself, should all else fail
# The minimum time of a move, whether there is a choice or not: a little more than it takes to find one.
MOVE_SECONDS: Final = {"random": 0.002, "rookie": 0.002, "veteran": 0.015, "boss": 0.15, "lifer": 0.015}
OTHER_SECONDS: Final = 0.15  # of a bot that is not ours
HINT_SECONDS: Final = 1.0
ODDS_SECONDS: Final = 0.1  # about
MOST_ASKED: Final = 64  # hints, and odds, that may wait or be computed at a time
MOST_OF_GUEST: Final = 8  # of them, for one guest: a table full of people behind one router, and some more
MOST_THOUGHTS: Final = 4  # that somebody at an analysis board waits for; of one guest, one
LONGEST_THOUGHT: Final = 20  # seconds
NICENESS: Final = 10  # of the processes for hints and odds, and for thoughts

Known = TypeVar("Known")
Key = tuple[int, str, bool, tuple[str, ...], bool]


@dataclass(frozen=True, slots=True)
class Position:
    """A question to a bot, in a form that can be sent to another process."""

    options: Key
    edition: bytes
    view: str
    actions: tuple[int, ...]
    seed: str

    @classmethod
    def of(cls, moment: Game, seed: str) -> Position:
        """The question that waits there, as the seat that is asked sees it."""
        view = View(moment, moment.asked())
        edition = edition_bytes(moment.book.edition)
        return cls(moment.book.options.key(), edition, json.dumps(view.plain()), tuple(moment.legal_actions()), seed)

    def seen(self) -> View:
        return view_from_plain(self.book(), json.loads(self.view))

    def book(self) -> Rulebook:
        players, michel, team, places, warden = self.options
        options = Options(players, michel=michel, team=team, places=places, warden=warden)
        return rulebook(options, edition_of(self.edition))


class BotPool:
    """The processes for moves, the one for hints and odds, and the one for long analyses, which must not delay a hint.
    Callers are identified by guest and table."""

    def __init__(self, processes: int) -> None:
        self._movers: Final = BotProcesses(processes)
        self._advisers: Final = BotProcesses(1, NICENESS)
        self._analysts: Final = BotProcesses(1, NICENESS)

    async def choose(self, kind: str, position: Position, guest: str, table: str) -> int:
        """The action that a bot of that kind would take."""
        seconds = MOVE_SECONDS.get(kind.partition(":")[0], OTHER_SECONDS)
        try:
            action: int = await self._movers.submit((guest, table), partial(chosen, kind, position), seconds)
        except ProcessDied:
            LOG.error("a rookie stands in", kind=kind, table=table)
            action = chosen(STAND_IN, position)
        return action

    def explain(self, position: Position, guest: str, table: str) -> Future[list[dict[str, Any]]]:
        """What a boss thinks of each choice, the best first, or ProcessDied. Raises Refusal if too many are waiting."""
        return self._advise("hint", HINT_SECONDS, guest, table, partial(explained, HINT_SECONDS, position))

    async def think(self, position: Position, seconds: float, guest: str) -> list[dict[str, Any]]:
        """Like a hint, after so many seconds of thought; nothing if the process died. Raises Refusal if too many are
        waiting."""
        waiting = self._analysts.count(())
        if waiting >= MOST_THOUGHTS or self._analysts.count((guest,)):
            wait = waiting * LONGEST_THOUGHT
            raise Refusal("too-many", phrase("server-too-many-thought", seconds=wait), retry_after=wait)
        try:
            found: list[dict[str, Any]] = await self._analysts.submit((guest,), partial(explained, seconds, position))
        except ProcessDied:
            return []
        return found

    def odds(self, position: Position, action: int, guest: str, table: str) -> Future[list[Outcome]]:
        """The possible outcomes of one of the choices, given what the seat may know; limited like hints."""
        return self._advise("odds", ODDS_SECONDS, guest, table, partial(worked_out, action, position))

    def compute_story(self, record: str, chapter: int, guest: str, table: str) -> Future[Story]:
        """A part of the story of a finished game, or ProcessDied."""
        return self._advisers.submit(("story", guest, table), partial(computed_story, record, chapter))

    def _advise(
        self, what: str, seconds: float, guest: str, table: str, work: Callable[[], list[Known]]
    ) -> Future[list[Known]]:
        """Hints and odds take turns, then guests, then tables."""
        asked = self._advisers.count((what,))
        if asked >= MOST_ASKED or self._advisers.count((what, guest)) >= MOST_OF_GUEST:
            wait = math.ceil(asked * seconds)
            raise Refusal("too-many", phrase(f"server-too-many-{what}", seconds=wait), retry_after=wait)
        return self._advisers.submit((what, guest, table), work)

    def close(self) -> None:
        """Nobody waits for a bot any longer."""
        self._movers.close()
        self._advisers.close()
        self._analysts.close()


# --- in the other process
def chosen(kind: str, position: Position) -> int:
    bot = new_bot(kind, position.seed)
    if isinstance(bot, Boss):
        bot.by_the_clock = True  # otherwise a busy machine would show that it thinks
    return bot.choose(position.seen(), list(position.actions))


def explained(seconds: float, position: Position) -> list[dict[str, Any]]:
    boss = Boss(0, seconds)
    boss.by_the_clock = True  # others wait
    found = boss.explain(position.seen(), list(position.actions)).plain()
    alternatives = found["alternatives"]
    assert isinstance(alternatives, list)
    return alternatives


def computed_story(record: str, number: int) -> Story:
    found = chapter(read_record(record), number)
    return Story(
        truth=[moment.truth for moment in found.moments],
        known=[moment.known for moment in found.moments],
        luck=[Luck(moment.number, moment.luck) for moment in found.moments if moment.luck],
        costly=[
            CostlyChoice(
                number=choice.number,
                seat=choice.seat,
                action=choice.action,
                cost=choice.cost,
                line=[ExpectedMove(seat, action) for seat, action in choice.line],
            )
            for choice in found.costly
        ],
    )


def worked_out(action: int, position: Position) -> list[Outcome]:
    return odds(position.seen(), action, number_of_seed(position.seed))
