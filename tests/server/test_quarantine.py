"""A table with something wrong in it is put aside as it is, with the reason; all others play on."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest
from sqlalchemy import text

from blackgate.protocol.play import Ack, Chat, Farewell, Refused, Welcome
from blackgate.server import entries as journal
from blackgate.server.entries import entry_bytes, read_entry
from blackgate.server.message_handlers import handle
from blackgate.server.refusals import Refusal
from blackgate.server.storage import Append, Store
from tests.server.serving import RunningServer, Seat, running
from tests.server.tabletop import (
    Ear,
    StillManager,
    Tabletop,
    admit,
    journal_in,
    lay,
    refused,
    row_of,
    say,
    still_manager,
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """One of its own, since what happens here is an alarm for whoever runs a server."""
    folder = tmp_path_factory.mktemp("quarantine")
    with running(f"sqlite:///{folder}/blackgate.db", log=folder / "log") as own:
        yield own


Rows = list[bytes]


def last_is_no_entry(rows: Rows) -> Rows:
    return [*rows[:-1], b"\x00 nonsense"]


def one_is_no_entry(rows: Rows) -> Rows:
    return [*rows[:6], b'{"type":"flown"}', *rows[7:]]


def another_die(rows: Rows) -> Rows:
    return [row.replace(b" -> ", b" -> 9", 1) for row in rows]


def one_is_missing(rows: Rows) -> Rows:
    return rows[:8] + rows[9:]


def it_does_not_begin(rows: Rows) -> Rows:
    return rows[1:]


BROKEN: list[Callable[[Rows], Rows]] = [
    last_is_no_entry,
    one_is_no_entry,
    another_die,
    one_is_missing,
    it_does_not_begin,
]


def game(number: int) -> Tabletop:
    """Some moves into a game, with dice in it."""
    return Tabletop(0).play_until(lambda table: len(table.actions) >= 30, seed=0).copy(f"broken{number}")


def quarantined(server: RunningServer) -> float:
    text = httpx.get(f"{server.metrics}/metrics").text
    (line,) = [line for line in text.splitlines() if line.startswith("blackgate_quarantined_tables_total")]
    return float(line.split()[-1])


def is_closed(seat: Seat) -> None:
    """Nobody gets in, and everybody is told why."""
    with seat.server.http(seat.token) as http:
        response = http.post(f"/api/tables/{seat.table}/start")
        assert (response.status_code, response.json()["code"]) == (503, "quarantined")
        (line,) = http.post("/api/mine", json={"tokens": [seat.token]}).json()["tables"]
        assert line["state"] == "quarantined"
    with seat.connect() as player:
        assert player.receive_until(Refused).code == "quarantined"


def others_play_on(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    with seats[0].connect() as player:
        version = player.receive_until(Welcome).version
        assert isinstance(player.ask("play", version=version, action="end"), Ack)


@pytest.mark.parametrize("broken", BROKEN, ids=lambda broken: broken.__name__)
def test_a_broken_journal_is_put_aside_as_it_is(server: RunningServer, broken: Callable[[Rows], Rows]) -> None:
    top = game(BROKEN.index(broken))
    rows = broken(top.rows())
    assert rows != top.rows()
    before = quarantined(server)
    seat, *_ = lay(server, top, rows)
    for _ in range(2):
        is_closed(seat)
    kept = journal_in(server, seat.table)
    assert kept[:-1] == rows  # nothing is lost, and the reason is there once
    assert isinstance(read_entry(kept[-1]), journal.Quarantined)
    assert quarantined(server) == before + 1
    others_play_on(server)


def reason(kept: Rows) -> str:
    last = read_entry(kept[-1])
    assert isinstance(last, journal.Quarantined)
    return last.reason


def change_database(server: RunningServer, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database, database:
        assert database.execute(statement, values).rowcount > 0


def test_a_journal_with_a_gap_is_put_aside_and_the_gap_stays(server: RunningServer) -> None:
    top = game(50)
    seat, *_ = lay(server, top)
    change_database(server, "DELETE FROM entries WHERE table_id = ? AND number = 8", seat.table)
    for _ in range(2):
        is_closed(seat)
    kept = journal_in(server, seat.table)
    assert kept[:-1] == one_is_missing(top.rows())
    assert "the first of them number 8" in reason(kept)


def test_a_gap_where_nothing_was_played_is_noticed_too(server: RunningServer) -> None:
    """Otherwise the next entry would have a number that is there already, and could never be saved."""
    top = game(51)
    top.apply(journal.Spoke(0, top.now, text="hello"))
    top.apply(journal.Spoke(1, top.now, text="hi"))
    seat, *_ = lay(server, top)
    change_database(server, "DELETE FROM entries WHERE table_id = ? AND number = ?", seat.table, len(top.journal) - 2)
    is_closed(seat)
    assert f"number {len(top.journal) - 2}" in reason(journal_in(server, seat.table))
    others_play_on(server)


@pytest.mark.parametrize("lost", [1, 7, 0])
def test_a_journal_without_its_end_is_put_aside(server: RunningServer, lost: int) -> None:
    top = game(60 + lost)
    seat, *_ = lay(server, top)
    left = len(top.journal) - lost if lost else 0  # 0: all of it is gone
    change_database(server, "DELETE FROM entries WHERE table_id = ? AND number >= ?", seat.table, left)
    is_closed(seat)
    kept = journal_in(server, seat.table)
    assert kept[:-1] == top.rows()[:left]
    assert f"the first of them number {left}" in reason(kept)


def test_an_entry_that_was_changed_is_noticed_whatever_it_says(server: RunningServer) -> None:
    top = game(70)
    top.apply(journal.Spoke(0, top.now, text="I fold"))
    top.apply(journal.Spoke(0, top.now, text="not really"))
    seat, *_ = lay(server, top)
    number = len(top.journal) - 2
    other = entry_bytes(journal.Spoke(0, top.now, text="I win"))
    change_database(server, "UPDATE entries SET data = ? WHERE table_id = ? AND number = ?", other, seat.table, number)
    is_closed(seat)
    assert f"entry {number} is not as it was written" in reason(journal_in(server, seat.table))


async def test_what_release_0_1_0_wrote_without_seals_is_sealed_by_what_comes_after(manager: StillManager) -> None:
    top = game(71)
    await manager.store.commit([Append(top.table.id, 0, top.rows(), row_of(top.table))])
    room = await manager.room(top.table.id)
    await say(room, Ear(0), Chat("r", "still here"))
    room.close("closing")
    await (await manager.room(top.table.id)).all_saved()  # it fits
    manager.rooms[top.table.id].close("closing")
    change = text("UPDATE entries SET data = replace(data, 'Ann', 'Eve') WHERE number = 1")
    await manager.store.write(lambda connection: connection.execute(change))
    with refused("quarantined"):
        await manager.room(top.table.id)


# --- a damaged file
PAGE = 4096


async def test_one_damaged_page_closes_the_table_on_it_and_all_others_are_saved(tmp_path: Path) -> None:
    """They lay on all pages together: one page took many tables with it, and the last one all."""
    tops = [game(number) for number in range(100, 120)]
    store = await Store.open(f"sqlite:///{tmp_path}/blackgate.db")
    rows = {top.table.id: top.rows() for top in tops}
    for number in range(max(map(len, rows.values()))):  # as games that are played at the same time
        appends = [Append(each, number, row[number : number + 1]) for each, row in rows.items()]
        await store.commit([append for append in appends if append.entries])
    await store.commit([Append(top.table.id, 0, [], row_of(top.table)) for top in tops])
    await store.close()
    damage_page(tmp_path / "blackgate.db", tops[7].table.id.encode())
    async with still_manager(tmp_path) as manager:
        await manager.load_running()
        assert tops[7].table.id not in manager.rooms
        for room in list(manager.rooms.values()):
            with suppress(Refusal):
                await say(room, Ear(0), Chat("r", "we play on"))
        closed = [top.table.id for top in tops if top.table.id not in manager.rooms]
        assert len(closed) <= 4  # it, and whatever lies on that page or, to be moved with the next entry, beside it
        for table_id in closed:
            with refused("quarantined"):
                await manager.room(table_id)
            row = await manager.store.row(table_id)
            assert row is not None
            assert row.state == "quarantined"


def damage_page(file: Path, part: bytes) -> None:
    """Overwrite the page on which that is, or is most often; nobody uses the file."""
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    data = file.read_bytes()
    page = max(range(len(data) // PAGE), key=lambda each: data[each * PAGE : (each + 1) * PAGE].count(part))
    with file.open("r+b") as whole:
        whole.seek(page * PAGE)
        whole.write(Random(1).randbytes(PAGE))


async def test_a_table_that_cannot_be_written_any_more_is_put_aside(tmp_path: Path) -> None:
    async with still_manager(tmp_path) as manager:
        top = game(130)
        room = await admit(manager, top)
        other = await admit(manager, game(131))
        await say(other, Ear(0), Chat("r", "hello"))
        last = len(top.journal) - 1  # the next entry goes beside it
        damage_page(tmp_path / "blackgate.db", top.table.id.encode() + bytes([last]) + top.rows()[-1])
        ear = Ear(0)
        room.listeners.append(ear)
        handle(room, ear, Chat("r", "hello"))
        with refused("quarantined"):
            await room.all_saved()
        assert ear.farewell is not None
        assert ear.farewell.code == "quarantined"
        with refused("quarantined"):
            await manager.room(room.table.id)


def test_a_server_with_broken_tables_starts_and_the_others_go_on(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/blackgate.db", log=tmp_path / "log") as server:
        broken = []
        for number, breaking in enumerate(BROKEN):
            top = game(number)
            broken.append(lay(server, top, breaking(top.rows()))[0])
        whole = lay(server, game(99))[0]
        assert server.stop() == 0
        server.start()
        with whole.connect() as player:
            assert player.receive_until(Welcome).version == game(99).table.version
        for seat in broken:
            is_closed(seat)


# --- trouble that shows only when somebody plays
def test_a_bot_that_cannot_play_closes_its_own_table(server: RunningServer) -> None:
    top = Tabletop(1).copy("bot")
    (asked,) = top.table.asked
    top.apply(journal.StoodIn(asked, "genius", top.now, 0, ""))
    seats = lay(server, top)
    with seats[(asked + 1) % 3].connect() as player:
        assert player.receive_until(Farewell).code == "quarantined"
    is_closed(seats[0])
    others_play_on(server)


def test_a_message_on_which_the_table_fails_closes_its_own_table(server: RunningServer) -> None:
    top = Tabletop(0).play_until(lambda table: len(table.asked) > 1, seed=0).copy("window")
    first, last = top.table.asked
    top.apply(journal.Held(last, "fly", top.now))
    seats = lay(server, top)
    with seats[first].connect() as player, seats[last].connect() as other:
        version = player.receive_until(Welcome).version
        other.receive_until(Welcome)
        player.say("play", ref="r", version=version, action="pass")
        assert player.receive_until(Farewell, Ack) == other.receive_until(Farewell)
    is_closed(seats[0])
    others_play_on(server)


def test_a_request_on_which_the_table_fails_closes_its_own_table(server: RunningServer) -> None:
    top = Tabletop(0, start=False).copy("edition")
    wrong = msgspec.structs.replace(top.table.opened, edition='["own",{"game":{"rounds":"many"}}]')
    seat = lay(server, top, [entry_bytes(wrong), *top.rows()[1:]])[0]
    with server.http(seat.token) as http:
        assert http.post(f"/api/tables/{seat.table}/start").json()["code"] == "quarantined"
    is_closed(seat)
    others_play_on(server)
