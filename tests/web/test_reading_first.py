"""A press reads, a second one does: cards, Gangs, Places and players say what they are about before."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.tabletop import Tabletop, choices
from tests.web.browsing import LAPTOP, PHONE, Size, Visitor, Visitors
from tests.web.screens import Scene, card_to_sell, sits_down, turn, turn_of_six


def joins() -> Tabletop:
    return Scene(4, players=4).until("join", after=20)


def joining(visitor: Visitor) -> str:
    """Ann, who can join this Gang only."""
    top = joins()
    sits_down(visitor, top)
    (gang,) = {choice.split()[1] for choice in choices(top.table, 0) if choice.startswith("join ")}
    return gang


def newest(visitor: Visitor) -> str:
    """What has happened last."""
    return visitor.lines.last.inner_text()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_playable_card_is_read_before_it_is_played(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    turn(anna)
    card = next(choice.split()[1] for choice in choices(turn_of_six().table, 0) if choice.startswith("play "))
    held = anna.page.locator(f"[data-spot=card-{card}]")
    before = newest(anna)
    held.get_by_role("button").first.click()
    expect(anna.opened).to_be_visible()
    told = str(anna.bar.locator("p").first.text_content())
    assert len(told) > 20, "the text of the card"
    expect(held).to_be_visible()
    assert newest(anna) == before

    anna.bar.locator(f"[data-action^='play {card}']").first.click()
    expect(anna.opened).to_be_hidden()
    expect(anna.lines.last).not_to_have_text(before)


def test_pressing_the_card_again_does_it(visitor: Visitors) -> None:
    anna = visitor()
    turn(anna)
    card = card_to_sell()
    held = anna.page.locator(f"[data-spot=card-{card}]").get_by_role("button").first
    held.click()
    expect(anna.bar.locator(f"[data-action='sell {card}']")).to_be_visible()
    anna.page.wait_for_function("(now) => performance.now() > now + 450", arg=anna.page.evaluate("performance.now()"))
    held.click()
    expect(anna.page.locator(f"[data-spot=card-{card}]")).to_have_count(0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_gang_and_the_list_to_join_show_the_ability_one_would_get(visitor: Visitors, size: Size) -> None:
    """R9.4"""
    anna = visitor(size=size)
    gang = joining(anna)
    label = str(anna.page.locator(f"[data-spot=gang-{gang}]").get_attribute("aria-label"))
    anna.bar.locator("[data-verb=join]").click()
    name, _, ability = str(anna.bar.locator("[data-action^=join] small").text_content()).partition(": ")
    assert name in label
    assert ability in label
    anna.opened.click()
    anna.page.locator(f"[data-spot=gang-{gang}]").click()
    menu = anna.page.get_by_role("dialog")
    expect(menu).to_contain_text(ability)
    menu.locator("[data-action^=join]").click()
    expect(menu).to_be_hidden()


def test_a_press_on_a_place_asks_before_a_cautious_move(visitor: Visitors) -> None:
    anna = visitor()
    turn(anna)
    place = anna.page.locator("[data-spot=place-infirmary]")
    before = newest(anna)
    place.click(position={"x": 12, "y": 12})
    choice = anna.page.get_by_role("dialog").locator("[data-action^=cautious_move]")
    expect(choice).to_be_visible()
    assert newest(anna) == before
    choice.click()
    expect(anna.lines.last).not_to_have_text(before)


def test_a_double_press_on_a_tile_answers_nothing_that_opens_under_it(visitor: Visitors) -> None:
    anna = visitor()
    turn(anna)
    before = newest(anna)
    for verb in ("sell", "cautious_move", "play"):
        anna.bar.locator(f"[data-verb={verb}]").dblclick()
        expect(anna.opened).to_be_visible()
        anna.opened.click()
        expect(anna.opened).to_be_hidden()
    end = anna.bar.locator("[data-verb=end]")
    end.dblclick()
    expect(end).to_be_visible()
    assert newest(anna) == before


def test_take_back_is_in_the_top_bar_wherever_it_was_agreed(visitor: Visitors) -> None:
    anna = visitor(size=PHONE)
    sits_down(anna, Scene(126, players=4, undo=True).until("search", after=60))
    back = anna.page.get_by_role("banner").get_by_role("button", name=anna.words("table-undo"))
    expect(back).to_be_visible()
    back.click()  # bots agree to everything
    expect(anna.choices.first).to_be_visible()
