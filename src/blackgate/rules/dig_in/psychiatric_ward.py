"""The Psychiatric Ward (R14.10, R14.11), for Solitary Confinement: no lost action, but a Trauma."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.actions import BANDAGE_TRAUMA, HEAL_TRAUMA
from blackgate.rules.dig_in.places import ModularPlace
from blackgate.rules.dig_in.tokens import discard_token
from blackgate.rules.events import GETS_TRAUMA, SHEDS_TRAUMA, TRAUMA_RESULT
from blackgate.rules.gangs import leave_gang
from blackgate.rules.kinds import BANDAGE, NOBODY, NOTHING, ONE
from blackgate.rules.modules import TRAUMA_PILE
from blackgate.rules.piles import Pile
from blackgate.rules.place_actions import Heal, heal_action
from blackgate.rules.refusals import HEALS_ALL, LEGAL, NO_TOKEN, NO_TRAUMA
from blackgate.rules.turn_actions import TurnAction

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player

# Which turn actions a Trauma forbids; what else they do is in `take_effect`
BANS: Final[dict[str, tuple[str, ...]]] = {
    "search_less": (),
    "small_hand": (),
    "no_extortion": ("extortion",),
    "no_buy": ("buy",),
    "no_gang": ("join", "change_style"),
    "no_cards": ("play",),
}


class PsychiatricWard(ModularPlace):
    def change_board(self, book: Rulebook) -> None:
        super().change_board(book)
        book.solitary_actions = book.actions  # R15.2 does not apply
        book.confines = False

    def turn_actions(self, index: i64) -> list[TurnAction]:
        return [
            HealTrauma("heal", HEAL_TRAUMA, 1, index),
            BandageTrauma("bandage", BANDAGE_TRAUMA, 1, index + 1),
        ]

    def set_up(self, game: Game) -> None:
        game.module_piles = [Pile(NOTHING, (ONE << len(game.book.trauma_names)) - 1, [])]

    def put_in_solitary(self, game: Game, player: Player) -> None:
        """Take and reveal the top Trauma; the old one goes under the stack after the new one is drawn."""
        pile = game.module_piles[TRAUMA_PILE]
        if pile.size() == 0:
            return
        new: i64
        if pile.bag != 0:
            new = game.draw_from(pile.counts(len(game.book.trauma_names)), pile.size() - len(pile.tail), TRAUMA_RESULT)
            pile = Pile(NOTHING, pile.bag & ~(ONE << new), pile.tail)
        else:
            new = pile.tail[0]
            pile = Pile(NOTHING, 0, pile.tail[1:])
        if player.trauma_number != NOTHING:
            pile = pile.with_under(player.trauma_number)
        game.module_piles[TRAUMA_PILE] = pile
        player.trauma_number = new
        game.emit(GETS_TRAUMA, player.seat, NOBODY, new)
        self.take_effect(game, player)
        if trauma_of(game, new) == "no_gang":
            leave_gang(game, player)

    def take_effect(self, game: Game, player: Player) -> None:
        """R14.11: what the Trauma, or none, means for the player."""
        player.banned = 0
        player.search_less = 0
        player.hand_limit = game.book.hand_limit
        if player.trauma_number == NOTHING:
            return
        data = list(game.book.edition.traumas.values())[player.trauma_number]
        for name in BANS[data.do]:
            player.banned |= game.book.bits(name)
        if data.do == "search_less":
            player.search_less = int(data.figures["cards"])
        if data.do == "small_hand":
            player.hand_limit = int(data.figures["limit"])

    def trauma_loaded(self, game: Game, player: Player) -> None:
        self.take_effect(game, player)

    def shed_trauma(self, game: Game, player: Player) -> None:
        game.emit(SHEDS_TRAUMA, player.seat, NOBODY, player.trauma_number)
        game.module_piles[TRAUMA_PILE] = game.module_piles[TRAUMA_PILE].with_under(player.trauma_number)
        player.trauma_number = NOTHING
        self.take_effect(game, player)


class HealTrauma(Heal):
    """R14.10: whoever may remove a Beating may discard the Trauma instead."""

    def barred(self, game: Game, player: Player) -> i64:
        return cannot_heal_trauma(player)

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        heal_action(game, player, True)


class BandageTrauma(TurnAction):
    """The same, anywhere, for a Bandage."""

    takes_token = True

    def barred(self, game: Game, player: Player) -> i64:
        return NO_TOKEN if player.tokens_by_kind[BANDAGE] == 0 else cannot_heal_trauma(player)

    def do(self, game: Game, player: Player, which: i64) -> None:
        game.actions -= 1
        discard_token(game, player, BANDAGE)
        heal_action(game, player, True)


def cannot_heal_trauma(player: Player) -> i64:
    """One whose Heal removes everything has no choice to make."""
    if player.trauma_number == NOTHING:
        return NO_TRAUMA
    return HEALS_ALL if player.gang_card.heals_all() else LEGAL


def trauma_of(game: Game, index: i64) -> str:
    """What a Trauma does."""
    return list(game.book.edition.traumas.values())[index].do
