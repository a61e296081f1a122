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
    hint = anna.page.get_by_role("region", name=anna.words("table-hint"))
    best = hint.get_by_role("listitem").filter(has_text=anna.words("table-hint-best"))
    expect(best.first).to_contain_text("%")
    expect(hint.get_by_role("listitem").filter(has_text="%").nth(1)).to_be_visible()
    expect(hint.get_by_role("list", name=anna.words("table-hint-line")).get_by_role("listitem").first).to_be_visible()
    anna.page.keyboard.press("Escape")
    expect(hint).to_be_hidden()
    expect(anna.choices.first).to_be_visible()  # nothing was chosen


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_it_expects_is_drawn_on_the_plan_step_by_step(visitor: Visitors, size: Size) -> None:
    """A press on a step makes it stand out there, and what it is about can be looked up; then all of it is gone."""
    anna = visitor(size=size)
    page = anna.page
    turn(anna)
    anna.button("table-hint-short").click()
    steps = page.get_by_role("list", name=anna.words("table-hint-line")).get_by_role("listitem")
    marks = page.get_by_role("group", name=anna.words("board-plan")).locator("[data-mark]")
    expect(marks).not_to_have_count(0)
    assert marks.count() == steps.count()
    plan = page.locator("[data-spot=plan]").bounding_box()
    assert plan is not None
    for mark in marks.all():  # all of them within the plan
        box = mark.bounding_box()
        assert box is not None
        assert plan["x"] <= box["x"] <= plan["x"] + plan["width"] - box["width"]
        assert plan["y"] <= box["y"] <= plan["y"] + plan["height"] - box["height"]
    steps.nth(0).get_by_role("button").first.click()
    expect(page.locator(".chosen[data-mark]")).to_have_attribute("data-mark", "1")
    anna.button("table-close").click()
    expect(marks).to_have_count(0)


def test_a_hint_is_gone_as_soon_as_something_was_chosen(visitor: Visitors) -> None:
    anna = visitor(askBefore=False)
    turn(anna)
    anna.button("table-hint-short").click()
    hint = anna.page.get_by_role("region", name=anna.words("table-hint"))
    expect(anna.page.locator("[data-mark]").first).to_be_visible()
    anna.bar.locator("[data-verb=search]").click()
    expect(hint).to_be_hidden()
    expect(anna.page.locator("[data-mark]")).to_have_count(0)
