"""What a table remembers of each action besides its line in the record, and whether it can be freely undone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from blackgate.messages import Phrase, phrase
from blackgate.rules.events import EVERYBODY, LACKS, LOOKS_AT_HAND, MICHEL_REVEALS, REVEALS, TURNS_UP, Event
from blackgate.server.entries import By

# After these somebody knows more than before, so the action that led to them cannot be freely undone.
REVEALING: Final = frozenset(int(code) for code in (REVEALS, LACKS, LOOKS_AT_HAND, TURNS_UP, MICHEL_REVEALS))


class PlayedAction(Struct, frozen=True):
    """What the table remembers of an action besides its line in the record."""

    seat: int
    action: str
    by: By
    version: int
    revealing: bool
    turn: int  # in which it was chosen
    forced: bool = False  # nothing else could be chosen, and nobody was asked


class Undone(Struct, frozen=True):
    """A number of actions was undone, and by whom; no event describes it."""

    version: int
    seat: int
    actions: int

    def phrase(self, names: Sequence[str]) -> Phrase:
        return phrase("server-log-taken-back", player=names[self.seat], moves=self.actions)


def reveals(event: Event) -> bool:
    """Somebody knows more than before."""
    return event.code in REVEALING or event.audience != EVERYBODY
