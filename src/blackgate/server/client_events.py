"""What happened, as clients get it: events with the names of the rulebook, and to whom they are news of their own."""

from __future__ import annotations

from collections.abc import Sequence

from blackgate.protocol.tables import EventInfo
from blackgate.rules.events import EVERYBODY, GAME_WON, Event
from blackgate.rules.kinds import NOBODY


def events_for(events: Sequence[Event], reader: int) -> list[EventInfo]:
    """The events as the reader may know them."""
    return [event_info(seen) for event in events if (seen := event.seen_by(reader)) is not None]


def event_info(event: Event) -> EventInfo:
    what = event.what
    number = 0 if what else int(event.number)
    return EventInfo(event.name, int(event.seat), int(event.other), event.card, number, what)


def affected_seats(events: Sequence[Event], seats: int) -> set[int]:
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
