"""A Place that is not in the box, for `test_seventh_place_in_words.py`."""

from __future__ import annotations

from mypy_extensions import i64

from blackgate import Game
from blackgate.rules.actions import SPECIAL
from blackgate.rules.dig_in.places import ModularPlace
from blackgate.rules.player import Player
from blackgate.rules.turn_actions import PlaceAction, TurnAction


class Pray(PlaceAction):
    """It costs an action and does nothing else."""

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1


class PrisonChapel(ModularPlace):
    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [Pray("say_a_prayer", SPECIAL, 1, index)]
