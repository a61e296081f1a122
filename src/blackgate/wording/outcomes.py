"""The possible outcomes of a choice, in a few words for the player who chooses."""

from __future__ import annotations

from collections.abc import Sequence

from blackgate.messages import text
from blackgate.rules.book import Rulebook
from blackgate.wording.names import place_in_play


def outcome_label(language: str, what: str, about: int, names: Sequence[str], reader: int, book: Rulebook) -> str:
    """`Showers`, `You win the combat`, `Anna is sent to Solitary Confinement`; `about` as `bots/odds.py` has it."""
    if what == "place":
        return place_in_play(language, book, about)
    if what in ("can-give", "beaten", "sent"):
        solitary = place_in_play(language, book, int(book.solitary_slot), "to")
        if about == reader:
            return text(language, f"outcome-{what}-you", place=solitary)
        return text(language, f"outcome-{what}", player=names[about], place=solitary)
    return text(language, f"outcome-{what}", cigarettes=about)
