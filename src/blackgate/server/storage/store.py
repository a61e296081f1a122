"""The database of the server: the journals of all tables, and the rows to find them by.

The same code for SQLite and for PostgreSQL. One connection writes, another reads, so that no read waits for a commit.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, fields
from operator import attrgetter
from typing import Final, Self

from sqlalchemy import ColumnElement, Table, and_, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from blackgate.server.storage.engines import reading_engine, try_file, writing_engine
from blackgate.server.storage.errors import CodeTaken, LostTable, StorageError, told
from blackgate.server.storage.migrations import migrate
from blackgate.server.storage.schema import ENTRIES, META, TABLES
from blackgate.server.storage.url import parse, shown

SIGNING_SECRET: Final = "signing-secret"
SECRET_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class TableRow:
    """What a table is found by."""

    id: str
    code: str
    name: str
    state: str
    public: bool
    watch: str
    players: int
    taken: int
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class Append:
    """Entries for the end of a table's journal, numbered from `first`, and the table's row if that has changed."""

    table_id: str
    first: int
    entries: Sequence[bytes]
    row: TableRow | None = None


FIELDS: Final = tuple(field.name for field in fields(TableRow))
VALUES: Final = attrgetter(*FIELDS)
COLUMNS: Final = tuple(TABLES.c[name] for name in FIELDS)
INSERT: Final[dict[str, Callable[[Table], sqlite.Insert | postgresql.Insert]]] = {
    "sqlite": sqlite.insert,
    "postgresql": postgresql.insert,
}

ADD_ENTRIES: Final = ENTRIES.insert()


class Store:
    """Whatever goes wrong in a method is a StorageError."""

    def __init__(self, writing: AsyncEngine, reading: AsyncEngine) -> None:
        self.writing = writing
        self.reading = reading
        self.insert = INSERT[writing.dialect.name]
        put = self.insert(TABLES)
        self.put_rows = put.on_conflict_do_update(
            index_elements=["id"], set_={name: put.excluded[name] for name in FIELDS}
        )

    # --- opening and closing
    @classmethod
    async def open(cls, url: str) -> Self:
        """A file by sqlite:///path, a server by postgresql://user:password@host/database; made ready to be used."""
        address = parse(url)
        if address.get_backend_name() == "sqlite":
            try:
                await try_file(address)
            except sqlite3.Error as error:
                raise told(error, shown(address)) from error
        store = cls(writing_engine(address), reading_engine(address))
        try:
            async with store.to_write() as connection:
                await connection.run_sync(migrate)
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        await self.writing.dispose()
        await self.reading.dispose()

    async def ping(self) -> None:
        """Raises when the database does not answer."""
        async with self.to_read() as connection:
            await connection.execute(text("SELECT 1"))

    # --- journals
    async def commit(self, appends: Sequence[Append]) -> None:
        """All or nothing, and on disk when it returns. An entry number that is there already raises LostTable."""
        entries = [
            {"table_id": append.table_id, "number": number, "data": data}
            for append in appends
            for number, data in enumerate(append.entries, append.first)
        ]
        rows = {append.table_id: append.row for append in appends if append.row is not None}
        try:
            async with self.to_write() as connection:
                if entries:
                    await connection.execute(ADD_ENTRIES, entries)
                if rows:
                    await connection.execute(
                        self.put_rows, [dict(zip(FIELDS, VALUES(row), strict=True)) for row in rows.values()]
                    )
        except IntegrityError as error:
            raise await self.conflict(appends) or told(error, shown(self.writing.url)) from error

    async def conflict(self, appends: Sequence[Append]) -> StorageError | None:
        """Why the appends do not fit what is there."""
        async with self.to_read() as connection:
            for append in appends:
                after = and_(ENTRIES.c.table_id == append.table_id, ENTRIES.c.number >= append.first)
                if (
                    append.entries
                    and await connection.scalar(select(ENTRIES.c.number).where(after).limit(1)) is not None
                ):
                    return LostTable(append.table_id)
                if append.row and await connection.scalar(
                    select(TABLES.c.id).where(TABLES.c.code == append.row.code, TABLES.c.id != append.row.id)
                ):
                    return CodeTaken(append.row.code)
        return None

    async def holds(self, append: Append) -> bool:
        """Whether these very entries are there, as after a commit whose answer did not arrive."""
        last = append.first + len(append.entries) - 1
        async with self.to_read() as connection:
            found = await connection.scalars(
                select(ENTRIES.c.data)
                .where(ENTRIES.c.table_id == append.table_id, ENTRIES.c.number.between(append.first, last))
                .order_by(ENTRIES.c.number)
            )
            return list(found) == list(append.entries)

    async def entries(self, table_id: str) -> list[bytes]:
        """The whole journal of a table; empty if there is no such table."""
        async with self.to_read() as connection:
            found = await connection.scalars(
                select(ENTRIES.c.data).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.number)
            )
            return list(found)

    # --- rows
    async def row(self, table_id: str) -> TableRow | None:
        return await self.one_row(TABLES.c.id == table_id)

    async def row_by_code(self, code: str) -> TableRow | None:
        return await self.one_row(TABLES.c.code == code)

    async def one_row(self, where: ColumnElement[bool]) -> TableRow | None:
        async with self.to_read() as connection:
            found = (await connection.execute(select(*COLUMNS).where(where))).one_or_none()
            return None if found is None else TableRow(*found)

    async def rows(self, ids: Sequence[str]) -> list[TableRow]:
        """In the order of the ids; those that are not there are left out."""
        async with self.to_read() as connection:
            found = await connection.execute(select(*COLUMNS).where(TABLES.c.id.in_(ids)))
            rows = {values.id: TableRow(*values) for values in found}
        return [rows[table_id] for table_id in ids if table_id in rows]

    async def public_rows(self, states: Sequence[str], limit: int) -> list[TableRow]:
        """The public tables in these states, those changed last first."""
        query = select(*COLUMNS).where(TABLES.c.public, TABLES.c.state.in_(states))
        async with self.to_read() as connection:
            found = await connection.execute(query.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit))
            return [TableRow(*values) for values in found]

    async def ids_in(self, states: Sequence[str]) -> list[str]:
        """The tables in these states, public or not, those changed last first."""
        query = select(TABLES.c.id).where(TABLES.c.state.in_(states))
        async with self.to_read() as connection:
            return list(await connection.scalars(query.order_by(TABLES.c.changed.desc(), TABLES.c.id)))

    # --- what belongs to the server
    async def signing_secret(self) -> bytes:
        """What seat tokens are signed with: made by the first process that asks, the same for all."""
        made = {"key": SIGNING_SECRET, "value": secrets.token_bytes(SECRET_BYTES)}
        async with self.to_write() as connection:
            await connection.execute(self.insert(META).values(made).on_conflict_do_nothing())
            found: bytes = (
                await connection.execute(select(META.c.value).where(META.c.key == SIGNING_SECRET))
            ).scalar_one()
            return found

    # --- who owns a table
    @asynccontextmanager
    async def to_write(self) -> AsyncIterator[AsyncConnection]:
        """One transaction, committed at the end."""
        try:
            async with self.writing.begin() as connection:
                yield connection
        except IntegrityError:
            raise  # not trouble with the database, but with what it was given
        except (SQLAlchemyError, OSError) as error:
            raise told(error, shown(self.writing.url)) from error

    @asynccontextmanager
    async def to_read(self) -> AsyncIterator[AsyncConnection]:
        try:
            async with self.reading.connect() as connection:
                yield connection
        except (SQLAlchemyError, OSError) as error:
            raise told(error, shown(self.reading.url)) from error
