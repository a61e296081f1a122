"""Vacation for people with an account: their clocks stop at all their tables, for a limited number of days a year."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import msgspec
import structlog
from sqlalchemy import Connection, insert, select, update

from blackgate.protocol import notices as wire
from blackgate.server import entries as journal
from blackgate.server.leases import Elsewhere
from blackgate.server.operator.tables import ATTEMPTS, added
from blackgate.server.players import accounts
from blackgate.server.refusals import Refusal
from blackgate.server.room import LIVE
from blackgate.server.storage import Store, StoredEntry
from blackgate.server.storage.schema import VACATIONS

if TYPE_CHECKING:
    from blackgate.server.table_manager import TableManager

LOG = structlog.get_logger(__name__)
DAY: Final = 86_400.0
YEAR: Final = 365 * DAY

_ABOUT_SEATS: Final = msgspec.json.Decoder(journal.SatDown | journal.Filled | journal.Emptied | journal.OnVacation)


async def shown(manager: TableManager, player_id: str) -> wire.Vacation:
    now, days = manager.now(), manager.settings.vacation_days
    taken = await periods(manager, player_id)
    until = max((until for _, until in taken if until > now), default=0.0)
    return wire.Vacation(until, round(max(0.0, days - used(taken, now) / DAY), 2), days)


async def periods(manager: TableManager, player_id: str) -> list[tuple[float, float]]:
    query = select(VACATIONS.c.start, VACATIONS.c.until).where(VACATIONS.c.player_id == player_id)
    return await manager.store.all(lambda start, until: (start, until), query)


def used(taken: list[tuple[float, float]], now: float) -> float:
    """Days used in the last 365, and those of a vacation under way that are still to come."""
    return sum(max(0.0, until - max(start, now - YEAR)) for start, until in taken)


async def take(manager: TableManager, player_id: str, until: float) -> None:
    """From now until then, replacing one under way. Raises Refusal if not enough days are left."""
    now = manager.now()
    most = manager.settings.vacation_days * DAY
    going_on = (VACATIONS.c.player_id == player_id) & (VACATIONS.c.until > now)

    def change(connection: Connection) -> None:
        connection.execute(update(VACATIONS).where(going_on).values(until=now, ended=True))
        query = select(VACATIONS.c.start, VACATIONS.c.until).where(VACATIONS.c.player_id == player_id)
        before = used([(row[0], row[1]) for row in connection.execute(query)], now)
        if until > now:
            if before + until - now > most:
                raise Refusal("no-vacation-left")
            connection.execute(insert(VACATIONS).values(player_id=player_id, start=now, until=until, ended=False))

    await manager.store.write(change)
    await set_clocks(manager, player_id, on=until > now)


async def end_expired(manager: TableManager) -> None:
    """Restart the clocks of people whose vacation is over, unless they have taken another one. Where that fails, it is
    tried again the next time."""
    now = manager.now()
    over = (VACATIONS.c.until <= now) & ~VACATIONS.c.ended
    query = select(VACATIONS.c.player_id).where(over)
    for player_id in await manager.store.scalars(query):
        going_on = any(until > now for _, until in await periods(manager, player_id))
        if not await set_clocks(manager, player_id, on=going_on):
            continue
        ended = update(VACATIONS).where(over, VACATIONS.c.player_id == player_id)
        await manager.store.execute(ended.values(ended=True))


async def set_clocks(manager: TableManager, player_id: str, *, on: bool) -> bool:
    """At all tables where they play; whether that was possible at each."""
    everywhere = True
    seats = await accounts.seats_of(manager.store, player_id)
    rows = await manager.store.rows([table for table, _ in seats])
    playing = {row.id for row in rows if row.state in LIVE}
    for table_id, seat in seats:
        if table_id not in playing:
            continue
        try:
            room = await manager.room(table_id)
        except Elsewhere:
            entry = journal.OnVacation(seat, on, manager.now())
            everywhere &= await note_elsewhere(manager.store, table_id, player_id, entry)
            continue
        except Refusal as refusal:
            LOG.info("no vacation at a table", table=table_id, reason=refusal.code)
            everywhere = False
            continue
        there = room.table.seats[seat]
        if there.player == player_id and there.vacation != on:
            entry = journal.OnVacation(seat, on, manager.now())
            room.table.apply(entry)
            room.change([entry])
    return everywhere


async def note_elsewhere(store: Store, table_id: str, player_id: str, entry: journal.OnVacation) -> bool:
    """In the journal of another process's table. Its owner notices; and if it writes at the same moment, once more."""
    for _ in range(ATTEMPTS):
        written = (await store.journal(table_id)).entries
        row = await store.row(table_id)
        if row is None or row.state not in LIVE or not is_news(written, player_id, entry):
            return True
        if await added(store, table_id, entry, written[-1]):
            return True
    LOG.warning("no vacation at a table", table=table_id, reason="busy")
    return False


def is_news(written: Sequence[StoredEntry], player_id: str, entry: journal.OnVacation) -> bool:
    """Whether they sit there, and it is not noted yet."""
    on = None
    for stored in reversed(written):
        try:
            before = _ABOUT_SEATS.decode(stored.data)
        except msgspec.ValidationError:  # about something else, perhaps by a later release
            continue
        if before.seat != entry.seat:
            continue
        if not isinstance(before, journal.OnVacation):
            return isinstance(before, journal.SatDown) and before.player == player_id and entry.on != bool(on)
        on = before.on if on is None else on
    return False
