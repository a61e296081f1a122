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
NO_STEP: Final = Step(NOBODY)
NO_PILE: Final = Pile(NOTHING, 0, [])
NO_PILES: Final[list[Pile]] = []
NOTHING_SEEN: Final[list[int]] = []
STALE: Final[i64] = -1


@mypyc_attr(acyclic=True)
class PublicState:
    """What everybody may know of a game (R17.1) besides its players. A field is declared here and copied below: a
    clone, a view and a redeal have it from there. Those of the turn are in `blackgate.plain.TurnState` too.
    """

    def __init__(self, book: Rulebook) -> None:
        self.book: Final = book
        self.top: Step = NO_STEP  # of the stack
        self.over = False
        # cards, by kind
        self.deck_size: i64 = 0
        self.open: vec[i64] = NO_CARDS  # the four piles and the Search discard: all that lies face up
        self.on_table: vec[i64] = NO_CARDS  # in no hand and on no pile (R18.14)
        self.tunnels: vec[i64] = NO_CARDS  # seat * TOOLS + tool: Tools that were dug with
        # cards of which there is one each
        self.gang_piles: list[Pile] = NO_PILES  # never changed, only replaced
        self.shown: i64 = 0  # a bit for each Background that everybody knows the place of
        # what modules keep
        self.figures: vec[i64] = NO_CARDS
        self.module_piles: list[Pile] = NO_PILES
        # for each card under the Background deck: who knows it, a bit each
        self.background_seen: list[int] = NOTHING_SEEN
        # the turn
        self.first: i64 = 0
        self.active: i64 = 0
        self.turn: i64 = 0
        self.actions: i64 = 0
        self.searches: i64 = 0
        self.extortions: i64 = 0
        self.used: i64 = 0  # abilities used this turn
        self.confined = False  # the turn began in Solitary (R15.2)

    def copy_public(self, other: PublicState) -> None:
        self.top = other.top
        self.over = other.over
        self.deck_size = other.deck_size
        self.open = other.open[:]
        self.on_table = other.on_table[:]
        self.tunnels = other.tunnels[:]
        self.gang_piles = other.gang_piles
        self.shown = other.shown
        if len(other.figures) > 0:
            self.figures = other.figures[:]
            self.module_piles = other.module_piles[:]
            self.background_seen = other.background_seen
        self.first = other.first
        self.active = other.active
        self.turn = other.turn
        self.actions = other.actions
        self.searches = other.searches
        self.extortions = other.extortions
        self.used = other.used
        self.confined = other.confined

    def asked(self) -> i64:
        """The one seat that has to choose now; NOBODY once the game is over."""
        return NOBODY if self.over else self.top.seat


@mypyc_attr(acyclic=True)
class State(PublicState):
    """What the methods of `Game` change."""

    def __init__(self, book: Rulebook, dealer: Dealer) -> None:
        super().__init__(book)
        self.seats: Final[i64] = book.seats
        self.dealer: Dealer = dealer
        self.event_log: EventLog | None = None
        self.memory: Memory | None = None
        self.players: list[Player] = []
        self.deck: vec[i64] = NO_CARDS
        self.background_deck: Pile = NO_PILE
        # scratch: what the seat that is asked may choose
        self.offers: vec[i64] = NO_CARDS
        self.offered: i64 = STALE
