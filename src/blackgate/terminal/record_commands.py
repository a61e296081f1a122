"""`blackgate replay` and `blackgate verify`: shows a recorded game again, and recomputes its chance results."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

from blackgate.messages import text
from blackgate.records import RecordError, read_record, replay, verify
from blackgate.rules.book import Rulebook
from blackgate.rules.events import TURN_STARTS, Event
from blackgate.rules.kinds import NOBODY
from blackgate.rules.view import View
from blackgate.seats import seats_recorded
from blackgate.terminal.files import load_record, read_record_file
from blackgate.terminal.final_scores import final_score_lines
from blackgate.terminal.user_errors import UserError
from blackgate.wording import event_lines, question_line


def replay_lines(path: Path, language: str, seat: int | None, everything: bool) -> Iterator[str]:
    """The game as everybody could follow it, as one seat saw it, or with everything that was secret."""
    record = load_record(path, drop_torn=True)
    seats = seats_recorded(record.header.names, record.header.edition, language)
    names = [each.name for each in seats]
    if seat is not None and not 0 <= seat < len(names):
        raise UserError("terminal-wrong-seat", found=seat, most=len(names) - 1)
    reader = int(NOBODY) if seat is None else seat
    try:
        game = replay(record)
    except RecordError as error:
        raise UserError("terminal-wrong-record", file=str(path), reason=error) from None
    events = game.take_events()
    seen = [event.opened() for event in events] if everything else events
    yield from _lines(seen, language, names, reader, game.book)
    yield ""
    yield question_line(View(game, reader), language, names)
    if game.over:
        yield from final_score_lines(game, language, [each.shown(language) for each in seats])


def _lines(events: list[Event], language: str, names: list[str], reader: int, book: Rulebook) -> Iterator[str]:
    """Turn by turn, with a line for each round."""
    starts = [index for index, event in enumerate(events) if event.code == TURN_STARTS]
    for turn, (start, end) in enumerate(pairwise([0, *starts, len(events)])):
        if turn % len(names) == 1:
            yield ""
            yield text(language, "terminal-round", round=turn // len(names) + 1)
        yield from event_lines(events[start:end], language, names, reader, book)


def verdict(path: Path, language: str) -> tuple[bool, str]:
    """Whether the record is intact and its chance honest, and a line that says so."""
    data = read_record_file(path)
    try:
        record = read_record(data)
        found = verify(record)
    except RecordError as error:
        reason = error.reason_text(language)
        return False, text(language, "terminal-verify-no", file=str(path), line=error.line, reason=reason)
    message = f"terminal-verify-{found.answer}"
    figures = {"actions": len(record.plays), "line": found.line}
    return bool(found), text(language, message, file=str(path), reason=found.reason_text(language), **figures)
