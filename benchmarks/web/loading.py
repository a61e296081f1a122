"""How much is loaded before somebody can play, and how long it takes on a slow device."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Page, Request

from tests.server.serving import RunningServer
from tests.web.browsing import Visitor
from tests.web.screens import SCREENS, put, turn_of_six

SLOWDOWN: Final = 4
PLAY_NOW: Final = "button[type=submit]"
CHOICE: Final = "[data-verb]:not([aria-disabled=true]), [data-action]:not([aria-disabled=true])"
TOLD: Final = "can be pressed after "
# Something can be pressed when it has been drawn and the page can handle an event: a task after the next frame. The
# page's clock starts with the navigation. The page reports by itself: polling would be measured too.
CAN_BE_PRESSED: Final = """([selector, told]) => {
    const look = () => {
        if (document.querySelector(selector))
            requestAnimationFrame(() => setTimeout(() => console.debug(told + performance.now())));
        else requestAnimationFrame(look);
    };
    look();
}"""


def first_load(browser: Browser, server: RunningServer) -> float:
    """Kilobytes of the first page as they are sent, beside the fonts."""
    visitor = Visitor(browser, server, kept=True)
    asked: list[Request] = []
    visitor.page.on("requestfinished", lambda request: asked.append(request))
    SCREENS["start"](visitor)
    sizes = [each.sizes()["responseBodySize"] for each in asked if each.resource_type != "font"]
    visitor.leave()
    return sum(sizes) / 1000


@dataclass(frozen=True)
class Loaded:
    """Something can be pressed."""

    milliseconds: float  # since the navigation began
    work: float  # milliseconds of processor time of the page's main thread: others on the machine do not change it


def start_page(browser: Browser, server: RunningServer, slowdown: int) -> Loaded:
    """Until "Play now" can be pressed, with nothing in the browser's cache."""
    return until(PLAY_NOW, lambda visitor: visitor.goes("/"), browser, server, slowdown)


def table(browser: Browser, server: RunningServer, slowdown: int) -> Loaded:
    """Until the choices of a table with everything on can be pressed, with nothing in the browser's cache."""
    seat = put(server, turn_of_six())[0]
    seat.get("board")  # the server has read the table: others sit there already
    return until(CHOICE, lambda visitor: visitor.sits(seat), browser, server, slowdown)


def until(selector: str, go: Callable[[Visitor], Page], browser: Browser, server: RunningServer, slow: int) -> Loaded:
    visitor = Visitor(browser, server, kept=True, still=False, speed="normal")
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slow})
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    visitor.context.add_init_script(f"({CAN_BE_PRESSED})({json.dumps([selector, TOLD])})")
    with visitor.page.expect_console_message(lambda said: said.text.startswith(TOLD)) as said:
        go(visitor)
    metrics = {each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]}
    visitor.leave()
    return Loaded(float(said.value.text.removeprefix(TOLD)), metrics["TaskDuration"] * 1000)
