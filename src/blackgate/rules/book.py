"""The rulebook in force at a table: the edition's figures with the rules they belong to. Shared by all clones."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.rules.actions import action_texts
from blackgate.rules.kinds import (
    ACTION_CARD,
    FIRST_KINDS,
    FURTHER_ACTION_CARD,
    FURTHER_RARE_ITEM,
    LINK,
    MOST_KINDS,
    NOTHING,
    ONE,
    PLACE_NAMES,
    RARE_ITEM,
)

if TYPE_CHECKING:
    from blackgate.edition import Edition
    from blackgate.rules.backgrounds import Background
    from blackgate.rules.effect_base import Effect
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.modules import Module
    from blackgate.rules.options import Options
    from blackgate.rules.turn_actions import Owner, PossibleAction, TurnAction


MOST_OFFERS: Final[i64] = 128  # choices at once, with as many kinds of cards as the standard edition
NOTES: Final = 20


class Place:
    """A Place of the board (R4): its numbers, its Search value, what it forbids and what can be done only there.

    `forbids` and `offers` have a bit for each turn action, as `forbidden` and `actions` name them.
    """

    def __init__(
        self,
        slot: i64,
        name: str,
        numbers: tuple[int, ...],
        search: i64,
        forbidden: tuple[str, ...],
        actions: tuple[str, ...],
    ) -> None:
        self.slot: Final = slot
        self.name: Final = name
        self.numbers: Final = numbers
        self.search: Final = search
        self.forbidden: Final = forbidden
        self.actions: Final = actions
        self.is_cell_block = False  # somebody's own
        self.forbids: i64 = 0
        self.forbids_at_home: i64 = 0  # only to those whose own Cell Block it is (R13.7)
        self.offers: i64 = 0


class Recipe:
    """R8.2: cards discarded for cards taken. `link` says whether a Link is among what is discarded."""

    def __init__(self, discards: list[int], link: bool, card: i64, count: i64) -> None:
        self.discards: Final = discards  # without the Link that a card may spare
        self.link: Final = link
        self.kinds: i64 = 0  # a bit for each kind discarded, without the Link and with it
        for kind in discards:
            self.kinds |= ONE << kind
        self.kinds_with_link: i64 = self.kinds | (ONE << LINK) if link else self.kinds
        self.doubles: Final = [kind for kind in discards if discards.count(kind) > 1 or (link and kind == LINK)]
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

    def __init__(self, edition: Edition, options: Options) -> None:
        self.edition: Final = edition
        self.options: Final = options
        self.seats: Final[i64] = options.players
        figures = edition.game
        self.goal: i64 = edition.goals[options.players]
        self.actions: i64 = figures.actions
        self.solitary_actions: i64 = figures.solitary_actions
        self.cautious_move: i64 = figures.cautious_move
        self.hand_limit: i64 = figures.hand_limit
        self.starting_cards: i64 = figures.starting_cards
        self.last_turn: i64 = figures.rounds * options.players
        self.die: i64 = figures.die
        # names by number, "" for a number that the edition does not use, and the numbers by name
        self.card_names: Final = card_names(edition)
        self.kind_of: Final = numbers_of(self.card_names)
        self.gang_card_names: Final = tuple(edition.gang_cards)
        self.gang_card_of: Final = numbers_of(self.gang_card_names)
        self.background_names: Final = tuple(edition.backgrounds)
        self.background_of: Final = numbers_of(self.background_names)
        self.trauma_names: Final = tuple(edition.traumas)
        self.trauma_of: Final = numbers_of(self.trauma_names)
        self.michel_card_names: Final = tuple(edition.michel.cards)
        self.action_texts: Final = action_texts(list(self.card_names), list(self.background_names))
        self.action_of_text: Final = numbers_of(self.action_texts)
        self.kinds: Final[i64] = len(self.card_names)  # a hand is so long
        self.most_offers: Final[i64] = MOST_OFFERS + 2 * (self.kinds - FIRST_KINDS)
        self.total: vec[i64] = vec[i64]([0] * int(self.kinds))
        self.value: vec[i64] = vec[i64]([0] * int(self.kinds))
        self.points: vec[i64] = vec[i64]([0] * int(self.kinds))
        self.playable: i64 = 0  # a bit for each kind of Action card
        for name, card in edition.cards.items():
            kind = self.kind_of[name]
            self.total[kind] = card.count
            self.value[kind] = card.value
            self.points[kind] = card.points
            if card.effects:
                self.playable |= ONE << kind
        self.places: list[Place] = []
        self.recipes: list[Recipe] = []
        self.offers: list[Offer] = []
        self.gangs: list[Gang] = []
        self.joinable: vec[i64] = vec[i64]()  # for each set of Accessories, a bit for each Gang it is enough for
        self.gang_cards: list[GangCard] = []
        self.action_cards: list[list[Effect]] = []  # from the kind ACTION_CARD on; empty for a Rare item
        self.backgrounds: list[Background] = []
        self.answering: vec[i64] = vec[i64]()  # for each moment, a bit for each Background revealed at it
        self.turn_actions: list[TurnAction] = []
        self.owners: list[Owner | None] = []  # for each action of the table, the turn action it belongs to
        self.confined: i64 = 0  # turn actions forbidden in a turn begun in Solitary (R15.2)
        self.solitary_slot: i64 = NOTHING  # where players are sent (R15.1)
        self.open_slots: i64 = 0  # a bit for each Place that one can go to
        self.homes: vec[i64] = vec[i64]([0] * options.players)  # for each seat, its Cell Block
        self.teams: i64 = 0  # how many sides there are; 0: everyone for themselves
        # for each Place, Gang card (or none), and whether it is one's own Cell Block: what can be done there
        self.possible: list[PossibleAction | None] = []
        self.possible_in_place: Final[i64] = 2 * (len(edition.gang_cards) + 1)
        # for each Place and result of the die: the Places it leads to from there (R6.1)
        self.exits: list[list[int]] = []
        self.module: Module | None = None  # the first of those in play
        self.watched = False  # a module wants to know of every action
        self.notes: vec[i64] = vec[i64]([0] * NOTES)  # what modules look up while playing
        self.confines = True  # R15.2 holds

    def all_backgrounds(self) -> i64:
        """A bit for each Background of the edition."""
        return (ONE << len(self.background_names)) - 1

    def bits(self, name: str) -> i64:
        """The turn actions of that name: an action may be done in several ways."""
        bits: i64 = 0
        for turn_action in self.turn_actions:
            if turn_action.name == name:
                bits |= turn_action.bit
        return bits

    def exits_of(self, place: i64, die: i64) -> list[int]:
        return self.exits[place * (self.die + 1) + die]

    def team_of(self, seat: i64) -> i64:
        """R13.1: seats alternate between the teams; without teams everyone is their own."""
        return seat if self.teams == 0 else seat % self.teams

    def sides(self) -> i64:
        """How many compete: teams, or everyone for themselves."""
        return self.seats if self.teams == 0 else self.teams

    def winners(self, points: list[int]) -> list[int]:
        """R2.1, R2.4, R13.3: the seats of whoever has most points, given each seat's own; a tie is shared."""
        totals = self.totals(points)
        most = max(totals)
        return [seat for seat in range(len(points)) if totals[seat] == most]

    def totals(self, points: list[int]) -> list[int]:
        """R13.3: for each seat the points of its team, given each seat's own; without teams they are the same."""
        sides = [0] * int(self.sides())
        for seat, own in enumerate(points):
            sides[self.team_of(seat)] += own
        return [sides[self.team_of(seat)] for seat in range(len(points))]

    def slot_of(self, name: str) -> i64:
        """Where a Place lies, by its own name or by the name of the one it replaces (R14.2)."""
        if name in PLACE_NAMES:
            return PLACE_NAMES.index(name)
        for place in self.places:
            if place.name == name:
                return place.slot
        return NOTHING


def card_names(edition: Edition) -> tuple[str, ...]:
    """The edition's cards by kind: what the rules name, then Rare items and Action cards, each in two parts."""
    names = [""] * int(MOST_KINDS)
    kind, rare, action = 0, int(RARE_ITEM), int(ACTION_CARD)
    for name, card in edition.cards.items():
        if card.effects:
            names[action] = name
            action = int(FURTHER_ACTION_CARD) if action + 1 == FIRST_KINDS else action + 1
        elif kind < RARE_ITEM:
            names[kind] = name
            kind += 1
        else:
            names[rare] = name
            rare = int(FURTHER_RARE_ITEM) if rare + 1 == ACTION_CARD else rare + 1
    while len(names) > FIRST_KINDS and names[-1] == "":
        names.pop()
    return tuple(names)


def name_of(names: tuple[str, ...], number: i64) -> str:
    """The id of what there may be none of."""
    return "" if number == NOTHING else names[number]


def numbers_of(names: tuple[str, ...]) -> dict[str, int]:
    return {name: number for number, name in enumerate(names) if name != ""}
