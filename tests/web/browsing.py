"""A real Chromium at a real server, and what people do in it: they find things by role and name, as a user sees or
hears them. Any page error, and any request to another host, fails the test."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from random import Random
from typing import Any, Final, Literal
from urllib.parse import urlsplit

from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Locator,
    Page,
    Request,
    TimeoutError,
    expect,
    sync_playwright,
)

from blackgate.messages import text
from tests.server.serving import RunningServer, Seat
from tests.server.tabletop import Tabletop, lay

Theme = Literal["dark", "light"]
Size = tuple[int, int]

LAPTOP: Final = (1280, 720)
PHONE: Final = (360, 640)
PHONE_WIDEST: Final = 500
CHROMIUM: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
AT_HOME: Final = "prison.test"  # this computer, by a name that a browser does not trust without https
LONG: Final = 30_000.0  # milliseconds after which something expected is considered missing
SHORT: Final = 2_000.0
MOST_CLICKS: Final = 1000  # in a short game
TWO_FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# Bots at tables that are opened in the browser choose at once.
HURRY: Final = """{
    const ask = window.fetch;
    window.fetch = (path, asked) => {
        if (!["/api/tables", "/api/lessons"].includes(path) || !asked?.body) return ask(path, asked);
        const body = JSON.parse(asked.body);
        const hurried = path === "/api/lessons" ? { pace: 0 } : { settings: { ...body.settings, pace: 0 } };
        return ask(path, { ...asked, body: JSON.stringify({ ...body, ...hurried }) });
    };
}"""
# Keeping the client, so that it can be installed, takes a browser an eighth of what a page costs.
NOT_KEPT: Final = """if (navigator.serviceWorker) {
    navigator.serviceWorker.register = () => Promise.reject(new DOMException("", "SecurityError"));
}"""
# Counts what the page has asked for and not got yet: answers with all of their bytes, and first messages of WebSockets.
WAITING: Final = """{
    window.waiting = 0;
    const ask = window.fetch;
    window.fetch = async (...asked) => {
        window.waiting += 1;
        try {
            const answer = await ask(...asked);
            await answer.clone().arrayBuffer();
            return answer;
        } finally {
            window.waiting -= 1;
        }
    };
    window.WebSocket = class extends WebSocket {
        constructor(...asked) {
            super(...asked);
            window.waiting += 1;
            const told = new AbortController();
            const over = () => { told.abort(); window.waiting -= 1; };
            for (const event of ["message", "close"]) this.addEventListener(event, over, { signal: told.signal });
        }
    };
}"""
# The client's settings, which its scripts give to each other under a name that changes with every build; then its words
# in that language, and all that it asks for because of them.
SWITCH: Final = """async (language) => {
    const scripts = () => performance.getEntriesByType("resource").map((each) => each.name).filter(
        (name) => name.endsWith(".js"));
    const isSettings = (each) => typeof each === "object" && "language" in each && "askBefore" in each;
    let settings;
    for (const script of scripts()) settings ??= Object.values(await import(script)).find(isSettings);
    settings.language = language;
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    let words;
    while (!(words = scripts().find((name) => name.includes(`/${language}-`)))) await frame();
    await import(words);
    for (let still = 0; still < 3; still = waiting === 0 ? still + 1 : 0) await frame();
}"""
# What there is on a page to press and what it is about, but for its words; the log comes bit by bit.
SHAPE: Final = """() => [...document.querySelectorAll("h1, h2, h3, button, a, input, select, [role=dialog]")].map(
    (each) => [each.tagName, each.ariaSelected, each.ariaExpanded, each.checkVisibility()].join(" ")).join()"""
# Told by the browser when a request does not get through; tests that cut the line expect it.
CUT_OFF: Final = (
    "ERR_INTERNET_DISCONNECTED",
    "ERR_CONNECTION_REFUSED",
    "WebSocket connection to",
    "ERR_CONNECTION_RESET",
)
REFUSED: Final = "the server responded with a status of 4"  # told where a test wants a refusal
PRIVATE: Final = "does not support the Push API in incognito mode"  # and each visitor's browser is one
UNTRUSTED: Final = "Cross-Origin-Opener-Policy header has been ignored"  # told of any page without https

expect.set_options(timeout=LONG)


@contextmanager
def chromium(*more: str) -> Iterator[Browser]:
    """With more arguments than these."""
    path = next(filter(None, map(shutil.which, CHROMIUM)), None)
    assert path is not None, "there is no Chromium for the tests of the browser client: apt-get install chromium"
    with sync_playwright() as playwright:
        # Nothing that Chromium does on its own: every request comes from the page.
        arguments = ["--no-sandbox", "--disable-gpu", f"--host-resolver-rules=MAP {AT_HOME} 127.0.0.1", *more]
        browser = playwright.chromium.launch(executable_path=path, args=arguments)
        yield browser
        browser.close()


def words(message: str, language: str = "en", **arguments: str | int) -> str:
    """A message of the client: `words("table-menu")`."""
    return text(language, f"web-{message}", **arguments)


def laid(server: RunningServer, top: Tabletop, rows: Sequence[bytes] | None = None) -> list[Seat]:
    """A table put into the server's database; in a thread, as playwright has an event loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(lay, server, top, rows).result()


class Visitor:
    """Somebody with a browser profile of their own; their browser keeps the client for the next time if `kept`."""

    def __init__(
        self,
        browser: Browser,
        server: RunningServer,
        *,
        size: Size = LAPTOP,
        theme: Theme = "dark",
        language: str = "en",
        still: bool = True,
        kept: bool = False,
        host: str = "",
        **settings: Any,
    ) -> None:
        self.server: Final = server
        self.address: Final = f"http://{host}:{server.port}" if host else server.address
        self.settings: Final = {
            "language": language,
            "theme": theme,
            "speed": "off",
            "volume": 0,
            "knowsGoal": True,
            **settings,
        }
        self.keeps = 0
        self.complaints: Final[list[str]] = []
        self.hosts: Final[set[str]] = set()
        self.offline = False
        self.refused = False
        width, height = size
        self.context: Final[BrowserContext] = browser.new_context(
            viewport={"width": width, "height": height},
            has_touch=width < PHONE_WIDEST,
            is_mobile=width < PHONE_WIDEST,
            locale=language,
            color_scheme=theme,
            base_url=self.address,
            reduced_motion="reduce" if still else "no-preference",
        )
        self.context.set_default_timeout(LONG)
        self.context.add_init_script(HURRY if kept else HURRY + NOT_KEPT)
        self.keep("blackgate.settings", self.settings)
        self.context.on("request", self._asked)
        self.page: Final[Page] = self.context.new_page()
        self.page.on("console", self._said)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _asked(self, request: Request) -> None:
        self.hosts.add(urlsplit(request.url).netloc)

    def _said(self, said: ConsoleMessage) -> None:
        expected = [PRIVATE, UNTRUSTED, *(CUT_OFF if self.offline else ()), *([REFUSED] if self.refused else ())]
        if said.type in ("error", "warning") and not any(words in said.text for words in expected):
            self.complaints.append(f"{said.text} ({said.location['url']})")

    def keep(self, key: str, value: object) -> None:
        """Put it into the browser's storage before the next page is opened."""
        self.keeps += 1
        name, kept, once = json.dumps(key), json.dumps(json.dumps(value)), json.dumps(f"kept {self.keeps}")
        self.context.add_init_script(
            f"localStorage.getItem({once}) ?? (localStorage.setItem({once}, ''), localStorage.setItem({name}, {kept}))"
        )

    @property
    def language(self) -> str:
        return str(self.settings["language"])

    def speaks(self, language: str) -> None:
        """From the next page on."""
        self.settings["language"] = language
        self.keep("blackgate.settings", self.settings)

    def switches_to(self, language: str) -> bool:
        """In the open page; returns when the page has all that it asked for then, and shows it. It may be somewhere
        else then: a list closes when what can be chosen comes anew."""
        self.speaks(language)
        before = self.page.evaluate(SHAPE)
        self.page.evaluate(SWITCH, language)
        return bool(self.page.evaluate(SHAPE) == before)

    def turns_to(self, size: Size) -> None:
        """The same page on another device, when it has settled there."""
        width, height = size
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.evaluate(TWO_FRAMES)

    def goes(self, path: str) -> Page:
        self.page.goto(path)
        return self.page

    def sits(self, *seats: Seat) -> Page:
        """At a table whose seats were taken elsewhere; several seats are a hot seat."""
        held = [{"table": seat.table, "seat": seat.number, "token": seat.token} for seat in seats]
        self.keep("blackgate.seats", held)
        return self.goes(f"/table/{seats[0].table}")

    def words(self, message: str, **arguments: str | int) -> str:
        return words(message, self.language, **arguments)

    def button(self, message: str, **arguments: str | int) -> Locator:
        return self.page.get_by_role("button", name=self.words(message, **arguments), exact=True)

    def leave(self) -> None:
        self.context.close()

    # --- at the table
    @property
    def seat(self) -> Seat:
        """Taken in this browser."""
        (held,) = json.loads(self.page.evaluate("localStorage.getItem('blackgate.seats')"))
        return Seat(self.server, held["table"], held["seat"], held["token"])

    @property
    def bar(self) -> Locator:
        """What can be done now: a region by its name. By its role it would be looked for among all there is, whenever
        somebody waits for a choice."""
        return self.page.locator(f'section[aria-label="{self.words("table-actions")}"]')

    @property
    def choices(self) -> Locator:
        return self.bar.locator("[data-verb]:not([aria-disabled=true]), [data-action]:not([aria-disabled=true])")

    @property
    def ending(self) -> Locator:
        """There when the game is over."""
        return self.page.locator("[role=tablist]").get_by_role("tab", name=self.words("pages-after-ending"))

    def _turn_to(self, tab: str) -> None:
        """Also where it is a swipe away."""
        self.page.get_by_role("tab", name=self.words(tab)).dispatch_event("click")

    @property
    def chat(self) -> Locator:
        """What people have said."""
        self._turn_to("table-chat")
        return self.page.get_by_role("list", name=self.words("table-chat"), exact=True)

    def says(self, something: str) -> None:
        expect(self.chat).to_be_visible()
        self.page.get_by_label(self.words("table-chat-write")).fill(something)
        self.button("table-chat-send").click()
        expect(self.chat).to_contain_text(something)

    @property
    def opened(self) -> Locator:
        """There when several choices of one kind are laid out."""
        return self.bar.get_by_role("button", name=self.words("table-back"), exact=True)

    @property
    def sure(self) -> Locator:
        """Asked before what cannot be taken back."""
        dialog = self.page.locator("dialog[open]")
        return dialog.get_by_role("button", name=self.words("table-confirm-yes"), exact=True)

    def is_asked(self) -> bool:
        """Waits until there is something to click, or the game is over."""
        self.choices.or_(self.ending).or_(self.sure).first.wait_for()
        return not self.ending.is_visible()

    def choose(self, random: Random) -> None:
        """One random click: on an action, on an item of the open list, or yes."""
        if self.sure.is_visible():
            self.sure.click()
            return
        found = self.choices.count()
        if found == 0:  # the last choice is still on its way
            return
        try:
            self.choices.nth(random.randrange(found)).click(timeout=SHORT)
        except TimeoutError:  # there were more choices a moment ago
            return

    def play_out(self, random: Random) -> None:
        for _ in range(MOST_CLICKS):
            if not self.is_asked():
                return
            self.choose(random)
        raise AssertionError("the game does not end")

    @property
    def lines(self) -> Locator:
        """The log."""
        self._turn_to("table-log")
        return self.page.get_by_role("list", name=self.words("table-log"), exact=True).locator("[data-line]")

    def log(self) -> list[str]:
        return [line.strip() for line in self.lines.all_text_contents()]  # also of turns that are closed


class Visitors:
    """All visitors of one test; in the end none of them has seen an error."""

    def __init__(self, browser: Browser, server: RunningServer) -> None:
        self.browser: Final = browser
        self.server: Final = server
        self.all: Final[list[Visitor]] = []

    def __call__(self, **options: Any) -> Visitor:
        visitor = Visitor(self.browser, self.server, **options)
        self.all.append(visitor)
        return visitor

    def leave(self) -> None:
        for visitor in self.all:
            visitor.leave()

    def check(self) -> None:
        for visitor in self.all:
            assert visitor.complaints == [], visitor.complaints
            assert visitor.hosts <= {urlsplit(visitor.address).netloc}, visitor.hosts
