"""The clocks of a table. They read no system clock: every entry brings its time along.

People who are asked use up their own time; bots do not. In a window that asks several at once no seat's clock runs,
since it would show who has answered (R17.6); instead there is one deadline for all of them.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from blackgate.protocol import play as wire
from blackgate.protocol.tables import Clock, GameClock, NoClock, TurnClock


class TableClock:
    """What everybody has left, whose time runs and since when."""

    def __init__(self, kind: Clock, seats: int) -> None:
        self.kind: Final = kind
        self.left = [0.0 if isinstance(kind, NoClock) else float(kind.seconds)] * seats
        self.spent = [0.0] * seats
        self.running: tuple[int, ...] = ()
        self.since = 0.0
        self.deadline = 0.0  # of a window; 0 where there is none

    def stop(self, at: float) -> None:
        """Charge the seats whose time ran; then no clock runs."""
        for seat in self.running:
            passed = max(0.0, at - self.since)
            self.spent[seat] += passed
            if not isinstance(self.kind, NoClock):
                self.left[seat] = max(0.0, self.left[seat] - passed)
        self.running = ()
        self.deadline = 0.0

    def run(self, at: float, asked: Collection[int], *, together: bool) -> None:
        """The time of the people who are asked begins to run."""
        self.since = at
        if not together:
            self.running = tuple(asked)
        elif not isinstance(self.kind, NoClock):
            self.deadline = at + self.kind.window

    def new_turn(self, ended: int) -> None:
        """The turn of the seat `ended` is over."""
        if isinstance(self.kind, TurnClock):
            self.left = [float(self.kind.seconds)] * len(self.left)
        elif isinstance(self.kind, GameClock):
            self.left[ended] += self.kind.increment

    def expires(self) -> float:
        """When somebody's time is up; 0 where nobody's ever is."""
        if isinstance(self.kind, NoClock):
            return 0.0
        if self.deadline:
            return self.deadline
        return min((self.since + self.left[seat] for seat in self.running), default=0.0)

    def shown(self, now: float) -> wire.Clocks | None:
        """What everybody sees of it; nothing at a table without clocks."""
        if isinstance(self.kind, NoClock):
            return None
        passed = max(0.0, now - self.since)
        left = [round(max(0.0, has - passed * (seat in self.running)), 2) for seat, has in enumerate(self.left)]
        return wire.Clocks(left, list(self.running), round(max(0.0, self.deadline - now), 2) if self.deadline else -1.0)
