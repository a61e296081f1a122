"""For everyone: axe finds nothing on any screen, on a laptop as on a phone, by day as by night."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.web.browsing import PHONE, Visitors
from tests.web.screens import SCREENS

AXE = (Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
FINDINGS = """async (options) => (await axe.run({ ...options, resultTypes: ["violations"] })).violations.flatMap(
    ({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)} ${node.failureSummary}`))"""
# All that depends on colours: by day nothing else is different.
COLOURS = {"runOnly": ["color-contrast", "link-in-text-block"]}


def findings(page: Page, **options: list[str]) -> list[str]:
    found: list[str] = page.evaluate(FINDINGS, options)
    return found


@pytest.mark.parametrize("screen", SCREENS)
def test_axe_finds_nothing(visitor: Visitors, screen: str) -> None:
    anna = visitor(theme="dark")
    SCREENS[screen](anna)
    anna.page.evaluate(AXE)
    assert findings(anna.page) == []
    anna.page.evaluate("document.documentElement.dataset.theme = 'light'")
    assert findings(anna.page, **COLOURS) == []
    anna.turns_to(PHONE)
    assert findings(anna.page) == []
