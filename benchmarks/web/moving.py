"""The traced pages: a table with every module at which bots play at their usual pace, and a page with one moving
box."""

from __future__ import annotations

from random import Random
from time import monotonic
from typing import Final

from playwright.sync_api import Browser

from benchmarks.web.frames import Frames, traced
from tests.server.serving import RunningServer
from tests.web.browsing import Visitor

PACE: Final = 700  # milliseconds that a bot takes, as it is for people
GLANCE: Final = 100.0  # milliseconds between two looks at whether we are asked
PLACES: Final = ("library", "workshop", "gambling_cells", "gymnasium", "laundry", "psychiatric_ward")
BOX: Final = """<div style="width: 80px; height: 110px; background: orangered"></div>"""
MOVE: Final = """(seconds) => document.querySelector("div").animate(
    { transform: ["none", "translate(800px, 400px)"] },
    { duration: 400, iterations: Math.ceil(seconds / 0.4), direction: "alternate" },
).finished.then(() => null)"""


def table(browser: Browser, server: RunningServer, seconds: float) -> Frames:
    """Anna among five rookies; she chooses by chance, as soon as she is asked."""
    (seat,) = server.open_table(
        "Anna", bots=("rookie",) * 5, pace=PACE, michel="michelle", warden=True, tracker=True, places=PLACES
    )
    seat.post("start")
    anna = Visitor(browser, server, kept=True, still=False, speed="normal", askBefore=False)
    anna.sits(seat)
    anna.lines.first.wait_for(state="attached")  # of a turn that is closed
    random = Random(1)
    with traced(browser, anna.page) as found:
        end = monotonic() + seconds
        while monotonic() < end:
            if anna.choices.count() > 0:
                anna.choose(random)
            anna.page.wait_for_timeout(GLANCE)
    anna.leave()
    return found


def blank(browser: Browser, seconds: float) -> Frames:
    """As smooth as it can be on this machine."""
    page = browser.new_page(viewport={"width": 1280, "height": 720})
    page.set_content(BOX)
    with traced(browser, page) as found:
        page.evaluate(MOVE, seconds)
    page.close()
    return found
