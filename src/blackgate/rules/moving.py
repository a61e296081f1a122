"""Moving (R6): the Simple move with the die, the Cautious move without, going anywhere by a card, and arriving."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import CAUTIOUS_MOVE, GO, KEEP, MOVE, PASS, REROLL, ROB
from blackgate.rules.events import GOES, ROLLS, ROLLS_AGAIN
from blackgate.rules.kinds import MAX_SEATS, NOBODY, NOTHING, ONE, SLOTS
from blackgate.rules.refusals import (
    ALREADY_THERE,
    LEGAL,
    NOT_A_TARGET,
    NOT_AN_ANSWER,
    NOT_ENOUGH_ACTIONS,
    NOT_IN_PLAY,
    NOT_WITH_THIS_DIE,
    ONLY_BY_BEING_SENT,
)
from blackgate.rules.steps import Procedure, Step
from blackgate.rules.turn_actions import TurnAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class SimpleMove(TurnAction):
    """R6.1: roll the die and go to one of the Places with that number."""

    moves = True

    def choices(self, game: Game, player: Player) -> None:
        game.offer(MOVE)

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        finish_move(game, player)
        die = game.roll()
        game.emit(ROLLS, player.seat, NOBODY, NOTHING, die)
        if player.gang_card.rolls_again():
            game.ask(RollAgain(player.seat, die))
        else:
            game.ask(Destination(player.seat, die))


class CautiousMove(TurnAction):
    """R6.2: 2 actions, no die, any other Place but Solitary Confinement."""

    moves = True

    def barred(self, game: Game, player: Player) -> i64:
        return LEGAL if game.actions >= self.cost(game, player) else NOT_ENOUGH_ACTIONS

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        return cannot_go(game, player, which)

    def choices(self, game: Game, player: Player) -> None:
        if game.actions >= self.cost(game, player):
            offer_places(game, player, CAUTIOUS_MOVE)

    def do(self, game: Game, player: Player, which: i64) -> None:
        cost = self.cost(game, player)
        game.actions -= cost
        if cost < game.book.cautious_move:
            player.gang_card.moved_cautiously(game)
        finish_move(game, player)
        arrive(game, player, which)

    def cost(self, game: Game, player: Player) -> i64:
        return player.gang_card.cautious_cost(game, game.book.cautious_move)


@mypyc_attr(acyclic=True)
class RollAgain(Step):
    """The die lies; a Lookout may roll once more."""

    declared: ClassVar = "roll_again die"

    def __init__(self, seat: i64, die: i64) -> None:
        super().__init__(seat)
        self.die: Final = die

    def choices(self, game: Game) -> None:
        game.offer(REROLL)
        game.offer(KEEP)

    def answer(self, game: Game, action: i64) -> None:
        die = self.die
        if action == REROLL:
            die = game.roll()
            game.emit(ROLLS_AGAIN, self.seat, NOBODY, NOTHING, die)
            game.players[self.seat].gang_card.rolled_again(game, game.players[self.seat])
        game.become(Destination(self.seat, die))


@mypyc_attr(acyclic=True)
class Destination(Step):
    """R6.1: which of the Places with that number? One who is in one of them must go to the other."""

    declared: ClassVar = "destination die"

    def __init__(self, seat: i64, die: i64) -> None:
        super().__init__(seat)
        self.die: Final = die

    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        exits = game.book.exits_of(player.slot, self.die)
        if len(exits) > 1:
            return True
        game.settle()
        arrive(game, player, exits[0])
        return False

    def choices(self, game: Game) -> None:
        for place in game.book.exits_of(game.players[self.seat].slot, self.die):
            game.offer(GO + place)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        arrive(game, game.players[self.seat], action - GO)

    def reason(self, game: Game, action: i64) -> i64:
        if action < GO or action >= GO + SLOTS:
            return NOT_AN_ANSWER
        reason = cannot_go(game, game.players[self.seat], action - GO)
        return reason if reason != LEGAL else NOT_WITH_THIS_DIE


@mypyc_attr(acyclic=True)
class GoAnywhere(Step):
    """A card takes its player to any other Place but Solitary Confinement."""

    declared: ClassVar = "go_anywhere"

    def choices(self, game: Game) -> None:
        offer_places(game, game.players[self.seat], GO)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        arrive(game, game.players[self.seat], action - GO)

    def reason(self, game: Game, action: i64) -> i64:
        if action < GO or action >= GO + SLOTS:
            return NOT_AN_ANSWER
        return cannot_go(game, game.players[self.seat], action - GO)


@mypyc_attr(acyclic=True)
class EndOfMove(Procedure):
    """R18.2a: abilities when you end a Move action."""

    declared: ClassVar = "end_of_move"

    def go_on(self, game: Game) -> None:
        player = game.players[self.seat]
        if player.gang_card.robs() > 0:
            game.become(Rob(self.seat))
            return
        game.settle()
        game.pay(player, player.gang_card.scrounges())


@mypyc_attr(acyclic=True)
class Rob(Step):
    """Light Fingers: whose cigarettes?"""

    declared: ClassVar = "rob"

    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        for other in game.players:
            if self.has_loot(game, player, other):
                return True
        game.settle()
        return False

    def has_loot(self, game: Game, player: Player, other: Player) -> bool:
        return game.together(player, other) and other.cigarettes > 0

    def choices(self, game: Game) -> None:
        game.offer(PASS)
        player = game.players[self.seat]
        for other in game.players:
            if self.has_loot(game, player, other):
                game.offer(ROB + other.seat)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        if action != PASS:
            player = game.players[self.seat]
            game.take_cigarettes(player, game.players[action - ROB], player.gang_card.robs())

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_A_TARGET if ROB <= action < ROB + MAX_SEATS else NOT_AN_ANSWER


def cannot_go(game: Game, player: Player, place: i64) -> i64:
    """R6.2: any other Place but Solitary Confinement, which is only ever reached by being sent."""
    if place == game.book.solitary_slot:
        return ONLY_BY_BEING_SENT
    if not game.book.open_slots >> place & 1:
        return NOT_IN_PLAY
    return ALREADY_THERE if place == player.slot else LEGAL


def offer_places(game: Game, player: Player, first: i64) -> None:
    """R6.2: every other Place that one can go to."""
    game.offer_bits(first, game.book.open_slots & ~(ONE << player.slot))


def finish_move(game: Game, player: Player) -> None:
    """Note what follows the Move action that begins now."""
    if player.gang_card.robs() + player.gang_card.scrounges() > 0:
        game.ask(EndOfMove(player.seat))


def arrive(game: Game, player: Player, place: i64) -> None:
    """R18.4: an arrival of one's own."""
    game.put(player, place)
    game.emit(GOES, player.seat, NOBODY, NOTHING, place)
    module = game.book.module
    while module is not None:
        module.arrived(game, player)
        module = module.following
