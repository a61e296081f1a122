"""The game as a client gets it, with the names of the rulebook: what everybody may know (R17.1), and one's own."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from blackgate.plain import Counts, ModulesState, PublicSeat, TurnState

WaitingStep = dict[str, Any]  # its id as `step`, whom it is about as `seat`, and what else it holds


class FightState(TypedDict):
    """A fight under way: an Extortion, one by Michel(le) (`attacker` is -1), or two of a Brawl.

    `tool` is what it is about, or empty; `weapons` lie on the table; `helpers` laid one for a teammate; `due` has to
    lay a Weapon or to answer now, or is -1; `michel_cards` are those that are out.
    """

    attacker: int
    defender: int
    tool: str
    weapons: Counts
    helpers: list[int]
    due: int
    michel_cards: list[str]


class RollState(TypedDict):
    """A roll by which somebody moves, until they have chosen where to: who chooses, and the number."""

    seat: int
    number: int


class PublicState(TypedDict):
    """What everybody sees. `gangs` has the pile of each Gang: the card on top, then what was put under it. `waiting` is
    the stack of questions, the one on top last, for a program that has the rules.
    """

    asked: int
    seats: list[PublicSeat]
    deck_size: int
    piles: Counts
    discard: Counts
    table: Counts
    gangs: dict[str, list[str]]
    turn: TurnState
    fight: FightState | None
    roll: RollState | None
    waiting: list[WaitingStep]
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
    fight: FightState | None
    roll: RollState | None
    waiting: list[WaitingStep]
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
    waiting: NotRequired[list[WaitingStep]]
