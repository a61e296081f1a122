"""Everything explains itself: what a tile costs and does, what one lacks, what a Component is good for; and for whoever
has finished no game, odds and explanations are on."""

from __future__ import annotations

from playwright.sync_api import expect

from blackgate import lay_out
from blackgate.messages import text
from tests.server.tabletop import Tabletop
from tests.web.browsing import PHONE, TWO_FRAMES, Visitor, Visitors
from tests.web.screens import Scene, sits_down, taught


def at_a_turn(visitor: Visitor) -> Tabletop:
    """Ann's turn, and she may go anywhere."""
    top = Scene(2, players=4).until("cautious_move")
    sits_down(visitor, top)
    return top


def test_a_tile_shows_what_it_costs_and_tells_what_it_does(visitor: Visitors) -> None:
    """R6.2"""
    anna = visitor()
    at_a_turn(anna)
    for verb, cost in (("move", 1), ("cautious_move", 2), ("end", 0)):
        expect(anna.bar.locator(f"[data-verb={verb}] .cost [aria-hidden]")).to_have_count(cost)
    anna.bar.locator("[data-verb=move]").hover()
    expect(anna.bar.get_by_role("tooltip")).to_contain_text(text("en", "deed-move.does"))


def test_what_it_does_is_told_until_it_is_understood(visitor: Visitors) -> None:
    anna = visitor()
    anna.keep("blackgate.understood", {"move": 3})
    at_a_turn(anna)
    tooltip = anna.bar.get_by_role("tooltip")
    anna.bar.locator("[data-verb=move]").hover()
    expect(tooltip).to_be_hidden()
    anna.bar.locator("[data-verb=search]").hover()
    expect(tooltip).to_contain_text(text("en", "deed-search.does"))


def test_a_finger_is_told_nothing_that_it_did_not_ask_about(visitor: Visitors) -> None:
    """It would stand on the board; a long press asks."""
    anna = visitor(size=PHONE)
    at_a_turn(anna)
    anna.bar.locator("[data-verb=move]").tap()
    anna.bar.locator("[data-action]").first.tap()
    expect(anna.bar.locator("[data-verb]:focus")).to_have_count(1)  # where the keyboard would go on
    anna.page.evaluate(TWO_FRAMES)
    expect(anna.bar.get_by_role("tooltip")).to_be_hidden()


def test_who_has_no_tool_is_told_where_to_get_one(visitor: Visitors) -> None:
    """In the tutorial nobody has one at first."""
    anna = visitor()
    anna.sits(taught(anna.server, "tutorial", 0))
    anna.bar.locator("[data-verb=dig]").hover()
    tooltip = anna.bar.get_by_role("tooltip")
    expect(tooltip).to_contain_text("You need a Spoon, a Pickaxe or a Shovel to dig: craft one in the Cafeteria")


def test_a_component_shows_its_recipes_and_lights_those_one_has_all_of(visitor: Visitors) -> None:
    """R8.2: Link and Pike make a Pickaxe."""
    anna = visitor(size=PHONE)
    anna.sits(taught(anna.server, "tutorial", 1))
    anna.page.locator("[data-spot=card-link]").get_by_role("button").first.click()
    recipes = anna.page.get_by_role("list", name=anna.words("table-recipes")).get_by_role("listitem")
    expect(recipes).to_have_count(len(lay_out("0: showers\n1: showers\nturn: 0").book.recipes))
    lit = anna.page.locator(".ready")
    expect(lit).to_have_count(1)
    expect(lit).to_contain_text("Pickaxe")


def test_the_first_game_against_bots_tells_odds(visitor: Visitors) -> None:
    anna = visitor()
    anna.goes("/")
    anna.button("pages-play-now").click()
    expect(anna.choices.first).to_be_visible()
    assert anna.seat.get()["settings"]["odds"] is True


def test_whoever_has_finished_a_game_is_not_helped_unless_they_want_it(visitor: Visitors) -> None:
    anna = visitor(played=True)
    at_a_turn(anna)
    tooltip = anna.bar.get_by_role("tooltip")
    anna.bar.locator("[data-verb=search]").hover()
    expect(tooltip).to_be_hidden()
    anna.button("table-menu").click()
    anna.page.get_by_label(anna.words("table-help")).check()
    anna.page.keyboard.press("Escape")
    anna.bar.locator("[data-verb=move]").hover()
    expect(tooltip).to_contain_text(text("en", "deed-move.does"))


def test_names_in_questions_and_in_the_log_open_what_they_stand_for(visitor: Visitors) -> None:
    anna = visitor()
    anna.sits(taught(anna.server, "tutorial", 6))  # Duchess wants a Pickaxe
    asked = anna.bar.get_by_role("heading").get_by_role("button", name="Pickaxe", exact=True)
    asked.click()
    dialog = anna.page.get_by_role("dialog")
    expect(dialog.get_by_role("heading", name="Pickaxe", exact=True)).to_be_visible()
    anna.page.keyboard.press("Escape")
    anna.lines.get_by_role("button", name="Cafeteria", exact=True).last.click()
    expect(dialog.get_by_role("heading", name="Cafeteria", exact=True)).to_be_visible()
