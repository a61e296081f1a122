"""From an edition and options to the rulebook in force at a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.edition import schema
from blackgate.messages import phrase
from blackgate.rules import actions
from blackgate.rules.action_cards import PlayActionCard
from blackgate.rules.backgrounds import MOMENTS, Background, Reveal
from blackgate.rules.bartering import BarterCards
from blackgate.rules.book import Gang, Offer, Place, Recipe, Rulebook
from blackgate.rules.crafting import Craft
from blackgate.rules.dig_in.places import modular_place
from blackgate.rules.dig_in.warden import Warden
from blackgate.rules.digging import Dig
from blackgate.rules.effect_base import Effect
from blackgate.rules.effects import EFFECTS
from blackgate.rules.errors import WrongOptions
from blackgate.rules.extortion import Extortion
from blackgate.rules.gang_cards import ABILITIES, NO_GANG
from blackgate.rules.gangs import JoinGang, joinable
from blackgate.rules.kinds import (
    ACTION_CARD,
    BACKGROUNDS,
    CARD_NAMES,
    CHAIN,
    GANG_NAMES,
    GANGS,
    LINK,
    MOST_KINDS,
    NOTHING,
    ONE,
    SLOTS,
    SOLITARY,
    TOOLS,
    WARDENS_OFFICE,
)
from blackgate.rules.michel import Michel
from blackgate.rules.modules import Module
from blackgate.rules.moving import CautiousMove, SimpleMove
from blackgate.rules.place_actions import Heal, StealSpoon
from blackgate.rules.refusals import LEGAL
from blackgate.rules.searching import Search
from blackgate.rules.teams import TeamMode
from blackgate.rules.trading import Buy, Sell
from blackgate.rules.turn_actions import Owner, PossibleAction, TurnAction

if TYPE_CHECKING:
    from blackgate.edition import Edition
    from blackgate.edition.data import EffectData
    from blackgate.rules.options import Options


def build_rulebook(edition: Edition, options: Options) -> Rulebook:
    options.check(edition)
    book = Rulebook(edition, options)
    for recipe in edition.recipes.values():
        discards = [book.kind_of[name] for name in recipe.discard]
        others = discards[:]
        if LINK in others:
            others.remove(LINK)
        book.recipes.append(Recipe(others, LINK in discards, CARD_NAMES.index(recipe.take), recipe.count))
    for offer in edition.shop.values():
        book.offers.append(Offer(CARD_NAMES.index(offer.card), offer.count, offer.price))
    build_cards(edition, book)
    build_board(book, modules_in_play(book))
    book.possible = build_possible(book)
    return book


def modules_in_play(book: Rulebook) -> list[Module]:
    """The modules that the options name, each linked to the next."""
    options = book.options
    modules: list[Module] = []
    for name in options.places:
        modules.append(modular_place(name, book.edition))
    if options.team:
        modules.append(TeamMode())
    if options.michel:
        modules.append(Michel(book))
    if options.warden:
        modules.append(Warden(book))
    following: Module | None = None
    for module in reversed(modules):
        module.following = following
        following = module
    book.module = following
    return modules


def build_board(book: Rulebook, modules: list[Module]) -> None:
    """The Places, what can be done in them, and where the die leads."""
    nowhere = Place(NOTHING, "", (), 0, (), ())
    book.places = [nowhere] * int(SLOTS)
    for slot, (name, data) in enumerate(book.edition.places.items()):
        book.places[slot] = Place(slot, name, data.numbers, data.search, data.forbids, data.actions)
    book.solitary_slot = SOLITARY
    for module in modules:
        module.change_board(book)
    book.turn_actions = turn_actions()
    for module in modules:
        book.turn_actions = book.turn_actions + module.turn_actions(len(book.turn_actions))
    book.owners = [None] * int(actions.ACTIONS)
    for turn_action in book.turn_actions:
        for which, number in turn_action.numbers():
            if book.owners[number] is not None:
                text = repr(book.action_texts[number])
                raise WrongOptions(phrase("error-options-same-action", action=text))
            book.owners[number] = Owner(turn_action, which)
    for place in book.places:
        for turn_action in book.turn_actions:
            if turn_action.name in place.forbidden:
                place.forbids |= turn_action.bit
            if turn_action.name in place.actions:
                place.offers |= turn_action.bit
        if place.slot != NOTHING and place.slot != SOLITARY:
            book.open_slots |= ONE << place.slot
    if book.confines:
        book.confined = book.places[SOLITARY].forbids
    for seat in range(book.seats):
        book.places[book.homes[seat]].is_cell_block = True
    for module in modules:
        module.rulebook_made(book)
    book.exits = build_exits(book)


def build_exits(book: Rulebook) -> list[list[int]]:
    """R6.1: the Places with the number but one's own; R16.2: a number of one's own Place leads to the Office too."""
    exits: list[list[int]] = []
    for here in book.places:
        for die in range(int(book.die) + 1):
            to = [int(place.slot) for place in book.places if die in place.numbers and place.slot != here.slot]
            if die in here.numbers and book.open_slots >> WARDENS_OFFICE & 1:
                to.append(int(WARDENS_OFFICE))
            exits.append(to)
    return exits


def build_possible(book: Rulebook) -> list[PossibleAction | None]:
    chains: list[PossibleAction | None] = []
    for place in book.places:
        for gang in [NO_GANG, *book.gang_cards]:
            for home in (False, True):
                chain: PossibleAction | None = None
                if place.slot == NOTHING or (home and not place.is_cell_block):  # nobody is ever there like that
                    chains.append(None)
                    continue
                for turn_action in reversed(book.turn_actions):
                    if turn_action.where(place, gang, home) == LEGAL:
                        banned = bool(book.confined & turn_action.bit) and not turn_action.lifts_ban(gang)
                        chain = PossibleAction(turn_action, banned, chain)
                chains.append(chain)
    return chains


def turn_actions() -> list[TurnAction]:
    """In the order in which they are offered; a Place's `forbids` and `actions` use these names."""
    return [
        Search("search", actions.SEARCH, 1, 0),
        SimpleMove("move", actions.MOVE, 1, 1),
        CautiousMove("cautious_move", actions.CAUTIOUS_MOVE, SLOTS, 2),
        JoinGang("join", actions.JOIN, GANGS, 3),
        PlayActionCard("play", actions.PLAY, MOST_KINDS - ACTION_CARD, 4),
        Extortion("extortion", actions.EXTORT, actions.CRAFT - actions.EXTORT, 5),
        Craft("craft", actions.CRAFT, actions.DIG - actions.CRAFT, 6),
        Dig("dig", actions.DIG, TOOLS, 7),
        StealSpoon("steal_spoon", actions.STEAL_SPOON, 1, 8),
        Heal("heal", actions.HEAL, 1, 9),
        Sell("sell", actions.SELL, MOST_KINDS, 10),
        Buy("buy", actions.BUY, actions.BARTER - actions.BUY, 11),
        BarterCards("barter", actions.BARTER, actions.REVEAL - actions.BARTER, 12),
        Reveal("reveal", actions.REVEAL, 2 * BACKGROUNDS, 13),
    ]


def build_cards(edition: Edition, book: Rulebook) -> None:
    for gang in edition.gangs.values():
        wanted = sum(1 << (CARD_NAMES.index(name) - int(CHAIN)) for name in gang.accessories)
        book.gangs.append(Gang(wanted, gang.needs))
    book.joinable = joinable(book.gangs)
    for index, card in enumerate(edition.gang_cards.values()):
        book.gang_cards.append(ABILITIES[card.do](index, GANG_NAMES.index(card.gang), card.figures))
    for kind, name in enumerate(book.card_names):
        if kind >= ACTION_CARD:
            effects = build_effects(edition.cards[name].effects) if name else []
            for effect in effects:
                effect.on_card = kind
            book.action_cards.append(effects)
    answering: vec[i64] = vec[i64]([0] * int(MOMENTS))
    for index, data in enumerate(edition.backgrounds.values()):
        effects = build_effects(data.effects, data.bonus)
        bonus = build_effects(data.bonus, data.bonus)
        background = Background(index, GANG_NAMES.index(data.gang), effects, bonus)
        book.backgrounds.append(background)
        answering[background.moment] |= ONE << background.index
    book.answering = answering


def build_effects(effects: tuple[EffectData, ...], bonus: tuple[EffectData, ...] = ()) -> list[Effect]:
    """The effects; a modifier among the bonus, wherever it stands, belongs to every effect that it may change."""
    modifiers = [schema.EFFECTS[data.do] for data in bonus]
    modified = [modifier.with_main for modifier in modifiers if modifier.use == "modifier"]
    built: list[Effect] = []
    for data in effects:
        effect = EFFECTS[data.do](data.figures)
        effect.modified = data.do in modified
        built.append(effect)
    return built
