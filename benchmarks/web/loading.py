"""How much comes before somebody can play, and how long it takes on a slow device."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Browser, Request

from tests.server.serving import RunningServer
from tests.web.browsing import Visitor
from tests.web.screens import SCREENS, Screen

SLOWDOWN: Final = 4
PLAY_NOW: Final = "button[type=submit]"
CHOICE: Final = "[data-verb]:not([aria-disabled=true]), [data-action]:not([aria-disabled=true])"
# Something can be pressed when it has been drawn and the page has time for an event: a task after the next frame.
# The page's clock begins with the navigation.
CAN_BE_PRESSED: Final = """(selector) => {
    const look = () => {
        if (document.querySelector(selector))
            requestAnimationFrame(() => setTimeout(() => { window.canBePressed = performance.now(); }));
        else requestAnimationFrame(look);
    };
    look();
}"""


def first_load(browser: Browser, server: RunningServer) -> float:
    """Kilobytes of the first page as they are sent, beside the fonts."""
    visitor = Visitor(browser, server)
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
    return until(PLAY_NOW, SCREENS["start"], browser, server, slowdown)


def table(browser: Browser, server: RunningServer, slowdown: int) -> Loaded:
    """Until the choices of a table with everything on can be pressed, with nothing in the browser's cache."""
    return until(CHOICE, SCREENS["turn"], browser, server, slowdown)


def until(selector: str, screen: Screen, browser: Browser, server: RunningServer, slowdown: int) -> Loaded:
    visitor = Visitor(browser, server, still=False, speed="normal")
    tools = visitor.context.new_cdp_session(visitor.page)
    tools.send("Emulation.setCPUThrottlingRate", {"rate": slowdown})
    tools.send("Performance.enable", {"timeDomain": "threadTicks"})
    visitor.context.add_init_script(f"({CAN_BE_PRESSED})({selector!r})")
    screen(visitor)
    milliseconds: float = visitor.page.wait_for_function("() => window.canBePressed").json_value()
    metrics = {each["name"]: each["value"] for each in tools.send("Performance.getMetrics")["metrics"]}
    visitor.leave()
    return Loaded(milliseconds, metrics["TaskDuration"] * 1000)
