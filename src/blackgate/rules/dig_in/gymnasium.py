"""The Gymnasium (R14.8), for the Recreational Area: Brawls, and Bodybuilding tokens for fights."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import BRAWL, LAY_BLADE, LAY_KNIFE, USE_BODYBUILDING, WORKOUT, YIELD
from blackgate.rules.beatings import Beating, Sending
from blackgate.rules.combat import offer_weapons
from blackgate.rules.dig_in.places import ModularPlace
from blackgate.rules.dig_in.tokens import TakeToken, discard_token, take_token
from blackgate.rules.events import BRAWLS, ROLLS, STAYS_OUT
from blackgate.rules.kinds import BLADE, BODYBUILDING, KNIFE, NOBODY, NOTHING, ONE
from blackgate.rules.refusals import LEGAL, NO_WEAPON_TO_BRAWL, NOBODY_TO_BRAWL, NOT_AN_ANSWER, NOT_IN_HAND
from blackgate.rules.steps import Procedure, Step
from blackgate.rules.turn_actions import PlaceAction, TurnAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class Gymnasium(ModularPlace):
    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [
            StartBrawl("brawl", BRAWL, 2, index, self.figure("solitary")),
            TakeToken("workout", WORKOUT, index + 1, BODYBUILDING),
        ]

    def can_replace_weapon(self, game: Game, player: Player) -> bool:
        return player.tokens_by_kind[BODYBUILDING] > 0

    def offer_replacement(self, game: Game, player: Player) -> None:
        if player.tokens_by_kind[BODYBUILDING] > 0:
            game.offer(USE_BODYBUILDING)

    def replace_weapon(self, game: Game, player: Player) -> bool:
        """Discard one and roll: 4 or more, you need not lay this one; on a 6 you take the token back."""
        discard_token(game, player, BODYBUILDING)
        die = game.roll()
        game.emit(ROLLS, player.seat, NOBODY, NOTHING, die)
        if die >= self.figure("kept"):
            take_token(game, player, BODYBUILDING)
        return die >= self.figure("strong")


class StartBrawl(PlaceAction):
    """Discard a Weapon; every other player there discards one too or takes a Beating."""

    def __init__(self, name: str, first: i64, count: i64, index: i64, solitary: i64) -> None:
        super().__init__(name, first, count, index)
        self.solitary: Final = solitary

    def barred(self, game: Game, player: Player) -> i64:
        for other in game.players:
            if game.together(player, other):
                return LEGAL
        return NOBODY_TO_BRAWL

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        return LEGAL if player.hand[KNIFE if which == 0 else BLADE] > 0 else NOT_IN_HAND

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        game.emit(BRAWLS, player.seat)
        game.discard(player, KNIFE if which == 0 else BLADE)
        game.ask(Brawl(player.seat, 1, 0, False, self.solitary))


@mypyc_attr(acyclic=True)
class Brawl(Procedure):
    """In turn order each answers, then in turn order everyone who discarded a Weapon rolls, each settled before the
    next. `distance`: whose turn it is, from the one who started it; `fighters`: a bit for each who discarded one.
    """

    declared: ClassVar = "brawl distance:number fighters:seats rolling:flag solitary:number"

    def __init__(self, seat: i64, distance: i64, fighters: i64, rolling: bool, solitary: i64) -> None:
        super().__init__(seat)
        self.distance: Final = distance
        self.fighters: Final = fighters
        self.rolling: Final = rolling
        self.solitary: Final = solitary

    def go_on(self, game: Game) -> None:
        if self.distance >= game.seats:
            if self.rolling:
                game.settle()
            else:
                game.become(Brawl(self.seat, 1, self.fighters, True, self.solitary))
            return
        other = game.players[(self.seat + self.distance) % game.seats]
        game.become(Brawl(self.seat, self.distance + 1, self.fighters, self.rolling, self.solitary))
        if self.rolling:
            if self.fighters >> other.seat & 1:
                self.roll(game, other)
        elif game.together(game.players[self.seat], other):
            game.ask(BrawlAnswer(other.seat))

    def roll(self, game: Game, other: Player) -> None:
        die = game.roll()
        game.emit(ROLLS, other.seat, NOBODY, NOTHING, die)
        if die <= self.solitary and other.slot != game.book.solitary_slot:
            game.ask(Sending(other.seat))

    def joined_by(self, seat: i64) -> Brawl:
        return Brawl(self.seat, self.distance, self.fighters | ONE << seat, self.rolling, self.solitary)


@mypyc_attr(acyclic=True)
class BrawlAnswer(Step):
    """Discard a Weapon or take a Beating (with 2 Beatings too: it has no effect)."""

    declared: ClassVar = "brawl_answer"

    def proceed(self, game: Game) -> bool:
        if game.players[self.seat].hand_size > 0:
            return True
        self.answer(game, YIELD)
        return False

    def choices(self, game: Game) -> None:
        game.offer(YIELD)
        offer_weapons(game, game.players[self.seat])

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        brawl = game.top
        assert isinstance(brawl, Brawl)
        if action == YIELD:
            game.emit(STAYS_OUT, self.seat)
            game.ask(Beating(self.seat, brawl.seat))
        else:
            game.discard(game.players[self.seat], KNIFE if action == LAY_KNIFE else BLADE)
            game.become(brawl.joined_by(self.seat))

    def reason(self, game: Game, action: i64) -> i64:
        return NO_WEAPON_TO_BRAWL if action == LAY_KNIFE or action == LAY_BLADE else NOT_AN_ANSWER
