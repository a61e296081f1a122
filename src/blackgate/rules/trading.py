"""Sell and Buy (R11.4, R11.5): in the Recreational Area, or wherever a card says."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import BUY, DONE, FURTHER_SELL, SELL, is_of_family, kind_of_number, number_of_kind
from blackgate.rules.events import BUYS, SELLS
from blackgate.rules.kinds import NOBODY
from blackgate.rules.refusals import (
    LEGAL,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
    PILE_EMPTY,
    SELL_SOMETHING,
    TOO_EXPENSIVE,
)
from blackgate.rules.steps import Step
from blackgate.rules.turn_actions import PlaceAction

if TYPE_CHECKING:
    from blackgate.rules.book import Place
    from blackgate.rules.game import Game
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.player import Player


class TradeAction(PlaceAction):
    """What Buy and Sell share: where they can be done."""

    def where(self, place: Place, gang: GangCard, home: bool) -> i64:
        return LEGAL if gang.trades_in(place.slot) else super().where(place, gang, home)


class Sell(TradeAction):
    """R11.4: the first card of a Sell; `Selling` asks for more."""

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        return LEGAL if player.kinds >> which & 1 else NOT_IN_HAND

    def choices(self, game: Game, player: Player) -> None:
        offer_sales(game, player)

    def numbers(self) -> list[tuple[int, int]]:
        return [(kind, int(number_of_kind(SELL, FURTHER_SELL, kind))) for kind in range(int(self.count))]

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        bonus = sell(game, player, which, 0)
        game.ask(Selling(player.seat, 1, bonus))


class Buy(TradeAction):
    """R11.5: one of the offers of the edition."""

    def choices(self, game: Game, player: Player) -> None:
        for which in range(self.count):
            if cannot_buy(game, player, which, 1) == LEGAL:
                game.offer(BUY + which)

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        return cannot_buy(game, player, which, 1)

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        buy(game, player, which, 1)


@mypyc_attr(acyclic=True)
class Selling(Step):
    """R11.4, R18.13: any number of cards, at least one, each final. `bonus`: paid on top so far in this Sell."""

    declared: ClassVar = "selling sold:number bonus:number"

    def __init__(self, seat: i64, sold: i64, bonus: i64) -> None:
        super().__init__(seat)
        self.sold: Final = sold
        self.bonus: Final = bonus

    def proceed(self, game: Game) -> bool:
        if game.players[self.seat].hand_size > 0:
            return True
        game.settle()
        return False

    def choices(self, game: Game) -> None:
        if self.sold > 0:
            game.offer(DONE)
        offer_sales(game, game.players[self.seat])

    def answer(self, game: Game, action: i64) -> None:
        if action == DONE:
            game.settle()
        else:
            bonus = sell(game, game.players[self.seat], kind_of_number(SELL, FURTHER_SELL, action), self.bonus)
            game.become(Selling(self.seat, self.sold + 1, bonus))

    def reason(self, game: Game, action: i64) -> i64:
        if action == DONE:
            return SELL_SOMETHING
        return NOT_IN_HAND if is_of_family(SELL, FURTHER_SELL, action) else NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class FreeBuy(Step):
    """A Background buys for no action at a part of the price: what?"""

    declared: ClassVar = "free_buy divide:number"

    def __init__(self, seat: i64, divide: i64) -> None:
        super().__init__(seat)
        self.divide: Final = divide

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        for offer in range(len(game.book.offers)):
            if cannot_buy(game, player, offer, self.divide) == LEGAL:
                game.offer(BUY + offer)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        buy(game, game.players[self.seat], action - BUY, self.divide)

    def reason(self, game: Game, action: i64) -> i64:
        if action < BUY or action >= BUY + len(game.book.offers):
            return NOT_AN_ANSWER
        return cannot_buy(game, game.players[self.seat], action - BUY, self.divide)


def offer_sales(game: Game, player: Player) -> None:
    game.offer_kinds(SELL, FURTHER_SELL, player.kinds)


def sell(game: Game, player: Player, kind: i64, bonus: i64) -> i64:
    """Sell one card; the bonuses paid in this Sell so far come back with this one's."""
    extra = player.gang_card.sale_bonus(bonus)
    price = game.book.value[kind] + extra
    player.cigarettes += price
    game.discard(player, kind, SELLS, price)
    return bonus + extra


def price_of(game: Game, player: Player, which: i64, divide: i64) -> i64:
    """Half price is rounded up, after other reductions, and at least 1."""
    price = player.gang_card.price(game.book.offers[which].price)
    return price if divide <= 1 else max((price + divide - 1) // divide, 1)


def cannot_buy(game: Game, player: Player, which: i64, divide: i64) -> i64:
    offer = game.book.offers[which]
    if game.open[offer.card] < offer.count:
        return PILE_EMPTY  # R11.5: two Knives need two on the pile
    if player.cigarettes >= offer.price:  # before any reduction
        return LEGAL
    return TOO_EXPENSIVE if player.cigarettes < price_of(game, player, which, divide) else LEGAL


def buy(game: Game, player: Player, which: i64, divide: i64) -> None:
    price = price_of(game, player, which, divide)
    offer = game.book.offers[which]
    player.cigarettes -= price
    game.emit(BUYS, player.seat, NOBODY, offer.card, price)
    game.take_from_pile(player, offer.card, offer.count)


def can_buy(game: Game, player: Player, divide: i64) -> bool:
    for offer in range(len(game.book.offers)):
        if cannot_buy(game, player, offer, divide) == LEGAL:
            return True
    return False
