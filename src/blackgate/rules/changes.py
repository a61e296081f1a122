"""What has changed between two views of a game: compared in numbers, and only what differs is told by name."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.game import Game
from blackgate.rules.kinds import NOBODY, PILES, TOOLS
from blackgate.rules.piles import Pile
from blackgate.rules.saving import Plain, counts, gangs_of, piles_of, turn_of
from blackgate.rules.state import NO_CARDS
from blackgate.rules.view import PlayerView, View, known_under


def changes(before: View, after: View) -> Plain:
    """Of `after.public()` what is not as in `before.public()`, without what waits; of the seats those, by number."""
    book = after.book
    found: Plain = {}
    if before.asked() != after.asked():
        found["asked"] = after.asked()
    if before.deck_size != after.deck_size:
        found["deck_size"] = after.deck_size
    if differ(before.open, after.open, 0, PILES):
        found["piles"] = piles_of(after)
    if differ(before.open, after.open, PILES, len(after.open)):
        found["discard"] = counts(book.card_names, after.open, PILES)
    if differ(before.on_table, after.on_table, 0, len(after.on_table)):
        found["table"] = counts(book.card_names, after.on_table)
    if piles_differ(before.gang_piles, after.gang_piles):
        found["gangs"] = gangs_of(after)
    turn = turn_of(after)
    if turn_of(before) != turn:
        found["turn"] = turn
    if before.over != after.over:
        found["over"] = after.over
    if book.module is not None and modules_differ(before, after):
        found["modules"] = after.modules()
    seats = {
        str(player.seat): after.public_seat(player)
        for player in after.players
        if seat_differs(before, before.players[player.seat], after, player)
    }
    if seats:
        found["seats"] = seats
    return found


def seat_differs(before: View, was: PlayerView, after: View, player: PlayerView) -> bool:
    """Whether `seat_of` tells something else."""
    start = player.seat * TOOLS
    return (
        was.slot != player.slot
        or was.hand_size != player.hand_size
        or was.beatings != player.beatings
        or was.cigarettes != player.cigarettes
        or was.points != player.points
        or was.gang_card.index != player.gang_card.index
        or was.revealed != player.revealed
        or (player.revealed and was.background_number != player.background_number)
        or was.trauma_number != player.trauma_number
        or differ(before.tunnels, after.tunnels, start, start + TOOLS)
        or differ(was.tokens_by_kind, player.tokens_by_kind, 0, len(player.tokens_by_kind))
    )


def modules_differ(before: View, after: View) -> bool:
    same = (
        not differ(before.figures, after.figures, 0, len(after.figures))
        and not piles_differ(before.module_piles, after.module_piles)
        and before.background_seen == after.background_seen
    )
    return not same and before.modules() != after.modules()  # there are figures that nobody is told


def differ(one: vec[i64], other: vec[i64], first: i64, end: i64) -> bool:
    """In the numbers from `first` on, before `end`."""
    if len(one) != len(other):
        return True
    for at in range(first, end):
        if one[at] != other[at]:
            return True
    return False


def piles_differ(one: list[Pile], other: list[Pile]) -> bool:
    """In the card on top, or in what was put under one of them."""
    if one is other:
        return False
    if len(one) != len(other):
        return True
    for at in range(len(one)):
        was, now = one[at], other[at]
        if was is not now and (was.top != now.top or was.tail != now.tail):
            return True
    return False


@mypyc_attr(acyclic=True)
class Secrets:
    """All that `View.own` tells a seat without what it remembers, in numbers."""

    def __init__(self, game: Game, seat: i64) -> None:
        self.seat: Final = seat
        self.hand: Final[vec[i64]] = NO_CARDS if seat == NOBODY else game.players[seat].hand[:]
        self.background: Final[i64] = 0 if seat == NOBODY else game.players[seat].background
        self.under: Final = known_under(game, seat)

    def hold(self, game: Game) -> bool:
        """Whether they are the same now: then there is nothing new to tell."""
        if self.seat != NOBODY:
            player = game.players[self.seat]
            if self.background != player.background or differ(self.hand, player.hand, 0, len(self.hand)):
                return False
        return self.under == known_under(game, self.seat)
