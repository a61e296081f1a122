"""How processes that share a PostgreSQL coordinate: who is alive, and who owns which table.

Every statement is a transaction by itself and uses the clock of the database. `now()` is when it began, so a process
that sees another's lease expired sees everything that one renewed before.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from sqlalchemy import Connection, text

from blackgate.server.storage.engines import SERVER_SETTINGS, PostgresConnection, connect_arguments
from blackgate.server.storage.errors import DatabaseAway, storage_error

if TYPE_CHECKING:
    from blackgate.server.storage.store import Store

CHANNEL: Final = "blackgate"
FREE: Final = "free"  # sent there by a server that gives up its tables
LOBBY: Final = "lobby"  # sent there by a trigger: the list of public tables has changed
DELETED: Final = "deleted "  # sent there, with the id of a deleted account
FORGOTTEN: Final = 3600  # seconds after which the row of a dead server is removed
MOST_ORPHANS: Final = 500  # that are looked up at a time

NOW: Final = "EXTRACT(EPOCH FROM now())"
FIND: Final = text(f"""
    SELECT leases.number, servers.id, servers.address FROM tables
    LEFT JOIN leases ON leases.table_id = tables.id
    LEFT JOIN servers ON servers.id = leases.server AND servers.expires > {NOW}
    WHERE tables.id = :table
""")
CLAIM: Final = text(f"""
    INSERT INTO leases (table_id, server, number)
    SELECT :table, id, 1 FROM servers WHERE id = :server AND expires > {NOW}
    ON CONFLICT (table_id) DO UPDATE SET server = excluded.server, number = leases.number + 1
    WHERE NOT EXISTS (SELECT FROM servers WHERE id = leases.server AND expires > {NOW})
    RETURNING number
""")
RELEASE: Final = text("""
    UPDATE leases SET server = '' WHERE table_id = :table AND server = :server AND number = :number
""")
# Games to continue that no other server owns. Tables evicted by their owner are left alone.
ORPHANS: Final = text(f"""
    SELECT tables.id FROM tables
    LEFT JOIN leases ON leases.table_id = tables.id
    LEFT JOIN servers ON servers.id = leases.server AND servers.expires > {NOW}
    WHERE tables.state = 'playing'
    AND (leases.server IS NULL OR (leases.server <> '' AND (servers.id IS NULL OR servers.id = :server)))
    ORDER BY random() LIMIT {MOST_ORPHANS}
""")
TELL: Final = text("SELECT pg_notify(:channel, :said)")
REGISTER: Final = f"""
    WITH gone AS (DELETE FROM servers WHERE id = $4 OR expires < {NOW} - {FORGOTTEN})
    INSERT INTO servers (id, address, expires) VALUES ($1, $2, {NOW} + $3::float8)
"""
RENEW: Final = f"UPDATE servers SET expires = {NOW} + $2::float8 WHERE id = $1 AND expires > {NOW} RETURNING id"
ALIVE: Final = f"SELECT id FROM servers WHERE expires > {NOW}"
LEAVE: Final = f"WITH gone AS (DELETE FROM servers WHERE id = $1) SELECT pg_notify('{CHANNEL}', '{FREE}')"


class Owner(NamedTuple):
    """A server process, by the id of its row, and where the others reach it."""

    id: str
    address: str


class Lease(NamedTuple):
    """What is known of a table's lease; `owner` is None if nobody holds it now."""

    number: int
    owner: Owner | None


class LeaseStore:
    """The leases of tables, over the connection of the store that reads: each takes one short statement."""

    def __init__(self, store: Store) -> None:
        self.store: Final = store

    async def find(self, table_id: str) -> Lease | None:
        """None: there is no such table."""

        def find(connection: Connection) -> Lease | None:
            row = connection.execute(FIND, {"table": table_id}).first()
            if row is None:
                return None
            number, server, address = row
            return Lease(number or 0, Owner(server, address) if server else None)

        return await self.store.read(find)

    async def claim(self, table_id: str, server: str) -> int | None:
        """The number of the lease; None if another server has it, or this one has itself expired."""
        return await self.store.read(lambda connection: connection.scalar(CLAIM, {"table": table_id, "server": server}))

    async def release(self, table_id: str, server: str, number: int) -> None:
        arguments = {"table": table_id, "server": server, "number": number}
        await self.store.read(lambda connection: connection.execute(RELEASE, arguments))

    async def notify(self, said: str) -> None:
        arguments = {"channel": CHANNEL, "said": said}
        await self.store.read(lambda connection: connection.execute(TELL, arguments))

    async def orphans(self, server: str) -> list[str]:
        return await self.store.read(lambda connection: list(connection.scalars(ORPHANS, {"server": server})))


class HeartbeatConnection:
    """A dedicated connection, so that renewals never queue; it also listens on the channel."""

    def __init__(self, driver: Any, shown: str, troubles: tuple[type[Exception], ...]) -> None:
        self.driver: Final = driver
        self.shown: Final = shown
        self.troubles: Final = troubles

    @classmethod
    async def open(cls, store: Store, seconds: float, heard: Callable[[str], None]) -> HeartbeatConnection:
        """No statement takes longer than these seconds. Raises StorageError."""
        import asyncpg  # type: ignore[import-untyped]  # slow to import, and seldom wanted

        assert isinstance(store.reading, PostgresConnection)
        url = store.reading.engine.url
        _, arguments = store.reading.engine.dialect.create_connect_args(url)
        arguments = {**arguments, **connect_arguments(url), "command_timeout": seconds}
        arguments["server_settings"] = {**SERVER_SETTINGS, "statement_timeout": f"{int(seconds * 1000)}ms"}
        for option in ("prepared_statement_cache_size", "prepared_statement_name_func"):
            arguments.pop(option, None)  # SQLAlchemy's own
        troubles: tuple[type[Exception], ...] = (*store.reading.troubles, OSError, TimeoutError)
        try:
            driver = await asyncpg.connect(**arguments)
            await driver.add_listener(CHANNEL, lambda connection, pid, channel, said: heard(said))
        except troubles as error:
            raise storage_error(error, store.shown) from error
        return cls(driver, store.shown, troubles)

    async def register(self, server: Owner, seconds: float, before: str) -> None:
        """`before`: the previous id of this process, which it has lost."""
        await self._do("execute", REGISTER, server.id, server.address, seconds, before)

    async def renew(self, server: str, seconds: float) -> bool:
        """False: too late."""
        return await self._do("fetchval", RENEW, server, seconds) is not None

    async def alive(self) -> set[str]:
        return {row["id"] for row in await self._do("fetch", ALIVE)}

    async def leave(self, server: str) -> None:
        await self._do("execute", LEAVE, server)

    async def _do(self, how: str, statement: str, *arguments: object) -> Any:
        try:
            return await getattr(self.driver, how)(statement, *arguments)
        except self.troubles as error:
            if self.driver.is_closed() or isinstance(error, OSError | TimeoutError):
                raise DatabaseAway(str(error)) from error
            raise storage_error(error, self.shown) from error

    def close(self) -> None:
        """At once."""
        with suppress(*self.troubles):
            self.driver.terminate()
