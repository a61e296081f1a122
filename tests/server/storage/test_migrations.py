"""A database is made ready on start: new ones, old ones, by several processes at once; newer ones are refused."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from blackgate.server.storage import NewerDatabase, Store
from blackgate.server.storage.engines import keep_private, set_up
from blackgate.server.storage.migrations import migrate
from blackgate.server.storage.schema import METADATA
from tests.server.storage.tables import append

OPEN_WHEN_TOLD = """
import asyncio, sys
from alembic import command
from blackgate.server.storage import Store

async def main():
    store = await Store.open(sys.argv[1])
    print((await store.signing_secret()).hex())
    await store.close()

print("ready", flush=True)
sys.stdin.readline()
asyncio.run(main())
"""


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), METADATA))


async def versions(store: Store) -> list[str]:
    return await store.read(
        lambda connection: list(connection.scalars(text("SELECT version_num FROM alembic_version")))
    )


async def test_the_migrations_lead_to_the_schema(store: Store) -> None:
    assert await store.write(differences) == []


async def test_opening_again_changes_nothing(store: Store, url: str) -> None:
    await store.commit([append("t1", 0, b"a")])
    again = await Store.open(url)
    assert await versions(again) == await versions(store) == ["0006"]
    assert await again.entries("t1") == [b"a"]
    await again.close()


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_a_migration_may_take_its_time(store: Store) -> None:
    """PostgreSQL cuts off a server that does nothing in a transaction for two seconds; not one that migrates."""

    def migrated(connection: Connection) -> list[str]:
        ask = text("SHOW idle_in_transaction_session_timeout")
        usual = connection.scalars(ask).one()
        migrate(connection)
        return [usual, connection.scalars(ask).one()]

    assert await store.write(migrated) == ["2s", "1min"]


async def test_a_database_of_a_newer_blackgate_is_refused_and_left_alone(store: Store, url: str) -> None:
    await store.write(lambda connection: connection.execute(text("UPDATE alembic_version SET version_num = '9999'")))
    with pytest.raises(NewerDatabase, match="9999"):
        await Store.open(url)
    assert await versions(store) == ["9999"]


def test_many_connections_may_set_up_a_new_file_at_once(tmp_path: Path) -> None:
    for number in range(40):
        path = tmp_path / f"{number}.db"
        keep_private(str(path))
        together = Barrier(8)

        def modes(path: Path = path, together: Barrier = together) -> list[tuple[str]]:
            with closing(sqlite3.connect(path)) as driver:
                together.wait()
                set_up(driver, None)
                return driver.execute("PRAGMA journal_mode").fetchall()

        with ThreadPoolExecutor(together.parties) as threads:
            found = [threads.submit(modes) for _ in range(together.parties)]
        assert [each.result() for each in found] == [[("wal",)]] * together.parties


async def test_several_processes_may_start_at_once_on_an_empty_database(url: str) -> None:
    processes = [
        subprocess.Popen(
            [sys.executable, "-c", OPEN_WHEN_TOLD, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(4)
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    for process in processes:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    secrets = [process.communicate()[0] for process in processes]
    assert [process.returncode for process in processes] == [0, 0, 0, 0]
    assert len(set(secrets)) == 1
