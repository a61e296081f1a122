"""What Action cards and Backgrounds do for their own player or answer, and the table of all effects by their names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.backgrounds import AFTER_DIG, BEATING_DUE, CARD_PLAYED, DEFENCE_DUE, SENT, WEAPON_DUE
from blackgate.rules.beatings import Beating
from blackgate.rules.crafting import FreeCraft, can_craft_freely, could_craft_freely
from blackgate.rules.effect_base import Effect
from blackgate.rules.effects_on_others import (
    Beat,
    BeatAllHere,
    Con,
    ExtortAnyone,
    Lockdown,
    PickPocket,
    PokerNight,
    Riot,
    SendToSolitary,
    Shakedown,
    Swap,
    TakeAtRandom,
    TakeCigarettes,
)
from blackgate.rules.events import (
    GETS_ACTIONS,
    SCORES,
)
from blackgate.rules.gangs import ChooseGang, can_join, could_join
from blackgate.rules.kinds import CARD_NAMES, NOBODY, NOTHING
from blackgate.rules.moving import GoAnywhere
from blackgate.rules.place_actions import HealWhat, heal
from blackgate.rules.refusals import LEGAL
from blackgate.rules.trading import FreeBuy, Selling, can_buy
from blackgate.rules.turn import turn_goes_on
from blackgate.rules.turn_actions import BUY_INDEX, CRAFT_INDEX, JOIN_INDEX, SELL_INDEX

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


# --- for oneself
class Draw(Effect):
    """Draw Search cards."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return game.can_draw()

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.draw(player, self.figure("cards"))


class Cigarettes(Effect):
    """Take cigarettes."""

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.pay(player, self.figure("cigarettes"))


class Take(Effect):
    """Take cards from their pile."""

    def card(self) -> i64:
        return CARD_NAMES.index(str(self.figures["card"]))

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return game.open[self.card()] > 0

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.take_from_pile(player, self.card(), self.figure("count"))


class GoTo(Effect):
    """Go to any Place."""

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(GoAnywhere(player.seat))


class MoreActions(Effect):
    """More actions this turn: in one's own turn, before it ends."""

    def could_be_done(self, game: Game, player: Player, boosted: bool) -> bool:
        return turn_goes_on(game, player.seat)

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.actions += self.figure("actions")
        game.emit(GETS_ACTIONS, player.seat, NOBODY, NOTHING, self.figure("actions"))


class HealAnywhere(Effect):
    """Remove 1 Beating or the Trauma."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return player.beatings > 0 or player.trauma_number != NOTHING

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(HealWhat(player.seat))


class JoinCheaply(Effect):
    """Join a Gang with fewer Accessories, where that is allowed."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return self.allowed(game, player) and can_join(game, player, self.figure("fewer"))

    def could_be_done(self, game: Game, player: Player, boosted: bool) -> bool:
        return self.allowed(game, player) and could_join(game, player, self.figure("fewer"))

    def allowed(self, game: Game, player: Player) -> bool:
        return game.book.turn_actions[JOIN_INDEX].where_now(game, player) == LEGAL

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(ChooseGang(player.seat, self.figure("fewer")))


class SellAnywhere(Effect):
    """Sell, for no action."""

    action: i64 = SELL_INDEX

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return player.hand_size > 0

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(Selling(player.seat, 0, 0))


class BuyAnywhere(Effect):
    """Buy, for no action, at a part of the price. It lifts what a Place forbids, never a Trauma (R18.11)."""

    action: i64 = BUY_INDEX

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return not player.banned >> BUY_INDEX & 1 and can_buy(game, player, self.figure("divide"))

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(FreeBuy(player.seat, self.figure("divide")))


class CraftAnywhere(Effect):
    """Craft, for no action, whatever one's Beatings, without a Link."""

    action: i64 = CRAFT_INDEX

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return can_craft_freely(game, player)

    def could_be_done(self, game: Game, player: Player, boosted: bool) -> bool:
        return could_craft_freely(game, player)

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(FreeCraft(player.seat))


class Score(Effect):
    """Right after one's Dig: score more."""

    moment: i64 = AFTER_DIG

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.emit(SCORES, player.seat, NOBODY, NOTHING, self.figure("points"))
        game.score(player, self.figure("points"))


class Find(Take):
    """Right after one's Dig: take cards from their pile and draw Search cards."""

    moment: i64 = AFTER_DIG

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        super().apply(game, player, target, boosted)
        game.draw(player, self.figure("cards"))


# --- Backgrounds that answer something: the window does the rest
class WinCombat(Effect):
    """When it is up to one to lay a Weapon in a combat: one wins it."""

    moment: i64 = WEAPON_DUE
    wins_combat = True


class Fists(Effect):
    """When it is up to one, not as attacker, to lay a Weapon in a combat: one need not, and the attacker draws."""

    moment: i64 = DEFENCE_DUE

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if target != NOBODY:
            game.draw(game.players[target], self.figure("cards"))


class StopBeating(Effect):
    """When one is about to take a Beating: one does not, and loses those one has."""

    moment: i64 = BEATING_DUE

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if player.beatings > 0:
            heal(game, player, player.beatings)


class Treat(StopBeating):
    """The same, and one draws Search cards."""

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        super().apply(game, player, target, boosted)
        game.draw(player, self.figure("cards"))


class StopActionCard(Effect):
    """When another player plays an Action card: it has no effect."""

    moment: i64 = CARD_PLAYED


class SeizeActionCard(Effect):
    """When another player plays an Action card: it has no effect and goes to one's hand, and they draw instead."""

    moment: i64 = CARD_PLAYED
    seizes_card = True

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.draw(game.players[target], self.figure("cards"))


class Escape(Effect):
    """When one is sent to Solitary or chosen for an Extortion: it does not happen, and one goes to any Place."""

    moment: i64 = SENT

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.ask(GoAnywhere(player.seat))


class SlipAway(Effect):
    """When one is sent to Solitary or chosen for an Extortion: it does not happen, and one loses a card."""

    moment: i64 = SENT

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        game.discard_at_random(player)


class Modifier(Effect):
    """Changes how another effect goes, and would do nothing without it."""

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        return False


class ReturnBeating(Modifier):
    """Whoever caused the Beating, if anybody, takes it."""

    def could_be_done(self, game: Game, player: Player, boosted: bool) -> bool:
        return True

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        if target != NOBODY:
            game.ask(Beating(target, player.seat))


EFFECTS: Final[dict[str, type[Effect]]] = {
    "draw": Draw,
    "cigarettes": Cigarettes,
    "take": Take,
    "go_anywhere": GoTo,
    "more_actions": MoreActions,
    "beat": Beat,
    "heal": HealAnywhere,
    "send_to_solitary": SendToSolitary,
    "riot": Riot,
    "shakedown": Shakedown,
    "join_gang": JoinCheaply,
    "lockdown": Lockdown,
    "poker_night": PokerNight,
    "pick_pocket": PickPocket,
    "sell": SellAnywhere,
    "buy": BuyAnywhere,
    "beat_all_here": BeatAllHere,
    "take_cigarettes": TakeCigarettes,
    "take_random": TakeAtRandom,
    "extort": ExtortAnyone,
    "craft": CraftAnywhere,
    "swap": Swap,
    "win_combat": WinCombat,
    "score": Score,
    "stop_beating": StopBeating,
    "stop_card": StopActionCard,
    "escape": Escape,
    "second_beating": Modifier,
    "and_discard": Modifier,
    "return_beating": ReturnBeating,
    "give_nothing": Modifier,
    "keep_card": Modifier,
    "target_anywhere": Modifier,
    "con": Con,
    "fists": Fists,
    "slip_away": SlipAway,
    "find": Find,
    "treat": Treat,
    "seize_card": SeizeActionCard,
}
