"""A table elsewhere: what its server has told us of it, as a View and the question that waits; and what we tell it."""

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
from blackgate.terminal.joining.calls import Server
from blackgate.terminal.joining.line import Broken, Line, Lost

Plain = dict[str, Any]
# What has a ref is answered, and sent again on the next connection until it is.
Told = (
    wire.Play | wire.Why | wire.Hint | wire.AlwaysPass | wire.Undo | wire.Pause | wire.Resume | wire.Vote
    | wire.TakeOver | wire.Chat
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class Typed:
    """A line from the keyboard; None: there will be no more."""

    line: str | None


Happening = wire.FromServer | Lost | Broken | Typed


@dataclass(frozen=True, slots=True)
class Chair:
    """Where we sit: a server, a table there, and the token that is our seat; without one we only watch."""

    server: Server
    table: str
    token: str = ""
    name: str = ""
    seat: int = -1  # where we know it before the server has welcomed us


class RemoteTable:
    """The table as we know it. Only `hear` waits; everything is heard in the order in which it came."""

    def __init__(self, chair: Chair, language: str, *, words: bool) -> None:
        """`words`: with questions, labels and the log in that language, as a person wants it."""
        self.chair: Final = chair
        self.happenings: Final[SimpleQueue[Happening]] = SimpleQueue()
        self.info = chair.server.table(chair.table)
        self.book: Final = rulebook_of(chair.server.edition(chair.table), self.info)
        self.seat = int(NOBODY)
        self.version = -1
        self.question: wire.Question | None = None
        self.proposal: wire.Proposal | None = None
        self.clocks: wire.Clocks | None = None
        self.rematch: wire.Rematch | None = None
        self.passes: set[str] = set()  # windows that the server passes for us
        self._state: Plain = {}
        self._own: Plain = {}
        self._unanswered: Final[dict[str, Told]] = {}
        self._refs: Final = (f"{secrets.token_hex(4)}-{number}" for number in count(1))
        hello = wire.Hello(token=chair.token, language=language, words=words)
        self._line: Final = Line(chair.server.address, chair.table, hello, self.happenings.put)

    def open(self) -> None:
        self._line.open()

    def close(self) -> None:
        self._line.close()

    # --- telling and hearing
    def new_ref(self) -> str:
        return next(self._refs)

    def tell(self, message: Told) -> None:
        """Say it now, and again if the connection breaks before it is answered; with its ref it is done once."""
        self._unanswered[message.ref] = message
        self._line.send(message)

    def hear(self) -> Happening:
        """The next thing that happens; what it says of the table is known afterwards. Raises Mistake at the end."""
        happening = self.happenings.get()
        if isinstance(happening, Broken):
            raise happening.mistake
        if isinstance(happening, wire.Welcome):
            self._welcomed(happening)
        elif isinstance(happening, wire.Update):
            self._updated(happening)
        elif isinstance(happening, wire.TableChanged):
            self._know(happening)
        elif isinstance(happening, wire.Ack | wire.Refused | wire.Reason | wire.Hinted):
            self._unanswered.pop(happening.ref, None)
        return happening

    def _welcomed(self, welcome: wire.Welcome) -> None:
        self._know(welcome)
        self.seat, self.version, self.question = welcome.seat, welcome.version, welcome.question
        self.passes = set(welcome.always_pass)
        self._state, self._own = cast(Plain, welcome.state or {}), cast(Plain, welcome.own or {})
        for message in self._unanswered.values():
            self._line.send(message)

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
    return "join-ended-rules" if table.why_ended == "rules" else "join-ended"


def rulebook_of(edition: WholeEdition, table: TableInfo) -> Rulebook:
    """The rules by which that table plays, with the server's edition. Raises BlackgateError or EditionError."""
    return book_of(msgspec.json.decode(msgspec.json.encode({"options": table.settings, "edition": edition})))
