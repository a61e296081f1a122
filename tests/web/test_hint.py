"""A hint: what a strong bot would do in one's place, and what it thinks of the alternatives."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.web.browsing import LAPTOP, PHONE, Size, Visitors
from tests.web.screens import turn


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_boss_is_asked_and_shows_its_alternatives(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    turn(anna)
    anna.button("table-hint-short").click()
    hint = anna.page.get_by_role("dialog", name=anna.words("table-hint"))
    alternatives = hint.get_by_role("listitem")
    expect(alternatives.first).to_contain_text(anna.words("table-hint-best"))
    expect(alternatives.nth(1)).to_contain_text("%")
    expect(hint.get_by_role("heading", name=anna.words("table-hint-line"))).to_be_visible()
    expected = hint.get_by_role("list").last.get_by_role("listitem")
    expect(expected.first).not_to_be_empty()
    anna.page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    expect(anna.choices.first).to_be_visible()  # nothing was chosen
