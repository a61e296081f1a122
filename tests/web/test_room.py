"""Every screen uses its room: a phone shows who is how far and lets everybody vote, a tablet shows players and log, and
nothing is too small to read."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from blackgate.messages import text
from blackgate.server import decisions
from tests.server.tabletop import Tabletop, choices
from tests.web.browsing import LAPTOP, PHONE, Size, Visitors
from tests.web.screens import Scene, put, sits_down, turn, turn_of_six

TABLET = (820, 1180)
TELEVISION = (2560, 1440)
LEAST = 9.0  # pixels
# The smallest letters of the plan, as they are drawn.
SMALLEST = """() => {
    const letters = [...document.querySelectorAll("[data-spot=plan] svg[role=group] text")];
    return Math.min(...letters.map((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a));
}"""
HEADING = "28.8px"
TOP = "(plan) => plan.getBoundingClientRect().top"
OVERFLOWS = "(all) => all.scrollHeight > all.clientHeight + 1"


def in_sight(page: Page, selector: str) -> None:
    box = page.locator(selector).first.bounding_box()
    size = page.viewport_size
    assert box is not None
    assert size is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= size["width"] + 1
    assert box["y"] + box["height"] <= size["height"] + 1


@pytest.mark.parametrize("size", [PHONE, (390, 844)])
def test_nothing_of_the_board_is_too_small_to_read(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    turn(anna)
    assert anna.page.evaluate(SMALLEST) >= LEAST


def test_a_phone_shows_above_the_board_how_far_the_others_are_and_what_was_done(visitor: Visitors) -> None:
    anna = visitor(size=PHONE)
    turn(anna)
    strip = anna.page.locator(".rivals")
    in_sight(anna.page, ".rivals")
    points = [str(player.points) for player in turn_of_six().table.game.players[1:]]
    assert strip.locator("li b").all_inner_texts() == points
    expect(strip.locator("p")).to_have_text(anna.lines.last.inner_text())


def test_the_board_of_a_phone_stays_where_it_is_when_the_turn_goes_on(visitor: Visitors) -> None:
    """The bots take their time, so that it is somebody else's turn long enough."""
    anna = visitor(size=PHONE, askBefore=False)
    sits_down(anna, Scene(3, players=4, pace=5000).until("search", after=100))
    plan = anna.page.locator("[data-spot=plan]")
    mine = plan.evaluate(TOP), plan.bounding_box()
    anna.bar.locator("[data-verb=end]").click()
    expect(anna.page.get_by_text(anna.words("table-your-turn"), exact=True)).to_be_hidden()
    assert (plan.evaluate(TOP), plan.bounding_box()) == mine


def test_everybody_can_vote_from_every_tab_of_a_phone(visitor: Visitors) -> None:
    top = Tabletop(8, players=2, undo=True)
    (asked,) = top.table.asked
    # somebody with a choice: what is forced would be answered at once, and the game go on
    top.play_until(lambda table: len(table.actions) > 8 and len(choices(table, table.asked[0])) > 1, seed=8)
    table = top.table
    top.write(decisions.propose_pause(table, asked, top.now, ""))
    seats = put(visitor.server, top)
    ben = visitor(size=PHONE)
    ben.sits(seats[1 - asked])
    yes = ben.button("table-proposal-yes")
    for tab in ("players", "prison", "talk"):
        ben.page.get_by_role("button", name=re.compile(re.escape(ben.words(f"table-tab-{tab}")))).click()
        expect(yes).to_be_in_viewport()


def test_the_play_button_is_above_the_fold_of_the_smallest_phone(visitor: Visitors) -> None:
    anna = visitor(size=PHONE)
    anna.goes("/")
    expect(anna.button("pages-play-now")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("size", [LAPTOP, PHONE, TABLET, (1920, 1080), TELEVISION])
def test_the_hand_comes_into_room_that_was_kept_for_it(visitor: Visitors, size: Size) -> None:
    """It is drawn after what can be done, and nothing moves when it comes."""
    anna = visitor(size=size)
    turn(anna)
    grown = "(cards) => cards.offsetHeight - parseFloat(getComputedStyle(cards).minHeight)"
    assert abs(anna.page.locator(".cards").evaluate(grown)) < 1


def test_six_panels_fit_on_a_laptop(visitor: Visitors) -> None:
    anna = visitor(size=LAPTOP)
    turn(anna)
    players = anna.page.get_by_role("region", name=anna.words("table-players"))
    expect(players.get_by_role("article")).to_have_count(6)
    assert not players.evaluate(OVERFLOWS)


@pytest.mark.parametrize("size", [TABLET, (1920, 1080), TELEVISION])
def test_players_and_log_are_in_sight_on_larger_screens(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size)
    turn(anna)
    expect(anna.page.get_by_role("region", name=anna.words("table-players"))).to_be_in_viewport()
    expect(anna.lines.last).to_be_in_viewport()
    assert anna.page.evaluate(SMALLEST) >= LEAST


def test_what_the_boss_would_do_has_room_on_an_upright_tablet(visitor: Visitors) -> None:
    anna = visitor(size=TABLET)
    turn(anna)
    anna.button("table-hint-short").click()
    steps = anna.page.locator(".line button")
    expect(steps.nth(1)).to_be_in_viewport(ratio=1)
    in_sight(anna.page, "[data-spot=plan]")
    anna.page.locator(".alternatives > li > .one").last.click()
    expect(steps.first).to_be_in_viewport(ratio=1)


def test_text_grows_with_the_screen(visitor: Visitors) -> None:
    anna = visitor(size=LAPTOP)
    turn(anna)
    sizes = []
    for size in (LAPTOP, (1920, 1080), TELEVISION):
        anna.turns_to(size)
        sizes.append(anna.page.evaluate("parseFloat(getComputedStyle(document.querySelector('article h3')).fontSize)"))
    assert sizes == sorted(set(sizes))


def test_moves_have_the_picture_of_the_place_that_lies_there(visitor: Visitors) -> None:
    """R14.2: in this game the Laundry lies where the Infirmary was."""
    anna = visitor()
    turn(anna)
    anna.bar.locator("[data-verb=cautious_move]").click()
    pictures = anna.bar.locator("[data-action^=cautious_move] svg path").evaluate_all(
        "all => all.map((each) => each.getAttribute('d'))"
    )
    assert len(set(pictures)) == len(pictures)
    room = anna.page.locator("[data-action='cautious_move infirmary'] svg path").first.get_attribute("d")
    anna.opened.click()
    anna.page.locator("[data-spot=place-infirmary]").click(button="right", position={"x": 12, "y": 12})
    dialog = anna.page.get_by_role("dialog")
    expect(dialog).to_contain_text("Laundry")
    assert dialog.locator(".picture svg path").first.get_attribute("d") == room


@pytest.mark.parametrize("path", ["/learn", "/puzzles", "/fair", "/analysis", "/rules", "/players", "/account"])
def test_every_page_around_the_game_has_the_same_head(visitor: Visitors, path: str) -> None:
    anna = visitor()
    head = anna.goes(path).locator("header").first
    expect(head.get_by_role("heading", level=1)).to_have_css("font-size", HEADING)
    expect(head.get_by_label(anna.words("table-language"))).to_be_visible()
    head.get_by_role("link", name="Blackgate").click()
    expect(anna.button("pages-play-now")).to_be_visible()


def test_an_address_that_is_none_is_a_page(visitor: Visitors) -> None:
    anna = visitor()
    answer = anna.page.goto("/no/such/page")
    assert answer is not None
    assert answer.status == 404
    expect(anna.page.get_by_role("heading", level=1)).to_have_text(anna.words("pages-missing"))
    anna.button("table-home").click()
    expect(anna.button("pages-play-now")).to_be_visible()
    (told,) = anna.complaints
    assert "404" in told
    anna.complaints.clear()


def test_who_came_first_keeps_the_face_of_the_lobby(visitor: Visitors) -> None:
    anna = visitor()
    anna.sits(visitor.server.open_table("Anna", players=4)[0])
    face = (
        "document.querySelector('main ul svg').outerHTML.replace(/svelte-\\\\w+|id=\"[^\"]*\"|url\\\\([^)]*\\\\)/g, '')"
    )
    expect(anna.button("pages-fill-up")).to_be_visible()
    before = anna.page.evaluate(face)
    anna.button("pages-fill-up").click()
    expect(anna.button("pages-start")).to_be_enabled()
    assert anna.page.evaluate(face) == before


def test_what_was_taken_back_stays_in_the_log_in_every_language(visitor: Visitors) -> None:
    top = Tabletop(5, players=2)
    (seat,) = top.table.asked
    top.choose(seat, "cautious_move showers")
    top.write(decisions.take_back(top.table, seat, top.table.version, top.now, ""))
    anna = visitor()
    anna.sits(put(visitor.server, top)[seat])
    for language in ("en", "de"):
        expect(anna.lines.last).to_have_text(
            text(language, "server-log-taken-back", player=top.table.names[seat], moves=1)
        )
        anna.speaks("de")
        anna.page.reload()
