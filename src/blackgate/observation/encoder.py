"""Writes observations: the columns of `layout.py`, from a game or from a view. Both give the same row.

A row is appended to a `BytesWriter` from left to right, eight columns at a time where possible: mypyc compiles that to
the fewest instructions. Amounts are capped as they are written.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.strings import BytesWriter, write_i16_le, write_i32_le, write_i64_le
from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from blackgate.observation.layout import MOST, MOST_CARDS, Layout
from blackgate.observation.step_columns import StepColumns
from blackgate.observation.turning import Turning, turning_of
from blackgate.rules.events import EVERYBODY
from blackgate.rules.kinds import MAX_SEATS, NOTHING, ONE, TOKENS, TOOLS
from blackgate.rules.memory import newcomers_memory
from blackgate.rules.modules import (
    MICHEL_DECK,
    MICHEL_DISCARD,
    MICHEL_PLACE,
    TOKEN_STACKS,
    TRAUMA_PILE,
    WARDEN_PLACE,
)

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game
    from blackgate.rules.piles import Pile
    from blackgate.rules.player import PublicPlayer
    from blackgate.rules.state import PublicState
    from blackgate.rules.view import View

LOW: Final[i64] = (ONE << 32) - 1


class GangColumns:
    """What was written for the Gang piles. They seldom change, so they are cached until a game has others."""

    def __init__(self) -> None:
        self.piles: list[Pile] | None = None
        self.tops: i64 = 0  # eight bits each
        self.under = b""


class Encoder:
    """Appends rows of one layout to `out`."""

    def __init__(self, layout: Layout) -> None:
        sizes = layout.sizes
        self.layout: Final = layout
        self.out: Final = BytesWriter()
        self.steps: Final = StepColumns(layout)
        self.kinds: Final[i64] = sizes.kinds
        self.actions: Final[i64] = sizes.actions
        self.michel_cards: Final[i64] = sizes.michel_cards
        self.shown_bytes: Final[i64] = layout.by_name["shown"].length
        self.tracker: Final = layout.tracker
        # offsets in the part that modules have
        first = layout.start("backgrounds.under")
        self.stacks: Final[i64] = layout.start("stacks") - first
        self.michel: Final[i64] = layout.start("michel.place") - first
        self.warden: Final[i64] = layout.start("warden.place") - first
        self.michel_deck: Final[i64] = layout.start("michel.deck") - first
        self.michel_discard: Final[i64] = layout.start("michel.discard") - first
        self.traumas: Final[i64] = layout.start("traumas.under") - first
        last = layout.by_name["traumas.under"]
        self.no_modules: Final = bytes(last.start + last.length - first)
        self.no_gangs_under: Final = bytes(sizes.gang_cards)
        self.no_table: Final = bytes(sizes.kinds)
        self.no_seats: Final = [bytes(layout.by_name["seats.place"].stride * absent) for absent in range(MAX_SEATS)]
        self.no_spots: Final = [bytes(2 * sizes.kinds * absent) for absent in range(MAX_SEATS)]
        # the rulebook of the last game written, and what follows from it
        self.prefaces: Final[dict[Rulebook, bytes]] = {}
        self.book: Rulebook | None = None
        self.preface = b""
        self.turning: Turning = Turning(2, False, self.actions)
        # hand sizes in the row that is being written, by relative seat
        self.hands: vec[i64] = vec[i64]([0] * int(MAX_SEATS))

    # --- the whole row, in the order of the layout
    def write_game(self, game: Game, seat: i64, gangs: GangColumns) -> None:
        """The row of what that seat may know of the game; `gangs` caches the Gang piles from row to row."""
        if game.book is not self.book:
            self.open_book(game.book)
        self.out.write(self.preface)
        self.write_public(game, seat, game.players[seat].hand)
        seats = game.seats
        other = seat
        for distance in range(seats):
            player = game.players[other]
            known = distance == 0 or player.revealed
            self.write_player(distance, seat, game.tunnels, player, player.background if known else NOTHING)
            other += 1
            if other == seats:
                other = 0
        self.out.write(self.no_seats[MAX_SEATS - seats])
        at = self.write_rest(game, seat, gangs)
        if len(game.figures) > 0:  # modules are in play; otherwise nothing is ever under the Background deck
            for i, background in enumerate(game.background_deck.tail):
                seen = i64(game.background_seen[i])
                if seen == EVERYBODY or seen >> seat & 1:
                    self.out[at + background] = u8(i + 1)
        if self.tracker:
            memory = game.memory
            assert memory is not None, "a game without a tracker"
            self.write_tracker(game, seat, memory.least, memory.most, memory.base(seat, 0))

    def write_view(self, view: View) -> None:
        """The same row of the view that the seat has."""
        if view.book is not self.book:
            self.open_book(view.book)
        self.out.write(self.preface)
        self.write_public(view, view.seat, view.hand_by_kind)
        seats = view.book.seats
        for distance in range(seats):
            player = view.players[(view.seat + distance) % seats]
            self.write_player(distance, view.seat, view.tunnels, player, player.background_number)
        self.out.write(self.no_seats[MAX_SEATS - seats])
        at = self.write_rest(view, view.seat, GangColumns())
        for i, background in enumerate(view.backgrounds_under):
            if background != NOTHING:
                self.out[at + background] = u8(i + 1)
        if self.tracker:
            least, most = view.least, view.most
            if len(least) == 0:  # no tracker at that table: what a newcomer knows
                memory = newcomers_memory(seats, view.book.kinds)
                least, most = memory.least, memory.most
            self.write_tracker(view, view.seat, least, most, 0)

    def open_book(self, book: Rulebook) -> None:
        """Games of that rulebook follow."""
        preface = self.prefaces.get(book)
        if preface is None:
            preface = self.prefaces[book] = self.preface_of(book)
        self.book = book
        self.preface = preface
        self.turning = turning_of(book, self.actions)

    def preface_of(self, book: Rulebook) -> bytes:
        """The mode: the same in every row of that rulebook."""
        self.layout.sizes.check(book)
        start = self.layout.start
        row = bytearray(start("asked"))
        options = book.options
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
    def write_public(self, state: PublicState, seat: i64, hand: vec[i64]) -> None:
        """The turn, the stack of steps, and cards."""
        out = self.out
        turning = self.turning
        asked: i64 = 0 if state.over else turning.seat(seat, state.top.seat) + 1
        write_i64_le(
            out,
            asked
            | (turning.seat(seat, state.active) + 1) << 8
            | (turning.seat(seat, state.first) + 1) << 16
            | bounded(state.turn // turning.seats) << 24
            | bounded(state.actions) << 32
            | bounded(state.searches) << 40
            | bounded(state.extortions) << 48
            | state.used << 56,
        )
        out.append(1 if state.confined else 0)
        self.steps.write(out, turning, seat, state.top)
        self.write_cards(hand)
        self.write_cards(state.open)
        if state.top.beneath is None:  # R18.14: there is something only in the middle of an action
            out.write(self.no_table)
        else:
            self.write_cards(state.on_table)
        out.append(u8(bounded(state.deck_size)))

    def write_cards(self, counts: vec[i64]) -> None:
        """How many of each kind; an edition may have fewer kinds than there is room for."""
        out = self.out
        packed: i64 = 0
        shift: i64 = 0
        left = self.kinds
        for count in counts:
            if count > MOST_CARDS:
                count = MOST_CARDS
            packed |= count << shift
            shift += 8
            if shift == 64:
                write_i64_le(out, packed)
                packed = 0
                shift = 0
                left -= 8
        while left > 0:
            out.append(u8(packed & 255))
            packed >>= 8
            left -= 1

    def write_player(
        self, distance: i64, viewer: i64, tunnels: vec[i64], player: PublicPlayer, background: i64
    ) -> None:
        out = self.out
        revealed: i64 = 1 if player.revealed else 0
        write_i64_le(
            out,
            (self.turning.place(viewer, player.slot) + 1)
            | bounded(player.hand_size) << 8
            | bounded(player.beatings) << 16
            | bounded(player.cigarettes) << 24
            | bounded(player.points) << 32
            | (player.gang_card.index + 1) << 40
            | revealed << 48
            | (background + 1) << 56,
        )
        if self.tracker:
            self.hands[distance] = player.hand_size
        start = player.seat * TOOLS
        dug = bounded(tunnels[start]) | bounded(tunnels[start + 1]) << 8 | bounded(tunnels[start + 2]) << 16
        tokens = player.tokens_by_kind
        if len(tokens) == 0:
            write_i64_le(out, dug)
            write_i16_le(out, 0)
            return
        for token in range(TOKENS - 1):
            dug |= min(tokens[token], MOST_CARDS) << (24 + 8 * token)
        write_i64_le(out, dug)
        rest = min(tokens[TOKENS - 1], MOST) | (player.trauma_number + 1) << 8
        write_i16_le(out, i16(rest))

    def write_rest(self, state: PublicState, seat: i64, gangs: GangColumns) -> i64:
        """Gangs, Backgrounds and modules; returns the column where the latter begin."""
        out = self.out
        if gangs.piles is not state.gang_piles:
            self.write_gangs(state.gang_piles, gangs)
        write_i32_le(out, i32(gangs.tops & LOW))
        write_i16_le(out, i16(gangs.tops >> 32))
        out.write(gangs.under)
        shown = state.shown
        for _ in range(self.shown_bytes):
            out.append(u8(shown & 255))
            shown >>= 8
        at: i64 = len(out)
        out.write(self.no_modules)
        if len(state.figures) > 0:
            self.write_modules(at, state, seat)
        return at

    def write_gangs(self, piles: list[Pile], gangs: GangColumns) -> None:
        gangs.piles = piles
        gangs.tops = 0
        under = bytearray(self.no_gangs_under)
        for gang, pile in enumerate(piles):
            gangs.tops |= (pile.top + 1) << (8 * i64(gang))
            for i, card in enumerate(pile.tail):
                under[card] = i + 1
        gangs.under = bytes(under) if any(under) else self.no_gangs_under

    def write_modules(self, at: i64, state: PublicState, seat: i64) -> None:
        out = self.out
        figures = state.figures
        options = state.book.options
        for token in range(TOKENS):
            out[at + self.stacks + token] = u8(bounded(figures[TOKEN_STACKS + token]))
        if options.michel != "":
            out[at + self.michel] = u8(self.turning.place(seat, figures[MICHEL_PLACE]) + 1)
            for card in range(self.michel_cards):
                out[at + self.michel_deck + card] = u8(bounded(figures[MICHEL_DECK + card]))
                out[at + self.michel_discard + card] = u8(bounded(figures[MICHEL_DISCARD + card]))
        if options.warden:
            out[at + self.warden] = u8(self.turning.place(seat, figures[WARDEN_PLACE]) + 1)
        if len(state.module_piles) > 0:
            for i, trauma in enumerate(state.module_piles[TRAUMA_PILE].tail):
                out[at + self.traumas + trauma] = u8(i + 1)

    # --- the tracker
    def write_tracker(self, state: PublicState, viewer: i64, least: vec[i64], most: vec[i64], base: i64) -> None:
        """Hand by hand and last the Search deck."""
        seats = self.turning.seats
        kinds = state.book.kinds
        for distance in range(1, seats):
            self.write_spot(least, most, base + (viewer + distance) % seats * kinds, kinds, self.hands[distance])
        self.out.write(self.no_spots[MAX_SEATS - seats])
        self.write_spot(least, most, base + seats * kinds, kinds, state.deck_size)

    def write_spot(self, least: vec[i64], most: vec[i64], start: i64, kinds: i64, size: i64) -> None:
        """There are never more of a kind than there is room for beside what is known."""
        end = start + kinds
        known = least[start:end]
        free = size
        for low in known:
            free -= low
        self.write_cards(known)
        highest = most[start:end]
        for kind in range(kinds):
            highest[kind] = min(highest[kind], known[kind] + free)
        self.write_cards(highest)


def bounded(amount: i64) -> i64:
    """What fits in a column."""
    return amount if amount < MOST else MOST
