"""Bots think in processes of their own: a strong one takes a second, in which nobody else may have to wait.

A process gets a view as plain data, as a bot in another language would, and answers with an action. What a bot leaves
to chance comes from the table, the seat and the version, so that a move after a restart is the one that would have
come before.
"""

from __future__ import annotations

import asyncio
import json
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import structlog

from blackgate.bots import new_bot, number_of_seed
from blackgate.bots.odds import Outcome, odds
from blackgate.bots.opponents.boss import Boss
from blackgate.rules.book import Rulebook
from blackgate.rules.game import Game
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook
from blackgate.rules.view import View
from blackgate.rules.view_loading import view_from_plain
from blackgate.server.editions import edition_bytes, edition_of

LOG = structlog.get_logger(__name__)
ATTEMPTS: Final = 2
STAND_IN: Final = "rookie"  # quick enough to think in the server itself, should all else fail
HINT_SECONDS: Final = 1.0

Asked = TypeVar("Asked")
Answer = TypeVar("Answer")
Key = tuple[int, str, bool, tuple[str, ...], bool]


@dataclass(frozen=True, slots=True)
class Position:
    """What a bot is asked, in a form that can be sent to another process."""

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
    """Some processes in which bots think."""

    def __init__(self, processes: int) -> None:
        self._processes: Final = processes
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, kind: str, position: Position) -> int:
        """The action that a bot of that kind would take."""
        for _ in range(ATTEMPTS):
            try:
                return await self._run(chosen, kind, position)
            except BrokenProcessPool:  # one was killed: the others stop with it
                LOG.warning("bot process died", kind=kind)
                self.close()
        return chosen(STAND_IN, position)

    async def explain(self, position: Position) -> list[dict[str, Any]]:
        """What a boss thinks of each choice, the best first."""
        try:
            return await self._run(explained, HINT_SECONDS, position)
        except BrokenProcessPool:
            self.close()
            return []

    async def odds(self, position: Position, action: int) -> list[Outcome]:
        """What can come of one of the choices, by what the seat may know."""
        try:
            return await self._run(worked_out, action, position)
        except BrokenProcessPool:
            self.close()
            return []

    async def _run(self, work: Callable[[Asked, Position], Answer], asked: Asked, position: Position) -> Answer:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")  # not a copy of a server with open connections
            self._pool = ProcessPoolExecutor(self._processes, context, initializer=serve_one_server)
        return await asyncio.get_running_loop().run_in_executor(self._pool, work, asked, position)

    def close(self) -> None:
        """Nobody waits for a bot any more."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


# --- in the other process
def serve_one_server() -> None:
    """Ctrl-C is for the server, which then stops its bots. One that is killed cannot: they have to notice it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_server, daemon=True).start()


def end_with_server() -> None:
    server = multiprocessing.parent_process()
    assert server is not None
    server.join()
    os._exit(0)  # from a thread there is no other way to end the process, whatever it thinks about


def chosen(kind: str, position: Position) -> int:
    return new_bot(kind, position.seed).choose(position.seen(), list(position.actions))


def explained(seconds: float, position: Position) -> list[dict[str, Any]]:
    found = Boss(0, seconds).explain(position.seen(), list(position.actions)).plain()
    alternatives = found["alternatives"]
    assert isinstance(alternatives, list)
    return alternatives


def worked_out(action: int, position: Position) -> list[Outcome]:
    return odds(position.seen(), action, number_of_seed(position.seed))
