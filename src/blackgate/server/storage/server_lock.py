"""One server per SQLite file: a lock that ends with the process that holds it. PostgreSQL has leases instead.

Only `blackgate serve` takes it. Readers need none; nothing here touches the connections of the store.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from typing import Final

from sqlalchemy import URL

from blackgate.messages import phrase
from blackgate.server.storage.errors import DatabaseInUse, storage_error
from blackgate.server.storage.url import parse, shown

FILE: Final = "-server"  # beside the file of the database
SECONDS_TO_TRY: Final = 0.8  # a server that was just stopped may still be exiting
PAUSE: Final = 0.05


class ServerLock:
    """Held from `take` until `release`, or until this process ends."""

    def __init__(self, url: str | URL) -> None:
        self.url: Final[URL] = parse(url) if isinstance(url, str) else url
        self._file: sqlite3.Connection | None = None

    async def take(self) -> None:
        """Raises DatabaseInUse where another server has it."""
        until = time.monotonic() + SECONDS_TO_TRY
        while not self.attempt():
            if time.monotonic() > until:
                raise DatabaseInUse(phrase("storage-in-use", url=shown(self.url)))
            await asyncio.sleep(PAUSE)

    def attempt(self) -> bool:
        """A separate database that stays empty: SQLite's locks work everywhere, and end with the process."""
        path = os.path.realpath(self.url.database or "") + FILE
        try:
            self._file = sqlite3.connect(path, timeout=0, isolation_level=None)
            self._file.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            self.release()
            if getattr(error, "sqlite_errorname", "").startswith("SQLITE_BUSY"):
                return False
            raise storage_error(error, shown(self.url)) from error
        return True

    def release(self) -> None:
        if self._file is not None:
            self._file.close()
            self._file = None
