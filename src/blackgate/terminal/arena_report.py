"""The results of an arena, as tables: who beats whom, ratings, how long games last."""

from __future__ import annotations

from collections.abc import Sequence

from rich.box import SIMPLE
from rich.console import Console, JustifyMethod
from rich.table import Table

from blackgate.lab.arena import Arena
from blackgate.lab.figures import Lengths, lengths, rounds_of, shares
from blackgate.lab.pairing_names import pairing_name
from blackgate.lab.results import Result, of_pairing
from blackgate.messages import text
from blackgate.wording.figures import figure, percent


def report(arena: Arena, results: Sequence[Result], language: str) -> None:
    """All of it, on standard output."""
    console = Console(highlight=False, markup=False, emoji=False)
    say = text(language, "arena-title", bots=", ".join(arena.names), players=arena.options.players, games=len(results))
    console.print(say)
    if len(arena.bots) > 1:
        console.print(shares_table(arena, results, language))
        console.print(ratings_table(arena, results, language))
    console.print(lengths_table(arena, results, language))
    by_limit = sum(result.by_limit for result in results)
    console.print(text(language, "arena-limit", count=by_limit, games=len(results)))


def shares_table(arena: Arena, results: Sequence[Result], language: str) -> Table:
    title = text(language, "arena-shares", even=percent(language, arena.even))
    table = new_table(
        language,
        title,
        "arena-bot",
        "arena-against",
        "arena-games",
        "arena-won",
        "arena-share",
        "arena-likely",
        "arena-verdict",
    )
    for share in shares(arena, results):
        table.add_row(
            arena.names[share.pairing[0]],
            arena.names[share.pairing[1]],
            str(share.games),
            figure(language, share.won),
            percent(language, share.share),
            text(language, "arena-interval", low=figure(language, share.low * 100), high=percent(language, share.high)),
            text(language, f"arena-verdict-{share.verdict}"),
        )
    return table


def ratings_table(arena: Arena, results: Sequence[Result], language: str) -> Table:
    from blackgate.lab.ratings import ratings  # which needs openskill

    table = new_table(language, text(language, "arena-ratings"), "arena-bot", "arena-rating", "arena-likely")
    for rating in ratings(arena, results):
        low, high = figure(language, rating.low), figure(language, rating.high)
        table.add_row(
            arena.names[rating.bot],
            figure(language, rating.mu),
            text(language, "arena-interval", low=low, high=high),
        )
    return table


def lengths_table(arena: Arena, results: Sequence[Result], language: str) -> Table:
    """Turns of all players together, and rounds."""
    table = new_table(
        language,
        text(language, "arena-lengths"),
        "arena-who",
        "arena-in",
        "arena-mean",
        "arena-least",
        "arena-lower",
        "arena-median",
        "arena-upper",
        "arena-most",
    )
    for pairing in arena.pairings:
        played = of_pairing(results, pairing)
        turns = lengths([result.turns for result in played])
        rounds = lengths([rounds_of(arena, result) for result in played])
        table.add_row(pairing_name(arena, pairing, language), *length_cells(turns, "arena-turns", language))
        table.add_row("", *length_cells(rounds, "arena-rounds", language))
    return table


def length_cells(found: Lengths, unit: str, language: str) -> list[str]:
    return [
        text(language, unit),
        figure(language, found.mean),
        str(found.least),
        figure(language, found.lower),
        figure(language, found.median),
        figure(language, found.upper),
        str(found.most),
    ]


def new_table(language: str, title: str, *columns: str) -> Table:
    """Words left-aligned, figures right-aligned."""
    table = Table(title=title, title_justify="left", title_style="bold", box=SIMPLE)
    for column in columns:
        words = column in ("arena-bot", "arena-against", "arena-verdict", "arena-who", "arena-in")
        justify: JustifyMethod = "left" if words else "right"
        table.add_column(text(language, column), justify=justify, overflow="fold", no_wrap=not words)
    return table
