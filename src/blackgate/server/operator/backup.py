"""`blackgate backup` and `blackgate restore`: the whole database in one file, and back into any database.

A backup is one snapshot, taken while the server runs. It is read back before it gets its name; what was restored is
read back before it is committed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import URL, Connection, event, inspect, text
from sqlalchemy.exc import SQLAlchemyError

from blackgate.messages import phrase
from blackgate.server.operator.backup_file import (
    FORMAT,
    About,
    BackupError,
    Digest,
    JournalCheck,
    Tell,
    open_backup,
    write_backup,
    written_beside,
)
from blackgate.server.operator.snapshot import HEADS, Snapshot
from blackgate.server.storage.engines import (
    WRITING,
    PostgresConnection,
    begin,
    keep_private,
    must_be_there,
    sqlite_engine,
)
from blackgate.server.storage.errors import DatabaseInUse, storage_error
from blackgate.server.storage.migrations import known_schema, migrate
from blackgate.server.storage.server_lock import ServerLock
from blackgate.server.storage.url import parse, shown

Result = TypeVar("Result")
Step = Callable[[str], Tell]  # something else begins: what to call with its progress

SERVERS: Final = text("SELECT count(*) FROM servers WHERE expires > EXTRACT(EPOCH FROM now())")
SNAPSHOT: Final = {"isolation_level": "REPEATABLE READ"}
# A server that stands still is cut off, for the locks it may have. Here nobody waits for a lock, and the disk that the
# backup is on, or a busy machine, may keep us longer than that between two reads.
NO_HURRY: Final = text("SET LOCAL idle_in_transaction_session_timeout = 0")


@dataclass(frozen=True, slots=True)
class Report:
    """The contents of a backup. `broken` are journals that were already damaged in the database, with the reason."""

    tables: int
    rows: int
    size: int
    made: float
    broken: dict[str, str]


def back_up(url: str, path: Path, step: Step) -> Report:
    """A copy of the database in a new file, which gets its name only when it is complete."""
    where = parse(url)
    must_be_there(where)
    with written_beside(path) as part:

        def copy(connection: Connection) -> None:
            snapshot, tell = Snapshot(connection), step("backup-reading")
            about = About(
                format=FORMAT,
                release=metadata.version("blackgate"),
                schema=known_schema(connection),
                made=time.time(),
                counts=snapshot.counts(),
            )
            write_backup(part, about, snapshot.rows(), tell)

        read(where, copy)
        return check(part, step)


def check(path: Path, step: Step) -> Report:
    """Read all of it; raises BackupError if it is not as it was written."""
    journals = JournalCheck()
    with open_backup(path) as backup:
        counts = backup.about.counts
        for rows in backup.rows(step("backup-checking")):
            if HEADS in counts:  # release 0.1.0 had no seals
                journals.see(rows)
        journals.finish()
        size = path.stat().st_size
        return Report(counts.get("tables", 0), sum(counts.values()), size, backup.about.made, journals.broken)


def restore(url: str, path: Path, step: Step, *, replace: bool = False) -> Report:
    """Load the file into a database that no server uses; with `replace`, overwriting its contents."""
    report = check(path, step)
    where = parse(url)

    def put_back(connection: Connection) -> None:
        before = Snapshot(connection)
        if not replace and not before.is_empty():
            raise BackupError(phrase("restore-not-empty", url=shown(where)))
        before.drop()
        with open_backup(path) as backup:
            migrate(connection, backup.about.schema)
            after = Snapshot(connection)
            after.fill(backup.rows(step("restore-writing")))
            digest, tell = Digest(), step("restore-checking")
            for rows in after.rows():
                digest.add(rows)
                tell(sum(digest.counts.values()), report.rows)
            if digest.value() != backup.digest.value():
                raise BackupError(phrase("restore-differs", url=shown(where)))
        migrate(connection)

    write_alone(where, put_back)
    return report


# --- transactions in this thread, so that ctrl-C ends them at once
def read(where: URL, work: Callable[[Connection], Result]) -> Result:
    """A consistent snapshot that blocks nobody."""
    with reported(where):
        if where.get_backend_name() != "sqlite":
            return asyncio.run(in_postgres(where, SNAPSHOT, work))
        engine = sqlite_engine(where, {})
        with engine.begin() as connection:
            connection.exec_driver_sql("BEGIN")
            return work(connection)


def write_alone(where: URL, work: Callable[[Connection], None]) -> None:
    """While no server has the database."""
    with reported(where):
        if where.get_backend_name() != "sqlite":
            asyncio.run(alone_in_postgres(where, work))
            return
        keep_private(where.database or "")
        lock = ServerLock(where)
        asyncio.run(lock.take())
        try:
            engine = sqlite_engine(where, WRITING)
            event.listen(engine, "begin", begin)
            with engine.begin() as connection:
                work(connection)
            engine.dispose()
        finally:
            lock.release()


async def alone_in_postgres(where: URL, work: Callable[[Connection], None]) -> None:
    """A server that starts meanwhile waits for the tables."""

    def work_alone(connection: Connection) -> None:
        if inspect(connection).has_table("servers") and connection.scalar(SERVERS):
            raise DatabaseInUse(phrase("storage-in-use", url=shown(where)))
        work(connection)

    await in_postgres(where, WRITING, work_alone)


async def in_postgres(where: URL, options: dict[str, str], work: Callable[[Connection], Result]) -> Result:
    def work_in_peace(connection: Connection) -> Result:
        connection.execute(NO_HURRY)
        return work(connection)

    database = PostgresConnection(where, options)
    try:
        return await database.run(work_in_peace)
    finally:
        await database.close()


@contextmanager
def reported(where: URL) -> Iterator[None]:
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise storage_error(error, shown(where)) from error
