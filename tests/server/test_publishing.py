"""What a message says, kept and filled with names, is what would be worded and encoded anew."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

import msgspec

from blackgate.edition import edition_from
from blackgate.rules.events import Event
from blackgate.server import client_events, publishing, questions
from blackgate.server.client_events import events_for
from blackgate.server.publishing import WATCHING, LogCache, News, Reader, UpdateEncoder, encode, log
from blackgate.server.questions import question_for
from blackgate.server.table import Table
from blackgate.wording import log as wording_of_log
from blackgate.wording import questions as wording_of_questions
from tests.server.tabletop import Tabletop

ACTIONS: Final = 150  # at each table
# The same numbers stand for other cards and other Places.
OWN: Final = edition_from({"cards": {"knife": {"name": "Dagger"}, "link": {"name": "Loop"}}}, "own")
TABLES: Final[list[dict[str, Any]]] = [
    {},
    {"edition": OWN},
    {"places": ("library",)},
    {"players": 4, "team": True, "michel": "michel"},
    {},
]
NAMES: Final = (("Ann", "Ben", "Cleo", "Dan"), ('"Q" \\', "Zoë", "<b>", "{ $x }"))
KEPT: Final = (
    publishing.KNOWN_LOGS,
    client_events.known_events,
    questions.known_choices,
    wording_of_log._log_writer,
    wording_of_questions._known,
)
Said = tuple[Any, Any, Any]  # the log, the events and the question


def test_what_is_kept_says_what_would_be_worded_anew_whoever_sits_there_with_whichever_cards() -> None:
    kept = [
        {reader: parts(update["log"], update["events"], update["question"]) for reader, update in updates.items()}
        for *_, updates in played()
    ]
    anew = [{reader: worded_anew(table, news, reader) for reader in updates} for table, news, updates in played()]
    assert kept == anew


def test_so_many_logs_are_kept_whatever_is_played() -> None:
    books = [Tabletop(number, players=players).table.game.book for number, players in enumerate((2, 3, 4))]
    cache = LogCache(most_books=4, most_logs=10)
    for number in range(100):
        book, language = books[number % 3], ("en", "fr")[number % 2]
        cache.keep(book, language, (number,), [b"a line"])
        assert cache.of(book, language)[number,] == [b"a line"]
        assert sum(map(len, cache.known.values())) == cache.count <= 10
        assert len(cache.known) <= 4


def played() -> Iterator[tuple[Table, News, dict[Reader, Any]]]:
    """Games side by side: each table after an action, its news, and what everybody there is sent."""
    tops = [Tabletop(number, **settings) for number, settings in enumerate(TABLES)]
    encoders = [UpdateEncoder() for _ in tops]
    for number, (top, encoder) in enumerate(zip(tops, encoders, strict=True)):
        for seat, name in zip(top.table.seats, NAMES[number % 2], strict=False):
            seat.name = name
        encoder.begin(top.table)
    for turn in range(ACTIONS):
        for top, encoder in zip(tops, encoders, strict=True):
            table = top.table
            top.play_on(Random(turn))
            news = table.fresh
            readers = [
                (seat, language) for seat in (WATCHING, *range(len(table.seats))) for language in ("en", "fr", "")
            ]
            updates = encoder.updates(table, readers, top.now)
            yield table, news, {reader: msgspec.json.decode(message) for reader, message in updates.items()}


def worded_anew(table: Table, news: News, reader: Reader) -> Said:
    for each in KEPT:
        each.cache_clear()
    seat, language = reader
    events: list[Event] = [event for _, some in news for event in some]
    return parts(log(table, news, seat, language), events_for(events, seat), question_for(table, seat, language))


def parts(*said: Any) -> Said:
    """As clients read them."""
    told, events, question = (msgspec.json.decode(encode(each)) for each in said)
    return told, events, question
