"""Chance: a dealer rolls the die and draws out of bags. It is never part of the state.

A clone has another dealer than the game it was cloned from, so that a search cannot foresee the future.
Everything random in the game is one of two questions: a die, or one card out of a bag of counted cards.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from blackgate.messages import phrase
from blackgate.rules.errors import ScriptError
from blackgate.rules.events import CARD_RESULT


class Dealer:
    """Whoever answers for chance. Subclasses say how a number below `n` comes about."""

    def below(self, n: i64) -> i64:
        raise NotImplementedError

    def die(self, sides: i64) -> i64:
        return self.below(sides) + 1

    def draw(self, bag: vec[i64], total: i64, family: i64) -> i64:
        """One out of `total` cards, of which `bag[kind]` are of each kind. `family`: of which results (`events.py`)."""
        return nth_card(bag, self.below(total))


def nth_card(bag: vec[i64], n: i64) -> i64:
    """The kind of the card with that number, if the cards lay side by side, kind by kind."""
    kind: i64 = 0
    while True:
        n -= bag[kind]
        if n < 0:
            return kind
        kind += 1


class FastDealer(Dealer):
    """For simulations and searches: as fast as can be, reproducible from a number."""

    def __init__(self, seed: i64) -> None:
        self.random: Final = Random(seed)

    def below(self, n: i64) -> i64:
        return self.random.randrange(n)


class CommonDealer(Dealer):
    """For games that are compared on one deal: dice and cards have streams of their own, begun anew with every turn.

    So a roll or a draw more in one game does not change the luck of everything after it: whoever rolls first in a turn
    rolls the same. A draw goes by the share of the cards that come before it, so that bags that are nearly alike give
    nearly the same cards.
    """

    def __init__(self, seed: i64) -> None:
        self.seed: Final = seed
        self.dice = Random(seed)
        self.cards = Random(seed + 1)

    def begin_turn(self, turn: i64) -> None:
        self.dice = Random(self.seed + 2 * turn + 2)
        self.cards = Random(self.seed + 2 * turn + 3)

    def below(self, n: i64) -> i64:
        return self.dice.randrange(n)

    def draw(self, bag: vec[i64], total: i64, family: i64) -> i64:
        return nth_card(bag, i64(self.cards.random() * float(total)))


WORDS: Final[i64] = 8
WORD: Final[i64] = 1 << 32


class SealedDealer(Dealer):
    """For games between people: chance anybody can compute again from the seed, and nobody without it.

    The stream is SHA-256(seed, block number), read as eight 32-bit words a block, high byte first. A number below
    n is a word modulo n; words of the last, incomplete run of n are passed over, so that nothing is favoured.
    """

    def __init__(self, seed: bytes) -> None:
        self.seed: Final = seed
        self.block: i64 = 0
        self.next: i64 = WORDS
        self.words: vec[i64] = vec[i64]([0] * int(WORDS))

    def below(self, n: i64) -> i64:
        while True:
            if self.next == WORDS:
                self.refill()
            word = self.words[self.next]
            self.next += 1
            if word < WORD - WORD % n:
                return word % n

    def refill(self) -> None:
        digest = hashlib.sha256(self.seed + int(self.block).to_bytes(8, "big")).digest()
        for i in range(WORDS):
            start = int(i) * 4
            self.words[i] = int.from_bytes(digest[start : start + 4], "big")
        self.block += 1
        self.next = 0

    def position(self) -> i64:
        """How many words have been read; `skip_to` takes another dealer of the same seed there."""
        return self.block * WORDS - (WORDS - self.next) if self.block > 0 else 0

    def skip_to(self, position: i64) -> None:
        self.block = position // WORDS
        self.next = WORDS
        if position % WORDS > 0:
            self.refill()
            self.next = position % WORDS


class ScriptedDealer(Dealer):
    """Says what it was told: the dice and cards of a record or of a laid-out position, then asks `after`.

    A card is a number among those it is drawn from, or such a number with its family: then it is no other card.
    """

    def __init__(self, dice: list[int], cards: list[int], after: Dealer | None = None) -> None:
        self.dice: Final = dice[:]
        self.cards: Final = cards[:]
        self.after: Final = after

    def below(self, n: i64) -> i64:
        if self.after is None:
            raise ScriptError(phrase("error-script-ended"))
        return self.after.below(n)

    def die(self, sides: i64) -> i64:
        if not self.dice:
            return self.below(sides) + 1
        result = self.dice.pop(0)
        if not 1 <= result <= sides:
            raise ScriptError(phrase("error-script-die", found=result, sides=sides))
        return result

    def draw(self, bag: vec[i64], total: i64, family: i64) -> i64:
        if not self.cards:
            return super().draw(bag, total, family)
        kind: i64 = self.cards.pop(0)
        if kind >= CARD_RESULT:  # with its family, as in an event log
            kind -= family
        if kind < 0 or kind >= len(bag) or bag[kind] < 1:
            raise ScriptError(phrase("error-script-draw", found=kind))
        return kind
