"""The story of a finished game in the browser: told while one waits, and a press leads to that moment of the replay."""

from __future__ import annotations

import re
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.web import screens
from tests.web.browsing import LAPTOP, PHONE, Size, Visitors
from tests.web.screens import over_soon, story


@pytest.fixture(autouse=True)
def one_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """A story takes a while, and is told once."""
    monkeypatch.setattr(screens, "put", put_once)


put_once = cache(screens.put)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_turning_point_opens_that_step_of_the_replay(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    story(anna)
    page = anna.page
    picture = page.get_by_role("img", name=re.compile(anna.words("story-chances")))
    winner = over_soon().table.names[over_soon().table.game.winners()[0]]
    expect(picture).to_have_accessible_name(re.compile(f"{winner}: 100 %"))
    points = page.get_by_role("heading", name=anna.words("story-points")).locator("xpath=..").get_by_role("button")
    expect(points.last).to_contain_text("→ 100 %")  # the end of the game turned it
    points.last.click()
    slider = page.get_by_role("slider", name=anna.words("pages-replay-step"))
    expect(slider).to_have_value(str(len(over_soon().table.actions)))


def test_what_a_player_could_know_is_drawn_beside_what_was(visitor: Visitors) -> None:
    anna = visitor()
    story(anna)
    known = anna.page.locator(".known")
    expect(known).to_have_count(0)
    anna.page.get_by_label(anna.words("story-eyes")).select_option(anna.words("story-eyes-of", player="Ben"))
    expect(known).to_have_count(1)
