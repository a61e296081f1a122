"""Search (R5): draw as many cards as the Place says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from blackgate.rules.actions import SEARCH
from blackgate.rules.events import SEARCHES
from blackgate.rules.refusals import LEGAL, NOTHING_TO_DRAW, SEARCHED
from blackgate.rules.turn_actions import TurnAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class Search(TurnAction):
    def barred(self, game: Game, player: Player) -> i64:
        if game.searches >= player.gang_card.searches():
            return SEARCHED  # R3.5
        if cards_found(game, player) == 0 or not game.can_draw():
            return NOTHING_TO_DRAW
        return LEGAL

    def choices(self, game: Game, player: Player) -> None:
        if self.barred(game, player) == LEGAL:
            game.offer(SEARCH)

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        cards = cards_found(game, player)
        game.searches += 1
        game.emit(SEARCHES, player.seat)
        game.draw(player, cards)


def cards_found(game: Game, player: Player) -> i64:
    """R5.1: bonuses and reductions are added up, not below 0."""
    cards = player.at.search + player.gang_card.search_bonus(player.at.search, game.searches) - player.search_less
    return cards if cards > 0 else 0
