"""The Laundry (R14.9), for the Infirmary: cheap changes of Gang, and Bandages that replace a Link or heal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.actions import BANDAGE_HEAL, CHANGE_STYLE, CRAFT_WITH_BANDAGE, STEAL_BANDAGE
from blackgate.rules.crafting import Craft, cannot_craft, craft
from blackgate.rules.dig_in.places import ModularPlace
from blackgate.rules.dig_in.tokens import TakeToken, discard_token
from blackgate.rules.gangs import cannot_join, join
from blackgate.rules.kinds import BANDAGE, GANGS, NOTHING, RECIPE_NAMES
from blackgate.rules.place_actions import heal_action
from blackgate.rules.refusals import LEGAL, NO_LINK_IN_IT, NO_TOKEN, NOT_BEATEN
from blackgate.rules.turn_actions import PlaceAction, TurnAction

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class Laundry(ModularPlace):
    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [
            ChangeStyle("change_style", CHANGE_STYLE, GANGS, index, self.figure("fewer")),
            TakeToken("steal_bandage", STEAL_BANDAGE, index + 1, BANDAGE),
            CraftWithBandage("craft", CRAFT_WITH_BANDAGE, len(RECIPE_NAMES), index + 2),
            BandageHeal("bandage", BANDAGE_HEAL, 1, index + 3),
        ]


class ChangeStyle(PlaceAction):
    """Join a Gang with one Accessory fewer."""

    def __init__(self, name: str, first: i64, count: i64, index: i64, fewer: i64) -> None:
        super().__init__(name, first, count, index)
        self.fewer: Final = fewer

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        return cannot_join(game, player, which, self.fewer)

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        join(game, player, which, self.fewer)


class CraftWithBandage(Craft):
    """Craft, with a Bandage in place of the Link."""

    takes_token = True

    def barred(self, game: Game, player: Player) -> i64:
        return NO_TOKEN if player.tokens_by_kind[BANDAGE] == 0 else super().barred(game, player)

    def choices(self, game: Game, player: Player) -> None:
        if self.barred(game, player) == LEGAL:
            for which in range(self.count):
                if self.refusal(game, player, which) == LEGAL:
                    game.offer(CRAFT_WITH_BANDAGE + which)

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        if not game.book.recipes[which].link or player.gang_card.crafts_without_link():
            return NO_LINK_IN_IT
        return cannot_craft(game, player, which, True)

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        discard_token(game, player, BANDAGE)
        craft(game, player, which, True)


class BandageHeal(TurnAction):
    """The Heal action anywhere, for a Bandage. It costs the action."""

    takes_token = True

    def barred(self, game: Game, player: Player) -> i64:
        if player.tokens_by_kind[BANDAGE] == 0:
            return NO_TOKEN
        if player.beatings > 0 or (player.gang_card.heals_all() and player.trauma_number != NOTHING):
            return LEGAL
        return NOT_BEATEN

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        discard_token(game, player, BANDAGE)
        heal_action(game, player, False)
