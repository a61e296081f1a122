"""What goes on at a table by itself: bots make their moves, and clocks run out."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Final

from blackgate.server.bots import Position
from blackgate.server.entries import By
from blackgate.server.refusals import Refusal

if TYPE_CHECKING:
    from blackgate.server.room import Room

LATE: Final = "veteran"  # plays the move of somebody whose time is up


class Thinking:
    """The bots and the clock of one room."""

    def __init__(self, room: Room) -> None:
        self.room: Final = room
        self.moves: dict[tuple[int, int, str, By], asyncio.Task[None]] = {}  # by seat, version, and who plays there
        self.alarm: asyncio.TimerHandle | None = None

    def go_on(self) -> None:
        """Something has changed: let the bots move that are asked, and wind up the clock."""
        table = self.room.table
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        if table.state != "playing" or table.paused or self.room.closed or self.is_alone():
            return
        for seat in table.asked:
            if table.seats[seat].played_by and seat not in table.held:
                self.begin(seat, table.seats[seat].played_by, "bot" if table.seats[seat].stand_in else "")
        expires = table.clock.expires()
        if expires:
            late = max(0.0, expires - self.room.hall.now())
            self.alarm = asyncio.get_running_loop().call_later(late, self.time_is_up)

    def is_alone(self) -> bool:
        """Bots do not play for nobody: at a table without people they wait for somebody to watch."""
        return not self.room.listeners and not any(seat.key for seat in self.room.table.seats)

    def time_is_up(self) -> None:
        """For those whose time it was a bot plays this one move."""
        table = self.room.table
        if table.clock.expires() > self.room.hall.now():  # the alarm went off a moment early
            self.go_on()
            return
        for seat in table.asked:
            if seat not in table.held and not table.seats[seat].played_by:
                self.begin(seat, LATE, "clock")

    def begin(self, seat: int, kind: str, by: By) -> None:
        key = (seat, self.room.table.version, kind, by)
        if key not in self.moves:
            task = asyncio.get_running_loop().create_task(self.move(*key))
            self.moves[key] = task
            task.add_done_callback(lambda _: self.moves.pop(key, None))

    async def move(self, seat: int, version: int, kind: str, by: By) -> None:
        """Choose, if that is still asked when the bot has made up its mind."""
        room = self.room
        if version != room.table.version:  # somebody was quicker than this task
            return
        try:
            action = await self.think(seat, kind, by)
            asked = by == "clock" or room.table.seats[seat].played_by == kind
            if asked and not room.closed and version == room.table.version:
                room.choose(seat, room.table.game.book.action_texts[action], version, by)
        except Refusal:
            pass  # answered, paused or ended meanwhile
        except Exception as error:
            room.quarantine(error)

    async def think(self, seat: int, kind: str, by: By) -> int:
        """Always at least as long as the pace, so that nobody sees how much there was to think about (R17.4)."""
        table, hall = self.room.table, self.room.hall
        begun, seed = hall.now(), f"{table.id}/{seat}/{table.version}"
        action = await hall.bots.choose(kind, Position.of(table.moment_of(seat), seed))
        took = hall.now() - begun
        hall.metrics.bot_moved(took)
        if by != "clock":
            await asyncio.sleep(max(0.0, table.settings.pace / 1000 - took))
        return action

    def is_busy(self) -> bool:
        return bool(self.moves) or self.alarm is not None

    def stop(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        for task in self.moves.values():
            task.cancel()
