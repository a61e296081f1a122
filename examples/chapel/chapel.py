"""The Chapel, a custom modular Place that replaces the Showers: nobody can be extorted there, and a candle helps.

*Light a candle*: discard cigarettes, draw Search cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.actions import SPECIAL
from blackgate.rules.dig_in.places import ModularPlace
from blackgate.rules.events import LOSES_CIGARETTES
from blackgate.rules.kinds import NOBODY, NOTHING
from blackgate.rules.refusals import LEGAL, NOTHING_TO_DRAW, TOO_EXPENSIVE
from blackgate.rules.turn_actions import PlaceAction, TurnAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class Chapel(ModularPlace):
    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [LightCandle("light_candle", SPECIAL, 1, index, self.figure("price"), self.figure("cards"))]


class LightCandle(PlaceAction):
    """Discard so many cigarettes and draw so many Search cards."""

    def __init__(self, name: str, first: i64, count: i64, index: i64, price: i64, cards: i64) -> None:
        super().__init__(name, first, count, index)
        self.price: Final = price
        self.cards: Final = cards

    def barred(self, game: Game, player: Player) -> i64:
        if player.cigarettes < self.price:
            return TOO_EXPENSIVE
        return LEGAL if game.can_draw() else NOTHING_TO_DRAW

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        player.cigarettes -= self.price
        game.emit(LOSES_CIGARETTES, player.seat, NOBODY, NOTHING, self.price)
        game.draw(player, self.cards)
