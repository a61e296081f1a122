"""The analysis board, as it goes over HTTP: where it begins, what was tried from there, and what a bot thinks of it."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.protocol.play import Plain, Question
from blackgate.protocol.state import OwnState, PublicState
from blackgate.protocol.tables import BotKind, EventInfo, LogLine, SeatNumber, TableInfo

MOST_TRIED = 200  # actions from where it begins


class OfTable(Struct, frozen=True, forbid_unknown_fields=True, tag="table"):
    """A finished game after so many actions."""

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
    """What is printed there."""

    beginning: Beginning


class Analyse(Struct, frozen=True, forbid_unknown_fields=True):
    """What comes of these actions. `since`: of so many of them the client knows it."""

    beginning: Beginning
    tried: Tried = []
    since: Annotated[int, Meta(ge=0, le=MOST_TRIED + 1)] = 0


class AnalysisStep(Struct, frozen=True, kw_only=True):
    """The game after one more action, with all hands open. `label`: the action in words; `question` is put to whoever
    is asked then. `position`: all of it as text."""

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
    """Steps from `since` on, the first of all being the beginning itself; as many as an answer holds, so ask again for
    those that are missing. `played`: how the game went on from its beginning, where it is that of a table."""

    table: TableInfo
    steps: list[AnalysisStep]
    played: list[str]


class Think(Struct, frozen=True, forbid_unknown_fields=True):
    """What would a strong bot do there, after so many seconds of thought?"""

    beginning: Beginning
    tried: Tried = []
    seconds: Literal[1, 5, 20] = 1


class Thoughts(Struct, frozen=True):
    """Its alternatives, as those of a hint."""

    alternatives: list[Plain]


class PlayOn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish to play on from there, in that seat, against bots."""

    beginning: Beginning
    tried: Tried = []
    seat: SeatNumber
    bot: BotKind = "veteran"
