"""The analysis board: from a step of a replay, from a position as text, from a puzzle."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from blackgate import load_edition
from blackgate.messages import text as message
from blackgate.puzzles import puzzles_of
from tests.server.serving import RunningServer
from tests.server.tabletop import Tabletop
from tests.web.browsing import LAPTOP, PHONE, Size, Visitors
from tests.web.screens import STEP, over, put

POSITION = """0: showers; hand link, 2 knife; cigarettes 3
1: showers; hand shovel
2: cell_block; points 4; tunnel pickaxe
turn: 0"""


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_from_a_replay_one_steps_tries_asks_and_shares(visitor: Visitors, server: RunningServer, size: Size) -> None:
    table = put(server, over())[0].table
    anna = visitor(size=size)
    page = anna.goes(f"/table/{table}#step-{STEP}")
    anna.button("analysis-from-here").click()
    played = [each.action for each in over().table.actions[STEP:]]
    anna.button("pages-replay-on").click()  # as it was played
    expect(page).to_have_url(re.compile(f"step={STEP}&tried={played[0].split()[0]}"))
    anna.button("pages-replay-back").click()
    anna.bar.locator("[data-verb=end]").click()  # something else, which needs no yes: it can be gone back from
    tried = page.get_by_role("list", name=anna.words("analysis-lines"))
    expect(tried.get_by_text(anna.words("analysis-instead", step=1))).to_be_attached()
    anna.button("pages-replay-back").click()
    page.get_by_label(anna.words("analysis-seconds")).select_option("1")
    anna.button("analysis-ask").click()
    expect(page.locator("[data-mark]").first).to_be_visible()  # drawn on the plan
    anna.button("analysis-try").click()
    expect(page.locator("[data-mark]")).to_have_count(0)
    expect(page).to_have_url(re.compile("tried="))
    link = page.url
    ben = visitor(size=size)
    ben.goes(link)
    expect(ben.choices.first).to_be_visible()
    expect(ben.page).to_have_url(link)
    where = ben.page.locator("[aria-current=true]").filter(has_text="1.")
    expect(where).to_have_count(1)


def test_a_position_that_is_pasted_is_laid_out_or_told_what_is_wrong(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/puzzles")
    page.get_by_role("link", name=anna.words("analysis-title")).click()
    text = page.get_by_label(anna.words("analysis-position"))
    anna.refused = True  # it is what is wanted here
    text.fill(POSITION.replace("shovel", "king"))
    anna.button("analysis-begin").click()
    expect(page.get_by_role("alert")).to_contain_text("king")
    expect(text).to_have_value(POSITION.replace("shovel", "king"))  # nothing is lost
    text.fill(POSITION)
    anna.button("analysis-begin").click()
    expect(anna.choices.first).to_be_visible()
    anna.button("story-branch").click()
    seats = page.get_by_role("dialog").get_by_role("button", name=re.compile(anna.words("story-branch-as", player="")))
    seats.first.click()
    page.wait_for_url(re.compile("/table/"))
    expect(anna.choices.first).to_be_visible()
    assert anna.seat.number == 0


def test_a_puzzle_that_was_tried_is_analysed(visitor: Visitors) -> None:
    puzzle = puzzles_of(load_edition())[0]
    anna = visitor(askBefore=False)
    page = anna.goes(f"/puzzles/{puzzle.id}")
    anna.bar.locator("[data-verb=end]").click()
    page.get_by_role("link", name=anna.words("analysis-from-here")).click()
    expect(page).to_have_url(re.compile(f"puzzle={puzzle.id}"))
    expect(anna.choices.first).to_be_visible()


def test_a_game_that_goes_on_is_not_shown(visitor: Visitors, server: RunningServer) -> None:
    table = put(server, Tabletop(8))[0].table
    anna = visitor()
    anna.refused = True
    page = anna.goes(f"/analysis#table={table}&step=0")
    expect(page.get_by_role("alert").first).to_contain_text(message("en", "server-not-over"))
    expect(page.get_by_role("group", name=anna.words("board-plan"))).to_have_count(0)
