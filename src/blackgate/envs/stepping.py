"""Many games stepped together, compiled: everything that happens for every decision, on raw bytes. `batch.py` wraps
it."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.strings import BytesWriter, read_i64_le
from librt.vecs import vec
from mypy_extensions import i64, u8

from blackgate.observation.encoder import Encoder, GangColumns
from blackgate.observation.layout import Layout
from blackgate.observation.turning import Turning, turning_of
from blackgate.rules.book import Rulebook
from blackgate.rules.dealer import FastDealer
from blackgate.rules.errors import IllegalAction
from blackgate.rules.game import Game, number_of
from blackgate.rules.setup import set_up

SEEDS: Final[i64] = 1 << 62
ACTION_BYTES: Final[i64] = 8
NOBODY: Final[i64] = -1
BLOCK: Final[i64] = 64  # games written before they are copied


class Slot:
    """One game after the other with the same rules; all their seeds derive from the slot's own."""

    def __init__(self, book: Rulebook, seed: i64, actions: i64, tracker: bool) -> None:
        self.book: Final = book
        self.seeds: Final = Random(seed)
        self.tracker: Final = tracker
        self.turning: Final[Turning] = turning_of(book, actions)
        self.gangs: Final = GangColumns()
        self.game: Game = self.new_game()

    def new_game(self) -> Game:
        return set_up(self.book, FastDealer(self.seeds.randrange(SEEDS)), -1, False, self.tracker)


class Stepping:
    """The games of a batch. What the asked seat of each game gets is copied into two buffers, row by row.

    `seats` says which seat that is. `ended` says which games have just ended, and `winners` who won them, until the
    next step. A third buffer, if given, gets the afterstates: what the seat that chose last sees now, where another
    seat is asked, and zeros elsewhere.
    """

    def __init__(
        self,
        books: list[Rulebook],
        seeds: list[int],
        layout: Layout,
        skips_forced: bool,
        observations: memoryview,
        masks: memoryview,
        afterstates: memoryview | None,
    ) -> None:
        self.encoder: Final = Encoder(layout)
        self.after_encoder: Final = Encoder(layout)
        self.afterstates: Final = afterstates
        self.no_row: Final = bytes(layout.width)
        self.width: Final = layout.width
        self.actions: Final[i64] = layout.sizes.actions
        self.skips_forced: Final = skips_forced
        for book in books:
            layout.sizes.check(book)
        self.slots: Final = [
            Slot(book, seed, self.actions, layout.tracker) for book, seed in zip(books, seeds, strict=True)
        ]
        self.observations: Final = observations
        self.masks: Final = masks
        self.mask: Final = BytesWriter()
        self.no_mask: Final = bytes(layout.sizes.actions)
        self.legal: list[bytes] = []  # the masks as they were written, block by block
        self.seats: vec[u8] = vec[u8]([0] * len(books))
        self.ended: list[int] = []
        self.winners: list[list[int]] = []
        for number in range(len(self.slots)):
            self.ask(number, NOBODY)
            if (number + 1) % BLOCK == 0 or number + 1 == len(self.slots):
                self.copy_block(number)

    def step(self, actions: bytes) -> None:
        """Play an action in every game, 64-bit indices relative to the asked seats, and ask again."""
        self.check(actions)
        self.legal = []
        self.ended = []
        self.winners = []
        slots = self.slots
        for number in range(len(slots)):
            slot = slots[number]
            game = slot.game
            action = read_i64_le(actions, number * ACTION_BYTES)
            seat = game.top.seat
            game.choose(slot.turning.absolute[seat * self.actions + action])
            self.ask(number, seat)
            if (number + 1) % BLOCK == 0 or number + 1 == len(slots):
                self.copy_block(number)

    def copy_block(self, number: i64) -> None:
        """Copy the rows written up to that game, while they are in the CPU cache."""
        rows = self.encoder.out
        mask = self.mask
        end = int(number) + 1
        start = end - len(mask) // len(self.no_mask)
        self.observations[start * self.width : end * self.width] = rows.getvalue()
        if self.afterstates is not None:
            after = self.after_encoder.out
            self.afterstates[start * self.width : end * self.width] = after.getvalue()
            after.truncate(0)
        legal = mask.getvalue()
        self.masks[start * len(self.no_mask) : end * len(self.no_mask)] = legal
        self.legal.append(legal)
        rows.truncate(0)
        mask.truncate(0)

    def check(self, actions: bytes) -> None:
        """Nothing is played if anything is illegal."""
        number: i64 = 0
        for legal in self.legal:
            for start in range(0, len(legal), self.actions):
                action = read_i64_le(actions, number * ACTION_BYTES)
                if action < 0 or action >= self.actions or legal[start + action] == 0:
                    self.refuse(number, action)
                number += 1

    def refuse(self, number: i64, action: i64) -> None:
        slot = self.slots[number]
        game = slot.game
        if 0 <= action < self.actions:
            action = slot.turning.absolute[game.top.seat * self.actions + action]
        raise IllegalAction(game.refusal_of(number_of(game.book, action)))

    def ask(self, number: i64, mover: i64) -> None:
        """Continue to the next question, in a new game if this one is over, and write what its seat gets; and the
        afterstate of the seat that has moved."""
        slot = self.slots[number]
        game = slot.game
        while True:
            if game.over:
                self.ended.append(number)
                self.winners.append(game.winners())
                game = slot.new_game()
                slot.game = game
                mover = NOBODY
            count = game.find_choices()
            if count > 1 or not self.skips_forced:
                break
            game.choose(game.offers[0])
        seat = game.top.seat
        self.seats[number] = u8(seat)
        mask = self.mask
        start: i64 = len(mask)
        mask.write(self.no_mask)
        relative = slot.turning.relative
        base = seat * self.actions
        offers = game.offers
        for i in range(count):
            mask[start + relative[base + offers[i]]] = 1
        self.encoder.write_game(game, seat, slot.gangs)
        if self.afterstates is not None:
            if NOBODY != mover != seat:
                self.after_encoder.write_game(game, mover, slot.gangs)
            else:
                self.after_encoder.out.write(self.no_row)

    def random_actions(self, random: Random) -> vec[i64]:
        """A legal action for every game, at random."""
        found: vec[i64] = vec[i64]([0] * len(self.slots))
        for number in range(len(self.slots)):
            slot = self.slots[number]
            game = slot.game
            count = game.find_choices()
            action = game.offers[random.randrange(count)]
            found[number] = slot.turning.relative[game.top.seat * self.actions + action]
        return found


class SingleGame:
    """One game at a time, for environments that step games one by one: any seat can be observed, any action tried."""

    def __init__(self, book: Rulebook, layout: Layout) -> None:
        self.book: Final = book
        self.layout: Final = layout
        self.encoder: Final = Encoder(layout)
        self.actions: Final[i64] = layout.sizes.actions
        self.turning: Final[Turning] = turning_of(book, self.actions)
        self.gangs: Final = GangColumns()
        self.mask: Final = BytesWriter()
        self.no_mask: Final = bytes(layout.sizes.actions)
        self.game: Game = self.new_game(0)

    def new_game(self, seed: i64, tracker: bool = False) -> Game:
        """With the tracker if observations or a bot at the table need it."""
        self.game = set_up(self.book, FastDealer(seed), -1, False, tracker or self.layout.tracker)
        return self.game

    def observation(self, seat: i64) -> bytearray:
        out = self.encoder.out
        out.truncate(0)
        self.encoder.write_game(self.game, seat, self.gangs)
        return bytearray(out.getvalue())

    def mask_of(self, seat: i64) -> bytearray:
        """What the seat may choose; nothing while another one is asked."""
        game = self.game
        mask = self.mask
        mask.truncate(0)
        mask.write(self.no_mask)
        if game.asked() == seat:
            base = seat * self.actions
            for i in range(game.find_choices()):
                mask[self.turning.relative[base + game.offers[i]]] = 1
        return bytearray(mask.getvalue())

    def play(self, action: i64) -> bool:
        """The asked seat plays, relative to itself; False if the action is illegal, and then nothing has changed."""
        game = self.game
        if game.over or action < 0 or action >= self.actions:
            return False
        number = self.turning.absolute[game.top.seat * self.actions + action]
        for i in range(game.find_choices()):
            if game.offers[i] == number:
                game.choose(number)
                return True
        return False
