"""Connections to the database, set up so that committed data is on disk.

Work on a connection is a plain function of it, the same for both databases. For SQLite it runs in a thread: one round
trip per transaction, where an asyncio driver makes one for every step of it.
"""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from itertools import chain
from queue import SimpleQueue
from threading import Lock, Thread
from time import monotonic, sleep
from typing import Any, Final, TypeVar

from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError

from blackgate.messages import phrase
from blackgate.server.storage.errors import OtherSchema
from blackgate.server.storage.url import shown

Result = TypeVar("Result")
Row = tuple[object, ...]
Insert = tuple[str, Sequence[Row]]  # a statement, and the values for each time it is executed

SECONDS_TO_WAIT: Final = 10.0  # for a lock of another process, for a connection
SECONDS_BETWEEN_TRIES: Final = 0.01
SECONDS_TO_ANSWER: Final = 30.0  # for a server that has gone silent
SECONDS_TO_GIVE_WAY: Final = 0.001  # for a thread that is idle to begin
MOST_AT_ONCE: Final = 1000  # rows in one statement of SQLite, which takes so many values and no more

# How many pages the WAL may have, 16 MB, before a checkpoint, for which commits wait up to 10 ms. Each table has pages
# of its own: SQLite's default of 1,000 is full after a hundred commits of five tables, or two of 250.
PAGES_IN_WAL: Final = 4_000
# In WAL mode commits survive a power failure only with FULL. The timeout is first: setting the mode waits too.
PRAGMAS: Final = (
    f"PRAGMA busy_timeout = {int(SECONDS_TO_WAIT * 1000)}",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    f"PRAGMA wal_autocheckpoint = {PAGES_IN_WAL}",
    "PRAGMA foreign_keys = ON",
)

COMMON: Final[dict[str, Any]] = {
    "pool_size": 1,
    "max_overflow": 0,
    "hide_parameters": True,  # entries contain secrets, which must not get into a log
}
# Nothing to reset: every use is one transaction, committed or rolled back.
WRITING: Final[dict[str, Any]] = {"pool_reset_on_return": None}
# Every statement stands by itself; a broken connection is replaced.
READING: Final[dict[str, Any]] = {
    "isolation_level": "AUTOCOMMIT",
    "skip_autocommit_rollback": True,
    "pool_pre_ping": True,
}


# A suspended process holds no lock for long, and waits for none for long.
SERVER_SETTINGS: Final = {
    "idle_in_transaction_session_timeout": "2s",
    "lock_timeout": "5s",
    "tcp_keepalives_idle": "30",
    "tcp_keepalives_interval": "10",
    "tcp_keepalives_count": "3",
}


def sqlite_engine(url: URL, options: dict[str, Any]) -> Engine:
    engine = create_engine(url, connect_args={"timeout": SECONDS_TO_WAIT}, **COMMON, **options)
    event.listen(engine, "connect", set_up)
    return engine


def set_up(driver: sqlite3.Connection, _record: object) -> None:
    driver.isolation_level = None  # sqlite3 begins nothing by itself
    for pragma in PRAGMAS:
        execute_when_free(driver, pragma)


def execute_when_free(driver: sqlite3.Connection, statement: str) -> None:
    """SQLite itself does not wait where several connections change the journal mode of a new file at once."""
    deadline = monotonic() + SECONDS_TO_WAIT
    while True:
        try:
            driver.execute(statement)
            return
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or monotonic() > deadline:
                raise
        sleep(SECONDS_BETWEEN_TRIES)


class SqliteConnection:
    """In its own thread, which does one thing after the other."""

    def __init__(self, url: URL, options: dict[str, Any]) -> None:
        self.engine: Final[Engine] = sqlite_engine(url, options)
        event.listen(self.engine, "connect", self.connected)
        if options is WRITING:
            event.listen(self.engine, "begin", begin)
        # A plain thread: an executor takes twice as long to hand over a job.
        self.jobs: Final[SimpleQueue[Callable[[], None] | None]] = SimpleQueue()
        self.thread: Final = Thread(target=self.do_jobs, name="sqlite", daemon=True)
        self.thread.start()
        self.unfinished = 0  # jobs
        self.closed = False
        self.driver: sqlite3.Connection

    def do_jobs(self) -> None:
        while self.do_next():
            pass

    def do_next(self) -> bool:
        """A separate function: while waiting for the next job, the thread must not hold what the last one wrote."""
        job = self.jobs.get()
        if job is None:
            return False
        with suppress(RuntimeError):  # the event loop has been closed, and nobody waits any more
            job()
        return True

    def connected(self, driver: sqlite3.Connection, _record: object) -> None:
        self.driver = driver

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """One transaction, committed at the end."""

        def transaction() -> Result:
            with self.engine.begin() as connection:
                return work(connection)

        return await self.in_thread(transaction)

    async def insert(self, inserts: Sequence[Insert]) -> None:
        """All of it in one transaction, on a connection that was used before.

        Bypasses SQLAlchemy, which would take longer than SQLite does: errors are those of sqlite3. And not row by row
        where it can be avoided: sqlite3 releases the GIL for each row, and then waits for it again. `executemany`,
        although it is one row: `execute` would ask for the last row's id, and wait once more.
        """
        statements = [part for statement, rows in inserts for part in at_once(statement, rows)]

        def execute() -> None:
            if len(statements) == 1:  # a transaction by itself
                self.driver.executemany(*statements[0]).close()
                return
            self.driver.execute("BEGIN IMMEDIATE").close()
            try:
                for statement, values in statements:
                    self.driver.executemany(statement, values).close()
                self.driver.execute("COMMIT").close()
            except BaseException:
                with suppress(sqlite3.Error):  # it may have ended by itself
                    self.driver.execute("ROLLBACK").close()
                raise

        await self.in_thread(execute, give_way=True)

    async def in_thread(self, work: Callable[[], Result], *, give_way: bool = False) -> Result:
        """Like `run_in_executor`, which takes several times as long to report completion.

        `give_way`: let an idle thread begin first. It needs the GIL for that, which a busy event loop does not release
        before its switch interval has passed.
        """
        if self.closed:
            raise RuntimeError("this connection is closed")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[Result] = loop.create_future()

        begun = Lock()
        begun.acquire()
        is_idle = not self.unfinished
        self.unfinished += 1

        def report(set_outcome: Callable[[Any], None], outcome: object) -> None:
            self.unfinished -= 1
            if not done.done():  # whoever waited may have been cancelled
                set_outcome(outcome)

        def run() -> None:
            begun.release()
            try:
                result = work()
            except BaseException as error:
                loop.call_soon_threadsafe(report, done.set_exception, error)
            else:
                loop.call_soon_threadsafe(report, done.set_result, result)

        self.jobs.put(run)
        if give_way and is_idle:
            begun.acquire(timeout=SECONDS_TO_GIVE_WAY)
        return await done

    async def close(self) -> None:
        """Also twice; what is being written is written first."""
        self.closed = True
        self.jobs.put(None)
        await asyncio.to_thread(self.thread.join)
        self.engine.dispose()


class PostgresConnection:
    """In the event loop, where asyncpg lives."""

    def __init__(self, url: URL, options: dict[str, Any]) -> None:
        import asyncpg  # type: ignore[import-untyped]  # slow to import, and seldom wanted
        from sqlalchemy.ext.asyncio import create_async_engine

        self.conflict: Final[type[Exception]] = asyncpg.UniqueViolationError
        # What asyncpg says about a connection that the server is about to close, before it is closed.
        self.ending: Final[type[Exception]] = asyncpg.InternalClientError
        self.troubles: Final[tuple[type[Exception], ...]] = (asyncpg.InterfaceError, asyncpg.PostgresError, self.ending)
        connect = {"command_timeout": SECONDS_TO_ANSWER, **connect_arguments(url)}
        self.asynchronous: Final = create_async_engine(url, connect_args=connect, **COMMON, **options)
        self.engine: Final[Engine] = self.asynchronous.sync_engine
        event.listen(self.engine, "handle_error", self.notice_ending)

    def notice_ending(self, context: ExceptionContext) -> None:
        """Replace the connection: SQLAlchemy would keep using it as long as it is not closed."""
        error = context.sqlalchemy_exception
        if isinstance(error, DBAPIError) and isinstance(error.driver_exception, self.ending):
            context.is_disconnect = True

    async def run(self, work: Callable[[Connection], Result]) -> Result:
        """One transaction, committed at the end."""
        async with self.asynchronous.begin() as connection:
            return await connection.run_sync(work)

    async def execute(self, statement: str, arguments: Sequence[Sequence[object]]) -> None:
        """One message, which is a transaction by itself: SQLAlchemy would need three, and take longer.

        Errors are SQLAlchemy's nevertheless.
        """
        async with self.asynchronous.connect() as connection:
            driver = (await connection.get_raw_connection()).driver_connection
            assert driver is not None, "a connection that is open"
            try:
                await driver.execute(statement, *arguments)
            except self.conflict as error:
                raise IntegrityError(None, None, error) from error
            except self.troubles as error:
                if isinstance(error, self.ending):
                    driver.terminate()
                raise DBAPIError(None, None, error, connection_invalidated=driver.is_closed()) from error
            finally:
                if driver.is_closed():  # the next one is new
                    await connection.invalidate()

    async def close(self) -> None:
        await self.asynchronous.dispose()


def connect_arguments(url: URL) -> dict[str, Any]:
    """For asyncpg; of several servers, the one that accepts writes."""
    arguments: dict[str, Any] = {"timeout": SECONDS_TO_WAIT, "server_settings": SERVER_SETTINGS}
    return arguments | ({"target_session_attrs": "primary"} if isinstance(url.query.get("host"), tuple) else {})


DatabaseConnection = SqliteConnection | PostgresConnection


def at_once(statement: str, rows: Sequence[Row]) -> Iterator[tuple[str, tuple[list[object]]]]:
    """As few statements as possible, with their values; one that ends with the placeholders of its row takes several
    rows."""
    most = MOST_AT_ONCE if statement.endswith(")") else 1
    places = statement[statement.rindex("(") :]
    for start in range(0, len(rows), most):
        some = rows[start : start + most]
        yield statement + f", {places}" * (len(some) - 1), (list(chain.from_iterable(some)),)


def connections(url: URL) -> tuple[DatabaseConnection, DatabaseConnection]:
    """One that writes, and another that reads, so that no read waits for a commit."""
    if url.get_backend_name() != "sqlite":
        return PostgresConnection(url, WRITING), PostgresConnection(url, READING)
    keep_private(url.database or "")
    return SqliteConnection(url, WRITING), SqliteConnection(url, READING)


def must_be_there(url: URL) -> None:
    """SQLite would make a new file where there is none."""
    if url.get_backend_name() == "sqlite" and not os.path.exists(url.database or ""):
        raise OtherSchema(phrase("storage-no-file", url=shown(url)))


def keep_private(path: str) -> None:
    """A new file is readable by this user only: it contains all hands. SQLite reports errors in the path."""
    with suppress(OSError):
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))


def begin(connection: Connection) -> None:
    """A writer takes the lock at the beginning, so it need not give up half-way."""
    connection.exec_driver_sql("BEGIN IMMEDIATE")
