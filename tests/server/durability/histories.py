"""What clients said and were told, in the order in which it happened; and what must be true of it, as for Jepsen.

One event loop notes everything, so the order of the notes is the order in time: what one client was told before another
said hello must be known to whoever welcomes the other. No answer may rest on what was true once.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Literal

from blackgate.protocol.play import ChatLine
from blackgate.server.table_state import MOST_CHAT

Kind = Literal["hello", "welcome", "update", "said", "acknowledged", "refused"]


@dataclass(frozen=True)
class Event:
    """Something that a client said or was told. `version` is of the table; -1 where none was named."""

    client: str
    table: str
    kind: Kind
    version: int = -1
    ref: str = ""
    state: str = ""  # of the table at that version, as everybody sees it
    chat: tuple[ChatLine, ...] = ()


@dataclass
class Known:
    """What one client knows so far."""

    version: int = -1
    chat: tuple[ChatLine, ...] = ()
    said: set[str] = field(default_factory=set)
    acknowledged: dict[str, int] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    told_to_anybody: int = -1  # of its table, when it last said hello


def violations(history: Iterable[Event]) -> list[str]:
    """What was told to somebody and is not so; empty if all is well."""
    clients: dict[str, Known] = defaultdict(Known)
    newest: dict[str, int] = defaultdict(lambda: -1)
    states: dict[tuple[str, int], str] = {}
    found: list[str] = []
    for event in history:
        known = clients[event.client]
        found += [f"{event.client} at {event.table}: {what}" for what in wrong(event, known)]
        if event.kind == "hello":
            known.told_to_anybody = newest[event.table]
        if event.state:
            before = states.setdefault((event.table, event.version), event.state)
            if before != event.state:
                found.append(f"{event.client} at {event.table}: version {event.version} was told otherwise before")
        learn(event, known)
        newest[event.table] = max(newest[event.table], event.version)
    return found


def wrong(event: Event, known: Known) -> Sequence[str]:
    match event.kind:
        case "welcome" | "update":
            return wrong_news(event, known)
        case "acknowledged":
            return wrong_acknowledgement(event, known)
        case "refused" if event.ref in known.acknowledged:
            return [f"{event.ref} is refused after it was acknowledged"]
        case "refused" if event.ref not in known.said:
            return [f"{event.ref} is refused and was never said"]
    return []


def wrong_news(event: Event, known: Known) -> Sequence[str]:
    found = []
    if event.version < known.version:
        found.append(f"back from version {known.version} to {event.version}")
    lost = [ref for ref, version in known.acknowledged.items() if version > event.version]
    if lost:
        found.append(f"version {event.version} is older than acknowledged {lost}")
    if event.kind == "welcome":
        if event.version < known.told_to_anybody:
            found.append(f"welcomed with version {event.version}, after {known.told_to_anybody} was told to others")
        if not goes_on(known.chat, event.chat):
            found.append("something that was said in the chat is gone")
    return found


def goes_on(chat: Sequence[ChatLine], later: Sequence[ChatLine]) -> bool:
    """Whether nothing is gone that was said; but a table remembers only the last of it."""
    last = chat[-1].number if chat else 0
    return [*chat, *(said for said in later if said.number > last)][-MOST_CHAT:] == list(later)


def wrong_acknowledgement(event: Event, known: Known) -> Sequence[str]:
    if event.ref not in known.said:
        return [f"{event.ref} is acknowledged and was never said"]
    if event.ref in known.refused:
        return [f"{event.ref} is acknowledged after it was refused"]
    if known.acknowledged.get(event.ref, event.version) != event.version:
        return [f"{event.ref} is acknowledged with two versions"]
    return []


def learn(event: Event, known: Known) -> None:
    known.version = max(known.version, event.version)
    match event.kind:
        case "welcome":
            known.chat = event.chat
        case "said":
            known.said.add(event.ref)
        case "acknowledged":
            known.acknowledged[event.ref] = event.version
        case "refused":
            known.refused.add(event.ref)
