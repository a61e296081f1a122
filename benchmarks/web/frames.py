"""The frames that Chromium draws while something moves, from its own trace."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import pairwise
from statistics import median
from typing import Any, Final

from playwright.sync_api import Browser, Page

Event = dict[str, Any]
Span = tuple[float, float]

CATEGORIES: Final = ["devtools.timeline", "disabled-by-default-devtools.timeline.frame"]
FRAME: Final = 1000 / 60  # milliseconds
# A frame may come a little late without one being missed.
ONE_MISSED, TWO_MISSED = 1.5 * FRAME, 2.5 * FRAME
WORK: Final = ("FunctionCall", "UpdateLayoutTree", "Layout", "PrePaint", "Paint", "Layerize", "Commit")


@dataclass
class Frames:
    """What a trace has told."""

    drawn: int = 0  # while something moved
    apart: list[float] = field(default_factory=list)  # milliseconds between one frame and the next
    work: dict[str, float] = field(default_factory=dict)  # milliseconds of the page's main thread
    longest: dict[str, float] = field(default_factory=dict)  # of one such piece of work

    @property
    def seconds(self) -> float:
        return sum(self.apart) / 1000

    @property
    def fps(self) -> float:
        """The median: 60 is every frame there can be."""
        return 1000 / median(self.apart) if self.apart else 0.0

    @property
    def mean_fps(self) -> float:
        return len(self.apart) / self.seconds if self.apart else 0.0

    def longer_than(self, milliseconds: float) -> int:
        return sum(each > milliseconds for each in self.apart)


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[Frames]:
    """What is drawn within; told when it is left."""
    found = Frames()
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        yield found
    finally:
        read(json.loads(browser.stop_tracing())["traceEvents"], found)


def read(events: list[Event], found: Frames) -> None:
    """The page is the process in which something moves."""
    moving = [event for event in events if event["name"] == "Animation"]
    pages = {event["pid"] for event in moving}
    draws = sorted(event["ts"] / 1000 for event in events if event["name"] == "DrawFrame" and event["pid"] in pages)
    for start, end in together(spans(moving)):
        within = [at for at in draws if start <= at <= end]
        found.drawn += len(within)
        found.apart += [after - before for before, after in pairwise(within)]
    for event in events:
        if event["name"] in WORK and event["pid"] in pages and event["ph"] == "X":
            name, took = event["name"], event.get("dur", 0) / 1000
            found.work[name] = found.work.get(name, 0) + took
            found.longest[name] = max(found.longest.get(name, 0), took)


def spans(moving: Iterable[Event]) -> list[Span]:
    """From the actual start of an animation, a frame after it was requested, to its end."""
    begun: dict[str, float] = {}
    wished: set[str] = set()
    found: list[Span] = []
    for event in sorted(moving, key=lambda event: float(event["ts"])):
        animation, at = event["id2"]["local"], event["ts"] / 1000
        if event["ph"] == "b":
            wished.add(animation)
        elif event["ph"] == "n" and animation in wished and event["args"]["data"].get("state") == "running":
            begun.setdefault(animation, at)
        elif event["ph"] == "e":
            wished.discard(animation)
            if animation in begun:
                found.append((begun.pop(animation), at))
    return found


def together(found: list[Span]) -> list[Span]:
    """Spans that touch are one."""
    joined: list[Span] = []
    for start, end in sorted(found):
        if joined and start <= joined[-1][1]:
            joined[-1] = (joined[-1][0], max(joined[-1][1], end))
        else:
            joined.append((start, end))
    return joined
