"""What a seat may know (R17): built up from that, never cut down from the truth. All that a bot or client gets."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.kinds import (
    BACKGROUND_NAMES,
    CARD_NAMES,
    GANG_CARD_NAMES,
    GANG_NAMES,
    KINDS,
    NOBODY,
    NOTHING,
    TOOLS,
)
from blackgate.rules.memory import PLENTY, viewer_of
from blackgate.rules.state import NO_CARDS
from blackgate.rules.waiting import saved_stack

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game
    from blackgate.rules.piles import Pile
    from blackgate.rules.player import Player
    from blackgate.rules.steps import Step


@mypyc_attr(acyclic=True)
class PlayerView:
    """What everybody may know of a player (R17.1), and the Background where it is known."""

    def __init__(self, player: Player, background: i64) -> None:
        self.seat: Final = player.seat
        self.place: Final = player.place
        self.hand_size: Final = player.hand_size
        self.beatings: Final = player.beatings
        self.cigarettes: Final = player.cigarettes
        self.points: Final = player.points
        self.gang: Final = player.gang
        self.background: Final = background  # NOTHING: unknown
        self.revealed: Final = player.revealed


@mypyc_attr(acyclic=True)
class View:
    """A game as one seat, or with NOBODY a spectator, may know it.

    `least` and `most` (spot * KINDS + kind, the Search deck last) bound what lies unseen: the tracker (R17.3).
    """

    def __init__(self, game: Game, seat: i64) -> None:
        self.seat: Final = seat
        self.book: Final[Rulebook] = game.book
        self.players: list[PlayerView] = []
        for player in game.players:
            known = player.revealed or player.seat == seat
            self.players.append(PlayerView(player, player.background if known else NOTHING))
        self.hand: Final[vec[i64]] = NO_CARDS if seat == NOBODY else game.players[seat].hand[:]
        self.deck_size: Final[i64] = game.deck_size
        self.open: Final[vec[i64]] = game.open[:]
        self.table: Final[vec[i64]] = game.table[:]
        self.tunnels: Final[vec[i64]] = game.tunnels[:]
        self.gang_piles: Final[list[Pile]] = game.gang_piles[:]
        self.shown: Final[i64] = game.shown
        self.first: Final[i64] = game.first
        self.active: Final[i64] = game.active
        self.turn: Final[i64] = game.turn
        self.actions: Final[i64] = game.actions
        self.searches: Final[i64] = game.searches
        self.extortions: Final[i64] = game.extortions
        self.used: Final[i64] = game.used
        self.confined: Final[bool] = game.confined
        self.over: Final[bool] = game.over
        self.top: Final[Step] = game.top
        self.least: vec[i64] = NO_CARDS
        self.most: vec[i64] = NO_CARDS
        memory = game.memory
        if memory is not None:
            spots = (game.seats + 1) * KINDS
            start = viewer_of(seat, game.seats) * spots
            self.least = memory.least[start : start + spots]
            self.most = memory.most[start : start + spots]

    def asked(self) -> i64:
        return NOBODY if self.over else self.top.seat

    def plain(self) -> dict[str, object]:
        """The view as plain data with the names of the rulebook, for clients and logs."""
        seats: list[object] = []
        for player in self.players:
            tunnel = {
                CARD_NAMES[tool]: int(self.tunnels[player.seat * TOOLS + tool])
                for tool in range(TOOLS)
                if self.tunnels[player.seat * TOOLS + tool] > 0
            }
            seats.append(
                {
                    "place": self.book.places[player.place].name,
                    "hand_size": player.hand_size,
                    "beatings": player.beatings,
                    "cigarettes": player.cigarettes,
                    "points": player.points,
                    "tunnel": tunnel,
                    "gang": "" if player.gang.index == NOTHING else GANG_CARD_NAMES[player.gang.index],
                    "background": "" if player.background == NOTHING else BACKGROUND_NAMES[player.background],
                    "revealed": player.revealed,
                    "tracker": self.tracker(player.seat),
                }
            )
        return {
            "seat": self.seat,
            "asked": self.asked(),
            "seats": seats,
            "hand": {} if self.seat == NOBODY else named(self.hand),
            "deck_size": self.deck_size,
            "open": named(self.open),
            "table": named(self.table),
            "gangs": {
                GANG_NAMES[gang]: "" if pile.top == NOTHING else GANG_CARD_NAMES[pile.top]
                for gang, pile in enumerate(self.gang_piles)
            },
            "turn": {
                "active": self.active,
                "first": self.first,
                "number": self.turn,
                "actions": self.actions,
                "searches": self.searches,
                "extortions": self.extortions,
                "used": self.used,
                "confined": self.confined,
            },
            "waiting": saved_stack(self.top),
            "over": self.over,
        }

    def tracker(self, seat: i64) -> dict[str, list[int]]:
        """R17.3: at least and at most how many of each kind a hand holds, where something is known."""
        found: dict[str, list[int]] = {}
        if len(self.least) == 0 or seat == self.seat:
            return found
        size = self.players[seat].hand_size
        for kind in range(KINDS):
            least = self.least[seat * KINDS + kind]
            most = self.most[seat * KINDS + kind]
            if least > 0 or (most < size and most < PLENTY // 2):
                found[CARD_NAMES[kind]] = [int(least), int(min(most, size))]
        return found


def named(cards: vec[i64]) -> dict[str, int]:
    return {CARD_NAMES[kind]: int(cards[kind]) for kind in range(KINDS) if cards[kind] > 0}
