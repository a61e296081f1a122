"""Vacations one after the other; and at a table of another process, which may write to it at the same moment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest

from blackgate.server import entries as journal
from blackgate.server.entries import Entry, entry_bytes
from blackgate.server.journal_replay import replay_journal
from blackgate.server.notices import vacations
from blackgate.server.notices.vacations import DAY, note_elsewhere
from blackgate.server.players import accounts
from blackgate.server.room import Room
from blackgate.server.storage import FIRST_SEAL, Append, Store, TableRow, seals
from tests.server.tabletop import BEGUN, SHORT, STANDARD, StillManager, Tabletop, admit, row_of

BEN = accounts.new_player("Ben Other", "en", STANDARD, 0)
ON, OFF = journal.OnVacation(1, True, BEGUN), journal.OnVacation(1, False, BEGUN)


class Busy(Store):
    """Whenever somebody has looked a table up, its owner writes first, as long as it has something to write."""

    owner: tuple[Append, ...] = ()

    async def row(self, table_id: str) -> TableRow | None:
        found = await super().row(table_id)
        if self.owner:
            first, *later = self.owner
            self.owner = tuple(later)
            await self.commit([first])
        return found


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Busy]:
    opened = await Busy.open(f"sqlite:///{tmp_path}/blackgate.db")
    yield opened
    await opened.close()


def of_ben(top: Tabletop) -> list[bytes]:
    """Its journal, with Ben in seat 1."""
    return [
        entry_bytes(
            msgspec.structs.replace(entry, player=BEN.id)
            if isinstance(entry, journal.SatDown) and entry.key == "key1"
            else entry
        )
        for entry in top.journal
    ]


async def put(store: Busy, top: Tabletop, later: int = 0) -> None:
    """The last so many entries are those that its owner has still to write."""
    rows, table_id = of_ben(top), top.table.id
    sealed, row, first = seals(FIRST_SEAL, rows), row_of(top.table), len(rows) - later
    before = replace(row, state="playing") if later else row
    await store.commit([Append(table_id, 0, rows[:first], before, sealed[:first])])
    store.owner = tuple(
        Append(table_id, at, rows[at : at + 1], row, sealed[at : at + 1]) for at in range(first, len(rows))
    )


async def room_of_ben(manager: StillManager) -> Room:
    await manager.store.write(lambda connection: accounts.add(connection, BEN))
    room = await admit(manager, Tabletop(0))
    room.table.seats[1].player = BEN.id
    await manager.store.commit([Append(room.table.id, room.table.entries, [], seats=[(room.table.id, 1, BEN.id)])])
    return room


# --- one after the other
async def test_a_vacation_that_follows_another_does_not_end_with_it(manager: StillManager) -> None:
    room = await room_of_ben(manager)
    await vacations.take(manager, BEN.id, manager.now() + DAY)
    manager.time += DAY + 1
    await vacations.take(manager, BEN.id, manager.now() + DAY)
    await vacations.end_expired(manager)
    assert room.table.seats[1].vacation
    manager.time += DAY + 1
    await vacations.end_expired(manager)
    assert not room.table.seats[1].vacation


async def test_a_clock_that_could_not_be_restarted_is_restarted_later(manager: StillManager) -> None:
    room = await room_of_ben(manager)
    await vacations.take(manager, BEN.id, manager.now() + DAY)
    manager.time += DAY + 1
    del manager.rooms[room.table.id]
    manager.closing = True  # then no table is loaded any more
    await vacations.end_expired(manager)
    manager.closing = False
    manager.rooms[room.table.id] = room
    await vacations.end_expired(manager)
    assert not room.table.seats[1].vacation


# --- at a table of another process
async def test_it_is_noted_though_the_owner_was_faster_twice(store: Busy) -> None:
    top = Tabletop(0)
    for said in ("one", "two"):
        top.apply(journal.Spoke(0, BEGUN, said))
    await put(store, top, later=2)
    await note_elsewhere(store, top.table.id, BEN.id, ON)
    table = replay_journal(await store.entries(top.table.id))
    assert [said.text for said in table.chat] == ["one", "two"]
    assert [seat.vacation for seat in table.seats] == [False, True, False]


async def test_a_game_that_is_won_at_that_moment_stays_won(store: Busy) -> None:
    top = Tabletop(3, SHORT, players=2).play_out(3)
    await put(store, top, later=1)
    await note_elsewhere(store, top.table.id, BEN.id, ON)
    assert await store.entries(top.table.id) == of_ben(top)
    assert await store.row(top.table.id) == row_of(top.table)


@pytest.mark.parametrize(
    ("before", "player", "entry"),
    [
        ([ON], BEN.id, ON),
        ([ON, OFF], BEN.id, OFF),
        ([], BEN.id, OFF),
        ([], "somebody else", ON),
        ([journal.Emptied(1, 0)], BEN.id, ON),
        ([journal.Emptied(1, 0), journal.SatDown(seat=1, name="Cleo", key="another")], BEN.id, ON),
        ([journal.Emptied(1, 0), journal.Filled(1, "Bot", "rookie")], BEN.id, ON),
    ],
    ids=["on already", "off already", "never on", "somebody else", "seat emptied", "another sitter", "a bot"],
)
async def test_nothing_is_noted_that_is_so_already_or_of_somebody_else(
    store: Busy, before: list[Entry], player: str, entry: journal.OnVacation
) -> None:
    top = Tabletop(0, start=False)
    for each in before:
        top.apply(each)
    await put(store, top)
    await note_elsewhere(store, top.table.id, player, entry)
    assert await store.entries(top.table.id) == of_ben(top)
