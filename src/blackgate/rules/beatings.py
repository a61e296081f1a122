"""Beatings (R10.2, R18.3) and being sent to Solitary Confinement (R15.1, R18.4), with the windows that stop them."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import PASS
from blackgate.rules.backgrounds import (
    BEATING_DUE,
    SENT,
    answer_with_reveal,
    could_reveal,
    offer_reveal,
    why_no_reveal,
)
from blackgate.rules.events import BEATING_HAS_NO_EFFECT, IS_BEATEN, IS_SENT
from blackgate.rules.kinds import NOBODY, NOTHING
from blackgate.rules.steps import Step

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player

MOST_BEATINGS: Final[i64] = 2


@mypyc_attr(acyclic=True)
class Beating(Step):
    """R18.3: a Beating is coming; the victim may reveal a Background that stops it, even with 2 Beatings."""

    declared: ClassVar = "beating cause:seat-or-none"

    def __init__(self, seat: i64, cause: i64) -> None:
        super().__init__(seat)
        self.cause: Final = cause

    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        if could_reveal(game, player, BEATING_DUE):
            return True
        game.settle()
        take_beating(game, player, self.cause)
        return False

    def choices(self, game: Game) -> None:
        game.offer(PASS)
        offer_reveal(game, game.players[self.seat], BEATING_DUE)

    def answer(self, game: Game, action: i64) -> None:
        player = game.players[self.seat]
        game.settle()
        if action == PASS:
            take_beating(game, player, self.cause)
        else:
            answer_with_reveal(game, player, action, self.cause)

    def reason(self, game: Game, action: i64) -> i64:
        return why_no_reveal(game, game.players[self.seat], action, BEATING_DUE)


@mypyc_attr(acyclic=True)
class Sending(Step):
    """R18.4: somebody is sent to Solitary Confinement and may reveal a Background that stops it."""

    declared: ClassVar = "sending"

    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        if could_reveal(game, player, SENT):
            return True
        game.settle()
        put_in_solitary(game, player)
        return False

    def choices(self, game: Game) -> None:
        game.offer(PASS)
        offer_reveal(game, game.players[self.seat], SENT)

    def answer(self, game: Game, action: i64) -> None:
        player = game.players[self.seat]
        game.settle()
        if action == PASS:
            put_in_solitary(game, player)
        else:
            answer_with_reveal(game, player, action, NOBODY)

    def reason(self, game: Game, action: i64) -> i64:
        return why_no_reveal(game, game.players[self.seat], action, SENT)


def take_beating(game: Game, player: Player, cause: i64) -> None:
    """R10.2: 0, 1 or 2, never more; a further one has no effect."""
    if player.beatings < MOST_BEATINGS:
        player.beatings += 1
        game.emit(IS_BEATEN, player.seat, cause)
    else:
        game.emit(BEATING_HAS_NO_EFFECT, player.seat, cause)


def put_in_solitary(game: Game, player: Player) -> None:
    """R18.4: placed, then whatever waits there."""
    be_sent(game, player, game.book.solitary_slot)
    module = game.book.module
    while module is not None:
        module.put_in_solitary(game, player)
        module = module.following


def be_sent(game: Game, player: Player, place: i64) -> None:
    """Being sent is no arrival of one's own."""
    game.put(player, place)
    game.emit(IS_SENT, player.seat, NOBODY, NOTHING, place)
