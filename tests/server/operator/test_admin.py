"""What an operator does with tables and secrets, while a server runs and while none does."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from blackgate.protocol.play import Ack, Farewell, Refused, Renewed, Welcome
from blackgate.server import entries as journal
from blackgate.server.operator import tables
from blackgate.server.operator.tables import DAY, OperatorError
from blackgate.server.storage import FIRST_SEAL, Append, Store, TableRow, seals
from blackgate.terminal.record_commands import verdict
from tests.server.serving import RunningServer, Seat, running
from tests.server.tabletop import (
    SHORT,
    Ear,
    StillManager,
    Tabletop,
    admit,
    lay,
    refused,
    row_of,
    sit_around,
    still_manager,
)
from tests.terminal.processes import run


def game(name: str) -> Tabletop:
    return Tabletop(0).play_until(lambda table: len(table.actions) >= 30, seed=0).copy(name)


@pytest.fixture
def server(url: str, tmp_path: Path) -> Iterator[RunningServer]:
    with running(url, log=tmp_path / "log") as own:
        yield own


# --- closing
def test_a_table_that_is_closed_tells_everybody_at_it(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben")
    with seats[0].connect() as ann:
        ann.receive_until(Welcome)
        asyncio.run(tables.close_table(server.database, seats[0].table))
        assert ann.receive_until(Farewell).code == "closing"
    with seats[0].connect() as ann:  # as a browser does by itself
        info = ann.receive_until(Welcome).table
        assert (info.state, info.why_ended) == ("ended", "operator")


def test_a_table_is_closed_by_its_code_too_and_only_once(url: str, tmp_path: Path) -> None:
    with running(url, log=tmp_path / "log") as server:
        (seat,) = server.open_table("Ann", bots=("rookie",))
        code = seat.get()["code"]
    asyncio.run(tables.close_table(url, code.lower()))
    with pytest.raises(OperatorError, match="nothing to close"):
        asyncio.run(tables.close_table(url, code))
    with running(url, log=tmp_path / "log") as server:
        assert Seat(server, seat.table, 0, seat.token).get()["why_ended"] == "operator"


@pytest.mark.parametrize("looks", [1, 2])
async def test_a_game_that_is_won_while_it_is_closed_stays_won(
    looks: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The server writes the last move after the command has looked the table up so often."""
    url, top = f"sqlite:///{tmp_path}/blackgate.db", Tabletop(3, SHORT, players=2).play_out(3)
    rows, over = top.rows(), row_of(top.table)
    sealed, looked = seals(FIRST_SEAL, rows), []
    store = await Store.open(url)
    look = Store.row

    async def then_won(self: Store, table_id: str) -> TableRow | None:
        found = await look(self, table_id)
        looked.append(found)
        if len(looked) == looks:
            await store.commit([Append(over.id, len(rows) - 1, rows[-1:], over, sealed[-1:])])
        return found

    await store.commit([Append(over.id, 0, rows[:-1], replace(over, state="playing"), sealed[:-1])])
    monkeypatch.setattr(Store, "row", then_won)
    with pytest.raises(OperatorError, match="nothing to close"):
        await tables.close_table(url, over.id)
    assert await store.entries(over.id) == rows
    assert await look(store, over.id) == over
    await store.close()


# --- unlocking
async def test_a_table_that_was_put_aside_goes_on_where_it_was(tmp_path: Path) -> None:
    url, top = f"sqlite:///{tmp_path}/blackgate.db", game("locked")
    async with still_manager(tmp_path) as manager:
        await manager.poll_operator()
        room = await admit(manager, top)
        await manager.quarantine(room.table.id, ValueError("a bug that is mended now"))
        room.close("quarantined")
        assert (await manager.room("locked")).table.state == "quarantined"
        ((row, why),) = await tables.list_tables(url, finished=False)
        assert (row.state, why) == ("quarantined", "ValueError: a bug that is mended now")
        await tables.unlock_table(url, "locked")
        await manager.poll_operator()
        again = await manager.room("locked")
        assert (again.table.state, again.table.why_quarantined) == ("playing", "")
        assert again.table.asked == top.table.asked
        ears = await sit_around(again, again.table.asked)
        seat = again.table.asked[0]
        again.choose(seat, again.table.moment_of(seat).legal_texts()[0], again.table.version)
        await again.all_saved()
        assert ears


async def test_a_table_whose_journal_is_broken_stays_put_aside(tmp_path: Path) -> None:
    url, top = f"sqlite:///{tmp_path}/blackgate.db", game("broken")
    async with still_manager(tmp_path) as manager:
        room = await admit(manager, top)
        await manager.quarantine(room.table.id, ValueError("something"))
        await manager.store.write(lambda connection: connection.execute(text("DELETE FROM entries WHERE number = 7")))
        with pytest.raises(OperatorError, match="restore an earlier backup"):
            await tables.unlock_table(url, "broken")


async def test_only_what_was_put_aside_is_unlocked(tmp_path: Path) -> None:
    async with still_manager(tmp_path) as manager:
        await admit(manager, game("fine"))
        with pytest.raises(OperatorError, match="nothing to unlock"):
            await tables.unlock_table(f"sqlite:///{tmp_path}/blackgate.db", "fine")


def test_an_unlocked_table_reads_the_same_from_its_journal() -> None:
    top = game("again")
    top.apply(journal.Quarantined("something", top.now))
    top.apply(journal.Quarantined("and once more", top.now))
    top.pass_time(1000)
    top.apply(journal.Unlocked(top.now))
    assert top.read_again().state == top.table.state == "playing"
    assert top.table.clock.running


# --- secrets
def test_an_old_token_is_good_for_a_while_and_is_renewed(server: RunningServer) -> None:
    ann = server.open_table("Ann", "Ben")[0]
    with ann.connect() as player:
        player.receive_until(Welcome)
        asyncio.run(tables.rotate_secrets(server.database, 14))
        player.receive_until(Farewell)
    with ann.connect() as player:
        renewed = Seat(server, ann.table, 0, player.receive_until(Renewed).token)
    with renewed.connect() as player:
        assert player.receive_until(Welcome).seat == 0
        player.say("chat", ref="r", text="hello")
        assert isinstance(player.receive_until(Ack, Renewed), Ack)  # this one need not be renewed


def test_without_a_grace_period_every_token_ends_at_once(server: RunningServer) -> None:
    seats = server.open_table("Ann", "Ben")
    with seats[0].connect() as ann:
        ann.receive_until(Welcome)
        asyncio.run(tables.rotate_secrets(server.database, 0))
        ann.receive_until(Farewell)
    with seats[0].connect() as ann:
        assert ann.receive_until(Refused, Welcome).code == "wrong-token"
    assert server.open_table("Cleo", "Dan")[0].get()["state"] == "open"


async def test_an_old_token_ends_with_its_grace_period(manager: StillManager) -> None:
    room = await admit(manager, game("rotated"))
    token = manager.seated(room.table, 0).token
    await manager.poll_operator()
    ear = Ear(0)
    room.enter(ear, -1)
    await manager.store.rotate_secret(manager.now(), manager.now() + DAY)
    await manager.poll_operator()
    assert ear.farewell is not None  # they have to show it once more
    assert (await manager.holder(token))[1].seat == 0
    renewed = manager.tokens.renewed(token)
    assert manager.tokens.renewed(renewed) == ""
    manager.time += DAY
    await manager.poll_operator()
    with refused("wrong-token"):
        await manager.holder(token)
    assert (await manager.holder(renewed))[1].seat == 0


async def test_each_rotation_keeps_no_earlier_secret_longer_than_it_says(tmp_path: Path) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/blackgate.db")
    await store.rotate_secret(0, 100)
    await store.rotate_secret(1, 50)
    assert [each.until for each in await store.earlier_secrets()] == [50, 50]
    await store.rotate_secret(2, 2)  # at once
    assert await store.earlier_secrets() == []
    await store.close()


# --- records
def test_the_record_of_a_finished_game_is_verified(tmp_path: Path) -> None:
    url, path = f"sqlite:///{tmp_path}/blackgate.db", tmp_path / "game.record"
    with running(url, log=tmp_path / "log") as server:
        lay(server, Tabletop(1).play_out(1).copy("over"))
        asyncio.run(tables.export_record(url, "over", path, under_way=False))
    assert verdict(path, "en")[0]


def test_the_record_of_a_game_under_way_has_to_be_asked_for(tmp_path: Path) -> None:
    """Whoever runs a server may play there."""
    url, path = f"sqlite:///{tmp_path}/blackgate.db", tmp_path / "game.record"
    with running(url, log=tmp_path / "log") as server:
        lay(server, game("playing"))
        with pytest.raises(OperatorError, match="every hand"):
            asyncio.run(tables.export_record(url, "playing", path, under_way=False))
        assert not path.exists()
        asyncio.run(tables.export_record(url, "playing", path, under_way=True))
    honest, line = verdict(path, "en")
    assert "damaged" not in line
    assert path.stat().st_size > 1000
    assert honest or "secret" in line


# --- the commands
def test_the_commands_list_close_and_export(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/blackgate.db"
    with running(url, log=tmp_path / "log") as server:
        (seat, *_) = server.open_table("Ann", "Ben", name="Friday")
        listed = run(tmp_path, "admin", "list", "--database", url)
        assert seat.table in listed.stdout
        assert "Friday" in listed.stdout
        wrong = run(tmp_path, "export", seat.table, str(tmp_path / "r"), "--database", url)
        assert (wrong.returncode, "has not begun" in wrong.stderr) == (2, True)
        assert run(tmp_path, "admin", "close", seat.table, "--database", url).returncode == 0
        assert seat.table not in run(tmp_path, "admin", "list", "--database", url).stdout
        assert seat.table in run(tmp_path, "admin", "list", "--finished", "--database", url).stdout
        assert run(tmp_path, "admin", "rotate-secrets", "--database", url).returncode == 0
        missing = run(tmp_path, "admin", "unlock", "nowhere", "--database", url)
        assert (missing.returncode, "blackgate admin list" in missing.stderr) == (2, True)


def test_a_table_is_named_by_an_id_that_looks_like_an_option(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/blackgate.db"
    with running(url, log=tmp_path / "log") as server:
        lay(server, game("-AbC"))
    assert run(tmp_path, "admin", "close", "-AbC", "--database", url).returncode == 0
    assert run(tmp_path, "export", "-AbC", str(tmp_path / "r"), "--database", url).returncode == 0


def test_nothing_is_made_where_there_is_no_database(tmp_path: Path) -> None:
    done = run(tmp_path, "admin", "list", "--database", f"sqlite:///{tmp_path}/missing.db")
    assert done.returncode == 2
    assert "no database" in done.stderr
    assert list(tmp_path.iterdir()) == []
