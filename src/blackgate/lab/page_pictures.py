"""Pictures of the balance report as SVG: intervals on one scale, and histograms. Colours are the page's own."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from blackgate.lab.balance import Row

TICKS: Final = 5
MOST_BARS: Final = 40
WIDTH: Final = 720
HEIGHT: Final = 190
FOOT: Final = 24  # for the numbers under the bars


@dataclass(frozen=True)
class Scale:
    """From the lowest value to the highest, with round numbers to read it by."""

    low: float
    high: float
    step: float

    def at(self, value: float) -> str:
        """The position of a value, in percent of the width, clamped to the scale."""
        part = (value - self.low) / (self.high - self.low) if self.high > self.low else 0.5
        return f"{min(1.0, max(0.0, part)) * 96 + 2:.2f}%"

    def ticks(self) -> list[float]:
        first = math.ceil(self.low / self.step - 1e-9)
        last = math.floor(self.high / self.step + 1e-9)
        return [number * self.step for number in range(first, last + 1)]


def scale_of(rows: Sequence[Row], reference: float | None) -> Scale:
    """Wide enough for every interval; a single uninformative one does not widen it for all."""
    values = [row.estimate.value for row in rows] + ([] if reference is None else [reference])
    widths = sorted(row.estimate.high - row.estimate.low for row in rows if math.isfinite(row.estimate.high))
    widest = 4 * widths[len(widths) // 2] if widths else 0.0
    ends = [
        end
        for row in rows
        for end in (row.estimate.low, row.estimate.high)
        if math.isfinite(end) and row.estimate.high - row.estimate.low <= widest
    ]
    low, high = min([*values, *ends]), max([*values, *ends])
    if high <= low:
        low, high = low - 0.5, high + 0.5
    rough = (high - low) / TICKS
    power = 10.0 ** math.floor(math.log10(rough))
    return Scale(low, high, next(power * n for n in (1, 2, 5, 10) if power * n >= rough))


def strip(row: Row, scale: Scale, reference: float | None) -> str:
    """The interval of one row: a line with a mark on it; a filled diamond for what stands out."""
    estimate = row.estimate
    y = "50%"
    parts = ['<svg class="strip" aria-hidden="true">']
    if reference is not None:
        parts.append(f'<line class="even" x1="{scale.at(reference)}" x2="{scale.at(reference)}" y1="0" y2="100%"/>')
    low, high = scale.at(estimate.low), scale.at(estimate.high)
    parts.append(f'<line class="interval" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/>')
    mark = '<path d="M-7 0 0-7 7 0 0 7z"/>' if row.stands_out else '<circle r="5"/>'
    parts.append(f'<svg class="mark" x="{scale.at(estimate.value)}" y="{y}" overflow="visible">{mark}</svg></svg>')
    return "".join(parts)


def axis(scale: Scale, labels: Sequence[str]) -> str:
    """The round numbers of a scale; first and last stay inside the picture."""
    ticks = scale.ticks()
    parts = ['<svg class="axis" aria-hidden="true">']
    for tick, label in zip(ticks, labels, strict=True):
        parts.append(f'<line x1="{scale.at(tick)}" x2="{scale.at(tick)}" y1="0" y2="5"/>')
        parts.append(f'<text x="{scale.at(tick)}" y="18" text-anchor="middle">{label}</text>')
    return "".join(parts) + "</svg>"


def histogram(counts: Sequence[int], described: str) -> str:
    """How many games there were of each number, in bars of equal width."""
    first = next((i for i, count in enumerate(counts) if count), 0)
    width = -(-(len(counts) - first) // MOST_BARS)
    bars = [sum(counts[start : start + width]) for start in range(first, len(counts), width)]
    most = max(bars, default=1)
    step = WIDTH / max(len(bars), 1)
    parts = [f'<svg class="histogram" viewBox="0 0 {WIDTH} {HEIGHT + FOOT}" role="img" aria-label="{described}">']
    every = max(1, len(bars) // 8)
    for i, count in enumerate(bars):
        height = count / most * (HEIGHT - 10)
        parts.append(
            f'<rect x="{i * step + 1:.1f}" y="{HEIGHT - height:.1f}" width="{step - 2:.1f}" height="{height:.1f}"/>'
        )
        if i % every == 0:
            parts.append(
                f'<text x="{(i + 0.5) * step:.1f}" y="{HEIGHT + 18}" text-anchor="middle">{first + i * width}</text>'
            )
    return "".join(parts) + "</svg>"
