"""A replay to keep: one file, opened from disk, without a network. It plays with anybody's eyes, and has its story."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from blackgate.protocol.story import Luck, Story
from blackgate.server import entries as journal
from blackgate.server import standalone_replay
from blackgate.server.table import Table
from blackgate.server.time_slices import run_to_end
from tests.server.serving import RunningServer
from tests.server.tabletop import Tabletop
from tests.web.browsing import LAPTOP, PHONE, Size, Visitors, words
from tests.web.screens import over, over_soon, put

MOST = 400_000  # bytes, without the fonts
LONG_GAME = 1200  # actions


@contextmanager
def opened(browser: Browser, file: Path, size: Size = LAPTOP) -> Iterator[Page]:
    """From disk, by somebody whose browser cannot reach anything."""
    complaints: list[str] = []
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, offline=True, reduced_motion="reduce")
    page = context.new_page()
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("request", lambda asked: complaints.append(asked.url) if asked.url.startswith("http") else None)
    page.goto(file.as_uri())
    yield page
    context.close()
    assert complaints == []


def weight(page: bytes) -> int:
    """Without the fonts."""
    return len(page) - len(standalone_replay.part("fonts.css"))


def made_up(table: Table) -> Story:
    """As long as a real story of that game, and as hard to pack: numbers by chance."""
    random, seats = Random(1), range(len(table.seats))
    chances = [[round(random.random(), 4) for _ in seats] for _ in range(len(table.actions) + 1)]
    luck = [Luck(number, [round(random.random(), 4) for _ in seats]) for number in range(1, len(chances), 3)]
    return Story(truth=chances, known=[each[::-1] for each in chances], luck=luck, costly=[])


def test_a_finished_game_is_kept_with_its_story(
    visitor: Visitors, server: RunningServer, browser: Browser, tmp_path: Path
) -> None:
    anna = visitor()
    page = anna.sits(put(server, over_soon())[0])
    page.get_by_role("tab", name=anna.words("pages-after-record")).click()
    with page.expect_download() as download:
        anna.button("story-keep").click()
    file = tmp_path / "game.html"
    download.value.save_as(file)
    assert weight(file.read_bytes()) < MOST
    total = len(over_soon().table.actions)
    with opened(browser, file) as kept:
        slider = kept.get_by_role("slider", name=words("pages-replay-step"))
        expect(slider).to_have_attribute("max", str(total))
        kept.get_by_role("button", name=words("pages-replay-on"), exact=True).click()
        expect(slider).to_have_value("1")
        expect(kept.get_by_role("group", name=words("board-plan"))).to_be_visible()
        kept.get_by_label(words("pages-eyes")).select_option("Ben")
        slider.fill(str(total))
        expect(kept.get_by_text(words("pages-replay-at", step=total, total=total))).to_be_visible()
        kept.get_by_role("tab", name=words("pages-after-story")).click()
        points = kept.get_by_role("heading", name=words("story-points")).locator("xpath=..").get_by_role("button")
        points.last.click()
        expect(slider).to_have_value(str(total))


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_every_pair_of_eyes_sees_what_it_saw(browser: Browser, tmp_path: Path, size: Size) -> None:
    """And a whole game of four is small enough."""
    page = standalone_replay.page(run_to_end(standalone_replay.kept_game(over().table, None, "de")))
    assert weight(page) < MOST
    file = tmp_path / "game.html"
    file.write_bytes(page)
    with opened(browser, file, size) as kept:
        eyes = kept.get_by_label(words("pages-eyes", "de"))
        lines = kept.get_by_role("list", name=words("table-log", "de"), exact=True)
        slider = kept.get_by_role("slider", name=words("pages-replay-step", "de"))
        slider.fill("20")
        seen = set()
        for name in (words("pages-eyes-all", "de"), words("pages-eyes-watcher", "de"), "Ann", "Dan"):
            eyes.select_option(name)
            expect(lines).not_to_be_empty()
            seen.add(lines.inner_text())
        assert len(seen) == 4


def very_long_game() -> Table:
    """Of six with everything in play, by chance: longer than the longest of a hundred games between rookies."""
    places = ("library", "workshop", "gambling_cells", "gymnasium", "laundry", "psychiatric_ward")
    top = Tabletop(1, players=6, michel="michelle", warden=True, places=places)
    top.play_until(lambda table: len(table.actions) >= LONG_GAME, 1)
    top.apply(journal.Ended(top.now))
    return top.table


def test_a_very_long_game_with_its_story_is_small_enough(browser: Browser, tmp_path: Path) -> None:
    table = very_long_game()
    page = standalone_replay.page(run_to_end(standalone_replay.kept_game(table, made_up(table), "en")))
    assert weight(page) < MOST
    file = tmp_path / "game.html"
    file.write_bytes(page)
    with opened(browser, file) as kept:
        slider = kept.get_by_role("slider", name=words("pages-replay-step"))
        slider.fill(str(LONG_GAME))
        expect(slider).to_have_value(str(LONG_GAME))
        players = kept.get_by_role("region", name=words("table-players"))
        for player in table.game.players:
            expect(players).to_contain_text(f"{player.points}/")
