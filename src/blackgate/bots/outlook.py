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
class Seen:
    """What habits go by of a player, oneself included."""

    def __init__(self, side: i64) -> None:
        self.side: Final = side  # whose points count together
        self.place: i64 = 0
        self.hand_size: i64 = 0
        self.points: i64 = 0
        self.cigarettes: i64 = 0


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
        self.players: Final = [Seen(book.team_of(seat)) for seat in range(book.seats)]
        self.side: i64 = 0
        # the board
        self.open: vec[i64] = NO_CARDS
        self.tunnels: vec[i64] = NO_CARDS
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
        seen = self.players[player.seat]
        seen.place = player.slot
        seen.hand_size = player.hand_size
        seen.points = player.points
        seen.cigarettes = player.cigarettes

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
        self.side = self.players[seat].side
        self.need = book.goal
        for other in self.players:
            if other.side == self.side:
                self.need -= other.points
        self.open = state.open
        self.tunnels = state.tunnels
        self.tools = 0
        self.tool_points = 0
        for tool in range(TOOLS):
            self.tools += hand[tool]
            self.tool_points += hand[tool] * book.points[tool]
        self.weapons = hand[KNIFE] + hand[BLADE]
        self.purse = self.cigarettes
        for kind in range(RARE_ITEM, ACTION_CARD):
            self.purse += hand[kind] * book.value[kind]
        for kind in range(FURTHER_RARE_ITEM, min(FURTHER_ACTION_CARD, book.kinds)):
            self.purse += hand[kind] * book.value[kind]
        if len(state.figures) > 0:
            self.michel = state.figures[MICHEL_PLACE] if book.options.michel else NOTHING
            self.warden = state.figures[WARDEN_PLACE] if book.options.warden else NOTHING

    def held(self, tool: i64) -> i64:
        """How many of these Tools are in other hands."""
        held = self.book.total[tool] - self.open[tool] - self.hand[tool]
        for seat in range(self.seats):
            held -= self.tunnels[seat * TOOLS + tool]
        return held

    def late(self) -> bool:
        """Somebody is about to win."""
        if self.need <= FEW_POINTS:
            return True
        for other in self.players:
            if self.book.goal - other.points <= FEW_POINTS:
                return True
        return False

    def rivals(self, seat: i64) -> bool:
        return self.players[seat].side != self.side

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
        for other in self.players:
            if other.place == place and other.side != self.side:
                found += 1
        return found
