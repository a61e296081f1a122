"""Puzzles in the browser: by theme, one a day, and on the table itself; one solved, one not."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from blackgate import load_edition
from blackgate.puzzles import Puzzle, puzzles_of
from tests.web.browsing import LAPTOP, PHONE, Size, Visitor, Visitors

PUZZLES = puzzles_of(load_edition())
WIN = next(puzzle for puzzle in PUZZLES if puzzle.theme == "win")


def path_of(puzzle: Puzzle) -> list[str]:
    path, lines = [], puzzle.lines
    while lines:
        path.append(next(iter(lines)))
        lines = lines[path[-1]]
    return path


def chooses(visitor: Visitor, action: str) -> None:
    """By the tile of what is done, and out of the list that it opens; sure, if that is asked."""
    verb = action.split()[0]
    choice = visitor.bar.locator(f"[data-action='{action}']")
    tile = visitor.bar.locator(f"[data-verb='{verb}']")
    choice.or_(tile).first.wait_for()
    if not choice.is_visible():
        tile.click()
    if choice.is_visible():
        choice.click()
    if visitor.sure.is_visible():
        visitor.sure.click()


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_a_puzzle_solved(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size, askBefore=False)
    page = anna.goes("/puzzles")
    page.locator(f"a[href='/puzzles/{WIN.id}']").last.click()
    expect(page.get_by_role("heading", level=1)).to_have_text(anna.words("pages-puzzle-win"))
    for action in path_of(WIN):
        chooses(anna, action)
    expect(page.get_by_role("status").filter(has_text=anna.words("pages-puzzle-solved"))).to_be_visible()
    expect(anna.choices).to_have_count(0)
    page.get_by_role("link", name=anna.words("pages-puzzles")).click()
    done = page.get_by_role("link", name=re.compile(anna.words("pages-puzzle-done")))
    expect(done.last).to_have_attribute("href", f"/puzzles/{WIN.id}")


def test_a_puzzle_failed_is_answered_with_what_would_happen(visitor: Visitors) -> None:
    anna = visitor(askBefore=False)
    page = anna.goes(f"/puzzles/{WIN.id}")
    chooses(anna, "end")
    expect(page.get_by_role("status").filter(has_text=anna.words("pages-puzzle-failed"))).to_be_visible()
    lines = page.locator("[data-line]")
    expect(lines.nth(3)).to_be_attached()
    anna.button("pages-puzzle-show").click()
    expect(page.locator(".solution")).to_contain_text(anna.words("pages-puzzle-solution", choice="").strip())
    anna.button("pages-puzzle-again").click()
    expect(anna.choices.first).to_be_visible()
    expect(lines).to_have_count(0)
    chooses(anna, "end")
    anna.button("pages-puzzle-next").click()
    expect(page).not_to_have_url(re.compile(WIN.id))
    expect(anna.choices.first).to_be_visible()


def test_all_of_them_by_theme_and_that_of_the_day_first(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    page.get_by_role("link", name=anna.words("pages-puzzles")).click()
    expect(page.get_by_role("main").get_by_role("listitem")).to_have_count(len(PUZZLES))
    for theme in ("win", "get", "survive"):
        expect(page.get_by_role("heading", name=anna.words(f"pages-puzzle-theme-{theme}"))).to_be_visible()
    today = page.get_by_role("region", name=anna.words("pages-puzzle-today")).get_by_role("link")
    today.click()
    page.wait_for_url(re.compile("/puzzles/."))
    expect(anna.choices.first).to_be_visible()
