"""The story of a finished game, as it goes over HTTP and as it is kept."""

from __future__ import annotations

from msgspec import Struct

from blackgate.protocol.tables import LogLine


class ExpectedMove(Struct, frozen=True, omit_defaults=True):
    """A move that a bot expects to follow."""

    seat: int
    action: str
    label: str = ""


class CostlyChoice(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """With the action of that number a seat gave away `cost` of its chance to win, by what it could know. `line`: how
    the better choice would have gone on, itself first."""

    number: int
    seat: int
    action: str
    cost: float
    line: list[ExpectedMove]
    label: str = ""


class TurningPoint(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """After the action of that number the chances had changed much. `lucky`: most of it was chance's doing."""

    number: int
    seat: int
    lucky: bool
    log: list[LogLine] = []


class Luck(Struct, frozen=True):
    """What the dice and cards of that action did for each seat, against others that could have come up."""

    number: int
    chances: list[float]


class Story(Struct, frozen=True, kw_only=True):
    """How a game went: each seat's chance to win after so many actions, as things really were (`truth`) and as that
    seat could know (`known`); in team mode, its team's. Turning points and choices are in the order of the game."""

    truth: list[list[float]]
    known: list[list[float]]
    luck: list[Luck]
    costly: list[CostlyChoice]
    turning_points: list[TurningPoint] = []


class StoryTold(Struct, frozen=True):
    """The story, or how much of it is known, from 0 to 1; -1 where nobody has asked for it yet."""

    progress: float
    story: Story | None = None
