"""What one wants and how, in three pictures: on the first page, and at somebody's first table until it is read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from blackgate.messages import LANGUAGES
from tests.web.browsing import LAPTOP, PHONE, Size, Visitors
from tests.web.screens import turn


@pytest.mark.parametrize(("players", "goal"), [(2, 12), (4, 10), (6, 8)])
def test_the_first_page_says_how_many_points_it_takes(visitor: Visitors, players: int, goal: int) -> None:
    """R2.2"""
    anna = visitor()
    page = anna.goes("/")
    page.get_by_role("radio", name=str(players), exact=True).check(force=True)
    pictures = page.get_by_role("region", name=anna.words("pages-goal"))
    expect(pictures.get_by_role("listitem")).to_have_count(3)
    expect(pictures).to_contain_text(anna.words("pages-goal-out", goal=goal))


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_whoever_is_new_sees_it_above_the_way_to_a_table_without_scrolling(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    for language in LANGUAGES:
        anna.speaks(language)
        page = anna.goes("/")
        pictures = page.get_by_role("region", name=anna.words("pages-goal"))
        expect(pictures).to_be_in_viewport(ratio=1)
        expect(anna.button("pages-play-now")).to_be_in_viewport(ratio=1)
        told, play = pictures.bounding_box(), anna.button("pages-play-now").bounding_box()
        assert told is not None
        assert play is not None
        assert told["y"] + told["height"] < play["y"], language
    page.get_by_role("button", name=anna.words("learn-no"), exact=True).click()
    expect(pictures.get_by_role("listitem")).to_have_count(3)  # it stands below then


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_at_the_first_table_it_stays_until_it_is_understood(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size, knowsGoal=False)
    turn(anna)
    told = anna.page.get_by_role("region", name=anna.words("pages-goal"))
    expect(told).to_contain_text(anna.words("pages-goal-tools"))
    expect(anna.button("pages-goal-understood")).to_be_in_viewport(ratio=1)
    anna.button("pages-goal-understood").click()
    expect(told).to_be_hidden()
    anna.page.reload()
    expect(anna.choices.first).to_be_visible()
    expect(told).to_be_hidden()
