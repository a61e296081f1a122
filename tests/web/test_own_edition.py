"""Cards that only an own edition has are drawn and told like those of the box."""

from __future__ import annotations

from functools import cache
from random import Random

from playwright.sync_api import expect

from tests.examples.own_box import crowded
from tests.server.tabletop import Tabletop
from tests.web.browsing import LAPTOP, Visitors
from tests.web.screens import Scene, put


@cache
def with_an_earthquake() -> Tabletop:
    return Scene(3, crowded(rounds=4, starting_cards=8), players=3).until("play earthquake")


def test_an_own_card_is_drawn_with_its_name_picture_and_text(visitor: Visitors) -> None:
    anna = visitor(size=LAPTOP, language="fr")
    page = anna.sits(put(anna.server, with_an_earthquake())[0])
    expect(anna.choices.first).to_be_visible()
    card = page.locator("span.card", has_text="Tremblement de terre").first
    expect(card).to_be_visible()
    expect(card.locator(".picture svg path")).to_have_count(1)
    assert "Les murs tremblent" in (card.get_attribute("title") or "")


def test_an_own_card_is_played_by_clicks_and_the_game_goes_on(visitor: Visitors) -> None:
    anna = visitor()
    anna.sits(put(anna.server, with_an_earthquake())[0])
    expect(anna.choices.first).to_be_visible()
    anna.bar.locator("[data-verb=play]").click()
    if anna.opened.is_visible():
        anna.bar.locator("[data-action='play earthquake']").click()
    if anna.sure.is_visible():
        anna.sure.click()
    expect(anna.lines.filter(has_text="Earthquake").first).to_be_attached()
    anna.play_out(Random(1))
