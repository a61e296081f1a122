"""Every kind of step by what its class declares, so that what waits can be saved, loaded and shown by name."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from operator import attrgetter
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import mypyc_attr

from blackgate.messages import phrase
from blackgate.rules import build, dig_in, turn  # noqa: F401  they bring the steps of every chapter
from blackgate.rules.actions import ACTIONS
from blackgate.rules.combat import Fight
from blackgate.rules.errors import impossible
from blackgate.rules.kinds import ACCESSORIES, ACTION_CARD, CARD_NAMES, CHAIN, GANG_NAMES, GANGS, NOTHING, SLOTS, TOOLS
from blackgate.rules.steps import Step

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.options import Options

BOTTOM: Final = ("turn", "end_of_turn")
ONE_SEAT: Final = ("seat", "seat-or-none")
MOST_FIELD: Final = 9_999  # more than an edition has cards, sold one by one
# What a field can be, and its type where it is shown by name. Saved are numbers; of seats and Accessories a bit each.
TYPES: Final[dict[str, object]] = {
    "seat": int,
    "seat-or-none": int,
    "seats": list[int],
    "accessories": list[str],
    "action-card": str,
    "background": str,
    "die": int,
    "fight": Fight,
    "flag": bool,
    "gang": str,
    "michel-card": str,
    "michel-cards": list[str],  # saved one by one: nothing can follow them
    "number": int,
    "place": str,
    "place-or-none": str,
    "tool": str,
    "turn-action": str,
}
# The largest number that such a field can hold; of what is not here, not every number up to one is possible.
MOST: Final[dict[str, Callable[[Rulebook], int]]] = {
    "seat": lambda book: book.seats - 1,
    "seat-or-none": lambda book: book.seats - 1,
    "seats": lambda book: (1 << book.seats) - 1,
    "accessories": lambda book: (1 << ACCESSORIES) - 1,
    "flag": lambda book: 1,
    "die": lambda book: book.die,
    "gang": lambda book: GANGS - 1,
    "background": lambda book: len(book.backgrounds) - 1,
    "michel-card": lambda book: len(book.michel_card_names) - 1,
    "michel-cards": lambda book: len(book.michel_card_names) - 1,
    "number": lambda book: MOST_FIELD,
    "tool": lambda book: TOOLS - 1,
}
# `position-field-...` where the message is not named as the kind of field
MESSAGES: Final = {"seats": "bits", "accessories": "bits", "michel-cards": "michel-card"}


def fields_of(declared: list[str]) -> list[tuple[str, str]]:
    """Each field's name and kind."""
    return [(name, kind or name) for name, _, kind in (field.partition(":") for field in declared)]


FIGHT: Final = fields_of(Fight.declared.split())


@mypyc_attr(acyclic=True)
class StepKind:
    """A kind of step: its id, the name it is saved by, and its fields in the order of the constructor."""

    def __init__(self, made: type[Step]) -> None:
        name, *fields = made.declared.split()
        self.made: Final = made
        module: Any = made
        folder, _, file = module.__module__.rpartition(".")
        self.file: Final[str] = file
        self.of_a_place: Final[bool] = folder == dig_in.__name__
        self.name: Final = name
        self.saved: Final = "".join(part.capitalize() for part in name.split("_"))
        self.fields: Final = fields_of(["seat", *fields])
        self.numbers: Final = numbers_of(self.fields)
        # with the seat twice: of a single attribute there would be no tuple
        self.read: Final[Callable[[Step], Any]] = attrgetter("seat", *[path for path, _ in self.numbers])
        seats = [path for path, kind in self.numbers if kind in ONE_SEAT]
        self.read_seats: Final[Callable[[Step], tuple[int, ...]]] = attrgetter("seat", *seats)

    def save(self, step: Step) -> list[int | str]:
        entry: list[int | str] = [self.saved]
        for value in self.read(step)[1:]:
            if isinstance(value, list):
                entry.extend(value)
            else:
                entry.append(int(value))
        return entry

    def load(self, numbers: list[int]) -> Step:
        values: list[object] = []
        at = 0
        for _, kind in self.fields:
            if kind == "fight":
                values.append(Fight(*numbers[at : at + len(FIGHT)]))
                at += len(FIGHT)
            elif kind == "michel-cards":
                values.append(numbers[at:])
            else:
                value: object = numbers[at]
                values.append(bool(value) if kind == "flag" else value)
                at += 1
        make: Callable[..., Step] = self.made
        return make(*values)


def numbers_of(fields: list[tuple[str, str]]) -> list[tuple[str, str]]:
    """What is saved of these fields: where each number is found, and its kind."""
    found: list[tuple[str, str]] = []
    for name, kind in fields:
        found += [(f"{name}.{part}", what) for part, what in FIGHT] if kind == "fight" else [(name, kind)]
    return found


# --- which there are
STEPS: Final[dict[str, StepKind]] = {}  # by the names they are saved by
KINDS: Final[dict[type[Step], StepKind]] = {}


def find_steps(base: type[Step]) -> None:
    """A class that declares nothing is not a step yet but what some have in common."""
    for made in base.__subclasses__():
        if "declared" in vars(made) and made not in KINDS:
            kind = StepKind(made)
            STEPS[kind.saved] = KINDS[made] = kind
        find_steps(made)


for place in iter_modules(dig_in.__path__):
    import_module(f"{dig_in.__name__}.{place.name}")
find_steps(Step)


def kind_of(step: Step) -> StepKind:
    made = type(step)
    if made not in KINDS:  # a Place that is not in the box has brought it
        find_steps(Step)
    return KINDS[made]


def in_play(kind: StepKind, options: Options) -> bool:
    """A module, and a modular Place, has its steps in its own file."""
    if kind.file == "michel":
        return options.michel != ""
    if kind.file == "teams":
        return options.team
    if kind.file == "warden":
        return options.warden
    return not kind.of_a_place or kind.file in options.places


def numbers_in(step: Step) -> list[tuple[str, str, Any]]:
    """What is saved of a step: where each number is found, its kind, and the number; of Michel cards a list of them."""
    kind = kind_of(step)
    return [(path, what, value) for (path, what), value in zip(kind.numbers, kind.read(step)[1:], strict=True)]


def seats_in(step: Step) -> tuple[int, ...]:
    """Whom a step is about; some of them twice."""
    return kind_of(step).read_seats(step)


# --- saving and loading
def saved_stack(top: Step) -> list[list[int | str]]:
    """The bottom first, each as its name and its fields."""
    return [kind_of(step).save(step) for step in stack_of(top)]


def stack_of(top: Step) -> list[Step]:
    """The bottom first."""
    stack: list[Step] = []
    step: Step | None = top
    while step is not None:
        stack.append(step)
        step = step.beneath
    stack.reverse()
    return stack


def loaded_stack(entries: list[object], book: Rulebook) -> Step:
    """The top of a stack that was saved; a turn is at its bottom and nowhere else."""
    top: Step | None = None
    for saved in entries:
        entry = of_today(saved)
        name = entry[0] if isinstance(entry, list) and entry else entry
        if not isinstance(entry, list) or not isinstance(name, str) or name not in STEPS:
            raise impossible("position-no-step", "waiting", found=repr(name), known=", ".join(STEPS))
        kind = STEPS[name]
        if not in_play(kind, book.options):
            raise impossible("position-other-module", "waiting", step=name)
        if (kind.name in BOTTOM) != (top is None):
            raise impossible("position-step-place", "waiting", step=name)
        step = kind.load(checked(kind, entry[1:], book))
        step.beneath = top
        top = step
    if top is None:
        raise impossible("position-nobody-asked", "waiting")
    return top


def of_today(entry: object) -> object:
    """The step that has taken the place of one of an earlier release."""
    if isinstance(entry, list) and len(entry) == 4 and entry[0] == "TakeBack":  # 0.1.0: how many Weapons of each kind
        return ["TakeWeapon", entry[1], *[min(count, 1) if isinstance(count, int) else count for count in entry[2:]]]
    return entry


def checked(kind: StepKind, numbers: list[object], book: Rulebook) -> list[int]:
    wanted = [what for _, what in kind.numbers]
    if wanted[-1] == "michel-cards":
        wanted += ["michel-cards"] * (len(numbers) - len(wanted))
    if len(numbers) != len(wanted):
        raise impossible("position-step-numbers", "waiting", step=kind.saved, wanted=len(wanted), found=len(numbers))
    found: list[int] = []
    for what, number in zip(wanted, numbers, strict=True):
        if not isinstance(number, int) or not possible(what, number, book):
            field = phrase("position-field-" + MESSAGES.get(what, what))
            raise impossible("position-step-field", "waiting", step=kind.saved, wanted=field, found=repr(number))
        found.append(number)
    return found


def possible(kind: str, number: int, book: Rulebook) -> bool:
    if kind.endswith("-or-none") and number == NOTHING:
        return True
    if kind.startswith("place"):
        return 0 <= number < SLOTS and book.places[number].slot != NOTHING
    if kind == "turn-action":
        owner = book.owners[number] if 0 <= number < ACTIONS else None
        return owner is not None and owner.turn_action.first == number
    if kind == "action-card":
        return 0 <= number < len(book.action_cards) and len(book.action_cards[number]) > 0
    least = 1 if kind == "die" else 0
    return least <= number <= MOST[kind](book)


# --- by name
def named_stack(top: Step, book: Rulebook) -> list[dict[str, object]]:
    """The bottom first, each as its id and its fields by name, with the ids of cards and Places: for everybody."""
    return [named_step(step, book) for step in stack_of(top)]


def named_step(step: Step, book: Rulebook) -> dict[str, object]:
    kind = kind_of(step)
    return {"step": kind.name, **named_fields(step, kind.fields, book)}


def named_fields(holder: Step | Fight, fields: list[tuple[str, str]], book: Rulebook) -> dict[str, object]:
    return {name: named(kind, getattr(holder, name), book) for name, kind in fields}


def named(kind: str, value: Any, book: Rulebook) -> object:
    """-1 is no seat, "" no Place."""
    if kind == "fight":
        return named_fields(value, FIGHT, book)
    if kind == "seats":
        return [seat for seat in range(book.seats) if value >> seat & 1]
    if kind == "accessories":
        return [CARD_NAMES[CHAIN + accessory] for accessory in range(ACCESSORIES) if value >> accessory & 1]
    if kind == "michel-cards":
        return [book.michel_card_names[card] for card in value]
    if TYPES[kind] is not str:
        return value
    if value == NOTHING:
        return ""
    if kind == "turn-action":
        owner = book.owners[value]
        return "" if owner is None else owner.turn_action.name
    if kind == "action-card":
        return book.card_names[ACTION_CARD + value]
    if kind == "background":
        return book.background_names[value]
    if kind == "michel-card":
        return book.michel_card_names[value]
    if kind == "gang":
        return GANG_NAMES[value]
    return CARD_NAMES[value] if kind == "tool" else book.places[value].name


def numbered_stack(steps: object, book: Rulebook) -> list[object]:
    """What `named_stack` has made, as it is saved: for whoever was told it."""
    if not isinstance(steps, list):
        raise impossible("position-steps", "waiting")
    try:
        return [numbered_step(step, book) for step in steps]
    except (AttributeError, KeyError, StopIteration, TypeError, ValueError):
        raise impossible("position-steps", "waiting") from None


def numbered_step(step: Any, book: Rulebook) -> list[object]:
    kind = next(each for each in STEPS.values() if each.name == step["step"])
    numbers: list[object] = [kind.saved]
    for name, what in kind.fields:
        numbers += numbered(what, step[name], book)
    return numbers


def numbered(kind: str, value: Any, book: Rulebook) -> list[int]:
    if kind == "fight":
        return [number for name, what in FIGHT for number in numbered(what, value[name], book)]
    if kind == "seats":
        return [sum(1 << seat for seat in value)]
    if kind == "accessories":
        return [sum(1 << CARD_NAMES.index(card) - CHAIN for card in value)]
    if kind == "michel-cards":
        return [book.michel_card_names.index(card) for card in value]
    if TYPES[kind] is not str:
        return [int(value)]
    if value == "":
        return [int(NOTHING)]
    if kind == "turn-action":
        return [next(int(action.first) for action in book.turn_actions if action.name == value)]
    if kind == "action-card":
        return [book.card_names.index(value) - int(ACTION_CARD)]
    if kind.startswith("place"):
        return [next(int(place.slot) for place in book.places if place.name == value)]
    return [
        {
            "background": book.background_names,
            "michel-card": book.michel_card_names,
            "gang": GANG_NAMES,
            "tool": CARD_NAMES,
        }[kind].index(value)
    ]
