"""What every effect of an Action card or Background is asked: whether it would do something, to whom, and to do it.

An effect that `wants_target` hits one other player, named once for the whole card; the others act by themselves.
A modifier only changes how another effect of its Background goes: that one is `modified`, and with the bonus it is
asked and applied `boosted`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.backgrounds import IN_TURN
from blackgate.rules.gang_cards import Figures
from blackgate.rules.kinds import NOTHING

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.player import Player


class Effect:
    """One effect with the figures printed on its card."""

    moment: i64 = IN_TURN
    action: i64 = NOTHING  # the turn action that it is, done for no action (R18.10)
    wants_target = False
    wins_combat = False
    seizes_card = False

    def __init__(self, figures: Figures) -> None:
        self.figures: Final = figures
        self.modified = False  # a modifier among the bonus of its Background belongs to it
        self.on_card: i64 = NOTHING  # the kind of Action card that it is printed on

    def figure(self, name: str) -> i64:
        value = self.figures[name]
        assert isinstance(value, int)
        return value

    def useful(self, game: Game, player: Player, boosted: bool) -> bool:
        """R18.12: by public knowledge and the player's own cards, it would do something."""
        return True

    def could_be_done(self, game: Game, player: Player, boosted: bool) -> bool:
        """R17.4, R18.12: when its turn comes, for all that everybody knows it would do something."""
        return self.useful(game, player, boosted)

    def hits(self, game: Game, player: Player, other: Player, boosted: bool) -> bool:
        """R18.12: it would do something to that other player."""
        return False

    def apply(self, game: Game, player: Player, target: i64, boosted: bool) -> None:
        """Do it; it can be done. Effects whose window does everything have nothing to add."""
