"""What an expansion can bring: the moments of the base game at which a module may have a say.

The base game asks every module in play at these moments and names none of them. A module without anything to say
keeps the empty answer below; with no module in play nothing is asked and nothing is paid. Modules keep no state of
their own: tokens lie in front of players, figures in `State.figures`, cards in `State.module_piles`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.combat import Fight
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player
    from blackgate.rules.turn_actions import TurnAction


# State.figures
TOKEN_STACKS: Final[i64] = 0  # + token: how many are left
MICHEL_PLACE: Final[i64] = 6
WARDEN_PLACE: Final[i64] = 7
MICHEL_DECK: Final[i64] = 8  # + Michel card: how many are in the deck
MICHEL_DISCARD: Final[i64] = 24
FIGURES: Final[i64] = 40
# State.module_piles
TRAUMA_PILE: Final[i64] = 0


class Module:
    """A part of the game that can be left out. `following`: the next one in play."""

    def __init__(self) -> None:
        self.following: Module | None = None

    # --- making the rulebook
    def change_board(self, book: Rulebook) -> None:
        """Replace or add Places, change figures."""

    def turn_actions(self, index: i64) -> list[TurnAction]:
        """What players can do besides; `index` is the first free bit."""
        return []

    def rulebook_made(self, book: Rulebook) -> None:
        """Everything is in its place; note what is needed of it."""

    # --- in a game
    def set_up(self, game: Game) -> None:
        """R1, before the first turn."""

    def arrived(self, game: Game, player: Player) -> None:
        """R18.4: an arrival of one's own."""

    def put_in_solitary(self, game: Game, player: Player) -> None:
        """R18.4: somebody was sent and is there now."""

    def dug(self, game: Game, player: Player) -> None:
        """R18.6: the Tool is laid and its points are scored."""

    def turn_ends(self, game: Game, seat: i64) -> None:
        """R3.6a: before the hand limit."""

    def after_action(self, game: Game, player: Player, turn_action: TurnAction, place: i64) -> None:
        """R18.2b-f: an action has been done; it began in that Place."""

    def done_for_this_turn(self, game: Game, player: Player) -> bool:
        """R3.7: everyone can see that it has nothing to offer once the actions are used up."""
        return True

    def can_replace_weapon(self, game: Game, player: Player) -> bool:
        """R18.1e: everyone can see that the player has something to use in place of a Weapon."""
        return False

    def offer_replacement(self, game: Game, player: Player) -> None:
        """R18.1e: offer it."""

    def replace_weapon(self, game: Game, player: Player) -> bool:
        """R18.1e: use it; True if no Weapon has to be laid."""
        return False

    def side_yields(self, game: Game, seat: i64, fight: Fight) -> bool:
        """R13.5: the principal lays nothing; True if somebody else of that side is asked instead."""
        return False

    def shed_trauma(self, game: Game, player: Player) -> None:
        """R14.10: the Trauma is discarded."""

    def trauma_loaded(self, game: Game, player: Player) -> None:
        """A position was loaded in which the player has, or has not, a Trauma."""

    def restrains_michel(self, game: Game, place: i64) -> bool:
        """R16.8: nobody is extorted there."""
        return False
