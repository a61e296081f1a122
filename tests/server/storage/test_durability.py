"""What was committed is there after kill -9, and of what was not, nothing."""

from __future__ import annotations

import subprocess
import sys

from blackgate.server.storage import Store
from tests.server.postgres import Postgres

TABLES = ("t1", "t2", "t3")
ACKNOWLEDGED = 50

WRITE_FOREVER = """
import asyncio, itertools, sys
from blackgate.server.storage import Append, Store

async def main(url, tables):
    store = await Store.open(url)
    for number in itertools.count():
        await store.commit([Append(table, number, [b"%d" % number]) for table in tables])
        print(number, flush=True)

asyncio.run(main(sys.argv[1], sys.argv[2:]))
"""


def writing(url: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", WRITE_FOREVER, url, *TABLES],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,  # what it says about a database that was taken away
        text=True,
    )


async def assert_kept(url: str, acknowledged: int) -> None:
    """Nothing acknowledged is missing, and every transaction is whole."""
    store = await Store.open(url)
    kept = [await store.entries(table) for table in TABLES]
    await store.close()
    assert kept[0] == kept[1] == kept[2]
    assert len(kept[0]) > acknowledged
    assert kept[0] == [b"%d" % number for number in range(len(kept[0]))]


async def test_a_killed_writer_has_lost_nothing_that_it_acknowledged(url: str) -> None:
    with writing(url) as process:
        assert process.stdout is not None
        for _ in range(ACKNOWLEDGED):
            process.stdout.readline()
        process.kill()
        *_, last = process.stdout.read().splitlines() or [str(ACKNOWLEDGED - 1)]
    await assert_kept(url, int(last))


async def test_a_killed_postgresql_has_lost_nothing_that_it_acknowledged(database: Postgres) -> None:
    url = database.create_database("durable")
    with writing(url) as process:
        assert process.stdout is not None
        for _ in range(ACKNOWLEDGED):
            process.stdout.readline()
        database.kill()
        *_, last = process.stdout.read().splitlines() or [str(ACKNOWLEDGED - 1)]
    database.start()
    await assert_kept(url, int(last))
