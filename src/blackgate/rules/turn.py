"""The turn (R3): up to two actions, what is free besides, the end of the turn and the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import DISCARD, END
from blackgate.rules.events import GAME_ENDS, TURN_ENDS, TURN_STARTS
from blackgate.rules.kinds import KINDS, NOBODY, NOTHING
from blackgate.rules.refusals import NOT_AN_ANSWER, NOT_IN_HAND
from blackgate.rules.steps import Procedure, Step

if TYPE_CHECKING:
    from blackgate.rules.game import Game


@mypyc_attr(acyclic=True)
class Turn(Step):
    """R3.1: what does the active player do next? Also R18.7's "in your turn"."""

    def proceed(self, game: Game) -> bool:
        """R3.7: the turn ends by itself when everyone can see that nothing more could be done."""
        if game.actions > 0:
            return True
        player = game.players[self.seat]
        if not player.revealed or not player.gang.done_for_this_turn(game, player):
            return True
        game.become(EndOfTurn(self.seat))
        return False

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        game.offer(END)
        has_actions = game.actions > 0
        confined = game.confined
        link = player.links
        while link is not None:
            if (has_actions or link.free) and not (confined and link.banned):
                link.turn_action.choices(game, player)
            link = link.following

    def answer(self, game: Game, action: i64) -> None:
        turn_action = game.book.turn_action_of[action]
        if turn_action is None:
            game.become(EndOfTurn(self.seat))
        else:
            turn_action.do(game, game.players[self.seat], action - turn_action.first)

    def reason(self, game: Game, action: i64) -> i64:
        turn_action = game.book.turn_action_of[action]
        if turn_action is None:
            return NOT_AN_ANSWER
        return turn_action.why_not(game, game.players[self.seat], action)


@mypyc_attr(acyclic=True)
class EndOfTurn(Procedure):
    """R3.6: the hand limit, then the next player."""

    def go_on(self, game: Game) -> None:
        if game.players[self.seat].hand_size > game.book.hand_limit:
            game.ask(HandLimit(self.seat))
        else:
            game.tell(TURN_ENDS, self.seat)
            game.turn += 1
            if game.turn >= game.book.last_turn:
                game.over = True  # R2.4
                game.tell(GAME_ENDS, NOBODY)
            else:
                start_turn(game, (self.seat + 1) % game.seats)


@mypyc_attr(acyclic=True)
class HandLimit(Step):
    """R3.6b: one card too many; which one goes?"""

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        for kind in range(KINDS):
            if player.hand[kind] > 0:
                game.offer(DISCARD + kind)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        game.discard(game.players[self.seat], action - DISCARD)

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_IN_HAND if DISCARD <= action < DISCARD + KINDS else NOT_AN_ANSWER


def start_turn(game: Game, seat: i64) -> None:
    """R18.7: the number of actions is fixed, then abilities at the start of a turn."""
    player = game.players[seat]
    game.active = seat
    game.confined = player.place == game.book.solitary_slot
    game.actions = game.book.solitary_actions if game.confined else game.book.actions  # R15.2
    game.searches = 0
    game.extortions = 0
    game.used = 0
    game.become(Turn(seat))
    game.tell(TURN_STARTS, seat, NOBODY, NOTHING, game.actions)
    player.gang.turn_starts(game, player)
