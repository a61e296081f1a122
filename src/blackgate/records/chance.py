"""Chance results as text: a die by its number, a card by its name, a seat as `seat 2`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from blackgate.rules.book import Rulebook
from blackgate.rules.dealer import ScriptedDealer
from blackgate.rules.events import (
    BACKGROUND_RESULT,
    CARD_RESULT,
    DIE_RESULT,
    GANG_CARD_RESULT,
    MICHEL_RESULT,
    SEAT_RESULT,
    TRAUMA_RESULT,
    EventLog,
)
from blackgate.rules.game import Game
from blackgate.rules.kinds import MAX_SEATS

FACES: Final = 12  # of the largest die an edition can have
MOST_KEPT: Final = 256


class Results:
    """The texts of all chance results that games of one edition have, and the results by their texts."""

    def __init__(self, book: Rulebook) -> None:
        self.text_of: Final[dict[int, str]] = {}
        self.result_of: Final[dict[str, int]] = {}
        families: list[tuple[int, str, Sequence[str]]] = [
            (int(DIE_RESULT) + 1, "die", [str(face + 1) for face in range(FACES)]),
            (int(CARD_RESULT), "card", book.card_names),
            (int(GANG_CARD_RESULT), "gang_card", book.gang_card_names),
            (int(BACKGROUND_RESULT), "background", book.background_names),
            (int(TRAUMA_RESULT), "trauma", book.trauma_names),
            (int(MICHEL_RESULT), "michel_card", book.michel_card_names),
            (int(SEAT_RESULT), "seat", [f"seat {seat}" for seat in range(MAX_SEATS)]),
        ]
        for first, family, names in families:
            for number, name in enumerate(names):
                if name != "":
                    # An edition may have a card and a Background of one id: the later one says which it is.
                    text = f"{family} {name}" if name in self.result_of else name
                    self.text_of[first + number] = text
                    self.result_of[text] = first + number

    def text(self, chance: Sequence[int]) -> str:
        """` -> 4, link`; nothing if there were no chance results."""
        return " -> " + ", ".join([self.text_of[result] for result in chance]) if chance else ""


@lru_cache(maxsize=MOST_KEPT)
def results_of(book: Rulebook) -> Results:
    return Results(book)


def script_dealer(dealer: ScriptedDealer, chance: Sequence[int]) -> None:
    """These results come next."""
    for result in chance:
        if result < CARD_RESULT:
            dealer.dice.append(result - int(DIE_RESULT))
        else:
            dealer.cards.append(result % int(CARD_RESULT))


def event_log_of(game: Game) -> EventLog:
    log = game.event_log
    assert log is not None, "a game on record has its events switched on"
    return log
