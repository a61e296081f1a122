"""The 24 Gang cards (R9.4): each changes the few rules it names, and the rules ask the card.

`GangCard` holds what is true without an ability; a card overrides that one sentence. The engine looks a card up by
the `do` of the edition file and gives it the figures printed there.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.kinds import CARD_NAMES, NOTHING, PLACE_NAMES
from blackgate.rules.turn_actions import PLAY_INDEX

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player
    from blackgate.rules.state import PublicState

Figures = dict[str, int | str]

# "Once per turn" is for the player, whichever copy (R9.4): bits of Game.used
SHORTCUT_USED: Final[i64] = 1
ENGINEER_USED: Final[i64] = 2
STAGE_USED: Final[i64] = 4
BARTER_USED: Final[i64] = 8


class GangCard:
    """A Gang card without an ability; also what a player without a Gang has."""

    def __init__(self, index: i64, gang: i64, figures: Figures) -> None:
        self.index: Final = index
        self.gang: Final = gang
        self.figures: Final = figures

    def figure(self, name: str) -> i64:
        value = self.figures[name]
        assert isinstance(value, int)
        return value

    def turn_starts(self, game: Game, player: Player) -> None:
        """R18.7: abilities at the start of a turn."""

    def done_for_this_turn(self, game: Game, player: Player) -> bool:
        """R3.7: everyone can see that it has nothing to offer once the actions are used up."""
        return True

    def rolls_again(self) -> bool:
        return False

    def rolled_again(self, game: Game, player: Player) -> None:
        """The die has been rolled once more."""

    def search_bonus(self, search: i64, already: i64) -> i64:
        """Cards that a Search draws beyond the `search` of the Place, after so many Searches this turn."""
        return 0

    def searches(self) -> i64:
        return 1

    def cautious_cost(self, state: PublicState, cost: i64) -> i64:
        return cost

    def moved_cautiously(self, game: Game) -> None:
        """The cost above has been paid."""

    def robs(self) -> i64:
        return 0

    def scrounges(self) -> i64:
        return 0

    def price(self, price: i64) -> i64:
        return price

    def sale_bonus(self, already: i64) -> i64:
        """More cigarettes for one more card, when the bonuses of this Sell are already so many."""
        return 0

    def trades_in(self, place: i64) -> bool:
        return False

    def lays_no_weapon(self, attacking: bool) -> bool:
        return False

    def immune_in_combat(self) -> bool:
        return False

    def combat_won(self, game: Game, player: Player) -> None:
        """R18.1i"""

    def combat_lost(self, game: Game, player: Player) -> None:
        """R18.1i"""

    def gains_by_winning(self) -> bool:
        """Whether `combat_won` does something."""
        return False

    def takes_weapon_back(self) -> bool:
        return False

    def tribute(self) -> i64:
        return 0

    def weapons_to_extort(self) -> i64:
        """How many Weapons whoever extorts this player has to lay."""
        return 1

    def extorts_anywhere(self) -> bool:
        return False

    def sees_hand(self) -> bool:
        return False

    def extorts(self, game: Game, player: Player) -> None:
        """R18.1a: the target is chosen."""

    def cannot_be_extorted(self, player: Player) -> bool:
        return False

    def crafts_anywhere(self) -> bool:
        return False

    def crafts_without_link(self) -> bool:
        return False

    def crafted(self, game: Game, player: Player) -> None:
        """After a crafting."""

    def dig_bonus(self, game: Game, tool: i64) -> i64:
        return 0

    def dug(self, game: Game, tool: i64) -> None:
        """The bonus above has been scored."""

    def heals_all(self) -> bool:
        return False

    def healed(self, game: Game, player: Player) -> None:
        """After a Heal."""

    def plays_for_free(self, game: Game) -> bool:
        return False

    def cards_after_playing(self, game: Game) -> i64:
        return 0

    def barters(self) -> bool:
        return False

    def barter_price(self) -> i64:
        """Cigarettes that the other player gets for it."""
        return 0


class Lookout(GangCard):
    """After the roll of your own Simple move you may roll once more; the second result stands."""

    def rolls_again(self) -> bool:
        return True


class TipOff(Lookout):
    """The same, and rolling once more brings a cigarette."""

    def rolled_again(self, game: Game, player: Player) -> None:
        game.pay(player, self.figure("cigarettes"))


class Scavenger(GangCard):
    """Your Search draws 1 card more."""

    def search_bonus(self, search: i64, already: i64) -> i64:
        return self.figure("cards")


class Rummage(GangCard):
    """Your Search draws at least 2 cards."""

    def search_bonus(self, search: i64, already: i64) -> i64:
        return max(self.figure("cards") - search, 0)


class Shortcut(GangCard):
    """Once per turn, your Cautious move costs 1 action."""

    def cautious_cost(self, state: PublicState, cost: i64) -> i64:
        return cost if state.used & SHORTCUT_USED else min(cost, self.figure("actions"))

    def moved_cautiously(self, game: Game) -> None:
        game.used |= SHORTCUT_USED


class LightFingers(GangCard):
    """When you end a Move action in a Place with other players, take up to 2 cigarettes from one of them."""

    def robs(self) -> i64:
        return self.figure("cigarettes")


class Scrounging(GangCard):
    """When you end a Move action, take 2 cigarettes."""

    def scrounges(self) -> i64:
        return self.figure("cigarettes")


class Supplier(GangCard):
    """Buying costs you 2 cigarettes less, but at least 1."""

    def price(self, price: i64) -> i64:
        return max(price - self.figure("cigarettes"), min(price, self.figure("least")))


class Middleman(GangCard):
    """Every card you sell brings 1 cigarette more, at most 3 more in one Sell."""

    def sale_bonus(self, already: i64) -> i64:
        return min(self.figure("cigarettes"), self.figure("most") - already)


class Dealers(GangCard):
    """You may Buy and Sell in the Cafeteria as well."""

    def trades_in(self, place: i64) -> bool:
        return PLACE_NAMES[place] == self.figures["place"]


class Allowance(GangCard):
    """At the start of your turn take 1 cigarette."""

    def turn_starts(self, game: Game, player: Player) -> None:
        game.pay(player, self.figure("cigarettes"))


class Knuckles(GangCard):
    """Once in every combat, when it is up to you to lay a Weapon, you need not."""

    def lays_no_weapon(self, attacking: bool) -> bool:
        return True


class Bracing(GangCard):
    """Once in every combat that you did not start, when it is up to you to lay a Weapon, you need not."""

    def lays_no_weapon(self, attacking: bool) -> bool:
        return not attacking


class ThickSkin(GangCard):
    """Losing a combat gives you no Beating and costs you no random card; a named Tool is still taken."""

    def immune_in_combat(self) -> bool:
        return True


class Scars(ThickSkin):
    """The same, and when you yourself lose one, draw 3 Search cards."""

    def combat_lost(self, game: Game, player: Player) -> None:
        game.draw(player, self.figure("cards"))


class Trophy(GangCard):
    """When you win a combat, also draw 2 Search cards."""

    def combat_won(self, game: Game, player: Player) -> None:
        game.draw(player, self.figure("cards"))

    def gains_by_winning(self) -> bool:
        return True


class Ambush(GangCard):
    """When your target cooperates or loses, take back one Weapon that you laid to intimidate."""

    def takes_weapon_back(self) -> bool:
        return True


class Surprise(Ambush):
    """The same, and you draw 1 Search card when you extort."""

    def extorts(self, game: Game, player: Player) -> None:
        game.draw(player, self.figure("cards"))


class Tribute(GangCard):
    """When your Extortion ends with the target cooperating or losing, also take up to 2 cigarettes from them."""

    def tribute(self) -> i64:
        return self.figure("cigarettes")


class Dues(GangCard):
    """When you extort, take 3 cigarettes and draw 2 Search cards."""

    def extorts(self, game: Game, player: Player) -> None:
        game.pay(player, self.figure("cigarettes"))
        game.draw(player, self.figure("cards"))


class Respect(GangCard):
    """Whoever extorts you has to have and lay two Weapons instead of one."""

    def weapons_to_extort(self) -> i64:
        return self.figure("weapons")


class LongArm(GangCard):
    """You may extort a player wherever they are; your own Place must allow it."""

    def extorts_anywhere(self) -> bool:
        return True


class Reach(LongArm):
    """The same, and you draw 1 Search card when you extort."""

    def extorts(self, game: Game, player: Player) -> None:
        game.draw(player, self.figure("cards"))


class Interrogation(GangCard):
    """When you extort, look at the target's hand after choosing them and before you name the Tool."""

    def sees_hand(self) -> bool:
        return True


class Grilling(Interrogation):
    """When you extort, draw 3 Search cards and look at the target's hand before you name the Tool."""

    def extorts(self, game: Game, player: Player) -> None:
        game.draw(player, self.figure("cards"))


class Artisan(GangCard):
    """You may Craft in any Place and with Beatings."""

    def crafts_anywhere(self) -> bool:
        return True


class Thrift(GangCard):
    """Your crafting needs no Link."""

    def crafts_without_link(self) -> bool:
        return True


class Leftovers(Thrift):
    """The same, and every crafting brings 2 cigarettes."""

    def crafted(self, game: Game, player: Player) -> None:
        game.pay(player, self.figure("cigarettes"))


class Engineer(GangCard):
    """Once per turn, digging with a Spoon scores you 1 point more."""

    def dig_bonus(self, game: Game, tool: i64) -> i64:
        if game.used & ENGINEER_USED or CARD_NAMES[tool] != self.figures["card"]:
            return 0
        return self.figure("points")

    def dug(self, game: Game, tool: i64) -> None:
        if CARD_NAMES[tool] == self.figures["card"]:
            game.used |= ENGINEER_USED


class Herbalist(GangCard):
    """You may Heal in any Place; your Heal removes everything, and you draw 1 Search card."""

    def heals_all(self) -> bool:
        return True

    def healed(self, game: Game, player: Player) -> None:
        game.draw(player, self.figure("cards"))


class Stage(GangCard):
    """Once per turn, playing an Action card costs no action and you draw 1 Search card after it."""

    def plays_for_free(self, game: Game) -> bool:
        return not game.used & STAGE_USED

    def cards_after_playing(self, game: Game) -> i64:
        return 0 if game.used & STAGE_USED else self.figure("cards")

    def done_for_this_turn(self, game: Game, player: Player) -> bool:
        if player.banned >> PLAY_INDEX & 1:  # a Trauma is public
            return True
        return bool(game.used & STAGE_USED) or player.hand_size == 0


class Encore(GangCard):
    """Once per turn, draw 1 Search card after playing an Action card."""

    def cards_after_playing(self, game: Game) -> i64:
        return 0 if game.used & STAGE_USED else self.figure("cards")


class Barter(GangCard):
    """Once per turn, for no action: take a card at random from another player in your Place who has cards, then
    give them a card of your choice (it may be the same).
    """

    def barters(self) -> bool:
        return True

    def done_for_this_turn(self, game: Game, player: Player) -> bool:
        return bool(game.used & BARTER_USED) or not game.anybody_here_with_cards(player)


class Haggle(Barter):
    """The same, and the other player gets 1 cigarette."""

    def barter_price(self) -> i64:
        return self.figure("cigarettes")

    def done_for_this_turn(self, game: Game, player: Player) -> bool:
        return player.cigarettes < self.figure("cigarettes") or super().done_for_this_turn(game, player)


class Charm(GangCard):
    """No player can choose you for an Extortion while you have no Beating."""

    def cannot_be_extorted(self, player: Player) -> bool:
        return player.beatings == 0


class Innocence(Charm):
    """No player can choose you for an Extortion while you have no Beating and at most 7 cards."""

    def cannot_be_extorted(self, player: Player) -> bool:
        return super().cannot_be_extorted(player) and player.hand_size <= self.figure("cards")


class Wardrobe(GangCard):
    """You may Search twice in a turn; Searches made before you joined count."""

    def searches(self) -> i64:
        return self.figure("searches")


class Costumes(Wardrobe):
    """The same, and every Search after the first draws 1 card more."""

    def search_bonus(self, search: i64, already: i64) -> i64:
        return self.figure("cards") if already > 0 else 0


ABILITIES: Final[dict[str, type[GangCard]]] = {
    "lookout": Lookout,
    "scavenger": Scavenger,
    "shortcut": Shortcut,
    "light_fingers": LightFingers,
    "supplier": Supplier,
    "middleman": Middleman,
    "dealers": Dealers,
    "allowance": Allowance,
    "knuckles": Knuckles,
    "thick_skin": ThickSkin,
    "trophy": Trophy,
    "ambush": Ambush,
    "tribute": Tribute,
    "respect": Respect,
    "long_arm": LongArm,
    "interrogation": Interrogation,
    "artisan": Artisan,
    "thrift": Thrift,
    "engineer": Engineer,
    "herbalist": Herbalist,
    "stage": Stage,
    "barter": Barter,
    "charm": Charm,
    "wardrobe": Wardrobe,
    "rummage": Rummage,
    "dues": Dues,
    "grilling": Grilling,
    "encore": Encore,
    "haggle": Haggle,
    "innocence": Innocence,
    "bracing": Bracing,
    "tip_off": TipOff,
    "scrounging": Scrounging,
    "scars": Scars,
    "reach": Reach,
    "costumes": Costumes,
    "leftovers": Leftovers,
    "surprise": Surprise,
}

NO_GANG: Final = GangCard(NOTHING, NOTHING, {})
