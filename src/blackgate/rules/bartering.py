"""Swapping cards: the Barter of a Gang card, and the swap of a Background that looks at a hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import FURTHER_GIVE, FURTHER_TAKE, GIVE, PASS, TAKE, is_of_family, kind_of_number
from blackgate.rules.events import BARTERS, GIVES_HIDDEN
from blackgate.rules.gang_cards import BARTER_USED
from blackgate.rules.refusals import (
    LEGAL,
    NO_ABILITY,
    NO_CARDS_THERE,
    NO_SUCH_SEAT,
    NOT_AN_ANSWER,
    NOT_HERE,
    NOT_IN_HAND,
    NOT_YOURSELF,
    TOO_EXPENSIVE,
    USED_THIS_TURN,
)
from blackgate.rules.steps import Step
from blackgate.rules.turn_actions import FreeAction

if TYPE_CHECKING:
    from blackgate.rules.book import Place
    from blackgate.rules.game import Game
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.player import Player


class BarterCards(FreeAction):
    """Take a card at random from another player in the Place who has cards, then give them one."""

    def where(self, place: Place, gang: GangCard, home: bool) -> i64:
        return LEGAL if gang.barters() else NO_ABILITY

    def barred(self, game: Game, player: Player) -> i64:
        return USED_THIS_TURN if game.used & BARTER_USED else LEGAL

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        if which >= game.seats:
            return NO_SUCH_SEAT
        if which == player.seat:
            return NOT_YOURSELF
        other = game.players[which]
        if not game.together(player, other):
            return NOT_HERE
        if player.cigarettes < player.gang_card.barter_price():
            return TOO_EXPENSIVE
        return NO_CARDS_THERE if other.hand_size == 0 else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.used |= BARTER_USED
        game.emit(BARTERS, player.seat, which)
        game.take_cigarettes(game.players[which], player, player.gang_card.barter_price())
        game.take_at_random(player, game.players[which])
        game.ask(GiveCard(player.seat, which))


@mypyc_attr(acyclic=True)
class GiveCard(Step):
    """Which card does the other get in return?"""

    declared: ClassVar = "give_card other:seat"

    def __init__(self, seat: i64, other: i64) -> None:
        super().__init__(seat)
        self.other: Final = other

    def choices(self, game: Game) -> None:
        game.offer_kinds(GIVE, FURTHER_GIVE, game.players[self.seat].kinds)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        kind = kind_of_number(GIVE, FURTHER_GIVE, action)
        game.pass_hidden(game.players[self.seat], game.players[self.other], kind, GIVES_HIDDEN)

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_IN_HAND if is_of_family(GIVE, FURTHER_GIVE, action) else NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class TakeSeenCard(Step):
    """The other's hand lies open to this player, who may take a card of it. `gives`: one goes back."""

    declared: ClassVar = "take_seen_card other:seat gives:flag"

    def __init__(self, seat: i64, other: i64, gives: bool) -> None:
        super().__init__(seat)
        self.other: Final = other
        self.gives: Final = gives

    def choices(self, game: Game) -> None:
        game.offer(PASS)
        other = game.players[self.other]
        if self.gives and game.players[self.seat].hand_size == 0:
            return  # nothing to swap
        game.offer_kinds(TAKE, FURTHER_TAKE, other.kinds)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        if action == PASS:
            return
        if self.gives:
            game.ask(GiveCard(self.seat, self.other))
        kind = kind_of_number(TAKE, FURTHER_TAKE, action)
        game.pass_hidden(game.players[self.other], game.players[self.seat], kind)

    def reason(self, game: Game, action: i64) -> i64:
        return NO_CARDS_THERE if is_of_family(TAKE, FURTHER_TAKE, action) else NOT_AN_ANSWER
