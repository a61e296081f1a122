"""Combat (R7.4, R7.5, R18.1e-i): Weapon for Weapon until somebody cannot or will not, and what the loser loses."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.actions import KNUCKLES, LAY_BLADE, LAY_KNIFE, TAKE, YIELD, is_reveal
from blackgate.rules.backgrounds import (
    DEFENCE_DUE,
    WEAPON_DUE,
    answer_with_reveal,
    boosts,
    could_reveal,
    offer_reveal,
    why_no_reveal,
)
from blackgate.rules.beatings import Beating
from blackgate.rules.events import LAYS, NEEDS_NO_WEAPON, WINS_COMBAT, YIELDS
from blackgate.rules.kinds import BLADE, KNIFE, NOBODY, ONE
from blackgate.rules.refusals import NO_ABILITY, NOT_IN_HAND
from blackgate.rules.steps import Procedure, Step

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


@mypyc_attr(acyclic=True)
class Fight:
    """An Extortion under way: who against whom, for which Tool, and what lies between them.

    `knives`, `blades`: all Weapons laid; `own_knives`, `own_blades`: those laid to intimidate; `rested`: a bit for
    each seat that has used Knuckles in this combat; `helpers`: a bit for each seat that laid a Weapon for another.
    """

    declared: ClassVar = (
        "attacker:seat defender:seat tool knives:number blades:number own_knives:number own_blades:number"
        " rested:seats helpers:seats"
    )

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
        helpers: i64,
    ) -> None:
        self.attacker: Final = attacker
        self.defender: Final = defender
        self.tool: Final = tool
        self.knives: Final = knives
        self.blades: Final = blades
        self.own_knives: Final = own_knives
        self.own_blades: Final = own_blades
        self.rested: Final = rested
        self.helpers: Final = helpers

    def changed(self, knives: i64, blades: i64, own_knives: i64, own_blades: i64, rested: i64, helpers: i64) -> Fight:
        """The same fight with more on the table; what is given is added."""
        return Fight(
            self.attacker,
            self.defender,
            self.tool,
            self.knives + knives,
            self.blades + blades,
            self.own_knives + own_knives,
            self.own_blades + own_blades,
            self.rested | rested,
            self.helpers | helpers,
        )

    def with_intimidation(self, kind: i64) -> Fight:
        knife: i64 = 1 if kind == KNIFE else 0
        return self.changed(knife, 1 - knife, knife, 1 - knife, 0, 0)

    def with_weapon(self, kind: i64, helpers: i64 = 0) -> Fight:
        knife: i64 = 1 if kind == KNIFE else 0
        return self.changed(knife, 1 - knife, 0, 0, 0, helpers)

    def with_rested(self, seat: i64) -> Fight:
        return self.changed(0, 0, 0, 0, ONE << seat, 0)

    def opponent(self, seat: i64) -> i64:
        return self.attacker if seat == self.defender else self.defender


@mypyc_attr(acyclic=True)
class WeaponDue(Step):
    """R7.4, R12.7: lay a Weapon or lose. Whatever replaces one is an answer to the same question (R18.1e), tried one
    after the other. `rested`: Knuckles are used up in this combat; `tried`: so is what a module has for this Weapon.
    """

    def __init__(self, seat: i64, rested: bool, tried: bool, attacking: bool) -> None:
        super().__init__(seat)
        self.rested: Final = rested
        self.tried: Final = tried
        self.attacking: Final = attacking

    # --- what follows
    def weapon_laid(self, game: Game, kind: i64) -> None:
        raise NotImplementedError

    def nothing_laid(self, game: Game, rested: bool) -> None:
        """Something counts as laid: Knuckles (`rested`) or what a module has."""
        raise NotImplementedError

    def again(self) -> WeaponDue:
        """The same question after a module's replacement failed."""
        raise NotImplementedError

    def lost(self, game: Game) -> None:
        raise NotImplementedError

    def won_by_background(self, game: Game, action: i64) -> None:
        raise NotImplementedError

    def opponent(self) -> i64:
        return NOBODY

    # --- the question
    def proceed(self, game: Game) -> bool:
        player = game.players[self.seat]
        if player.hand_size > 0 or self.may_rest(player) or self.could_reveal(game, player):
            return True
        if not self.tried:
            module = game.book.module
            while module is not None:
                if module.can_replace_weapon(game, player):
                    return True
                module = module.following
        self.lost(game)
        return False

    def could_reveal(self, game: Game, player: Player) -> bool:
        if could_reveal(game, player, WEAPON_DUE):
            return True
        return not self.attacking and could_reveal(game, player, DEFENCE_DUE)

    def may_rest(self, player: Player) -> bool:
        return not self.rested and player.gang_card.lays_no_weapon(self.attacking)

    def choices(self, game: Game) -> None:
        player = game.players[self.seat]
        game.offer(YIELD)
        offer_weapons(game, player)
        if self.may_rest(player):
            game.offer(KNUCKLES)
        if not self.tried:
            module = game.book.module
            while module is not None:
                module.offer_replacement(game, player)
                module = module.following
        offer_reveal(game, player, WEAPON_DUE)
        if not self.attacking:
            offer_reveal(game, player, DEFENCE_DUE)

    def answer(self, game: Game, action: i64) -> None:
        player = game.players[self.seat]
        if action == YIELD:
            self.lost(game)
        elif action == KNUCKLES:
            game.emit(NEEDS_NO_WEAPON, self.seat)
            self.nothing_laid(game, True)
        elif is_reveal(action):
            self.answer_by_background(game, player, action)
        elif action == LAY_KNIFE or action == LAY_BLADE:
            self.weapon_laid(game, lay_weapon(game, player, action))
        else:
            self.replace(game, player)

    def answer_by_background(self, game: Game, player: Player, action: i64) -> None:
        if game.book.backgrounds[player.background].effects[0].wins_combat:
            self.won_by_background(game, action)
        else:
            game.emit(NEEDS_NO_WEAPON, self.seat)
            self.nothing_laid(game, False)
            answer_with_reveal(game, player, action, self.opponent())

    def replace(self, game: Game, player: Player) -> None:
        module = game.book.module
        while module is not None:
            if module.replace_weapon(game, player):
                game.emit(NEEDS_NO_WEAPON, self.seat)
                self.nothing_laid(game, False)
                return
            module = module.following
        game.become(self.again())

    def reason(self, game: Game, action: i64) -> i64:
        if action == KNUCKLES:
            return NO_ABILITY
        if action == LAY_KNIFE or action == LAY_BLADE:
            return self.no_such_weapon()
        player = game.players[self.seat]
        defends = not self.attacking and game.book.backgrounds[player.background].moment == DEFENCE_DUE
        return why_no_reveal(game, player, action, DEFENCE_DUE if defends else WEAPON_DUE)

    def no_such_weapon(self) -> i64:
        """The reason for a Weapon that is not in the hand."""
        return NOT_IN_HAND


@mypyc_attr(acyclic=True)
class LayWeapon(WeaponDue):
    """R7.4: it is this side's turn in the combat."""

    declared: ClassVar = "lay_weapon fight tried:flag"

    def __init__(self, seat: i64, fight: Fight, tried: bool) -> None:
        super().__init__(seat, bool(fight.rested >> seat & 1), tried, seat == fight.attacker)
        self.fight: Final = fight

    def opponent(self) -> i64:
        return self.fight.opponent(self.seat)

    def other_side(self, game: Game, fight: Fight) -> None:
        game.become(LayWeapon(fight.opponent(self.seat), fight, False))

    def weapon_laid(self, game: Game, kind: i64) -> None:
        self.other_side(game, self.fight.with_weapon(kind))

    def nothing_laid(self, game: Game, rested: bool) -> None:
        self.other_side(game, self.fight.with_rested(self.seat) if rested else self.fight)

    def again(self) -> WeaponDue:
        return LayWeapon(self.seat, self.fight, True)

    def lost(self, game: Game) -> None:
        """The principal lays nothing; the side loses when nobody else of it does (R13.5)."""
        module = game.book.module
        while module is not None:
            if module.side_yields(game, self.seat, self.fight):
                return
            module = module.following
        game.emit(YIELDS, self.seat)
        game.become(CombatLost(self.seat, self.fight, 0, 1))

    def won_by_background(self, game: Game, action: i64) -> None:
        player = game.players[self.seat]
        loser = self.fight.opponent(self.seat)
        game.become(CombatLost(loser, self.fight, 0, 2 if boosts(game, player, action) else 1))
        answer_with_reveal(game, player, action, loser)


@mypyc_attr(acyclic=True)
class CombatLost(Procedure):
    """R7.5, R18.1f-g for the losing side: the loser's Beatings and then the helpers', the loser's card and then the
    helpers' (R13.6), clockwise from the loser. `settled`: how many of these are done; `beatings`: the loser's.
    """

    declared: ClassVar = "combat_lost fight settled:number beatings:number"

    def __init__(self, seat: i64, fight: Fight, settled: i64, beatings: i64) -> None:
        super().__init__(seat)
        self.fight: Final = fight
        self.settled: Final = settled
        self.beatings: Final = beatings

    def go_on(self, game: Game) -> None:
        fight = self.fight
        winner = game.players[fight.opponent(self.seat)]
        loser = game.players[self.seat]
        if self.settled == 0:
            game.emit(WINS_COMBAT, winner.seat, loser.seat)
        helper = self.settled - self.beatings
        if helper < 0:
            self.settle_one(game)
            self.beat(game, loser, winner)
        elif helper < game.seats - 1 and fight.helpers != 0:
            self.settle_one(game)
            other = game.players[(self.seat + 1 + helper) % game.seats]
            if self.helped(game, other):
                self.beat(game, other, winner)
        else:
            game.become(ExtortionOver(fight.attacker, fight, self.seat == fight.defender, winner.seat))
            self.take_card(game, winner, loser)
            for i in range(1, game.seats):
                other = game.players[(self.seat + i) % game.seats]
                if self.helped(game, other) and not other.gang_card.immune_in_combat():
                    game.take_at_random(winner, other)

    def settle_one(self, game: Game) -> None:
        game.become(CombatLost(self.seat, self.fight, self.settled + 1, self.beatings))

    def helped(self, game: Game, other: Player) -> bool:
        return bool(self.fight.helpers >> other.seat & 1) and game.mates(other, game.players[self.seat])

    def beat(self, game: Game, victim: Player, winner: Player) -> None:
        if not victim.gang_card.immune_in_combat():
            game.ask(Beating(victim.seat, winner.seat))

    def take_card(self, game: Game, winner: Player, loser: Player) -> None:
        """R7.5: the named Tool if the attacker won and the defender has it, otherwise one card at random."""
        fight = self.fight
        if loser.seat == fight.defender:
            if loser.hand[fight.tool] > 0:
                game.hand_over(loser, winner, fight.tool)
                return
            game.show_lack(loser, fight.tool)
        if not loser.gang_card.immune_in_combat():
            game.take_at_random(winner, loser)


@mypyc_attr(acyclic=True)
class ExtortionOver(Procedure):
    """R18.1h-i: Weapons laid are discarded, then abilities after an Extortion or a combat.

    `gave_in`: the target cooperated or lost; `winner`: of the combat, if there was one.
    """

    declared: ClassVar = "extortion_over fight gave_in:flag winner:seat-or-none"

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
            winner.gang_card.combat_won(game, winner)
            loser = game.players[fight.opponent(self.winner)]
            loser.gang_card.combat_lost(game, loser)
        if not self.gave_in:
            return
        game.take_cigarettes(attacker, game.players[fight.defender], attacker.gang_card.tribute())
        if attacker.gang_card.takes_weapon_back() and fight.own_knives + fight.own_blades > 0:
            game.ask(TakeWeapon(fight.attacker, fight.own_knives > 0, fight.own_blades > 0))


@mypyc_attr(acyclic=True)
class TakeWeapon(Step):
    """Ambush, Shakedown: which of the Weapons that were discarded? They lie open, so one kind leaves no choice."""

    declared: ClassVar = "take_weapon knife:flag blade:flag"

    def __init__(self, seat: i64, knife: bool, blade: bool) -> None:
        super().__init__(seat)
        self.knife: Final = knife
        self.blade: Final = blade

    def proceed(self, game: Game) -> bool:
        if self.knife and self.blade:
            return True
        self.answer(game, TAKE + (KNIFE if self.knife else BLADE))
        return False

    def choices(self, game: Game) -> None:
        game.offer(TAKE + KNIFE)
        game.offer(TAKE + BLADE)

    def answer(self, game: Game, action: i64) -> None:
        game.settle()
        game.take_from_pile(game.players[self.seat], action - TAKE, 1)


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
