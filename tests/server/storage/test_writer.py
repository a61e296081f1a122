"""Group commit: in order, together, and one table's trouble is not another's."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence

import pytest
from structlog.testing import capture_logs

from blackgate.server.storage import Append, DatabaseAway, LostTable, StorageError, Store
from blackgate.server.writer import Writer
from tests.server.postgres import Postgres
from tests.server.storage.tables import append, transaction


class Table:
    """Appends and notes what it hears."""

    def __init__(self, writer: Writer, news: list[str]) -> None:
        self.writer = writer
        self.news = news
        self.errors: list[Exception] = []

    def append(self, table_id: str, first: int, *entries: bytes) -> None:
        name = f"{table_id}/{first}"

        def failed(error: Exception) -> None:
            self.news.append(f"{name} failed")
            self.errors.append(error)

        self.writer.append(append(table_id, first, *entries), lambda: self.news.append(name), failed)


@pytest.fixture
async def writer(store: Store) -> AsyncIterator[Writer]:
    made = Writer(store)
    task = asyncio.create_task(made.run())
    yield made
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


@pytest.fixture
def table(writer: Writer) -> Table:
    return Table(writer, [])


async def taken(writer: Writer) -> None:
    """Until the writer has taken what waits."""
    while writer.waiting:
        await asyncio.sleep(0)


async def test_an_append_is_told_when_it_is_kept_and_not_before(store: Store, table: Table) -> None:
    async with transaction(store):  # so that the commit takes as long as the test likes
        table.append("t1", 0, b"a", b"b")
        await taken(table.writer)
        assert table.news == []
    while table.news == []:
        await asyncio.sleep(0)
    assert table.news == ["t1/0"]
    assert await store.entries("t1") == [b"a", b"b"]


async def test_all_that_waits_while_a_commit_runs_becomes_one_transaction(store: Store, table: Table) -> None:
    commits: list[int] = []
    table.writer.committed = lambda appends, seconds: commits.append(appends)
    async with transaction(store):  # so that the first commit takes as long as the test likes
        table.append("t0", 0, b"a")
        await taken(table.writer)
        for number in range(50):
            table.append(f"t{number % 5}", 1 + number // 5, b"b")
        assert table.news == []
    await table.writer.drain()
    assert commits == [1, 50]
    assert table.news == ["t0/0", *(f"t{number % 5}/{1 + number // 5}" for number in range(50))]


async def test_news_come_in_the_order_of_the_appends(table: Table) -> None:
    expected = []
    for number in range(30):
        for table_id in ("t2", "t1", "t3"):
            table.append(table_id, number, b"a")
            expected.append(f"{table_id}/{number}")
        if number % 7 == 0:
            await taken(table.writer)
    await table.writer.drain()
    assert table.news == expected


async def test_one_bad_table_fails_alone(store: Store, table: Table) -> None:
    await store.commit([append("bad", 0, b"of another server")])
    table.append("t1", 0, b"a")
    table.append("bad", 0, b"mine")
    table.append("t2", 0, b"b")
    table.append("bad", 1, b"mine too")
    table.append("t1", 1, b"c")
    await table.writer.drain()
    assert table.news == ["t1/0", "t2/0", "t1/1", "bad/0 failed", "bad/1 failed"]
    assert [type(error) for error in table.errors] == [LostTable, LostTable]
    assert await store.entries("t1") == [b"a", b"c"]
    assert await store.entries("bad") == [b"of another server"]


async def test_what_waits_behind_a_failed_append_fails_with_it_and_leaves_no_gap(store: Store, table: Table) -> None:
    await store.commit([append("bad", 0, b"of another server")])
    async with transaction(store):
        table.append("bad", 0, b"mine")
        await taken(table.writer)
        table.append("bad", 1, b"later")
        table.append("t1", 0, b"a")
    await table.writer.drain()
    assert table.news == ["bad/0 failed", "bad/1 failed", "t1/0"]
    assert await store.entries("bad") == [b"of another server"]


async def test_a_table_that_has_failed_may_go_on_from_what_is_there(store: Store, table: Table) -> None:
    await store.commit([append("bad", 0, b"of another server")])
    table.writer.append(append("bad", 0, b"mine"), lambda: None, lambda error: table.append("bad", 1, b"read anew"))
    await table.writer.drain()
    await table.writer.drain()
    assert table.news == ["bad/1"]
    assert await store.entries("bad") == [b"of another server", b"read anew"]


async def test_a_table_that_fails_on_hearing_the_news_stops_nobody(store: Store, table: Table) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("a table with an error in it")

    await store.commit([append("bad", 0, b"of another server")])
    with capture_logs() as logs:
        table.writer.append(append("t1", 0, b"a"), broken, broken)
        table.writer.append(append("bad", 0, b"a"), broken, broken)
        table.append("t2", 0, b"b")
        await table.writer.drain()
        table.append("t3", 0, b"c")
        await table.writer.drain()
    assert table.news == ["t2/0", "t3/0"]
    assert [log["log_level"] for log in logs] == ["warning", "error", "error"]


async def test_draining_when_nothing_waits_returns(writer: Writer) -> None:
    await writer.drain()
    await writer.drain()


async def test_a_drain_that_was_given_up_harms_nobody(store: Store, table: Table) -> None:
    async with transaction(store):
        table.append("t1", 0, b"a")
        draining = asyncio.create_task(table.writer.drain())
        await taken(table.writer)
        draining.cancel()
    await table.writer.drain()
    assert table.news == ["t1/0"]


# --- a database that goes away
class Unanswered(Store):
    """A store whose connection breaks once, just after the database has kept what it was given."""

    answers = False

    async def commit(self, appends: Sequence[Append]) -> None:
        await super().commit(appends)
        if not self.answers:
            self.answers = True
            raise DatabaseAway("the connection broke")


async def test_a_commit_whose_answer_was_lost_is_recognised_as_kept(url: str) -> None:
    store = await Unanswered.open(url)
    writer = Writer(store)
    table = Table(writer, [])
    task = asyncio.create_task(writer.run())
    table.append("t1", 0, b"a", b"b")
    table.append("t2", 0, b"c")
    table.append("t1", 2, b"d")
    await writer.drain()
    task.cancel()
    assert table.news == ["t1/0", "t2/0", "t1/2"]
    assert await store.entries("t1") == [b"a", b"b", b"d"]
    await store.close()


async def test_a_postgresql_that_was_restarted_is_found_again_and_nobody_notices(database: Postgres) -> None:
    store = await Store.open(database.create_database("restarted"))
    writer = Writer(store)
    table = Table(writer, [])
    task = asyncio.create_task(writer.run())
    table.append("t1", 0, b"a")
    await writer.drain()
    database.kill()
    database.start()
    table.append("t1", 1, b"b")
    table.append("t2", 0, b"c")
    await writer.drain()
    assert table.news == ["t1/0", "t1/1", "t2/0"]

    database.kill()
    table.append("t1", 2, b"lost")
    table.append("t2", 1, b"lost")
    await writer.drain()
    assert table.news[3:] == ["t1/2 failed", "t2/1 failed"]
    assert all(isinstance(error, StorageError) for error in table.errors)

    database.start()
    table.append("t1", 2, b"again")
    await writer.drain()
    assert await store.entries("t1") == [b"a", b"b", b"again"]
    task.cancel()
    await store.close()
