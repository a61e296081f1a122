"""One server for a file of SQLite: a second one is refused, and nobody else is hindered."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from blackgate.messages import LANGUAGES
from blackgate.server.storage import DatabaseInUse, ServerLock, Store
from tests.server.storage.tables import append


@pytest.fixture
def url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path}/blackgate.db"


HOLD = """
import asyncio, sys
from blackgate.server.storage import ServerLock

async def main():
    lock = ServerLock(sys.argv[1])
    await lock.take()
    print("held", flush=True)
    await asyncio.Event().wait()

asyncio.run(main())
"""


async def test_a_second_server_is_refused_until_the_first_has_ended(url: str) -> None:
    first, second = ServerLock(url), ServerLock(url)
    await first.take()
    with pytest.raises(DatabaseInUse) as caught:
        await second.take()
    for language in LANGUAGES:
        assert "--database" in caught.value.text(language)
    first.release()
    await second.take()
    second.release()


async def test_the_lock_ends_with_its_process_however_that_ends(url: str) -> None:
    with subprocess.Popen([sys.executable, "-c", HOLD, url], stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "held\n"
        lock = ServerLock(url)
        with pytest.raises(DatabaseInUse):
            await lock.take()
        process.kill()
    await lock.take()
    lock.release()


async def test_whoever_only_looks_into_the_database_is_not_hindered(store: Store, url: str) -> None:
    lock = ServerLock(url)
    await lock.take()
    await store.commit([append("t1", 0, b"a")])
    beside = await Store.open(url)
    assert await beside.entries("t1") == [b"a"]
    await beside.close()
    lock.release()
