"""Events as clients get them: with the rulebook's names, and for whom they contain private news."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from blackgate.protocol.tables import EventInfo
from blackgate.rules.book import Rulebook
from blackgate.rules.events import EVERYBODY, GAME_WON, Event
from blackgate.rules.kinds import NOBODY

Known = dict[tuple[int, int, int, int, int], bytes]  # by all that is told of an event

MOST_BOOKS: Final = 1 << 7
MOST_KNOWN: Final = 1 << 12  # events of a rulebook
NO_EVENTS: Final = b"[]"
encode: Final = msgspec.json.Encoder().encode


def events_for(events: Sequence[Event], reader: int) -> list[EventInfo]:
    """The events as the reader may know them."""
    return [event_info(seen) for seen in seen_events(events, reader)]


def seen_events(events: Sequence[Event], reader: int) -> list[Event]:
    """The same as the engine has them: all that the reader is told comes from these."""
    return [seen for event in events if (seen := event.seen_by(reader)) is not None]


def encoded_events(seen: Sequence[Event]) -> bytes:
    """Events as their reader may know them, as they go out."""
    if not seen:
        return NO_EVENTS
    known = known_events(seen[0].book)
    return b"[%b]" % b",".join([encoded_event(event, known) for event in seen])


def encoded_event(seen: Event, known: Known) -> bytes:
    """An event as its reader may know it. It is cached: the same things happen again and again at all tables."""
    key = (seen.code, seen.seat, seen.other, seen.kind, seen.number)
    encoded = known.get(key)
    if encoded is None:
        if len(known) >= MOST_KNOWN:
            known.clear()
        encoded = known[key] = encode(event_info(seen))
    return encoded


@lru_cache(maxsize=MOST_BOOKS)
def known_events(book: Rulebook) -> Known:
    """What has happened where that rulebook is in force."""
    return {}


def event_info(event: Event) -> EventInfo:
    what = event.what
    number = 0 if what else int(event.number)
    return EventInfo(event.name, int(event.seat), int(event.other), event.card, number, what)


def affected_seats(events: Sequence[Event], seats: int) -> set[int]:
    """The seats for which these events read differently than for a spectator."""
    found: set[int] = set()
    for event in events:
        if event.code == GAME_WON:  # a whole team has
            return set(range(seats))
        found.add(event.seat)
        found.add(event.other)
        if event.audience != EVERYBODY:
            found |= {seat for seat in range(seats) if event.visible_to(seat)}
    found.discard(int(NOBODY))
    return found
