"""HTTP: the story of a finished game; it is stored in the same form."""

from __future__ import annotations

from msgspec import Struct

from blackgate.protocol.tables import LogLine


class ExpectedMove(Struct, frozen=True, omit_defaults=True):
    """A move that a bot expects."""

    seat: int
    action: str
    label: str = ""


class CostlyChoice(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An action that cost a seat `cost` of its chance to win, given what it could know. `line`: the better choice and
    the moves expected after it."""

    number: int
    seat: int
    action: str
    cost: float
    line: list[ExpectedMove]
    label: str = ""


class TurningPoint(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """An action after which the chances had changed a lot. `lucky`: mostly by luck."""

    number: int
    seat: int
    lucky: bool
    log: list[LogLine] = []


class Luck(Struct, frozen=True):
    """How much the dice and cards of an action changed each seat's chance, compared with the other possible results."""

    number: int
    chances: list[float]


class Story(Struct, frozen=True, kw_only=True):
    """Each seat's (in team mode, each team's) chance to win after each action: given all cards (`truth`), and given
    what that seat could know (`known`). Turning points and choices are in the order of the game."""

    truth: list[list[float]]
    known: list[list[float]]
    luck: list[Luck]
    costly: list[CostlyChoice]
    turning_points: list[TurningPoint] = []


class StoryProgress(Struct, frozen=True):
    """The story, or its progress from 0 to 1; -1 if nobody has requested it."""

    progress: float
    story: Story | None = None
