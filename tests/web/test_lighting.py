"""What is lit on the plan and in the hand: all that can be chosen, or what an open list offers. A click chooses it."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.server.tabletop import choices
from tests.web.browsing import Visitor, Visitors
from tests.web.screens import card_to_sell, turn, turn_of_six

PLACES = "[data-spot^=place-].lit"
SIGNS = "[data-spot^=deed-].lit"
CARDS = "[data-spot^=card-].possible"
MEANT = "[data-spot].meant"


def spots(visitor: Visitor, lit: str) -> set[str]:
    found = visitor.page.locator(lit).evaluate_all("all => all.map((each) => each.dataset.spot)")
    return {str(spot).partition("-")[2] for spot in found}


def objects(verb: str) -> set[str]:
    """What Ann could do that with."""
    chosen = (choice.split() for choice in choices(turn_of_six().table, 0))
    return {words[1] for words in chosen if words[0] == verb}


def tile(visitor: Visitor, verb: str) -> Locator:
    return visitor.bar.locator(f"[data-verb={verb}]")


def listed(visitor: Visitor) -> Locator:
    return visitor.bar.locator("[data-action]")


def test_a_list_lights_only_what_it_offers(visitor: Visitors) -> None:
    anna = visitor()
    turn(anna)
    everything = [spots(anna, lit) for lit in (PLACES, SIGNS, CARDS)]
    assert all(everything)

    tile(anna, "sell").click()
    expect(listed(anna)).to_have_count(len(objects("sell")))
    assert [spots(anna, lit) for lit in (PLACES, SIGNS, CARDS)] == [set(), set(), objects("sell")]

    anna.page.keyboard.press("Escape")
    expect(anna.opened).to_be_hidden()
    assert [spots(anna, lit) for lit in (PLACES, SIGNS, CARDS)] == everything

    tile(anna, "cautious_move").click()
    expect(listed(anna)).to_have_count(len(objects("cautious_move")))
    assert len(spots(anna, PLACES)) == len(objects("cautious_move"))
    assert [spots(anna, lit) for lit in (SIGNS, CARDS)] == [set(), set()]


def test_a_click_on_a_card_that_a_list_lights_chooses_it(visitor: Visitors) -> None:
    anna = visitor()
    turn(anna)
    tile(anna, "sell").click()
    held = anna.page.locator(f"[data-spot=card-{card_to_sell()}]")
    held.get_by_role("button").first.click()
    expect(held).to_have_count(0)
    expect(anna.opened).to_be_hidden()


def test_a_click_on_a_place_that_a_list_lights_chooses_it(visitor: Visitors) -> None:
    anna = visitor()
    turn(anna)
    tile(anna, "cautious_move").click()
    place = anna.page.locator("[data-spot=place-infirmary]")
    name = str(place.locator("text").first.text_content())
    place.click(position={"x": 12, "y": 12})
    expect(anna.lines.filter(has_text=name).last).to_be_visible()
    expect(anna.opened).to_be_hidden()


def test_a_choice_that_is_pointed_at_shows_its_target(visitor: Visitors) -> None:
    anna = visitor()
    turn(anna)
    tile(anna, "sell").press("Enter")  # focus counts where the keyboard put it
    expect(listed(anna).first).to_be_focused()
    anna.page.mouse.move(0, 0)
    for point in (Locator.focus, Locator.hover):
        for choice in reversed(listed(anna).all()):
            point(choice)
            sold = str(choice.get_attribute("data-action")).removeprefix("sell ")
            expect(anna.page.locator(MEANT)).to_have_attribute("data-spot", f"card-{sold}")
    anna.page.keyboard.press("Escape")
    expect(anna.page.locator(MEANT)).to_have_count(0)
