"""A room's timers: bots move, windows close, clocks run out."""

from __future__ import annotations

import asyncio
import hmac
from typing import TYPE_CHECKING, Final

from blackgate.rules.game import number_of
from blackgate.server import decisions
from blackgate.server.bots import Position
from blackgate.server.entries import By
from blackgate.server.refusals import Refusal
from blackgate.server.table import Table

if TYPE_CHECKING:
    from blackgate.server.room import Room

TIMEOUT_BOT: Final = "veteran"  # plays the move of somebody whose time is up


class Scheduler:
    """The bot moves, the window timer and the clock timer of one room."""

    def __init__(self, room: Room) -> None:
        self._room: Room | None = room  # until it is closed
        self.moves: dict[tuple[int, int, str, By], asyncio.Task[None]] = {}  # by seat, version, and who plays there
        self.clock_timer: asyncio.TimerHandle | None = None
        self.window_timer: asyncio.TimerHandle | None = None  # of a window in which all have answered
        self.forced_timer: asyncio.TimerHandle | None = None  # of an answer that is the only one

    @property
    def room(self) -> Room:
        assert self._room is not None, "a closed room has no scheduler"
        return self._room

    def reschedule(self) -> None:
        """Something has changed: let bots that are asked move, close the window in time, and set the clock timer."""
        if self._room is None:
            return
        table, now = self.room.table, self.room.manager.now()
        self.cancel_timers()
        if table.state != "playing" or table.paused or self.room.closed or self.is_deserted():
            return
        for seat in table.asked if not table.bots_rest else ():
            if table.seats[seat].played_by and seat not in table.held:
                self.start_move(seat, table.seats[seat].played_by, "bot" if table.seats[seat].stand_in else "")
        if decisions.decided(table):  # the system clock may have been set back
            early = max(0.0, min(decisions.window_seconds(table), decisions.closes(table) - now))
            self.window_timer = asyncio.get_running_loop().call_later(early, self.close_window)
        for forced in decisions.forced_answers(table)[:1]:
            self.forced_timer = asyncio.get_running_loop().call_later(max(0.0, forced.due - now), self.answer_forced)
        expires = table.clock.expires()
        if expires:
            late = max(0.0, expires - now)
            self.clock_timer = asyncio.get_running_loop().call_later(late, self.on_timeout)

    def is_deserted(self) -> bool:
        """Without people bots do not play: they wait for somebody to watch."""
        return not self.room.listeners and not any(seat.key for seat in self.room.table.seats)

    def close_window(self) -> None:
        """All have answered, and its time has come."""
        table = self.room.table
        now = max(self.room.manager.now(), decisions.closes(table))
        try:
            entries = decisions.close_window(table, now)
            self.room.change(entries + decisions.automatic_answers(table, now))
        except Exception as error:
            self.room.quarantine(error)

    def answer_forced(self) -> None:
        """A forced answer has waited long enough."""
        table = self.room.table
        now = max([self.room.manager.now(), *[forced.due for forced in decisions.forced_answers(table)[:1]]])
        try:
            self.room.change(decisions.automatic_answers(table, now))
        except Exception as error:
            self.room.quarantine(error)

    def on_timeout(self) -> None:
        """A bot makes this one move for players whose time is up."""
        table = self.room.table
        if table.clock.expires() > self.room.manager.now():  # the alarm went off a moment early
            self.reschedule()
            return
        for seat in table.asked:
            if seat not in table.held and not table.seats[seat].played_by:
                self.start_move(seat, TIMEOUT_BOT, "clock")

    def start_move(self, seat: int, kind: str, by: By) -> None:
        key = (seat, self.room.table.version, kind, by)
        if key not in self.moves:
            task = asyncio.get_running_loop().create_task(self.move(*key))
            self.moves[key] = task
            task.add_done_callback(lambda _: self.moves.pop(key, None))

    async def move(self, seat: int, version: int, kind: str, by: By) -> None:
        """Choose, if the question is still open when the bot has decided."""
        room = self.room
        if version != room.table.version:  # somebody was quicker than this task
            return
        try:
            action = await self.choose_action(seat, kind, by)
            asked = by == "clock" or (room.table.seats[seat].played_by == kind and not room.table.bots_rest)
            if asked and not room.closed and version == room.table.version:
                room.choose(seat, room.table.game.book.action_texts[action], version, by)
        except Refusal:
            pass  # answered, paused or ended meanwhile
        except Exception as error:
            room.quarantine(error)

    async def choose_action(self, seat: int, kind: str, by: By) -> int:
        """At the table's pace, or that of its kind, so that nobody can tell how much there was to think about
        (R17.4)."""
        table, manager, loop = self.room.table, self.room.manager, asyncio.get_running_loop()
        begun = loop.time()
        scripted = table.next_in_lesson(seat)
        if scripted:
            action = int(number_of(table.game.book, scripted))
        else:
            position = Position.of(table.moment_of(seat), seed_of_move(table, seat))
            action = await manager.bots.choose(kind, position, self.room.guest, table.id)
        if by != "clock":
            await asyncio.sleep(begun + table.asked_pace / 1000 - loop.time())
        manager.metrics.bot_moved(loop.time() - begun)
        return action

    def is_busy(self) -> bool:
        timers = (self.clock_timer, self.window_timer, self.forced_timer)
        return bool(self.moves) or any(timer is not None for timer in timers)

    def stop(self) -> None:
        """For good. Breaking the cycle frees an evicted room at once, without the garbage collector."""
        self.cancel_timers()
        for task in self.moves.values():
            task.cancel()
        self._room = None

    def cancel_timers(self) -> None:
        for timer in (self.clock_timer, self.window_timer, self.forced_timer):
            if timer is not None:
                timer.cancel()
        self.clock_timer = self.window_timer = self.forced_timer = None


def seed_of_move(table: Table, seat: int) -> str:
    """A bot's randomness is derived from the table's secret: from a public seed others could compute its moves for
    every hand it could have. The same question gives the same seed, so a lost move is made again; and the secret, from
    which dice and cards are derived, cannot be computed from it."""
    return hmac.digest(table.secret, f"bot/{seat}/{table.version}".encode(), "sha256").hex()
