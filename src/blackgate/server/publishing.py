"""What each seat is sent: built from its own view alone (R17); what several seats share is encoded once."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from typing import Final, cast

import msgspec

from blackgate.messages import Phrase
from blackgate.protocol import VERSION
from blackgate.protocol.play import Clocks, Meanwhile, Rematch, Welcome
from blackgate.protocol.state import OwnState
from blackgate.protocol.tables import EventInfo, LogLine, TableInfo
from blackgate.rules.book import Rulebook
from blackgate.rules.changes import Secrets, changes
from blackgate.rules.events import EVERYBODY, TURN_STARTS, Event
from blackgate.rules.kinds import NOBODY
from blackgate.rules.saving import Plain
from blackgate.rules.view import View
from blackgate.server.client_events import (
    Known,
    affected_seats,
    encoded_event,
    encoded_events,
    known_events,
    seen_events,
)
from blackgate.server.decisions import can_take_back
from blackgate.server.entries import By
from blackgate.server.game_state import own_state, public_state, steps_state
from blackgate.server.questions import addressed_seats, question_for
from blackgate.server.table import Table
from blackgate.wording import events_with_lines
from blackgate.wording.questions import STAND_INS

WATCHING: Final = int(NOBODY)
MOST_TOLD: Final = 200  # actions in the log of a welcome
MOST_BOOKS: Final = 1 << 5  # rulebooks, in one language each, whose logs are kept
MOST_LOGS: Final = 1 << 16  # that are kept of all of them; they take up to 50 MB
NULL: Final = b"null"
NOTHING_TOLD: Final = b"[]"

encode: Final = msgspec.json.Encoder().encode


News = Sequence[tuple[By, list[Event]]]  # the events of each action, and who chose it

STAND_IN: Final = re.compile(b"\xee\x80([\x80-\x8f])")  # one of STAND_INS, encoded
FIRST_STAND_IN: Final = 0x80
# Who gets the same bytes: a seat or WATCHING, and the language; an empty one for programs.
Reader = tuple[int, str]


class UpdateEncoder:
    """What everybody was last told, so that only changes are sent next."""

    def __init__(self) -> None:
        self.public: View | None = None  # None before the game
        self.steps: Plain = {}  # of that view
        self.own: dict[int, bytes] = {}
        self.secrets: dict[int, Secrets | None] = {}  # that `own` was made of

    def begin(self, table: Table) -> None:
        """A new client gets everything; later only changes."""
        table.fresh = []
        if table.recorder is not None:
            self.public = table.view_of(WATCHING)
            self.steps = steps_state(self.public)

    def updates(
        self, table: Table, readers: Iterable[Reader], now: float, notes: Sequence[Phrase] = ()
    ) -> dict[Reader, bytes]:
        """The news of the table for each of them; `notes` are log lines that no event describes."""
        news, table.fresh = table.fresh, []
        events = all_of(news)
        shown = table.clock.shown(now)
        shared = b'{"type":"update","version":%d,"changes":%b,"clocks":%b,' % (
            table.version,
            encode(self.changes(table)),
            NULL if shown is None else encode(shown),
        )
        public = [(by, seen_events(some, WATCHING)) for by, some in news]
        watched = encoded_events(all_of(public))
        open_to_all = all(event.audience == EVERYBODY for event in events)
        insiders = affected_seats(events, len(table.seats))
        addressed = addressed_seats(table)
        last = table.actions[-1].seat if table.actions else WATCHING  # nobody else can take back
        undo = last != WATCHING and can_take_back(table, last)
        lines: dict[str, bytes] = {}  # what a spectator is told, by language
        questions: dict[str, bytes] = {}
        own: dict[int, bytes] = {}
        found: dict[Reader, bytes] = {}
        for reader in readers:
            if reader in found:
                continue
            seat, language = reader
            if seat not in own:
                own[seat] = self.changed_own_part(table, seat)
            happened = watched
            if seat in insiders:
                seen = public if open_to_all else [(by, seen_events(some, seat)) for by, some in news]
                happened = watched if open_to_all else encoded_events(all_of(seen))
                logged = self.log_for(table, seen, seat, language, notes)
            else:
                if language not in lines:
                    lines[language] = self.log_for(table, public, WATCHING, language, notes)
                logged = lines[language]
            if seat in addressed:
                question = encode(question_for(table, seat, language))
            else:
                if language not in questions:
                    questions[language] = encode(question_for(table, WATCHING, language))
                question = questions[language]
            found[reader] = b'%b"own":%b,"events":%b,"log":%b,"question":%b,"undo":%b}' % (
                shared,
                own[seat],
                happened,
                logged,
                question,
                b"true" if undo and seat == last else b"false",
            )
        return found

    def log_for(self, table: Table, seen: News, seat: int, language: str, notes: Sequence[Phrase]) -> bytes:
        """The lines of the log about events as that seat may know them.

        Cached: the same things happen again and again at all tables, only to other people.
        """
        if not language:
            return NOTHING_TOLD
        if notes or len(seen) != 1 or seen[0][0]:  # with who chose, or several actions at once: seldom
            lines = log(table, seen, seat, language)
            return encode(lines + [LogLine(note.text(language)) for note in notes])
        book = table.game.book
        known, key = KNOWN_LOGS.of(book, language), key_of(seen[0][1], seat)
        parts = known.get(key)
        if parts is None:
            parts = STAND_IN.split(encode(log_of(seen, STAND_INS, book, seat, language)))
            KNOWN_LOGS.keep(book, language, key, parts)
        return parts[0] if len(parts) == 1 else filled(parts, table)

    def welcome(
        self,
        table: Table,
        info: TableInfo,
        reader: Reader,
        since: int,
        now: float,
        rematch: Rematch | None,
        seen: int = -1,
    ) -> bytes:
        """A snapshot for a client that has just connected."""
        begun = table.recorder is not None
        seat, language = reader
        own = own_part(table, seat) if begun else None
        self.own[seat] = encode(own)
        self.secrets.pop(seat, None)
        lines, news = digest(table, reader, since, seen) if begun and language else ([], 0)
        return encode(
            Welcome(
                protocol=VERSION,
                table=info,
                seat=seat,
                version=table.version,
                state=public_state(table.view_of(WATCHING)) if begun else None,
                own=own,
                question=question_for(table, seat, language) if begun else None,
                undo=begun and seat != WATCHING and can_take_back(table, seat),
                log=lines,
                since=since,
                meanwhile=meanwhile(table, seat, seen, news) if seat != WATCHING and seen >= 0 else None,
                chat=list(table.chat),
                always_pass=sorted(table.seats[seat].passes) if seat != WATCHING else [],
                silent=seat != WATCHING and table.seats[seat].silent,
                proposal=table.proposal,
                clocks=clocks(table, now),
                rematch=rematch,
            )
        )

    def changes(self, table: Table) -> Plain:
        """Public changes that have not been sent yet: keys with another value; of `seats` only those, by number."""
        before, after = self.public, table.view_of(WATCHING)
        assert before is not None, "the game has begun"
        self.public = after
        found = changes(before, after)
        if before.top is not after.top:
            steps = steps_state(after)
            found.update({key: value for key, value in steps.items() if self.steps[key] != value})
            self.steps = steps
        return found

    def changed_own_part(self, table: Table, seat: int) -> bytes:
        """What only this seat knows, or null if it was already sent."""
        secrets = None  # in a window, and where they are remembered, things are more than figures
        if not table.settings.tracker and table.moment_of(seat) is table.game:
            sent = self.secrets.get(seat)
            if sent is not None and sent.hold(table.game):
                return NULL
            secrets = Secrets(table.game, seat)
        self.secrets[seat] = secrets
        known = encode(own_part(table, seat))
        if self.own.get(seat) == known:
            return NULL
        self.own[seat] = known
        return known


def own_part(table: Table, seat: int) -> OwnState:
    """The seat's private knowledge; once the game is over nothing is secret."""
    moment = table.moment_of(seat)
    window = None if moment is table.game else moment
    return own_state(table.view_of(seat), window, remembered=table.settings.tracker)


def all_of(news: News) -> list[Event]:
    if len(news) == 1:  # nearly always
        return news[0][1]
    return [event for _, some in news for event in some]


class LogCache:
    """What was told, where which rulebook is in force and in which language: encoded, and split where names go in. When
    it is full, it begins anew."""

    def __init__(self, most_books: int, most_logs: int) -> None:
        self.most_books: Final = most_books
        self.most_logs: Final = most_logs
        self.known: Final[dict[tuple[Rulebook, str], dict[tuple[int, ...], list[bytes]]]] = {}
        self.count = 0

    def of(self, book: Rulebook, language: str) -> dict[tuple[int, ...], list[bytes]]:
        found = self.known.get((book, language))
        if found is None:
            if len(self.known) >= self.most_books:
                self.cache_clear()
            found = self.known[book, language] = {}
        return found

    def keep(self, book: Rulebook, language: str, key: tuple[int, ...], parts: list[bytes]) -> None:
        if self.count >= self.most_logs:
            self.cache_clear()
        self.of(book, language)[key] = parts
        self.count += 1

    def cache_clear(self) -> None:
        self.known.clear()
        self.count = 0


KNOWN_LOGS: Final = LogCache(MOST_BOOKS, MOST_LOGS)


def key_of(seen: list[Event], seat: int) -> tuple[int, ...]:
    """All that the words for that seat depend on: equal keys, equal logs."""
    found: list[int] = [seat]
    for event in seen:
        found += (event.code, event.seat, event.other, event.kind, event.number)
    return tuple(found)


def filled(parts: list[bytes], table: Table) -> bytes:
    """With the names of those who sit there: every second part is a seat."""
    found = parts[:]
    for at in range(1, len(parts), 2):
        found[at] = encode(table.seats[parts[at][0] - FIRST_STAND_IN].name)[1:-1]
    return b"".join(found)


def log(table: Table, news: News, seat: int, language: str) -> list[LogLine]:
    """What happened, in words; nothing for programs. Choices that a bot or the clock made for somebody are marked."""
    return log_of(news, table.names, table.game.book, seat, language) if language else []


def log_of(news: News, names: Sequence[str], book: Rulebook, seat: int, language: str) -> list[LogLine]:
    known = known_events(book)
    lines: list[LogLine] = []
    for by, events in news:
        chosen = before_next_turn(events) if by else 0
        if chosen:
            own = events_with_lines(events[:chosen], language, names, seat, book, turn_ends=True)
            lines += [log_line(line, by, event, known) for event, line in own]
        rest = events_with_lines(events[chosen:], language, names, seat, book)
        lines += [log_line(line, "", event, known) for event, line in rest]
    return lines


def log_line(text: str, by: By, event: Event, known: Known) -> LogLine:
    return LogLine(text, by, cast(EventInfo, msgspec.Raw(encoded_event(event, known))))  # it goes out as it is


def before_next_turn(events: Sequence[Event]) -> int:
    """How many of an action's events belong to it: the next player's turn begins by itself."""
    for at, event in enumerate(events):
        if event.code == TURN_STARTS:
            return at
    return len(events)


def digest(table: Table, reader: Reader, since: int, seen: int) -> tuple[list[LogLine], int]:
    """What happened after `since`, for a long game only the end; and how many of its lines happened after `seen`."""
    if since >= table.version:  # nothing: the game need not be played again to know that
        return [], 0
    seat, language = reader
    versions = [1] + [played.version for played in table.actions]  # of the set-up, and of each action
    first = max(bisect_right(versions, since), len(versions) - MOST_TOLD)
    chosers: list[By] = ["", *[played.by for played in table.actions]]
    lines_by_version = [
        (version, log(table, [(by, events)], seat, language))
        for version, by, events in zip(versions[first:], chosers[first:], table.history(first), strict=True)
    ]
    earliest = max(since, versions[first - 1] if first else 0)
    lines_by_version += [
        (undone.version, [LogLine(undone.phrase(table.names).text(language))])
        for undone in table.undone
        if language and undone.version > earliest
    ]
    lines_by_version.sort(key=lambda each: each[0])
    lines = [line for _, some in lines_by_version for line in some]
    return lines, sum(len(some) for version, some in lines_by_version if version > seen)


def meanwhile(table: Table, seat: int, seen: int, lines: int) -> Meanwhile:
    """What a player has missed since that version."""
    by = [played.by for played in table.actions if played.seat == seat and played.version > seen]
    return Meanwhile(lines, by.count("bot"), by.count("clock"))


def clocks(table: Table, now: float) -> Clocks | None:
    return table.clock.shown(now) if table.state == "playing" else None
