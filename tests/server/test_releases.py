"""What earlier releases wrote is read as it was meant: no release changes a game under way."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from blackgate.records import read_record, verify
from blackgate.rules.version import RULES
from blackgate.server import entries as journal
from blackgate.server import finished_games, lobby
from blackgate.server.entries import entry_bytes, read_entry
from blackgate.server.journal_replay import replay_journal
from blackgate.server.refusals import Refusal
from blackgate.server.storage import FIRST_SEAL, Append, Store, seals
from blackgate.server.table import Table
from blackgate.server.time_slices import run_to_end
from tests.another_standard import another_standard_edition
from tests.server.release_fixture import FIXTURES, outcome, write
from tests.server.tabletop import StillManager, Tabletop, choices, row_of, still_manager

TODAY: Final = "today"  # a database that this release writes
RELEASES: Final = [*sorted(path.name for path in FIXTURES.iterdir()), TODAY]
STANDARDS: Final = {"the same standard edition": nullcontext, "another standard edition": another_standard_edition}
EACH_RELEASE = pytest.mark.parametrize("release", RELEASES)
EACH_STANDARD = pytest.mark.parametrize("standard", STANDARDS.values(), ids=STANDARDS)


@pytest.fixture(scope="module")
def folders(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """Where each release has left its database."""
    today = tmp_path_factory.mktemp(TODAY)
    asyncio.run(write(today))
    return {release: FIXTURES / release for release in RELEASES} | {TODAY: today}


@pytest.fixture
def left(release: str, folders: dict[str, Path], tmp_path: Path) -> dict[str, dict[str, Any]]:
    """What that release has left in a database at `tmp_path`: a copy, since opening it brings it up to date."""
    shutil.copy(folders[release] / "blackgate.db", tmp_path / "blackgate.db")
    found: dict[str, dict[str, Any]] = msgspec.json.decode((folders[release] / "tables.json").read_bytes())
    return found


def plain(table: Table) -> Any:
    return msgspec.json.decode(msgspec.json.encode(outcome(table)))


# --- every release, with this standard edition and with another
@EACH_RELEASE
@EACH_STANDARD
async def test_every_table_comes_out_as_it_was(
    left: dict[str, dict[str, Any]], tmp_path: Path, standard: Callable[[], Any]
) -> None:
    store = await Store.open(f"sqlite:///{tmp_path}/blackgate.db")
    try:
        with standard():
            found = {table_id: plain(replay_journal(await store.entries(table_id))) for table_id in left}
    finally:
        await store.close()
    for table_id, told in left.items():
        del told["tokens"]
        assert found[table_id] == told, table_id


@EACH_RELEASE
async def test_every_seat_is_still_its_owners(left: dict[str, dict[str, Any]], manager: StillManager) -> None:
    for table_id, told in left.items():
        for seat, token in enumerate(told["tokens"]):
            if not token or told["state"] == "quarantined":
                continue
            room, holder = await manager.holder(token)
            assert (room.table.id, holder.seat) == (table_id, seat)


@EACH_RELEASE
@EACH_STANDARD
async def test_games_under_way_go_on_unchanged_or_are_ended_with_their_record(
    left: dict[str, dict[str, Any]], tmp_path: Path, standard: Callable[[], Any]
) -> None:
    playing = [table_id for table_id, told in left.items() if told["state"] == "playing"]
    assert playing
    with standard():
        async with still_manager(tmp_path) as manager:
            for table_id in playing:
                room = await manager.room(table_id)
                if room.table.rules == RULES:
                    await go_on(manager, table_id)
                else:
                    await is_ended(manager, table_id, left[table_id])


async def go_on(manager: StillManager, table_id: str) -> None:
    """Whoever is asked chooses something, and it is there when the table is read again."""
    room = await manager.room(table_id)
    table = room.table
    if table.paused:
        with pytest.raises(Refusal, match="paused"):
            room.choose(table.asked[0], "end", table.version)
        return
    seat = next(seat for seat in table.asked if seat not in table.held)
    room.choose(seat, choices(table, seat)[-1], table.version)
    room.scheduler.stop()  # what the room would do next by itself, such as closing a window, must not come in between
    await room.all_saved()
    again = replay_journal(await manager.store.entries(table_id))
    assert outcome(again) == outcome(table)


async def is_ended(manager: StillManager, table_id: str, told: dict[str, Any]) -> None:
    """Its people are told why, the game stands as it stood, and nothing is missing in its record."""
    room = await manager.room(table_id)
    await room.all_saved()
    assert (room.info().state, room.info().why_ended) == ("ended", "rules")
    record = finished_games.record_text(room.table)
    assert record.startswith(told["record"])
    assert verify(read_record(record))
    assert run_to_end(finished_games.replay(room.table, None, 0, 50, "en")).total == len(told["marks"])
    assert plain(room.table)["game"] == told["game"]
    with pytest.raises(Refusal, match="cannot continue"):
        room.choose(0, "end", room.table.version)
    again = replay_journal(await manager.store.entries(table_id))
    assert (again.state, again.why_ended) == ("ended", "rules")


@EACH_RELEASE
async def test_an_open_table_begins_by_the_rules_of_now_and_its_own_edition(
    left: dict[str, dict[str, Any]], tmp_path: Path
) -> None:
    with another_standard_edition():
        async with still_manager(tmp_path) as manager:
            table = (await manager.room("rematch")).table
            (started,) = lobby.start(table, manager.now())
    assert isinstance(started, journal.Started)
    assert started.rules == RULES
    assert table.game.book.edition.fingerprint == left["rematch"]["edition"]


# --- other rules than those a game began with
def started_otherwise(top: Tabletop, **otherwise: Any) -> list[bytes]:
    """Its journal, in which the game began in another way."""
    return [
        entry_bytes(msgspec.structs.replace(entry, **otherwise) if isinstance(entry, journal.Started) else entry)
        for entry in top.journal
    ]


async def in_database(folder: Path, top: Tabletop, rows: Sequence[bytes]) -> None:
    store = await Store.open(f"sqlite:///{folder}/blackgate.db")
    try:
        await store.commit([Append(top.table.id, 0, rows, row_of(top.table), seals(FIRST_SEAL, rows))])
    finally:
        await store.close()


def lines_of(record: str) -> list[str]:
    return [line[: -len(" #123456")] for line in record.splitlines()]


async def test_a_game_that_the_rules_of_today_play_alike_is_ended_where_it_stands(tmp_path: Path) -> None:
    top = Tabletop(1).play_until(lambda table: len(table.actions) > 30, seed=1)
    await in_database(tmp_path, top, top.rows_by_earlier_rules())
    async with still_manager(tmp_path) as manager:
        await is_ended(manager, top.table.id, {**plain(top.table), "record": ""})
        table = (await manager.room(top.table.id)).table
        assert run_to_end(finished_games.statistics(table)).moves == len(top.table.actions)


@pytest.mark.parametrize("other", ["0 reroll", "1 search", "0 search -> smartphone, smartphone", "nonsense"])
async def test_a_game_that_they_do_not_is_kept_with_all_of_its_record(other: str, tmp_path: Path) -> None:
    """The game can be looked at up to where the rules differ. That is no damage: nothing is put in quarantine."""
    top = Tabletop(2).play_until(lambda table: len(table.actions) > 30, seed=2)
    moves = [number for number, entry in enumerate(top.journal) if isinstance(entry, journal.Played)]
    rows = top.rows_by_earlier_rules()
    played = read_entry(rows[moves[20]])
    assert isinstance(played, journal.Played)
    rows[moves[20]] = entry_bytes(msgspec.structs.replace(played, line=other))
    await in_database(tmp_path, top, rows)
    async with still_manager(tmp_path) as manager:
        for _ in range(2):  # also when it is read again
            room = await manager.room(top.table.id)
            await room.all_saved()
            assert (room.info().state, room.info().why_ended) == ("ended", "rules")
            lines = lines_of(finished_games.record_text(room.table))
            assert lines[-len(moves) - 1 : -1] == [
                entry.line for entry in map(read_entry, rows) if isinstance(entry, journal.Played)
            ]
            assert lines[-1] == f"secret: {top.table.secret.hex()}"
            assert run_to_end(finished_games.replay(room.table, None, 0, 50, "en")).total == 20
            with pytest.raises(Refusal, match="other rules"):
                run_to_end(finished_games.statistics(room.table))
            room.close("closing")


async def test_a_game_that_would_be_set_up_otherwise_keeps_its_record_too(tmp_path: Path) -> None:
    top = Tabletop(3).play_until(lambda table: len(table.actions) > 5, seed=3)
    await in_database(tmp_path, top, started_otherwise(top, rules=RULES - 1, set_up="set-up -> 6, 6, 6"))
    async with still_manager(tmp_path) as manager:
        room = await manager.room(top.table.id)
        assert (room.info().state, room.info().why_ended) == ("ended", "rules")
        lines = lines_of(finished_games.record_text(room.table))
        moves = [entry.line for entry in top.journal if isinstance(entry, journal.Played)]
        assert lines[-len(moves) - 2 : -1] == ["set-up -> 6, 6, 6", *moves]
        with pytest.raises(Refusal, match="not over"):
            run_to_end(finished_games.replay(room.table, None, 0, 50, "en"))


async def test_a_finished_game_stays_finished_where_the_rules_do_not_differ(tmp_path: Path) -> None:
    top = Tabletop(4).play_out(seed=4)
    table = replay_journal(top.rows_by_earlier_rules())
    assert (table.state, table.why_ended) == ("over", "")


async def test_an_older_release_leaves_a_table_of_newer_rules_alone(tmp_path: Path) -> None:
    top = Tabletop(5)
    rows = started_otherwise(top, rules=RULES + 1)
    await in_database(tmp_path, top, rows)
    async with still_manager(tmp_path) as manager:
        with pytest.raises(Refusal, match="newer Blackgate"):
            await manager.room(top.table.id)
        assert await manager.store.entries(top.table.id) == rows


async def test_an_edition_that_has_become_another_is_noticed() -> None:
    top = Tabletop(6)
    opened = top.journal[0]
    assert isinstance(opened, journal.Opened)
    rows = [entry_bytes(msgspec.structs.replace(opened, fingerprint="0" * 16)), *top.rows()[1:]]
    with pytest.raises(Exception, match="has become"):
        replay_journal(rows)


async def test_tables_share_their_edition_and_keep_no_text_of_it() -> None:
    one, other = Tabletop(7).read_again(), Tabletop(8).read_again()
    assert one.edition is other.edition
    assert len(bytes(one.opened.edition)) < 10
