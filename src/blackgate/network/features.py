"""What a card or a board does, as small whole numbers under names that are the same for every edition.

They follow from the kinds of the edition file (`edition/data.py`): a new effect, ability or figure has features as soon
as it stands there. A card that nobody has seen before is described by the same names as one of the box.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from blackgate.edition import Edition, load_edition, schema
from blackgate.edition.data import FILE
from blackgate.edition.kinds import Doing, Flag, Kind, ListOf, Name, OneOf, Table, Whole

STEPS: Final = (1, 2, 3, 4, 7, 11)  # a figure counts as many of these as it reaches: 15 is more than 3, not five times
BOARD: Final = ("game", "places", "cards", "recipes", "shop", "gangs", "tokens", "warden")

Features = dict[str, int]


def names_of(kind: Kind, path: str) -> Iterator[str]:
    """Every feature that a value of that kind can have."""
    match kind:
        case Whole() | Flag():
            yield path
        case OneOf(names=names):
            yield from (f"{path}={name}" for name in names)
        case ListOf(kind=Doing() as each):
            yield from names_of(each, path)
        case ListOf(kind=each):
            yield from (f"{path}={entry}" for entry in entries_of(each))
        case Doing(choices=choices, keys=keys):
            yield from names_of(Table(keys), path)
            for do, figures in choices.items():
                yield f"{path}.{do}"
                yield from names_of(Table(figures), f"{path}.{do}")
        case Table(keys=keys):
            for key, each in keys.items():
                yield from names_of(each, f"{path}.{key}")
        case _:
            raise AssertionError(f"a new kind of value: {kind}")


def entries_of(kind: Kind) -> tuple[object, ...]:
    """What can stand in a list of that kind; of names anybody may make up, those that the rules know."""
    match kind:
        case OneOf(names=names):
            return names
        case Name(first=first):
            return first or schema.CARDS
        case Whole(least=least, most=most):
            return tuple(range(least, most + 1))
    raise AssertionError(f"a new kind of entry: {kind}")


def features_of(kind: Kind, value: Any, path: str) -> Iterator[tuple[str, int]]:
    """The features of a value as `Edition.figures` has it."""
    match kind:
        case Whole() | Flag():
            yield path, sum(int(value) >= step for step in STEPS)
        case OneOf():
            yield f"{path}={value}", 1
        case ListOf(kind=Doing() as each):
            for entry in value:
                yield from features_of(each, entry, path)
        case ListOf(kind=each):
            known = entries_of(each)
            yield from ((f"{path}={entry}", 1) for entry in value if entry in known)
        case Doing(choices=choices, keys=keys):
            yield from features_of(Table(keys), value, path)
            yield f"{path}.{value['do']}", 1
            yield from features_of(Table(choices[value["do"]]), value, f"{path}.{value['do']}")
        case Table(keys=keys):
            for key, each in keys.items():
                if key in value:
                    yield from features_of(each, value[key], f"{path}.{key}")


def summed(features: Iterator[tuple[str, int]]) -> Features:
    """An effect that a card has twice counts twice."""
    total: Counter[str] = Counter()
    for name, amount in features:
        total[name] += amount
    return {name: min(amount, len(STEPS)) for name, amount in total.items() if amount}


class Family:
    """An open family of an edition: the features of its cards."""

    def __init__(self, name: str, kind: Kind) -> None:
        self.kind: Final = kind
        self.names: Final = (name, *names_of(kind, name))  # the first: that there is one

    def features(self, card: Any) -> Features:
        return {self.names[0]: 1, **summed(features_of(self.kind, card, self.names[0]))}


@cache
def families() -> dict[str, Family]:
    keys: Any = FILE.keys
    place = keys["modular_places"].further
    names = Table(dict.fromkeys(schema.FAMILIES["modular_places"], Flag()))
    figures = sorted({figure for data in load_edition().modular_places.values() for figure in data.figures})
    return {
        "cards": Family("card", keys["cards"].further.action_card),  # a Rare item is one without effects
        "gang_cards": Family("gang_card", keys["gang_cards"].further),
        "backgrounds": Family("background", keys["backgrounds"].further),
        "traumas": Family("trauma", keys["traumas"].further),
        "michel_cards": Family("michel_card", keys["michel"].keys["cards"].further),
        "modular_places": Family("place", Table({**place.keys, **names.keys, **dict.fromkeys(figures, schema.ANY)})),
    }


@cache
def board_names() -> tuple[str, ...]:
    """The features of what is printed on the board: prices, recipes, die numbers."""
    return tuple(name for key in BOARD for name in names_of(FILE.keys[key], key))


def board_features(edition: Edition) -> Features:
    figures = edition.figures()
    return summed(pair for key in BOARD for pair in features_of(FILE.keys[key], figures[key], key))
