"""The tables that people play at while everything else goes wrong: in different modes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from tests.server.serving import RunningServer, Seat


@dataclass(frozen=True)
class Plan:
    """A table to play at."""

    people: int
    bots: tuple[str, ...] = ()
    settings: dict[str, Any] = field(default_factory=dict)

    def open(self, server: RunningServer) -> list[Seat]:
        """The seats of its people; the game has begun."""
        names = (f"P{number}" for number in range(self.people))
        seats = server.start_game(*names, bots=self.bots, **self.settings)
        return seats


PLANS: Final = (
    Plan(2),
    Plan(3, settings={"undo": True}),
    Plan(4, settings={"team": True, "clock": {"type": "turn", "seconds": 60}}),
    Plan(1, ("rookie", "rookie"), {"tracker": True}),
    Plan(2, ("veteran",), {"michel": "michel"}),
    Plan(6, settings={"warden": True, "clock": {"type": "game", "seconds": 600, "increment": 5}}),
    Plan(3, ("random", "rookie"), {"michel": "michelle", "warden": True, "undo": True}),
    Plan(2, settings={"warden": True, "undo": True, "clock": {"type": "turn", "seconds": 60}}),
)
