"""Extortion (R7, R18.1): choose a target, name a Tool, lay a Weapon; the target answers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import COOPERATE, DEMAND, EXTORT, LAY_BLADE, LAY_KNIFE, REFUSE
from blackgate.rules.backgrounds import SENT, answer_with_reveal, could_reveal, offer_reveal, why_no_reveal
from blackgate.rules.combat import ExtortionOver, Fight, LayWeapon, lay_weapon, offer_weapons
from blackgate.rules.events import COOPERATES, DEMANDS, EXTORTS, REFUSES
from blackgate.rules.kinds import BLADE, KNIFE, MAX_SEATS, NOBODY, TOOLS
from blackgate.rules.refusals import (
    CHARMED,
    EXTORTED,
    LEGAL,
    NO_SUCH_SEAT,
    NO_WEAPON,
    NOT_AN_ANSWER,
    NOT_ENOUGH_WEAPONS,
    NOT_HERE,
    NOT_IN_HAND,
    NOT_YOURSELF,
    TEAMMATE,
)
from blackgate.rules.steps import Step
from blackgate.rules.turn_actions import TurnAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


WEAPONS: Final[i64] = (1 << KNIFE) | (1 << BLADE)  # as kinds in a hand


class Extortion(TurnAction):
    def barred(self, game: Game, player: Player) -> i64:
        if game.extortions > 0:
            return EXTORTED  # R3.5
        return NO_WEAPON if player.weapons() == 0 else LEGAL

    def choices(self, game: Game, player: Player) -> None:
        if game.extortions > 0 or player.kinds & WEAPONS == 0:
            return
        anywhere = player.gang_card.extorts_anywhere()
        for other in game.players:
            if (anywhere or other.slot == player.slot) and self.refusal(game, player, other.seat) == LEGAL:
                game.offer(EXTORT + other.seat)

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        reason = cannot_extort(game, player, which, player.gang_card.extorts_anywhere())
        if reason != LEGAL:
            return reason
        needed = game.players[which].gang_card.weapons_to_extort()
        return NOT_ENOUGH_WEAPONS if player.weapons() < needed else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        game.extortions += 1
        extort(game, player, which, game.players[which].gang_card.weapons_to_extort())


@mypyc_attr(acyclic=True)
class ExtortFreely(Step):
    """A Background extorts for no action and without a Weapon: whom?"""

    declared: ClassVar = "extort_freely anywhere:flag"

    def __init__(self, seat: i64, anywhere: bool) -> None:
        super().__init__(seat)
        self.anywhere: Final = anywhere

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        for seat in range(game.seats):
            if cannot_extort(game, player, seat, self.anywhere) == LEGAL:
                game.offer(EXTORT + seat)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        extort(game, game.players[self.seat], action - EXTORT, 0)

    def reason(self, game: Game, action: i64) -> i64:
        if action < EXTORT or action >= EXTORT + MAX_SEATS:
            return NOT_AN_ANSWER
        return cannot_extort(game, game.players[self.seat], action - EXTORT, self.anywhere)


@mypyc_attr(acyclic=True)
class Demand(Step):
    """R7.2: name a Tool. `weapons`: how many have to be laid then."""

    declared: ClassVar = "demand target:seat weapons:number"

    def __init__(self, seat: i64, target: i64, weapons: i64) -> None:
        super().__init__(seat)
        self.target: Final = target
        self.weapons: Final = weapons

    def choices(self, game: Game) -> None:
        for tool in range(TOOLS):
            game.offer(DEMAND + tool)

    def answer(self, game: Game, action: i64) -> None:
        tool = action - DEMAND
        game.emit(DEMANDS, self.seat, self.target, tool)
        fight = Fight(self.seat, self.target, tool, 0, 0, 0, 0, 0, 0)
        if self.weapons > 0:
            game.become(Intimidation(self.seat, self.weapons, fight))
        else:
            game.become(Answer(self.target, fight))

    def fits(self, game: Game) -> bool:
        return game.players[self.seat].weapons() >= self.weapons


@mypyc_attr(acyclic=True)
class Intimidation(Step):
    """R7.2: lay a Weapon, Blade or Knife as the attacker chooses."""

    declared: ClassVar = "intimidation due:number fight"

    def __init__(self, seat: i64, due: i64, fight: Fight) -> None:
        super().__init__(seat)
        self.due: Final = due
        self.fight: Final = fight

    def choices(self, game: Game) -> None:
        offer_weapons(game, game.players[self.seat])

    def answer(self, game: Game, action: i64) -> None:
        kind = lay_weapon(game, game.players[self.seat], action)
        fight = self.fight.with_intimidation(kind)
        if self.due > 1:
            game.become(Intimidation(self.seat, self.due - 1, fight))
        else:
            game.become(Answer(fight.defender, fight))

    def fits(self, game: Game) -> bool:
        return game.players[self.seat].weapons() >= self.due

    def reason(self, game: Game, action: i64) -> i64:
        return NOT_IN_HAND if action == LAY_KNIFE or action == LAY_BLADE else NOT_AN_ANSWER


@mypyc_attr(acyclic=True)
class Answer(Step):
    """R18.1d: the target cooperates, refuses, or reveals a Background that can be revealed here."""

    declared: ClassVar = "answer fight"

    def __init__(self, seat: i64, fight: Fight) -> None:
        super().__init__(seat)
        self.fight: Final = fight

    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        if player.hand_size > 0 or could_reveal(game, player, SENT):
            return True
        self.answer(game, REFUSE)
        return False

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        if player.hand[self.fight.tool] > 0:
            game.offer(COOPERATE)
        game.offer(REFUSE)
        offer_reveal(game, player, SENT)

    def answer(self, game: Game, action: i64) -> None:
        fight = self.fight
        player = game.players[self.seat]
        if action == REFUSE:
            game.emit(REFUSES, self.seat)
            game.become(LayWeapon(self.seat, fight, False))
        elif action == COOPERATE:
            game.emit(COOPERATES, self.seat)
            game.become(ExtortionOver(fight.attacker, fight, True, NOBODY))
            game.hand_over(player, game.players[fight.attacker], fight.tool)
        else:  # it does not happen to them, but the Extortion counts as done
            game.become(ExtortionOver(fight.attacker, fight, False, NOBODY))
            answer_with_reveal(game, player, action, NOBODY)

    def reason(self, game: Game, action: i64) -> i64:
        if action == COOPERATE:
            return NOT_IN_HAND
        return why_no_reveal(game, game.players[self.seat], action, SENT)


def cannot_extort(game: Game, player: Player, which: i64, anywhere: bool) -> i64:
    """R7.1: another player in the same Place, unless a card says otherwise."""
    if which >= game.seats:
        return NO_SUCH_SEAT
    if which == player.seat:
        return NOT_YOURSELF
    target = game.players[which]
    if game.mates(player, target):
        return TEAMMATE
    if not anywhere and not game.together(player, target):
        return NOT_HERE
    return CHARMED if target.gang_card.cannot_be_extorted(target) else LEGAL


def extort(game: Game, player: Player, target: i64, weapons: i64) -> None:
    """R18.1a-b: the target is chosen; then abilities that look at the hand."""
    game.emit(EXTORTS, player.seat, target)
    player.gang_card.extorts(game, player)
    if player.gang_card.sees_hand():
        game.look_at_hand(player, game.players[target])
    game.ask(Demand(player.seat, target, weapons))
