"""What a table remembers of each action besides its line in the record, and whether it can be taken back at will."""

from __future__ import annotations

from typing import Final

from msgspec import Struct

from blackgate.rules.events import EVERYBODY, LACKS, LOOKS_AT_HAND, MICHEL_REVEALS, REVEALS, TURNS_UP, Event
from blackgate.server.entries import By

# After these somebody knows more than before: what led to them cannot be taken back at will.
REVEALING: Final = frozenset(int(code) for code in (REVEALS, LACKS, LOOKS_AT_HAND, TURNS_UP, MICHEL_REVEALS))


class PlayedAction(Struct, frozen=True):
    """What the table remembers of an action besides its line in the record."""

    seat: int
    action: str
    by: By
    version: int
    revealing: bool
    turn: int  # in which it was chosen


def reveals(event: Event) -> bool:
    """Somebody knows more than before."""
    return event.code in REVEALING or event.audience != EVERYBODY
