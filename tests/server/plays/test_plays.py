"""Loading a table, and going back in it, costs no more than it must: counted in actions that the engine plays.

They count by putting something in the place of `Game.play`, which compiled rules do not allow.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from blackgate.protocol.tables import GameClock
from blackgate.records.rewinding import NEAR
from blackgate.rules.game import Game
from blackgate.server import entries as journal
from blackgate.server.journal_replay import replay_journal
from blackgate.server.table_state import MOST_UNDOS
from tests.server.tabletop import Tabletop, summary
from tests.server.test_loading import as_written_by_0_1_0, long_game, told
from tests.server.test_undo import back_and_forth, take_back, vote


class Count:
    plays = 0


@contextmanager
def counted(monkeypatch: pytest.MonkeyPatch) -> Iterator[Count]:
    """How often the engine plays an action in a game that is on record; looking ahead into a window does not count."""
    count, play = Count(), Game.play

    def counting(game: Game, action: int | str) -> None:
        count.plays += game.event_log is not None
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
    assert count.plays == len(top.table.actions) == 3
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
        assert top.table.actions == []
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
        again = replay_journal(rows)
    assert count.plays == 10
    assert again.undos == {}
    assert summary(again) == summary(top.table)


def test_taking_back_one_move_of_a_long_game_plays_a_few_again(monkeypatch: pytest.MonkeyPatch) -> None:
    top = long_game()
    with counted(monkeypatch) as count:
        top.table.take_back(1, top.table.actions[-1].seat, top.now)
    assert count.plays < NEAR


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
