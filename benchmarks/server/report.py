"""The results as a table, with the project's targets."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from benchmarks.server.cases import Case, Figures

HEAD: Final = ("", "tables", "actions/s", "p50 ms", "p99 ms", "CPU us", "batch", "RSS MB", "aim", "met")
COLUMNS: Final = ("actions_s", "p50_ms", "p99_ms", "cpu_us", "batch", "rss_mb")
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


def ratios(best: Mapping[Case, Figures]) -> list[str]:
    """Ours over boardgame.io's, in the same run; above 1 is better for actions, below 1 for latency."""
    lines: list[str] = []
    for case, theirs in best.items():
        ours = best.get(Case("sqlite", case.tables))
        if case.kind == "boardgame.io" and ours is not None:
            actions, p99 = ours["actions_s"] / theirs["actions_s"], ours["p99_ms"] / theirs["p99_ms"]
            lines.append(f"{case.tables} tables, ours to boardgame.io's: actions/s {actions:.2f}, p99 {p99:.2f}")
    return lines


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
