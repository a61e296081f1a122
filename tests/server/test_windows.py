"""Reaction windows: all who may answer are asked at once, nobody sees who has, the answers count clockwise (R17.6)."""

from __future__ import annotations

from itertools import islice, permutations
from typing import Any, NamedTuple

import pytest

from blackgate.protocol.play import Ack, AlwaysPass, Play, Resume, Update, Welcome
from blackgate.protocol.tables import TurnClock
from blackgate.rules.windows import WINDOWS
from blackgate.server import decisions, lobby
from blackgate.server import entries as journal
from blackgate.server.publishing import WATCHING
from blackgate.server.room import Room
from blackgate.server.storage import Append
from blackgate.server.table import Table
from tests.rules.scenario import PLAIN_CARDS
from tests.server.tabletop import (
    Ear,
    StillManager,
    Tabletop,
    admit,
    choices,
    refused,
    row_of,
    say,
    sit_around,
    summary,
)


class Case(NamedTuple):
    """A window that opens for several in the random game of that seed."""

    window: str
    seed: int
    settings: dict[str, Any]


SIX_IN_TEAMS = {"players": 6, "team": True}
CASES = [
    Case("stop_card", 11, {"players": 4, "warden": True}),
    Case("stop_card", 34, {**SIX_IN_TEAMS, "warden": True}),
    Case("report", 49, {"players": 4, "warden": True}),
    Case("move_warden", 9, {"players": 4, "team": True, "warden": True}),
    Case("punishment", 51, {**SIX_IN_TEAMS, "warden": True}),
    Case("help", 3, SIX_IN_TEAMS),
]
OF_TWO_WHO_CAN = [case for case in CASES if case.window != "stop_card"]  # only one has the informer
STOP_CARD, REPORT = CASES[0], CASES[2]


def named(case: Case) -> str:
    return f"{case.window} of {case.settings['players']}"


every_window = pytest.mark.parametrize("case", CASES, ids=named)


def opened(case: Case) -> Tabletop:
    """The game at the moment in which that window opens for several, one of whom at least can do more than pass."""

    def there(table: Table) -> bool:
        several = table.window == case.window and len(table.asked) > 1
        return several and any(len(choices(table, seat)) > 1 for seat in table.asked)

    return Tabletop(case.seed, PLAIN_CARDS, clock=TurnClock(60), **case.settings).play_until(there, case.seed)


def deeds(table: Table, seat: int) -> list[str]:
    """What the seat can answer besides passing."""
    return [answer for answer in choices(table, seat) if answer != "pass"]


def record(table: Table) -> str:
    assert table.recorder is not None
    return table.recorder.text()


def one_after_the_other(top: Tabletop, answers: list[tuple[int, str]]) -> str:
    """The record as the engine makes it, which asks one seat after the other."""
    table = top.copy("engine").table
    for seat, answer in answers:
        table.play(seat, answer, top.now)
    return record(table)


async def answer(room: Room, ear: Ear, action: str) -> None:
    await say(room, ear, Play(f"ref{len(ear.heard)}", room.table.version, action))


# --- who is asked
@every_window
def test_all_who_may_answer_are_asked_at_once_clockwise(case: Case) -> None:
    table = opened(case).table
    asked = table.asked
    assert len(set(asked)) == len(asked) > 1
    turns = [(seat - asked[0]) % len(table.seats) for seat in asked]
    assert turns == sorted(turns)
    assert all("pass" in choices(table, seat) for seat in asked)


@every_window
async def test_everybody_sees_the_same_waiting_and_only_the_asked_have_choices(
    case: Case, manager: StillManager
) -> None:
    room = await admit(manager, opened(case))
    asked = room.table.asked
    for seat in (WATCHING, *range(len(room.table.seats))):
        ear = Ear(seat)
        room.enter(ear, -1)
        question = (await ear.receive_until(Welcome)).question
        assert question is not None
        assert (question.asked, question.window) == (asked, case.window)
        assert [choice.action for choice in question.choices] == (choices(room.table, seat) if seat in asked else [])
        assert (question.text == "Waiting for answers.") == (seat not in asked)


# --- nobody sees who has answered
@every_window
async def test_nobody_sees_anything_of_an_answer_that_waits(case: Case, manager: StillManager) -> None:
    top = opened(case)
    first, *_ = asked = top.table.asked
    for seat in asked:
        for action in ["pass", *deeds(top.table, seat)[:1]][: 1 if seat == first else 2]:  # the first would decide
            room = await admit(manager, top.copy(f"{seat} {action}"))
            ears = await sit_around(room, (WATCHING, *range(len(room.table.seats))))
            others = [ear for ear in ears.values() if ear.seat != seat]
            before = [(room.welcome(ear, -1), room.info(), room.row()) for ear in others]
            manager.time += 3
            await answer(room, ears[seat], action)
            manager.time -= 3  # or the clock would show that time has passed, as it does for everybody
            assert [ear.heard for ear in others] == [[]] * len(others)
            assert [(room.welcome(ear, -1), room.info(), room.row()) for ear in others] == before


@every_window
async def test_whoever_has_answered_sees_that_and_waits(case: Case, manager: StillManager) -> None:
    room = await admit(manager, opened(case))
    version, seat = room.table.version, room.table.asked[-1]
    ear = (await sit_around(room, [seat]))[seat]
    await answer(room, ear, "pass")
    update, ack = ear.messages()
    assert isinstance(update, Update)
    assert (update.version, update.question.answered, update.question.choices) == (version, True, [])
    assert update.question.text == "Waiting for answers."
    assert isinstance(ack, Ack)
    with refused("answered"):
        await answer(room, ear, "pass")


@every_window
async def test_in_whatever_order_the_answers_come_everybody_is_told_the_same(case: Case, manager: StillManager) -> None:
    top = opened(case)
    told: list[list[bytes]] = []
    records: set[str] = set()
    orders = list(islice(permutations(top.table.asked), 6))
    for number, order in enumerate(orders):
        name = f"order{number}"
        room = await admit(manager, top.copy(name))
        ears = await sit_around(room, (WATCHING, *range(len(room.table.seats))))
        for seat in order:
            await answer(room, ears[seat], "pass")
        records.add(record(room.table))
        told.append([message for ear in ears.values() for message in ear.heard if b'"answered":true' not in message])
        told[-1] = [message.replace(name.encode(), b"") for message in told[-1] if b'"ack"' not in message]
    assert len(records) == 1
    assert told == told[:1] * len(orders)
    assert len(told[0]) >= len(top.table.seats) + 1


# --- how they count
@every_window
async def test_who_does_something_does_it_once_all_before_have_passed(case: Case) -> None:
    top = opened(case)
    asked = top.table.asked
    for place, seat in enumerate(asked):
        for deed in deeds(top.table, seat):
            table, before = (other := top.copy("other")).table, asked[:place]
            other.choose(seat, deed)
            for earlier in reversed(before):
                assert table.version == top.table.version
                other.choose(earlier, "pass")
            assert record(table) == one_after_the_other(top, [*((each, "pass") for each in before), (seat, deed)])
            assert table.held == {}
            assert summary(other.read_again()) == summary(table)


@pytest.mark.parametrize("case", OF_TWO_WHO_CAN, ids=named)
async def test_the_first_clockwise_who_does_something_decides_and_later_answers_are_forgotten(case: Case) -> None:
    top = opened(case)
    first, *_, last = top.table.asked
    deed = deeds(top.table, first)[0]
    expected = one_after_the_other(top, [(first, deed)])
    top.choose(last, deeds(top.table, last)[-1])
    top.choose(first, deed)
    assert record(top.table) == expected
    assert top.table.held == {}


# --- when they count
def answer_at_once(top: Tabletop) -> list[journal.Entry]:
    """Everybody passes in the moment in which the window opens."""
    table, entries = top.table, list[journal.Entry]()
    top.now = table.asked_since
    for seat in table.asked:
        entries += top.write(decisions.choose(table, seat, "pass", table.version, top.now))
    return entries


def window_for_one() -> Tabletop:
    return Tabletop(2).play_until(lambda table: table.window == "beating" and len(table.asked) == 1, seed=2)


@pytest.mark.parametrize("pace", [0, 6, 700])
def test_a_window_is_open_for_half_the_pace_however_soon_all_have_answered(pace: int) -> None:
    """R17.4-6: when it closes must not tell whether there was something to think about."""
    top = Tabletop(REPORT.seed, pace=pace, **REPORT.settings)
    top.play_until(lambda table: table.window == "report" and len(table.asked) > 1, REPORT.seed)
    version, asked = top.table.version, top.table.asked
    assert [type(entry) for entry in answer_at_once(top)] == [journal.Held] * len(asked)
    top.pass_time(max(0.005, pace / 2000) - 0.001)
    assert top.close_window() == []
    assert (top.table.version, top.table.asked) == (version, asked)
    top.pass_time(0.002)
    assert [type(entry) for entry in top.write(top.close_window())] == [journal.Played] * len(asked)
    assert summary(top.read_again()) == summary(top.table)


def test_a_window_for_one_is_open_as_long() -> None:
    top = window_for_one()
    (victim,) = top.table.asked
    assert [type(entry) for entry in answer_at_once(top)] == [journal.Held]
    assert top.table.asked == [victim]
    top.wait_for_window()
    assert [type(entry) for entry in top.write(top.close_window())] == [journal.Played]
    assert summary(top.read_again()) == summary(top.table)


def test_whoever_answers_later_than_that_is_not_kept_waiting() -> None:
    top = window_for_one()
    assert [type(entry) for entry in top.choose(top.table.asked[0], "pass")] == [journal.Played]


@pytest.mark.parametrize("set_back", [0, 3600])
async def test_a_window_that_was_open_when_the_server_stopped_closes_afterwards(
    set_back: int, manager: StillManager
) -> None:
    """Even if the clock on the wall was set back."""
    top = opened(REPORT)
    version = top.table.version
    answer_at_once(top)
    await manager.store.commit([Append(top.table.id, 0, top.rows(), row_of(top.table))])
    manager.time = top.now - set_back
    room = await manager.room(top.table.id)
    ear = Ear(WATCHING)
    room.enter(ear, -1)
    update = await ear.receive_until(Update)
    assert update.version == version + len(top.table.asked)


async def test_a_window_does_not_close_while_the_game_is_paused(manager: StillManager) -> None:
    top = opened(REPORT)
    answer_at_once(top)
    top.apply(journal.Paused(top.now))
    room = await admit(manager, top)
    room.scheduler.reschedule()
    assert not room.scheduler.is_busy()
    ears = await sit_around(room, [0])
    await say(room, ears[0], Resume("r"))
    assert room.scheduler.is_busy()


# --- always passing
async def test_who_always_passes_is_not_waited_for_and_nobody_sees_it(manager: StillManager) -> None:
    top = opened(STOP_CARD)
    first, last = top.table.asked
    heard: list[list[bytes]] = []
    for name, always in (("by hand", False), ("always", True)):
        room = await admit(manager, top.copy(name))
        ears = await sit_around(room, (WATCHING, *range(4)))
        if always:
            await say(room, ears[last], AlwaysPass("ref", ["stop_card"]))
        else:
            await answer(room, ears[last], "pass")
        assert room.table.asked == [first, last]
        await answer(room, ears[first], "pass")
        heard.append([message.replace(name.encode(), b"") for ear in ears.values() if ear.seat != last
                      for message in ear.heard])  # fmt: skip
    assert heard[0] == heard[1]


def test_a_window_in_which_everybody_always_passes_keeps_nobody_waiting() -> None:
    top = Tabletop(REPORT.seed, **REPORT.settings)
    for seat in range(4):
        top.write(decisions.set_passes(top.table, seat, sorted(WINDOWS), top.now, ""))
    top.play_until(lambda table: len(table.actions) > 40 or table.window != "", REPORT.seed)
    assert top.table.window == ""
    passed = [played for played in top.table.actions if played.action == "pass"]
    assert passed != []
    assert {played.by for played in passed} == {""}
    assert summary(top.read_again()) == summary(top.table)


def test_always_passing_is_for_the_windows_named_and_can_be_ended() -> None:
    top = opened(REPORT)
    first, second, third = top.table.asked
    top.write(decisions.set_passes(top.table, third, ["stop_card"], top.now, ""))
    assert third not in top.table.held
    top.write(decisions.set_passes(top.table, third, ["report"], top.now, ""))
    assert top.table.held[third].action == "pass"
    top.write(decisions.set_passes(top.table, third, [], top.now, ""))
    top.choose(first, "pass")
    top.choose(second, "pass")
    assert top.table.seats[third].passes == frozenset()


async def test_saying_again_what_is_so_already_is_acknowledged_and_not_written_down(manager: StillManager) -> None:
    room = await admit(manager, Tabletop())
    ears = await sit_around(room, [0])
    await say(room, ears[0], AlwaysPass("a", ["report", "beating"]))
    written = room.table.entries
    for ref in ("b", "b", "c"):
        await say(room, ears[0], AlwaysPass(ref, ["beating", "report"]))
        assert (await ears[0].receive_until(Ack)).version == room.table.version
    assert room.table.entries == written
    assert len(await manager.store.entries(room.table.id)) == written


def test_only_windows_can_be_always_passed() -> None:
    with refused("unknown-window") as caught:
        decisions.set_passes(Tabletop().table, 0, ["Turn"], 0.0, "")
    assert "stop_card" in caught.value.text("en")


def test_a_bot_that_stands_in_answers_for_itself_and_whoever_comes_back_passes_again() -> None:
    top = opened(REPORT)
    seat = top.table.asked[-1]
    top.write(lobby.stand_in(top.table, seat, "rookie", 0, top.now, ""))
    top.write(decisions.set_passes(top.table, seat, ["report"], top.now, ""))
    assert top.table.held == {}
    back = top.write(lobby.come_back(top.table, seat, top.now))
    assert isinstance(back[0], journal.CameBack)
    assert top.table.held[seat].action == "pass"


def test_nothing_is_passed_while_the_game_is_paused() -> None:
    top = opened(REPORT)
    seat = top.table.asked[-1]
    top.apply(journal.Paused(top.now))
    top.write(decisions.set_passes(top.table, seat, ["report"], top.now, ""))
    assert top.table.held == {}
    top.write(decisions.resume(top.table, 0, top.now, ""))
    assert seat in top.table.held
