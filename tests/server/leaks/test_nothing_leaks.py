"""Whatever a seat or a spectator is sent is the same in two games that differ only in what it may not know (R17)."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import replace
from itertools import cycle
from typing import Any

import msgspec
import pytest

from blackgate.protocol import play as wire
from blackgate.protocol.tables import LogLine
from blackgate.rules.view import View
from blackgate.server import message_handlers, publishing
from blackgate.server.publishing import WATCHING
from blackgate.server.questions import choices
from blackgate.server.room import Room
from tests.server.leaks.rooms import UnsavedManager, room_around
from tests.server.leaks.streams import follow_at_tables
from tests.walker.tables import TABLES, Table

COMPARED = 3  # at each table, besides the first of each kind of question
OFTEN = 60


def follow(tables: Sequence[Table], choices: int) -> int:
    """How many choices were compared."""
    compared: Counter[str] = Counter()

    async def at_tables() -> None:
        manager = UnsavedManager()
        for table in tables:
            follow_at_tables(manager, table, choices, compared)

    asyncio.run(at_tables())
    return compared.total()


def games() -> list[Sequence[Table]]:
    """Each table once; or, for `make drill`, so many games with other seeds, a hundred at a time."""
    count = int(os.environ.get("TWO_WORLDS_GAMES", "0"))
    more = [replace(table, seed=1000 + number) for number, table in zip(range(count), cycle(TABLES), strict=False)]
    return [more[first : first + 100] for first in range(0, count, 100)] or [(table,) for table in TABLES]


@pytest.mark.parametrize("tables", games(), ids=lambda tables: str(tables[0]))
def test_what_somebody_may_not_know_changes_no_byte_of_what_they_are_sent(tables: Sequence[Table]) -> None:
    assert follow(tables, COMPARED) >= 5


# --- leaks that would be found
def next_hand(table: Any, seat: int) -> list[int]:
    return list(table.game.players[(seat + 1) % len(table.seats)].hand)


def deck_in_own_part(real: Any, table: Any, seat: int) -> Any:
    return {**real(table, seat), "deck": list(table.game.deck)}


def hand_in_welcome(real: Any, encoder: Any, table: Any, info: Any, reader: Any, *rest: Any) -> Any:
    return real(encoder, table, info, reader, *rest) + bytes(next_hand(table, reader[0]))


def all_events(real: Any, events: Any, reader: int) -> Any:
    return [event.opened() for event in events]


def log_with_a_hand(real: Any, encoder: Any, table: Any, seen: Any, seat: int, *rest: Any) -> Any:
    return publishing.encode([LogLine(str(next_hand(table, seat)))])


def choices_of_others(real: Any, table: Any, seat: int, language: str) -> Any:
    moment = table.moments[0] if table.moments else table.game
    view = View(moment, moment.asked())
    return msgspec.structs.replace(
        real(table, seat, language), choices=choices(view, moment.legal_actions(), language, tuple(table.names))
    )


def answers_of_others(real: Any, table: Any, seat: int, language: str) -> Any:
    return msgspec.structs.replace(real(table, seat, language), answered=bool(table.held))


def undo_by_what_is_held(real: Any, table: Any, seat: int) -> Any:
    return sum(next_hand(table, seat)[::2]) % 2 == 1


def reason_with_a_hand(real: Any, room: Any, guest: Any, message: Any) -> Any:
    guest.send(publishing.encode(wire.Reason(message.ref, str(next_hand(room.table, guest.seat)), "")))


def answer_told_to_all(real: Any, room: Any, listeners: Any, *rest: Any) -> Any:
    return real(room, room.listeners, *rest)


def list_by_entries(real: Any, room: Any) -> Any:
    return replace(real(room), changed=float(room.table.entries))


def spectators_with_a_seat(real: Any, encoder: Any, table: Any, seat: int) -> Any:
    return real(encoder, table, 0 if seat == WATCHING else seat)


LEAKS: dict[Callable[..., Any], tuple[Any, str]] = {
    deck_in_own_part: (publishing, "own_part"),
    hand_in_welcome: (publishing.UpdateEncoder, "welcome"),
    all_events: (publishing, "seen_events"),
    log_with_a_hand: (publishing.UpdateEncoder, "log_for"),
    choices_of_others: (publishing, "question_for"),
    answers_of_others: (publishing, "question_for"),
    undo_by_what_is_held: (publishing, "can_take_back"),
    reason_with_a_hand: (message_handlers, "why"),
    answer_told_to_all: (Room, "update_deliveries"),
    list_by_entries: (Room, "row"),
    spectators_with_a_seat: (publishing.UpdateEncoder, "changed_own_part"),
}


def follow_some() -> None:
    for seed in range(1, 9):
        follow([Table(4, seed)], OFTEN)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_would_be_found(leak: Callable[..., Any], monkeypatch: pytest.MonkeyPatch) -> None:
    where, name = LEAKS[leak]
    real = getattr(where, name)
    monkeypatch.setattr(where, name, lambda *arguments: leak(real, *arguments))
    with pytest.raises(AssertionError, match="can tell"):
        follow_some()


# --- what only a table with a tracker shows
@pytest.mark.parametrize("tracker", [True, False])
def test_what_everybody_could_remember_is_shown_only_at_a_table_with_a_tracker(tracker: bool) -> None:
    """R17.3"""
    game, chooser = Table(3, 1).new_game(), Table(3, 1).chooser()
    while not any(View(game, 0).own()["tracker"]):  # type: ignore[arg-type]
        game.play(chooser.choose(game))
    with room_around(UnsavedManager(), game, tracker=tracker) as room:
        own = publishing.own_part(room.table, 0)
    assert any(own["tracker"]) == tracker
    assert any(own["bounds"]) == tracker
    assert own["hand"] == View(game, 0).own()["hand"]
