"""Everything fits: the table of a laptop is one screen without scrolling, a phone never scrolls sideways, and in every
language every word is there and stays within what it stands on."""

from __future__ import annotations

from functools import cache

import pytest

from blackgate.messages import LANGUAGES
from tests.web import screens
from tests.web.browsing import LAPTOP, PHONE, Visitors
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
ONE_SCREEN = ("turn", "choosing", "fight", "reaction", "watching", "chat", "lost", "meanwhile", "curtain")


@pytest.fixture(autouse=True)
def one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A table is laid once, and looked at in every language."""
    monkeypatch.setattr(screens, "put", cache(screens.put))


@pytest.mark.parametrize("screen", SCREENS)
def test_every_word_is_there_and_fits(visitor: Visitors, screen: str) -> None:
    anna = visitor()
    for language in LANGUAGES:
        anna.speaks(language)
        SCREENS[screen](anna)
        assert "web-" not in anna.page.locator("body").inner_text(), language
        for size in (LAPTOP, PHONE):
            anna.turns_to(size)
            assert anna.page.evaluate(WIDER) <= 0, (language, size)
            assert anna.page.evaluate(CUT_OFF) == [], (language, size)
            assert screen not in ONE_SCREEN or anna.page.evaluate(LONGER) <= 0, (language, size)
