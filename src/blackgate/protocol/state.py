"""The game as a client gets it, with the names of the rulebook: what everybody may know (R17.1), and one's own."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from blackgate.plain import Counts, ModulesState, PublicSeat, TurnState


class PublicState(TypedDict):
    """What everybody sees. `gangs` has the pile of each Gang: the card on top, then what was put under it. `waiting` is
    the stack of questions: each a name and its fields, the one on top last.
    """

    asked: int
    seats: list[PublicSeat]
    deck_size: int
    piles: Counts
    discard: Counts
    table: Counts
    gangs: dict[str, list[str]]
    turn: TurnState
    waiting: list[list[int | str]]
    over: bool
    modules: ModulesState


class StateChanges(TypedDict, total=False):
    """The keys of PublicState that are new. Seats are by their number, and only those that have changed."""

    asked: int
    seats: dict[str, PublicSeat]
    deck_size: int
    piles: Counts
    discard: Counts
    table: Counts
    gangs: dict[str, list[str]]
    turn: TurnState
    waiting: list[list[int | str]]
    over: bool
    modules: ModulesState


class OwnState(TypedDict):
    """What only this seat knows. `tracker` and `bounds` are filled where the table has a tracker (R17.3).

    In a window `asked` and `waiting` are the question as it is put to this seat.
    """

    seat: int
    hand: Counts
    background: str
    backgrounds: list[str]
    tracker: list[dict[str, list[int]]]
    bounds: list[dict[str, list[int]]]
    asked: NotRequired[int]
    waiting: NotRequired[list[list[int | str]]]
