"""Whoever wants no question with a single answer gets none: at once among bots, among people at a time that tells
nothing (R17.4, R17.6). It is taken back together with the choice that led to it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from blackgate.server import decisions
from blackgate.server import entries as journal
from blackgate.server.lobby import start as start_game
from blackgate.server.table import Table
from tests.server.tabletop import NAMES, Tabletop, choices, summary


class Silent(Tabletop):
    """Ann, who wants no needless question, among bots."""

    def __init__(self, seed: int, **settings: Any) -> None:
        super().__init__(seed, start=False, players=4, **settings)
        for seat in range(1, 4):
            self.apply(journal.Emptied(seat, 0))
            self.apply(journal.Filled(seat, NAMES[seat], "random"))
        self.write(start_game(self.table, self.now))
        self.write(decisions.set_silence(self.table, 0, True, self.now, ""))


def silent_people(seed: int) -> Tabletop:
    top = Tabletop(seed, players=4)
    for seat in range(4):
        top.write(decisions.set_silence(top.table, seat, True, top.now, ""))
    return top


@pytest.mark.parametrize("seed", range(4))
def test_among_bots_nobody_is_asked_what_has_one_answer(seed: int) -> None:
    """In a whole game of somebody who never reveals."""
    top, random = Silent(seed), Random(seed)
    asked = 0
    while top.table.state == "playing":
        seat = next(seat for seat in top.table.asked if seat not in top.table.held)
        legal = choices(top.table, seat)
        if seat == 0:
            asked += 1
            assert len(legal) > 1, legal
            legal = [choice for choice in legal if not choice.startswith("reveal")]
        top.choose(seat, random.choice(legal))
    assert asked > 20
    assert any(action.forced for action in top.table.actions)
    assert summary(top.read_again()) == summary(top.table)


def forced_moment(top: Tabletop) -> decisions.ForcedAnswer:
    top.play_until(lambda table: bool(decisions.forced_answers(table)), seed=1)
    return decisions.forced_answers(top.table)[0]


def test_among_people_it_takes_as_long_as_a_thought_and_that_depends_on_no_hand() -> None:
    """R17.6: the time comes from the table's secret, the seat and the question alone."""
    top = silent_people(3)
    forced = forced_moment(top)
    since = forced.due - top.table.asked_since
    assert decisions.LEAST_THOUGHT <= since <= decisions.MOST_THOUGHT
    assert decisions.automatic_answers(top.table, forced.due - 0.01) == []
    before = top.table.version
    assert decisions.automatic_answers(top.table, forced.due) != []
    assert top.table.version > before or forced.seat in top.table.held


def test_whoever_bluffs_is_asked_everything() -> None:
    top = silent_people(3)
    forced = forced_moment(top)
    top.write(decisions.set_silence(top.table, forced.seat, False, top.now, ""))
    assert forced.seat not in [each.seat for each in decisions.forced_answers(top.table)]


def taken_back(table: Table, seat: int) -> bool:
    return decisions.can_take_back(table, seat) and table.actions[-1].forced


def test_what_was_forced_is_taken_back_with_the_choice_before() -> None:
    top = Silent(5)
    top.play_until(lambda table: taken_back(table, 0), seed=5)
    chosen = top.table.last_of(0)
    assert chosen is not None
    assert chosen < len(top.table.actions) - 1
    top.write(decisions.take_back(top.table, 0, top.table.version, top.now, ""))
    assert len(top.table.actions) == chosen
    assert top.table.asked == [0]
    assert len(choices(top.table, 0)) > 1
    assert summary(top.read_again()) == summary(top.table)
