"""Everything that a game is at one moment, as plain data."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.rules.dealer import Dealer
from blackgate.rules.events import EventLog
from blackgate.rules.kinds import NOBODY, NOTHING
from blackgate.rules.memory import Memory
from blackgate.rules.piles import Pile
from blackgate.rules.player import Player
from blackgate.rules.steps import Step

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook

NO_CARDS: Final[vec[i64]] = vec[i64]()
STALE: Final[i64] = -1


@mypyc_attr(acyclic=True)
class State:
    """What the methods of `Game` change, and what a clone, a save and a redeal copy."""

    def __init__(self, book: Rulebook, dealer: Dealer) -> None:
        self.book: Final = book
        self.seats: Final[i64] = book.seats
        self.dealer: Dealer = dealer
        self.event_log: EventLog | None = None
        self.memory: Memory | None = None
        self.players: list[Player] = []
        self.top: Step = Step(NOBODY)  # of the stack
        self.over = False
        # cards, by kind
        self.deck: vec[i64] = NO_CARDS
        self.deck_size: i64 = 0
        self.open: vec[i64] = NO_CARDS  # the four piles and the Search discard: all that lies face up
        self.table: vec[i64] = NO_CARDS  # in no hand and on no pile (R18.14)
        self.tunnels: vec[i64] = NO_CARDS  # seat * TOOLS + tool: Tools that were dug with
        # cards of which there is one each
        self.gang_piles: list[Pile] = []
        self.background_deck: Pile = Pile(NOTHING, 0, [])
        self.shown: i64 = 0  # a bit for each Background that everybody knows the place of
        # what modules keep
        self.figures: vec[i64] = NO_CARDS
        self.module_piles: list[Pile] = []
        self.background_seen: list[int] = []  # for each card under the Background deck: who knows it, a bit each
        # the turn
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.actions: i64 = 0
        self.searches: i64 = 0
        self.extortions: i64 = 0
        self.used: i64 = 0  # abilities used this turn
        self.confined = False  # the turn began in Solitary (R15.2)
        # scratch: what the seat that is asked may choose
        self.offers: vec[i64] = NO_CARDS
        self.offered: i64 = STALE
