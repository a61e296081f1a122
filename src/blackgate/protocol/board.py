"""HTTP: what is printed on the board and the cards, in one language. The keys are the rulebook's names."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Described(Struct, frozen=True):
    """A name and a description."""

    name: str
    text: str


class Deed(Struct, frozen=True):
    """An action by its id."""

    id: str
    name: str


class PlaceInfo(Struct, frozen=True):
    """The Place in a slot of the board. `numbers`: of the die; `search`: cards drawn by a Search; `piles` and `tokens`:
    the open piles and the stacks of tokens beside it."""

    id: str
    name: str
    text: str
    numbers: list[int]
    search: int
    deeds: list[Deed]
    forbids: list[Deed]
    piles: list[str]
    tokens: list[str]


class GangInfo(Struct, frozen=True):
    """A Gang. `needs` of the Accessories in `wants` are required to join it."""

    name: str
    needs: int
    wants: list[str]


class CardInfo(Struct, frozen=True):
    """A card of the hand. `value`: what it sells for. Mostly Action cards have a text."""

    name: str
    text: str
    family: str
    value: int


class GangCardInfo(Struct, frozen=True):
    """A Gang card and its Gang."""

    name: str
    text: str
    gang: str


class RecipeInfo(Struct, frozen=True):
    """Crafting: discard these cards, take `count` of that one."""

    discard: list[str]
    take: str
    count: int


class EditionInfo(Struct, frozen=True):
    """A table's edition; editions with the same fingerprint play alike."""

    name: str
    fingerprint: str


class WholeEdition(Struct, frozen=True):
    """The whole edition, for a program that has the rules."""

    name: str
    fingerprint: str
    printed: dict[str, Any]


class Board(Struct, frozen=True, kw_only=True):
    """The board and all cards of a table. `homes`: each seat's Cell Block. Parts of modules not in play are empty.

    `verbs`: the names of everything that can be done in a turn, by the first word of the action; `basic`: those that
    are possible everywhere; `does`: a description of some of them.

    `michel_shows`: the Knife and Tools on each Michel card. `pictures`: what to draw for a card that is not in the
    standard edition: a standard card with a similar effect, or the symbol of its family.
    """

    goal: int
    die: int
    verbs: dict[str, str]
    basic: list[str]
    does: dict[str, str]
    recipes: list[RecipeInfo]
    places: dict[str, PlaceInfo]
    gangs: dict[str, GangInfo]
    cards: dict[str, CardInfo]
    gang_cards: dict[str, GangCardInfo]
    backgrounds: dict[str, Described]
    tokens: dict[str, Described]
    traumas: dict[str, Described]
    michel: str
    michel_cards: dict[str, str]
    michel_shows: dict[str, list[str]]
    pictures: dict[str, str]
    homes: list[str]
    teams: list[int]
    hand_limit: int
    edition: EditionInfo
