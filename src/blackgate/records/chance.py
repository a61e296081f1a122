"""Chance results as text: a die by its number, a card by its name, a seat as `seat 2`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from blackgate.rules.dealer import ScriptedDealer
from blackgate.rules.events import (
    BACKGROUND_RESULT,
    CARD_RESULT,
    DIE_RESULT,
    GANG_CARD_RESULT,
    MICHEL_RESULT,
    SEAT_RESULT,
    TRAUMA_RESULT,
)
from blackgate.rules.kinds import (
    BACKGROUND_NAMES,
    CARD_NAMES,
    GANG_CARD_NAMES,
    MAX_SEATS,
    MICHEL_CARD_NAMES,
    TRAUMA_NAMES,
)

FACES: Final = 12  # of the largest die an edition can have
FAMILIES: Final[tuple[tuple[int, Sequence[str]], ...]] = (
    (DIE_RESULT + 1, [str(face + 1) for face in range(FACES)]),
    (CARD_RESULT, CARD_NAMES),
    (GANG_CARD_RESULT, GANG_CARD_NAMES),
    (BACKGROUND_RESULT, BACKGROUND_NAMES),
    (TRAUMA_RESULT, TRAUMA_NAMES),
    (MICHEL_RESULT, MICHEL_CARD_NAMES),
    (SEAT_RESULT, [f"seat {seat}" for seat in range(MAX_SEATS)]),
)
TEXT_OF: Final = {int(first) + i: name for first, names in FAMILIES for i, name in enumerate(names)}
RESULT_OF: Final = {name: result for result, name in TEXT_OF.items()}
assert len(RESULT_OF) == len(TEXT_OF), "two results have the same text"


def results_text(chance: Sequence[int]) -> str:
    """` -> 4, link`; nothing where nothing happened by chance."""
    return " -> " + ", ".join(TEXT_OF[result] for result in chance) if chance else ""


def tell_dealer(dealer: ScriptedDealer, chance: Sequence[int]) -> None:
    """These results come next."""
    for result in chance:
        if result < CARD_RESULT:
            dealer.dice.append(result - int(DIE_RESULT))
        else:
            dealer.cards.append(result % int(CARD_RESULT))
