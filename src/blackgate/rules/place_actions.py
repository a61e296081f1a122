"""The Place actions that take a single sentence: Steal a spoon (R11.2) and Heal (R11.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from blackgate.rules.events import HEALS
from blackgate.rules.kinds import NOBODY, NOTHING, SPOON
from blackgate.rules.refusals import LEGAL, NOT_BEATEN, PILE_EMPTY
from blackgate.rules.turn_actions import PlaceAction

if TYPE_CHECKING:
    from blackgate.rules.book import Place
    from blackgate.rules.game import Game
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.player import Player


class StealSpoon(PlaceAction):
    """R11.2: take a Spoon from its pile, if there is one."""

    def barred(self, game: Game, player: Player) -> i64:
        return PILE_EMPTY if game.open[SPOON] == 0 else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        game.take_from_pile(player, SPOON, 1)


class Heal(PlaceAction):
    """R11.3: remove 1 Beating. Not possible with nothing to heal."""

    def where(self, place: Place, gang: GangCard) -> i64:
        return LEGAL if gang.heals_all() else super().where(place, gang)

    def barred(self, game: Game, player: Player) -> i64:
        return NOT_BEATEN if player.beatings == 0 else LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        heal(game, player, player.beatings if player.gang.heals_all() else 1)
        player.gang.healed(game, player)


def heal(game: Game, player: Player, count: i64) -> None:
    removed = min(count, player.beatings)
    player.beatings -= removed
    game.tell(HEALS, player.seat, NOBODY, NOTHING, removed)
