"""A seat's own situation: the few facts that habits depend on, the same from a view and inside a playout."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.book import Rulebook
from blackgate.rules.game import Game
from blackgate.rules.kinds import (
    ACTION_CARD,
    BLADE,
    CHAIN,
    FURTHER_ACTION_CARD,
    FURTHER_RARE_ITEM,
    KNIFE,
    MAX_SEATS,
    NOTHING,
    RARE_ITEM,
    TOOLS,
)
from blackgate.rules.modules import MICHEL_PLACE, WARDEN_PLACE
from blackgate.rules.player import PublicPlayer
from blackgate.rules.state import NO_CARDS, PublicState
from blackgate.rules.view import View

BEYOND_PRICE: Final[i64] = 1000
FEW_POINTS: Final[i64] = 4


def price_of(book: Rulebook, card: i64) -> i64:
    """What one card of that kind costs on the board (R11.5)."""
    for offer in book.offers:
        if offer.card == card and offer.count == 1:
            return offer.price
    return BEYOND_PRICE


@mypyc_attr(acyclic=True)
class Outlook:
    """Overwritten for every decision. It holds nothing that the seat may not know."""

    def __init__(self, book: Rulebook) -> None:
        self.book: Final = book
        self.seats: Final = book.seats
        self.seat: i64 = 0
        # one's own
        self.hand: vec[i64] = NO_CARDS
        self.hand_size: i64 = 0
        self.hand_limit: i64 = 0
        self.place: i64 = 0
        self.home: i64 = 0
        self.beatings: i64 = 0
        self.cigarettes: i64 = 0
        self.gang: i64 = NOTHING
        self.revealed = False
        self.need: i64 = 0  # Tunnel points still missing, the team's in team mode
        self.actions: i64 = 0
        self.cautious_cost: i64 = 0  # actions that a Cautious move would cost
        # what follows from it
        self.tools: i64 = 0
        self.tool_points: i64 = 0
        self.weapons: i64 = 0
        self.purse: i64 = 0  # cigarettes, with those that one's Rare items would bring
        # everybody's, by seat
        self.places: vec[i64] = vec[i64]([0] * int(MAX_SEATS))
        self.hands: vec[i64] = vec[i64]([0] * int(MAX_SEATS))
        self.points: vec[i64] = vec[i64]([0] * int(MAX_SEATS))
        self.beaten: vec[i64] = vec[i64]([0] * int(MAX_SEATS))
        self.purses: vec[i64] = vec[i64]([0] * int(MAX_SEATS))
        # the board
        self.held: vec[i64] = vec[i64]([0] * int(TOOLS))  # Tools that are in other hands
        self.michel: i64 = NOTHING
        self.warden: i64 = NOTHING

    def look(self, view: View) -> None:
        """At what a view shows."""
        for player in view.players:
            self.note(player)
        self.look_round(view, view.players[view.seat], view.hand_by_kind)

    def look_inside(self, game: Game, seat: i64) -> None:
        """The same facts from a game: what a playout knows beyond the seat is not used."""
        for player in game.players:
            self.note(player)
        self.look_round(game, game.players[seat], game.players[seat].hand)

    def note(self, player: PublicPlayer) -> None:
        self.places[player.seat] = player.slot
        self.hands[player.seat] = player.hand_size
        self.points[player.seat] = player.points
        self.beaten[player.seat] = player.beatings
        self.purses[player.seat] = player.cigarettes

    def look_round(self, state: PublicState, me: PublicPlayer, hand: vec[i64]) -> None:
        """What follows from it."""
        self.seat = me.seat
        self.hand = hand
        self.actions = state.actions
        self.gang = me.gang_card.index
        self.cautious_cost = me.gang_card.cautious_cost(state, self.book.cautious_move)
        self.revealed = me.revealed
        self.hand_limit = me.hand_limit
        book = self.book
        seat = self.seat
        self.place = me.slot
        self.home = book.homes[seat]
        self.hand_size = me.hand_size
        self.beatings = me.beatings
        self.cigarettes = me.cigarettes
        self.need = book.goal
        for other in range(self.seats):
            if book.team_of(other) == book.team_of(seat):
                self.need -= self.points[other]
        self.tools = 0
        self.tool_points = 0
        for tool in range(TOOLS):
            count = self.hand[tool]
            self.tools += count
            self.tool_points += count * book.points[tool]
            held = book.total[tool] - state.open[tool] - count
            for other in range(self.seats):
                held -= state.tunnels[other * TOOLS + tool]
            self.held[tool] = held
        self.weapons = self.hand[KNIFE] + self.hand[BLADE]
        self.purse = self.cigarettes
        for kind in range(RARE_ITEM, ACTION_CARD):
            self.purse += self.hand[kind] * book.value[kind]
        for kind in range(FURTHER_RARE_ITEM, min(FURTHER_ACTION_CARD, book.kinds)):
            self.purse += self.hand[kind] * book.value[kind]
        if len(state.figures) > 0:
            self.michel = state.figures[MICHEL_PLACE] if book.options.michel else NOTHING
            self.warden = state.figures[WARDEN_PLACE] if book.options.warden else NOTHING

    def late(self) -> bool:
        """Somebody is about to win."""
        if self.need <= FEW_POINTS:
            return True
        for seat in range(self.seats):
            if self.book.goal - self.points[seat] <= FEW_POINTS:
                return True
        return False

    def rivals(self, seat: i64) -> bool:
        return self.book.team_of(seat) != self.book.team_of(self.seat)

    def spare(self, kind: i64) -> bool:
        """Whether a card of that kind is better sold: Rare items always, Accessories that no Gang is waiting for."""
        if RARE_ITEM <= kind < ACTION_CARD or FURTHER_RARE_ITEM <= kind < FURTHER_ACTION_CARD:
            return True
        if CHAIN <= kind < RARE_ITEM:
            return self.gang != NOTHING or self.hand[kind] > 1
        return False

    def crowd(self, place: i64) -> i64:
        """How many rivals are there."""
        found: i64 = 0
        for seat in range(self.seats):
            if self.places[seat] == place and self.rivals(seat):
                found += 1
        return found
