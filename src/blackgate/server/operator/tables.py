"""`blackgate export` and `blackgate admin`: the record of a table, and the operator's work on tables and secrets.

Entries are appended to a table's journal, whose primary key rejects duplicate numbers: a server that has the table in
memory notices (`TableManager.poll_operator`) and reloads it.
"""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Final

from blackgate.messages import phrase
from blackgate.rules.errors import BlackgateError
from blackgate.server import entries as journal
from blackgate.server.entries import Entry, entry_bytes
from blackgate.server.finished_games import record_text
from blackgate.server.journal_replay import checking_seals, replay_journal
from blackgate.server.operator.backup_file import file_errors, written_beside
from blackgate.server.refusals import Refusal
from blackgate.server.storage import LostTable, Store, StoredEntry, TableRow, append_after
from blackgate.server.storage.lease_store import LeaseStore
from blackgate.server.table import Table
from blackgate.server.table_state import BrokenJournal
from blackgate.server.time_slices import run_to_end

LIVE: Final = ("open", "playing", "quarantined")
OVER: Final = ("over", "ended")
ATTEMPTS: Final = 5  # a server may write to the same table at the same time
DAY: Final = 86_400.0


class OperatorError(BlackgateError):
    """Not possible for this table; the message says what is."""


@asynccontextmanager
async def attached(url: str) -> AsyncIterator[Store]:
    store = await Store.attach(url)
    try:
        yield store
    finally:
        await store.close()


async def list_tables(url: str, *, finished: bool) -> list[tuple[TableRow, str]]:
    """Each with the reason for its quarantine, if any."""
    async with attached(url) as store:
        rows = await store.rows_in([*LIVE, *OVER] if finished else LIVE)
        return [(row, await why_quarantined(store, row)) for row in rows]


async def why_quarantined(store: Store, row: TableRow) -> str:
    if row.state != "quarantined":
        return ""
    last = await store.last(row.id)
    entry = journal.read_entry(last.data) if last else None
    return entry.reason if isinstance(entry, journal.Quarantined) else ""


async def export_record(url: str, name: str, path: Path, *, under_way: bool) -> None:
    """Write the record of a table to a new file. That of a game under way contains every hand, so it must be
    requested."""
    async with attached(url) as store:
        row = await find(store, name)
        table = await read_table(store, row)
    if table.recorder is None and not table.record:
        raise OperatorError(phrase("admin-no-game", table=name))
    if table.state in OVER:
        record = record_text(table)
    elif not under_way:
        raise OperatorError(phrase("admin-under-way", table=name))
    else:
        assert table.recorder is not None
        record = table.recorder.text()
    with written_beside(path) as part, file_errors(path):
        part.write_text(record, encoding="utf-8")


async def close_table(url: str, name: str) -> TableRow:
    """It ends where it stands, and everybody there is informed that the operator ended it."""
    async with attached(url) as store:
        for _ in range(ATTEMPTS):
            row, last = await find_with_last(store, name)
            if row.state not in ("open", "playing"):
                raise OperatorError(phrase("admin-not-live", table=name, state=row.state))
            now = time.time()
            ended = replace(row, state="ended", changed=now)
            if await added(store, row.id, journal.Ended(now, "operator"), last, ended):
                return ended
    raise OperatorError(phrase("admin-busy", table=name))


async def unlock_table(url: str, name: str) -> TableRow:
    """Release a quarantined table, if its journal is intact and this release can read it."""
    async with attached(url) as store:
        for _ in range(ATTEMPTS):
            row, last = await find_with_last(store, name)
            if row.state != "quarantined":
                raise OperatorError(phrase("admin-not-locked", table=name, state=row.state))
            table, unlocked = await read_table(store, row), journal.Unlocked(time.time())
            table.apply(unlocked)
            after = replace(row, state=table.state, changed=unlocked.at)
            if await added(store, row.id, unlocked, last, after):
                return after
    raise OperatorError(phrase("admin-busy", table=name))


async def rotate_secrets(url: str, days: int) -> None:
    """Seat tokens get a new secret; those of the old one stay valid for so many days."""
    async with attached(url) as store:
        now = time.time()
        await store.rotate_secret(now, now + days * DAY)


async def find(store: Store, name: str) -> TableRow:
    """By its id, or by its short code."""
    row = await store.row(name) or await store.row_by_code(name.strip().upper()) if name.isprintable() else None
    if row is None:
        raise OperatorError(phrase("admin-no-table", table=name))
    return row


async def find_with_last(store: Store, name: str) -> tuple[TableRow, StoredEntry | None]:
    """Also an entry of its journal after which the row has not changed, if it is still the last."""
    table_id = (await find(store, name)).id
    last = await store.last(table_id)
    return await find(store, table_id), last


async def read_table(store: Store, row: TableRow) -> Table:
    stored = await store.journal(row.id)
    try:
        run_to_end(checking_seals(stored))
        return replay_journal([entry.data for entry in stored.entries])
    except Refusal as refusal:
        raise OperatorError(refusal.words()) from None
    except Exception as error:
        reason = str(error) if isinstance(error, BrokenJournal) else f"{type(error).__name__}: {error}"
        raise OperatorError(phrase("admin-broken", table=row.id, reason=reason)) from error


async def lease_of(store: Store, table_id: str) -> int:
    """The number of the current lease, if any: with it we may write, and the owner notices."""
    if store.reading.engine.dialect.name != "postgresql":
        return 0
    found = await LeaseStore(store).find(table_id)
    return found.number if found else 0


async def added(
    store: Store, table_id: str, entry: Entry, last: StoredEntry | None, row: TableRow | None = None
) -> bool:
    """Whether it is in the journal now, right after the entry that was the last before anything was decided: somebody
    else may have been faster."""
    lease = await lease_of(store, table_id)
    try:
        await store.commit([append_after(last, table_id, entry_bytes(entry), row, lease)])
    except LostTable:
        return False
    await store.set_operator_mark()
    return True
