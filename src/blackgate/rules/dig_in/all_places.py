"""The modular Places by the ids of the edition file. A new one is a class, a line here, and its entry there."""

from __future__ import annotations

from typing import Final

from blackgate.rules.dig_in.gambling_cells import GamblingCells
from blackgate.rules.dig_in.gymnasium import Gymnasium
from blackgate.rules.dig_in.laundry import Laundry
from blackgate.rules.dig_in.library import Library
from blackgate.rules.dig_in.places import ModularPlace
from blackgate.rules.dig_in.psychiatric_ward import PsychiatricWard
from blackgate.rules.dig_in.workshop import Workshop

MODULAR_PLACES: Final[dict[str, type[ModularPlace]]] = {
    "library": Library,
    "workshop": Workshop,
    "gambling_cells": GamblingCells,
    "gymnasium": Gymnasium,
    "laundry": Laundry,
    "psychiatric_ward": PsychiatricWard,
}
