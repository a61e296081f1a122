"""Setting up a game (R1): piles, Gangs, Backgrounds, hands, and who begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.rules.dealer import Dealer
from blackgate.rules.events import BACKGROUND_DEALT, BACKGROUND_RESULT, GAME_STARTS, SEAT_RESULT, EventLog
from blackgate.rules.game import Game
from blackgate.rules.gang_cards import NO_GANG
from blackgate.rules.gangs import turn_up
from blackgate.rules.kinds import GANGS, NOBODY, NOTHING, ONE, PILES, TOKENS, TOOLS
from blackgate.rules.memory import fresh_memory
from blackgate.rules.modules import FIGURES, TOKEN_STACKS
from blackgate.rules.piles import Pile
from blackgate.rules.player import Player
from blackgate.rules.turn import Turn, start_turn

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook


def empty_game(book: Rulebook, dealer: Dealer) -> Game:
    """A game with nothing dealt: every card on its pile or in the deck, everybody in the Cell Block."""
    game = Game(book, dealer)
    game.open = vec[i64]([0] * int(book.kinds))
    game.deck = vec[i64]([0] * int(book.kinds))
    game.on_table = vec[i64]([0] * int(book.kinds))
    game.tunnels = vec[i64]([0] * int(book.seats * TOOLS))
    for kind in range(book.kinds):
        if kind < PILES:
            game.open[kind] = book.total[kind]
        else:
            game.deck[kind] = book.total[kind]
            game.deck_size += book.total[kind]
    bags: vec[i64] = vec[i64]([0] * int(GANGS))
    for card in book.gang_cards:
        bags[card.gang] |= ONE << card.index
    game.gang_piles = [Pile(NOTHING, bags[gang], []) for gang in range(GANGS)]
    game.background_deck = Pile(NOTHING, book.all_backgrounds(), [])
    for seat in range(book.seats):
        player = Player(seat, vec[i64]([0] * int(book.kinds)), NO_GANG, book.places[book.homes[seat]])
        player.hand_limit = book.hand_limit
        game.find_possible(player)
        game.players.append(player)
    game.top = Turn(0)
    if book.module is not None:
        lay_out_modules(game)
    return game


def lay_out_modules(game: Game) -> None:
    """Every token on its stack (R14.3), everybody and everything that modules bring in its place."""
    game.figures = vec[i64]([0] * int(FIGURES))
    for token, count in enumerate(game.book.edition.tokens.values()):
        game.figures[TOKEN_STACKS + token] = count
    for player in game.players:
        player.tokens_by_kind = vec[i64]([0] * int(TOKENS))
    module = game.book.module
    while module is not None:
        module.set_up(game)
        module = module.following


def set_up(book: Rulebook, dealer: Dealer, first: i64 = NOBODY, events: bool = False, memory: bool = False) -> Game:
    """R1: shuffle, deal, and begin the first turn. `first`: who begins, by chance if nobody is named (R1.7)."""
    game = deal(book, dealer, events, memory)
    begin(game, first)
    return game


def deal(book: Rulebook, dealer: Dealer, events: bool, memory: bool) -> Game:
    """R1.3-5: everybody has their cards, and no turn has begun."""
    game = empty_game(book, dealer)
    if events:
        game.event_log = EventLog()
    if memory:
        game.memory = fresh_memory(game)
    for gang in range(GANGS):
        turn_up(game, gang)
    for player in game.players:
        deal_background(game, player)
    for player in game.players:
        game.draw(player, book.starting_cards)  # R1.5
    return game


def begin(game: Game, first: i64) -> None:
    """R1.7: who begins, and that turn."""
    if first == NOBODY:
        seats: vec[i64] = vec[i64]()
        for _ in range(game.seats):
            seats = append(seats, 1)
        first = game.draw_from(seats, game.seats, SEAT_RESULT)
    game.first = first
    game.emit(GAME_STARTS, first)
    start_turn(game, first)
    game.run()


def deal_background(game: Game, player: Player) -> None:
    """R1.5: one Background face down; the owner may look at it at any time."""
    pile = game.background_deck
    index = game.draw_from(pile.counts(len(game.book.backgrounds)), pile.size(), BACKGROUND_RESULT)
    game.background_deck = Pile(NOTHING, pile.bag & ~(ONE << index), pile.tail)
    player.background = index
    game.emit(BACKGROUND_DEALT, player.seat, NOBODY, index, 0, ONE << player.seat)
