"""Charts of an arena as PNG files: who beats whom, ratings, how long games last.

Everything shown by a colour is also shown by a mark or a word.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from blackgate.lab.arena import Arena
from blackgate.lab.figures import EVEN, STRONGER, WEAKER, Share, lengths, rounds_of, shares
from blackgate.lab.pairing_names import pairing_name
from blackgate.lab.ratings import Rating, ratings
from blackgate.lab.results import Result, of_pairing
from blackgate.messages import text
from blackgate.wording.figures import figure, percent

INK: Final = "#333333"
PALE: Final = "#999999"
BLUE: Final = "#0072b2"
ORANGE: Final = "#d55e00"
COLOURS: Final = {STRONGER: BLUE, WEAKER: ORANGE, EVEN: INK}
MARKS: Final = {STRONGER: "^", WEAKER: "v", EVEN: "o"}
PLAIN: Final = {"facecolor": "white", "edgecolor": "none", "pad": 1}  # behind words, so that lines do not cross them
WIDTH: Final = 8.0  # inches
DOTS: Final = 150  # an inch
BINS: Final = 40


def draw(arena: Arena, results: Sequence[Result], folder: Path, language: str) -> list[Path]:
    """The charts that these results allow, and where they are."""
    pictures = {"lengths": draw_lengths(arena, results, language)}
    if found := shares(arena, results):
        pictures["shares"] = draw_shares(arena, found, language)
        pictures["ratings"] = draw_ratings(arena, ratings(arena, results), language)
    folder.mkdir(parents=True, exist_ok=True)
    paths: list[Path] = []
    for name, picture in sorted(pictures.items()):
        paths.append(folder / f"{name}.png")
        picture.savefig(paths[-1], dpi=DOTS, format="png")
    return paths


def draw_shares(arena: Arena, found: Sequence[Share], language: str) -> Figure:
    picture = Figure(figsize=(WIDTH, 1.8 + 0.6 * len(found)), layout="constrained")
    axes = picture.subplots()
    for row, share in enumerate(found):
        draw_interval(axes, row, share.share * 100, share.low * 100, share.high * 100, share.verdict)
        label = f"{percent(language, share.share)} ({text(language, f'arena-verdict-{share.verdict}')})"
        axes.annotate(
            label, (share.share * 100, row), (0, 9), textcoords="offset points", bbox=PLAIN, ha="center", color=INK
        )
    even = arena.even * 100
    axes.axvline(even, color=PALE, linestyle="--", zorder=0)
    label = text(language, "arena-plot-even", share=percent(language, arena.even))
    axes.annotate(label, (even, 1), (4, -4), ("data", "axes fraction"), "offset points", va="top", color=INK)
    axes.set_xlim(0, 100)
    finish(axes, [pairing_name(arena, share.pairing, language) for share in found])
    axes.set_title(text(language, "arena-plot-shares"), loc="left", color=INK)
    axes.set_xlabel(f"{text(language, 'arena-plot-share')} (%)", color=INK)
    return picture


def draw_ratings(arena: Arena, found: Sequence[Rating], language: str) -> Figure:
    picture = Figure(figsize=(WIDTH, 1.6 + 0.6 * len(found)), layout="constrained")
    axes = picture.subplots()
    for row, rating in enumerate(found):
        draw_interval(axes, row, rating.mu, rating.low, rating.high, EVEN)
        axes.annotate(
            figure(language, rating.mu), (rating.mu, row), (0, 9), textcoords="offset points", ha="center", color=INK
        )
    finish(axes, [arena.names[rating.bot] for rating in found])
    axes.margins(x=0.1)
    axes.set_title(text(language, "arena-ratings"), loc="left", color=INK)
    axes.set_xlabel(text(language, "arena-plot-interval"), color=INK)
    return picture


def draw_lengths(arena: Arena, results: Sequence[Result], language: str) -> Figure:
    """One histogram above the other, on one scale."""
    played = [(pairing, of_pairing(results, pairing)) for pairing in arena.pairings]
    played = [(pairing, games) for pairing, games in played if games]
    picture = Figure(figsize=(WIDTH, 1.4 + 1.8 * len(played)), layout="constrained")
    rows = picture.subplots(len(played), 1, sharex=True, squeeze=False)
    longest = max(rounds_of(arena, result) for result in results)
    width = -(-longest // BINS)
    edges = [edge + 0.5 for edge in range(0, longest + width, width)]
    for axes, (pairing, games) in zip(rows[:, 0], played, strict=True):
        rounds = [rounds_of(arena, result) for result in games]
        axes.hist(rounds, bins=edges, color=BLUE, edgecolor="white", linewidth=0.5)
        median = lengths(rounds).median
        axes.axvline(median, color=INK, linestyle="--")
        label = text(language, "arena-plot-median", rounds=figure(language, median))
        axes.annotate(label, (median, 1), (4, -4), ("data", "axes fraction"), "offset points", va="top", color=INK)
        axes.set_title(pairing_name(arena, pairing, language), loc="right", fontsize="medium", color=INK)
        axes.set_ylabel(text(language, "arena-games"), color=INK)
        axes.spines[["top", "right"]].set_visible(False)
        axes.set_xlim(0.5, None)
        axes.margins(y=0.2)  # room for the words on top
    rows[-1, 0].set_xlabel(text(language, "arena-rounds"), color=INK)
    picture.suptitle(text(language, "arena-lengths"), x=0.02, ha="left", color=INK)
    return picture


def draw_interval(axes: Axes, row: int, value: float, low: float, high: float, verdict: str) -> None:
    """A mark for the value, and a line with ends from low to high."""
    axes.errorbar(
        value,
        row,
        xerr=[[value - low], [high - value]],
        marker=MARKS[verdict],
        color=COLOURS[verdict],
        markersize=8,
        capsize=5,
        linewidth=2,
    )


def finish(axes: Axes, names: list[str]) -> None:
    """A row for each name, the first on top."""
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(len(names) - 0.4, -0.8)
    axes.spines[["top", "right"]].set_visible(False)
    axes.grid(axis="x", color="#e5e5e5")
    axes.set_axisbelow(True)
