"""The results as tables, with the project's targets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from benchmarks.web.frames import ONE_MISSED, TWO_MISSED, WORK, Frames

Row = tuple[str, ...]

HEAD: Final = ("", "best", "median", "aim", "met")
FRAMES_HEAD: Final = ("", "frames", "seconds", "median fps", "mean fps", "1 missed", "2 or more", "longest ms")
WORK_HEAD: Final = ("main thread, ms", *WORK)


@dataclass(frozen=True)
class Measured:
    """Something measured several times; the less, the better."""

    title: str
    unit: str
    figures: list[float]
    aim: float | None = None

    @property
    def best(self) -> float:
        return min(self.figures)

    def row(self) -> Row:
        middle = sorted(self.figures)[len(self.figures) // 2]
        shown = [f"{figure:.0f} {self.unit}" for figure in (self.best, middle)]
        if self.aim is None:
            return (self.title, *shown, "", "")
        return (self.title, *shown, f"below {self.aim:.0f} {self.unit}", "yes" if self.best < self.aim else "NO")


def frames_row(title: str, found: Frames) -> Row:
    one, two = found.longer_than(ONE_MISSED), found.longer_than(TWO_MISSED)
    figures = [f"{figure:.1f}" for figure in (found.seconds, found.fps, found.mean_fps)]
    return (title, str(found.drawn), *figures, str(one - two), str(two), f"{max(found.apart, default=0):.0f}")


def ratio_row(found: Frames, blank: Frames) -> Row:
    """The table's frames a second over the blank page's: the machine's own slowness is in both."""
    return ("ratio", "", "", f"{found.fps / blank.fps:.2f}", f"{found.mean_fps / blank.mean_fps:.2f}", "", "", "")


def work_rows(found: Frames) -> list[Row]:
    return [
        WORK_HEAD,
        ("in all", *(f"{found.work.get(name, 0):.0f}" for name in WORK)),
        ("the longest", *(f"{found.longest.get(name, 0):.1f}" for name in WORK)),
    ]


def aligned(rows: list[Row]) -> str:
    """Figures to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            cell.rjust(width) if column else cell.ljust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        ).rstrip()
        for row in rows
    )
