"""A game as plain data: the names and types that saved games, views, bots and the server's messages share."""

from __future__ import annotations

from typing import TypedDict

Counts = dict[str, int]  # counts by name; zeros may be left out


class PublicSeat(TypedDict):
    """What lies in front of a player. `background` is empty until it is revealed, `gang` is the Gang card."""

    place: str
    hand_size: int
    beatings: int
    cigarettes: int
    points: int
    tunnel: Counts
    gang: str
    background: str
    revealed: bool
    tokens: Counts
    trauma: str


class TurnState(TypedDict):
    """The turn: whose it is, who began the game, how many there were, and what was done in this one."""

    active: int
    first: int
    number: int
    actions: int
    searches: int
    extortions: int
    used: int
    confined: bool


class ModulesState(TypedDict, total=False):
    """What modules have put on the board; nothing in the base game."""

    stacks: Counts
    backgrounds_seen: list[int]
    michel: str
    michel_deck: Counts
    michel_discard: Counts
    warden: str
    traumas: list[str]
