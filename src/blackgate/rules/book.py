"""The rulebook in force at a table: the edition's figures with the rules they belong to. Shared by all clones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.rules.kinds import NOTHING

if TYPE_CHECKING:
    from blackgate.edition import Edition
    from blackgate.rules.backgrounds import Background
    from blackgate.rules.effects import Effect
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.turn_actions import Link, TurnAction


class Place:
    """A Place of the board (R4): its numbers, its Search value, what it forbids and what can be done only there.

    `forbids` and `offers` have a bit for each turn action.
    """

    def __init__(self, slot: i64, name: str, numbers: list[int], search: i64) -> None:
        self.slot: Final = slot
        self.name: Final = name
        self.numbers: Final = numbers
        self.search: Final = search
        self.forbids: i64 = 0
        self.offers: i64 = 0


class Recipe:
    """R8.2: cards discarded for cards taken. `link` says whether a Link is among what is discarded."""

    def __init__(self, discards: list[int], link: bool, card: i64, count: i64) -> None:
        self.discards: Final = discards  # without the Link
        self.link: Final = link
        self.card: Final = card
        self.count: Final = count


class Offer:
    """R11.5: what can be bought in one go."""

    def __init__(self, card: i64, count: i64, price: i64) -> None:
        self.card: Final = card
        self.count: Final = count
        self.price: Final = price


class Gang:
    """R9.1: which Accessories it wants to see, and how many different ones."""

    def __init__(self, wanted: i64, needs: i64) -> None:
        self.wanted: Final = wanted  # a bit for each Accessory
        self.needs: Final = needs


class Rulebook:
    """Everything that never changes in a game."""

    def __init__(self, edition: Edition, seats: i64) -> None:
        self.edition: Final = edition
        self.seats: Final = seats
        figures = edition.game
        self.goal: i64 = edition.goals[int(seats)]
        self.actions: i64 = figures.actions
        self.solitary_actions: i64 = figures.solitary_actions
        self.cautious_move: i64 = figures.cautious_move
        self.hand_limit: i64 = figures.hand_limit
        self.starting_cards: i64 = figures.starting_cards
        self.last_turn: i64 = figures.rounds * int(seats)
        self.die: i64 = figures.die
        self.total: vec[i64] = vec[i64]([card.count for card in edition.cards.values()])
        self.value: vec[i64] = vec[i64]([card.value for card in edition.cards.values()])
        self.points: vec[i64] = vec[i64]([card.points or 0 for card in edition.cards.values()])
        self.places: list[Place] = []
        self.recipes: list[Recipe] = []
        self.offers: list[Offer] = []
        self.gangs: list[Gang] = []
        self.gang_cards: list[GangCard] = []
        self.action_cards: list[list[Effect]] = []
        self.backgrounds: list[Background] = []
        self.answering: vec[i64] = vec[i64]()  # for each moment, a bit for each Background revealed at it
        self.turn_actions: list[TurnAction] = []
        self.turn_action_of: list[TurnAction | None] = []  # for each action of the table
        self.confined: i64 = 0  # turn actions forbidden in a turn begun in Solitary (R15.2)
        self.solitary_slot: i64 = NOTHING  # where players are sent (R15.1)
        self.numbered: i64 = 0  # Places that can be gone to come first, then Solitary
        self.links: list[Link | None] = []  # for each Place and Gang card (or none), what can be done there
        self.leads_to: list[list[int]] = []  # for each result of the die, the Places it leads to (R6.1)
