"""The connections to the database, set up so that what is committed is on disk."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from typing import Any, Final

from sqlalchemy import URL, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SECONDS_TO_WAIT: Final = 10.0  # for a lock of another process, for a connection
SECONDS_TO_ANSWER: Final = 30.0  # for a server that has gone silent

CONNECT: Final = {
    "sqlite": {"timeout": SECONDS_TO_WAIT},
    "postgresql": {"timeout": SECONDS_TO_WAIT, "command_timeout": SECONDS_TO_ANSWER},
}

# With a WAL it takes FULL for commits to survive a loss of power. The timeout is first: setting the mode waits too.
PRAGMAS: Final = (
    f"PRAGMA busy_timeout = {int(SECONDS_TO_WAIT * 1000)}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
)


async def try_file(url: URL) -> None:
    """Raises sqlite3.Error if the file of a SQLite database cannot be used.

    To be done first: aiosqlite, when it cannot open a file, leaves a thread that may trip over the closed event loop.
    """

    def connect() -> None:
        with closing(sqlite3.connect(url.database or "", timeout=SECONDS_TO_WAIT)) as connection:
            set_pragmas(connection)

    await asyncio.to_thread(connect)


def writing_engine(url: URL) -> AsyncEngine:
    """One connection: commits come one after the other."""
    # Nothing to reset: every use is one transaction, committed or rolled back. Resetting takes a turn of the loop.
    return engine(url, pool_reset_on_return=None)


def reading_engine(url: URL) -> AsyncEngine:
    """Another connection, on which every statement stands by itself; made anew if it has broken."""
    return engine(url, isolation_level="AUTOCOMMIT", skip_autocommit_rollback=True, pool_pre_ping=True)


def engine(url: URL, **options: Any) -> AsyncEngine:
    made = create_async_engine(
        url,
        pool_size=1,
        max_overflow=0,
        hide_parameters=True,  # entries hold what nobody may see, not even in a log
        connect_args=CONNECT[url.get_backend_name()],
        **options,
    )
    if url.get_backend_name() == "sqlite":
        event.listen(made.sync_engine, "connect", set_pragmas)
    return made


def set_pragmas(connection: Any, _record: object = None) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()
