"""Rates games as they end, and on start those that ended just before the server stopped."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog
from sqlalchemy import select

from blackgate.server.players import ratings
from blackgate.server.storage import StorageError, Store
from blackgate.server.storage.schema import RATED, TABLES
from blackgate.server.table import Table

LOG = structlog.get_logger(__name__)
OVER: Final = "over"
RETRY_SECONDS: Final = 15.0


class RatingFinished:
    """One game after the other, in the order in which they ended. Anything missed is found the next time."""

    def __init__(self, store: Store, read: Callable[[str], Awaitable[Table]]) -> None:
        self._store: Final = store
        self._read: Final = read
        self._due: Final = asyncio.Event()
        self._failed: Final[set[str]] = set()  # what cannot be read: somebody has to look at it
        self._due.set()

    def wake(self) -> None:
        """A game has ended."""
        self._due.set()

    async def run(self) -> None:
        while True:
            await self._due.wait()
            self._due.clear()
            try:
                await self.catch_up()
            except StorageError as error:
                LOG.error("results not entered", reason=str(error))
                await asyncio.sleep(RETRY_SECONDS)
                self._due.set()

    async def catch_up(self) -> None:
        for table_id in await self._store.scalars(
            select(TABLES.c.id)
            .where(TABLES.c.state == OVER, TABLES.c.public, TABLES.c.id.not_in(select(RATED.c.table_id)))
            .order_by(TABLES.c.changed, TABLES.c.id)
        ):
            if table_id not in self._failed:
                await self.enter(table_id)

    async def enter(self, table_id: str) -> None:
        try:
            await ratings.enter(self._store, await self._read(table_id))
        except StorageError:
            raise
        except Exception as error:
            self._failed.add(table_id)
            LOG.error("results not entered", table=table_id, exc_info=error)
