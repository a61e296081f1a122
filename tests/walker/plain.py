"""Games and events as plain data or bytes, to compare them."""

from __future__ import annotations

import json
from collections.abc import Iterable

from blackgate import Event, Game, save

Fields = tuple[int, int, int, int, int, int]


def without_tracker(game: Game) -> dict[str, object]:
    """The whole truth about a game but what the seats remember."""
    plain = save(game)
    plain.pop("memory", None)
    return plain


def as_bytes(plain: dict[str, object]) -> bytes:
    return json.dumps(plain).encode()


def fields(event: Event) -> Fields:
    return event.code, event.seat, event.other, event.kind, event.number, event.audience


def told(events: Iterable[Event]) -> list[Fields]:
    return [fields(event) for event in events]


def told_as_bytes(events: Iterable[Event]) -> bytes:
    return json.dumps(told(events)).encode()
