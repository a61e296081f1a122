"""`blackgate replay FILE --html OUT`: a recorded game as a standalone replay."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from blackgate.messages import text
from blackgate.records import Record
from blackgate.rules.errors import BlackgateError
from blackgate.terminal.files import file_error, load_record
from blackgate.terminal.user_errors import UserError

Make = Callable[[Record, str, Callable[[int, int], None]], bytes]


def write_standalone_replay(source: Path, target: Path, language: str, make: Make) -> None:
    """`make` creates the file; it computes the story, and reports progress."""
    record = load_record(source)
    if record.header.position or record.known_secret is None:
        raise UserError("terminal-keep-unfinished", file=str(source))
    console = Console(stderr=True)
    progress = Progress(
        TextColumn(text(language, "terminal-keep-progress")),
        BarColumn(),
        MofNCompleteColumn(),
        console=console,
        disable=not console.is_terminal,
    )
    with progress:
        bar = progress.add_task("")
        try:
            page = make(record, language, lambda done, total: progress.update(bar, completed=done, total=total))
        except BlackgateError as error:
            raise UserError("terminal-wrong-record", file=str(source), reason=error) from None
    try:
        target.write_bytes(page)
    except OSError as error:
        raise file_error(target, error) from None
    print(text(language, "terminal-keep-done", file=str(target)))
