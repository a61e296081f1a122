"""The Library (R14.5), for the Showers: a new Background, and Spy tokens that look into hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from blackgate.rules.actions import REHABILITATE, SPY_ON, STUDY
from blackgate.rules.dig_in.places import ModularPlace
from blackgate.rules.dig_in.tokens import TakeToken, discard_token
from blackgate.rules.events import BACKGROUND_RESULT, EVERYBODY, NEW_BACKGROUND, OLD_BACKGROUND
from blackgate.rules.kinds import MAX_SEATS, NOBODY, NOTHING, ONE, SPY
from blackgate.rules.piles import Pile
from blackgate.rules.refusals import LEGAL, NO_CARDS_THERE, NO_SUCH_SEAT, NO_TOKEN, NOT_YOURSELF
from blackgate.rules.turn_actions import FreeAction, PlaceAction, TurnAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class Library(ModularPlace):
    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [
            Rehabilitate("rehabilitate", REHABILITATE, 1, index),
            TakeToken("study", STUDY, index + 1, SPY),
            Spy("spy", SPY_ON, MAX_SEATS, index + 2),
        ]

    def done_for_this_turn(self, game: Game, player: Player) -> bool:
        return player.tokens_by_kind[SPY] == 0


class Rehabilitate(PlaceAction):
    """Discard the Background, used or not, under the deck, and draw a new one."""

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        old = player.background
        seen = EVERYBODY if player.revealed else ONE << player.seat
        game.emit(OLD_BACKGROUND, player.seat, NOBODY, old, 0, seen)
        deck = game.background_deck.with_under(old)
        knowers = [*game.background_seen, int(seen)]
        if deck.bag != 0:
            bag = deck.counts(len(game.book.backgrounds))
            new = game.draw_from(bag, deck.size() - len(deck.tail), BACKGROUND_RESULT)
            deck = Pile(NOTHING, deck.bag & ~(ONE << new), deck.tail)
        else:
            new = deck.tail[0]
            deck = Pile(NOTHING, 0, deck.tail[1:])
            knowers = knowers[1:]
        game.background_deck = deck
        game.background_seen = knowers
        game.shown &= ~(ONE << new)
        player.background = new
        player.revealed = False
        game.emit(NEW_BACKGROUND, player.seat, NOBODY, new, 0, ONE << player.seat)


class Spy(FreeAction):
    """In one's own turn, anywhere, for no action: discard a Spy token and look at the hand of another player."""

    def barred(self, game: Game, player: Player) -> i64:
        return NO_TOKEN if player.tokens_by_kind[SPY] == 0 else LEGAL

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        if which >= game.seats:
            return NO_SUCH_SEAT
        if which == player.seat:
            return NOT_YOURSELF
        return NO_CARDS_THERE if game.players[which].hand_size == 0 else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        discard_token(game, player, SPY)
        game.look_at_hand(player, game.players[which])
