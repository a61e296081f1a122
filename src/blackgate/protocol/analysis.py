"""HTTP: the analysis board. Actions are tried from a starting point, and a bot comments on them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.protocol.play import Plain, Question
from blackgate.protocol.state import OwnState, PublicState
from blackgate.protocol.tables import BotKind, EventInfo, LogLine, SeatNumber, TableInfo

MOST_TRIED = 200  # actions from the starting point


class OfTable(Struct, frozen=True, forbid_unknown_fields=True, tag="table"):
    """A finished game after `step` actions."""

    table: Annotated[str, Meta(max_length=60)]
    step: Annotated[int, Meta(ge=0, le=100_000)]


class OfPosition(Struct, frozen=True, forbid_unknown_fields=True, tag="position"):
    """A position as text (docs/records.md)."""

    text: Annotated[str, Meta(max_length=6000)]


class OfPuzzle(Struct, frozen=True, forbid_unknown_fields=True, tag="puzzle"):
    """The position of a puzzle."""

    puzzle: Annotated[str, Meta(max_length=60)]


Beginning = OfTable | OfPosition | OfPuzzle
Tried = Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=MOST_TRIED)]


class SeeBeginning(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the board of a starting point."""

    beginning: Beginning


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for the result of these actions. `since`: how many results the client already has."""

    beginning: Beginning
    tried: Tried = []
    since: Annotated[int, Meta(ge=0, le=MOST_TRIED + 1)] = 0


class AnalysisStep(Struct, frozen=True, kw_only=True):
    """The game after one more action, with all hands open. `label`: the action in words; `question`: for the player
    asked next; `position`: the position as text."""

    seat: int
    action: str
    label: str
    state: PublicState
    own: list[OwnState]
    events: list[EventInfo]
    log: list[LogLine]
    question: Question
    position: str


class Analysis(Struct, frozen=True, kw_only=True):
    """The steps from `since` on; step 0 is the starting point. An answer may hold only some of them: ask again for the
    rest. `played`: how a table's game continued from the starting point."""

    table: TableInfo
    steps: list[AnalysisStep]
    played: list[str]


class Think(Struct, frozen=True, forbid_unknown_fields=True):
    """A request for a strong bot's opinion after so many seconds of thinking."""

    beginning: Beginning
    tried: Tried = []
    seconds: Literal[1, 5, 20] = 1


class Thoughts(Struct, frozen=True):
    """The bot's alternatives, as in a hint."""

    alternatives: list[Plain]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A request to play on from there, in that seat, against bots."""

    beginning: Beginning
    tried: Tried = []
    seat: SeatNumber
    bot: BotKind = "veteran"
