"""From an edition to a rulebook, and from a rulebook to a game that is set up (R1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.rules import actions
from blackgate.rules.action_cards import PlayActionCard
from blackgate.rules.backgrounds import MOMENTS, Background, Reveal
from blackgate.rules.bartering import BarterCards
from blackgate.rules.book import Gang, Offer, Place, Recipe, Rulebook
from blackgate.rules.crafting import Craft
from blackgate.rules.dealer import Dealer
from blackgate.rules.digging import Dig
from blackgate.rules.effects import EFFECTS, Effect
from blackgate.rules.events import BACKGROUND_DEALT, BACKGROUND_RESULT, GAME_STARTS, SEAT_RESULT, Journal
from blackgate.rules.extortion import Extortion
from blackgate.rules.game import Game
from blackgate.rules.gang_cards import ABILITIES, NO_GANG
from blackgate.rules.gangs import JoinGang, turn_up
from blackgate.rules.kinds import (
    ACTION_CARD,
    BACKGROUNDS,
    CARD_NAMES,
    CELL_BLOCK,
    CHAIN,
    GANG_NAMES,
    GANGS,
    KINDS,
    LINK,
    NOBODY,
    NOTHING,
    ONE,
    PILES,
    SLOTS,
    SOLITARY,
    TOOLS,
)
from blackgate.rules.memory import fresh_memory
from blackgate.rules.moving import CautiousMove, SimpleMove
from blackgate.rules.piles import Pile
from blackgate.rules.place_actions import Heal, StealSpoon
from blackgate.rules.player import Player
from blackgate.rules.refusals import LEGAL
from blackgate.rules.searching import Search
from blackgate.rules.trading import Buy, Sell
from blackgate.rules.turn import Turn, start_turn
from blackgate.rules.turn_actions import Link, TurnAction

if TYPE_CHECKING:
    from blackgate.edition import Edition
    from blackgate.edition.data import EffectData


def build_rulebook(edition: Edition, seats: i64) -> Rulebook:
    book = Rulebook(edition, seats)
    book.turn_actions = turn_actions()
    owners: list[TurnAction | None] = [None] * int(actions.ACTIONS)
    for turn_action in book.turn_actions:
        for which in range(turn_action.count):
            owners[turn_action.first + which] = turn_action
    book.turn_action_of = owners
    book.places = build_places(edition, book.turn_actions)
    book.solitary_slot = SOLITARY
    book.numbered = SOLITARY
    book.confined = book.places[SOLITARY].forbids
    leads_to: list[list[int]] = []
    for number in range(int(book.die) + 1):
        leads_to.append([int(place.slot) for place in book.places if number in place.numbers])
    book.leads_to = leads_to
    for recipe in edition.recipes.values():
        discards = [CARD_NAMES.index(name) for name in recipe.discard]
        others = [kind for kind in discards if kind != LINK]
        book.recipes.append(Recipe(others, LINK in discards, CARD_NAMES.index(recipe.take), recipe.count))
    for offer in edition.shop.values():
        book.offers.append(Offer(CARD_NAMES.index(offer.card), offer.count, offer.price))
    build_cards(edition, book)
    book.links = build_links(book)
    return book


def build_links(book: Rulebook) -> list[Link | None]:
    chains: list[Link | None] = []
    for place in book.places:
        for gang in [NO_GANG, *book.gang_cards]:
            chain: Link | None = None
            for turn_action in reversed(book.turn_actions):
                if turn_action.where(place, gang) == LEGAL:
                    banned = bool(book.confined & turn_action.bit) and not turn_action.lifts_ban(gang)
                    chain = Link(turn_action, banned, chain)
            chains.append(chain)
    return chains


def turn_actions() -> list[TurnAction]:
    """In the order in which they are offered; a Place's `forbids` and `actions` use these names."""
    return [
        Search("search", actions.SEARCH, 1, 0),
        SimpleMove("move", actions.MOVE, 1, 1),
        CautiousMove("cautious_move", actions.CAUTIOUS_MOVE, SLOTS, 2),
        JoinGang("join", actions.JOIN, GANGS, 3),
        PlayActionCard("play", actions.PLAY, actions.EXTORT - actions.PLAY, 4),
        Extortion("extortion", actions.EXTORT, actions.CRAFT - actions.EXTORT, 5),
        Craft("craft", actions.CRAFT, actions.DIG - actions.CRAFT, 6),
        Dig("dig", actions.DIG, TOOLS, 7),
        StealSpoon("steal_spoon", actions.STEAL_SPOON, 1, 8),
        Heal("heal", actions.HEAL, 1, 9),
        Sell("sell", actions.SELL, KINDS, 10),
        Buy("buy", actions.BUY, actions.BARTER - actions.BUY, 11),
        BarterCards("barter", actions.BARTER, actions.REVEAL - actions.BARTER, 12),
        Reveal("reveal", actions.REVEAL, 2 * BACKGROUNDS, 13),
    ]


def build_places(edition: Edition, deeds: list[TurnAction]) -> list[Place]:
    places: list[Place] = []
    for slot, (name, data) in enumerate(edition.places.items()):
        place = Place(slot, name, list(data.numbers), data.search)
        for deed in deeds:
            if deed.name in data.forbids:
                place.forbids |= deed.bit
            if deed.name in data.actions:
                place.offers |= deed.bit
        places.append(place)
    return places


def build_cards(edition: Edition, book: Rulebook) -> None:
    for gang in edition.gangs.values():
        wanted = sum(1 << (CARD_NAMES.index(name) - int(CHAIN)) for name in gang.accessories)
        book.gangs.append(Gang(wanted, gang.needs))
    for index, card in enumerate(edition.gang_cards.values()):
        book.gang_cards.append(ABILITIES[card.do](index, GANG_NAMES.index(card.gang), card.figures))
    for name in CARD_NAMES[int(ACTION_CARD) :]:
        book.action_cards.append(build_effects(edition.cards[name].effects))
    answering: vec[i64] = vec[i64]([0] * int(MOMENTS))
    for index, data in enumerate(edition.backgrounds.values()):
        effects = build_effects(data.effects)
        background = Background(index, GANG_NAMES.index(data.gang), effects, build_effects(data.bonus))
        book.backgrounds.append(background)
        answering[background.moment] |= ONE << background.index
    book.answering = answering


def build_effects(effects: tuple[EffectData, ...]) -> list[Effect]:
    return [EFFECTS[effect.do](effect.figures) for effect in effects]


def empty_game(book: Rulebook, dealer: Dealer) -> Game:
    """A game with nothing dealt: every card on its pile or in the deck, everybody in the Cell Block."""
    game = Game(book, dealer)
    game.open = vec[i64]([0] * int(KINDS))
    game.deck = vec[i64]([0] * int(KINDS))
    game.table = vec[i64]([0] * int(KINDS))
    game.tunnels = vec[i64]([0] * int(book.seats * TOOLS))
    for kind in range(KINDS):
        if kind < PILES:
            game.open[kind] = book.total[kind]
        else:
            game.deck[kind] = book.total[kind]
            game.deck_size += book.total[kind]
    bags: vec[i64] = vec[i64]([0] * int(GANGS))
    for card in book.gang_cards:
        bags[card.gang] |= ONE << card.index
    game.gang_piles = [Pile(NOTHING, bags[gang], []) for gang in range(GANGS)]
    game.background_deck = Pile(NOTHING, (ONE << BACKGROUNDS) - 1, [])
    for seat in range(book.seats):
        player = Player(seat, vec[i64]([0] * int(KINDS)), NO_GANG, book.places[CELL_BLOCK])
        game.find_links(player)
        game.players.append(player)
    game.top = Turn(0)
    return game


def set_up(book: Rulebook, dealer: Dealer, first: i64 = NOBODY, events: bool = False, memory: bool = False) -> Game:
    """R1: shuffle, deal, and begin the first turn. `first`: who begins, by chance if nobody is named (R1.7)."""
    game = empty_game(book, dealer)
    if events:
        game.journal = Journal()
    if memory:
        game.memory = fresh_memory(game)
    for gang in range(GANGS):
        turn_up(game, gang)
    for player in game.players:
        deal_background(game, player)
    for player in game.players:
        game.draw(player, book.starting_cards)  # R1.5
    if first == NOBODY:
        seats: vec[i64] = vec[i64]()
        for _ in range(book.seats):
            seats = append(seats, 1)
        first = game.draw_from(seats, book.seats, SEAT_RESULT)
    game.first = first
    game.tell(GAME_STARTS, first)
    start_turn(game, first)
    game.run()
    return game


def deal_background(game: Game, player: Player) -> None:
    """R1.5: one Background face down; the owner may look at it at any time."""
    pile = game.background_deck
    index = game.draw_from(pile.counts(BACKGROUNDS), pile.size(), BACKGROUND_RESULT)
    game.background_deck = Pile(NOTHING, pile.bag & ~(ONE << index), pile.tail)
    player.background = index
    game.tell(BACKGROUND_DEALT, player.seat, NOBODY, index, 0, ONE << player.seat)
