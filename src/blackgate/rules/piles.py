"""A pile of different cards of which part is unknown: a bag on top, and beneath it what was put under the pile.

Gang piles lie face up, so their top card is known (R1.3); the Background deck has no known top. A pile is a
value: taking and putting give a new one, so that clones share it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.kinds import NOTHING, ONE


@mypyc_attr(acyclic=True)
class Pile:
    """`top`: the face-up card, or NOTHING; `bag`: a bit for each card of unknown order; `tail`: what is beneath."""

    def __init__(self, top: i64, bag: i64, tail: list[int]) -> None:
        self.top: Final = top
        self.bag: Final = bag
        self.tail: Final = tail

    def size(self) -> i64:
        n: i64 = len(self.tail)
        if self.top != NOTHING:
            n += 1
        rest = self.bag
        while rest != 0:
            rest &= rest - 1
            n += 1
        return n

    def counts(self, cards: i64) -> vec[i64]:
        """The bag as a dealer takes it."""
        return vec[i64]([(self.bag >> card) & 1 for card in range(cards)])

    def with_under(self, card: i64) -> Pile:
        return Pile(self.top, self.bag, [*self.tail, card])

    def without(self, card: i64) -> Pile:
        """The card is taken out of it, wherever it lies."""
        if card == self.top:
            return Pile(NOTHING, self.bag, self.tail)
        return Pile(self.top, self.bag & ~(ONE << card), [other for other in self.tail if other != card])

    def turned_up(self, card: i64) -> Pile:
        """The card that was drawn out of the bag or, that being empty, comes first beneath it, now lies on top."""
        if self.bag != 0:
            return Pile(card, self.bag & ~(ONE << card), self.tail)
        return Pile(card, 0, self.tail[1:])
