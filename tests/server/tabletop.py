"""Tables without a server: the table and its journal, and a manager with a real database but no connections.

Time is given by hand. Every table here can be read again from its journal, and comes out the same.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager
from copy import copy, deepcopy
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any, Final, TypeVar

import msgspec
import pytest

from blackgate.edition import Edition, edition_from, load_edition
from blackgate.messages import DEFAULT_LANGUAGE
from blackgate.protocol import play as wire
from blackgate.protocol.tables import TableSettings
from blackgate.rules.version import RULES
from blackgate.server import decisions, lobby
from blackgate.server import entries as journal
from blackgate.server.editions import edition_bytes
from blackgate.server.entries import By, Entry, entry_bytes
from blackgate.server.journal_replay import replay_journal
from blackgate.server.message_handlers import handle
from blackgate.server.metrics import Metrics
from blackgate.server.rate_limits import chat_bucket
from blackgate.server.refusals import Refusal
from blackgate.server.room import Room
from blackgate.server.settings import Settings
from blackgate.server.storage import FIRST_SEAL, Append, Store, TableRow, seals
from blackgate.server.table import Table
from blackgate.server.table_manager import TableManager
from blackgate.server.tokens import Holder, Tokens
from tests.server.serving import LONG, RunningServer, Seat

STANDARD: Final = load_edition()
SHORT: Final = edition_from({"game": {"rounds": 3}}, "short")  # a game of three rounds
NAMES: Final = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
BEGUN: Final = 1_000_000.0
Kind = TypeVar("Kind")


class Tabletop:
    """A table at which only people sit, the first of them its host, and all that was written down of it."""

    def __init__(self, seed: int = 0, edition: Edition = STANDARD, start: bool = True, **settings: Any) -> None:
        chosen = TableSettings(**{"players": 3, "pace": 0, **settings})
        opened = journal.Opened(
            id=f"table{seed}",
            code=f"CODE{seed}",
            name="",
            settings=chosen,
            secret=bytes([seed] * 32).hex(),
            edition=msgspec.Raw(edition_bytes(edition)),
            fingerprint=edition.fingerprint,
            host_key="",
            at=BEGUN,
        )
        self.table = Table(opened)
        self.journal: list[Entry] = [opened]
        self.now = BEGUN
        for seat in range(chosen.players):
            self.apply(journal.SatDown(seat=seat, name=NAMES[seat], key=f"key{seat}", host=seat == 0))
        if start:
            self.write(lobby.start(self.table, self.now))

    def apply(self, entry: Entry) -> None:
        self.table.apply(entry)
        self.journal.append(entry)

    def write(self, entries: list[Entry]) -> list[Entry]:
        """What was decided is written down."""
        self.journal.extend(entries)
        return entries

    def choose(self, seat: int, action: str, by: By = "", ref: str = "") -> list[Entry]:
        """Windows are not answered before they may close, so that the answers show at once what comes of them."""
        table = self.table
        self.wait_for_window()
        entries = self.write(decisions.choose(table, seat, action, table.version, self.now, by, ref))
        while decisions.decided(table):  # those who always pass have answered in the next one already
            self.wait_for_window()
            entries += self.write(self.close_window())
        return entries

    def wait_for_window(self) -> None:
        if self.table.window:
            self.now = max(self.now, decisions.closes(self.table))

    def close_window(self) -> list[Entry]:
        entries = decisions.close_window(self.table, self.now)
        return entries + decisions.automatic_answers(self.table, self.now)

    def pass_time(self, seconds: float) -> None:
        self.now += seconds

    def rows(self) -> list[bytes]:
        return [entry_bytes(entry) for entry in self.journal]

    def rows_by_earlier_rules(self) -> list[bytes]:
        """As the release before the last change of the rules would have written them."""
        return [
            entry_bytes(
                msgspec.structs.replace(entry, rules=RULES - 1) if isinstance(entry, journal.Started) else entry
            )
            for entry in self.journal
        ]

    def read_again(self) -> Table:
        """The table as it is after a restart."""
        return replay_journal(self.rows())

    def copy(self, table_id: str) -> Tabletop:
        """The same at another table."""
        other = copy(self)
        opened = self.journal[0]
        assert isinstance(opened, journal.Opened)
        other.journal = [msgspec.structs.replace(opened, id=table_id, code=table_id), *self.journal[1:]]
        other.table = other.read_again()
        return other

    # --- playing on
    def play_on(self, random: Random) -> None:
        """Whoever is asked and has not answered chooses by chance; rather something than nothing."""
        table = self.table
        seat = next(seat for seat in table.asked if seat not in table.held)
        self.choose(seat, any_choice(self, seat, random))

    def play_until(self, there: Callable[[Table], bool], seed: int, most: int = 3000) -> Tabletop:
        random = Random(seed)
        for _ in range(most):
            if there(self.table):
                return self
            self.play_on(random)
        raise AssertionError("this never came about: look for another seed")

    def play_out(self, seed: int) -> Tabletop:
        return self.play_until(lambda table: table.state == "over", seed)


def any_choice(top: Tabletop, seat: int, random: Random) -> str:
    """By chance, but seldom the end of the turn."""
    legal = choices(top.table, seat)
    if "end" in legal and len(legal) > 1 and random.random() < 0.8:
        legal.remove("end")
    return random.choice(legal)


def choices(table: Table, seat: int) -> list[str]:
    """What the seat may choose now."""
    return table.moment_of(seat).legal_texts()


def summary(table: Table) -> dict[str, Any]:
    """All that a table is, as it is now: two with the same summary are the same."""
    clock = table.clock
    found = {
        "state": table.state,
        "version": table.version,
        "entries": table.entries,
        "seats": table.seats,
        "host": table.host,
        "record": table.recorder.text() if table.recorder else "",
        "asked": table.asked,
        "marks": table.actions,
        "held": table.held,
        "proposal": table.proposal,
        "paused": table.paused,
        "chat": list(table.chat),
        "clock": (clock.left, clock.spent, clock.running, clock.since, clock.deadline),
        "changed": table.changed,
        "asked_since": table.asked_since,
        "pace": (table.settings.pace, table.asked_pace, table.bots_rest),
        "next": table.next,
    }
    return deepcopy(found)


@contextmanager
def refused(code: str) -> Iterator[pytest.ExceptionInfo[Refusal]]:
    """Whatever is tried here is refused with that code."""
    with pytest.raises(Refusal) as caught:
        yield caught
    assert caught.value.code == code


# --- a manager
class StillManager(TableManager):
    """A manager in which time passes by hand."""

    time = BEGUN

    def now(self) -> float:
        return self.time


@asynccontextmanager
async def still_manager(folder: Path, **settings: Any) -> AsyncIterator[StillManager]:
    """A manager with a database of its own and a writer, but without bots and clocks running."""
    store = await Store.open(f"sqlite:///{folder}/blackgate.db")
    manager = StillManager(Settings(**settings), store, Tokens(await store.signing_secret()), STANDARD, Metrics())
    writing = asyncio.get_running_loop().create_task(manager.writer.run())
    try:
        yield manager
    finally:
        await manager.stop()
        writing.cancel()
        await store.close()


async def admit(manager: StillManager, top: Tabletop) -> Room:
    """The room of a table, which is in the database as if it had been played there; an open window may close."""
    top.wait_for_window()
    manager.time = top.now
    rows = top.rows()
    sealed = seals(FIRST_SEAL, rows)
    room = manager.add(top.read_again(), sealed[-1])
    await manager.store.commit([Append(top.table.id, 0, rows, room.row(), sealed)])
    return room


@dataclass
class Ear:
    """Somebody connected, who keeps every byte they are sent."""

    seat: int
    language: str = DEFAULT_LANGUAGE
    spoken: str = DEFAULT_LANGUAGE
    holder: Holder | None = None
    address: str = ""
    heard: list[bytes] = field(default_factory=list)
    farewell: wire.Farewell | None = None
    thinks: bool = False

    def __post_init__(self) -> None:
        self.chat = chat_bucket()
        self.news = asyncio.Event()

    def send(self, message: bytes) -> None:
        self.heard.append(message)
        self.news.set()

    def leave(self, code: int, farewell: wire.Farewell) -> None:
        self.farewell = farewell

    def messages(self) -> list[wire.FromServer]:
        return [msgspec.json.decode(message, type=wire.FromServer) for message in self.heard]

    async def receive_until(self, kind: type[Kind]) -> Kind:
        """The next message of that kind; what comes before it is passed over."""
        while True:
            while self.heard:
                message = msgspec.json.decode(self.heard.pop(0), type=wire.FromServer)
                if isinstance(message, kind):
                    return message
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), LONG)


async def sit_around(room: Room, seats: Sequence[int]) -> dict[int, Ear]:
    """Somebody connected at each of these seats, with nothing heard yet."""
    ears = {seat: Ear(seat) for seat in seats}
    for ear in ears.values():
        room.enter(ear, -1)
    await room.all_saved()
    for ear in ears.values():
        ear.heard.clear()
    return ears


async def say(room: Room, ear: Ear, message: wire.FromClient) -> None:
    """Said, done and saved."""
    handle(room, ear, message)
    await room.all_saved()


# --- in a real server
def lay(server: RunningServer, top: Tabletop, rows: Sequence[bytes] | None = None) -> list[Seat]:
    """The table in the database of a server, which finds it there when somebody comes; these sit at it."""

    async def write() -> Tokens:
        store = await Store.open(server.database)
        try:
            written = top.rows() if rows is None else rows
            sealed = seals(FIRST_SEAL, written)
            await store.commit([Append(top.table.id, 0, written, row_of(top.table), sealed)])
            return Tokens(await store.signing_secret())
        finally:
            await store.close()

    tokens = asyncio.run(write())
    return [
        Seat(server, top.table.id, number, tokens.token(Holder(top.table.id, number, seat.key)))
        for number, seat in enumerate(top.table.seats)
    ]


def row_of(table: Table) -> TableRow:
    chosen, seats = table.settings, len(table.seats)
    return TableRow(
        table.id, table.opened.code, "", table.state, chosen.public, chosen.watch, seats, seats, BEGUN, table.changed
    )


def journal_in(server: RunningServer, table_id: str) -> list[bytes]:
    """All that the database has of that table."""

    async def read() -> list[bytes]:
        store = await Store.open(server.database)
        try:
            return await store.entries(table_id)
        finally:
            await store.close()

    return asyncio.run(read())
