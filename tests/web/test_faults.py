"""What newcomers stumbled over once, and must not again."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from blackgate.rules.waiting import kind_of
from blackgate.server.table import Table
from blackgate.wording.names import background_name
from tests.server.tabletop import Tabletop, choices
from tests.web.browsing import LAPTOP, PHONE, Size, Visitors
from tests.web.screens import Scene, put, turn

# What is drawn of a card that goes beyond its edges.
BEYOND = """(fight) => [...fight.querySelectorAll("svg, .card, article")].filter((drawn) => {
    const [box, edge] = [drawn.getBoundingClientRect(), fight.getBoundingClientRect()];
    return box.width > 0 && (box.bottom > edge.bottom + 1 || box.right > edge.right + 1 || box.left < edge.left - 1);
}).length"""


def test_a_team_digs_one_tunnel_towards_its_common_goal(visitor: Visitors) -> None:
    scene = Scene(1, players=4, team=True).play_until(
        lambda table: sum(int(player.points > 0) for player in table.game.players) > 1, 0
    )
    game = scene.table.game
    anna = visitor()
    anna.sits(put(visitor.server, scene)[0])
    teams = anna.page.get_by_role("region", name=anna.words("table-players")).get_by_role("listitem")
    goal = int(game.book.goal)
    for team, seats in enumerate(((0, 2), (1, 3))):
        points = sum(int(game.players[seat].points) for seat in seats)
        strip = teams.filter(has=anna.page.get_by_role("heading", name=anna.words("cards-team", team="AB"[team])))
        expect(strip).to_contain_text(f"{points}/{goal}")


@pytest.mark.parametrize("agreed", [True, False], ids=["agreed", "not agreed"])
def test_where_two_people_play_hints_are_given_only_if_both_can_see_it(visitor: Visitors, agreed: bool) -> None:
    top = Tabletop(5, players=2, hints=agreed)
    (seat,) = top.table.asked
    anna = visitor()
    anna.sits(put(visitor.server, top)[seat])
    expect(anna.choices.first).to_be_visible()
    expect(anna.button("table-hint-short")).to_have_count(int(agreed))
    lobby = put(visitor.server, Tabletop(9, start=False, players=2, hints=agreed))
    ben = visitor()
    ben.sits(lobby[1])
    settled = ben.page.get_by_text(ben.words("pages-hints"), exact=True)
    expect(ben.page.get_by_text(ben.words("pages-agreed-watch-everybody")).first).to_be_visible()
    expect(settled).to_have_count(int(agreed))


def test_whoever_waits_for_others_alone_does_not_read_that_there_are_hints(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    page.get_by_role("tab", name=anna.words("pages-way-friends")).click()
    page.get_by_label(anna.words("pages-your-name")).fill("Anna")
    anna.button("pages-open-table").click()
    settled = page.get_by_role("list", name=anna.words("pages-settled")).get_by_role("listitem")
    expect(settled).to_have_text([anna.words("pages-undo"), anna.words("pages-agreed-watch-everybody")])


def test_whoever_is_asked_whether_they_are_sure_may_play_on_elsewhere(visitor: Visitors) -> None:
    (seat, *_) = put(visitor.server, Tabletop(0, first=0))
    anna, phone = visitor(), visitor(size=PHONE)
    anna.sits(seat)
    phone.sits(seat)
    anna.bar.get_by_role("button", name="End turn").click()
    expect(anna.sure).to_be_visible()
    random = Random(0)
    while anna.sure.is_visible():  # until something has happened
        phone.choose(random)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_cards_of_michelle_fit_where_they_lie(visitor: Visitors, size: Size) -> None:
    def extorted(table: Table) -> bool:
        """With a choice, or it would be answered."""
        asked = table.asked == [0] and kind_of(table.game.top).name == "michel_answer"
        return asked and len(choices(table, 0)) > 1

    top = Scene(1, players=4, michel="michelle").play_until(extorted, 0)
    anna = visitor(size=size)
    page = anna.sits(put(visitor.server, top)[0])
    fight = page.locator("[data-spot=fight]")
    expect(fight).to_be_visible()
    assert fight.evaluate(BEYOND) == 0


def test_the_rows_of_a_hint_are_in_the_order_of_their_percentages(visitor: Visitors) -> None:
    anna = visitor()
    turn(anna)
    anna.button("table-hint-short").click()
    rows = anna.page.locator(".chance")
    expect(rows.nth(1)).to_be_visible()
    chances = [int(re.sub(r"\D", "", row)) for row in rows.all_inner_texts()]
    assert chances == sorted(chances, reverse=True)


def test_the_odds_do_not_cover_the_question(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.sits(put(visitor.server, Scene(26, players=4, odds=True).until("yield"))[0])
    anna.choices.first.hover()
    odds = page.locator("[popover].popup")
    expect(odds).to_be_visible()
    question, popup = page.locator("[data-asks]").bounding_box(), odds.bounding_box()
    assert question is not None
    assert popup is not None
    above, below = popup["y"] + popup["height"] <= question["y"], popup["y"] >= question["y"] + question["height"]
    assert above or below


def test_a_background_that_lies_face_up_can_be_read_whole(visitor: Visitors) -> None:
    def revealed(table: Table) -> bool:
        return table.asked == [0] and any(player.revealed for player in table.game.players[1:])

    top = Scene(1, players=4).play_until(revealed, 0)
    game = top.table.game
    player = next(player for player in game.players[1:] if player.revealed)
    told = background_name("en", game.book, game.book.background_names[player.background])
    anna = visitor()
    page = anna.sits(put(visitor.server, top)[0])
    players = page.get_by_role("region", name=anna.words("table-players"))
    players.get_by_role("button", name=anna.words("cards-background", name=told)).click()
    card = page.get_by_role("dialog", name=told)
    expect(card).to_be_visible()
    assert card.evaluate("(card) => card.scrollHeight <= card.clientHeight + 1")


def test_a_button_stays_where_it_is_under_the_pointer(visitor: Visitors) -> None:
    """Lifted, it would drop back from its own edge, and tremble."""
    anna = visitor()
    turn(anna)
    stays(anna.choices.first)
    anna.goes("/")
    stays(anna.button("pages-play-now"))


def stays(button: Locator) -> None:
    before = button.bounding_box()
    button.hover()
    assert button.bounding_box() == before
