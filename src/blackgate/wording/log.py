"""The log: what happened, told to one reader, who is "you" in it and learns no more than R17 allows.

`event_line` tells one event. `event_lines` tells many and takes together what belongs together: cards drawn in a row,
or what was discarded and taken in a crafting.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from blackgate.messages import has, text
from blackgate.rules.events import (
    BACKGROUND_EVENTS,
    BUYS,
    CLEARS,
    CRAFTS,
    DIGS,
    DISCARDS,
    DRAWS,
    GANG_CARD_EVENTS,
    GETS_ACTIONS,
    GETS_CIGARETTES,
    HEALS,
    IS_DEALT,
    IS_STOPPED,
    LACKS,
    PAYS,
    PLACE_EVENTS,
    REVEALS,
    ROLLS,
    ROLLS_AGAIN,
    SCORES,
    SEARCHES,
    SEES,
    SELLS,
    TAKES_CIGARETTES,
    TAKES_FROM_PILE,
    TAKES_HIDDEN,
    TURN_ENDS,
    TURN_STARTS,
    TURNS_UP,
    Event,
)
from blackgate.rules.kinds import (
    BACKGROUND_NAMES,
    CARD_NAMES,
    GANG_CARD_NAMES,
    GANG_NAMES,
    NOBODY,
    NOTHING,
    PLACE_NAMES,
)
from blackgate.wording.names import background_name, card_name, gang_card_name, some_cards, the_card

# Not worth a line: the table shows it, or the next line says it.
SILENT: Final = frozenset({int(CLEARS), int(TURN_ENDS), int(TURNS_UP)})

# Several in a row are one line for each player.
MERGED: Final = frozenset(
    int(code) for code in (DRAWS, IS_DEALT, TAKES_FROM_PILE, DISCARDS, SELLS, PAYS, SEES, TAKES_HIDDEN)
)

# What the number of an event is called in its message
NUMBERS: Final = {
    int(TURN_STARTS): "actions",
    int(GETS_ACTIONS): "actions",
    int(SELLS): "cigarettes",
    int(BUYS): "cigarettes",
    int(GETS_CIGARETTES): "cigarettes",
    int(TAKES_CIGARETTES): "cigarettes",
    int(DIGS): "points",
    int(SCORES): "points",
    int(ROLLS): "die",
    int(ROLLS_AGAIN): "die",
    int(HEALS): "beatings",
    int(REVEALS): "bonus",
}


def event_line(event: Event, language: str, names: Sequence[str], reader: int) -> str | None:
    """The event as the reader may know it; None where there is nothing to tell."""
    seen = event.seen_by(reader)
    if seen is None or seen.code in SILENT:
        return None
    return _line(_Happening([seen]), language, names, reader)


def event_lines(events: Sequence[Event], language: str, names: Sequence[str], reader: int) -> list[str]:
    """All of them as the reader may know them, with fewer lines than events."""
    seen = [known for event in events if (known := event.seen_by(reader)) is not None]
    lines: list[str] = []
    at = 0
    while at < len(seen):
        happenings, at = _next_happenings(seen, at)
        lines += [_line(each, language, names, reader) for each in happenings if each.event.code not in SILENT]
    return lines


@dataclass(frozen=True, slots=True)
class _Happening:
    """What one line tells: an event or several of a kind, perhaps with the cards that went with it."""

    events: Sequence[Event]
    gained: Sequence[Event] = field(default=())
    used: Sequence[Event] = field(default=())

    @property
    def event(self) -> Event:
        return self.events[0]


def _next_happenings(seen: list[Event], at: int) -> tuple[list[_Happening], int]:
    """What the next line or lines tell, and where the rest begins."""
    event = seen[at]
    together = _with_cards(seen, at)
    if together is not None:
        return [together], at + 1 + len(together.used) + len(together.gained)
    if event.code not in MERGED:
        return [_Happening([event])], at + 1
    end = at
    by_player: dict[tuple[int, int, bool], list[Event]] = {}
    while end < len(seen) and seen[end].code == event.code:
        each = seen[end]
        by_player.setdefault((each.seat, each.other, each.card == NOTHING), []).append(each)
        end += 1
    return [_Happening(same) for same in by_player.values()], end


def _with_cards(seen: list[Event], at: int) -> _Happening | None:
    """A Search with the cards drawn, a crafting with those used and taken, a purchase with those taken."""
    event = seen[at]
    if event.code == SEARCHES:
        drawn = _following(seen, at + 1, event.seat, DRAWS)
        return _Happening([event], drawn) if drawn else None
    if event.code == BUYS:
        taken = _following(seen, at + 1, event.seat, TAKES_FROM_PILE)
        return _Happening([event], taken) if taken else None
    if event.code == CRAFTS:
        used = _following(seen, at + 1, event.seat, DISCARDS)
        taken = _following(seen, at + 1 + len(used), event.seat, TAKES_FROM_PILE)
        return _Happening([event], taken, used) if used and taken else None
    return None


def _following(seen: list[Event], at: int, seat: int, code: int) -> list[Event]:
    """The events of that kind about that seat which come next."""
    end = at
    while end < len(seen) and seen[end].code == code and seen[end].seat == seat:
        end += 1
    return seen[at:end]


def _line(happening: _Happening, language: str, names: Sequence[str], reader: int) -> str:
    message = f"event-{happening.event.name()}" + ("-cards" if happening.gained else "")
    cards = happening.gained or happening.events
    if cards[0].card == NOTHING and has(language, f"{message}-hidden"):
        message += "-hidden"
    elif has(language, message + _part(happening.event, reader)):
        message += _part(happening.event, reader)
    return text(language, message, **_arguments(happening, cards, language, names))


def _part(event: Event, reader: int) -> str:
    """The reader's part in the event, as the end of the message's id."""
    if reader == NOBODY:
        return ""
    if event.seat == reader:
        return "-you"
    return "-to_you" if event.other == reader else ""


def _arguments(
    happening: _Happening, cards: Sequence[Event], language: str, names: Sequence[str]
) -> dict[str, str | int]:
    """Everything that a message may want to know of what happened."""
    event = happening.event
    said: dict[str, str | int] = {"count": len(cards)}
    if event.seat != NOBODY:
        said["player"] = names[event.seat]
    if event.other != NOBODY:
        said["other"] = names[event.other]
    if event.code in NUMBERS:
        said[NUMBERS[event.code]] = sum(each.number for each in happening.events)
    if event.code in PLACE_EVENTS:
        said["place"] = text(language, f"place-{PLACE_NAMES[event.number]}.to")
    if event.code == TURNS_UP:
        said["gang"] = text(language, f"gang-{GANG_NAMES[event.number]}.def")
    if happening.used:
        said["used"] = _cards(happening.used, language)
    if cards[0].card != NOTHING:
        said["background" if event.code in BACKGROUND_EVENTS else "card"] = _cards(cards, language)
    return said


def _cards(events: Sequence[Event], language: str) -> str:
    """The cards of one or more events of a kind, in the words that its message wants."""
    code, card = events[0].code, events[0].card
    if code in BACKGROUND_EVENTS:
        return background_name(language, BACKGROUND_NAMES[card])
    if code in GANG_CARD_EVENTS:
        return gang_card_name(language, GANG_CARD_NAMES[card])
    if code == LACKS:
        return card_name(language, CARD_NAMES[card])
    if code == IS_STOPPED:
        return the_card(language, CARD_NAMES[card])
    counts: dict[str, int] = {}
    for event in sorted(events, key=lambda event: event.card):
        name = CARD_NAMES[event.card]
        counts[name] = counts.get(name, 0) + (event.number if code == SEES else 1)
    return some_cards(language, counts)
