"""Tokens (R14.3): every kind has its own stack; a discarded token goes back to it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.events import DISCARDS_TOKEN, TAKES_TOKEN
from blackgate.rules.kinds import NOBODY, NOTHING
from blackgate.rules.modules import TOKEN_STACKS
from blackgate.rules.refusals import LEGAL, NO_TOKENS_LEFT
from blackgate.rules.turn_actions import PlaceAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class TakeToken(PlaceAction):
    """A Place action that takes a token; not possible while the stack is empty."""

    def __init__(self, name: str, first: i64, index: i64, token: i64) -> None:
        super().__init__(name, first, 1, index)
        self.token: Final = token

    def barred(self, game: Game, player: Player) -> i64:
        return NO_TOKENS_LEFT if game.figures[TOKEN_STACKS + self.token] == 0 else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        take_token(game, player, self.token)


def take_token(game: Game, player: Player, token: i64) -> None:
    game.figures[TOKEN_STACKS + token] -= 1
    player.tokens_by_kind[token] += 1
    game.emit(TAKES_TOKEN, player.seat, NOBODY, NOTHING, token)


def discard_token(game: Game, player: Player, token: i64) -> None:
    player.tokens_by_kind[token] -= 1
    game.figures[TOKEN_STACKS + token] += 1
    game.emit(DISCARDS_TOKEN, player.seat, NOBODY, NOTHING, token)
