"""Attacks by players at their own tables, with everything that a seat may do."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from contextlib import suppress
from pathlib import Path
from typing import Final

from benchmarks.server.attacker import LOST, Attacker, Caller, Puppet

MESSAGES: Final = 20  # a second, from one seat: what it may send by default
STORMS: Final = 8  # tables at which moves are taken back
LONG_GAME: Final = 60  # actions before the first is taken back
RELOADS: Final = 0.4  # a second, of each table: it has been put away meanwhile
SEATS_OF_HINTS: Final = 19
WAITING: Final = 60  # tables with bots
TABLES_AT_ONCE: Final = 20  # that one address may open
KILLS: Final = 3  # in a row
KILL_PAUSE, QUIET = 0.5, 8.0  # seconds between two kills, and after the last of them
WINDOWS: Final = ["beating", "report"]
TOWER: Final = "Z" + "\u0351\u036b\u0343\u036a\u0302" * 59  # stacked marks, 296 characters


# --- moves that are taken back
async def undo_storm(attacker: Attacker) -> None:
    """Moves are undone again and again at several tables; then these are left, and loaded by anonymous GETs."""
    await attacker.at_once([storm(attacker) for _ in attacker.times(STORMS)])


async def storm(attacker: Attacker) -> None:
    seats = await attacker.table(2)
    chance = random.Random(seats[0].table)
    plays = 0

    async def take_turn() -> None:
        nonlocal plays
        seat = next((each for each in seats if each.choices), None)
        if seat is None:
            return
        played = await seat.play(chance.choice(seat.choices))
        plays += played
        if played and seat.news.undo and plays > LONG_GAME:
            await seat.ask("undo", version=seat.news.version)

    with suppress(*LOST):
        await attacker.repeat(take_turn, MESSAGES, share=0.5)
    for seat in seats:
        await seat.close()
    await Caller(attacker).repeat(lambda http: http.get(f"/api/tables/{seats[0].table}"), RELOADS)


# --- hints and odds
async def hints(attacker: Attacker) -> None:
    """Many seats of one address request hints, each again as soon as it has one."""
    await attacker.at_once([ask_repeatedly(attacker, "hint") for _ in attacker.times(SEATS_OF_HINTS)])


async def odds(attacker: Attacker) -> None:
    """The same with odds, of any choice."""
    await attacker.at_once([ask_repeatedly(attacker, "odds") for _ in attacker.times(SEATS_OF_HINTS)])


async def ask_repeatedly(attacker: Attacker, kind: str) -> None:
    seats = await attacker.table(2, odds=True, hints=True)
    chance = random.Random(seats[0].table)

    async def ask() -> None:
        seat = next((each for each in seats if each.choices), None)
        if seat is None:
            return
        about = {"action": chance.choice(seat.choices)} if kind == "odds" else {}
        await seat.ask(kind, **about)

    await attacker.repeat(ask, MESSAGES)


# --- bots
async def dead_bots(attacker: Attacker) -> None:
    """While many tables wait for their bots, the bot processes are killed, several times in a row."""
    tables = [wait_for_bots(attacker, number // TABLES_AT_ONCE) for number in attacker.times(WAITING)]
    await attacker.at_once([*tables, kill_bots(attacker)])


async def wait_for_bots(attacker: Attacker, number: int) -> None:
    (seat,) = await attacker.table(1, "rookie", number)
    chance = random.Random(seat.table)

    async def take_turn() -> None:
        if seat.choices:
            await seat.play(chance.choice(seat.choices))

    await attacker.repeat(take_turn, rate=1)


async def kill_bots(attacker: Attacker) -> None:
    while attacker.left():
        for _ in range(KILLS):
            await asyncio.sleep(min(KILL_PAUSE, attacker.left()))
            for pid in bot_processes(attacker.pid):
                attacker.asked += 1
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(min(QUIET, attacker.left()))


def bot_processes(server: int) -> list[int]:
    """The bot processes: the children of the server's process that starts them."""
    starters = [pid for pid in children_of(server) if b"forkserver" in Path(f"/proc/{pid}/cmdline").read_bytes()]
    return [pid for starter in starters for pid in children_of(starter)]


def children_of(parent: int) -> list[int]:
    found: list[int] = []
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):  # ended meanwhile
            if int((folder / "stat").read_text(encoding="utf-8").rpartition(")")[2].split()[1]) == parent:
                found.append(int(folder.name))
    return found


# --- what is written down, and what is told to others
async def always_pass(attacker: Attacker) -> None:
    """Every seat keeps saying that it always passes, which changes nothing."""
    seats = [seat for _ in attacker.times(TABLES_AT_ONCE // 2) for seat in await attacker.table(2)]
    await attacker.at_once([say_again(seat, "always_pass", MESSAGES, windows=WINDOWS) for seat in seats])


async def tall_chat(attacker: Attacker) -> None:
    """Chat with marks stacked on one letter, from forty seats."""
    seats = [seat for _ in attacker.times(TABLES_AT_ONCE // 2) for seat in await attacker.table(4)]
    await attacker.at_once([say_again(seat, "chat", 2, text=TOWER) for seat in seats])


async def say_again(seat: Puppet, kind: str, rate: float, **fields: object) -> None:
    async def say() -> None:
        await seat.ask(kind, **fields)

    await seat.attacker.repeat(say, rate)
