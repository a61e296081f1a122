"""Time that passes only while everybody waits, and then at once: what happens when is exact, and takes no time."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest

from blackgate.rules.actions import PASS
from blackgate.server.bot_processes import BotProcess
from blackgate.server.bots import MOVE_SECONDS, STAND_IN, chosen
from blackgate.server.storage import Append
from tests.server.leaks.rooms import UnsavedManager
from tests.server.tabletop import BEGUN

Answer = TypeVar("Answer")
BUSY = 0.9  # of its time a bot thinks that has a choice; with none it knows at once


class JumpingSelector(selectors.DefaultSelector):
    """Where an event loop would sleep, it is later all at once."""

    passed = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        assert timeout is not None, "everybody waits for something that never comes"
        self.passed += timeout
        return super().select(0)


class JumpingLoop(asyncio.SelectorEventLoop):
    """An event loop in that time."""

    def __init__(self) -> None:
        self.jumping = JumpingSelector()
        super().__init__(self.jumping)

    def time(self) -> float:
        return self.jumping.passed


def run(work: Coroutine[Any, Any, Answer]) -> Answer:
    """As asyncio.run does it, in that time."""
    with asyncio.Runner(loop_factory=JumpingLoop) as runner:
        return runner.run(work)


class TimedManager(UnsavedManager):
    """A manager in that time: everything is saved a moment after it was written."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        super().__init__()
        monkeypatch.setattr(self.writer, "append", self.save)
        monkeypatch.setattr(BotProcess, "run", think)

    def now(self) -> float:
        return BEGUN + asyncio.get_running_loop().time()

    def save(self, append: Append, then: Any, failed: Any) -> None:
        asyncio.get_running_loop().call_soon(then)


async def think(process: BotProcess, work: Any) -> int:
    """In the server's own process, but as long as a bot of that kind may take for the hardest choice.

    It passes where it can: an answer that decides a window ends it sooner, and everybody sees who gave it.
    """
    kind, position = work.args
    if len(position.actions) > 1:
        await asyncio.sleep(BUSY * MOVE_SECONDS[kind])
    return int(PASS) if PASS in position.actions else chosen(STAND_IN, position)
