"""A modular Place (R14.1): it takes the slot, and with it the numbers, of the Place it replaces."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from blackgate.rules.book import Place
from blackgate.rules.kinds import PLACE_NAMES
from blackgate.rules.modules import Module

if TYPE_CHECKING:
    from blackgate.edition.data import ModularPlaceData
    from blackgate.rules.book import Rulebook


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
