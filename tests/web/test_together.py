"""Two laptops and a phone at one table: a page is loaded again, a line is cut, the server dies, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from blackgate.protocol.play import Welcome
from tests.server.serving import RunningServer, Seat, running
from tests.web.browsing import PHONE, SHORT, Visitor, Visitors

GLANCE = 150.0  # milliseconds
MOST_LOOKS = 10  # at the logs, until they are alike


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """One of its own: it is killed."""
    with running(f"sqlite:///{tmp_path}/blackgate.db", log=tmp_path / "log") as server:
        yield server


@pytest.fixture
def everybody(visitor: Visitors) -> list[Visitor]:
    """Anna has opened a table and begun; Ben came by the code, Cleo by the link, on a phone."""
    anna, ben, cleo = visitor(kept=True), visitor(kept=True), visitor(kept=True, size=PHONE)
    page = anna.goes("/")
    page.get_by_role("tab", name=anna.words("pages-way-friends")).click()
    page.get_by_label(anna.words("pages-your-name")).fill("Anna")
    page.get_by_role("radio", name="3", exact=True).check()
    anna.button("pages-open-table").click()
    expect(anna.button("pages-start")).to_be_disabled()
    code = page.locator("section", has_text=anna.words("pages-invite")).locator("strong").inner_text()
    ben.goes(f"/{code}")
    ben.button("pages-join").click()
    cleo.goes(page.url)
    for guest, name in ((ben, "Ben"), (cleo, "Cleo")):
        guest.page.get_by_label(guest.words("pages-your-name")).fill(name)
        guest.button("pages-sit").click()
        expect(page.get_by_role("listitem").filter(has_text=name)).to_have_count(1)
    anna.button("pages-start").click()
    return [anna, ben, cleo]


def play(everybody: list[Visitor], clicks: int, random: Random) -> None:
    """Whoever is asked chooses; in the end nobody is asked whether they are sure, which would be in the way."""
    turns = cycle(everybody)
    while clicks > 0:
        player = next(turns)
        try:
            player.choices.or_(player.sure).first.wait_for(timeout=GLANCE)
        except TimeoutError:  # somebody else is asked
            continue
        player.choose(random)
        clicks -= 1
    for player in everybody:
        if player.sure.is_visible():
            player.choose(random)


def line(visitor: Visitor) -> Locator:
    """Says something while the server is not heard."""
    return visitor.page.get_by_role("banner").get_by_role("status")


def agree(everybody: list[Visitor]) -> None:
    """All can hear the server, and all have read what it tells each of them; the last choice may be on its way."""
    for each in everybody:
        expect(line(each)).to_have_text("")
    for look in range(1, MOST_LOOKS + 1):
        logs = [(each.lines, told(each.seat)) for each in everybody]
        try:
            for lines, texts in logs:
                expect(lines).to_have_text(texts, timeout=SHORT)
        except AssertionError:
            if look == MOST_LOOKS:
                raise
        else:
            return


def told(seat: Seat) -> list[str]:
    """The log, as somebody who sits down there now gets it."""
    with seat.connect() as player:
        welcome: Welcome = player.receive_until(Welcome)
    return [line.text for line in welcome.log]


def test_whatever_happens_the_table_is_where_it_should_be(everybody: list[Visitor], server: RunningServer) -> None:
    anna, ben, cleo = everybody
    random = Random(6)
    play(everybody, 6, random)

    ben.page.reload()
    agree(everybody)
    play(everybody, 6, random)

    cleo.offline = True
    cleo.context.set_offline(True)
    expect(line(cleo)).not_to_have_text("")
    anna.says("Where is Cleo?")
    cleo.context.set_offline(False)
    agree(everybody)
    expect(cleo.chat).to_contain_text("Where is Cleo?")
    play(everybody, 6, random)

    for each in everybody:
        each.offline = True
    server.kill()
    for each in everybody:
        expect(line(each)).not_to_have_text("")
    server.start()
    agree(everybody)
    play(everybody, 6, random)
    agree(everybody)


def test_two_tabs_of_one_seat_agree(everybody: list[Visitor]) -> None:
    anna = everybody[0]
    other = anna.context.new_page()
    other.goto(anna.page.url)
    lines = other.get_by_role("list", name=anna.words("table-log"), exact=True).locator("[data-line]")
    play(everybody, 6, Random(7))
    agree(everybody)
    expect(lines).to_have_text(anna.log())
