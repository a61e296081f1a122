"""A real Room around a game that is under way, in which time stands still; guests there keep all that they are sent."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count

import msgspec

from blackgate import Game
from blackgate.messages import DEFAULT_LANGUAGE
from blackgate.protocol import play as wire
from blackgate.protocol.tables import TableSettings, TurnClock
from blackgate.records import Recorder
from blackgate.records.header import Header
from blackgate.rules import events as said
from blackgate.rules.events import Event
from blackgate.server import entries as journal
from blackgate.server.editions import edition_bytes
from blackgate.server.message_handlers import handle
from blackgate.server.metrics import Metrics
from blackgate.server.publishing import encode
from blackgate.server.rate_limits import chat_bucket
from blackgate.server.refusals import Refusal
from blackgate.server.room import Room
from blackgate.server.settings import Settings
from blackgate.server.storage import Store
from blackgate.server.table import Table
from blackgate.server.table_seat import TableSeat
from blackgate.server.tokens import Holder, Tokens
from tests.server.tabletop import BEGUN, NAMES, STANDARD, StillManager


class UnsavedManager(StillManager):
    """A manager without a database; its writer is asked to say that all is saved."""

    def __init__(self, settings: Settings | None = None) -> None:
        unopened = Store.__new__(Store)  # nothing reads from it or writes to it
        super().__init__(settings or Settings(bot_processes=1), unopened, Tokens(bytes(32)), STANDARD, Metrics())

    def commit(self) -> None:
        """As the Writer does it after a commit."""
        saved, self.writer.waiting = self.writer.waiting, []
        for waiting in saved:
            waiting.then()


def going_on(game: Game, *, tracker: bool, pace: int) -> Table:
    """A table at which a game goes on from its middle. No class: compiled, `Table` cannot have subclasses."""
    table = Table(opening(game, tracker=tracker, pace=pace))
    names = NAMES[: game.seats]
    for number, name in enumerate(names):
        table.seats[number] = TableSeat(name, key=name)
    game.event_log = said.EventLog()
    table.recorder = Recorder(Header(game.book.options, STANDARD, names), game, None)  # without its beginning
    table.host, table.state, table.version = 0, "playing", 1
    table.run_clock(BEGUN)
    table._history = table.version, 0, [[]]
    return table


def remember_past(table: Table, before: Game) -> None:
    """What has happened at the table, which it cannot replay from the middle; `before`: the game as it was."""
    assert table.recorder is not None
    before.event_log = said.EventLog()
    past: list[list[Event]] = [[]]
    for action in table.recorder.actions:
        before.play(action)
        past.append(before.take_events())
    table._history = table.version, 0, past


def opening(game: Game, *, tracker: bool, pace: int) -> journal.Opened:
    options = game.book.options
    settings = TableSettings(
        players=options.players,
        michel=options.michel,  # type: ignore[arg-type]  # one of the three
        team=options.team,
        warden=options.warden,
        places=options.places,
        clock=TurnClock(60),
        public=True,
        tracker=tracker,
        odds=True,
        undo=True,
        pace=pace,
    )
    edition = msgspec.Raw(edition_bytes(STANDARD))
    return journal.Opened(
        id="table", code="ABCDEF", name="", settings=settings, secret="00" * 32, edition=edition, host_key="", at=BEGUN
    )


class Guest:
    """Somebody in the room, who keeps every message in the order in which they come."""

    def __init__(self, seat: int, language: str, letters: list[bytes]) -> None:
        self.seat = seat
        self.language = language
        self.spoken = language or DEFAULT_LANGUAGE
        self.letters = letters
        self.holder: Holder | None = None
        self.address = ""
        self.chat = chat_bucket()
        self.refs = count(1)

    def send(self, message: bytes) -> None:
        self.letters.append(message)

    def leave(self, code: int, farewell: wire.Farewell) -> None:
        raise AssertionError(f"the room was closed: {farewell}")

    def say(self, room: Room, message: wire.FromClient) -> None:
        """Heard as the server hears it; a refusal is kept as it would be sent."""
        try:
            handle(room, self, message)
        except Refusal as refusal:
            ref = getattr(message, "ref", "")
            self.send(encode(wire.Refused(ref, refusal.code, refusal.text(self.spoken), refusal.rule)))

    def ref(self) -> str:
        return f"r{next(self.refs)}"


@contextmanager
def room_around(manager: UnsavedManager, game: Game, *, tracker: bool, pace: int = 700) -> Iterator[Room]:
    manager.time = BEGUN
    room = Room(manager, going_on(game, tracker=tracker, pace=pace))
    room.table.asked_since = manager.now()
    try:
        yield room
    finally:
        room.scheduler.stop()
