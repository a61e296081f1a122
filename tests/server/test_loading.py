"""Loading a table, and going back in it, costs no more than it must: counted in actions that the engine plays."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from random import Random

import pytest

from blackgate.protocol.tables import GameClock
from blackgate.records.rewinding import FAR, NEAR
from blackgate.rules.game import Game
from blackgate.server import entries as journal
from blackgate.server import slices
from blackgate.server.endpoints import ENDPOINTS, Call
from blackgate.server.entries import Entry
from blackgate.server.limits import AddressLimits
from blackgate.server.reading import read_table
from blackgate.server.refusals import Refusal
from blackgate.server.storage import Append
from blackgate.server.table import MOST_UNDOS, BrokenJournal, Table
from tests.server.tabletop import SHORT, Tabletop, admit, row_of, still_hall, summary
from tests.server.test_undo import FREE, back_and_forth, take_back, vote

Plain = tuple[int, ...]


class Count:
    plays = 0


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Count]:
    """How often the engine plays an action in a game that is on record; looking ahead into a window does not count."""
    count, play = Count(), Game.play

    def counting(game: Game, action: int | str) -> None:
        count.plays += game.journal is not None
        play(game, action)

    with monkeypatch.context() as patch:
        patch.setattr(Game, "play", counting)
        yield count


# --- loading
def test_moves_that_were_taken_back_are_not_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    top = Tabletop(clock=GameClock(600, 5))
    for _ in range(3):
        (seat,) = top.table.asked
        back_and_forth(top, seat, MOST_UNDOS)
        top.choose(seat, "end")
    with counted(monkeypatch) as count:
        again = top.read_again()
    assert count.plays == len(top.table.marks) == 3
    assert summary(again) == summary(top.table)


def test_nor_are_those_that_went_with_a_move_of_long_ago(monkeypatch: pytest.MonkeyPatch) -> None:
    top = Tabletop(undo=True, clock=GameClock(600, 5))
    (seat,) = top.table.asked
    for _ in range(3):
        top.choose(seat, "end")
        (other,) = top.table.asked
        back_and_forth(top, other, 3)
        top.choose(other, "search")
        take_back(top, seat)
        vote(top, (seat + 1) % 3)
        vote(top, (seat + 2) % 3)
        assert top.table.marks == []
    with counted(monkeypatch) as count:
        again = top.read_again()
    assert count.plays == 0
    assert summary(again) == summary(top.table)


def test_a_journal_of_release_0_1_0_is_played_once_and_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its entries do not say how the clocks stood, so that what was taken back is needed to know it."""
    top = Tabletop(clock=GameClock(600, 5))
    (seat,) = top.table.asked
    back_and_forth(top, seat, 10)
    rows = [journal.entry_bytes(as_written_by_0_1_0(entry)) for entry in top.journal]
    with counted(monkeypatch) as count:
        again = read_table(rows)
    assert count.plays == 10
    assert again.undos == {}
    assert summary(again) == summary(top.table)


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
        assert summary(read_table([journal.entry_bytes(row) for row in rows])) == new


def test_more_than_was_played_cannot_be_taken_back() -> None:
    top = Tabletop()
    (seat,) = top.table.asked
    top.choose(seat, FREE)
    for plays in (0, -1, 2):
        for turn in (-1, 0):
            entry = journal.TakenBack(plays, seat, top.now, "", turn, [0.0] * 3, [0.0] * 3)
            with pytest.raises(BrokenJournal, match="taken back"):
                read_table([*top.rows(), journal.entry_bytes(entry)])


# --- going back
@cache
def played_long() -> Tabletop:
    return Tabletop(0, undo=True).play_until(lambda table: len(table.marks) > 300 and len(table.asked) == 1, seed=0)


def long_game() -> Tabletop:
    return played_long().copy("long")


def test_taking_back_one_move_of_a_long_game_plays_a_few_again(monkeypatch: pytest.MonkeyPatch) -> None:
    top = long_game()
    with counted(monkeypatch) as count:
        top.table.take_back(1, top.table.marks[-1].seat, top.now)
    assert count.plays < NEAR


def test_after_going_back_everything_is_as_it_was_then_and_chance_as_it_would_have_been() -> None:
    top = long_game()
    random = Random(7)
    for back in (1, NEAR - 1, NEAR, NEAR + 1, FAR[0], FAR[0] + 5, 1, 150):
        table = top.table
        top.write([table.take_back(back, table.marks[-back].seat, top.now)])
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
        [(each.code, each.seat, each.other, each.card, each.number, each.audience) for each in some]
        for some in table.history(first)
    ]


def test_only_a_few_snapshots_are_kept_however_long_a_game_is() -> None:
    rewinding = long_game().table.rewinding
    assert rewinding is not None
    assert len(rewinding.kept) <= 3 + len(FAR)


# --- looking back
def test_who_comes_back_is_told_the_news_without_the_whole_game(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_game().table
    all_of_it = told(table)
    table.version += 1  # nothing is remembered of it
    first = len(all_of_it) - 5
    with counted(monkeypatch) as count:
        assert told(table, first) == all_of_it[first:]
    assert count.plays <= 5 + 2 * NEAR


def test_what_was_looked_up_for_one_is_there_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_game().table
    before = told(table, 100)
    with counted(monkeypatch) as count:
        assert told(table, 100) == before
        assert told(table, 200) == before[100:]
    assert count.plays == 0


# --- beside others
async def turns_of_others(work: Awaitable[object]) -> int:
    """How often something else in the event loop has its turn before this is done."""
    turns, done = 0, asyncio.ensure_future(work)
    while not done.done():
        turns += 1
        await asyncio.sleep(0)
    await done
    return turns


@pytest.mark.anyio
async def test_while_a_long_game_is_loaded_others_have_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)  # as if this machine were very slow
    top = long_game()
    async with still_hall(tmp_path) as hall:
        await hall.store.commit([Append(top.table.id, 0, top.rows(), row_of(top.table))])
        assert await turns_of_others(hall.room(top.table.id)) > len(top.journal)


@pytest.mark.anyio
@pytest.mark.parametrize("path", ["statistics", "replay"])
async def test_while_a_long_game_is_looked_through_others_have_their_turn(
    path: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    top = long_game()
    top.apply(journal.Ended(top.now))
    async with still_hall(tmp_path) as hall:
        room = await admit(hall, top)
        (endpoint,) = [each for each in ENDPOINTS if each.path.endswith(path)]
        call = Call(hall, AddressLimits(hall.settings), "", {"table": room.table.id}, {"count": "50"}, "")
        monkeypatch.setattr(slices, "SLICE_SECONDS", 0.0)
        assert await turns_of_others(endpoint.do(call)) >= 49
