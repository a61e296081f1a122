"""The columns of an observation: each named part is declared once, here.

Encoder, description and documentation follow from this table. A column is a byte. What it says depends on the kind of
its part:

- `one-of`: a number from 1 on, 0 for none;
- `amount`: how many; more than `cap` is written as `cap`;
- `flag`: 0 or 1;
- `bits`: eight flags in a byte, the lowest bit first.

Seats are counted from the observing seat: 0 is itself, 1 the next one clockwise.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from blackgate.edition import schema
from blackgate.messages import phrase
from blackgate.rules.actions import ACTIONS, FIRST_ACTIONS, families
from blackgate.rules.book import Rulebook
from blackgate.rules.combat import Fight
from blackgate.rules.errors import WrongOptions
from blackgate.rules.kinds import (
    ACCESSORIES,
    ACTION_CARD,
    BACKGROUNDS,
    FIRST_BACKGROUNDS,
    FIRST_KINDS,
    GANGS,
    MAX_SEATS,
    MICHEL_CARDS,
    MOST_GANG_CARDS,
    MOST_KINDS,
    MOST_TRAUMAS,
    SLOTS,
    TOKENS,
    TOOLS,
)
from blackgate.rules.waiting import STEPS, StepKind, fields_of

ONE_OF: Final = "one-of"
AMOUNT: Final = "amount"
FLAG: Final = "flag"
BITS: Final = "bits"
MOST: Final[i64] = 255  # that a byte holds
MOST_CARDS: Final[i64] = 127  # of one kind: eight bytes at once are a number that is not negative
USED_BITS: Final = 5  # of `Game.used`
MOST_DIE: Final = 12
# The files of `dig_in/` that are in the box
DIG_IN: Final = (*schema.FAMILIES["modular_places"], "places", "tokens", "warden")


class Sizes:
    """The maximum number of everything. An edition with more does not fit."""

    def __init__(
        self,
        *,
        kinds: int,
        actions: int,
        backgrounds: int,
        gang_cards: int,
        michel_cards: int,
        traumas: int,
        places: int,
    ) -> None:
        self.kinds: Final = kinds
        self.actions: Final = actions
        self.backgrounds: Final = backgrounds
        self.gang_cards: Final = gang_cards
        self.michel_cards: Final = michel_cards
        self.traumas: Final = traumas
        self.places: Final = places

    def __deepcopy__(self, memo: object) -> Sizes:
        """Gymnasium copies what an environment is made with; sizes never change."""
        return self

    def check(self, book: Rulebook) -> None:
        """Refuse an edition that does not fit."""
        places = list(book.edition.modular_places)
        for what, found, most in (
            ("kinds", len(book.card_names), self.kinds),
            ("actions", len(book.action_texts), self.actions),
            ("backgrounds", len(book.background_names), self.backgrounds),
            ("gang_cards", len(book.gang_card_names), self.gang_cards),
            ("michel_cards", len(book.michel_card_names), self.michel_cards),
            ("traumas", len(book.trauma_names), self.traumas),
            ("places", max([places.index(name) + 1 for name in book.options.places], default=0), self.places),
        ):
            if found > most:
                raise WrongOptions(phrase("error-observation-size", what=what, found=found, most=most))


# The standard edition, and the largest edition allowed
STANDARD: Final = Sizes(
    kinds=int(FIRST_KINDS),
    actions=int(FIRST_ACTIONS),
    backgrounds=int(FIRST_BACKGROUNDS),
    gang_cards=len(schema.FAMILIES["gang_cards"]),
    michel_cards=len(schema.FAMILIES["michel_cards"]),
    traumas=len(schema.FAMILIES["traumas"]),
    places=len(schema.FAMILIES["modular_places"]),
)
LARGEST: Final = Sizes(
    kinds=int(MOST_KINDS),
    actions=int(ACTIONS),
    backgrounds=int(BACKGROUNDS),
    gang_cards=int(MOST_GANG_CARDS),
    michel_cards=int(MICHEL_CARDS),
    traumas=int(MOST_TRAUMAS),
    places=schema.MOST_MODULAR_PLACES,
)


def is_in_box(kind: StepKind) -> bool:
    """Not the step of a custom modular Place."""
    made: Any = kind.made
    folder, _, file = made.__module__.rpartition(".")
    return not folder.endswith(".dig_in") or file in DIG_IN


# Steps by name, so that the numbers do not depend on what was imported first
STEP_NAMES: Final = tuple(sorted(kind.name for kind in STEPS.values() if is_in_box(kind)))


class Part:
    """Columns of one meaning: `length` of them, repeated `times` times, `stride` columns apart."""

    def __init__(self, name: str, start: int, length: int, kind: str, cap: int, about: str) -> None:
        self.name: Final = name
        self.start: Final = start
        self.length: Final = length
        self.kind: Final = kind
        self.cap: Final = cap
        self.about: Final = about
        self.times = 1
        self.stride = 0

    def columns(self) -> list[int]:
        return [self.start + time * self.stride + i for time in range(self.times) for i in range(self.length)]

    def plain(self) -> dict[str, int | str]:
        return {
            "name": self.name,
            "start": self.start,
            "length": self.length,
            "times": self.times,
            "stride": self.stride,
            "kind": self.kind,
            "cap": self.cap,
            "about": self.about,
        }


class Layout:
    """All parts of an observation for these sizes, with or without the tracker."""

    def __init__(self, sizes: Sizes = STANDARD, tracker: bool = False) -> None:
        self.sizes: Final = sizes
        self.tracker: Final = tracker
        self.parts: list[Part] = []
        self.width = 0
        self.mode()
        self.turn()
        self.step()
        self.cards()
        self.seats()
        self.gangs()
        self.modules()
        if tracker:
            self.remembered()
        self.by_name: Final = {part.name: part for part in self.parts}

    def start(self, name: str) -> int:
        return self.by_name[name].start

    def describe(self) -> list[dict[str, int | str]]:
        """The parts as plain data: whatever is written as JSON."""
        return [part.plain() for part in self.parts]

    # --- adding
    def add(self, name: str, length: int, kind: str, cap: int, about: str) -> None:
        assert 0 < cap <= MOST, "a column is a byte"
        self.parts.append(Part(name, self.width, length, kind, cap, about))
        self.width += length

    def one_of(self, name: str, cap: int, about: str, length: int = 1) -> None:
        self.add(name, length, ONE_OF, cap, about)

    def amount(self, name: str, about: str, length: int = 1, cap: i64 = MOST) -> None:
        self.add(name, length, AMOUNT, int(cap), about)

    def flag(self, name: str, about: str, length: int = 1) -> None:
        self.add(name, length, FLAG, 1, about)

    def bits(self, name: str, count: int, about: str) -> None:
        length = (count + 7) // 8
        self.add(name, length, BITS, (1 << count) - 1 if length == 1 else int(MOST), about)

    def repeat(self, first: int, times: int) -> None:
        """Repeat the parts from that number on, one block after the other."""
        stride = self.width - self.parts[first].start
        for part in self.parts[first:]:
            part.times = times
            part.stride = stride
        self.width += stride * (times - 1)

    # --- what there is
    def mode(self) -> None:
        self.one_of("players", int(MAX_SEATS), "how many play")
        self.flag("team", "team mode (R13)")
        self.flag("michel", "Michel(le) are in the prison (R12)")
        self.flag("warden", "the Warden is in the prison (R16)")
        self.flag(
            "places", "each modular Place, in the edition's order: whether it is in play (R14)", self.sizes.places
        )
        self.amount("goal", "Tunnel points that win (R2.2, R13.3)")

    def turn(self) -> None:
        self.one_of("asked", int(MAX_SEATS), "who has to choose: 1 is the seat itself; none once the game is over")
        self.one_of("active", int(MAX_SEATS), "whose turn it is")
        self.one_of("first", int(MAX_SEATS), "who began the game")
        self.amount("round", "how many rounds are over (R2.4)")
        self.amount("actions", "actions left in this turn")
        self.amount("searches", "Searches done in this turn")
        self.amount("extortions", "Extortions done in this turn")
        self.bits("used", USED_BITS, "abilities used in this turn; the last bit: the turn ends once nothing is pending")
        self.flag("confined", "the turn began in Solitary Confinement (R15.2)")

    def step(self) -> None:
        kinds = len(STEP_NAMES) + 1
        self.one_of("step", kinds, "the question: its step, by name in alphabetical order; the last number: any other")
        self.one_of("beneath", kinds, "the step right beneath it on the stack")
        self.one_of("beneath.seat", int(MAX_SEATS), "and the seat it concerns")
        self.bits("waiting", kinds, "every step on the stack")
        for name, kind in step_fields():
            self.step_field(f"step.{name}:{kind}", kind)
        for name, kind in fields_of(Fight.declared.split()):
            self.step_field(f"fight.{name}:{kind}", kind)

    def step_field(self, name: str, kind: str) -> None:
        caps = {
            "seat": int(MAX_SEATS),
            "seat-or-none": int(MAX_SEATS),
            "action-card": self.sizes.kinds - int(ACTION_CARD),
            "background": self.sizes.backgrounds,
            "die": MOST_DIE,
            "gang": int(GANGS),
            "michel-card": self.sizes.michel_cards,
            "place": int(SLOTS),
            "place-or-none": int(SLOTS),
            "tool": int(TOOLS),
            "turn-action": len(families()),
        }
        about = "of the topmost step that has it"
        if kind == "flag":
            self.flag(name, about)
        elif kind == "number":
            self.amount(name, about)
        elif kind == "seats":
            self.bits(name, int(MAX_SEATS), about)
        elif kind == "accessories":
            self.bits(name, int(ACCESSORIES), about)
        elif kind == "michel-cards":
            self.amount(name, about + ", how many of each", self.sizes.michel_cards)
        else:
            self.one_of(name, caps[kind], about)

    def cards(self) -> None:
        kinds = self.sizes.kinds
        self.amount("hand", "the seat's own cards, by kind", kinds, MOST_CARDS)
        self.amount("open", "the four piles and the Search discard, by kind", kinds, MOST_CARDS)
        self.amount("table", "in no hand and on no pile (R18.14), by kind", kinds, MOST_CARDS)
        self.amount("deck", "cards in the Search deck")

    def seats(self) -> None:
        first = len(self.parts)
        self.one_of("seats.place", int(SLOTS), "where they are; none where nobody sits")
        self.amount("seats.hand", "cards in the hand")
        self.amount("seats.beatings", "Beatings")
        self.amount("seats.cigarettes", "cigarettes")
        self.amount("seats.points", "Tunnel points of their own")
        self.one_of("seats.gang_card", self.sizes.gang_cards, "the Gang card")
        self.flag("seats.revealed", "the Background has been revealed")
        self.one_of("seats.background", self.sizes.backgrounds, "the Background, where it is known")
        self.amount("seats.tunnel", "Tools they dug with", int(TOOLS))
        self.amount("seats.tokens", "tokens, by kind (R14.3)", int(TOKENS), MOST_CARDS)
        self.one_of("seats.trauma", self.sizes.traumas, "the Trauma (R14.11)")
        self.repeat(first, int(MAX_SEATS))

    def gangs(self) -> None:
        self.one_of("gangs.top", self.sizes.gang_cards, "the card on top of each Gang's pile", int(GANGS))
        self.amount(
            "gangs.under", "for each Gang card under its pile, its position there, from 1", self.sizes.gang_cards
        )
        self.bits("shown", self.sizes.backgrounds, "Backgrounds whose location is public")

    def modules(self) -> None:
        self.amount(
            "backgrounds.under",
            "for each Background that the seat saw go under the deck, its position there, from 1",
            self.sizes.backgrounds,
        )
        self.amount("stacks", "tokens left, by kind", int(TOKENS))
        self.one_of("michel.place", int(SLOTS), "where Michel(le) are")
        self.one_of("warden.place", int(SLOTS), "where the Warden is")
        self.amount("michel.deck", "Michel cards in their deck", self.sizes.michel_cards)
        self.amount("michel.discard", "Michel cards in their discard", self.sizes.michel_cards)
        self.amount("traumas.under", "for each Trauma under the stack, its position there, from 1", self.sizes.traumas)

    def remembered(self) -> None:
        first = len(self.parts)
        self.amount("tracker.least", "the minimum number of each kind (R17.3)", self.sizes.kinds, MOST_CARDS)
        about = "the maximum number: in the hand of each seat from 1 on, and last in the Search deck"
        self.amount("tracker.most", about, self.sizes.kinds, MOST_CARDS)
        self.repeat(first, int(MAX_SEATS))


def step_fields() -> list[tuple[str, str]]:
    """Every field that a step of the box declares, except the seat and the fight."""
    found: set[tuple[str, str]] = set()
    for kind in STEPS.values():
        if is_in_box(kind):
            found.update(kind.fields[1:])
    return sorted((name, what) for name, what in found if what != "fight")
