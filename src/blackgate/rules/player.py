"""A player's things: hand, Place, Beatings, cigarettes, Gang card, Background, Tunnel points."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.kinds import BLADE, KNIFE, NOTHING, ONE

if TYPE_CHECKING:
    from blackgate.rules.book import Place
    from blackgate.rules.gang_cards import GangCard
    from blackgate.rules.turn_actions import Link


NO_TOKENS: Final[vec[i64]] = vec[i64]()


@mypyc_attr(acyclic=True)
class Player:
    """`at` and `links` follow from `place` and `gang`: the Place, and what can be done there."""

    def __init__(self, seat: i64, hand: vec[i64], gang: GangCard, at: Place) -> None:
        self.seat: Final = seat
        self.hand = hand
        self.hand_size: i64 = 0
        self.kinds: i64 = 0  # a bit for each kind in the hand
        self.place: i64 = at.slot
        self.at = at
        self.links: Link | None = None
        self.beatings: i64 = 0
        self.cigarettes: i64 = 0
        self.points: i64 = 0
        self.gang = gang
        self.background: i64 = 0
        self.revealed = False
        # what modules put in front of a player, and how it changes the rules for them
        self.tokens: vec[i64] = NO_TOKENS
        self.trauma: i64 = NOTHING
        self.banned: i64 = 0  # a bit for each turn action
        self.search_less: i64 = 0
        self.hand_limit: i64 = 0

    def clone(self) -> Player:
        twin = Player(self.seat, self.hand[:], self.gang, self.at)
        twin.hand_size = self.hand_size
        twin.kinds = self.kinds
        twin.links = self.links
        twin.beatings = self.beatings
        twin.cigarettes = self.cigarettes
        twin.points = self.points
        twin.background = self.background
        twin.revealed = self.revealed
        twin.hand_limit = self.hand_limit
        if len(self.tokens) > 0:
            twin.tokens = self.tokens[:]
            twin.trauma = self.trauma
            twin.banned = self.banned
            twin.search_less = self.search_less
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
