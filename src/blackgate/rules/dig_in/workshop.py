"""The Workshop (R14.6), for the Cafeteria: better tools, and Skill tokens for the next Dig."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from blackgate.rules.actions import DEVELOP_SKILLS, IMPROVE
from blackgate.rules.dig_in.places import ModularPlace
from blackgate.rules.dig_in.tokens import TakeToken, discard_token
from blackgate.rules.events import KEEPS_TOKEN, ROLLS, SCORES
from blackgate.rules.kinds import NOBODY, NOTHING, PICKAXE, SHOVEL, SKILL
from blackgate.rules.refusals import LEGAL, NOT_IN_HAND, PILE_EMPTY
from blackgate.rules.turn_actions import PlaceAction, TurnAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class Workshop(ModularPlace):
    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [
            ImproveTool("improve", IMPROVE, 2, index),
            TakeToken("develop_skills", DEVELOP_SKILLS, index + 1, SKILL),
        ]

    def dug(self, game: Game, player: Player) -> None:
        """The Skill roll: one token stays on the Tool for more points, or is discarded."""
        if player.tokens_by_kind[SKILL] == 0:
            return
        die = game.roll()
        game.emit(ROLLS, player.seat, NOBODY, NOTHING, die)
        if die < self.figure("skill"):
            discard_token(game, player, SKILL)
            return
        player.tokens_by_kind[SKILL] -= 1  # R14.3: it never goes back to its stack
        game.emit(KEEPS_TOKEN, player.seat, NOBODY, NOTHING, SKILL)
        game.emit(SCORES, player.seat, NOBODY, NOTHING, self.figure("skill_points"))
        game.score(player, self.figure("skill_points"))


class ImproveTool(PlaceAction):
    """Discard a Pickaxe and take a Shovel, or discard a Shovel and take two Pickaxes, or what there is."""

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        old, new = (PICKAXE, SHOVEL) if which == 0 else (SHOVEL, PICKAXE)
        if player.hand[old] == 0:
            return NOT_IN_HAND
        return PILE_EMPTY if game.open[new] == 0 else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        if which == 0:
            game.discard(player, PICKAXE)
            game.take_from_pile(player, SHOVEL, 1)
        else:
            game.discard(player, SHOVEL)
            game.take_from_pile(player, PICKAXE, 2)
