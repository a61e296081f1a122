"""Time off at a table of another process, which may write to its journal at the same moment."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from blackgate.server import entries as journal
from blackgate.server.entries import entry_bytes
from blackgate.server.journal_replay import replay_journal
from blackgate.server.notices.vacations import note_elsewhere
from blackgate.server.storage import FIRST_SEAL, Append, Store, TableRow, seals
from tests.server.tabletop import BEGUN, Tabletop, row_of


class Busy(Store):
    """Whenever somebody has looked where a journal ends, its owner writes there first: so many times."""

    times = 2

    async def next_append(self, table_id: str, data: bytes, row: TableRow, lease: int = 0) -> Append:
        append = await super().next_append(table_id, data, row, lease)
        if self.times:
            self.times -= 1
            spoke = entry_bytes(journal.Spoke(0, BEGUN, f"{self.times} left", "", ""))
            await self.commit([await super().next_append(table_id, spoke, row, lease)])
        return append


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Busy]:
    opened = await Busy.open(f"sqlite:///{tmp_path}/blackgate.db")
    yield opened
    await opened.close()


async def test_it_is_noted_though_the_owner_was_faster_twice(store: Busy) -> None:
    top = Tabletop(0)
    rows = top.rows()
    await store.commit([Append(top.table.id, 0, rows, row_of(top.table), seals(FIRST_SEAL, rows))])
    await note_elsewhere(store, top.table.id, journal.OnVacation(1, True, BEGUN))
    table = replay_journal(await store.entries(top.table.id))
    assert [said.text for said in table.chat] == ["1 left", "0 left"]
    assert [seat.vacation for seat in table.seats] == [False, True, False]
