"""Seats and actions relative to the observing seat, so that a policy need not learn seats.

A relative seat is the distance clockwise: 0 is the observer. An action that names a seat names the relative one. In
team mode the observer's own Cell Block has the number of Cell Block A, whichever it is (R13.2).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.rules.actions import families
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import CELL_BLOCK, CELL_BLOCK_B, MAX_SEATS, SLOTS


class Turning:
    """The tables for a number of players, with or without teams; `seat * actions + action` finds an action in them."""

    def __init__(self, seats: i64, team: bool, actions: i64) -> None:
        self.seats: Final = seats
        self.team: Final = team
        self.actions: Final = actions
        self.relative: vec[i64] = vec[i64]([0] * int(seats * actions))
        self.absolute: vec[i64] = vec[i64]([0] * int(seats * actions))
        for seat in range(seats):
            base = seat * actions
            for action in range(actions):
                self.relative[base + action] = action
            for _, first, named in families():
                if first < actions:
                    self.turn_family(seat, first, named)
            for action in range(actions):
                self.absolute[base + self.relative[base + action]] = action

    def turn_family(self, seat: i64, first: i64, named: str) -> None:
        base = seat * self.actions + first
        if named == "seat":
            for other in range(self.seats):
                self.relative[base + other] = first + self.seat(seat, other)
        elif named == "place":
            for place in range(SLOTS):
                self.relative[base + place] = first + self.place(seat, place)

    def seat(self, viewer: i64, seat: i64) -> i64:
        distance = seat - viewer
        return distance + self.seats if distance < 0 else distance

    def place(self, viewer: i64, place: i64) -> i64:
        if self.swaps(viewer):
            if place == CELL_BLOCK:
                return CELL_BLOCK_B
            if place == CELL_BLOCK_B:
                return CELL_BLOCK
        return place

    def swaps(self, viewer: i64) -> bool:
        """Whether their own Cell Block is Cell Block B (R13.1)."""
        return self.team and viewer % 2 == 1


MADE: Final[dict[tuple[int, bool, int], Turning]] = {}


def turning_of(book: Rulebook, actions: i64) -> Turning:
    """For the games of that rulebook and a table of so many actions; cached."""
    key = (int(book.seats), book.teams > 0, int(actions))
    assert book.seats <= MAX_SEATS
    if key not in MADE:
        MADE[key] = Turning(book.seats, book.teams > 0, actions)
    return MADE[key]
