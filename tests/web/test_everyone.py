"""For everyone: axe finds nothing on any screen, day and night, on a laptop as on a phone; nothing is cut off in any
language; the table of a laptop is one screen without scrolling."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from blackgate.messages import LANGUAGES
from tests.web.browsing import LAPTOP, PHONE, Theme, Visitors
from tests.web.screens import SCREENS

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
FINDINGS = """async () => (await axe.run()).violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`))"""
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
ONE_SCREEN = ("turn", "choosing", "fight", "reaction", "watching", "chat", "curtain")


def findings(page: Page) -> list[str]:
    page.evaluate(AXE)
    found: list[str] = page.evaluate(FINDINGS)
    return found


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visitor: Visitors, screen: str, theme: Theme) -> None:
    anna = visitor(theme=theme)
    SCREENS[screen](anna)
    assert findings(anna.page) == []


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing_on_a_phone(visitor: Visitors, screen: str) -> None:
    anna = visitor(size=PHONE)
    SCREENS[screen](anna)
    assert findings(anna.page) == []


@pytest.mark.parametrize("screen", ONE_SCREEN)
def test_the_table_of_a_laptop_is_one_screen(visitor: Visitors, screen: str) -> None:
    anna = visitor(size=LAPTOP)
    SCREENS[screen](anna)
    assert anna.page.evaluate("() => document.documentElement.scrollHeight - innerHeight") <= 0
    assert anna.page.evaluate(WIDER) <= 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_is_there_and_fits_on_a_phone(visitor: Visitors, screen: str, language: str) -> None:
    anna = visitor(size=PHONE, language=language)
    SCREENS[screen](anna)
    assert anna.page.evaluate(WIDER) <= 0
    assert anna.page.evaluate(CUT_OFF) == []
    assert "web-" not in anna.page.locator("body").inner_text()
