"""Every screen, on a laptop and on a phone. Everything fits: the table of a laptop is one screen without scrolling, a
phone never scrolls sideways, and in every language every word is there and stays within what it stands on. And it is
for everyone: axe finds nothing, by day as by night."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Page

from blackgate.messages import LANGUAGES
from tests.web import screens
from tests.web.browsing import LAPTOP, PHONE, WAITING, Size, Visitors
from tests.web.screens import SCREENS

# Words on something to press that go beyond its edges, or are cut off before; small signs at its corner may.
CUT_OFF = """() => [...document.querySelectorAll("button, a, label, [role=tab]")].flatMap((press) => {
    const edge = press.getBoundingClientRect();
    const walker = document.createTreeWalker(press, NodeFilter.SHOW_TEXT);
    const found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(node);
        const box = range.getBoundingClientRect();
        let cut = box.left < edge.left - 1 || box.right > edge.right + 1;
        let aside = press.clientWidth <= 1 || box.width <= 1 || !node.parentElement.checkVisibility();
        for (let each = node.parentElement; each !== press.parentElement; each = each.parentElement) {
            const style = getComputedStyle(each);
            aside ||= each !== press && (style.position === "absolute" || each.namespaceURI.endsWith("svg"));
            cut ||= style.overflowX !== "visible" && each.scrollWidth > each.clientWidth + 1;
        }
        if (cut && !aside) found.push(node.data.trim());
    }
    return found.filter((words) => words !== "");
})"""
WIDER = "() => document.documentElement.scrollWidth - innerWidth"
LONGER = "() => document.documentElement.scrollHeight - innerHeight"
AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
# It would write down the source of everything it looks at.
INSTALL = f"{AXE}; axe.configure({{ noHtml: true }});"
# In `unseen` there is nothing while axe looks: it would go through all of that several times.
FINDINGS = """async ([options, unseen]) => {
    const emptied = [...document.querySelectorAll(unseen)].map((each) => [each, [...each.childNodes]]);
    for (const [each] of emptied) each.replaceChildren();
    try {
        const { violations } = await axe.run({ ...options, resultTypes: ["violations"], elementRef: true });
        return violations.flatMap(({ id, nodes }) => nodes.map(
            ({ element, failureSummary }) => `${id}: ${element.outerHTML.slice(0, 200)} ${failureSummary}`));
    } finally {
        for (const [each, inside] of emptied) each.replaceChildren(...inside);
    }
}"""
# Shapes that are drawn for the eye alone: up to two thirds of all elements, about which no rule has anything to say.
DRAWN = "svg[aria-hidden=true]:not(:has(a, text, title, foreignObject, [role], [tabindex]))"
# Turns of the log that are closed. What a rule finds in them is the same on every device, and colours are not seen.
CLOSED = "details:not([open]) > :not(summary)"
# All that depends on colours: by day nothing else is different.
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}
# What was opened, tried, asked for or lost does not stay there, or not in the other language.
ANEW = ("choosing", "puzzle", "hint", "analysis", "lost", "story")
ONE_SCREEN = (
    "turn",
    "hint",
    "analysis",
    "choosing",
    "fight",
    "reaction",
    "watching",
    "step-by-step",
    "chat",
    "lost",
    "meanwhile",
    "curtain",
    "lesson",
)


@pytest.fixture(autouse=True)
def one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is laid once, and looked at in every language."""
    monkeypatch.setattr(screens, "put", cache(screens.put))


def check_size(page: Page, screen: str, where: str) -> None:
    assert page.evaluate(WIDER) <= 0, where
    assert page.evaluate(CUT_OFF) == [], where
    assert screen not in ONE_SCREEN or page.evaluate(LONGER) <= 0, where


def check_for_everyone(page: Page, size: Size) -> None:
    """On a laptop first, where everything is looked at, also what is hidden."""
    if size == PHONE:
        assert findings(page, f"{DRAWN}, {CLOSED}") == []
        return
    page.evaluate(INSTALL)
    assert findings(page, DRAWN) == []
    page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert findings(page, f"{DRAWN}, {CLOSED}", **COLOURS) == []


def findings(page: Page, unseen: str, **options: list[str]) -> list[str]:
    found: list[str] = page.evaluate(FINDINGS, [options, unseen])
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_is_there_and_fits_and_axe_finds_nothing(visitor: Visitors, screen: str) -> None:
    """What axe looks at is the same in every language. A page is loaded once, and again only where it does not stay as
    it is in another language."""
    anna = visitor(theme="dark")
    anna.context.add_init_script(WAITING)
    page = anna.page
    sizes = [PHONE, LAPTOP]
    for language in LANGUAGES:
        if language == LANGUAGES[0] or screen in ANEW or not anna.switches_to(language):
            anna.speaks(language)
            SCREENS[screen](anna)
        assert "web-" not in page.locator("body").inner_text(), language
        for size in sizes:
            anna.turns_to(size)
            check_size(page, screen, f"{language}, {size}")
            if language == "en":
                check_for_everyone(page, size)
        sizes.reverse()  # the next language begins where this one ends
