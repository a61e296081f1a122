"""Joining a Gang (R9): discard its Accessories, lay down the old card, take the top one of its pile."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.action_cards import CardApplied
from blackgate.rules.actions import JOIN, PASS, PAY
from blackgate.rules.backgrounds import Applied
from blackgate.rules.events import GANG_CARD_RESULT, JOINS, LEAVES_GANG, PAYS, TURNS_UP
from blackgate.rules.gang_cards import NO_GANG
from blackgate.rules.kinds import ACCESSORIES, CHAIN, GANGS, NOBODY, NOTHING, ONE
from blackgate.rules.refusals import (
    GANG_PILE_EMPTY,
    LEGAL,
    NO_ACCESSORIES,
    NOT_AN_ANSWER,
    NOT_IN_HAND,
)
from blackgate.rules.steps import Step
from blackgate.rules.turn_actions import TurnAction

if TYPE_CHECKING:
    from blackgate.rules.book import Gang
    from blackgate.rules.game import Game
    from blackgate.rules.piles import Pile
    from blackgate.rules.player import Player


ALL_ACCESSORIES: Final[i64] = 63
SET_SIZE: Final = vec[i64]([bin(bits).count("1") for bits in range(1 << int(ACCESSORIES))])


class JoinGang(TurnAction):
    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        return cannot_join(game, player, which, 0)

    def choices(self, game: Game, player: Player) -> None:
        gangs = game.book.joinable[accessories_of(player)]
        which: i64 = 0
        while gangs != 0:
            if gangs & 1 and cannot_join(game, player, which, 0) == LEGAL:
                game.offer(JOIN + which)
            gangs >>= 1
            which += 1

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        join(game, player, which, 0)


@mypyc_attr(acyclic=True)
class ChooseGang(Step):
    """A card lets its player join a Gang with fewer Accessories: which?"""

    declared: ClassVar = "choose_gang fewer:number"

    def __init__(self, seat: i64, fewer: i64) -> None:
        super().__init__(seat)
        self.fewer: Final = fewer

    def choices(self, game: Game) -> None:
        for gang in range(GANGS):
            if cannot_join(game, game.players[self.seat], gang, self.fewer) == LEGAL:
                game.offer(JOIN + gang)
        if game.offered == 0:  # asked all the same (R17.4)
            game.offer(PASS)

    def fits(self, game: Game) -> bool:
        """A card that does nothing else shows that its player can join."""
        return can_join(game, game.players[self.seat], self.fewer) or not is_only_effect(game, self.beneath)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        player = game.players[self.seat]
        if action == PASS:
            show_nothing_to_join(game, player, self.fewer)
        else:
            join(game, player, action - JOIN, self.fewer)

    def reason(self, game: Game, action: i64) -> i64:
        if action < JOIN or action >= JOIN + GANGS:
            return NOT_AN_ANSWER
        return cannot_join(game, game.players[self.seat], action - JOIN, self.fewer)


@mypyc_attr(acyclic=True)
class PayAccessory(Step):
    """R9.1, R9.2: which Accessory goes next? Each is different from those paid before (`paid`: a bit each)."""

    declared: ClassVar = "pay_accessory gang due:number paid:accessories"

    def __init__(self, seat: i64, gang: i64, due: i64, paid: i64) -> None:
        super().__init__(seat)
        self.gang: Final = gang
        self.due: Final = due
        self.paid: Final = paid

    def choices(self, game: Game) -> None:
        game.offer_bits(PAY, self.payable(game))

    def payable(self, game: Game) -> i64:
        """A bit for each Accessory that could go next."""
        return accessories_of(game.players[self.seat]) & game.book.gangs[self.gang].wanted & ~self.paid

    def fits(self, game: Game) -> bool:
        return SET_SIZE[self.payable(game)] >= self.due

    def answer(self, game: Game, action: i64) -> None:
        player = game.players[self.seat]
        kind = action - PAY + CHAIN
        game.discard(player, kind, PAYS)
        if self.due > 1:
            game.become(PayAccessory(self.seat, self.gang, self.due - 1, self.paid | ONE << (action - PAY)))
        else:
            game.settle()
            enter_gang(game, player, self.gang)

    def reason(self, game: Game, action: i64) -> i64:
        if action < PAY or action >= PAY + ACCESSORIES:
            return NOT_AN_ANSWER
        return NO_ACCESSORIES if game.players[self.seat].hand[action - PAY + CHAIN] > 0 else NOT_IN_HAND


def cannot_join(game: Game, player: Player, which: i64, fewer: i64) -> i64:
    gang = game.book.gangs[which]
    if game.gang_piles[which].top == NOTHING:
        return GANG_PILE_EMPTY  # R9.3
    return LEGAL if is_enough(accessories_of(player), gang, fewer) else NO_ACCESSORIES


def is_enough(held: i64, gang: Gang, fewer: i64) -> bool:
    """R9.1: so many different Accessories of the Gang."""
    return SET_SIZE[held & gang.wanted] >= gang.needs - fewer


def joinable(gangs: list[Gang]) -> vec[i64]:
    """For each set of Accessories, a bit for each Gang that it is enough for: so a turn asks only for those."""
    enough: vec[i64] = vec[i64]([0] * len(SET_SIZE))
    for held in range(len(SET_SIZE)):
        for which, gang in enumerate(gangs):
            if is_enough(held, gang, 0):
                enough[held] |= ONE << which
    return enough


def accessories_of(player: Player) -> i64:
    """A bit for each Accessory in the hand."""
    return player.kinds >> CHAIN & ALL_ACCESSORIES


def can_join(game: Game, player: Player, fewer: i64) -> bool:
    for gang in range(GANGS):
        if cannot_join(game, player, gang, fewer) == LEGAL:
            return True
    return False


def could_join(game: Game, player: Player, fewer: i64) -> bool:
    """For all that everybody knows: there are cards enough in the hand, and a Gang card to take."""
    for which, gang in enumerate(game.book.gangs):
        if game.gang_piles[which].top != NOTHING and player.hand_size >= gang.needs - fewer:
            return True
    return False


def show_nothing_to_join(game: Game, player: Player, fewer: i64) -> None:
    """Who has to join a Gang and does not lacks every Accessory that would have been enough by itself."""
    for which, gang in enumerate(game.book.gangs):
        if game.gang_piles[which].top != NOTHING and gang.needs - fewer == 1:
            for accessory in range(ACCESSORIES):
                if gang.wanted >> accessory & 1:
                    game.show_lack(player, CHAIN + accessory)


def is_only_effect(game: Game, step: Step | None) -> bool:
    """What asks for something is the only effect of the card or Background that is being applied."""
    if isinstance(step, CardApplied):
        return len(game.book.action_cards[step.card]) == 1
    if isinstance(step, Applied):
        return len(game.book.backgrounds[step.background].applied(step.with_bonus)) == 1
    return False


def join(game: Game, player: Player, which: i64, fewer: i64) -> None:
    due = game.book.gangs[which].needs - fewer
    if due > 0:
        game.ask(PayAccessory(player.seat, which, due, 0))
    else:
        enter_gang(game, player, which)


def enter_gang(game: Game, player: Player, which: i64) -> None:
    """R9.3: the old card goes under its pile first, then the new one is taken."""
    leave_gang(game, player)
    take_gang_card(game, player, game.gang_piles[which].top)


def take_gang_card(game: Game, player: Player, index: i64) -> None:
    """It goes from its pile to the player, who has none, and the next one shows."""
    card = game.book.gang_cards[index]
    player.gang_card = card
    game.find_possible(player)
    game.emit(JOINS, player.seat, NOBODY, index, card.gang)
    lay_pile(game, card.gang, game.gang_piles[card.gang].without(index))
    turn_up(game, card.gang)


def leave_gang(game: Game, player: Player) -> None:
    card = player.gang_card
    if card.index == NOTHING:
        return
    game.emit(LEAVES_GANG, player.seat, NOBODY, card.index, card.gang)
    lay_pile(game, card.gang, game.gang_piles[card.gang].with_under(card.index))
    player.gang_card = NO_GANG
    game.find_possible(player)
    turn_up(game, card.gang)


def turn_up(game: Game, gang: i64) -> None:
    """R1.3: the piles lie face up, so the next card shows as soon as it lies on top."""
    pile = game.gang_piles[gang]
    if pile.top != NOTHING or pile.size() == 0:
        return
    card: i64
    if pile.bag != 0:
        bag = pile.counts(len(game.book.gang_cards))
        card = game.draw_from(bag, pile.size() - len(pile.tail), GANG_CARD_RESULT)
    else:
        card = pile.tail[0]
    lay_pile(game, gang, pile.turned_up(card))
    game.emit(TURNS_UP, NOBODY, NOBODY, card, gang)


def lay_pile(game: Game, gang: i64, pile: Pile) -> None:
    """In a new list: clones share the old one, and whoever keeps it sees that something has changed."""
    piles = game.gang_piles[:]
    piles[gang] = pile
    game.gang_piles = piles
