"""A modular Place (R14.1): it takes the slot, and with it the numbers, of the Place it replaces.

Its class is found by the id of its entry in the edition: the one ModularPlace in the module of that name here.
"""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.edition.errors import EditionError, Problem
from blackgate.messages import phrase
from blackgate.rules.book import Place
from blackgate.rules.kinds import PLACE_NAMES
from blackgate.rules.modules import Module

if TYPE_CHECKING:
    from blackgate.edition import Edition
    from blackgate.edition.data import ModularPlaceData
    from blackgate.rules.book import Rulebook

FOLDER: Final = "blackgate.rules.dig_in"


class ModularPlace(Module):
    """`data` is its entry in the edition file."""

    def __init__(self, name: str, data: ModularPlaceData) -> None:
        super().__init__()
        self.name: Final = name
        self.data: Final = data

    def figure(self, name: str) -> i64:
        return self.data.figures[name]

    def change_board(self, book: Rulebook) -> None:
        slot = PLACE_NAMES.index(self.data.replaces)
        numbers = book.places[slot].numbers
        book.places[slot] = Place(slot, self.name, numbers, self.data.search, self.data.forbids, self.data.actions)


def modular_place(name: str, edition: Edition) -> ModularPlace:
    """The Place of this entry of the edition. Raises EditionError where there is no class for it."""
    classes = _classes_of(name)
    if len(classes) != 1:
        what = phrase("edition-found-no_class" if not classes else "edition-found-classes")
        problem = Problem(f"modular_places.{name}", what, phrase("edition-one_class", file=f"rules/dig_in/{name}.py"))
        raise EditionError(edition.name, [problem])
    return classes[0](name, edition.modular_places[name])


def _classes_of(name: str) -> list[type[ModularPlace]]:
    # An id comes from a stranger's file: with a dot in it, it could name any module there is.
    module = f"{FOLDER}.{name}"
    if not name.isidentifier() or find_spec(module) is None:
        return []
    classes: list[type[ModularPlace]] = []
    for found in vars(import_module(module)).values():
        own = isinstance(found, type) and found.__module__ == module  # the rest it only imports
        if own and issubclass(found, ModularPlace) and found is not ModularPlace:
            classes.append(found)
    return classes
