"""How fast bots are: the host sets the pace, and whoever plays alone among them lets them wait and make one move at a
time. No pace, and no moment at which it is set, shows who has answered in a window."""

from __future__ import annotations

from typing import Any

from blackgate.protocol import play as wire
from blackgate.server import decisions
from blackgate.server import entries as journal
from blackgate.server.lobby import start as start_game
from blackgate.server.tokens import Holder
from tests.server.tabletop import (
    NAMES,
    Ear,
    StillManager,
    Tabletop,
    admit,
    refused,
    say,
    sit_around,
    summary,
)

CALM = 1500


class Alone(Tabletop):
    """Ann among bots, one of whom begins."""

    def __init__(self, seed: int = 4, **settings: Any) -> None:
        super().__init__(seed, start=False, first=1, **settings)
        for seat in range(1, len(self.table.seats)):
            self.apply(journal.Emptied(seat, 0))
            self.apply(journal.Filled(seat, NAMES[seat], "rookie"))
        self.write(start_game(self.table, self.now))


def told_to_wait(seed: int) -> Alone:
    top = Alone(seed)
    top.write(decisions.set_stepwise(top.table, 0, True, ""))
    return top


async def moving(manager: StillManager, top: Tabletop, *messages: wire.FromClient) -> list[int]:
    """Whose moves are under way after Ann has said this."""
    room = await admit(manager, top)
    ann = (await sit_around(room, [0]))[0]
    for message in messages:
        await say(room, ann, message)
    return sorted(seat for seat, *_ in room.scheduler.moves)


async def test_bots_wait_and_make_one_move_when_they_are_told_to(manager: StillManager) -> None:
    assert await moving(manager, told_to_wait(4)) == []
    assert await moving(manager, told_to_wait(5), wire.Step("1", 1)) == [1]
    assert await moving(manager, told_to_wait(6), wire.Stepwise("1", False)) == [1]


def test_a_step_is_good_for_one_question_and_survives_a_restart() -> None:
    top = Alone()
    top.write(decisions.set_stepwise(top.table, 0, True, "wait"))
    assert top.table.bots_rest
    with refused("stale"):
        decisions.step(top.table, 0, top.table.version - 1, "")
    top.write(decisions.step(top.table, 0, top.table.version, "step"))
    assert not top.table.bots_rest
    assert summary(top.read_again()) == summary(top.table)
    top.choose(1, "end")
    assert top.table.bots_rest
    assert summary(top.read_again()) == summary(top.table)


def test_where_several_people_play_nobody_lets_the_bots_wait() -> None:
    top = Tabletop(3)
    with refused("not-alone"):
        decisions.set_stepwise(top.table, 0, True, "")
    with refused("not-alone"):
        decisions.step(top.table, 0, top.table.version, "")


async def test_only_the_host_sets_the_pace(manager: StillManager) -> None:
    room = await admit(manager, Tabletop(3))
    ann, ben = Ear(0, holder=Holder("table3", 0, "key0")), Ear(1, holder=Holder("table3", 1, "key1"))
    room.enter(ann, -1)
    room.enter(ben, -1)
    with refused("not-host"):
        await say(room, ben, wire.SetPace("1", CALM))
    await say(room, ann, wire.SetPace("1", CALM))
    assert room.info().settings.pace == CALM


def test_another_pace_counts_from_the_next_question_on() -> None:
    """R17.6: a window that closed as soon as the pace is set would show that all have answered."""
    top = Tabletop(3, pace=CALM)
    before = decisions.closes(top.table)
    top.write(decisions.set_pace(top.table, 0, 0, ""))
    assert decisions.closes(top.table) == before
    assert summary(top.read_again()) == summary(top.table)
    (seat,) = top.table.asked
    top.choose(seat, "end")
    assert decisions.window_seconds(top.table) == decisions.LEAST_SECONDS
