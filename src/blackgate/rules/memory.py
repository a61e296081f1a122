"""What each seat could have remembered of where the cards are (R17.3): the tracker, and what a redeal must respect.

For everybody who looks on (each seat, and last a spectator) and every spot where cards lie unseen (each hand, and
last the Search deck) it holds, for each kind, at least and at most how many are there. The spectator's number as a
viewer is therefore the deck's as a spot. Bounds, not a list of cases: a card that leaves a hand unseen may have
been any of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.kinds import NOBODY, PILES

if TYPE_CHECKING:
    from blackgate.rules.game import Game

PLENTY: Final[i64] = 999


@mypyc_attr(acyclic=True)
class Memory:
    """`least` and `most` are indexed by (viewer * spots + spot) * kinds + kind; the deck is the last spot."""

    def __init__(self, seats: i64, kinds: i64, least: vec[i64], most: vec[i64]) -> None:
        self.seats: Final = seats
        self.kinds: Final = kinds
        self.deck: Final = seats
        self.least: Final = least
        self.most: Final = most

    def clone(self) -> Memory:
        return Memory(self.seats, self.kinds, self.least[:], self.most[:])

    def base(self, viewer: i64, spot: i64) -> i64:
        return (viewer * (self.seats + 1) + spot) * self.kinds

    # --- cards that everybody sees move
    def gains(self, spot: i64, kind: i64) -> None:
        for viewer in range(self.seats + 1):
            self.gains_seen_by(viewer, spot, kind)

    def loses(self, spot: i64, kind: i64) -> None:
        for viewer in range(self.seats + 1):
            self.loses_seen_by(viewer, spot, kind)

    def gains_seen_by(self, viewer: i64, spot: i64, kind: i64) -> None:
        at = self.base(viewer, spot) + kind
        self.least[at] += 1
        self.most[at] += 1

    def loses_seen_by(self, viewer: i64, spot: i64, kind: i64) -> None:
        at = self.base(viewer, spot) + kind
        if self.least[at] > 0:
            self.least[at] -= 1
        if self.most[at] > 0:
            self.most[at] -= 1

    # --- cards that only some see move
    def moves(self, game: Game, kind: i64, source: i64, target: i64, size: i64) -> None:
        """A card went from one spot to another; only the seats at both ends know which. `size`: the source before."""
        for viewer in range(self.seats + 1):
            if viewer < self.seats and (viewer == source or viewer == target):
                self.loses_seen_by(viewer, source, kind)
                self.gains_seen_by(viewer, target, kind)
            else:
                self.moves_unseen(game, viewer, source, target, size)
        self.shrinks(source, size - 1)

    def shrinks(self, spot: i64, size: i64) -> None:
        """So many cards are left there; what comes later does not change that there were no more of any kind."""
        for viewer in range(self.seats + 1):
            at = self.base(viewer, spot)
            for kind in range(self.kinds):
                if self.most[at + kind] > size:
                    self.most[at + kind] = size

    def moves_unseen(self, game: Game, viewer: i64, source: i64, target: i64, size: i64) -> None:
        before = self.base(viewer, source)
        after = self.base(viewer, target)
        for kind in range(self.kinds):
            if self.most[before + kind] == 0:
                continue
            known = self.least[before + kind]
            if known > 0:
                self.note_whole(game, viewer, kind)
                if known == size:  # nothing else can have moved
                    self.loses_seen_by(viewer, source, kind)
                    self.gains_seen_by(viewer, target, kind)
                    return
                self.least[before + kind] = known - 1
            self.most[after + kind] += 1
            if self.most[before + kind] >= size:
                self.most[before + kind] = size - 1

    def note_whole(self, game: Game, viewer: i64, kind: i64) -> None:
        """Before a lower bound is lost: what is surely elsewhere cannot be in any one spot."""
        free = self.unplaced(game, viewer, kind)
        for spot in range(self.seats + 1):
            if spot != viewer or viewer == self.seats:
                at = self.base(viewer, spot) + kind
                self.most[at] = min(self.most[at], self.least[at] + free)

    def unplaced(self, game: Game, viewer: i64, kind: i64) -> i64:
        """How many cards of a kind the viewer cannot place: not in sight and not surely in one spot."""
        free = game.book.total[kind] - game.in_sight(kind)
        if viewer < self.seats:
            free -= game.players[viewer].hand[kind]
        for spot in range(self.seats + 1):
            if spot != viewer or viewer == self.seats:
                free -= self.least[self.base(viewer, spot) + kind]
        return free

    # --- things seen
    def lacks(self, spot: i64, kind: i64) -> None:
        """Everybody sees that there is no such card: the named Tool, a Weapon after a Shakedown."""
        for viewer in range(self.seats + 1):
            self.most[self.base(viewer, spot) + kind] = 0

    def sees(self, game: Game, viewer: i64, seat: i64) -> None:
        """The viewer looks at a hand."""
        at = self.base(viewer, seat)
        for kind in range(self.kinds):
            count = game.players[seat].hand[kind]
            self.least[at + kind] = count
            self.most[at + kind] = count

    def reshuffles(self, game: Game) -> None:
        """R1.4: the face-up discard becomes the deck, so everybody knows what is in it."""
        for viewer in range(self.seats + 1):
            at = self.base(viewer, self.deck)
            for kind in range(PILES, self.kinds):
                self.least[at + kind] = game.open[kind]
                self.most[at + kind] = game.open[kind]

    def before_riot(self, game: Game) -> None:
        """All hands are put together: what was known of them is known of the heap only."""
        for viewer in range(self.seats + 1):
            for kind in range(self.kinds):
                self.note_whole(game, viewer, kind)
                heap: i64 = 0
                if viewer < self.seats:
                    heap = game.players[viewer].hand[kind]
                for seat in range(self.seats):
                    if seat != viewer:
                        heap += self.most[self.base(viewer, seat) + kind]
                for seat in range(self.seats):
                    at = self.base(viewer, seat) + kind
                    self.least[at] = 0
                    self.most[at] = heap

    def after_riot(self, game: Game) -> None:
        """Whoever knows their own new cards knows that the others do not have them."""
        for viewer in range(self.seats + 1):
            for seat in range(self.seats):
                if seat == viewer:
                    continue
                at = self.base(viewer, seat)
                for kind in range(self.kinds):
                    mine: i64 = 0
                    if viewer < self.seats:
                        mine = game.players[viewer].hand[kind]
                    self.most[at + kind] = min(self.most[at + kind] - mine, game.players[seat].hand_size)


def fresh_memory(game: Game) -> Memory:
    return newcomers_memory(game.seats, game.book.kinds)


def bounds_in_all(seats: i64, kinds: i64) -> i64:
    """How many lower, and how many upper bounds a memory holds."""
    return (seats + 1) * (seats + 1) * kinds


def blank_memory(seats: i64, kinds: i64) -> Memory:
    """Any number of any card may be anywhere."""
    size = int(bounds_in_all(seats, kinds))
    return Memory(seats, kinds, vec[i64]([0] * size), vec[i64]([int(PLENTY)] * size))


def newcomers_memory(seats: i64, kinds: i64) -> Memory:
    """What newcomers know: piles hold their own kinds, so the Search deck has none of those (R1.2, R1.4)."""
    memory = blank_memory(seats, kinds)
    for viewer in range(seats + 1):
        at = memory.base(viewer, memory.deck)
        for kind in range(PILES):
            memory.most[at + kind] = 0
    return memory


def viewer_of(seat: i64, seats: i64) -> i64:
    """A spectator's index is the one after the last seat."""
    return seats if seat == NOBODY else seat
