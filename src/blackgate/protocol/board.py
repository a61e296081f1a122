"""What is printed, in words of one language, for whoever draws it. Everything is found by the names of the rulebook."""

from __future__ import annotations

from typing import Any

from msgspec import Struct


class Described(Struct, frozen=True):
    """Something with a name and what it does."""

    name: str
    text: str


class Deed(Struct, frozen=True):
    """Something that can be done."""

    id: str
    name: str


class PlaceInfo(Struct, frozen=True):
    """What lies in a slot of the board. `numbers`: of the die; `search`: cards of a Search there; `piles` and `tokens`:
    which of the open piles of cards, and of the stacks of tokens, lie there."""

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
    """A Gang wants so many (`needs`) of these Accessories."""

    name: str
    needs: int
    wants: list[str]


class CardInfo(Struct, frozen=True):
    """A card of the hand. `family` says what it is, `value` what it sells for; few but Action cards have a text."""

    name: str
    text: str
    family: str
    value: int


class GangCardInfo(Struct, frozen=True):
    """A Gang card and the Gang that it belongs to."""

    name: str
    text: str
    gang: str


class RecipeInfo(Struct, frozen=True):
    """Crafting: discard these cards, take `count` of that one."""

    discard: list[str]
    take: str
    count: int


class EditionInfo(Struct, frozen=True):
    """Which edition a table plays; two with the same fingerprint play alike."""

    name: str
    fingerprint: str


class WholeEdition(Struct, frozen=True):
    """All of it, for a program that has the rules: they make the same game of it."""

    name: str
    fingerprint: str
    printed: dict[str, Any]


class Board(Struct, frozen=True, kw_only=True):
    """A table's board and all its cards. `homes`: each seat's Cell Block; empty parts belong to modules not in play.

    `verbs`: all that can be done in a turn of this game, by the first word of its actions; `basic`: which of it
    everybody can do, wherever they are; `does`: what it does, in a sentence, where there is one.

    `michel_shows`: the Knife and Tools on each Michel card. `pictures`: for a card that is not in the standard edition,
    what can be drawn in its place: a standard card that does much the same, or the sign of its family.
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
