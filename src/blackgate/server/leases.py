"""The tables that this process owns, where several share a PostgreSQL: a lease that must be renewed before it expires.

One row stands for the whole process, so one renewal keeps all its tables. A process that renews too late has lost them
all: it closes their rooms and starts over under another id. It measures that by its own clock, so a process that was
suspended never answers from stale memory; and its commits are fenced by the number of each lease.
"""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Final

import structlog

from blackgate.server.refusals import Refusal
from blackgate.server.storage import StorageError, Store
from blackgate.server.storage.lease_store import DELETED, LOBBY, HeartbeatConnection, LeaseStore, Owner

LOG = structlog.get_logger(__name__)
RENEWALS: Final = 4  # in the time of a lease
MARGIN: Final = 0.95  # of it this process counts on: clocks do not run quite alike
SECONDS_TO_START: Final = 10.0
PAUSE: Final = 0.2  # seconds before the database is tried again
CLAIMS: Final = 5  # attempts, when others want the table too
NO_ID: Final = ""


class Elsewhere(Refusal):
    """Another process owns the table: ask there."""

    def __init__(self, owner: Owner) -> None:
        super().__init__("moved", retry_after=1)
        self.owner = owner


class Leases:
    """`lost` is called when all leases are lost, `orphaned` when tables of other processes may be free, `lobby_changed`
    on their notification, `seen_alive` with the ids of all servers at each renewal."""

    def __init__(self, store: Store, address: str, seconds: float) -> None:
        self.address: Final = address
        self.seconds: Final = seconds
        self.id = NO_ID  # of this process, until a renewal comes too late
        self.alive: set[str] = set()  # the ids of all servers, as far as is known
        self.listening = False  # whether it would be heard if the lobby changed
        self.lost: Callable[[], None] = lambda: None
        self.orphaned: Callable[[], None] = lambda: None
        self.lobby_changed: Callable[[], None] = lambda: None
        self.player_deleted: Callable[[str], None] = lambda player: None
        self.seen_alive: Callable[[set[str]], None] = lambda alive: None
        self._store: Final = store
        self._leases: Final = LeaseStore(store)
        self._until = 0.0
        self._id_before = NO_ID
        self._held: Final = asyncio.Event()
        self._expiry: asyncio.TimerHandle | None = None
        self._connection: HeartbeatConnection | None = None
        self._beating: Final = asyncio.Lock()
        self._task: asyncio.Task[None] | None = None

    # --- staying alive
    async def start(self) -> None:
        """Returns when this process is registered. Raises StorageError; a busy database is given some time."""
        until = time.monotonic() + SECONDS_TO_START
        while self.id == NO_ID:
            try:
                await self._beat()
            except StorageError:
                self._disconnect()
                if time.monotonic() > until:
                    raise
                await asyncio.sleep(PAUSE)
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self.seconds / RENEWALS if self._connection else PAUSE)
            async with self._beating:
                try:
                    await self._beat()
                except Exception as error:  # whatever it is: a process that cannot renew must not serve
                    expected = isinstance(error, StorageError)
                    LOG.warning("lease not renewed", error=str(error), exc_info=None if expected else error)
                    self._disconnect()

    async def _beat(self) -> None:
        if self._connection is None:
            self._connection = await HeartbeatConnection.open(self._store, self.seconds / 2, self._on_notification)
            self.listening = True
        began = time.monotonic()
        if self.id == NO_ID:
            found = Owner(secrets.token_urlsafe(12), self.address)
            await self._connection.register(found, self.seconds, self._id_before)
            self._id_before = self.id = found.id
        elif not await self._connection.renew(self.id, self.seconds) or time.monotonic() >= self._until:
            self._lose()
            return await self._beat()
        self._hold(began + self.seconds * MARGIN)
        before, self.alive = self.alive, await self._connection.alive()
        self.seen_alive(self.alive)
        if before - self.alive:
            self.orphaned()
        return None

    def _hold(self, until: float) -> None:
        """Measured from before the database was asked."""
        loop = asyncio.get_running_loop()
        self._until = until
        if self._expiry is not None:
            self._expiry.cancel()
        self._expiry = loop.call_later(until - time.monotonic(), self._lose)
        self._held.set()

    def _lose(self) -> None:
        if self.id == NO_ID:
            return
        LOG.warning("all leases lost: not renewed in time")
        self.id = NO_ID
        self._held.clear()
        self.lost()
        self.orphaned()

    def _disconnect(self) -> None:
        self.listening = False
        self.lobby_changed()
        if self._connection is not None:
            self._connection.close()
            self._connection = None

    def _on_notification(self, said: str) -> None:
        if said == LOBBY:
            self.lobby_changed()
        elif said.startswith(DELETED):
            self.player_deleted(said.removeprefix(DELETED))
        else:
            self.orphaned()

    async def leave(self) -> None:
        """The others may take over all tables at once, and are notified."""
        async with self._beating:
            if self._task is not None:
                self._task.cancel()
            if self._expiry is not None:
                self._expiry.cancel()
            try:
                if self._connection is not None and self.id != NO_ID:
                    await self._connection.leave(self.id)
            except StorageError as error:  # then they will when its time is up
                LOG.warning("leases not handed over", error=str(error))
            self._disconnect()

    # --- tables
    @property
    def held(self) -> bool:
        """Whether this process's memory of its tables is still authoritative."""
        return time.monotonic() < self._until and self.id != NO_ID

    async def until_held(self) -> None:
        """Raises Refusal if that does not happen because the database does not answer."""
        if self.held:
            return
        self._held.clear()
        try:
            await asyncio.wait_for(self._held.wait(), self.seconds)
        except TimeoutError:
            raise Refusal("unsaved") from None

    async def take(self, table_id: str) -> int:
        """The number of this process's lease of a table, acquired if it is free. Raises Elsewhere, or Refusal."""
        for _ in range(CLAIMS):
            await self.until_held()
            lease = await self._leases.find(table_id)
            if lease is None:
                raise Refusal("not-found")
            if lease.owner is not None and lease.owner.id == self.id:
                return lease.number
            if lease.owner is not None:
                raise Elsewhere(lease.owner)
            number = await self._leases.claim(table_id, self.id)
            if number is not None:
                return number
        raise Refusal("moved", retry_after=1)

    async def take_new(self, table_id: str) -> int:
        """Acquire the lease of a table that nobody else knows yet."""
        await self.until_held()
        number = await self._leases.claim(table_id, self.id)
        if number is None:
            raise Refusal("unsaved")
        return number

    async def release(self, table_id: str, number: int) -> None:
        """The next process that asks for the table may have it."""
        await self._leases.release(table_id, self.id, number)

    async def announce_player_deleted(self, player_id: str) -> None:
        """All processes forget them at the tables that they own."""
        await self._leases.notify(DELETED + player_id)

    async def orphans(self) -> list[str]:
        """Games under way that no other process owns."""
        await self.until_held()
        return await self._leases.orphans(self.id)
