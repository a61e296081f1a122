"""Puzzles, as they go over HTTP: which there are, and what comes of a try."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.protocol.play import Question
from blackgate.protocol.state import OwnState, PublicState
from blackgate.protocol.tables import EventInfo, LogLine, TableInfo

Theme = Literal["win", "get", "survive"]
Verdict = Literal["open", "solved", "failed"]


class PuzzleInfo(Struct, frozen=True):
    """A puzzle in the list: `win` this turn, `get` the card `goal` this turn, or `survive` until the next turn.
    `difficulty` is from 1 to 3."""

    id: str
    theme: Theme
    goal: str
    goal_name: str  # with its article, in words
    difficulty: int
    players: int


class Puzzles(Struct, frozen=True):
    """All puzzles of this server's edition; `today` is the id of the puzzle of the day, empty where there are none."""

    puzzles: list[PuzzleInfo]
    today: str


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that was chosen so far, from the position of the puzzle on."""

    tried: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=30)] = []


class PuzzleStep(Struct, frozen=True):
    """The game after one more action, as the seat of the puzzle sees it, and what the action did."""

    state: PublicState
    own: OwnState
    events: list[EventInfo]
    log: list[LogLine]


class PuzzleTried(Struct, frozen=True, kw_only=True):
    """How the puzzle stands after a try. `steps` are what came of the last choice, or the position itself where nothing
    was chosen yet; where it was wrong, they go on as bots would play, to the seat's next turn or the end.

    `solution` is the first choice that solves it, in words, and `chance` how likely it works; told when it is over.
    """

    puzzle: PuzzleInfo
    table: TableInfo
    seat: int
    verdict: Verdict
    steps: list[PuzzleStep]
    question: Question
    solution: str = ""
    chance: float = 1.0
