"""The results as a table, with the project's targets."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from statistics import median
from typing import Final

from benchmarks.server.cases import Case, Figures
from benchmarks.server.process import MOST_OTHERS

HEAD: Final = ("", "tables", "actions/s", "p50 ms", "p99 ms", "CPU us", "batch", "RSS MB", "aim", "met")
COLUMNS: Final = ("actions_s", "p50_ms", "p99_ms", "cpu_us", "batch", "rss_mb")
COMPARED: Final = ("actions_s", "p99_ms", "cpu_us")
PEER: Final = "boardgame.io"
LEAST_ACTIONS, MOST_P99, MOST_IDLE = 1500, 150, 600


def table(best: Mapping[Case, Figures]) -> list[tuple[str, ...]]:
    return [HEAD, *(row(case, found) for case, found in best.items())]


def row(case: Case, found: Figures) -> tuple[str, ...]:
    figures = [shown(found[column]) if column in found else "" for column in COLUMNS]
    return (case.title, str(case.tables), *figures, *aim(case, found))


def shown(figure: float) -> str:
    return f"{figure:.0f}" if figure >= 100 else f"{figure:.1f}"


def aim(case: Case, found: Figures) -> tuple[str, str]:
    if case == Case("sqlite", 500):
        met = found["actions_s"] >= LEAST_ACTIONS and found["p99_ms"] <= MOST_P99
        return f"{LEAST_ACTIONS} actions/s, p99 {MOST_P99} ms", "yes" if met else "NO"
    if not case.seconds:
        return f"{MOST_IDLE} MB", "yes" if found["rss_mb"] <= MOST_IDLE else "NO"
    return "", ""


def ratios(rounds: Sequence[Mapping[Case, Figures]]) -> list[str]:
    """Ours to boardgame.io's within a round: the medians, with the least and the most. More actions, a smaller p99 and
    less CPU are better. If there were quiet rounds, only they count."""
    lines: list[str] = []
    for tables in sorted({case.tables for each in rounds for case in each if case.kind == PEER}):
        ours, theirs = Case("sqlite", tables), Case(PEER, tables)
        pairs = [(each[ours], each[theirs]) for each in rounds if ours in each and theirs in each]
        quiet = [pair for pair in pairs if max(found["others"] for found in pair) < MOST_OTHERS]
        if pairs:
            told = (f"{column} {within(quiet or pairs, column)}" for column in COMPARED)
            lines.append(f"{tables} tables, ours to {PEER}'s: {', '.join(told)}; {len(quiet)} of {len(pairs)} quiet")
    return lines


def within(pairs: Sequence[tuple[Figures, Figures]], column: str) -> str:
    found = sorted(ours[column] / theirs[column] for ours, theirs in pairs)
    return f"{median(found):.2f} ({found[0]:.2f}, {found[-1]:.2f})"


def aligned(rows: list[tuple[str, ...]], last_figure: int = 1 + len(COLUMNS)) -> str:
    """Figures to the right, words to the left: the first column, and those after the last figure."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if 0 < column <= last_figure else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
