"""HTTP: puzzles, and attempts to solve them."""

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
    goal_name: str  # in words, with its article
    difficulty: int
    players: int


class Puzzles(Struct, frozen=True):
    """All puzzles of this server's edition. `today`: the id of the puzzle of the day; empty if there are no puzzles."""

    puzzles: list[PuzzleInfo]
    today: str


class TryPuzzle(Struct, frozen=True, forbid_unknown_fields=True):
    """All choices so far, from the position of the puzzle."""

    tried: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(max_length=30)] = []


class PuzzleStep(Struct, frozen=True):
    """The game after one more action, as the puzzle's seat sees it, and the events."""

    state: PublicState
    own: OwnState
    events: list[EventInfo]
    log: list[LogLine]


class PuzzleTried(Struct, frozen=True, kw_only=True):
    """The puzzle after an attempt. `steps`: the result of the last choice, or the position if nothing has been chosen;
    after a wrong choice, bots play on to the seat's next turn or the end.

    `solution`: the first choice that solves it, in words, and `chance` its probability; both only at the end.
    """

    puzzle: PuzzleInfo
    table: TableInfo
    seat: int
    verdict: Verdict
    steps: list[PuzzleStep]
    question: Question
    solution: str = ""
    chance: float = 1.0
