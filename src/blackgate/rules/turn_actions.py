"""What a player can do in a turn: the base of every basic action, Place action and free ability (R3).

Each says in one place why it cannot be done; what is offered and what `why_not` answers both follow from that:
where it can be done at all (`where`), why none of the family can be done now (`barred`), why this one (`refusal`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.kinds import ONE
from blackgate.rules.refusals import CONFINED, LEGAL, NO_ACTIONS, PLACE_FORBIDS, TRAUMATIZED, WRONG_PLACE

if TYPE_CHECKING:
    from blackgate.rules.book import Place
    from blackgate.rules.game import Game
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.player import Player

# The turn actions that cards do in another way, by their index in `Rulebook.turn_actions`
JOIN_INDEX: Final[i64] = 3
PLAY_INDEX: Final[i64] = 4
EXTORTION_INDEX: Final[i64] = 5
CRAFT_INDEX: Final[i64] = 6
SELL_INDEX: Final[i64] = 10
BUY_INDEX: Final[i64] = 11


class TurnAction:
    """A family of the action table that can be chosen in one's own turn.

    `first` and `count` are its range in the table, unless `numbers` says otherwise; `bit` its bit in a Place's
    `forbids` and `offers`.
    """

    costs_action = True
    moves = False  # it is the Move action (R6.3)
    takes_token = False  # only with a token in front of one (R14.3)

    def __init__(self, name: str, first: i64, count: i64, index: i64) -> None:
        self.name: Final = name
        self.first: Final = first
        self.count: Final = count
        self.index: Final = index
        self.bit: Final = ONE << index

    def where(self, place: Place, gang: GangCard, home: bool) -> i64:
        """The reason why it can never be done in that Place with that Gang card, or LEGAL (R4).

        `home`: the Place is the player's own Cell Block.
        """
        return PLACE_FORBIDS if self.forbidden(place, home) else LEGAL

    def forbidden(self, place: Place, home: bool) -> bool:
        return bool(place.forbids & self.bit) or (home and bool(place.forbids_at_home & self.bit))

    def lifts_ban(self, gang: GangCard) -> bool:
        """R18.11: a card lifts the ban of a turn begun in Solitary."""
        return False

    def barred(self, game: Game, player: Player) -> i64:
        """The reason why none of the family can be done now, or LEGAL."""
        return LEGAL

    def refusal(self, game: Game, player: Player, which: i64) -> i64:
        """The reason why this one cannot be done though the family can, or LEGAL."""
        return LEGAL

    def do(self, game: Game, player: Player, which: i64) -> None:
        raise NotImplementedError

    def choices(self, game: Game, player: Player) -> None:
        """Offer what can be done, where nothing general speaks against it."""
        if self.barred(game, player) == LEGAL:
            for which in range(self.count):
                if self.refusal(game, player, which) == LEGAL:
                    game.offer(self.first + which)

    def numbers(self) -> list[tuple[int, int]]:
        """Each one of the family with its number in the table."""
        return [(which, int(self.first) + which) for which in range(int(self.count))]

    def why_not(self, game: Game, player: Player, which: i64) -> i64:
        if self.costs_action and game.actions < 1:
            return NO_ACTIONS
        reason = self.where_now(game, player)
        if reason != LEGAL:
            return reason
        reason = self.barred(game, player)
        return reason if reason != LEGAL else self.refusal(game, player, which)

    def where_now(self, game: Game, player: Player) -> i64:
        """The reason why the player's Place, turn or Trauma rules it out, or LEGAL."""
        reason = self.where(player.at, player.gang_card, player.slot == game.book.homes[player.seat])
        if reason != LEGAL:
            return reason
        if game.confined and player.seat == game.active and self.banned(game, player.gang_card):
            return CONFINED
        return TRAUMATIZED if player.banned & self.bit else LEGAL

    def banned(self, game: Game, gang: GangCard) -> bool:
        """R15.2: not in a turn begun in Solitary Confinement."""
        return bool(game.book.confined & self.bit) and not self.lifts_ban(gang)


class PlaceAction(TurnAction):
    """R3.4: done only in the Place that has it, unless a Gang card says otherwise."""

    def where(self, place: Place, gang: GangCard, home: bool) -> i64:
        return LEGAL if place.offers & self.bit else WRONG_PLACE


class FreeAction(TurnAction):
    """R3.2: besides actions, at no cost, also with none left."""

    costs_action = False


@mypyc_attr(acyclic=True)
class Owner:
    """What an action of the table means in one's own turn: a turn action, and which one of its family."""

    def __init__(self, turn_action: TurnAction, which: i64) -> None:
        self.turn_action: Final = turn_action
        self.which: Final = which


@mypyc_attr(acyclic=True)
class PossibleAction:
    """A turn action that can be done in some Place with some Gang card, and the next of them.

    Chains of these are made once for each Place and Gang card, so that a turn asks only what can apply.
    """

    def __init__(self, turn_action: TurnAction, banned: bool, following: PossibleAction | None) -> None:
        self.turn_action: Final = turn_action
        self.free: Final = not turn_action.costs_action
        self.bit: Final = turn_action.bit
        self.banned: Final = banned
        self.following: Final = following
