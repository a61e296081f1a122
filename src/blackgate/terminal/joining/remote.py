"""A table at a server: what the server has sent, as a View and the current question; and what we send."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from itertools import count
from queue import SimpleQueue
from typing import Any, Final, cast

import msgspec

from blackgate.bots.protocol import book_of
from blackgate.protocol import play as wire
from blackgate.protocol.board import WholeEdition
from blackgate.protocol.tables import TableInfo
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import NOBODY
from blackgate.rules.view import View, plain_of
from blackgate.rules.view_loading import view_from_plain
from blackgate.rules.waiting import numbered_stack
from blackgate.seats import Seat
from blackgate.terminal.joining.connection import ConnectionFailed, Disconnected, TableConnection
from blackgate.terminal.joining.http_api import ServerApi

Plain = dict[str, Any]
# A message with a ref is answered, and resent on the next connection until it is.
ClientRequest = (
    wire.Play | wire.Why | wire.Hint | wire.AlwaysPass | wire.Undo | wire.Pause | wire.Resume | wire.Vote
    | wire.TakeOver | wire.Chat
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Typed:
    """A line from the keyboard; None: there will be no more."""

    line: str | None


TableEvent = wire.FromServer | Disconnected | ConnectionFailed | Typed


@dataclass(frozen=True, slots=True)
class JoinedSeat:
    """Where we sit: a server, a table there, and the token that is our seat; without one we only watch."""

    server: ServerApi
    table: str
    token: str = ""
    name: str = ""
    seat: int = -1  # where we know it before the server has welcomed us


class RemoteTable:
    """The table as we know it. Only `next_event` waits; everything is heard in the order in which it came."""

    def __init__(self, joined: JoinedSeat, language: str, *, words: bool) -> None:
        """`words`: with questions, labels and the log in that language, as a person wants it."""
        self.joined: Final = joined
        self.events: Final[SimpleQueue[TableEvent]] = SimpleQueue()
        self.info = joined.server.table(joined.table)
        self.book: Final = rulebook_of(joined.server.edition(joined.table), self.info)
        self.seat = int(NOBODY)
        self.version = -1
        self.question: wire.Question | None = None
        self.proposal: wire.Proposal | None = None
        self.clocks: wire.Clocks | None = None
        self.rematch: wire.Rematch | None = None
        self.passes: set[str] = set()  # windows that the server passes for us
        self._state: Plain = {}
        self._own: Plain = {}
        self._unacknowledged: Final[dict[str, ClientRequest]] = {}
        self._refs: Final = (f"{secrets.token_hex(4)}-{number}" for number in count(1))
        hello = wire.Hello(token=joined.token, language=language, words=words)
        self._connection: Final = TableConnection(joined.server.address, joined.table, hello, self.events.put)

    def open(self) -> None:
        self._connection.open()

    def close(self) -> None:
        self._connection.close()

    # --- sending and receiving
    def new_ref(self) -> str:
        return next(self._refs)

    def send(self, message: ClientRequest) -> None:
        """Send it now, and again after a reconnect until it is acknowledged. The `ref` makes it idempotent."""
        self._unacknowledged[message.ref] = message
        self._connection.send(message)

    def next_event(self) -> TableEvent:
        """The next thing that happens; what it says of the table is known afterwards. Raises UserError at the end."""
        event = self.events.get()
        if isinstance(event, ConnectionFailed):
            raise event.error
        if isinstance(event, wire.Welcome):
            self._welcomed(event)
        elif isinstance(event, wire.Update):
            self._updated(event)
        elif isinstance(event, wire.TableChanged):
            self._know(event)
        elif isinstance(event, wire.Ack | wire.Refused | wire.Reason | wire.Hinted):
            self._unacknowledged.pop(event.ref, None)
        return event

    def _welcomed(self, welcome: wire.Welcome) -> None:
        self._know(welcome)
        self.seat, self.version, self.question = welcome.seat, welcome.version, welcome.question
        self.passes = set(welcome.always_pass)
        self._state, self._own = cast(Plain, welcome.state or {}), cast(Plain, welcome.own or {})
        for message in self._unacknowledged.values():
            self._connection.send(message)

    def _know(self, told: wire.Welcome | wire.TableChanged) -> None:
        self.info, self.proposal, self.clocks, self.rematch = told.table, told.proposal, told.clocks, told.rematch

    def _updated(self, update: wire.Update) -> None:
        self.version, self.question, self.clocks = update.version, update.question, update.clocks
        changes = cast(Plain, update.changes)
        seats = list(self._state["seats"])
        for number, seat in changes.get("seats", {}).items():
            seats[int(number)] = seat
        self._state = {**self._state, **changes, "seats": seats}
        if update.own is not None:
            self._own = cast(Plain, update.own)

    # --- what is known
    @property
    def begun(self) -> bool:
        return bool(self._state)

    @property
    def over(self) -> bool:
        return self._state.get("over") is True

    @property
    def turn(self) -> int:
        return int(self._state["turn"]["number"])

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.info.seats]

    def listed(self, language: str) -> list[str]:
        """The names as a list of players shows them."""
        return [Seat(seat.name, seat.bot or None).shown(language) for seat in self.info.seats]

    def view(self) -> View:
        plain = plain_of(self._state, self._own)
        return view_from_plain(self.book, {**plain, "waiting": numbered_stack(plain["waiting"], self.book)})


def ended_message(table: TableInfo) -> str:
    """Which message says why a table was ended."""
    return f"join-ended-{table.why_ended}" if table.why_ended in ("rules", "operator") else "join-ended"


def rulebook_of(edition: WholeEdition, table: TableInfo) -> Rulebook:
    """The rules by which that table plays, with the server's edition. Raises BlackgateError or EditionError."""
    return book_of(msgspec.json.decode(msgspec.json.encode({"options": table.settings, "edition": edition})))
