"""What happened, as clients get it: events with the names of the rulebook, and to whom they are news of their own."""

from __future__ import annotations

from collections.abc import Sequence

from blackgate.protocol.tables import EventInfo
from blackgate.rules.book import Rulebook
from blackgate.rules.events import (
    BACKGROUND_EVENTS,
    EVERYBODY,
    GAME_WON,
    GANG_CARD_EVENTS,
    MICHEL_EVENTS,
    PLACE_EVENTS,
    PUNISHES,
    TOKEN_EVENTS,
    TRAUMA_EVENTS,
    Event,
)
from blackgate.rules.kinds import (
    GANG_NAMES,
    NOBODY,
    NOTHING,
    PUNISHMENT_NAMES,
    TOKEN_NAMES,
)


def told(events: Sequence[Event], reader: int, book: Rulebook) -> list[EventInfo]:
    """The events as the reader may know them."""
    return [info(seen, book) for event in events if (seen := event.seen_by(reader)) is not None]


def info(event: Event, book: Rulebook) -> EventInfo:
    code, number = event.code, int(event.number)
    what = ""
    if code in PLACE_EVENTS:
        what = book.places[number].name
    elif code in GANG_CARD_EVENTS:
        what = GANG_NAMES[number]
    elif code in TOKEN_EVENTS:
        what = TOKEN_NAMES[number]
    elif code == PUNISHES:
        what = PUNISHMENT_NAMES[number]
    card = "" if event.card == NOTHING else card_names(code, book)[event.card]
    return EventInfo(event.name(), int(event.seat), int(event.other), card, 0 if what else number, what)


def card_names(code: int, book: Rulebook) -> Sequence[str]:
    if code in GANG_CARD_EVENTS:
        return book.gang_card_names
    if code in BACKGROUND_EVENTS:
        return book.background_names
    if code in TRAUMA_EVENTS:
        return book.trauma_names
    return book.michel_card_names if code in MICHEL_EVENTS else book.card_names


def concerned(events: Sequence[Event], seats: int) -> set[int]:
    """The seats to whom these events read otherwise than to a spectator."""
    found: set[int] = set()
    for event in events:
        if event.code == GAME_WON:  # a whole team has
            return set(range(seats))
        found.add(event.seat)
        found.add(event.other)
        if event.audience != EVERYBODY:
            found |= {seat for seat in range(seats) if event.visible_to(seat)}
    return found - {int(NOBODY)}
