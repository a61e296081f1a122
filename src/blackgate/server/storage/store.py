"""The server's database: the journals of all tables, and the rows to find them by.

The same code for SQLite and PostgreSQL. One connection writes, another reads, so that no read waits for a commit.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, fields
from itertools import zip_longest
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Final, Self, TypeVar

import msgspec
from msgspec import Struct
from sqlalchemy import Connection, Select, Table, UpdateBase, and_, select
from sqlalchemy.dialects import sqlite
from sqlalchemy.exc import IntegrityError, SQLAlchemyError

from blackgate.server.storage.engines import (
    DatabaseConnection,
    PostgresConnection,
    Result,
    Row,
    connections,
    must_be_there,
)
from blackgate.server.storage.errors import CodeTaken, LostTable, StorageError, storage_error
from blackgate.server.storage.fenced_commit import fenced_commit
from blackgate.server.storage.migrations import check_schema, migrate
from blackgate.server.storage.schema import ENTRIES, HEADS, META, PLAYER_SEATS, STORIES, TABLES
from blackgate.server.storage.seals import FIRST_SEAL, Head, StoredEntry, StoredJournal, seal
from blackgate.server.storage.url import parse, shown

if TYPE_CHECKING:
    from sqlalchemy.dialects import postgresql

Value = TypeVar("Value")

SIGNING_SECRET: Final = "signing-secret"
RELAY_SECRET: Final = "relay-secret"
EARLIER_SECRETS: Final = "earlier-secrets"
OPERATOR: Final = "operator"
SECRET_BYTES: Final = 32
TRIAL: Final = "trial"  # what is written there means nothing
TRIAL_BYTES: Final = 32 * 1024
CONFLICTS: Final = (IntegrityError, sqlite3.IntegrityError)
TROUBLES: Final = (SQLAlchemyError, sqlite3.Error, OSError)


@dataclass(frozen=True, slots=True)
class TableRow:
    """The row to find a table by."""

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
    waiting: str = ""  # the seats whose turn it is, with commas; only as good as when its process last noted it


class Append(Struct, frozen=True):
    """Entries for the end of a table's journal, numbered from `first`, and the table's row if that has changed.

    `seals` has one for each entry (seals.py); without, they have none. `seats` has those that an account has taken or
    given up: table, seat and player. `lease` is the number of the writer's lease on PostgreSQL; 0 if nobody has ever
    had one.
    """

    table_id: str
    first: int
    entries: Sequence[bytes]
    row: TableRow | None = None
    seals: Sequence[bytes] = ()
    seats: Sequence[tuple[str, int, str]] = ()
    lease: int = 0


class EarlierSecret(Struct, frozen=True):
    """A retired secret, and until when its tokens are valid."""

    secret: bytes
    until: float


FIELDS: Final = tuple(field.name for field in fields(TableRow))
VALUES: Final = attrgetter(*FIELDS)
COLUMNS: Final = tuple(TABLES.c[name] for name in FIELDS)
HEAD: Final = select(HEADS.c.number, HEADS.c.seal)
STORED: Final = select(ENTRIES.c.number, ENTRIES.c.data, ENTRIES.c.seal)
JOURNAL: Final = STORED.order_by(ENTRIES.c.number)
JOURNAL_BACKWARDS: Final = STORED.order_by(ENTRIES.c.number.desc())


class Store:
    """Every error in a method becomes a StorageError."""

    def __init__(self, writing: DatabaseConnection, reading: DatabaseConnection) -> None:
        self.writing: Final = writing
        self.reading: Final = reading
        dialect = writing.engine.dialect
        self.insert: Final = insert_of(dialect.name)
        put = self.insert(TABLES)
        put_all = put.on_conflict_do_update(index_elements=["id"], set_={name: put.excluded[name] for name in FIELDS})
        self.put_rows: Final = str(put_all.compile(dialect=dialect))  # once, not with every commit
        self.add_entries: Final = str(ENTRIES.insert().compile(dialect=dialect))
        seat = self.insert(PLAYER_SEATS)
        taken = seat.on_conflict_do_update(
            index_elements=["table_id", "seat"], set_={"player_id": seat.excluded.player_id}
        )
        self.put_seats: Final = str(taken.compile(dialect=dialect))

    # --- opening and closing
    @classmethod
    async def open(cls, url: str) -> Self:
        """A file by sqlite:///path, a server by postgresql://user:password@host/database; created and migrated as
        needed."""
        store = cls(*connections(parse(url)))
        try:
            await store.write(migrate)
        except BaseException:
            await store.close()
            raise
        return store

    @classmethod
    async def attach(cls, url: str) -> Self:
        """A database as it is, which a server may be using at the same time: nothing is created or migrated."""
        parsed = parse(url)
        must_be_there(parsed)
        store = cls(*connections(parsed))
        try:
            await store.write(check_schema)  # which also opens the connection that `commit` needs
        except BaseException:
            await store.close()
            raise
        return store

    async def close(self) -> None:
        await self.writing.close()
        await self.reading.close()

    async def try_to_write(self) -> None:
        """Raises if nothing can be saved. Writes as much as a table takes, to detect a disk that is nearly full."""
        trial = secrets.token_bytes(TRIAL_BYTES)
        await self.write(lambda connection: self.put_meta(connection, TRIAL, trial))

    # --- journals
    async def commit(self, appends: Sequence[Append]) -> None:
        """All or nothing, and on disk when it returns. Raises LostTable for a duplicate entry number, and for a lease
        that another server has taken."""
        try:
            await self.kept(self.committing(appends))
        except CONFLICTS as error:
            conflict = await self.read(lambda connection: conflict_of(connection, appends))
            raise conflict or storage_error(error, self.shown) from error

    async def committing(self, appends: Sequence[Append]) -> None:
        if isinstance(self.writing, PostgresConnection):
            await self.writing.execute(*fenced_commit(appends))
            return
        # sqlite3 looks for an adapter of bytes, half a microsecond for each; bytearrays it takes as they are
        entries: list[Row] = [
            (append.table_id, number, bytearray(data), sealed and bytearray(sealed))
            for append in appends
            for number, (data, sealed) in enumerate(zip_longest(append.entries, append.seals), append.first)
        ]
        rows = {append.table_id: VALUES(append.row) for append in appends if append.row is not None}
        seats: list[Row] = [seat for append in appends for seat in append.seats]
        inserts = [(self.add_entries, entries), (self.put_rows, list(rows.values())), (self.put_seats, seats)]
        await self.writing.insert([insert for insert in inserts if insert[1]])

    async def holds(self, append: Append) -> bool:
        """Whether exactly these entries are there, as after a commit whose response did not arrive."""
        last = append.first + len(append.entries) - 1
        query = (
            select(ENTRIES.c.data)
            .where(ENTRIES.c.table_id == append.table_id, ENTRIES.c.number.between(append.first, last))
            .order_by(ENTRIES.c.number)
        )
        return await self.scalars(query) == list(append.entries)

    async def entries(self, table_id: str) -> list[bytes]:
        """The whole journal of a table; empty if there is no such table."""
        query = select(ENTRIES.c.data).where(ENTRIES.c.table_id == table_id).order_by(ENTRIES.c.number)
        return await self.scalars(query)

    async def journal(self, table_id: str) -> StoredJournal:
        """The same with everything needed to check whether something is missing."""

        def find(connection: Connection) -> StoredJournal:
            head = connection.execute(HEAD.where(HEADS.c.table_id == table_id)).first()  # before what may be added
            rows = connection.execute(JOURNAL.where(ENTRIES.c.table_id == table_id))
            return StoredJournal([StoredEntry(*row) for row in rows], None if head is None else Head(*head))

        return await self.read(find)

    async def last(self, table_id: str) -> StoredEntry | None:
        """The last entry; its number is not the number of entries if some were lost."""
        return await self.one(StoredEntry, JOURNAL_BACKWARDS.where(ENTRIES.c.table_id == table_id).limit(1))

    async def next_append(self, table_id: str, data: bytes, row: TableRow, lease: int = 0) -> Append:
        """Append an entry to a journal in which something may be missing."""
        return append_after(await self.last(table_id), table_id, data, row, lease)

    async def ends(self, ids: Sequence[str]) -> dict[str, int]:
        """The number of the last entry of each of these journals."""
        query = select(HEADS.c.table_id, HEADS.c.number).where(HEADS.c.table_id.in_(ids))
        return dict(await self.read(lambda connection: [(row[0], row[1]) for row in connection.execute(query)]))

    # --- rows
    async def row(self, table_id: str) -> TableRow | None:
        return await self.one(TableRow, select(*COLUMNS).where(TABLES.c.id == table_id))

    async def row_by_code(self, code: str) -> TableRow | None:
        return await self.one(TableRow, select(*COLUMNS).where(TABLES.c.code == code))

    async def rows(self, ids: Sequence[str]) -> list[TableRow]:
        """In the order of the ids; those that are not there are left out."""
        rows = {row.id: row for row in await self.all(TableRow, select(*COLUMNS).where(TABLES.c.id.in_(ids)))}
        return [rows[table_id] for table_id in ids if table_id in rows]

    async def public_rows(self, states: Sequence[str], limit: int) -> list[TableRow]:
        """The public tables in these states, those changed last first."""
        query = select(*COLUMNS).where(TABLES.c.public, TABLES.c.state.in_(states))
        return await self.all(TableRow, query.order_by(TABLES.c.changed.desc(), TABLES.c.id).limit(limit))

    async def rows_in(self, states: Sequence[str]) -> list[TableRow]:
        """The tables in these states, public or not, those changed last first."""
        query = select(*COLUMNS).where(TABLES.c.state.in_(states))
        return await self.all(TableRow, query.order_by(TABLES.c.changed.desc(), TABLES.c.id))

    async def ids_in(self, states: Sequence[str]) -> list[str]:
        """The tables in these states, public or not, those changed last first."""
        query = select(TABLES.c.id).where(TABLES.c.state.in_(states))
        return await self.scalars(query.order_by(TABLES.c.changed.desc(), TABLES.c.id))

    # --- stories
    async def story(self, table_id: str) -> bytes | None:
        found = await self.scalars(select(STORIES.c.data).where(STORIES.c.table_id == table_id))
        return found[0] if found else None

    async def keep_story(self, table_id: str, data: bytes) -> None:
        """The first one stays."""
        put = self.insert(STORIES).values(table_id=table_id, data=data).on_conflict_do_nothing()
        await self.execute(put)

    # --- what belongs to the server
    async def signing_secret(self) -> bytes:
        """What seat tokens are signed with."""
        return await self.secret(SIGNING_SECRET)

    async def relay_secret(self) -> bytes:
        """With this servers sign what they relay to each other; it stays when the other is rotated."""
        return await self.secret(RELAY_SECRET)

    async def secret(self, key: str) -> bytes:
        """Created by the first process that asks, the same for all."""
        made = {"key": key, "value": secrets.token_bytes(SECRET_BYTES)}

        def make_or_find(connection: Connection) -> bytes:
            connection.execute(self.insert(META).values(made).on_conflict_do_nothing())
            return meta(connection, key)

        return await self.write(make_or_find)

    async def earlier_secrets(self) -> list[EarlierSecret]:
        """Retired secrets whose tokens are still valid for a while."""
        found = await self.read(lambda connection: meta(connection, EARLIER_SECRETS))
        return msgspec.json.decode(found, type=list[EarlierSecret]) if found else []

    async def rotate_secret(self, now: float, until: float) -> None:
        """A new secret from now on; tokens of the previous one stay valid until then."""
        await self.signing_secret()

        def rotate(connection: Connection) -> None:
            known = meta(connection, EARLIER_SECRETS) or b"[]"
            earlier = msgspec.json.decode(known, type=list[EarlierSecret])
            earlier.append(EarlierSecret(meta(connection, SIGNING_SECRET), until))
            kept = [EarlierSecret(each.secret, min(each.until, until)) for each in earlier]
            self.put_meta(connection, EARLIER_SECRETS, msgspec.json.encode([each for each in kept if each.until > now]))
            self.put_meta(connection, SIGNING_SECRET, secrets.token_bytes(SECRET_BYTES))
            self.put_meta(connection, OPERATOR, secrets.token_bytes(SECRET_BYTES))

        await self.write(rotate)

    async def operator_mark(self) -> bytes:
        """Changes with each command of the operator."""
        return await self.read(lambda connection: meta(connection, OPERATOR))

    async def set_operator_mark(self) -> None:
        """Make the servers look at what has changed in the database without them."""
        await self.write(lambda connection: self.put_meta(connection, OPERATOR, secrets.token_bytes(SECRET_BYTES)))

    def put_meta(self, connection: Connection, key: str, value: bytes) -> None:
        put = self.insert(META).values(key=key, value=value)
        connection.execute(put.on_conflict_do_update(index_elements=["key"], set_={"value": put.excluded.value}))

    # --- connections
    async def write(self, work: Callable[[Connection], Result]) -> Result:
        """One transaction, committed at the end."""
        return await self.kept(self.writing.run(work))

    async def kept(self, writing: Awaitable[Result]) -> Result:
        """A write. A conflict is left to the caller, who knows what it was about."""
        try:
            return await writing
        except CONFLICTS:
            raise
        except TROUBLES as error:
            raise storage_error(error, self.shown) from error

    async def read(self, work: Callable[[Connection], Result]) -> Result:
        try:
            return await self.reading.run(work)
        except TROUBLES as error:
            raise storage_error(error, self.shown) from error

    async def scalars(self, query: Select[tuple[Value]]) -> list[Value]:
        return await self.read(lambda connection: list(connection.scalars(query)))

    async def all(self, kind: Callable[..., Value], query: Select[Any]) -> list[Value]:
        """The rows that it finds, each made into one of that kind."""
        return await self.read(lambda connection: [kind(*row) for row in connection.execute(query)])

    async def one(self, kind: Callable[..., Value], query: Select[Any]) -> Value | None:
        return next(iter(await self.all(kind, query)), None)

    async def execute(self, statement: UpdateBase) -> None:
        """A transaction of its own."""
        await self.write(lambda connection: connection.execute(statement))

    @property
    def shown(self) -> str:
        return shown(self.writing.engine.url)


def append_after(last: StoredEntry | None, table_id: str, data: bytes, row: TableRow | None, lease: int = 0) -> Append:
    """An entry that is in the journal only if that one is still the last."""
    if last is None:
        return Append(table_id, 0, [data], row, [seal(FIRST_SEAL, data)], lease=lease)
    return Append(table_id, last.number + 1, [data], row, [seal(last.seal, data)] if last.seal else (), lease=lease)


def meta(connection: Connection, key: str) -> bytes:
    """Empty if there is none."""
    found: bytes | None = connection.execute(select(META.c.value).where(META.c.key == key)).scalar()
    return found or b""


def insert_of(dialect: str) -> Callable[[Table], sqlite.Insert | postgresql.Insert]:
    """How that database is told to insert something unless it is there."""
    if dialect == "sqlite":
        return sqlite.insert
    from sqlalchemy.dialects import postgresql  # slow to import, and seldom wanted

    return postgresql.insert


def conflict_of(connection: Connection, appends: Sequence[Append]) -> StorageError | None:
    """Why the appends conflict with what is there."""
    for append in appends:
        after = and_(ENTRIES.c.table_id == append.table_id, ENTRIES.c.number >= append.first)
        if append.entries and connection.scalar(select(ENTRIES.c.number).where(after).limit(1)) is not None:
            return LostTable(append.table_id)
        if append.row is not None:
            taken = and_(TABLES.c.code == append.row.code, TABLES.c.id != append.row.id)
            if connection.scalar(select(TABLES.c.id).where(taken)) is not None:
                return CodeTaken(append.row.code)
    return None
