"""What the tests of the storage keep in it."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

from sqlalchemy import Connection

from blackgate.server.storage import Append, Store, TableRow
from blackgate.server.storage.engines import PostgresConnection

ROW = TableRow("t1", "ABCD", "Cell Block", "open", True, "all", 4, 1, 100.5, 200.25)


def row(table_id: str, **changes: object) -> TableRow:
    """A row with an id and a code of its own."""
    return replace(ROW, id=table_id, code=f"code-{table_id}", **changes)  # type: ignore[arg-type]


def append(table_id: str, first: int, *entries: bytes, row: TableRow | None = None) -> Append:
    return Append(table_id, first, entries, row)


@asynccontextmanager
async def transaction(store: Store, statement: str = "SELECT 1") -> AsyncIterator[None]:
    """One that stays open as long as the test likes: what is written meanwhile has to wait."""
    if isinstance(store.writing, PostgresConnection):
        async with store.writing.asynchronous.begin() as connection:
            await connection.exec_driver_sql(statement)
            yield
        return
    begun, end = asyncio.Event(), threading.Event()
    loop = asyncio.get_running_loop()

    def wait(connection: Connection) -> None:
        connection.exec_driver_sql(statement)
        loop.call_soon_threadsafe(begun.set)
        end.wait()

    writing = asyncio.create_task(store.write(wait))
    await begun.wait()
    try:
        yield
    finally:
        end.set()
        await writing
