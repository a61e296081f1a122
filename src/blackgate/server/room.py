"""A table with its connected clients: changes are written to the journal first, and broadcast once they are committed.

The table in memory is ahead of the database while a commit is in flight; nobody is told anything before it is there.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Final, Protocol

import structlog

from blackgate.messages import Phrase, phrase
from blackgate.protocol.play import Ack, Farewell, Rematch, TableChanged
from blackgate.protocol.tables import NoClock, SeatInfo, TableInfo
from blackgate.server import decisions, lobby
from blackgate.server import entries as journal
from blackgate.server.entries import By, Entry, entry_bytes
from blackgate.server.publishing import WATCHING, UpdateEncoder, clocks, encode
from blackgate.server.questions import asked_people
from blackgate.server.rate_limits import TokenBucket, chat_bucket, message_bucket
from blackgate.server.refusals import Refusal
from blackgate.server.scheduler import Scheduler
from blackgate.server.storage import FIRST_SEAL, Append, DamagedDatabase, LostTable, TableRow, seals
from blackgate.server.table import Table
from blackgate.server.tokens import Holder

if TYPE_CHECKING:
    from blackgate.server.table_manager import TableManager

LOG = structlog.get_logger(__name__)
ROW_SECONDS: Final = 10.0  # how late lists of tables may learn that a game has continued
IDLE_SECONDS: Final = 30.0  # a table where nobody is connected and nothing happens is evicted after this
SLOW: Final = 3600  # seconds to answer from which on nobody has to stay
LIVE: Final = ("open", "playing")
CLOSED: Final = 1012  # WebSocket close code: service restart; clients may reconnect

# After these everybody sees a different table, or a different question.
SEEN_BY_ALL: Final[frozenset[type[Entry]]] = frozenset(
    {
        journal.SatDown,
        journal.Filled,
        journal.Emptied,
        journal.Contributed,
        journal.Started,
        journal.Proposed,
        journal.Voted,
        journal.Paused,
        journal.Resumed,
        journal.StoodIn,
        journal.OnVacation,
        journal.CameBack,
        journal.Stepwise,
        journal.Paced,
        journal.Ended,
        journal.Quarantined,
        journal.Rematched,
    }
)
SEATS: Final = (journal.SatDown, journal.Filled, journal.Emptied)
NEW_QUESTION: Final[frozenset[type[Entry]]] = frozenset(
    {journal.Played, journal.TakenBack, journal.Paused, journal.Resumed}
)


class Listener(Protocol):
    """Somebody connected to the room."""

    seat: int  # or WATCHING
    language: str  # empty: without words
    spoken: str  # for refusals, which are always in words
    holder: Holder | None  # whose token was shown; None of a spectator
    address: str

    def send(self, message: bytes) -> None: ...
    def leave(self, code: int, farewell: Farewell) -> None: ...


class Room:
    """One table in memory. All of it runs in the event loop, and nothing in it waits."""

    def __init__(self, manager: TableManager, table: Table, sealed: bytes = FIRST_SEAL, lease: int = 0) -> None:
        self.manager: Final = manager
        self.table: Final = table
        self.lease: Final = lease  # the number of this process's lease, where tables have leases
        self.sealed = sealed  # the seal of the last entry that was written
        self.listeners: list[Listener] = []
        self.began: Final = manager.now() if lease else manager.started  # nobody could be connected before
        self.away: dict[int, float] = {  # since when a seat has nobody connected
            number: table.seats[number].away or max(self.began, table.opened.at) for number in table.owners
        }
        self.encoder: Final = UpdateEncoder()
        self.scheduler: Final = Scheduler(self)
        self.unsaved: Final[deque[list[Callable[[], None]]]] = deque()  # to be sent after each commit
        self.kept: TableRow | None = None  # the row as last written
        self.save_waiters: set[asyncio.Future[None]] = set()
        self.hints: Final[dict[int, asyncio.Future[Any]]] = {}  # being computed, by seat
        self.odds: Final[dict[int, asyncio.Future[Any]]] = {}  # being computed, by seat
        self.rate_limits: Final[
            dict[str, tuple[TokenBucket, TokenBucket]]
        ] = {}  # by seat, and by address for those who watch
        self.proposed = table.proposal is not None
        self.closed = False
        self.quiet_since = time.monotonic()
        self.encoder.begin(table)

    # --- changing the table
    def change(self, entries: Sequence[Entry], notes: Sequence[Phrase] = ()) -> None:
        """These entries were applied: write them, then tell everybody what they mean."""
        if not entries:
            return
        table, now = self.table, self.manager.now()
        for entry in entries:
            if isinstance(entry, journal.SatDown):
                self.away[entry.seat] = now  # until they are connected
            elif isinstance(entry, journal.Emptied):
                self.disconnect_seat(entry.seat)
        kinds = {type(entry) for entry in entries}
        deliveries: list[Callable[[], None]] = []
        if journal.Started in kinds:
            self.encoder.begin(table)
            deliveries += [self.delivery(each, self.welcome(each, -1)) for each in self.listeners]
        elif kinds & NEW_QUESTION:
            deliveries += self.update_deliveries(self.listeners, now, notes)
        else:  # in a window only the seat itself sees that it has answered (R17.6)
            answered = {entry.seat for entry in entries if isinstance(entry, journal.Held)}
            deliveries += self.update_deliveries([each for each in self.listeners if each.seat in answered], now)
        dropped = self.proposed and table.proposal is None  # by a move
        self.proposed = table.proposal is not None
        if dropped or table.state == "over" or kinds & SEEN_BY_ALL:
            deliveries += self.table_deliveries()
        if table.state == "over" and table.settings.public:
            deliveries.append(self.manager.ratings.wake)
        if self.away:
            deliveries.append(self.notify_away)
        self.write(entries, deliveries)
        self.scheduler.reschedule()

    def notify_away(self) -> None:
        """Notify people who are asked and not connected (notices/)."""
        if not self.closed:
            self.manager.notifier.consider(self)

    def write(self, entries: Sequence[Entry], deliveries: list[Callable[[], None]]) -> None:
        if self.closed:  # after lost entries these would leave a gap in the journal
            raise Refusal("unsaved")
        table = self.table
        rows = [entry_bytes(entry) for entry in entries]
        sealed = seals(self.sealed, rows)
        self.sealed = sealed[-1]
        moved = self.seats_moved(entries)
        append = Append(table.id, table.entries - len(rows), rows, self.new_row(), sealed, moved, self.lease)
        self.unsaved.append(deliveries)
        self.manager.writer.append(append, self.on_saved, self.on_lost)

    def seats_moved(self, entries: Sequence[Entry]) -> list[tuple[str, int, str]]:
        """Seats that an account has taken or given up: this is how its tables are found."""
        table = self.table
        if not table.claimed:
            return []
        moved = [entry.seat for entry in entries if isinstance(entry, SEATS) and entry.seat in table.claimed]
        return [(table.id, seat, table.seats[seat].player) for seat in sorted(set(moved))]

    def on_saved(self) -> None:
        """The oldest entries are committed."""
        for tell in self.unsaved.popleft():
            tell()

    def on_lost(self, error: Exception) -> None:
        """They could not be written: clients start over from the database."""
        if not self.closed:  # it hears this for each append that waited
            LOG.error("table not saved", table=self.table.id, error=str(error))
            if isinstance(error, DamagedDatabase):  # trying again would not help
                self.quarantine(error)
                return
            self.close("moved" if isinstance(error, LostTable) and self.lease else "unsaved")
            self.manager.reload_later(self)

    def when_saved(self, tell: Callable[[], None]) -> None:
        """Send it as soon as everything up to now is committed."""
        if self.unsaved:
            self.unsaved[-1].append(tell)
        else:
            tell()

    async def all_saved(self) -> None:
        """Returns when everything up to now is committed. Raises Refusal if it could not be written."""
        if self.closed:
            raise Refusal("unsaved")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.save_waiters.add(done)
        self.when_saved(lambda: None if done.done() else done.set_result(None))
        try:
            await done
        finally:
            self.save_waiters.discard(done)

    # --- choosing, for people, bots and clocks
    def choose(self, seat: int, action: str, version: int, by: By = "", ref: str = "") -> None:
        self.change(decisions.choose(self.table, seat, action, version, self.manager.now(), by, ref))

    # --- coming and going
    def enter(self, listener: Listener, since: int, seen: int = -1) -> None:
        """A client has connected, and gets a snapshot; a player gets their seat back from a bot at once."""
        if listener.seat != WATCHING:
            self.away.pop(listener.seat, None)
            self.note_presence(listener.seat)
            self.change(lobby.come_back(self.table, listener.seat, self.manager.now()))
        self.listeners.append(listener)
        self.when_saved(self.delivery(listener, self.welcome(listener, since, seen)))
        self.broadcast_table()
        self.scheduler.reschedule()

    def leave(self, listener: Listener) -> None:
        if listener not in self.listeners:
            return
        self.listeners.remove(listener)
        self.quiet_since = time.monotonic()
        if listener.seat != WATCHING and not self.is_connected(listener.seat):
            self.away[listener.seat] = self.manager.now()
            for asked in (self.hints, self.odds):  # nobody waits for them any more
                if listener.seat in asked:
                    asked.pop(listener.seat).cancel()
        if not self.closed:
            if self.lease:
                self.note_waiting()
            self.broadcast_table()
            self.notify_away()

    def note_waiting(self) -> bool:
        """Note whose turn it is, for lists of tables that other processes make; False if unchanged."""
        if self.kept is not None and self.kept.waiting == self.waiting():
            return False
        self.kept = self.row()
        self.unsaved.append([])
        append = Append(self.table.id, self.table.entries, [], self.kept, lease=self.lease)
        self.manager.writer.append(append, self.on_saved, self.on_lost)
        return True

    def note_absences(self, least: float = 0.0) -> bool:
        """Record lasting absences, so that they survive eviction; False if there are none."""
        table, now = self.table, self.manager.now()
        if table.state not in LIVE or self.closed:
            return False
        entries: list[Entry] = []
        for seat, since in self.away.items():
            if now - since >= least and table.seats[seat].away != since:
                entries.append(journal.Absent(seat, since))
                table.apply(entries[-1])
        if entries:
            self.write(entries, [])
        return bool(entries)

    def note_presence(self, seat: int) -> None:
        """Somebody whose absence was recorded is back."""
        if self.table.seats[seat].away and self.table.state in LIVE:
            back = journal.Absent(seat, 0.0)
            self.table.apply(back)
            self.write([back], [])

    def disconnect_seat(self, seat: int) -> None:
        """The seat is no longer theirs."""
        self.away.pop(seat, None)
        for listener in [each for each in self.listeners if each.seat == seat]:
            self.listeners.remove(listener)
            self.when_saved(partial(self.farewell, listener, "seat-emptied"))

    def farewell(self, listener: Listener, code: str) -> None:
        listener.leave(CLOSED, Farewell(code, phrase(f"server-{code}").text(listener.spoken)))

    def rate_limits_of(self, guest: str) -> tuple[TokenBucket, TokenBucket]:
        """The token buckets of a guest, for messages and chat; all connections of one seat or address share them."""
        return self.rate_limits.setdefault(guest, (message_bucket(self.manager.settings), chat_bucket()))

    @property
    def guest(self) -> str:
        """On whose account this table's bots think: the player who has been here longest, or a spectator."""
        first = min(self.listeners, key=lambda each: each.seat == WATCHING, default=None)
        return first.address if first else ""

    def is_connected(self, seat: int) -> bool:
        return any(listener.seat == seat for listener in self.listeners)

    @property
    def grace(self) -> int:
        """Seconds of absence after which a bot may take over: where people play by turns, those to answer."""
        clock = self.table.settings.clock
        window = 0 if isinstance(clock, NoClock) else clock.window
        return max(self.manager.settings.grace, window if window >= SLOW else 0)

    def is_away(self, seat: int) -> bool:
        """Away long enough for a bot to take over."""
        gone = self.manager.now() - self.away.get(seat, self.began)
        return not self.is_connected(seat) and gone >= self.grace

    def may_host(self, holder: Holder) -> bool:
        """The host may; while they are away, anybody with a seat may."""
        table = self.table
        if holder.seat == table.host:
            return True
        return holder.seat >= 0 and table.state != "open" and self.host_is_away()

    def host_is_away(self) -> bool:
        """A host who only watches is away as soon as their connection is closed."""
        if self.table.host >= 0:
            return self.is_away(self.table.host)
        return not any(each.seat == WATCHING and each.holder is not None for each in self.listeners)

    # --- broadcasting
    def delivery(self, listener: Listener, message: bytes) -> Callable[[], None]:
        return lambda: listener.send(message)

    def update_deliveries(
        self, listeners: Sequence[Listener], now: float, notes: Sequence[Phrase] = ()
    ) -> list[Callable[[], None]]:
        if self.table.recorder is None:
            return []
        messages = self.encoder.updates(self.table, [(each.seat, each.language) for each in listeners], now, notes)
        return [self.delivery(each, messages[each.seat, each.language]) for each in listeners]

    def broadcast_table(self) -> None:
        for tell in self.table_deliveries():
            self.when_saved(tell)

    def table_deliveries(self) -> list[Callable[[], None]]:
        """Who is there and what is going on, for everybody; only a rematch has something private for each seat."""
        info, now = self.info(), self.manager.now()
        messages: dict[int, bytes] = {}
        for seat in {listener.seat if self.table.next else WATCHING for listener in self.listeners}:
            changed = TableChanged(
                table=info, proposal=self.table.proposal, clocks=clocks(self.table, now), rematch=self.rematch(seat)
            )
            messages[seat] = encode(changed)
        return [self.delivery(each, messages.get(each.seat, messages.get(WATCHING, b""))) for each in self.listeners]

    def welcome(self, listener: Listener, since: int, seen: int = -1) -> bytes:
        reader = listener.seat, listener.language
        rematch = self.rematch(listener.seat)
        return self.encoder.welcome(self.table, self.info(), reader, since, self.manager.now(), rematch, seen)

    def acknowledge(self, listener: Listener, ref: str) -> None:
        """Once it is committed; with the version it is remembered with, the same however often it is sent."""
        version = self.table.version  # of what has changed nothing nobody remembers more
        done = version if listener.seat == WATCHING else self.table.seats[listener.seat].refs.get(ref, version)
        self.when_saved(self.delivery(listener, encode(Ack(ref, done))))

    def rematch(self, seat: int) -> Rematch | None:
        """A host who only watches looks like a spectator here, and requests the token over HTTP."""
        if not self.table.next:
            return None
        token = "" if seat == WATCHING else self.manager.rematch_token(self.table, seat)
        return Rematch(self.table.next, token)

    def info(self) -> TableInfo:
        """The table as it is shown to those who have the link."""
        table = self.table
        return TableInfo(
            id=table.id,
            name=table.opened.name,
            state=table.state,
            settings=table.settings,
            seats=[self.seat_info(number) for number in range(len(table.seats))],
            created=table.opened.at,
            version=table.version,
            commitment=table.commitment,
            code=table.opened.code,
            paused=table.paused,
            stepwise=table.stepwise,
            spectators=sum(listener.seat == WATCHING for listener in self.listeners),
            next=table.next,
            grace=self.grace,
            why_ended=table.why_ended,
            hints=table.hints,
            lesson=table.lesson.id if table.lesson else "",
        )

    def seat_info(self, number: int) -> SeatInfo:
        seat = self.table.seats[number]
        away = seat.kind == "person" and not self.is_connected(number)
        return SeatInfo(
            name=seat.name,
            kind=seat.kind,
            bot=seat.played_by,
            standing_in=bool(seat.stand_in),
            connected=self.is_connected(number),
            host=number == self.table.host,
            away=self.away.get(number, self.began) if away else 0.0,
            vacation=seat.vacation,
            contributed=bool(seat.contribution),
            player=seat.player,
        )

    def new_row(self) -> TableRow | None:
        """The row, if it has changed. That the game merely continues is noted now and then; whose turn it is, at once
        if somebody is away, who may look at another process's list."""
        table, kept = self.table, self.kept
        if (
            kept
            and table.changed - kept.changed < ROW_SECONDS
            and (kept.state, kept.taken) == (table.state, table.taken)
            and not (self.lease and self.away and kept.waiting != self.waiting())
        ):
            return None
        self.kept = self.row()
        return self.kept

    def waiting(self) -> str:
        """Whose turn it is, for the row; it is what everybody may know, as all of that."""
        return ",".join(map(str, asked_people(self.table)))

    def row(self) -> TableRow:
        """The table as it is found."""
        table = self.table
        return TableRow(
            id=table.id,
            code=table.opened.code,
            name=table.opened.name,
            state=table.state,
            public=table.settings.public,
            watch=table.settings.watch,
            players=len(table.seats),
            taken=table.taken,
            created=table.opened.at,
            changed=table.changed,
            waiting=self.waiting(),
        )

    # --- the end
    def quarantine(self, error: Exception) -> None:
        """Quarantine after an internal error: nobody plays here, all others play on."""
        self.manager.start_quarantine(self, error)

    def close(self, code: str) -> None:
        """The room is closed; the table may be loaded again from the database."""
        if self.closed:
            return
        self.closed = True
        self.scheduler.stop()
        self.manager.remove(self)
        for done in self.save_waiters:
            if not done.done():
                done.set_exception(Refusal(code))
        for listener in list(self.listeners):
            self.farewell(listener, code)

    def is_idle(self) -> bool:
        """Whether it can be evicted: nobody is connected, nothing is in progress."""
        idle = time.monotonic() - self.quiet_since > IDLE_SECONDS
        return idle and not self.listeners and not self.unsaved and not self.scheduler.is_busy()
