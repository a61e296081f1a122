"""The state of a game, in the rulebook's names: what everybody may know (R17.1), and what only one seat knows."""

from __future__ import annotations

from typing import Any, NotRequired, TypedDict

from blackgate.plain import Counts, ModulesState, PublicSeat, TurnState

WaitingStep = dict[str, Any]  # `step`: its id; `seat`: whom it concerns; and its fields


class FightState(TypedDict):
    """A fight under way: an Extortion, one by Michel(le) (`attacker` is -1), or two players of a Brawl.

    `tool`: the Tool demanded, if any; `weapons`: those on the table; `helpers`: teammates who laid one; `due`: who has
    to lay a Weapon or to answer now, or -1; `michel_cards`: those revealed.
    """

    attacker: int
    defender: int
    tool: str
    weapons: Counts
    helpers: list[int]
    due: int
    michel_cards: list[str]


class RollState(TypedDict):
    """The roll of a player who is choosing where to go."""

    seat: int
    number: int


class PublicState(TypedDict):
    """What everybody sees. `gangs`: the pile of each Gang, the top card first. `waiting`: the stack of pending
    questions, the top one last, for programs that have the rules.
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
    """The keys of PublicState that have changed. Seats are by number, and only those that have changed."""

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
    """What only this seat knows. `tracker` and `bounds` are empty if the table has no tracker (R17.3).

    In a window, `asked` and `waiting` are the question as this seat is asked it.
    """

    seat: int
    hand: Counts
    background: str
    backgrounds: list[str]
    tracker: list[dict[str, list[int]]]
    bounds: list[dict[str, list[int]]]
    asked: NotRequired[int]
    waiting: NotRequired[list[WaitingStep]]
