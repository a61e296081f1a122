"""What the others did can be followed: the log by turns, a strip of what each has done since one's own turn, and bots
that are as fast as one likes."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import LAPTOP, PHONE, Size, Visitor, Visitors
from tests.web.screens import put, robbed, sits_down, waiting

CALM = 1600
OPEN = "all => all.filter((each) => each.open).length"


def turns(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("list", name=visitor.words("table-log"), exact=True).locator("details")


def test_the_log_is_one_line_for_each_turn_which_opens(visitor: Visitors) -> None:
    anna = visitor()
    sits_down(anna, robbed())
    expect(turns(anna).nth(3)).to_be_attached()
    assert turns(anna).evaluate_all(OPEN) == 1, "only the turn under way is open"
    before = turns(anna).nth(-2)
    upshot = before.locator(".upshot").inner_text()
    expect(before.locator("[data-line]").first).to_be_attached()  # drawn after what can be pressed
    assert upshot in [line.strip() for line in before.locator("[data-line]").all_text_contents()]
    expect(before.locator("[data-line]").first).to_be_hidden()
    before.locator("summary").click()
    expect(before.locator("[data-line]").first).to_be_visible()
    before.locator("summary").click()
    expect(before.locator("[data-line]").first).to_be_hidden()


def test_what_was_about_me_is_marked(visitor: Visitors) -> None:
    anna = visitor()
    sits_down(anna, robbed())
    marked = anna.page.locator("[data-line].concerns")
    expect(marked.first).to_be_attached()
    for line in marked.all_text_contents():
        assert re.search(r"\b(you|your|You)\b", line), line
    group = turns(anna).filter(has=anna.page.locator("[data-line].concerns")).last
    expect(group.get_by_role("img", name=anna.words("table-concerns-you"))).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_strip_shows_what_each_did_since_my_turn_and_tells_it_again(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    sits_down(anna, robbed())
    strip = anna.page.get_by_role("list", name=anna.words("table-since"), exact=True)
    expect(strip.get_by_role("button")).to_have_count(3)
    expect(strip.get_by_role("button").first).to_be_in_viewport()
    for seat, name in enumerate(("Ben", "Cleo", "Dan")):
        strip.get_by_role("button").nth(seat).click()
        told = anna.page.get_by_role("dialog")
        expect(told).to_contain_text(anna.words("table-turn-replay", player=name))
        expect(told.get_by_role("listitem").first).to_contain_text(name)
        anna.page.keyboard.press("Escape")
        expect(told).to_be_hidden()
    strip.get_by_role("button").first.click()
    anna.button("table-turn-replay-next", player="Cleo").click()
    expect(anna.page.get_by_role("dialog")).to_contain_text(anna.words("table-turn-replay", player="Cleo"))


def test_a_turn_is_told_line_by_line_where_things_may_move(visitor: Visitors) -> None:
    anna = visitor(still=False, speed="fast")
    sits_down(anna, robbed())
    anna.page.get_by_role("list", name=anna.words("table-since"), exact=True).get_by_role("button").first.click()
    told = anna.page.get_by_role("dialog").get_by_role("listitem")
    expect(told.nth(1)).to_be_visible()
    anna.button("table-turn-replay-again").click()
    expect(told).to_have_count(1)
    expect(told.nth(1)).to_be_visible()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_bots_wait_make_one_move_and_go_on(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    anna.sits(put(visitor.server, waiting())[0])
    step = anna.button("table-bots-step")
    expect(step).to_be_in_viewport()
    lines = anna.lines.count()
    step.click()
    expect(anna.lines.nth(lines)).to_be_attached()
    expect(step).to_be_enabled()
    anna.button("table-bots-go").click()
    expect(step).to_be_hidden()
    assert anna.is_asked()


def test_the_host_changes_the_pace(visitor: Visitors) -> None:
    anna = visitor()
    seat = put(visitor.server, waiting())[0]
    anna.sits(seat)
    anna.page.get_by_label(anna.words("table-bots")).select_option(anna.words("table-pace-calm"))
    anna.button("table-menu").click()
    agreed = f"{anna.words('table-bots')}: {anna.words('table-pace-calm')}"
    expect(anna.page.get_by_role("dialog").get_by_text(agreed)).to_be_visible()
    assert seat.get()["settings"]["pace"] == CALM
