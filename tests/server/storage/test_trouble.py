"""Trouble with the database is told in plain words, without its password."""

from __future__ import annotations

import pickle
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy.exc import DBAPIError

from blackgate.messages import LANGUAGES
from blackgate.server.storage import CodeTaken, DatabaseAway, LostTable, StorageError, Store, WrongURL
from blackgate.server.storage.lease_store import HeartbeatConnection
from blackgate.server.storage.url import parse, shown
from tests.server.postgres import PASSWORD, USER, Postgres, free_port
from tests.server.storage.tables import append
from tests.server.storage.wire import Wire

SECRET = "hunter2"


def everything_said(error: BaseException | None) -> str:
    """In all languages, with all that a log would show of what caused it."""
    said = ""
    while error is not None:
        said += repr(error) + str(error)
        if isinstance(error, StorageError):
            said += "".join(error.text(language) for language in LANGUAGES)
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return said


# --- addresses
@pytest.mark.parametrize(
    ("url", "told"),
    [
        ("", "is not a database URL"),
        ("blackgate.db", "blackgate.db is not a database URL"),
        (f"mysql://user:{SECRET}@host/games", r"mysql://\*\*\* is not a database URL"),
        (f"user:{SECRET}@host/games", r"\*\*\* is not a database URL"),
        (f"postgresql://user:{SECRET}/games", r"postgresql://\*\*\* is not a database URL"),
        (f"sqlite+pysqlite://{SECRET}@/file.db", "is not a database URL"),
        (f"postgresql://user:{SECRET}@host:port/games", "is not a database URL"),
        (f"postgresql://user:{SECRET}@host:70000/games", "is not a database URL"),
        (f"postgresql://user:a/{SECRET}@b@host:x:y/games", "is not a database URL"),
        ("sqlite:///with\0zero", "is not a database URL"),
        ("sqlite://", "keeps nothing"),
        ("sqlite:///:memory:", "keeps nothing"),
        ("sqlite:///blackgate.db?mode=memory", "option mode"),
        (f"postgresql://user:{SECRET}@host/games?password={SECRET}", "option password"),
        (f"postgresql://user:{SECRET}@host/games?host=a&host=b", "option host"),
    ],
)
async def test_a_wrong_address_is_refused_without_showing_its_password(url: str, told: str) -> None:
    with pytest.raises(WrongURL, match=told) as caught:
        await Store.open(url)
    assert SECRET not in everything_said(caught.value)


def test_an_address_is_shown_without_driver_options_and_password() -> None:
    url = parse(f"postgresql://user:{SECRET}@host:5432/games?sslmode=require")
    assert shown(url) == "postgresql://user:***@host:5432/games"
    assert url.query == {"ssl": "require"}
    assert shown(parse("sqlite:////var/lib/games.db")) == "sqlite:////var/lib/games.db"


# --- SQLite
async def say(store: Store, pragma: str) -> None:
    """To the connection that writes."""
    await store.write(lambda connection: connection.exec_driver_sql(pragma))


async def test_a_file_in_a_folder_that_is_not_there_is_not_opened(tmp_path: Path) -> None:
    with pytest.raises(StorageError, match="check that its folder exists"):
        await Store.open(f"sqlite:///{tmp_path}/missing/blackgate.db")


async def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear warden, " * 100, encoding="utf-8")
    with pytest.raises(StorageError, match="or not a database"):
        await Store.open(f"sqlite:///{file}")
    assert file.read_text(encoding="utf-8").startswith("Dear warden")


async def test_a_full_disk_keeps_nothing_of_the_commit_and_room_heals_it(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/blackgate.db")
    await say(store, "PRAGMA max_page_count = 1")  # SQLite sets it to what is in use already
    with pytest.raises(StorageError, match="free some on its disk"):
        await store.commit([append("t1", 0, b"a"), append("t2", 0, b"x" * 100_000)])
    assert await store.entries("t1") == []
    await say(store, "PRAGMA max_page_count = 1000000")
    await store.commit([append("t1", 0, b"a")])
    assert await store.entries("t1") == [b"a"]
    await store.close()


async def test_a_file_that_may_only_be_read_says_so(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/blackgate.db")
    await say(store, "PRAGMA query_only = ON")
    with pytest.raises(StorageError, match="its folder exists and is writable"):
        await store.commit([append("t1", 0, b"a")])
    await store.close()


async def test_a_commit_is_flushed_to_disk_in_full(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/blackgate.db")
    found = await store.write(
        lambda connection: [
            connection.exec_driver_sql(f"PRAGMA {name}").scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        ]
    )
    assert found == ["wal", 2, 1]
    await store.close()


# --- PostgreSQL
async def test_a_wrong_password_is_told_and_not_shown(database: Postgres) -> None:
    with pytest.raises(StorageError, match="correct the user or the password") as caught:
        await Store.open(database.url(password=SECRET))
    assert SECRET not in everything_said(caught.value)


async def test_a_database_that_is_not_there_is_named(database: Postgres) -> None:
    with pytest.raises(StorageError, match='"nowhere" does not exist'):
        await Store.open(database.url("nowhere"))


async def test_a_server_that_does_not_answer_is_away() -> None:
    with pytest.raises(DatabaseAway, match="check that it is running") as caught:
        await Store.open(f"postgresql://user:{SECRET}@127.0.0.1:{free_port()}/games")
    assert SECRET not in everything_said(caught.value)


async def test_a_server_that_was_killed_is_away_and_found_again_when_it_is_back(database: Postgres) -> None:
    store = await Store.open(database.create_database("killed"))
    await store.commit([append("t1", 0, b"a")])
    database.kill()
    with pytest.raises(DatabaseAway):
        await store.commit([append("t1", 1, b"b")])
    with pytest.raises(DatabaseAway):
        await store.entries("t1")
    with pytest.raises(DatabaseAway):
        await store.try_to_write()
    database.start()
    await store.commit([append("t1", 1, b"b")])
    assert await store.entries("t1") == [b"a", b"b"]
    await store.try_to_write()
    await store.close()


async def test_a_server_that_came_back_unnoticed_can_be_read_at_once(database: Postgres) -> None:
    store = await Store.open(database.create_database("back"))
    await store.commit([append("t1", 0, b"a")])
    assert await store.entries("t1") == [b"a"]
    database.kill()
    database.start()
    assert await store.entries("t1") == [b"a"]
    await store.close()


async def test_a_server_that_ends_a_connection_is_away_and_found_again(database: Postgres, tmp_path: Path) -> None:
    """Also when it has not hung up yet, and nothing but its last words shows that it is about to."""
    async with Wire(database, "ended", tmp_path) as wire:
        store = await Store.open(wire.url)
        await store.commit([append("t1", 0, b"a")])
        assert await store.entries("t1") == [b"a"]
        await wire.end_connections()
        assert await store.entries("t1") == [b"a"]
        with pytest.raises(DatabaseAway):
            await store.commit([append("t1", 1, b"b")])
        await store.commit([append("t1", 1, b"b")])
        assert await store.entries("t1") == [b"a", b"b"]
        await wire.end_connections()
        with pytest.raises(DatabaseAway):
            await store.try_to_write()
        await store.try_to_write()
        await store.close()


async def test_of_several_servers_none_can_be_written_to_until_one_is_promoted(database: Postgres) -> None:
    database.create_database("standby")
    host = f"host=127.0.0.1:{database.port}"
    store = await Store.open(f"postgresql://{USER}:{PASSWORD}@/standby?{host}&{host}")
    await store.commit([append("t1", 0, b"a")])
    database.stop()
    (database.data / "standby.signal").touch()
    database.start()
    try:
        for _ in range(2):  # the first may only learn that its connection has broken
            with pytest.raises(DatabaseAway):
                await store.commit([append("t1", 1, b"b")])
        with pytest.raises(DatabaseAway):
            await store.entries("t1")
        with pytest.raises(StorageError):
            await HeartbeatConnection.open(store, 1.0, lambda said: None)
    finally:
        database.promote()
    await store.commit([append("t1", 1, b"b")])
    assert await store.entries("t1") == [b"a", b"b"]
    await store.close()


# --- what errors hold
async def test_no_entry_is_ever_in_an_error(store: Store) -> None:
    await store.commit([append("t1", 0, SECRET.encode())])
    with pytest.raises(LostTable) as caught:
        await store.commit([append("t1", 0, SECRET.encode()), append("t1", 1, SECRET.encode())])
    assert isinstance(caught.value.__cause__, DBAPIError | sqlite3.Error)
    assert SECRET not in everything_said(caught.value)


@pytest.mark.parametrize("error", [LostTable("t1"), CodeTaken("ABCD"), WrongURL("why"), DatabaseAway("why")])
def test_an_error_can_be_pickled(error: StorageError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert again.args == error.args
    assert str(again) == str(error)
