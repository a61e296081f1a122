"""A table that is loaded, or goes back, is as it was; meanwhile others have their turn (what it costs: `plays/`)."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from contextlib import suppress
from functools import cache
from random import Random

import pytest

from blackgate.protocol.tables import GameClock
from blackgate.records.rewinding import FAR, NEAR
from blackgate.server import entries as journal
from blackgate.server import time_slices
from blackgate.server.calls import Call
from blackgate.server.endpoints import ENDPOINTS
from blackgate.server.entries import Entry
from blackgate.server.journal_replay import replay_journal
from blackgate.server.rate_limits import AddressRateLimits
from blackgate.server.refusals import Refusal
from blackgate.server.storage import Append
from blackgate.server.table import Table
from blackgate.server.table_state import BrokenJournal
from tests.server.tabletop import SHORT, StillManager, Tabletop, admit, row_of, summary
from tests.server.test_undo import FREE, take_back, vote

Plain = tuple[int, ...]


def as_written_by_0_1_0(entry: Entry) -> Entry:
    if isinstance(entry, journal.TakenBack):
        return journal.TakenBack(entry.plays, entry.seat, entry.at, entry.ref)
    return entry


@pytest.mark.parametrize("seed", range(6))
def test_journals_that_are_half_old_and_half_new_are_read_alike(seed: int) -> None:
    random, top = Random(seed), Tabletop(seed, SHORT, undo=True, clock=GameClock(600, 5))
    for _ in range(100):
        top.pass_time(random.random())
        if top.table.state == "over":
            break
        if random.random() < 0.7:
            top.play_on(random)
            continue
        with suppress(Refusal):
            take_back(top, random.randrange(3))
        while top.table.proposal is not None:
            voter = next(seat for seat in range(3) if seat not in top.table.proposal.votes)
            vote(top, voter, yes=random.random() < 0.8)
    assert any(isinstance(entry, journal.TakenBack) and entry.plays > 1 for entry in top.journal)
    new = summary(top.table)
    for share in (0.0, 0.3, 0.7, 1.0):
        rows = [as_written_by_0_1_0(each) if random.random() < share else each for each in top.journal]
        assert summary(replay_journal([journal.entry_bytes(row) for row in rows])) == new


def test_more_than_was_played_cannot_be_taken_back() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    top.choose(seat, FREE)
    for plays in (0, -1, 2):
        for turn in (-1, 0):
            entry = journal.TakenBack(plays, seat, top.now, "", turn, [0.0] * 3, [0.0] * 3)
            with pytest.raises(BrokenJournal, match="taken back"):
                replay_journal([*top.rows(), journal.entry_bytes(entry)])


# --- going back
@cache
def played_long() -> Tabletop:
    return Tabletop(0, undo=True).play_until(lambda table: len(table.actions) > 300 and len(table.asked) == 1, seed=0)


def long_game() -> Tabletop:
    return played_long().copy("long")


def test_after_going_back_everything_is_as_it_was_then_and_chance_as_it_would_have_been() -> None:
    top = long_game()
    random = Random(7)
    for back in (1, NEAR - 1, NEAR, NEAR + 1, FAR[0], FAR[0] + 5, 1, 150):
        table = top.table
        top.write([table.take_back(back, table.actions[-back].seat, top.now)])
        assert alike(table, top.read_again())
        for _ in range(random.randrange(40)):
            top.play_on(random)
        assert alike(table, top.read_again())
    top.play_out(seed=7)
    assert alike(top.table, top.read_again())


def alike(one: Table, other: Table) -> bool:
    return summary(one) == summary(other) and told(one) == told(other)


def told(table: Table, first: int = 0) -> list[list[Plain]]:
    """What happened, in figures that can be compared."""
    return [
        [(each.code, each.seat, each.other, each.kind, each.number, each.audience) for each in some]
        for some in table.history(first)
    ]


def test_only_a_few_snapshots_are_kept_however_long_a_game_is() -> None:
    rewinding = long_game().table.rewinding
    assert rewinding is not None
    assert len(rewinding.kept) <= 3 + len(FAR)


# --- beside others
async def turns_of_others(work: Awaitable[object]) -> int:
    """How often something else in the event loop has its turn before this is done."""
    turns, done = 0, asyncio.ensure_future(work)
    while not done.done():
        turns += 1
        await asyncio.sleep(0)
    await done
    return turns


async def test_while_a_long_game_is_loaded_others_have_their_turn(
    manager: StillManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", 0.0)  # as if this machine were very slow
    top = long_game()
    await manager.store.commit([Append(top.table.id, 0, top.rows(), row_of(top.table))])
    assert await turns_of_others(manager.room(top.table.id)) > len(top.journal)


@pytest.mark.parametrize("path", ["statistics", "replay"])
async def test_while_a_long_game_is_looked_through_others_have_their_turn(
    path: str, manager: StillManager, monkeypatch: pytest.MonkeyPatch
) -> None:
    top = long_game()
    top.apply(journal.Ended(top.now))
    room = await admit(manager, top)
    (endpoint,) = [each for each in ENDPOINTS if each.path.endswith(path)]
    call = Call(manager, AddressRateLimits(manager.settings), "", {"table": room.table.id}, {"count": "50"}, "")
    monkeypatch.setattr(time_slices, "SLICE_SECONDS", 0.0)
    assert await turns_of_others(endpoint.do(call)) >= 49
