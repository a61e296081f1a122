"""Combat (R7.4, R7.5, R18.1e-i): Weapon for Weapon until somebody cannot or will not, and what the loser loses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import KNUCKLES, LAY_BLADE, LAY_KNIFE, TAKE, YIELD
from blackgate.rules.backgrounds import (
    WEAPON_DUE,
    answer_with_reveal,
    boosts,
    could_reveal,
    is_reveal,
    offer_reveal,
    why_no_reveal,
)
from blackgate.rules.beatings import Beating
from blackgate.rules.events import LAYS, NEEDS_NO_WEAPON, WINS_COMBAT, YIELDS
from blackgate.rules.kinds import BLADE, KNIFE, ONE
from blackgate.rules.refusals import NO_ABILITY, NOT_IN_HAND
from blackgate.rules.steps import Procedure, Step

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


@mypyc_attr(acyclic=True)
class Fight:
    """An Extortion under way: who against whom, for which Tool, and what lies between them.

    `knives`, `blades`: all Weapons laid; `own_knives`, `own_blades`: those laid to intimidate;
    `rested`: a bit for each seat that has used Knuckles in this combat.
    """

    def __init__(
        self,
        attacker: i64,
        defender: i64,
        tool: i64,
        knives: i64,
        blades: i64,
        own_knives: i64,
        own_blades: i64,
        rested: i64,
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.tool: Final = tool
        self.knives: Final = knives
        self.blades: Final = blades
        self.own_knives: Final = own_knives
        self.own_blades: Final = own_blades
        self.rested: Final = rested

    def with_intimidation(self, kind: i64) -> Fight:
        knife: i64 = 1 if kind == KNIFE else 0
        return Fight(
            self.attacker,
            self.defender,
            self.tool,
            self.knives + knife,
            self.blades + 1 - knife,
            self.own_knives + knife,
            self.own_blades + 1 - knife,
            self.rested,
        )

    def with_weapon(self, kind: i64) -> Fight:
        knife: i64 = 1 if kind == KNIFE else 0
        return Fight(
            self.attacker,
            self.defender,
            self.tool,
            self.knives + knife,
            self.blades + 1 - knife,
            self.own_knives,
            self.own_blades,
            self.rested,
        )

    def with_rested(self, seat: i64) -> Fight:
        return Fight(
            self.attacker,
            self.defender,
            self.tool,
            self.knives,
            self.blades,
            self.own_knives,
            self.own_blades,
            self.rested | ONE << seat,
        )

    def opponent(self, seat: i64) -> i64:
        return self.attacker if seat == self.defender else self.defender

    def fields(self) -> list[int]:
        return [
            self.attacker,
            self.defender,
            self.tool,
            self.knives,
            self.blades,
            self.own_knives,
            self.own_blades,
            self.rested,
        ]


@mypyc_attr(acyclic=True)
class LayWeapon(Step):
    """R7.4: lay a Weapon or lose. Whatever replaces one is an answer to the same question (R18.1e)."""

    def __init__(self, seat: i64, fight: Fight) -> None:
        super().__init__(seat)
        self.fight: Final = fight

    def may_rest(self, player: Player) -> bool:
        return player.gang.lays_no_weapon() and not self.fight.rested >> self.seat & 1

    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        if player.hand_size > 0 or self.may_rest(player) or could_reveal(game, player, WEAPON_DUE):
            return True
        self.answer(game, YIELD)
        return False

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        game.offer(YIELD)
        offer_weapons(game, player)
        if self.may_rest(player):
            game.offer(KNUCKLES)
        offer_reveal(game, player, WEAPON_DUE)

    def answer(self, game: Game, action: i64) -> None:
        other = self.fight.opponent(self.seat)
        player = game.players[self.seat]
        if action == YIELD:
            game.tell(YIELDS, self.seat)
            game.become(CombatLost(self.seat, self.fight, 0, 1))
        elif action == KNUCKLES:
            game.tell(NEEDS_NO_WEAPON, self.seat)
            game.become(LayWeapon(other, self.fight.with_rested(self.seat)))
        elif is_reveal(action):
            game.become(CombatLost(other, self.fight, 0, 2 if boosts(game, player, action) else 1))
            answer_with_reveal(game, player, action, other)
        else:
            kind = lay_weapon(game, player, action)
            game.become(LayWeapon(other, self.fight.with_weapon(kind)))

    def reason(self, game: Game, action: i64) -> i64:
        if action == KNUCKLES:
            return NO_ABILITY
        if action == LAY_KNIFE or action == LAY_BLADE:
            return NOT_IN_HAND
        return why_no_reveal(game, game.players[self.seat], action, WEAPON_DUE)

    def fields(self) -> list[int]:
        return [self.seat, *self.fight.fields()]


@mypyc_attr(acyclic=True)
class CombatLost(Procedure):
    """R7.5, R18.1f-i for the loser: the Beating (or two), the card, then the end of the Extortion."""

    def __init__(self, seat: i64, fight: Fight, taken: i64, beatings: i64) -> None:
        super().__init__(seat)
        self.fight: Final = fight
        self.taken: Final = taken
        self.beatings: Final = beatings

    def go_on(self, game: Game) -> None:
        fight = self.fight
        winner = game.players[fight.opponent(self.seat)]
        loser = game.players[self.seat]
        if self.taken < self.beatings:
            if self.taken == 0:
                game.tell(WINS_COMBAT, winner.seat, loser.seat)
            game.become(CombatLost(self.seat, fight, self.taken + 1, self.beatings))
            if not loser.gang.immune_in_combat():
                game.ask(Beating(loser.seat, winner.seat))
            return
        game.become(ExtortionOver(fight.attacker, fight, self.seat == fight.defender, winner.seat))
        self.take_card(game, winner, loser)

    def take_card(self, game: Game, winner: Player, loser: Player) -> None:
        """R7.5: the named Tool if the attacker won and the defender has it, otherwise one card at random."""
        fight = self.fight
        if loser.seat == fight.defender:
            if loser.hand[fight.tool] > 0:
                game.hand_over(loser, winner, fight.tool)
                return
            game.show_lack(loser, fight.tool)
        if not loser.gang.immune_in_combat():
            game.take_at_random(winner, loser)

    def fields(self) -> list[int]:
        return [self.seat, *self.fight.fields(), self.taken, self.beatings]


@mypyc_attr(acyclic=True)
class ExtortionOver(Procedure):
    """R18.1h-i: Weapons laid are discarded, then abilities after an Extortion or a combat.

    `gave_in`: the target cooperated or lost; `winner`: of the combat, if there was one.
    """

    def __init__(self, seat: i64, fight: Fight, gave_in: bool, winner: i64) -> None:
        super().__init__(seat)
        self.fight: Final = fight
        self.gave_in: Final = gave_in
        self.winner: Final = winner

    def go_on(self, game: Game) -> None:
        fight = self.fight
        attacker = game.players[fight.attacker]
        game.settle()
        game.clear_from_table(KNIFE, fight.knives)
        game.clear_from_table(BLADE, fight.blades)
        if self.winner >= 0:
            winner = game.players[self.winner]
            winner.gang.combat_won(game, winner)
        if not self.gave_in:
            return
        game.take_cigarettes(attacker, game.players[fight.defender], attacker.gang.tribute())
        if attacker.gang.takes_weapon_back() and fight.own_knives + fight.own_blades > 0:
            game.ask(TakeBack(fight.attacker, fight.own_knives, fight.own_blades))

    def fields(self) -> list[int]:
        return [self.seat, *self.fight.fields(), int(self.gave_in), self.winner]


@mypyc_attr(acyclic=True)
class TakeBack(Step):
    """Ambush: one of the Weapons laid to intimidate comes back; which, if they are of two kinds?"""

    def __init__(self, seat: i64, knives: i64, blades: i64) -> None:
        super().__init__(seat)
        self.knives: Final = knives
        self.blades: Final = blades

    def proceed(self, game: Game) -> bool:
        if self.knives > 0 and self.blades > 0:
            return True
        self.answer(game, TAKE + KNIFE if self.knives > 0 else TAKE + BLADE)
        return False

    def choices(self, game: Game) -> None:
        game.offer(TAKE + KNIFE)
        game.offer(TAKE + BLADE)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        game.take_from_pile(game.players[self.seat], action - TAKE, 1)

    def fields(self) -> list[int]:
        return [self.seat, self.knives, self.blades]


def offer_weapons(game: Game, player: Player) -> None:
    if player.hand[KNIFE] > 0:
        game.offer(LAY_KNIFE)
    if player.hand[BLADE] > 0:
        game.offer(LAY_BLADE)


def lay_weapon(game: Game, player: Player, action: i64) -> i64:
    """R7.6: it lies on the table until the end."""
    kind = KNIFE if action == LAY_KNIFE else BLADE
    game.put_on_table(player, kind, LAYS)
    return kind
