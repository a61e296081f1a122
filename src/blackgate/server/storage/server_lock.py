"""One server for a database, until several can share one: a lock that ends with the process that holds it.

Only `blackgate serve` takes it. Whoever only reads needs none; nothing here touches the connections of the store.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from typing import TYPE_CHECKING, Final

from sqlalchemy import URL, text
from sqlalchemy.exc import SQLAlchemyError

from blackgate.messages import phrase
from blackgate.server.storage.engines import SECONDS_TO_WAIT
from blackgate.server.storage.errors import DatabaseInUse, told
from blackgate.server.storage.url import parse, shown

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncConnection

KEY: Final = 0x0B1AC86A7F  # any number that no other program on that PostgreSQL locks
FILE: Final = "-server"  # beside the file of the database
SECONDS_TO_TRY: Final = 0.8  # a server that was just ended may not be gone altogether
PAUSE: Final = 0.05
# PostgreSQL notices within a minute that the machine of a server is gone, and lets go of the lock.
KEEP_ALIVE: Final = {"tcp_keepalives_idle": "30", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3"}


class ServerLock:
    """Held from `take` until `release`, or until this process ends."""

    def __init__(self, url: str | URL) -> None:
        self.url: Final[URL] = parse(url) if isinstance(url, str) else url
        self._file: sqlite3.Connection | None = None
        self._session: AsyncConnection | None = None

    async def take(self) -> None:
        """Raises DatabaseInUse where another server has it."""
        until = time.monotonic() + SECONDS_TO_TRY
        while not await self.attempt():
            if time.monotonic() > until:
                await self.release()
                raise DatabaseInUse(phrase("storage-in-use", url=shown(self.url)))
            await asyncio.sleep(PAUSE)

    async def attempt(self) -> bool:
        if self.url.get_backend_name() == "sqlite":
            return self.lock_file()
        try:
            return await self.lock_session()
        except (SQLAlchemyError, OSError) as error:
            raise told(error, shown(self.url)) from error

    def lock_file(self) -> bool:
        """A database of its own that stays empty: SQLite's locks work everywhere, and end with the process."""
        path = os.path.realpath(self.url.database or "") + FILE
        try:
            self._file = sqlite3.connect(path, timeout=0, isolation_level=None)
            self._file.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            if self._file is not None:
                self._file.close()
                self._file = None
            if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
                return False
            raise told(error, shown(self.url)) from error
        return True

    async def lock_session(self) -> bool:
        """On a connection of its own, which does nothing else."""
        from sqlalchemy.ext.asyncio import create_async_engine  # slow to import, and seldom wanted

        if self._session is None:
            connect = {"timeout": SECONDS_TO_WAIT, "server_settings": KEEP_ALIVE}
            engine = create_async_engine(self.url, connect_args=connect, isolation_level="AUTOCOMMIT")
            self._session = await engine.connect()
        return bool(await self._session.scalar(text("SELECT pg_try_advisory_lock(:key)"), {"key": KEY}))

    async def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
        if self._session is not None:
            session, self._session = self._session, None
            await session.invalidate()  # the lock ends with the connection; it may be broken already
            await session.engine.dispose()
