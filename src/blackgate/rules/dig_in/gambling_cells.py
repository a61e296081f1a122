"""The Gambling Cells (R14.7), for the Cell Block: bets, and plans that make a Cautious move cheap."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.actions import BET, PLAN, PLANNED_MOVE
from blackgate.rules.dig_in.places import ModularPlace
from blackgate.rules.dig_in.tokens import TakeToken, discard_token
from blackgate.rules.events import BETS, LOSES_BET, ROLLS, WINS_BET
from blackgate.rules.kinds import NOBODY, NOTHING, PLANNING, SLOTS
from blackgate.rules.moving import arrive, cannot_go, finish_move, offer_places
from blackgate.rules.refusals import LEGAL, NO_STAKE, NO_TOKEN, NOT_IN_PLAY
from blackgate.rules.turn_actions import PlaceAction, TurnAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player

STAKES: Final[i64] = 3  # in the action table
LOWEST: Final[i64] = 2
NUMBERS: Final[i64] = 5


class GamblingCells(ModularPlace):
    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [
            Bet("bet", BET, STAKES * NUMBERS, index, self.figure("stakes")),
            TakeToken("plan", PLAN, index + 1, PLANNING),
            PlannedMove("cautious_move", PLANNED_MOVE, SLOTS, index + 2),
        ]


class Bet(PlaceAction):
    """Stake cigarettes, name a number, roll: at least that number gives the stake times the number back."""

    def __init__(self, name: str, first: i64, count: i64, index: i64, highest: i64) -> None:
        super().__init__(name, first, count, index)
        self.highest: Final = highest

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        stake = which // NUMBERS + 1
        if stake > self.highest:
            return NOT_IN_PLAY
        return NO_STAKE if player.cigarettes < stake else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        stake = which // NUMBERS + 1
        number = which % NUMBERS + LOWEST
        player.cigarettes -= stake
        game.emit(BETS, player.seat, NOBODY, NOTHING, stake)
        die = game.roll()
        game.emit(ROLLS, player.seat, NOBODY, NOTHING, die)
        if die >= number:
            player.cigarettes += stake * number
            game.emit(WINS_BET, player.seat, NOBODY, NOTHING, stake * number)
        else:
            game.emit(LOSES_BET, player.seat, NOBODY, NOTHING, stake)


class PlannedMove(TurnAction):
    """A Cautious move for 1 action and a Planning token; reductions do not add up (R6.2)."""

    takes_token = True
    moves = True

    def barred(self, game: Game, player: Player) -> i64:
        return NO_TOKEN if player.tokens_by_kind[PLANNING] == 0 else LEGAL

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        return cannot_go(game, player, which)

    def choices(self, game: Game, player: Player) -> None:
        if player.tokens_by_kind[PLANNING] > 0:
            offer_places(game, player, PLANNED_MOVE)

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        discard_token(game, player, PLANNING)
        finish_move(game, player)
        arrive(game, player, which)
