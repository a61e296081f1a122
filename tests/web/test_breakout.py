"""A win is a scene, which can be skipped; and against bots the next game begins at once."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browsing import LAPTOP, PHONE, Size, Visitor, Visitors
from tests.web.screens import about_to_win, put


def wins(visitor: Visitor) -> Locator:
    """Ann digs the last piece. The scene says who is out."""
    top, dig = about_to_win()
    visitor.sits(put(visitor.server, top)[0])
    visitor.bar.locator("[data-verb=dig]").click()
    choice = visitor.bar.locator(f"[data-action='{dig}']")
    if visitor.opened.is_visible():
        choice.click()
    return visitor.page.get_by_role("button", name=re.compile(re.escape(visitor.words("pages-skip"))))


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_tunnel_breaks_through_and_a_press_goes_on(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    scene = wins(anna)
    expect(scene).to_be_visible()
    expect(scene).to_contain_text(anna.words("pages-skip"))
    moving = "scene => scene.getAnimations({ subtree: true }).filter((each) => each.playState === 'running').length"
    assert scene.evaluate(moving) == 0, "nothing moves for who wants it still"
    scene.click()
    expect(scene).to_be_hidden()
    expect(anna.ending).to_be_visible()


def test_against_bots_the_next_game_begins_at_once(visitor: Visitors) -> None:
    anna = visitor()
    wins(anna).click()
    before = anna.page.url
    anna.button("pages-rematch").click()
    anna.page.wait_for_url(lambda url: url != before)
    expect(anna.lines.first).to_be_attached()
    expect(anna.button("pages-start")).to_have_count(0)
