"""A backup is a whole copy or none, and restored it is the same database, whatever database it goes into."""

from __future__ import annotations

import asyncio
import gzip
import os
import signal
import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, inspect, text

from blackgate.protocol.play import Ack, Welcome
from blackgate.server.operator.backup import Step, back_up, check, read, restore, write_alone
from blackgate.server.operator.backup_file import BackupError, Tell, open_backup
from blackgate.server.storage import (
    FIRST_SEAL,
    Append,
    DatabaseInUse,
    NewerDatabase,
    OtherSchema,
    Store,
    StoredJournal,
    TableRow,
    seals,
)
from blackgate.server.storage.url import parse
from tests.server.conftest import DATABASES, NewDatabase
from tests.server.serving import Seat, running
from tests.server.tabletop import Tabletop, journal_in, row_of
from tests.terminal.processes import run

RELEASES = Path(__file__).parents[2] / "fixtures" / "releases"


def quietly(step: str) -> Tell:
    return lambda done, total: None


def games(count: int = 3) -> list[Tabletop]:
    top = Tabletop(0).play_until(lambda table: len(table.actions) >= 20, seed=0)
    return [top.copy(f"table-{number}") for number in range(count)]


async def with_store(url: str, work: Callable[[Store], Any]) -> Any:
    store = await Store.open(url)
    try:
        return await work(store)
    finally:
        await store.close()


def put(url: str, tops: list[Tabletop]) -> None:
    async def write(store: Store) -> None:
        await store.signing_secret()
        await store.keep_story("table-0", b"\x00a story\xff")
        for top in tops:
            rows = top.rows()
            row = replace(row_of(top.table), code=top.table.id, name="Zürich ♥")
            await store.commit([Append(top.table.id, 0, rows, row, seals(FIRST_SEAL, rows))])

    asyncio.run(with_store(url, write))


Contents = tuple[bytes, list[TableRow], list[StoredJournal], bytes | None]


def contents(url: str) -> Contents:
    """All that a server would read there."""

    async def read(store: Store) -> Contents:
        rows = await store.rows_in(["open", "playing", "over", "ended", "quarantined"])
        journals = [await store.journal(row.id) for row in rows]
        return await store.signing_secret(), rows, journals, await store.story("table-0")

    found: Contents = asyncio.run(with_store(url, read))
    return found


@pytest.mark.parametrize("target", DATABASES)
def test_a_backup_of_either_database_restores_into_either(
    url: str, target: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    put(url, games())
    report = back_up(url, tmp_path / "copy", quietly)
    assert (report.tables, report.broken) == (3, {})
    other = new_database(target)
    assert restore(other, tmp_path / "copy", quietly) == report
    assert contents(other) == contents(url)


def test_backup_and_restore_may_take_their_time(new_database: NewDatabase) -> None:
    """PostgreSQL cuts off a server that does nothing in a transaction for two seconds; not whoever writes a file."""
    where, found = parse(new_database("postgresql")), list[str]()

    def ask(connection: Connection) -> None:
        found.append(connection.execute(text("SHOW idle_in_transaction_session_timeout")).scalar_one())

    read(where, ask)
    write_alone(where, ask)
    assert found == ["0", "0"]


def test_what_comes_after_a_restore_goes_on_as_before(url: str, tmp_path: Path) -> None:
    """The heads of journals are kept by a trigger, which is there again too."""
    tops = games(1)
    put(url, tops)
    back_up(url, tmp_path / "copy", quietly)
    restore(url, tmp_path / "copy", quietly, replace=True)

    async def write(store: Store) -> None:
        row = await store.row("table-0")
        assert row is not None
        await store.commit([await store.next_append("table-0", b"one more", row)])
        head = (await store.journal("table-0")).head
        assert head is not None
        assert head.number == len(tops[0].journal)

    asyncio.run(with_store(url, write))


def test_a_database_with_tables_is_replaced_only_on_request(url: str, tmp_path: Path) -> None:
    put(url, games(1))
    back_up(url, tmp_path / "copy", quietly)
    put(url, [top.copy(f"later-{top.table.id}") for top in games(2)])
    before = contents(url)
    with pytest.raises(BackupError, match="--replace"):
        restore(url, tmp_path / "copy", quietly)
    assert contents(url) == before
    restore(url, tmp_path / "copy", quietly, replace=True)
    assert [row.id for row in contents(url)[1]] == ["table-0"]


def test_a_database_that_a_server_has_only_been_started_with_counts_as_empty(url: str, tmp_path: Path) -> None:
    put(url, games(1))
    back_up(url, tmp_path / "copy", quietly)
    before = contents(url)
    other = f"sqlite:///{tmp_path}/fresh.db"
    asyncio.run(with_store(other, Store.signing_secret))
    restore(other, tmp_path / "copy", quietly)
    assert contents(other) == before


# --- files that are not whole
def cut(data: bytes) -> bytes:
    return data[:-100]


def flipped(data: bytes) -> bytes:
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1 :]


def another_hand(data: bytes) -> bytes:
    """Whole for gzip, but not what was written."""
    return gzip.compress(gzip.decompress(data).replace(b"Ann", b"Eve"))


def without_its_end(data: bytes) -> bytes:
    return gzip.compress(gzip.decompress(data)[:-50])


def no_backup(data: bytes) -> bytes:
    return b"SQLite format 3\0" + data


def nothing(data: bytes) -> bytes:
    return b""


@pytest.mark.parametrize("damage", [cut, flipped, another_hand, without_its_end, no_backup, nothing])
def test_a_damaged_backup_is_refused_and_the_database_stays(damage: Callable[[bytes], bytes], tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/blackgate.db"
    put(url, games(1))
    before = contents(url)
    copy = tmp_path / "copy"
    back_up(url, copy, quietly)
    copy.write_bytes(damage(copy.read_bytes()))
    with pytest.raises(BackupError, match="use another backup"):
        restore(url, copy, quietly, replace=True)
    assert contents(url) == before


def test_a_journal_that_is_damaged_already_is_copied_as_it_is_and_told(
    url: str, new_database: NewDatabase, tmp_path: Path
) -> None:
    put(url, games())

    async def harm(store: Store) -> None:
        await store.write(lambda c: c.execute(text("DELETE FROM entries WHERE table_id = 'table-1' AND number > 8")))
        await store.write(lambda c: c.execute(text("DELETE FROM entries WHERE table_id = 'table-2'")))

    asyncio.run(with_store(url, harm))
    report = back_up(url, tmp_path / "copy", quietly)
    assert list(report.broken) == ["table-1", "table-2"]
    assert "the first of them number 9" in report.broken["table-1"]
    other = new_database("sqlite")
    restore(other, tmp_path / "copy", quietly)
    assert contents(other) == contents(url)  # so it is not forgotten that something is missing


# --- other releases
def test_a_backup_of_an_older_database_is_brought_up_to_date_when_it_is_restored(tmp_path: Path) -> None:
    old = tmp_path / "old.db"
    old.write_bytes((RELEASES / "0.1.0" / "blackgate.db").read_bytes())
    back_up(f"sqlite:///{old}", tmp_path / "copy", quietly)
    with closing(sqlite3.connect(old)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchall() == [("0001",)]  # left as it is
    url = f"sqlite:///{tmp_path}/new.db"
    restore(url, tmp_path / "copy", quietly)
    assert contents(url) == contents(f"sqlite:///{old}")


def test_a_backup_of_a_newer_database_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/blackgate.db"
    put(url, games(1))
    with closing(sqlite3.connect(tmp_path / "blackgate.db")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(NewerDatabase):
        back_up(url, tmp_path / "copy", quietly)
    assert list(tmp_path.glob("*copy*")) == []


@pytest.mark.parametrize("kind", DATABASES)
def test_every_table_that_migrations_make_is_in_a_backup(kind: str, new_database: NewDatabase, tmp_path: Path) -> None:
    """A table that is missing in `storage/schema.py` would be lost."""
    url = new_database(kind)

    async def made(store: Store) -> list[str]:
        return await store.read(lambda connection: inspect(connection).get_table_names())

    found = asyncio.run(with_store(url, made))
    back_up(url, tmp_path / "copy", quietly)
    with open_backup(tmp_path / "copy") as backup:
        assert {*backup.about.counts, "alembic_version"} == set(found)


# --- where it cannot be done
def test_there_has_to_be_a_database(tmp_path: Path) -> None:
    with pytest.raises(OtherSchema, match="no database"):
        back_up(f"sqlite:///{tmp_path}/missing.db", tmp_path / "copy", quietly)
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_there_is_not_overwritten(tmp_path: Path) -> None:
    put(f"sqlite:///{tmp_path}/blackgate.db", [])
    (tmp_path / "copy").write_text("dear diary", encoding="utf-8")
    with pytest.raises(BackupError, match="already exists"):
        back_up(f"sqlite:///{tmp_path}/blackgate.db", tmp_path / "copy", quietly)
    assert (tmp_path / "copy").read_text(encoding="utf-8") == "dear diary"


def test_a_backup_is_for_its_owner_alone(tmp_path: Path) -> None:
    put(f"sqlite:///{tmp_path}/blackgate.db", [])
    back_up(f"sqlite:///{tmp_path}/blackgate.db", tmp_path / "copy", quietly)
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600


# --- while a server runs
def test_a_backup_while_people_play_has_all_that_was_acknowledged_before(url: str, tmp_path: Path) -> None:
    with running(url, log=tmp_path / "log") as server:
        seats = server.start_game("Ann", "Ben", first=0)
        with seats[0].connect() as ann:
            version = ann.receive_until(Welcome).version
            assert isinstance(ann.ask("play", version=version, action="end"), Ack)
            before = journal_in(server, seats[0].table)
            back_up(url, tmp_path / "copy", quietly)
            assert isinstance(ann.ask("chat", text="still here"), Ack)
        with pytest.raises(DatabaseInUse):
            restore(url, tmp_path / "copy", quietly, replace=True)
    other = f"sqlite:///{tmp_path}/other.db"
    restore(other, tmp_path / "copy", quietly)
    with running(other, log=tmp_path / "log") as server:
        assert journal_in(server, seats[0].table)[: len(before)] == before
        moved = [Seat(server, seat.table, seat.number, seat.token) for seat in seats]
        with moved[0].connect() as ann:  # by the token that she had
            assert ann.receive_until(Welcome).version > version


def test_the_commands_say_what_they_did_and_what_to_do_next(tmp_path: Path) -> None:
    database, copy = f"sqlite:///{tmp_path}/blackgate.db", str(tmp_path / "copy")
    put(database, games())
    done = run(tmp_path, "backup", copy, "--database", database)
    assert (done.returncode, done.stderr) == (0, "")
    assert "3 tables" in done.stdout
    refused = run(tmp_path, "restore", copy, "--database", database)
    assert refused.returncode == 2
    assert "--replace" in refused.stderr
    assert "Traceback" not in refused.stderr
    done = run(tmp_path, "restore", copy, "--replace", "--database", database)
    assert (done.returncode, done.stderr) == (0, "")


def interrupting(step: str) -> Step:
    """As if somebody pressed ctrl-C when that has begun."""

    def tell(done: int, total: int) -> None:
        signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background jobs ignore it
        os.kill(os.getpid(), signal.SIGINT)

    return lambda name: tell if name == step else quietly(name)


@pytest.mark.parametrize("step", ["backup-reading", "backup-checking"])
def test_ctrl_c_leaves_no_half_file(url: str, step: str, tmp_path: Path) -> None:
    put(url, games())
    with pytest.raises(KeyboardInterrupt):
        back_up(url, tmp_path / "copy", interrupting(step))
    assert [path.name for path in tmp_path.iterdir() if "copy" in path.name] == []


@pytest.mark.parametrize("step", ["restore-writing", "restore-checking"])
def test_ctrl_c_leaves_the_database_as_it_was(url: str, step: str, tmp_path: Path) -> None:
    put(url, games(1))
    back_up(url, tmp_path / "copy", quietly)
    put(url, [top.copy(f"later-{top.table.id}") for top in games(2)])
    before = contents(url)
    with pytest.raises(KeyboardInterrupt):
        restore(url, tmp_path / "copy", interrupting(step), replace=True)
    assert contents(url) == before


def test_checking_a_backup_again_says_the_same(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/blackgate.db"
    put(url, games())
    assert back_up(url, tmp_path / "copy", quietly) == check(tmp_path / "copy", quietly)
