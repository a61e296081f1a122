"""Writes observations: the columns of `layout.py`, of a game or of a view. They get the same row.

Rows are appended to a `BytesWriter`: first the part that is the same in every game of a rulebook, then whatever is not
zero in its place. That is as fast as mypyc has it; `benchmarks/` measures it.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.observation.layout import MOST, Layout
from blackgate.observation.step_columns import StepColumns
from blackgate.observation.turning import Turning, turning_of
from blackgate.rules.book import Rulebook
from blackgate.rules.events import EVERYBODY
from blackgate.rules.game import Game
from blackgate.rules.kinds import GANGS, MAX_SEATS, NOTHING, TOKENS, TOOLS
from blackgate.rules.memory import PLENTY
from blackgate.rules.modules import (
    MICHEL_DECK,
    MICHEL_DISCARD,
    MICHEL_PLACE,
    TOKEN_STACKS,
    TRAUMA_PILE,
    WARDEN_PLACE,
)
from blackgate.rules.player import PublicPlayer
from blackgate.rules.state import PublicState
from blackgate.rules.view import View

# The columns of a seat, in the order in which `layout.py` has them
PLACE: Final[i64] = 0
HAND: Final[i64] = 1
BEATINGS: Final[i64] = 2
CIGARETTES: Final[i64] = 3
POINTS: Final[i64] = 4
GANG_CARD: Final[i64] = 5
REVEALED: Final[i64] = 6
BACKGROUND: Final[i64] = 7
TUNNEL: Final[i64] = 8
OWN_TOKENS: Final[i64] = 11
TRAUMA: Final[i64] = 17
LAST_BLOCK: Final[i64] = MAX_SEATS - 1  # of the tracker: the Search deck
SEAT_PARTS: Final = (
    *("place", "hand", "beatings", "cigarettes", "points", "gang_card", "revealed", "background"),
    *("tunnel", "tokens", "trauma"),
)


class Encoder:
    """Appends rows of one layout to `out`."""

    def __init__(self, layout: Layout) -> None:
        start = layout.start
        self.layout: Final = layout
        self.out: Final = BytesWriter()
        self.steps: Final = StepColumns(layout)
        self.width: Final[i64] = layout.width
        self.kinds: Final[i64] = layout.sizes.kinds
        self.actions: Final[i64] = layout.sizes.actions
        self.turn_at: Final[i64] = start("asked")
        self.hand_at: Final[i64] = start("hand")
        self.open_at: Final[i64] = start("open")
        self.table_at: Final[i64] = start("table")
        self.deck_at: Final[i64] = start("deck")
        self.seats_at: Final[i64] = start("seats.place")
        self.seat_width: Final[i64] = layout.by_name["seats.place"].stride
        self.gangs_at: Final[i64] = start("gangs.top")
        self.gangs_under_at: Final[i64] = start("gangs.under")
        self.shown_at: Final[i64] = start("shown")
        self.backgrounds_under_at: Final[i64] = start("backgrounds.under")
        self.stacks_at: Final[i64] = start("stacks")
        self.michel_at: Final[i64] = start("michel.place")
        self.warden_at: Final[i64] = start("warden.place")
        self.michel_deck_at: Final[i64] = start("michel.deck")
        self.michel_discard_at: Final[i64] = start("michel.discard")
        self.michel_cards: Final[i64] = layout.sizes.michel_cards
        self.traumas_under_at: Final[i64] = start("traumas.under")
        self.tracker: Final = layout.tracker
        self.least_at: Final[i64] = start("tracker.least") if layout.tracker else 0
        self.most_at: Final[i64] = start("tracker.most") if layout.tracker else 0
        assert start("confined") == self.turn_at + 8, "the columns of the turn"
        assert [start(f"seats.{part}") - int(self.seats_at) for part in SEAT_PARTS] == [*range(9), 11, 17]
        # the rulebook of the game that was written last, and what follows from it
        self.prefaces: Final[dict[Rulebook, bytes]] = {}
        self.book: Rulebook | None = None
        self.preface = b""
        self.turning: Turning = Turning(2, False, self.actions)

    # --- the whole row
    def write_game(self, game: Game, seat: i64) -> None:
        """The row of what that seat may know of the game."""
        at: i64 = len(self.out)
        if game.book is not self.book:
            self.open_book(game.book)
        self.out.write(self.preface)
        for player in game.players:
            known = player.revealed or player.seat == seat
            self.write_player(at, seat, game.tunnels, player, player.background if known else NOTHING)
        self.write_hand(at, game.players[seat].hand)
        self.write_public(at, game, seat)
        if len(game.background_deck.tail) > 0:
            self.write_backgrounds_under(at, game, seat)
        memory = game.memory
        if self.tracker and memory is not None:
            self.write_tracker(at, game, seat, memory.least, memory.most, memory.base(seat, 0))

    def write_view(self, view: View) -> None:
        """The same row of the view that the seat has."""
        at: i64 = len(self.out)
        if view.book is not self.book:
            self.open_book(view.book)
        self.out.write(self.preface)
        for player in view.players:
            self.write_player(at, view.seat, view.tunnels, player, player.background_number)
        self.write_hand(at, view.hand_by_kind)
        self.write_public(at, view, view.seat)
        for i, background in enumerate(view.backgrounds_under):
            if background != NOTHING:
                self.put(at + self.backgrounds_under_at + background, i + 1)
        if self.tracker and len(view.least) > 0:
            self.write_tracker(at, view, view.seat, view.least, view.most, 0)

    def open_book(self, book: Rulebook) -> None:
        """Games of that rulebook follow."""
        preface = self.prefaces.get(book)
        if preface is None:
            preface = self.prefaces[book] = self.preface_of(book)
        self.book = book
        self.preface = preface
        self.turning = turning_of(book, self.actions)

    def preface_of(self, book: Rulebook) -> bytes:
        """What is the same in every row of that rulebook."""
        self.layout.sizes.check(book)
        row = bytearray(self.layout.width)
        options = book.options
        start = self.layout.start
        row[start("players")] = options.players
        row[start("team")] = options.team
        row[start("michel")] = options.michel != ""
        row[start("warden")] = options.warden
        for place, name in enumerate(book.edition.modular_places):
            if name in options.places:
                row[start("places") + place] = 1
        row[start("goal")] = min(int(book.goal), int(MOST))
        return bytes(row)

    # --- its parts
    def put(self, at: i64, amount: i64) -> None:
        """An amount; more than a byte holds is the most it holds."""
        if amount > MOST:
            amount = MOST
        self.out[at] = u8(amount)

    def write_player(self, at: i64, viewer: i64, tunnels: vec[i64], player: PublicPlayer, background: i64) -> None:
        out = self.out
        turning = self.turning
        at += self.seats_at + turning.seat(viewer, player.seat) * self.seat_width
        out[at + PLACE] = u8(turning.place(viewer, player.slot) + 1)
        self.put(at + HAND, player.hand_size)
        self.put(at + BEATINGS, player.beatings)
        self.put(at + CIGARETTES, player.cigarettes)
        self.put(at + POINTS, player.points)
        out[at + GANG_CARD] = u8(player.gang_card.index + 1)
        if player.revealed:
            out[at + REVEALED] = 1
        out[at + BACKGROUND] = u8(background + 1)
        start = player.seat * TOOLS
        for tool in range(TOOLS):
            self.put(at + TUNNEL + tool, tunnels[start + tool])
        tokens = player.tokens_by_kind
        if len(tokens) > 0:
            for token in range(TOKENS):
                self.put(at + OWN_TOKENS + token, tokens[token])
            out[at + TRAUMA] = u8(player.trauma_number + 1)

    def write_hand(self, at: i64, hand: vec[i64]) -> None:
        at += self.hand_at
        for count in hand:
            if count > 0:
                self.put(at, count)
            at += 1

    def write_public(self, at: i64, state: PublicState, seat: i64) -> None:
        """All but the players."""
        self.write_turn(at + self.turn_at, state, seat)
        self.steps.write(self.out, at, self.turning, seat, state.top)
        column = at + self.open_at
        for count in state.open:
            if count > 0:
                self.put(column, count)
            column += 1
        column = at + self.table_at
        for count in state.on_table:
            if count > 0:
                self.put(column, count)
            column += 1
        self.put(at + self.deck_at, state.deck_size)
        self.write_gangs(at, state)
        shown = state.shown
        column = at + self.shown_at
        while shown != 0:
            self.out[column] = u8(shown & 255)
            shown >>= 8
            column += 1
        if len(state.figures) > 0:
            self.write_modules(at, state, seat)

    def write_turn(self, at: i64, state: PublicState, seat: i64) -> None:
        out = self.out
        turning = self.turning
        if not state.over:
            out[at] = u8(turning.seat(seat, state.top.seat) + 1)
        out[at + 1] = u8(turning.seat(seat, state.active) + 1)
        out[at + 2] = u8(turning.seat(seat, state.first) + 1)
        self.put(at + 3, state.turn // turning.seats)
        self.put(at + 4, state.actions)
        self.put(at + 5, state.searches)
        self.put(at + 6, state.extortions)
        out[at + 7] = u8(state.used)
        if state.confined:
            out[at + 8] = 1

    def write_gangs(self, at: i64, state: PublicState) -> None:
        out = self.out
        for gang in range(GANGS):
            pile = state.gang_piles[gang]
            out[at + self.gangs_at + gang] = u8(pile.top + 1)
            if len(pile.tail) > 0:
                for i, card in enumerate(pile.tail):
                    self.put(at + self.gangs_under_at + card, i + 1)

    def write_modules(self, at: i64, state: PublicState, seat: i64) -> None:
        out = self.out
        figures = state.figures
        for token in range(TOKENS):
            self.put(at + self.stacks_at + token, figures[TOKEN_STACKS + token])
        if state.book.options.michel != "":
            out[at + self.michel_at] = u8(self.turning.place(seat, figures[MICHEL_PLACE]) + 1)
            for card in range(self.michel_cards):
                self.put(at + self.michel_deck_at + card, figures[MICHEL_DECK + card])
                self.put(at + self.michel_discard_at + card, figures[MICHEL_DISCARD + card])
        if state.book.options.warden:
            out[at + self.warden_at] = u8(self.turning.place(seat, figures[WARDEN_PLACE]) + 1)
        if len(state.module_piles) > 0:
            for i, trauma in enumerate(state.module_piles[TRAUMA_PILE].tail):
                self.put(at + self.traumas_under_at + trauma, i + 1)

    def write_backgrounds_under(self, at: i64, game: Game, seat: i64) -> None:
        for i, background in enumerate(game.background_deck.tail):
            seen = i64(game.background_seen[i])
            if seen == EVERYBODY or seen >> seat & 1:
                self.put(at + self.backgrounds_under_at + background, i + 1)

    def write_tracker(
        self, at: i64, state: PublicState, viewer: i64, least: vec[i64], most: vec[i64], base: i64
    ) -> None:
        """Hand by hand and last the Search deck. Of a kind there are never more than could be beside what is known."""
        turning = self.turning
        kinds = state.book.kinds
        for spot in range(turning.seats + 1):
            size = state.deck_size
            block = LAST_BLOCK
            if spot < turning.seats:
                distance = turning.seat(viewer, spot)
                if distance == 0:
                    continue
                size = i64(self.out[at + self.seats_at + distance * self.seat_width + HAND])
                block = distance - 1
            start = base + spot * kinds
            free = size if size < MOST else PLENTY
            for kind in range(kinds):
                free -= least[start + kind]
            column = at + self.least_at + block * 2 * self.kinds
            for kind in range(kinds):
                low = least[start + kind]
                self.put(column + kind, low)
                self.put(column + self.kinds + kind, min(most[start + kind], low + free))
