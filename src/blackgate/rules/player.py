"""A player's things: hand, Place, Beatings, cigarettes, Gang card, Background, Tunnel points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.kinds import BLADE, KNIFE, NOTHING, ONE

if TYPE_CHECKING:
    from blackgate.rules.book import Place
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.turn_actions import PossibleAction


NO_TOKENS: Final[vec[i64]] = vec[i64]()


@mypyc_attr(acyclic=True)
class PublicPlayer:
    """What everybody may know of a player (R17.1), in numbers. A field is declared here and copied below: a clone, a
    view and a redeal have it from there.
    """

    def __init__(self, seat: i64, slot: i64, gang_card: GangCard) -> None:
        self.seat: Final = seat
        self.slot = slot  # the Place
        self.gang_card = gang_card
        self.hand_size: i64 = 0
        self.hand_limit: i64 = 0
        self.beatings: i64 = 0
        self.cigarettes: i64 = 0
        self.points: i64 = 0
        self.revealed = False
        # what modules put in front of a player, and how it changes the rules for them
        self.tokens_by_kind: vec[i64] = NO_TOKENS
        self.trauma_number: i64 = NOTHING
        self.banned: i64 = 0  # a bit for each turn action
        self.search_less: i64 = 0

    def copy_public(self, other: PublicPlayer) -> None:
        """All but the Place and the Gang card, which whoever makes a player has to know."""
        self.hand_size = other.hand_size
        self.hand_limit = other.hand_limit
        self.beatings = other.beatings
        self.cigarettes = other.cigarettes
        self.points = other.points
        self.revealed = other.revealed
        if len(other.tokens_by_kind) > 0:
            self.tokens_by_kind = other.tokens_by_kind[:]
            self.trauma_number = other.trauma_number
            self.banned = other.banned
            self.search_less = other.search_less


@mypyc_attr(acyclic=True)
class Player(PublicPlayer):
    """`at` and `possible` follow from `slot` and `gang_card`: the Place, and what can be done there."""

    def __init__(self, seat: i64, hand: vec[i64], gang_card: GangCard, at: Place) -> None:
        super().__init__(seat, at.slot, gang_card)
        self.at = at
        self.possible: PossibleAction | None = None
        self.hand = hand
        self.kinds: i64 = 0  # a bit for each kind in the hand
        self.background: i64 = 0

    def clone(self) -> Player:
        twin = Player(self.seat, self.hand[:], self.gang_card, self.at)
        twin.copy_public(self)
        twin.possible = self.possible
        twin.kinds = self.kinds
        twin.background = self.background
        return twin

    def set_hand(self, hand: vec[i64]) -> None:
        """Another hand altogether."""
        self.hand = hand
        self.hand_size = 0
        self.kinds = 0
        for kind in range(len(hand)):
            if hand[kind] > 0:
                self.hand_size += hand[kind]
                self.kinds |= ONE << kind

    def weapons(self) -> i64:
        return self.hand[KNIFE] + self.hand[BLADE]
