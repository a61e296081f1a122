"""Clocks: whose time runs and how long, what everybody sees of it, pauses, and the bot that plays at zero."""

from __future__ import annotations

from pathlib import Path

from blackgate.protocol.play import Update
from blackgate.protocol.tables import Clock, GameClock, NoClock, TurnClock
from blackgate.server import decisions, lobby
from blackgate.server import entries as journal
from tests.server.tabletop import Tabletop, admit, refused, sit_around, still_manager, summary

FREE = "cautious_move showers"
WINDOW_SECONDS = TurnClock(30).window
HOUR = 3600
DAY = 24 * HOUR


def timed(clock: Clock) -> Tabletop:
    return Tabletop(0, clock=clock)


def left(top: Tabletop) -> list[float]:
    shown = top.table.clock.shown(top.now)
    assert shown is not None
    return shown.left


def next_player(top: Tabletop) -> int:
    """The turn ends; who comes next."""
    (seat,) = top.table.asked
    top.choose(seat, "end")
    return top.table.asked[0]


# --- none
def test_without_a_clock_nobody_sees_one_and_nobodys_time_is_ever_up() -> None:
    top = timed(NoClock())
    top.pass_time(1e6)
    assert top.table.clock.shown(top.now) is None
    assert top.table.clock.expires() == 0


def test_what_everybody_has_spent_on_thinking_is_counted_even_then() -> None:
    top = timed(NoClock())
    top.pass_time(12)
    first = top.table.asked[0]
    second = next_player(top)
    top.pass_time(7)
    top.choose(second, "end")
    assert (top.table.clock.spent[first], top.table.clock.spent[second]) == (12, 7)


# --- per turn
def test_a_clock_per_turn_runs_for_whoever_is_asked() -> None:
    top = timed(TurnClock(30))
    (seat,) = top.table.asked
    assert left(top) == [30, 30, 30]
    top.pass_time(8)
    assert left(top) == [30 - 8 * (each == seat) for each in range(3)]
    shown = top.table.clock.shown(top.now)
    assert shown is not None
    assert shown.running == [seat]
    top.choose(seat, FREE)
    top.pass_time(5)
    assert left(top)[seat] == 17
    assert top.table.clock.expires() == top.now + 17


def test_with_each_turn_everybody_has_all_of_it_again() -> None:
    top = timed(TurnClock(30))
    top.pass_time(8)
    next_player(top)
    assert left(top) == [30, 30, 30]


def test_whoever_is_asked_in_the_turn_of_another_uses_their_own_time() -> None:
    top = Tabletop(2, clock=TurnClock(30)).play_until(lambda table: table.window == "beating", seed=2)
    (victim,) = top.table.asked
    active = int(top.table.game.active)
    assert victim != active
    before = left(top)
    top.pass_time(4)
    assert left(top)[victim] == before[victim] - 4
    assert left(top)[active] == before[active]


# --- per game
def test_a_clock_per_game_goes_on_from_turn_to_turn_with_an_increment_for_ones_own() -> None:
    top = timed(GameClock(100, increment=10))
    (first,) = top.table.asked
    top.pass_time(30)
    second = next_player(top)
    assert left(top)[first] == 100 - 30 + 10
    top.pass_time(25)
    next_player(top)
    assert left(top)[second] == 100 - 25 + 10
    assert left(top)[first] == 80


def test_nobody_has_less_than_nothing_left() -> None:
    top = timed(GameClock(100))
    (seat,) = top.table.asked
    top.pass_time(101)
    assert left(top)[seat] == 0
    next_player(top)
    assert left(top)[seat] == 0


# --- in a window
def test_in_a_window_for_several_there_is_one_deadline_and_nobodys_own_time_runs() -> None:
    top = timed(TurnClock(30)).play_until(lambda table: len(table.asked) > 1, seed=0)
    before = left(top)
    top.pass_time(5)
    shown = top.table.clock.shown(top.now)
    assert shown is not None
    assert (shown.left, shown.running, shown.deadline) == (before, [], WINDOW_SECONDS - 5)
    top.choose(top.table.asked[-1], "pass")
    assert top.table.clock.shown(top.now) == shown
    assert top.table.clock.expires() == top.now + WINDOW_SECONDS - 5


def test_at_a_table_for_days_a_window_may_be_open_for_days_too() -> None:
    top = timed(TurnClock(3 * DAY, 2 * DAY)).play_until(lambda table: len(table.asked) > 1, seed=0)
    assert top.table.clock.expires() == top.now + 2 * DAY
    assert top.read_again().clock.expires() == top.now + 2 * DAY


# --- time off
def test_the_clock_of_whoever_takes_time_off_stands_still() -> None:
    top = timed(TurnClock(3 * DAY))
    (seat,) = top.table.asked
    top.pass_time(DAY)
    top.apply(journal.OnVacation(seat, True, top.now))
    top.pass_time(10 * DAY)
    assert (left(top)[seat], top.table.clock.expires()) == (2 * DAY, 0)
    top.apply(journal.OnVacation(seat, False, top.now))
    top.pass_time(HOUR)
    assert left(top)[seat] == 2 * DAY - HOUR
    assert summary(top.read_again()) == summary(top.table)


def test_a_window_waits_for_whoever_takes_time_off() -> None:
    top = timed(TurnClock(3 * DAY)).play_until(lambda table: len(table.asked) > 1, seed=0)
    top.apply(journal.OnVacation(top.table.asked[1], True, top.now))
    assert top.table.clock.expires() == 0
    top.apply(journal.OnVacation(top.table.asked[1], False, top.now))
    assert top.table.clock.expires() > 0


def test_time_off_in_the_turn_of_another_changes_nothing() -> None:
    top = timed(TurnClock(3 * DAY))
    (seat,) = top.table.asked
    top.apply(journal.OnVacation((seat + 1) % 3, True, top.now))
    assert top.table.clock.expires() == top.now + 3 * DAY


# --- who has no clock
def test_the_time_of_bots_does_not_run() -> None:
    top = timed(TurnClock(30))
    (seat,) = top.table.asked
    top.pass_time(3)
    top.write(lobby.stand_in(top.table, seat, "rookie", 0, top.now, ""))
    top.pass_time(100)
    assert left(top)[seat] == 27
    assert top.table.clock.expires() == 0
    top.write(lobby.come_back(top.table, seat, top.now))
    top.pass_time(2)
    assert left(top)[seat] == 25


def test_no_clock_runs_while_there_is_no_server() -> None:
    top = timed(GameClock(100))
    (seat,) = top.table.asked
    top.pass_time(500)
    top.apply(journal.Woken(top.now))
    top.pass_time(20)
    assert left(top)[seat] == 80
    assert summary(top.read_again()) == summary(top.table)


def test_no_clock_runs_when_the_game_is_over_or_ended() -> None:
    top = timed(GameClock(100))
    top.apply(journal.Ended(top.now))
    top.pass_time(500)
    assert left(top) == [100, 100, 100]
    assert top.table.clock.expires() == 0


# --- pauses
def test_the_game_is_paused_when_everybody_agrees() -> None:
    top = timed(GameClock(100))
    (seat,) = top.table.asked
    top.pass_time(10)
    top.write(decisions.propose_pause(top.table, 0, top.now, ""))
    top.write(decisions.vote(top.table, 1, 1, True, top.now, ""))
    assert not top.table.paused
    top.write(decisions.vote(top.table, 2, 1, True, top.now, ""))
    assert top.table.paused
    top.pass_time(1000)
    assert left(top)[seat] == 90
    with refused("paused"):
        top.choose(seat, "end")
    top.write(decisions.resume(top.table, 2, top.now, ""))
    top.pass_time(5)
    assert left(top)[seat] == 85
    top.choose(seat, "end")
    assert summary(top.read_again()) == summary(top.table)


def test_it_is_not_paused_when_one_does_not() -> None:
    top = timed(GameClock(100))
    (seat,) = top.table.asked
    top.write(decisions.propose_pause(top.table, 0, top.now, ""))
    top.write(decisions.vote(top.table, 1, 1, False, top.now, ""))
    with refused("no-proposal"):
        decisions.vote(top.table, 2, 1, True, top.now, "")
    top.pass_time(5)
    assert left(top)[seat] == 95


def test_what_is_not_paused_cannot_be_resumed_and_what_has_not_begun_cannot_be_paused() -> None:
    with refused("not-paused"):
        decisions.resume(Tabletop().table, 0, 0.0, "")
    with refused("not-started"):
        decisions.propose_pause(Tabletop(start=False).table, 0, 0.0, "")


# --- at zero
async def test_at_zero_a_bot_plays_this_one_move(tmp_path: Path) -> None:
    top = timed(TurnClock(30))
    (seat,) = top.table.asked
    top.choose(seat, FREE)
    async with still_manager(tmp_path, bot_processes=1) as manager:
        room = await admit(manager, top)
        ear = (await sit_around(room, [seat]))[seat]
        manager.time += 29.99
        room.scheduler.reschedule()
        assert room.scheduler.moves == {}
        manager.time += 0.01
        room.scheduler.on_timeout()
        update = await ear.receive_until(Update)
        assert [played.by for played in room.table.actions] == ["", "clock"]
        assert update.log[0].by == "clock"
        assert room.table.actions[-1].seat == seat
        assert not room.table.seats[seat].played_by


async def test_at_the_deadline_of_a_window_bots_answer_for_whoever_has_not(tmp_path: Path) -> None:
    top = timed(TurnClock(30)).play_until(lambda table: len(table.asked) > 1, seed=0)
    first, last = top.table.asked
    top.choose(last, "pass")
    async with still_manager(tmp_path, bot_processes=1) as manager:
        room = await admit(manager, top)
        ear = (await sit_around(room, [first]))[first]
        manager.time += WINDOW_SECONDS
        room.scheduler.on_timeout()
        await ear.receive_until(Update)
        assert [(played.seat, played.by) for played in room.table.actions[-2:]] == [(first, "clock"), (last, "")]


async def test_whoever_is_quicker_than_the_bot_plays_themselves(tmp_path: Path) -> None:
    top = timed(TurnClock(30))
    (seat,) = top.table.asked
    async with still_manager(tmp_path, bot_processes=1) as manager:
        room = await admit(manager, top)
        manager.time += 30
        room.scheduler.on_timeout()
        (late,) = room.scheduler.moves.values()
        room.choose(seat, "end", room.table.version)
        await late
        assert [(played.action, played.by) for played in room.table.actions] == [("end", "")]
