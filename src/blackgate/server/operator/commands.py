"""The output of the operator's commands: progress, results, errors. Each returns nothing or raises."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from blackgate.messages import text
from blackgate.server.operator import tables
from blackgate.server.operator.backup import Report, Step, back_up, restore
from blackgate.server.operator.backup_file import Tell

MEGABYTE: Final = 1024 * 1024
MOST_NAMED: Final = 20  # tables whose journal is damaged


def make_backup(url: str, path: Path, language: str) -> None:
    with shown_progress(language) as step:
        report = back_up(url, path, step)
    say(language, "backup-done", file=str(path), **figures(report))
    report_broken(report, language)


def restore_backup(url: str, path: Path, language: str, *, replace: bool) -> None:
    with shown_progress(language) as step:
        report = restore(url, path, step, replace=replace)
    say(language, "restore-done", made=date(report.made), **figures(report))
    report_broken(report, language)


def figures(report: Report) -> dict[str, str | int]:
    return {"tables": report.tables, "rows": report.rows, "size": f"{report.size / MEGABYTE:.2f}"}


def report_broken(report: Report, language: str) -> None:
    """They are copied as faithfully as the others."""
    for table, reason in list(report.broken.items())[:MOST_NAMED]:
        say(language, "backup-broken", table=table, reason=reason)
    if len(report.broken) > MOST_NAMED:
        say(language, "backup-broken-more", count=len(report.broken) - MOST_NAMED)


def export(url: str, table: str, path: Path, language: str, *, under_way: bool) -> None:
    asyncio.run(tables.export_record(url, table, path, under_way=under_way))
    say(language, "admin-exported", file=str(path))


def show_tables(url: str, language: str, *, finished: bool) -> None:
    found = asyncio.run(tables.list_tables(url, finished=finished))
    for row, why in found:
        state = text(language, f"admin-state-{row.state}")
        print(f"{row.code}  {row.id}  {date(row.changed)}  {row.taken}/{row.players}  {state}  {row.name}".rstrip())
        if why:
            print(f"        {why}")
    if not found:
        say(language, "admin-no-tables")


def close(url: str, table: str, language: str) -> None:
    asyncio.run(tables.close_table(url, table))
    say(language, "admin-closed", table=table)


def unlock(url: str, table: str, language: str) -> None:
    row = asyncio.run(tables.unlock_table(url, table))
    say(language, "admin-unlocked", table=table, state=text(language, f"admin-state-{row.state}"))


def rotate(url: str, language: str, days: int) -> None:
    asyncio.run(tables.rotate_secrets(url, days))
    say(language, "admin-rotated" if days else "admin-rotated-now", days=days)


def say(language: str, message: str, **arguments: str | int) -> None:
    print(text(language, message, **arguments))


def date(seconds: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M", time.localtime(seconds))


@contextmanager
def shown_progress(language: str) -> Iterator[Step]:
    """A bar for each step, where somebody looks at it."""
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal) as progress:

        def step(message: str) -> Tell:
            bar = progress.add_task(text(language, message), total=None)
            return lambda done, total: progress.update(bar, completed=done, total=total)

        yield step
