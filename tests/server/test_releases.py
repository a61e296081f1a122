"""What earlier releases wrote is read as it was meant: no release changes a game under way."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from blackgate.server.reading import read_table
from blackgate.server.refusals import Refusal
from blackgate.server.storage import Store
from tests.server.release_fixture import FIXTURES, outcome
from tests.server.tabletop import StillHall, choices, still_hall

RELEASES: Final = sorted(path.name for path in FIXTURES.iterdir())
pytestmark = [pytest.mark.anyio, pytest.mark.parametrize("release", RELEASES)]


def expected(release: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = msgspec.json.decode((FIXTURES / release / "tables.json").read_bytes())
    return found


def database_of(release: str, folder: Path) -> None:
    """A copy, since opening it brings it up to date."""
    shutil.copy(FIXTURES / release / "blackgate.db", folder / "blackgate.db")


async def test_every_table_comes_out_as_it_was(release: str, tmp_path: Path) -> None:
    database_of(release, tmp_path)
    store = await Store.open(f"sqlite:///{tmp_path}/blackgate.db")
    try:
        found = {table_id: outcome(read_table(await store.entries(table_id))) for table_id in expected(release)}
    finally:
        await store.close()
    for table_id, told in expected(release).items():
        del told["tokens"]
        assert msgspec.json.decode(msgspec.json.encode(found[table_id])) == told, table_id


async def test_every_seat_is_still_its_owners(release: str, tmp_path: Path) -> None:
    database_of(release, tmp_path)
    async with still_hall(tmp_path) as hall:
        for table_id, told in expected(release).items():
            for seat, token in enumerate(told["tokens"]):
                if not token or told["state"] == "quarantined":
                    continue
                room, holder = await hall.holder(token)
                assert (room.table.id, holder.seat) == (table_id, seat)


async def test_games_under_way_go_on_and_are_saved(release: str, tmp_path: Path) -> None:
    database_of(release, tmp_path)
    async with still_hall(tmp_path) as hall:
        playing = [table_id for table_id, told in expected(release).items() if told["state"] == "playing"]
        for table_id in playing:
            await go_on(hall, table_id)
    assert playing


async def go_on(hall: StillHall, table_id: str) -> None:
    """Whoever is asked chooses something, and it is there when the table is read again."""
    room = await hall.room(table_id)
    table = room.table
    if table.paused:
        with pytest.raises(Refusal, match="paused"):
            room.choose(table.asked[0], "end", table.version)
        return
    seat = next(seat for seat in table.asked if seat not in table.held)
    room.choose(seat, choices(table, seat)[-1], table.version)
    await room.all_saved()
    again = read_table(await hall.store.entries(table_id))
    assert outcome(again) == outcome(table)
