"""Tables for those who join: opened by a host who only watches, and started by them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Final

from blackgate.protocol.play import TableChanged, Update, Welcome
from blackgate.records import Record, read_record
from tests.server.serving import Player, RunningServer, Seat
from tests.terminal.processes import CommandSession, piped

PROMPT: Final = "Number, command or help: "
OFFERED: Final = re.compile(r"^  (\d+)\. ", re.MULTILINE)


def open_table(server: RunningServer, players: int = 2, **settings: Any) -> Seat:
    """A table without anybody at it; the host."""
    with server.http() as http:
        body = {"player": "", "settings": {"players": players, "pace": 0, **settings}}
        opened = http.post("/api/tables", json=body).json()
    return Seat(server, opened["table"], opened["seat"], opened["token"])


def url(seat: Seat) -> str:
    return f"{seat.server.address}/table/{seat.table}"


@contextmanager
def bots(home: Path, *commands: list[str]) -> Iterator[list[CommandSession]]:
    """`blackgate join` with these arguments, all at once; what they say is in their output."""
    with ExitStack() as stack:
        yield [stack.enter_context(piped(home, "join", *arguments, with_errors=True)) for arguments in commands]


def all_said(bot: CommandSession) -> str:
    """What it has said by its end, which is a good one."""
    code, said = bot.end()
    assert code == 0, said
    return said


def wait_until(watcher: Player, ready: Any) -> None:
    """Listen until the table is as wanted: `ready` gets the last message that says anything about it."""
    while not ready(watcher.receive_until(Welcome, Update, TableChanged)):
        pass


def start_when_full(host: Seat) -> None:
    """Begin as soon as somebody sits and is connected in every seat."""
    with host.connect() as watcher:
        wait_until(watcher, lambda message: all(seat.connected for seat in message.table.seats))
    host.post("start")


def the_record(host: Seat) -> Record:
    return read_record(host.get("record").encode())


@contextmanager
def joined(home: Path, seat: Seat, *arguments: str) -> Iterator[CommandSession]:
    """A person at the table, through pipes."""
    with piped(home, "join", url(seat), *arguments) as person:
        yield person


def play_to_the_end(person: CommandSession) -> str:
    """Choose the last of what is offered, which ends a turn, until the game is over; all that was said meanwhile."""
    heard = ""
    while "The game is over" not in heard:
        said = person.expect(PROMPT, "The record of the game")
        heard += said
        offered = OFFERED.findall(said)
        if offered:
            person.type(f"{offered[-1]}\n")
    return heard
