"""The log: what happened, told to one reader, who is "you" in it and learns no more than R17 allows.

`event_line` describes one event. `event_lines` describes many and combines what belongs together: cards drawn in a row,
or what was discarded and taken in a crafting. `events_with_lines` pairs each line with its event.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from blackgate.messages import has, text
from blackgate.rules.book import Rulebook
from blackgate.rules.events import (
    BEATING_HAS_NO_EFFECT,
    BUYS,
    CARD_MEANS,
    CLEARS,
    CRAFTS,
    DISCARDS,
    DISCARDS_AT_RANDOM,
    DRAWS,
    EVENT_NAMES,
    GAME_WON,
    GIVES_HIDDEN,
    IS_BEATEN,
    IS_DEALT,
    IS_STOPPED,
    LACKS,
    NUMBER_COUNTS,
    NUMBER_MEANS,
    PAYS,
    SEARCHES,
    SEES,
    SELLS,
    TAKES_CIGARETTES,
    TAKES_FROM_PILE,
    TAKES_HIDDEN,
    TURN_ENDS,
    TURNS_UP,
    Event,
)
from blackgate.rules.kinds import NOBODY, NOTHING
from blackgate.wording.names import (
    a_token,
    background_name,
    card_name,
    gang_card_name,
    listed,
    michel_card_name,
    michel_name,
    place_in_play,
    punishment_name,
    some_cards,
    the_card,
    the_gang,
    trauma_name,
)

# In place of the names of an event, from Unicode's private use area: no message contains them.
PLAYER: Final = "\ue000"
OTHER: Final = "\ue001"
_STAND_IN: Final = re.compile(f"([{PLAYER}{OTHER}])")

# The reader's part in an event, and the end of the message's id that goes with it
NO_PART: Final = 0
YOU: Final = 1
TO_YOU: Final = 2
_ENDS: Final = ("", "-you", "-to_you")

MOST_LINES: Final = 1 << 13  # that a writer keeps
MOST_TELLERS: Final = 1 << 5

# Not worth a line: the table shows it, or the next line says it.
SILENT: Final = frozenset({int(CLEARS), int(TURN_ENDS), int(TURNS_UP)})

# Several in a row are one line for each player.
MERGED: Final = frozenset(
    int(code)
    for code in (
        DRAWS,
        IS_DEALT,
        TAKES_FROM_PILE,
        DISCARDS,
        DISCARDS_AT_RANDOM,
        SELLS,
        PAYS,
        SEES,
        TAKES_HIDDEN,
        GIVES_HIDDEN,
        TAKES_CIGARETTES,
    )
)


def event_line(event: Event, language: str, names: Sequence[str], reader: int, book: Rulebook) -> str | None:
    """The event as the reader may know it; None if there is nothing to tell."""
    seen = event.seen_by(reader)
    if seen is None or seen.code in SILENT:
        return None
    return _log_writer(language, book).line(_LoggedEvent([seen]), reader, names)


def event_lines(events: Sequence[Event], language: str, names: Sequence[str], reader: int, book: Rulebook) -> list[str]:
    """All of them as the reader may know them, with fewer lines than events."""
    return [line for _, line in events_with_lines(events, language, names, reader, book)]


def events_with_lines(
    events: Sequence[Event],
    language: str,
    names: Sequence[str],
    reader: int,
    book: Rulebook,
    *,
    turn_ends: bool = False,
) -> list[tuple[Event, str]]:
    """The same lines, each with its event as the reader may know it: the first, if it describes several.

    The end of a turn is told only on request.
    """
    seen = [known for event in events if (known := event.seen_by(reader)) is not None]
    writer = _log_writer(language, book)
    lines: list[tuple[Event, str]] = []
    at = 0
    while at < len(seen):
        logged, at = _next_logged(seen, at, book)
        for each in logged:
            code = each.events[0].code
            if code not in SILENT or (turn_ends and code == TURN_ENDS):
                lines.append((each.events[0], writer.line(each, reader, names)))
    return lines


class _LoggedEvent:
    """What one line describes: one or several events of a kind, perhaps with the cards involved."""

    def __init__(self, events: list[Event], gained: Sequence[Event] = (), used: Sequence[Event] = ()) -> None:
        self.events: Final = events
        self.gained: Final = gained
        self.used: Final = used

    def key(self, part: int) -> tuple[int, ...]:
        """The same for two that are told alike to whoever has that part in it, except for names."""
        event = self.events[0]
        people = part * 4 + int(event.seat != NOBODY) * 2 + int(event.other != NOBODY)
        if len(self.events) == 1 and not self.gained and not self.used:  # nearly always
            return (event.code, people, event.kind, event.number)
        found: list[int] = [event.code, people, len(self.gained), len(self.used)]
        for each in (*self.events, *self.gained, *self.used):
            found += (each.kind, each.number)
        return tuple(found)


# --- what belongs together
def _next_logged(seen: list[Event], at: int, book: Rulebook) -> tuple[list[_LoggedEvent], int]:
    """What the next line or lines tell, and where the rest begins."""
    event = seen[at]
    together = _with_cards(seen, at, book)
    if together is not None:
        return [together], at + 1 + len(together.used) + len(together.gained)
    if event.code not in MERGED:
        return [_LoggedEvent([event])], at + 1
    end = at
    by_player: dict[tuple[int, int, bool], list[Event]] = {}
    while end < len(seen) and seen[end].code == event.code:
        each = seen[end]
        by_player.setdefault((each.seat, each.other, each.kind == NOTHING), []).append(each)
        end += 1
    return [_LoggedEvent(same) for same in by_player.values()], end


def _with_cards(seen: list[Event], at: int, book: Rulebook) -> _LoggedEvent | None:
    """A Search with the cards drawn, a crafting with those used and taken, a purchase with those taken."""
    event = seen[at]
    if event.code == SEARCHES:
        drawn = _following(seen, at + 1, event.seat, DRAWS)
        return _LoggedEvent([event], drawn) if drawn else None
    if event.code == BUYS:
        taken = _following(seen, at + 1, event.seat, TAKES_FROM_PILE)[: _bought(event, book)]
        return _LoggedEvent([event], taken) if taken else None
    if event.code == CRAFTS:
        used = _following(seen, at + 1, event.seat, DISCARDS)
        taken = _following(seen, at + 1 + len(used), event.seat, TAKES_FROM_PILE)
        return _LoggedEvent([event], taken, used) if used and taken else None
    return None


def _bought(event: Event, book: Rulebook) -> int:
    """How many cards that was: what follows may be the bonus of a Background. Nothing costs more than printed."""
    offers = [offer for offer in book.offers if offer.card == event.kind and offer.price >= event.number]
    exactly = [offer for offer in offers if offer.price == event.number]
    return min(offer.count for offer in exactly or offers)


def _following(seen: list[Event], at: int, seat: int, code: int) -> list[Event]:
    """The events of that kind about that seat which come next."""
    end = at
    while end < len(seen) and seen[end].code == code and seen[end].seat == seat:
        end += 1
    return seen[at:end]


# --- in words
class _LogWriter:
    """Describes events in a language, by the rulebook in force.

    Lines are cached: the same things happen again and again at all tables, only to other people.
    """

    def __init__(self, language: str, book: Rulebook) -> None:
        self.language: Final = language
        self.book: Final = book
        self.told: Final[dict[tuple[int, ...], list[str]]] = {}  # split where names go in

    def line(self, logged: _LoggedEvent, reader: int, names: Sequence[str]) -> str:
        event = logged.events[0]
        part = self.part(event, reader)
        if event.code == GAME_WON:  # once in a game
            return self.new_line(logged, part, self.winners(event.seat, reader, names), "")
        key = logged.key(part)
        line = self.told.get(key)
        if line is None:
            if len(self.told) >= MOST_LINES:
                self.told.clear()
            line = self.told[key] = _STAND_IN.split(self.new_line(logged, part, PLAYER, OTHER))
        return line[0] if len(line) == 1 else _filled(line, event, names)

    def new_line(self, logged: _LoggedEvent, part: int, player: str, other: str) -> str:
        event = logged.events[0]
        message = f"event-{EVENT_NAMES[event.code]}" + ("-cards" if logged.gained else self.way(event))
        cards = logged.gained or logged.events
        if cards[0].kind == NOTHING and has(self.language, f"{message}-hidden"):
            message += "-hidden"
        elif has(self.language, message + _ENDS[part]):
            message += _ENDS[part]
        return text(self.language, message, **self.arguments(logged, cards, player, other))

    def way(self, event: Event) -> str:
        """The end of the message's id if an event has two messages."""
        if event.code in (IS_BEATEN, BEATING_HAS_NO_EFFECT) and event.other != NOBODY:
            return "-by"
        return "-team" if event.code == GAME_WON and self.book.teams > 0 else ""

    def part(self, event: Event, reader: int) -> int:
        if reader == NOBODY:
            return NO_PART
        if event.seat == reader or (event.code == GAME_WON and reader in self.team(event.seat)):
            return YOU
        return TO_YOU if event.other == reader else NO_PART

    def team(self, seat: int) -> list[int]:
        """R13.1: the seats of a player's team, or only their own."""
        return [other for other in range(self.book.seats) if self.book.team_of(other) == self.book.team_of(seat)]

    def winners(self, seat: int, reader: int, names: Sequence[str]) -> str:
        """The reader's team is named without the reader."""
        if self.book.teams == 0:
            return names[seat]
        return listed(self.language, [names[mate] for mate in self.team(seat) if mate != reader])

    def arguments(self, logged: _LoggedEvent, cards: Sequence[Event], player: str, other: str) -> dict[str, str | int]:
        """Everything that a message may need to know about the event."""
        event = logged.events[0]
        said: dict[str, str | int] = {"count": len(cards), **self.what(event)}
        if event.seat != NOBODY:
            said["player"] = player
        if event.other != NOBODY:
            said["other"] = other
        if event.code in NUMBER_COUNTS:
            said[NUMBER_COUNTS[event.code]] = sum(each.number for each in logged.events)
        if logged.used:
            said["used"] = self.cards(logged.used)
        if cards[0].kind != NOTHING:
            said[_kind_of_card(event.code)] = self.cards(cards)
        return said

    def what(self, event: Event) -> dict[str, str | int]:
        """What else an event names besides players and cards."""
        language, book, what = self.language, self.book, event.what
        said: dict[str, str | int] = {"michel": michel_name(language, book)}
        family = NUMBER_MEANS.get(event.code, "")
        if family == "place":
            said[family] = place_in_play(language, book, event.number, "to")
        elif family == "gang":
            said[family] = the_gang(language, book, what)
        elif family == "token":
            said[family] = a_token(language, book, what)
        elif family == "punishment":
            said[family] = punishment_name(language, what)
        return said

    def cards(self, events: Sequence[Event]) -> str:
        """The cards of one or more events of a kind, in the words that its message wants."""
        language, book = self.language, self.book
        code, card = events[0].code, events[0].card
        family = CARD_MEANS.get(code, "card")
        if family == "background":
            return background_name(language, book, card)
        if family == "gang_card":
            return gang_card_name(language, book, card)
        if family == "trauma":
            return trauma_name(language, book, card)
        if family == "michel_card":
            return michel_card_name(language, book, card)
        if code in (LACKS, BUYS):
            return card_name(language, book, card)
        if code == IS_STOPPED:
            return the_card(language, book, card)
        counts: dict[str, int] = {}
        for event in sorted(events, key=lambda event: event.kind):
            counts[event.card] = counts.get(event.card, 0) + (event.number if code == SEES else 1)
        return some_cards(language, book, counts)


@lru_cache(maxsize=MOST_TELLERS)
def _log_writer(language: str, book: Rulebook) -> _LogWriter:
    return _LogWriter(language, book)


def _filled(line: list[str], event: Event, names: Sequence[str]) -> str:
    """With names in the place of those who stand in."""
    filled: list[str] = []
    for part in line:
        if part == PLAYER:
            filled.append(names[event.seat])
        elif part == OTHER:
            filled.append(names[event.other])
        else:
            filled.append(part)
    return "".join(filled)


def _kind_of_card(code: int) -> str:
    """What the card of an event is called in its message."""
    family = CARD_MEANS.get(code, "card")
    return family if family in ("background", "trauma") else "card"
