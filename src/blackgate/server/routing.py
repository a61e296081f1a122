"""Routes a WebSocket to a table of this process, or to the process that owns the table."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING, Final

import structlog

from blackgate.server.leases import Elsewhere, Leases
from blackgate.server.rate_limits import ConnectionLimit, TooManyConnections
from blackgate.server.refusals import Refusal
from blackgate.server.relays import OwnerGone, Relays
from blackgate.server.storage import StorageError
from blackgate.server.storage.lease_store import Owner
from blackgate.server.table_manager import TableManager

if TYPE_CHECKING:
    from blackgate.server.http_connection import HttpConnection

LOG = structlog.get_logger(__name__)
PREFIX, SUFFIX = "/api/tables/", "/play"
PATIENCE: Final = 2.0  # seconds beyond a lease, to take a table over
PAUSE: Final = 0.1  # seconds between attempts


def table_of(path: str) -> str:
    """The table whose WebSocket is requested; empty if none."""
    return path[len(PREFIX) : -len(SUFFIX)] if path.startswith(PREFIX) and path.endswith(SUFFIX) else ""


class SocketRouter:
    """For handshakes that were counted already."""

    def __init__(self, manager: TableManager, leases: Leases, relays: Relays, limit: ConnectionLimit) -> None:
        self._manager: Final = manager
        self._leases: Final = leases
        self._relays: Final = relays
        self._limit: Final = limit

    async def route(self, connection: HttpConnection) -> None:
        try:
            await self._find_owner(connection)
        except Exception:
            LOG.exception("a handshake failed", address=connection.address)
            connection.transport.abort()

    async def _find_owner(self, connection: HttpConnection) -> None:
        """If the owner is gone, wait until its lease expires and the table can be taken over."""
        table = table_of(connection.url.partition(b"?")[0].decode("latin-1"))
        until = time.monotonic() + self._leases.seconds + PATIENCE
        while True:
            owner = await self._owner(table)
            if owner is None:
                connection.upgrade()
                connection.transport.resume_reading()
                return
            try:
                await self._relay(connection, owner)
            except OwnerGone:
                if time.monotonic() > until:
                    connection.refuse(Refusal("moved", retry_after=1))
                    return
                await asyncio.sleep(PAUSE)
            except TooManyConnections as error:
                connection.refuse(Refusal("too-many", error.words()))
                return
            else:
                return

    async def _owner(self, table: str) -> Owner | None:
        """None: this process owns the table, or answers itself. A free table is acquired, so that no one else does."""
        if not table or not table.isprintable() or self._manager.closing:
            return None
        if table in self._manager.rooms and self._leases.held:
            return None
        try:
            await self._leases.take(table)
        except Elsewhere as elsewhere:
            return elsewhere.owner
        except (Refusal, StorageError):
            return None
        return None

    async def _relay(self, connection: HttpConnection, owner: Owner) -> None:
        address = connection.address
        self._limit.enter(address)
        asked = connection.scope["method"].encode() + b" " + connection.url
        head = self._relays.head(owner, asked, list(connection.scope["headers"]), address)
        leave = LeaveOnce(self._limit, address)
        try:
            await self._relays.splice(owner, head, connection.transport, connection.connections, leave)
        except BaseException:
            leave()
            raise
        connection.spliced()


class LeaveOnce:
    """A finished relay is no longer counted."""

    def __init__(self, limit: ConnectionLimit, address: str) -> None:
        self._limit: ConnectionLimit | None = limit
        self._address: Final = address

    def __call__(self) -> None:
        if self._limit is not None:
            self._limit.leave(self._address)
            self._limit = None
