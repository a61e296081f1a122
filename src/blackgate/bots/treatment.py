"""What an experiment changes for one seat: a card that it begins with, or actions that it never chooses.

Everything else of the game is as it would have been: the card comes from its own pile or deck, by the engine's own
methods, and is hidden from the others as usual.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.dealer import ScriptedDealer
from blackgate.rules.gangs import take_gang_card
from blackgate.rules.kinds import PILES

if TYPE_CHECKING:
    from blackgate.rules.game import Game


class Treatment:
    """The treatment of one seat; this one changes nothing."""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.forbids = False

    def give(self, game: Game) -> bool:
        """After everybody has been dealt their cards; False if the card is not available."""
        return True

    def allowed(self, actions: list[int]) -> list[int]:
        """The actions that remain, if the treatment `forbids` something."""
        return actions


class GangCardGiven(Treatment):
    """The seat begins in a Gang, with this card."""

    def __init__(self, seat: i64, index: i64) -> None:
        super().__init__(seat)
        self.index: Final = index

    def give(self, game: Game) -> bool:
        take_gang_card(game, game.players[self.seat], self.index)
        return True


class CardGiven(Treatment):
    """The seat begins with one more card: of this kind, if there is one left to take or draw."""

    def __init__(self, seat: i64, kind: i64) -> None:
        super().__init__(seat)
        self.kind: Final = kind

    def give(self, game: Game) -> bool:
        player = game.players[self.seat]
        if self.kind < PILES:
            if game.open[self.kind] == 0:
                return False
            game.take_from_pile(player, self.kind, 1)
            return True
        if game.deck[self.kind] == 0:
            return False
        dealer = game.dealer
        game.dealer = ScriptedDealer([], [int(self.kind)])
        game.draw(player, 1)
        game.dealer = dealer
        return True


class SearchCardGiven(Treatment):
    """The seat begins with one more random card: what any card is worth."""

    def give(self, game: Game) -> bool:
        game.draw(game.players[self.seat], 1)
        return True


class ActionsForbidden(Treatment):
    """The seat never chooses these actions, unless there is no other answer."""

    def __init__(self, seat: i64, numbers: list[int]) -> None:
        super().__init__(seat)
        self.forbids = True
        self.numbers: Final = set(numbers)

    def allowed(self, actions: list[int]) -> list[int]:
        left = [action for action in actions if action not in self.numbers]
        return left if left else actions
