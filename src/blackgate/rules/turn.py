"""The turn (R3): up to two actions, what is free besides, the end of the turn and the hand limit."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import (
    DISCARD,
    END,
    FOLLOW,
    FURTHER_DISCARD,
    USE_BODYBUILDING,
    is_of_family,
    kind_of_number,
)
from blackgate.rules.events import GAME_ENDS, TURN_ENDS, TURN_STARTS
from blackgate.rules.kinds import NOBODY, NOTHING
from blackgate.rules.refusals import NOT_AN_ANSWER, NOT_IN_HAND, NOT_IN_PLAY
from blackgate.rules.steps import Procedure, Step

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player
    from blackgate.rules.turn_actions import TurnAction


TURN_OVER: Final[i64] = 16  # of Game.used, beside the abilities: the turn ends as soon as nothing waits any more


@mypyc_attr(acyclic=True)
class Turn(Step):
    """R3.1: what does the active player do next? Also R18.7's "in your turn"."""

    declared: ClassVar = "turn"

    def proceed(self, game: Game) -> bool:
        """R3.7: the turn ends by itself when everyone can see that nothing more could be done."""
        if game.actions > 0:
            return True
        player = game.players[self.seat]
        if not game.used & TURN_OVER:
            if not player.revealed or not player.gang_card.done_for_this_turn(game, player):
                return True
            module = game.book.module
            while module is not None:
                if not module.done_for_this_turn(game, player):
                    return True
                module = module.following
        game.become(end_of_turn(game, self.seat))
        return False

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        game.offers[0] = END  # always, and always first
        game.offered = 1
        has_actions = game.actions > 0
        confined = game.confined
        banned = player.banned
        possible = player.possible
        while possible is not None:
            if (has_actions or possible.free) and not (confined and possible.banned) and not banned & possible.bit:
                possible.turn_action.choices(game, player)
            possible = possible.following

    def answer(self, game: Game, action: i64) -> None:
        owner = game.book.owners[action]
        if owner is None:
            game.become(end_of_turn(game, self.seat))
        else:
            turn_action = owner.turn_action
            player = game.players[self.seat]
            if turn_action.costs_action:
                watch(game, player, turn_action)
            turn_action.do(game, player, owner.which)

    def reason(self, game: Game, action: i64) -> i64:
        owner = game.book.owners[action]
        if owner is None:
            return NOT_IN_PLAY if FOLLOW <= action < USE_BODYBUILDING else NOT_AN_ANSWER
        return owner.turn_action.why_not(game, game.players[self.seat], owner.which)


@mypyc_attr(acyclic=True)
class EndOfTurn(Procedure):
    """R3.6: what modules do then, the hand limit, the next player. `asked`: the modules have had their say."""

    declared: ClassVar = "end_of_turn asked:flag"

    def __init__(self, seat: i64, asked: bool) -> None:
        super().__init__(seat)
        self.asked: Final = asked

    def go_on(self, game: Game) -> None:
        if not self.asked:
            game.become(EndOfTurn(self.seat, True))
            module = game.book.module
            while module is not None:
                module.turn_ends(game, self.seat)
                module = module.following
        elif game.players[self.seat].hand_size > game.players[self.seat].hand_limit:
            game.ask(HandLimit(self.seat))
        else:
            game.emit(TURN_ENDS, self.seat)
            game.turn += 1
            if game.turn >= game.book.last_turn:
                game.over = True  # R2.4
                game.emit(GAME_ENDS, NOBODY)
            else:
                start_turn(game, (self.seat + 1) % game.seats)


@mypyc_attr(acyclic=True)
class HandLimit(Step):
    """R3.6b: one card too many; which one goes?"""

    declared: ClassVar = "hand_limit"

    def choices(self, game: Game) -> None:
        game.offer_kinds(DISCARD, FURTHER_DISCARD, game.players[self.seat].kinds)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        game.discard(game.players[self.seat], kind_of_number(DISCARD, FURTHER_DISCARD, action))

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_IN_HAND if is_of_family(DISCARD, FURTHER_DISCARD, action) else NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class AfterAction(Procedure):
    """R18.2: an action is done, by whom, which (its first number in the table), and in which Place it began."""

    declared: ClassVar = "after_action action:turn-action place"

    def __init__(self, seat: i64, action: i64, place: i64) -> None:
        super().__init__(seat)
        self.action: Final = action
        self.place: Final = place

    def go_on(self, game: Game) -> None:
        game.settle()
        owner = game.book.owners[self.action]
        assert owner is not None
        module = game.book.module
        while module is not None:
            module.after_action(game, game.players[self.seat], owner.turn_action, self.place)
            module = module.following


def end_of_turn(game: Game, seat: i64) -> EndOfTurn:
    return EndOfTurn(seat, game.book.module is None)


def watch(game: Game, player: Player, turn_action: TurnAction) -> None:
    """An action begins; note what has to be looked at after it."""
    if game.book.watched:
        game.ask(AfterAction(player.seat, turn_action.first, player.slot))


def end_turn_of(game: Game, seat: i64) -> None:
    """R16.5: remaining actions are lost; the end-of-turn steps still take place. What is under way is finished first,
    so that nothing is left on the table. Whoever did something in another's turn has none to lose.
    """
    if seat != game.active:
        return
    if isinstance(game.top, Turn):
        game.become(end_of_turn(game, seat))
    else:
        game.actions = 0
        game.used |= TURN_OVER


def turn_goes_on(game: Game, seat: i64) -> bool:
    """It is this player's turn and not about to end."""
    step: Step = game.top
    beneath = step.beneath
    while beneath is not None:
        step = beneath
        beneath = step.beneath
    return isinstance(step, Turn) and step.seat == seat and not game.used & TURN_OVER


def start_turn(game: Game, seat: i64) -> None:
    """R18.7: the number of actions is fixed, then abilities at the start of a turn."""
    player = game.players[seat]
    game.active = seat
    in_solitary = player.slot == game.book.solitary_slot
    game.confined = in_solitary and game.book.confines
    game.actions = game.book.solitary_actions if in_solitary else game.book.actions  # R15.2
    game.searches = 0
    game.extortions = 0
    game.used = 0
    game.become(Turn(seat))
    game.emit(TURN_STARTS, seat, NOBODY, NOTHING, game.actions)
    player.gang_card.turn_starts(game, player)
