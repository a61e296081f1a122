"""The results as one table."""

from __future__ import annotations

from benchmarks.endings import Endings
from benchmarks.measures import (
    LEAST_SHARE,
    MEASURES,
    MOST_COST,
    MOST_LOSS,
    Measure,
    arena_share,
    cost_of_events,
    loss_by_options,
    simulation_share,
)

Figures = dict[str, float]

HEAD = ("", "compiled", "interpreted", "ratio", "target", "met")
SIMULATIONS = {"simulate": "veteran", "simulate-rookie": "rookie"}  # and who plays there
ENDINGS_HEAD = ("random games", "games", "by R2.4", "decisions", "turns")


def shown(figure: float, measure: Measure) -> str:
    if not measure.per_second:
        return f"{figure:.2f} us"
    if figure >= 1e6:
        return f"{figure / 1e6:.2f} M/s"
    return f"{figure / 1e3:.0f} k/s" if figure >= 10e3 else f"{figure / 1e3:.1f} k/s"


def row_of(key: str, compiled: Figures, interpreted: Figures) -> tuple[str, ...]:
    measure = MEASURES[key]
    fast, slow = compiled[key], interpreted[key]
    ratio = fast / slow if measure.per_second else slow / fast
    bound = "at least" if measure.per_second else "at most"
    targets: list[str] = []
    met: list[str] = []
    for figure, target, which in ((fast, measure.target, ""), (slow, measure.interpreted_target, " interpreted")):
        if target is not None:
            targets.append(f"{bound} {shown(target, measure)}{which}")
            met.append("yes" if measure.met(figure, target) else "NO")
    return (
        measure.title,
        shown(fast, measure),
        shown(slow, measure),
        f"{ratio:.1f}",
        ", ".join(targets),
        ", ".join(met),
    )


def cost_row(compiled: Figures, interpreted: Figures) -> tuple[str, ...]:
    cost = cost_of_events(compiled)
    met = "yes" if cost <= MOST_COST else "NO"
    return ("cost of events", f"{cost:.0f} %", f"{cost_of_events(interpreted):.0f} %", "", "at most 33 %", met)


def table(compiled: Figures, interpreted: Figures) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [HEAD]
    for key in MEASURES:
        rows.append(row_of(key, compiled, interpreted))
        if key == "playouts-events":
            rows.append(cost_row(compiled, interpreted))
        if key in ("playouts-everything", "playouts-teams"):
            rows.append(loss_row(compiled, interpreted, key))
        if key == "arena":
            rows.append(share_row(compiled, interpreted))
        if key in SIMULATIONS:
            rows.append(simulation_row(compiled, interpreted, key, SIMULATIONS[key]))
    return rows


def simulation_row(compiled: Figures, interpreted: Figures, key: str, own: str) -> tuple[str, ...]:
    share = simulation_share(compiled, key, own)
    target, met = "", ""
    if key == "simulate":
        target, met = f"at least {LEAST_SHARE} %", "yes" if share >= LEAST_SHARE else "NO"
    return (
        "  share of the bots' own",
        f"{share:.0f} %",
        f"{simulation_share(interpreted, key, own):.0f} %",
        "",
        target,
        met,
    )


def loss_row(compiled: Figures, interpreted: Figures, key: str) -> tuple[str, ...]:
    loss = loss_by_options(compiled, key)
    met = "yes" if loss <= MOST_LOSS else "NO"
    shown_loss = f"{loss_by_options(interpreted, key):.0f} %"
    return ("  what that costs", f"{loss:.0f} %", shown_loss, "", f"at most {MOST_LOSS} %", met)


def share_row(compiled: Figures, interpreted: Figures) -> tuple[str, ...]:
    share = arena_share(compiled)
    met = "yes" if share >= LEAST_SHARE else "NO"
    shown_share = f"{arena_share(interpreted):.0f} %"
    return ("  games/s as share of raw engine", f"{share:.0f} %", shown_share, "", f"at least {LEAST_SHARE} %", met)


def endings_table(found: list[Endings]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = [ENDINGS_HEAD]
    for ending in found:
        rows.append(
            (
                f"{ending.players} players",
                str(ending.games),
                str(ending.by_limit),
                f"{ending.decisions:.0f}",
                f"{ending.turns:.0f}",
            )
        )
    return rows


def aligned(rows: list[tuple[str, ...]]) -> str:
    """The first column to the left, figures to the right, words to the left."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines: list[str] = []
    for row in rows:
        cells = [
            cell.rjust(width) if 0 < column < 4 else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        lines.append("  ".join(cells).rstrip())
    return "\n".join(lines)
