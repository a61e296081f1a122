"""Dig (R11.1, R18.6): a Tool is laid, its points are scored, a Background may follow."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import PASS
from blackgate.rules.backgrounds import (
    AFTER_DIG,
    answer_with_reveal,
    could_reveal,
    offer_reveal,
    why_no_reveal,
)
from blackgate.rules.beatings import MOST_BEATINGS
from blackgate.rules.events import DIGS
from blackgate.rules.kinds import NOBODY, TOOLS
from blackgate.rules.refusals import BEATEN_DIG, LEGAL, NOT_IN_HAND, NOT_YOUR_CELL_BLOCK
from blackgate.rules.steps import Step
from blackgate.rules.turn_actions import PlaceAction

if TYPE_CHECKING:
    from blackgate.rules.book import Place
    from blackgate.rules.game import Game
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.player import Player


class Dig(PlaceAction):
    """R11.1. In team mode only in one's own Cell Block (R13.8)."""

    def where(self, place: Place, gang: GangCard, home: bool) -> i64:
        reason = super().where(place, gang, home)
        return NOT_YOUR_CELL_BLOCK if reason == LEGAL and place.is_cell_block and not home else reason

    def barred(self, game: Game, player: Player) -> i64:
        return BEATEN_DIG if player.beatings >= MOST_BEATINGS else LEGAL  # R10.3

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        return LEGAL if player.hand[which] > 0 else NOT_IN_HAND

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        points = game.book.points[which] + player.gang_card.dig_bonus(game, which)
        player.gang_card.dug(game, which)
        game.lose_openly(player, which)
        game.tunnels[player.seat * TOOLS + which] += 1
        game.emit(DIGS, player.seat, NOBODY, which, points)
        game.ask(AfterDig(player.seat))
        game.score(player, points)
        module = game.book.module
        while module is not None and not game.over:
            module.dug(game, player)
            module = module.following


@mypyc_attr(acyclic=True)
class AfterDig(Step):
    """R18.6: right after a Dig, a Background that adds to it."""

    declared: ClassVar = "after_dig"

    def proceed(self, game: Game) -> bool:
        if could_reveal(game, game.players[self.seat], AFTER_DIG):
            return True
        game.settle()
        return False

    def choices(self, game: Game) -> None:
        game.offer(PASS)
        offer_reveal(game, game.players[self.seat], AFTER_DIG)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        if action != PASS:
            answer_with_reveal(game, game.players[self.seat], action, NOBODY)

    def reason(self, game: Game, action: i64) -> i64:
        return why_no_reveal(game, game.players[self.seat], action, AFTER_DIG)
