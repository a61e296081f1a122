"""The processes in which bots think: how many there are, whose turn it is, and what happens when one dies."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from pathlib import Path

import pytest

from blackgate.bots.intuition import SEEN
from blackgate.server.bot_processes import ATTEMPTS, BotProcesses, FairQueue, Job, ProcessDied
from blackgate.server.bots import MOST_ASKED, MOST_OF_GUEST, BotPool, Position, chosen, explained
from tests.server.tabletop import Tabletop, refused
from tests.standard import ACTION_OF_TEXT

TABLES = 60
PROCESSES = 2


@pytest.fixture(scope="module")
def position() -> Position:
    """The first question of a game, with a choice."""
    table = Tabletop().table
    return Position.of(table.game, "seed")


@asynccontextmanager
async def pool_of(processes: int) -> AsyncIterator[BotPool]:
    pool = BotPool(processes)
    try:
        yield pool
    finally:
        pool.close()


def bot_processes() -> list[int]:
    """Those that live: children of the process that this one has started to start them."""
    starters = {pid for pid in children_of({os.getpid()}) if b"forkserver" in read(Path(f"/proc/{pid}/cmdline"))}
    return sorted(children_of(starters))


def children_of(parents: set[int]) -> set[int]:
    found = set()
    for process in Path("/proc").glob("[0-9]*"):
        state, parent, *_ = read(process / "stat").rpartition(b")")[2].split() or (b"", b"0")
        if int(parent) in parents and state != b"Z":
            found.add(int(process.name))
    return found


def read(file: Path) -> bytes:
    try:
        return file.read_bytes()
    except OSError:  # the process has ended meanwhile
        return b""


# --- whose turn it is
async def order(*paths: tuple[str, ...]) -> list[tuple[str, ...]]:
    """In which order jobs that come like this are done."""
    queue = FairQueue()
    for path in paths:
        queue.put(Job(path, int, 0.0, asyncio.get_running_loop().create_future()))
    found = []
    while queue:
        found.append(queue.get().path)
    return found


async def test_guests_take_turns_however_much_each_of_them_asks() -> None:
    many = [("Ann", f"table {number}") for number in range(4)]
    assert await order(*many, ("Ben", "his"), ("Cleo", "hers")) == [
        many[0],
        ("Ben", "his"),
        ("Cleo", "hers"),
        *many[1:],
    ]


async def test_the_tables_of_a_guest_take_turns() -> None:
    one, other = ("Ann", "one"), ("Ann", "other")
    assert await order(one, one, one, other, other) == [one, other, one, other, one]


async def test_hints_and_odds_take_turns() -> None:
    hint, odds = ("hint", "Ann", "table"), ("odds", "Ben", "table")
    assert await order(hint, hint, hint, odds) == [hint, odds, hint, hint]


# --- hints
def test_a_hint_asks_what_the_lifer_learned(position: Position) -> None:
    SEEN.clear()
    assert explained(0.01, position)
    assert position.book() in SEEN


async def test_a_move_does_not_wait_for_hints(position: Position) -> None:
    async with pool_of(1) as pool:
        hints = [pool.explain(position, "Ann", str(table)) for table in range(MOST_OF_GUEST)]
        assert await pool.choose("rookie", position, "Ben", "his") == chosen("rookie", position)
        assert not hints[-1].done()  # in eight seconds


async def test_a_guest_who_asks_for_too_many_hints_is_told_when_to_ask_again(position: Position) -> None:
    async with pool_of(1) as pool:
        hints = [pool.explain(position, "Ann", str(table)) for table in range(MOST_OF_GUEST)]
        with refused("too-many") as caught:
            pool.explain(position, "Ann", "another")
        assert caught.value.retry_after == MOST_OF_GUEST
        assert "8 s" in caught.value.text("en")
        hints.append(pool.explain(position, "Ben", "his"))
        odds = pool.odds(position, ACTION_OF_TEXT["move"], "Ann", "0")
        assert not odds.done()


async def test_however_many_guests_there_are_the_queue_has_an_end(position: Position) -> None:
    async with pool_of(1) as pool:
        hints = [pool.explain(position, str(guest), "table") for guest in range(MOST_ASKED)]
        with refused("too-many") as caught:
            pool.explain(position, "one more", "table")
        assert caught.value.retry_after == len(hints) == MOST_ASKED


# --- one that dies
async def most_processes(until: asyncio.Future[list[int]], killed: set[int]) -> int:
    """How many there ever are at a time; one that was killed may take a moment to go."""
    most = 0
    while not until.done():
        most = max(most, len(set(bot_processes()) - killed))
        await asyncio.wait([until], timeout=0.02)
    return most


async def test_after_a_kill_with_sixty_tables_waiting_there_are_no_more_processes_than_set(position: Position) -> None:
    async with pool_of(PROCESSES) as pool:
        moves = [asyncio.ensure_future(pool.choose("veteran", position, "", str(n))) for n in range(TABLES)]
        await asyncio.wait(moves, return_when=asyncio.FIRST_COMPLETED)
        killed = set(bot_processes())
        for process in killed:
            with suppress(ProcessLookupError):  # one of an earlier test that ended just now
                os.kill(process, signal.SIGKILL)
        everybody = asyncio.gather(*moves)
        assert 1 <= await most_processes(everybody, killed) <= PROCESSES
        assert await everybody == [chosen("veteran", position)] * TABLES


async def test_a_job_that_kills_its_process_is_given_up_and_the_next_one_is_done(tmp_path: Path) -> None:
    processes, tries = BotProcesses(1), tmp_path / "tries"
    try:
        deadly = processes.submit(("Ann", "table"), partial(die, str(tries)))
        harmless = processes.submit(("Ben", "table"), os.getpid)
        with pytest.raises(ProcessDied):
            await deadly
        assert await harmless in bot_processes()
        assert tries.read_text("utf-8") == "x" * ATTEMPTS
    finally:
        processes.close()


def die(tries: str) -> None:
    with open(tries, "a", encoding="utf-8") as file:
        file.write("x")
    os.kill(os.getpid(), signal.SIGKILL)


async def test_where_a_position_kills_processes_a_rookie_moves(
    position: Position, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with pool_of(1) as pool:

        async def dies(*arguments: object) -> None:
            raise ProcessDied

        monkeypatch.setattr(BotProcesses, "_attempt", dies)
        assert await pool.choose("boss", position, "", "") == chosen("rookie", position)


async def test_what_goes_wrong_in_a_job_is_told_and_the_process_lives_on() -> None:
    processes = BotProcesses(1)
    try:
        before = await processes.submit(("Ann",), os.getpid)
        with pytest.raises(ValueError, match="invalid literal"):
            await processes.submit(("Ann",), partial(int, "no number"))
        assert await processes.submit(("Ann",), os.getpid) == before
        assert processes.count(("Ann",)) == 0  # what is done makes room for more
    finally:
        processes.close()
