"""A full game that a seat cannot tell from the real one: what it knows stays, the rest is dealt anew.

Every unseen card is put where it could be, at random with the free room as weight, within the bounds of the
view's tracker. Where a card finds no room any more, others make way for it; the truth fits, so there is always
a way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.events import BACKGROUND_RESULT
from blackgate.rules.kinds import NOBODY, NOTHING, ONE, PILES
from blackgate.rules.memory import PLENTY
from blackgate.rules.piles import Pile
from blackgate.rules.setup import empty_game

if TYPE_CHECKING:
    from blackgate.rules.dealer import Dealer
    from blackgate.rules.game import Game
    from blackgate.rules.view import View


MOST_TRIES: Final = 10_000


def redeal(view: View, dealer: Dealer) -> Game:
    """The dealer chooses what is unknown, and goes on as the dealer of the new game."""
    game = empty_game(view.book, dealer)
    game.copy_public(view)
    for known in view.players:
        player = game.players[known.seat]
        player.copy_public(known)
        player.gang_card = known.gang_card
        game.put(player, known.slot)
    deal_backgrounds(game, view, dealer)
    Deal(game, view).run(dealer)
    tries = 0
    while not game.top.fits(game) and tries < MOST_TRIES:  # what the question itself tells of its seat's cards
        Deal(game, view).run(dealer)
        tries += 1
    return game


def deal_backgrounds(game: Game, view: View, dealer: Dealer) -> None:
    left: i64 = view.book.all_backgrounds()
    for known in view.players:
        if known.background_number != NOTHING:
            left &= ~(ONE << known.background_number)
            game.players[known.seat].background = known.background_number
    for index in view.backgrounds_under:
        if index != NOTHING:
            left &= ~(ONE << index)
    for known in view.players:
        if known.background_number == NOTHING:
            drawn = draw_background(game, left, dealer)
            left &= ~(ONE << drawn)
            game.players[known.seat].background = drawn
    tail: list[int] = []
    for index in view.backgrounds_under:
        drawn = index
        if drawn == NOTHING:
            drawn = draw_background(game, left, dealer)
            left &= ~(ONE << drawn)
        tail.append(int(drawn))
    game.background_deck = Pile(NOTHING, left, tail)


def draw_background(game: Game, left: i64, dealer: Dealer) -> i64:
    pile = Pile(NOTHING, left, [])
    return dealer.draw(pile.counts(len(game.book.backgrounds)), pile.size(), BACKGROUND_RESULT)


@mypyc_attr(acyclic=True)
class Deal:
    """Unseen cards on their way into hands and deck. Spots are the seats and, last, the deck."""

    def __init__(self, game: Game, view: View) -> None:
        self.game: Final = game
        self.view: Final = view
        self.spots: Final[i64] = game.seats + 1
        self.kinds: Final[i64] = game.book.kinds
        self.cards: vec[i64] = vec[i64]([0] * int(self.spots * self.kinds))  # what lies in each spot
        self.most: vec[i64] = vec[i64]([0] * int(self.spots * self.kinds))
        self.room: vec[i64] = vec[i64]([0] * int(self.spots))
        self.unseen: vec[i64] = vec[i64]([0] * int(self.kinds))

    def run(self, dealer: Dealer) -> None:
        self.lay_known()
        for kind in range(self.kinds):  # the kinds of the piles come first: they fit in the fewest spots
            for _ in range(self.unseen[kind]):
                spot = self.choose_spot(kind, dealer)
                if spot == NOBODY:
                    spot = self.make_way(kind)
                self.put(kind, spot, 1)
        for player in self.game.players:
            player.set_hand(self.cards[player.seat * self.kinds : (player.seat + 1) * self.kinds])
        for kind in range(self.kinds):
            self.game.deck[kind] = self.cards[self.game.seats * self.kinds + kind]

    def lay_known(self) -> None:
        """What the view surely places; the rest is unseen."""
        view = self.view
        game = self.game
        surplus: i64 = 0  # more cards than spots: a position was laid out with short piles
        for kind in range(self.kinds):
            self.unseen[kind] = game.book.total[kind] - game.in_sight(kind)
            surplus += self.unseen[kind]
        for player in game.players:
            self.room[player.seat] = player.hand_size
            surplus -= player.hand_size
        self.room[game.seats] = game.deck_size
        surplus -= game.deck_size
        tracked = len(view.least) > 0
        for spot in range(self.spots):
            for kind in range(self.kinds):
                at = spot * self.kinds + kind
                least: i64 = 0
                most: i64 = PLENTY
                if spot == view.seat:
                    least = view.hand_by_kind[kind]
                    most = least
                elif tracked:
                    least = view.least[at]
                    most = view.most[at]
                elif spot == game.seats and kind < PILES:
                    most = 0
                self.most[at] = most
                if least > 0:
                    self.put(kind, spot, least)
                    self.unseen[kind] -= least
        if surplus > 0:
            self.leave_out(surplus)

    def leave_out(self, surplus: i64) -> None:
        """R1.2: so many cards of the piles are out of the game, nobody knows which."""
        for kind in range(PILES):
            out = min(surplus, self.unseen[kind])
            self.unseen[kind] -= out
            surplus -= out

    def put(self, kind: i64, spot: i64, count: i64) -> None:
        self.cards[spot * self.kinds + kind] += count
        self.room[spot] -= count

    def takes(self, kind: i64, spot: i64) -> bool:
        at = spot * self.kinds + kind
        return self.cards[at] < self.most[at]

    def choose_spot(self, kind: i64, dealer: Dealer) -> i64:
        total: i64 = 0
        for spot in range(self.spots):
            if self.room[spot] > 0 and self.takes(kind, spot):
                total += self.room[spot]
        if total == 0:
            return NOBODY
        n = dealer.below(total)
        for spot in range(self.spots):
            if self.room[spot] > 0 and self.takes(kind, spot):
                n -= self.room[spot]
                if n < 0:
                    return spot
        return NOBODY

    def make_way(self, kind: i64) -> i64:
        """A spot that takes the card after others have moved on: the shortest chain of moves to free room."""
        came_from: list[int] = [-2] * int(self.spots)
        moved: list[int] = [-1] * int(self.spots)
        queue: list[int] = []
        for spot in range(self.spots):
            if self.takes(kind, spot):
                came_from[spot] = -1
                queue.append(spot)
        while queue:
            spot = i64(queue.pop(0))
            if self.room[spot] > 0:
                return self.shift(spot, came_from, moved)
            for other in range(self.spots):
                if came_from[other] == -2:
                    card = self.movable(spot, other)
                    if card != NOTHING:
                        came_from[other] = int(spot)
                        moved[other] = int(card)
                        queue.append(other)
        raise AssertionError("no deal fits what the seat knows, though the truth does")

    def movable(self, spot: i64, other: i64) -> i64:
        """A card that may go from one spot to another and is not known to be where it is."""
        for kind in range(self.kinds):
            at = spot * self.kinds + kind
            least: i64 = self.view.least[at] if len(self.view.least) > 0 else 0
            if self.cards[at] > least and spot != self.view.seat and self.takes(kind, other):
                return kind
        return NOTHING

    def shift(self, spot: i64, came_from: list[int], moved: list[int]) -> i64:
        """Move the cards along the chain that ends in the spot with room; the first spot of it is free then."""
        while came_from[spot] >= 0:
            before = i64(came_from[spot])
            card = i64(moved[spot])
            self.put(card, spot, 1)
            self.put(card, before, -1)
            spot = before
        return spot
