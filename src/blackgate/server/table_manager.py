"""All tables of this server. The only place where a table is opened, found, loaded and evicted."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

import msgspec
import structlog

from blackgate.edition import Edition
from blackgate.protocol.tables import NewLesson, NewTable, Seated, TableLine
from blackgate.rules.version import RULES
from blackgate.server import entries as journal
from blackgate.server import lobby
from blackgate.server.bots import BotPool
from blackgate.server.branching import Branch
from blackgate.server.entries import Entry, entry_bytes
from blackgate.server.journal_replay import checking_seals, replaying_journal
from blackgate.server.leases import Elsewhere, Leases
from blackgate.server.metrics import Metrics
from blackgate.server.notices.notifier import Notifier
from blackgate.server.notices.vacations import end_expired
from blackgate.server.players import accounts
from blackgate.server.players.passphrases import Passphrases
from blackgate.server.players.rating_finished import RatingFinished
from blackgate.server.questions import waiting_for
from blackgate.server.refusals import Refusal
from blackgate.server.room import LIVE, Room
from blackgate.server.settings import Settings
from blackgate.server.storage import FIRST_SEAL, Append, DamagedDatabase, StorageError, Store, TableRow
from blackgate.server.stories import Stories
from blackgate.server.table import Table
from blackgate.server.time_slices import Work, run_sliced
from blackgate.server.tokens import Holder, Tokens
from blackgate.server.writer import Writer

LOG = structlog.get_logger(__name__)
SWEEP_SECONDS: Final = 15.0
OPERATOR_SECONDS: Final = 2.0  # how late a server notices the operator's commands
AWAY_SECONDS: Final = 30.0  # after a crash, absences shorter than this are not known
MOST_LISTED: Final = 100
LOBBY_SECONDS: Final = 10.0  # how late the list of public tables may learn that a game has continued
ATTEMPTS: Final = 3
LONGEST_REASON: Final = 500


class TableManager:
    """The rooms in memory, and the way to those that are not."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        tokens: Tokens,
        edition: Edition,
        metrics: Metrics,
        leases: Leases | None = None,
    ) -> None:
        """`leases`: if other processes share the database."""
        self.settings: Final = settings
        self.store: Final = store
        self.tokens: Final = tokens
        self.edition: Final = edition
        self.metrics: Final = metrics
        self.leases: Final = leases
        self.writer: Final = Writer(store, metrics.committed)
        self.bots: Final = BotPool(settings.bot_processes)
        self.stories: Final = Stories(store, self.bots)
        self.passphrases: Final = Passphrases()
        self.ratings: Final = RatingFinished(store, self.table)
        self.notifier: Final = Notifier(self)
        self.keeping: Final = asyncio.Lock()  # whoever makes a replay to keep
        self.rooms: Final[dict[str, Room]] = {}
        self.started: Final = time.time()
        self.closing = False
        self._loading: Final[dict[str, asyncio.Task[Room]]] = {}
        self._quarantining: Final[dict[str, asyncio.Task[None]]] = {}  # tables being quarantined
        self._resting: Final[dict[str, asyncio.Task[None]]] = {}  # tables whose leases are being released
        self._not_loaded: set[str] | None = None  # games to continue; None until they are looked up
        self._operator_mark: bytes | None = None  # None until it was looked up
        self._not_to_load: Final[set[str]] = set()  # games that this release does not continue
        self._look_around: Final = asyncio.Event()  # there may be games of other processes to continue
        self._lobby: list[TableLine] | None = None  # as long as nobody has said that it has changed
        self._lobby_read = 0.0
        self._lobby_changes = 0
        self._tasks: Final[set[asyncio.Task[None]]] = set()

    def now(self) -> float:
        """Seconds since 1970, as the journal has them."""
        return time.time()

    # --- opening and closing
    def start(self) -> None:
        """Start writing, cleaning up, and continuing the games under way."""
        if self.leases is not None:
            self.leases.lost = self.close_all
            self.leases.orphaned = self._look_around.set
            self.leases.lobby_changed = self.forget_lobby
            self.leases.player_deleted = self.forget_player
        for work in (self.writer.run(), self.sweep(), self.ratings.run(), self.watch_operator(), self.notifier.run()):
            task = asyncio.get_running_loop().create_task(work)
            task.add_done_callback(log_failure)
            self._tasks.add(task)

    async def load_running(self) -> None:
        """Load the games that continue by themselves, with bots and clocks; if the database is unavailable, later."""
        try:
            if self.leases is not None:
                self._not_loaded = {*await self.leases.orphans()} - self.rooms.keys() - self._not_to_load
            elif self._not_loaded is None:
                self._not_loaded = set(await self.store.ids_in(["playing"]))
            while self._not_loaded and not self.closing:
                await self.load_one(next(iter(self._not_loaded)))
        except (StorageError, Refusal) as error:
            LOG.error("tables not loaded", reason=str(error))

    async def load_one(self, table_id: str) -> None:
        """Raises if the database does not answer; an error of one table delays no other."""
        try:
            await self.room(table_id)
        except Elsewhere:
            pass  # another process was quicker
        except Refusal as refusal:
            LOG.error("table not loaded", table=table_id, reason=refusal.code)
            self._not_to_load.add(table_id)
        except DamagedDatabase as error:
            LOG.error("table not loaded", table=table_id, reason=str(error))
        assert self._not_loaded is not None
        self._not_loaded.discard(table_id)

    async def stop(self) -> None:
        """Accept nothing new; commit work under way, then tell everybody to reconnect."""
        self.closing = True
        self.notifier.stop()
        for room in list(self.rooms.values()):
            room.scheduler.stop()
            room.note_absences()
        await self.writer.drain()
        if self.leases is not None:  # before everybody is told: clients that reconnect find the tables free
            await self.leases.leave()
        for room in list(self.rooms.values()):
            room.close("closing")
        for task in self._tasks:
            task.cancel()
        self.stories.close()
        self.bots.close()
        self.passphrases.close()

    async def sweep(self) -> None:
        while True:
            await self.load_running()
            try:
                await asyncio.wait_for(self._look_around.wait(), SWEEP_SECONDS)
            except TimeoutError:
                self.evict_idle()
            self._look_around.clear()
            try:
                await end_expired(self)
            except StorageError as error:
                LOG.error("vacations not ended", reason=str(error))

    def evict_idle(self) -> None:
        """Evict the tables where nobody is; they are loaded again when somebody comes back.

        An absence is recorded once it lasts, however often a connection comes and goes before; and, if other processes
        list tables too, whose turn it is.
        """
        for room in list(self.rooms.values()):
            room.note_absences(AWAY_SECONDS)
            if room.lease:
                room.note_waiting()
            if room.is_idle() and not any((room.note_absences(), room.note_waiting())):
                room.close("closing")

    # --- what the operator does in the database, past this process (operator/)
    async def watch_operator(self) -> None:
        while True:
            try:
                await self.poll_operator()
            except StorageError as error:  # `sweep` and the writer have said so already
                LOG.debug("operator not heard", reason=str(error))
            await asyncio.sleep(OPERATOR_SECONDS)

    async def poll_operator(self) -> None:
        """Take over what the operator has changed: secrets, and journals that have more entries than their rooms."""
        expired = any(each.until <= self.now() for each in self.tokens.earlier)
        mark = await self.store.operator_mark()
        if mark == self._operator_mark and not expired:
            return
        first, self._operator_mark = self._operator_mark is None, mark
        await self.renew_secrets()
        if first:
            return
        await self.writer.drain()
        ends = await self.store.ends(list(self.rooms))
        for room in list(self.rooms.values()):
            if ends.get(room.table.id, -1) >= room.table.entries:
                LOG.info("table changed by the operator", table=room.table.id)
                room.close("closing")

    async def renew_secrets(self) -> None:
        """After a secret was rotated everybody has to present their token once more, and gets a new one if it is still
        valid."""
        secret, before = await self.store.signing_secret(), self.tokens.secret
        earlier = [each for each in await self.store.earlier_secrets() if each.until > self.now()]
        self.tokens.use(secret, earlier)
        if before != secret:
            await self.writer.drain()
            for room in list(self.rooms.values()):
                room.close("closing")
                self.release(room)

    def release(self, room: Room) -> None:
        """The table is released: the next process that is asked for it may have it."""
        if self.leases is not None:
            table_id = room.table.id
            task = asyncio.get_running_loop().create_task(self.released(self.leases, table_id, room.lease))
            self._resting[table_id] = task
            task.add_done_callback(lambda _: self._resting.pop(table_id, None))

    async def released(self, leases: Leases, table_id: str, lease: int) -> None:
        try:
            await leases.release(table_id, lease)
        except StorageError as error:  # then this process keeps it
            LOG.warning("lease not released", table=table_id, error=str(error))

    def close_all(self) -> None:
        """This process renewed its leases too late: its memory may be stale."""
        for room in list(self.rooms.values()):
            room.close("moved")

    # --- finding
    async def room(self, table_id: str) -> Room:
        """The room of a table, loaded from the database if necessary. Raises Refusal, perhaps Elsewhere."""
        while True:
            if self.leases is not None:
                await self.leases.until_held()
            room = self.rooms.get(table_id)
            if room is not None:
                return room
            if self.closing:
                raise Refusal("closing")
            task = self._loading.get(table_id)
            if task is None:
                task = asyncio.get_running_loop().create_task(self.load(table_id))
                self._loading[table_id] = task
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            room = await asyncio.shield(task)
            if not room.closed:  # as soon as it was there
                return room

    async def load(self, table_id: str) -> Room:
        if not table_id.isprintable():  # PostgreSQL has no names with a NUL in them, and raises an error
            raise Refusal("not-found")
        for pending in (self._quarantining, self._resting):
            if table_id in pending:
                await asyncio.shield(pending[table_id])
        lease, own_id = 0, ""
        if self.leases is not None:
            lease = await self.leases.take(table_id)
            own_id = self.leases.id
            self.metrics.taken_over.inc()
        try:
            stored = await self.store.journal(table_id)
            if not stored.entries and stored.head is None:
                raise Refusal("not-found")
            sealed = await run_sliced(checking_seals(stored))
            table = await run_sliced(replaying_journal([entry.data for entry in stored.entries]))
        except Refusal:
            raise
        except Exception as error:
            if isinstance(error, StorageError) and not isinstance(error, DamagedDatabase):
                raise
            await self.quarantine(table_id, error, lease)
            raise Refusal("quarantined") from None
        await self.forget_players(table)
        row = await self.store.row(table_id)
        if row is not None and row.state == "quarantined" != table.state:  # its journal could not be written any more
            raise Refusal("quarantined")
        if self.leases is not None and self.leases.id != own_id:  # all leases were lost while the journal was read
            raise Refusal("moved", retry_after=1)
        room = self.add(table, sealed, lease)
        if table.state == "playing":
            entry: Entry = journal.Woken(self.now())
            if table.rules != RULES:
                LOG.warning("table ended: the rules have changed", table=table_id, began=table.rules, now=RULES)
                entry = journal.Ended(self.now(), "rules")
            table.apply(entry)
            room.change([entry])
        return room

    async def table(self, table_id: str) -> Table:
        """A table to read only, without creating a room."""
        room = self.rooms.get(table_id)
        if room is not None:
            return room.table
        table = await run_sliced(replaying_journal(await self.store.entries(table_id)))
        await self.forget_players(table)
        return table

    async def forget_players(self, table: Table) -> None:
        """Those of its players who have deleted their account."""
        if table.players:
            table.forget(table.players - (await accounts.named(self.store, table.players)).keys())

    async def delete_player(self, player_id: str) -> None:
        await accounts.remove(self.store, player_id)
        self.forget_player(player_id)
        if self.leases is not None:
            await self.leases.announce_player_deleted(player_id)

    def forget_player(self, player_id: str) -> None:
        for room in list(self.rooms.values()):
            if player_id in room.table.players:
                room.table.forget([player_id])
                room.broadcast_table()

    def add(self, table: Table, sealed: bytes = FIRST_SEAL, lease: int = 0) -> Room:
        """`sealed`: the seal of the last entry of its journal in the database, if there are any."""
        room = Room(self, table, sealed, lease)
        self.rooms[table.id] = room
        self.metrics.table_moved(None, "loaded")
        return room

    def reload_later(self, room: Room) -> None:
        """Its last entries were not saved: reload what was."""
        if room.table.state == "playing" and self._not_loaded is not None:
            self._not_loaded.add(room.table.id)

    def remove(self, room: Room) -> None:
        if self.rooms.get(room.table.id) is room:
            del self.rooms[room.table.id]
            self.metrics.table_moved("loaded", None)

    async def by_code(self, code: str) -> Room:
        row = await self.store.row_by_code(code.strip().upper()) if code.isprintable() else None
        if row is None:
            raise Refusal("not-found")
        return await self.room(row.id)

    async def public_tables(self) -> list[TableLine]:
        """Read once for all requests, until a process announces a change."""
        if self._lobby is not None and time.monotonic() - self._lobby_read < LOBBY_SECONDS:
            return self._lobby
        changes = self._lobby_changes
        found = [line(row) for row in await self.store.public_rows(LIVE, MOST_LISTED)]
        if self.leases is not None and self.leases.listening and changes == self._lobby_changes:
            self._lobby, self._lobby_read = found, time.monotonic()
        return found

    def forget_lobby(self) -> None:
        self._lobby = None
        self._lobby_changes += 1

    async def tables_of(self, holders: Sequence[Holder]) -> list[TableLine]:
        rows = await self.store.rows(sorted({holder.table for holder in holders}))
        return [self.own_line(row, [each.seat for each in holders if each.table == row.id]) for row in rows]

    def own_line(self, row: TableRow, seats: Sequence[int]) -> TableLine:
        """A table in the list of the holder of these seats."""
        room = self.rooms.get(row.id)
        waiting = list(map(str, waiting_for(room.table))) if room else row.waiting.split(",")
        mine = row.state == "playing" and any(str(seat) in waiting for seat in seats)
        return msgspec.structs.replace(line(row), my_turn=mine)

    # --- opening
    async def open(self, request: NewTable | NewLesson, player: str = "") -> tuple[Room, Seated]:
        """`player`: the host's account, if the name is theirs."""
        if self.closing:
            raise Refusal("closing")
        if len(self.rooms) >= self.settings.most_tables:
            raise Refusal("too-many-tables")
        for _ in range(ATTEMPTS):  # another table may happen to have the same code
            if isinstance(request, NewLesson):
                table, entries = lobby.open_lesson(request, self.now())
            else:
                table, entries = lobby.open_table(request, self.edition, self.now(), player=player)
            room = self.add(table, lease=await self.new_lease(table))
            room.write(entries, [])
            try:
                await room.all_saved()
            except Refusal as refusal:
                if refusal.code != "unsaved":
                    raise
            else:
                return room, self.seated(table, table.host)
        raise Refusal("unsaved")

    async def branch(self, work: Work[Branch], seat: int) -> Seated:
        """A table that continues from somewhere, with the caller in that seat."""
        if len(self.rooms) >= self.settings.most_tables:
            raise Refusal("too-many-tables")
        table, entries = await run_sliced(work)
        branch = self.add(table, lease=await self.new_lease(table))
        branch.change(entries)
        await branch.all_saved()
        return self.seated(table, seat)

    async def new_lease(self, table: Table) -> int:
        return 0 if self.leases is None else await self.leases.take_new(table.id)

    async def rematch(self, room: Room) -> None:
        """The next game of the same people; idempotent."""
        if room.table.next:
            return
        table, entries = lobby.rematch_table(room.table, self.now())
        lease = await self.new_lease(table)
        if room.table.next:  # somebody was quicker
            return
        next_room = self.add(table, lease=lease)
        next_room.write(entries, [])
        rematched = journal.Rematched(table.id)
        room.table.apply(rematched)
        room.change([rematched])
        await next_room.all_saved()
        await room.all_saved()

    def rematch_token(self, table: Table, seat: int) -> str:
        """The token of the same seat at the rematch's table; valid as long as that seat is theirs."""
        key = key_of(table, seat)
        return self.tokens.token(Holder(table.next, seat, key)) if key else ""

    def seated(self, table: Table, seat: int) -> Seated:
        return Seated(table.id, seat, self.tokens.token(Holder(table.id, seat, key_of(table, seat))))

    async def holder(self, token: str) -> tuple[Room, Holder]:
        """The holder of this token, and their room. Raises Refusal if they have lost the seat."""
        holder = self.tokens.holder(token)
        room = await self.room(holder.table)
        if not holder.key or key_of(room.table, holder.seat) != holder.key:
            raise Refusal("wrong-token")
        return room, holder

    # --- trouble
    def start_quarantine(self, room: Room, error: Exception) -> None:
        """Unsaved changes of a table are dropped; saved ones are kept, with the reason."""
        room.close("quarantined")
        table_id = room.table.id
        task = asyncio.get_running_loop().create_task(self.quarantine(table_id, error, room.lease))
        self._quarantining[table_id] = task
        task.add_done_callback(lambda _: self._quarantining.pop(table_id, None))

    async def quarantine(self, table_id: str, error: Exception, lease: int = 0) -> None:
        """The last entry of its journal says what was wrong; nobody plays there until the operator has looked into
        it."""
        await self.writer.drain()
        try:
            row = await self.store.row(table_id)
            if row is not None and row.state == "quarantined":
                return
            LOG.error("table quarantined", table=table_id, exc_info=error)
            if row is None:  # nothing of it was ever saved
                return
            self.metrics.quarantined.inc()
            await self.write_reason(replace(row, state="quarantined"), f"{type(error).__name__}: {error}", lease)
        except StorageError as trouble:
            LOG.error("table not quarantined", table=table_id, trouble=str(trouble), exc_info=error)

    async def write_reason(self, row: TableRow, reason: str, lease: int) -> None:
        entry = entry_bytes(journal.Quarantined(reason[:LONGEST_REASON], self.now()))
        try:
            await self.store.commit([await self.store.next_append(row.id, entry, row, lease)])
        except DamagedDatabase as trouble:  # the row at least says that something is wrong
            LOG.error("no reason in the journal", table=row.id, error=str(trouble))
            await self.store.commit([Append(row.id, 0, [], row, lease=lease)])


def log_failure(task: asyncio.Task[None]) -> None:
    """They run until cancelled: anything else that ends one is an error of ours, and must be reported."""
    if not task.cancelled():
        LOG.error("a part of the server has ended", exc_info=task.exception())


def key_of(table: Table, seat: int) -> str:
    """What the token of a seat must contain; empty if no person sits there."""
    if seat == lobby.HOST_WATCHES:
        return table.opened.host_key
    return table.seats[seat].key if seat < len(table.seats) else ""


def line(row: TableRow) -> TableLine:
    return msgspec.convert(row, TableLine, from_attributes=True)
