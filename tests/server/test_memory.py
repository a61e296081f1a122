"""What belongs to a table goes with it, at once: nothing waits for the garbage collector, and no cache grows for ever.

`make bench-memory` measures what comes of it.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from blackgate.protocol.play import Chat, Play
from blackgate.server.publishing import WATCHING
from blackgate.server.questions import known_choices, question_for
from blackgate.server.room import IDLE_SECONDS, Room
from blackgate.server.table import Table
from blackgate.wording.labels import NAMING
from tests.server.serving import LONG
from tests.server.tabletop import StillManager, Tabletop, admit, choices, say, sit_around, still_manager

TURNS = 6


@pytest.fixture(autouse=True)
def no_collector() -> Iterator[None]:
    """What is freed here is freed because nobody refers to it any more."""
    gc.disable()
    yield
    gc.enable()


async def played_and_left(manager: StillManager, top: Tabletop) -> Room:
    """A room in which somebody plays and chats, and which everybody then leaves."""
    room = await admit(manager, top)
    ears = await sit_around(room, [0, 1, 2, WATCHING])
    await say(room, ears[0], Chat("c", "hello"))
    (seat,) = room.table.asked
    await say(room, ears[seat], Play("p", room.table.version, choices(room.table, seat)[0]))
    for ear in ears.values():
        room.leave(ear)
    return room


async def test_a_table_that_is_put_away_is_freed_at_once(tmp_path: Path) -> None:
    before = rooms_in_memory()
    async with still_manager(tmp_path) as manager:
        room = await played_and_left(manager, Tabletop(0))
        room.quiet_since -= IDLE_SECONDS + 1
        manager.evict_idle()  # who is away is written down first
        await writer_rests(manager)
        manager.evict_idle()
        del room
        await writer_rests(manager)
        assert rooms_in_memory() == before


async def test_a_table_whose_bot_was_thinking_is_freed_once_the_bot_has_stopped(tmp_path: Path) -> None:
    before = rooms_in_memory()
    async with still_manager(tmp_path) as manager:
        room = await admit(manager, Tabletop(0))
        (seat,) = room.table.asked
        room.scheduler.start_move(seat, "random", "clock")
        tasks = list(room.scheduler.moves.values())
        room.close("closing")
        del room
        await asyncio.wait(tasks, timeout=LONG)
        del tasks
        await asyncio.sleep(0)
        assert rooms_in_memory() == before


def rooms_in_memory() -> int:
    """Rooms and tables that somebody still refers to; compiled ones take no weak reference."""
    return sum(type(each) in (Room, Table) for each in gc.get_objects())  # isinstance would ask a weak proxy


async def writer_rests(manager: StillManager) -> None:
    """Until it waits for something new to write, with the last commit behind it."""
    await manager.writer.drain()
    await asyncio.sleep(0)


def test_choices_that_name_nobody_are_kept_once_for_all_tables() -> None:
    known_choices.cache_clear()
    top, random = Tabletop(0), Random(0)
    while top.table.game.turn < TURNS:
        for seat in top.table.asked:
            question_for(top.table, seat, "en")
        top.play_on(random)
    own, shared = (known_choices("en", names, top.table.game.book) for names in (tuple(top.table.names), ()))
    assert {action for action, _, _ in own} <= NAMING
    assert {action for action, _, _ in shared}.isdisjoint(NAMING)
    assert own
    assert shared
