"""The Place actions that take a single sentence: Steal a spoon (R11.2) and Heal (R11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import HEAL_BEATING, HEAL_TRAUMA
from blackgate.rules.events import HEALS
from blackgate.rules.kinds import NOBODY, NOTHING, SPOON
from blackgate.rules.refusals import LEGAL, NOT_BEATEN, PILE_EMPTY
from blackgate.rules.steps import Step
from blackgate.rules.turn_actions import PlaceAction

if TYPE_CHECKING:
    from blackgate.rules.book import Place
    from blackgate.rules.game import Game
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.player import Player


class StealSpoon(PlaceAction):
    """R11.2: take a Spoon from its pile, if there is one."""

    def barred(self, game: Game, player: Player) -> i64:
        return PILE_EMPTY if game.open[SPOON] == 0 else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        game.take_from_pile(player, SPOON, 1)


class Heal(PlaceAction):
    """R11.3: remove 1 Beating. Not possible with nothing to heal."""

    def where(self, place: Place, gang: GangCard, home: bool) -> i64:
        return LEGAL if gang.heals_all() else super().where(place, gang, home)

    def barred(self, game: Game, player: Player) -> i64:
        if player.beatings > 0 or (player.gang_card.heals_all() and player.trauma_number != NOTHING):
            return LEGAL
        return NOT_BEATEN

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        heal_action(game, player, False)


@mypyc_attr(acyclic=True)
class HealWhat(Step):
    """R14.10: whoever may remove a Beating may discard the Trauma instead."""

    declared: ClassVar = "heal_what"

    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        if player.beatings > 0 and player.trauma_number != NOTHING:
            return True
        self.answer(game, HEAL_BEATING if player.beatings > 0 else HEAL_TRAUMA)
        return False

    def choices(self, game: Game) -> None:
        game.offer(HEAL_BEATING)
        game.offer(HEAL_TRAUMA)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        player = game.players[self.seat]
        if action == HEAL_BEATING:
            heal(game, player, 1)
        else:
            shed_trauma(game, player)


def heal_action(game: Game, player: Player, trauma: bool) -> None:
    """R11.3: the Heal action, wherever and however it is paid for; of a Beating, or of the Trauma (R14.10)."""
    if player.gang_card.heals_all():
        if player.beatings > 0:
            heal(game, player, player.beatings)
        shed_trauma(game, player)
    elif trauma:
        shed_trauma(game, player)
    else:
        heal(game, player, 1)
    player.gang_card.healed(game, player)


def shed_trauma(game: Game, player: Player) -> None:
    if player.trauma_number == NOTHING:
        return
    module = game.book.module
    while module is not None:
        module.shed_trauma(game, player)
        module = module.following


def heal(game: Game, player: Player, count: i64) -> None:
    removed = min(count, player.beatings)
    player.beatings -= removed
    game.emit(HEALS, player.seat, NOBODY, NOTHING, removed)
