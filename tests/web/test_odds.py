"""The chances of a choice, shown to whoever points at it, at tables that tell them and nowhere else."""

from __future__ import annotations

from functools import cache

from playwright.sync_api import Locator, expect

from tests.server.serving import RunningServer
from tests.server.tabletop import Tabletop
from tests.web.browsing import PHONE, Visitor, Visitors
from tests.web.screens import Scene, put


@cache
def turn(*, odds: bool) -> Tabletop:
    """Ann is in the Infirmary, and may move."""
    return Scene(16, players=4, odds=odds).until("move", after=40)


@cache
def fight() -> Tabletop:
    """Ann may lay a Knife, or yield."""
    return Scene(26, players=4, odds=True).until("yield")


@cache
def bet() -> Tabletop:
    """Ann is in the Gambling Cells, and may bet."""
    return Scene(6, players=4, places=("gambling_cells",), odds=True).until("bet")


def sitting(visitor: Visitor, server: RunningServer, top: Tabletop) -> Visitor:
    visitor.sits(put(server, top)[0])
    expect(visitor.choices.first).to_be_visible()
    return visitor


def chances(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("tooltip").filter(has_text=visitor.words("pages-odds"))


def test_a_move_that_is_pointed_at_tells_where_it_may_lead(visitor: Visitors, server: RunningServer) -> None:
    """R6.1"""
    anna = sitting(visitor(), server, turn(odds=True))
    expect(chances(anna)).to_be_hidden()
    anna.bar.locator("[data-verb=move]").hover()
    told = chances(anna).get_by_role("listitem")
    expect(told).to_have_count(4)
    expect(told.first).to_contain_text("Cell Block")
    expect(told.first).to_contain_text(anna.words("table-odds-dice", dice="1, 2, 3"))
    expect(told.first).to_contain_text("50 %")
    anna.bar.locator("[data-verb=search]").hover()
    expect(chances(anna)).to_be_hidden()


def test_the_keyboard_gets_them_too_and_they_belong_to_the_button(visitor: Visitors, server: RunningServer) -> None:
    anna = sitting(visitor(language="fr"), server, turn(odds=True))
    move = anna.bar.locator("[data-verb=move]")
    move.focus()
    expect(chances(anna).get_by_role("listitem").first).to_contain_text("Cellules")
    assert move.get_attribute("aria-describedby") == chances(anna).get_attribute("id")


def test_in_a_fight_each_answer_tells_how_it_will_go(visitor: Visitors, server: RunningServer) -> None:
    """R7.4: whoever yields has lost."""
    anna = sitting(visitor(), server, fight())
    give_up = anna.bar.locator("[data-action=yield]")
    give_up.hover()
    expect(chances(anna)).to_contain_text("You lose the combat")
    expect(chances(anna)).to_contain_text("100 %")
    assert give_up.get_attribute("aria-describedby") == chances(anna).get_attribute("id")
    anna.bar.locator("[data-action='lay knife']").hover()
    expect(chances(anna)).to_contain_text("You win the combat")


def test_the_menu_on_the_plan_tells_the_chances_of_what_is_pointed_at(visitor: Visitors, server: RunningServer) -> None:
    """R14.7"""
    anna = sitting(visitor(), server, bet())
    anna.page.locator("[data-spot=deed-bet]").click()
    bets = anna.page.get_by_role("dialog").get_by_role("button")
    for bet_on, dice in ((6, "6"), (5, "5, 6")):  # upwards: what the chances cover
        choice = bets.nth(bet_on - 2)
        choice.hover()
        expect(chances(anna).get_by_role("listitem").first).to_contain_text(anna.words("table-odds-dice", dice=dice))
        assert choice.get_attribute("aria-describedby") == chances(anna).get_attribute("id")


def test_a_long_press_tells_them_and_chooses_nothing(visitor: Visitors, server: RunningServer) -> None:
    anna = sitting(visitor(size=PHONE), server, turn(odds=True))
    move = anna.bar.locator("[data-verb=move]")
    touch = {"pointerType": "touch"}
    move.dispatch_event("pointerdown", touch)
    move.dispatch_event("contextmenu")  # how a browser tells of a long press
    expect(chances(anna)).to_be_visible()
    move.dispatch_event("pointerup", touch)
    move.dispatch_event("click")
    move.dispatch_event("pointerleave", touch)
    expect(chances(anna)).to_be_hidden()
    expect(move).to_be_visible()  # it is still there to be chosen


def test_a_table_without_the_option_shows_none(visitor: Visitors, server: RunningServer) -> None:
    anna = sitting(visitor(), server, turn(odds=False))
    sent: list[str | bytes] = []
    anna.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(frame)))
    anna.page.reload()
    expect(anna.choices.first).to_be_visible()
    anna.bar.locator("[data-verb=move]").hover()
    anna.bar.locator("[data-verb]:not(.possible)").first.hover()
    expect(anna.page.get_by_role("tooltip")).to_be_visible()  # why that cannot be done
    assert any('"why"' in str(frame) for frame in sent)
    assert not any('"odds"' in str(frame) for frame in sent)


def test_the_option_is_offered_for_a_game_against_bots(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    page.get_by_text(anna.words("pages-aids"), exact=True).click()
    page.get_by_role("checkbox", name=anna.words("pages-odds")).check()
    with page.expect_request("**/api/tables") as asked:
        anna.button("pages-play-now").click()
    assert '"odds":true' in (asked.value.post_data or "")
    expect(anna.choices.first).to_be_visible()
