"""Leases of tables in PostgreSQL: one owner at a time, by the clock of the database; and commits that are fenced."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from uuid import uuid4

import pytest
from structlog.testing import capture_logs

from blackgate.server.leases import Elsewhere, Leases
from blackgate.server.refusals import Refusal
from blackgate.server.storage import Append, LostTable, Store
from tests.server.postgres import Postgres
from tests.server.storage.tables import row
from tests.server.storage.wire import Wire

LONG = 3600.0
TABLES = tuple(f"t{number}" for number in range(20))


@pytest.fixture
async def shared(database: Postgres) -> AsyncIterator[Store]:
    """A database with tables in it that nobody owns."""
    store = await Store.open(database.create_database(uuid4().hex))
    await store.commit([Append(table, 0, [b"opened"], row(table)) for table in TABLES])
    yield store
    await store.close()


async def begun(store: Store, seconds: float = LONG, address: str = "127.0.0.1:1") -> Leases:
    leases = Leases(store, address, seconds)
    await leases.start()
    return leases


async def expire(store: Store, leases: Leases) -> None:
    """As if its time had passed by the clock of the database, and it had not noticed."""
    await store.write(
        lambda connection: connection.exec_driver_sql(f"UPDATE servers SET expires = 0 WHERE id = '{leases.id}'")
    )


async def test_a_table_has_one_owner_however_many_want_it(shared: Store) -> None:
    servers = [await begun(shared) for _ in range(4)]

    async def try_to_take(leases: Leases, table: str) -> str:
        try:
            await leases.take(table)
        except Elsewhere as elsewhere:
            return elsewhere.owner.id
        return leases.id

    for table in TABLES:
        owners = await asyncio.gather(*(try_to_take(leases, table) for leases in servers))
        assert len(set(owners)) == 1
    for leases in servers:
        await leases.leave()


async def test_there_is_no_lease_of_a_table_that_is_not_there(shared: Store) -> None:
    leases = await begun(shared)
    with pytest.raises(Refusal) as refused:
        await leases.take("none")
    assert refused.value.code == "not-found"
    await leases.leave()


async def test_whoever_is_not_the_owner_is_told_where_the_owner_is(shared: Store) -> None:
    owner, other = await begun(shared, address="10.0.0.1:99"), await begun(shared)
    await owner.take("t1")
    with pytest.raises(Elsewhere) as elsewhere:
        await other.take("t1")
    assert elsewhere.value.owner == (owner.id, "10.0.0.1:99")
    await owner.leave()
    assert await other.take("t1") > 0
    await other.leave()


async def test_what_an_owner_of_the_past_commits_is_fenced(shared: Store) -> None:
    slow, quick = await begun(shared), await begun(shared)
    before = await slow.take("t1")
    await shared.commit([Append("t1", 1, [b"in time"], lease=before)])
    await expire(shared, slow)
    after = await quick.take("t1")
    assert after > before
    late = Append("t1", 2, [b"too late"], row("t1", state="over"), lease=before)
    with pytest.raises(LostTable, match="t1"):
        await shared.commit([late])
    with pytest.raises(LostTable, match="t1"):
        await shared.commit([Append("t2", 1, [b"with it"]), late])
    await shared.commit([Append("t1", 2, [b"next"], lease=after)])
    assert await shared.entries("t1") == [b"opened", b"in time", b"next"]
    assert await shared.entries("t2") == [b"opened"]
    found = await shared.row("t1")
    assert found is not None
    assert found.state == "open"
    for leases in (slow, quick):
        await leases.leave()


async def test_a_commit_under_way_is_waited_for_by_whoever_takes_over(shared: Store) -> None:
    """What it acknowledges afterwards is there when the next owner reads the journal."""
    slow, quick = await begun(shared), await begun(shared)
    lease = await slow.take("t1")
    await expire(shared, slow)
    other = await Store.open(shared.writing.engine.url.set(drivername="postgresql").render_as_string(False))
    async with other.reading.asynchronous.connect() as connection:  # type: ignore[union-attr]
        await connection.exec_driver_sql("BEGIN")
        await connection.exec_driver_sql("SELECT FROM leases WHERE table_id = 't1' FOR SHARE")
        taking = asyncio.create_task(quick.take("t1"))
        await asyncio.wait([taking], timeout=0.2)
        assert not taking.done()
        await connection.exec_driver_sql("COMMIT")
    assert await taking == lease + 1
    await other.close()
    for leases in (slow, quick):
        await leases.leave()


async def test_who_renews_too_late_has_lost_everything_and_begins_anew(shared: Store) -> None:
    leases = await begun(shared, seconds=1.0)
    lost = asyncio.Event()
    leases.lost = lost.set
    before, number = leases.id, await leases.take("t1")
    await expire(shared, leases)
    await asyncio.wait_for(lost.wait(), 30)
    assert await leases.take("t1") == number + 1
    assert leases.id != before
    await leases.leave()


async def test_who_is_cut_off_between_two_renewals_goes_on_over_another_connection(
    database: Postgres, tmp_path: Path
) -> None:
    async with Wire(database, "cut off", tmp_path) as wire:
        store = await Store.open(wire.url)
        leases = await begun(store, seconds=4.0)
        await wire.end_connections()
        await renewal(leases)
        await leases.leave()
        await store.close()


async def test_an_error_of_our_own_does_not_end_the_renewals(shared: Store) -> None:
    leases = await begun(shared, seconds=1.0)
    failed = asyncio.Event()

    def fail(_: object) -> None:
        failed.set()
        raise RuntimeError("an error of our own")

    leases.seen_alive = fail
    with capture_logs() as logs:
        await asyncio.wait_for(failed.wait(), 30)
        await renewal(leases)
    assert [log["event"] for log in logs if log.get("exc_info")] == ["lease not renewed"]
    await leases.leave()


async def renewal(leases: Leases) -> None:
    """The next one."""
    renewed = asyncio.Event()
    leases.seen_alive = lambda alive: renewed.set()
    await asyncio.wait_for(renewed.wait(), 30)


async def test_games_under_way_of_the_dead_are_orphans_and_those_that_rest_are_not(shared: Store) -> None:
    playing = ("t1", "t2", "t3", "t4")
    await shared.commit([Append(table, 1, [b"x"], row(table, state="playing")) for table in playing])
    dead, alive, third = await begun(shared), await begun(shared), await begun(shared)
    await dead.take("t1")
    await alive.take("t2")
    await alive.release("t3", await alive.take("t3"))
    assert set(await third.orphans()) == {"t4"}
    await dead.leave()
    assert set(await third.orphans()) == {"t1", "t4"}
    assert set(await alive.orphans()) == {"t1", "t2", "t4"}  # its own too, if it has no room for it
    for leases in (alive, third):
        await leases.leave()


async def test_what_happens_is_told_to_all(shared: Store) -> None:
    leaving, staying = await begun(shared), await begun(shared)
    orphaned, lobby = asyncio.Event(), asyncio.Event()
    staying.orphaned, staying.lobby_changed = orphaned.set, lobby.set
    await shared.commit([Append("new", 0, [b"x"], row("new", public=True))])
    await asyncio.wait_for(lobby.wait(), 30)
    await leaving.leave()
    await asyncio.wait_for(orphaned.wait(), 30)
    await staying.leave()
