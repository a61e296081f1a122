"""Everything that can be done in a modular Place can be done in the browser."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from blackgate.server.table import Table
from tests.server.serving import RunningServer
from tests.server.tabletop import Tabletop, choices
from tests.web.browsing import Visitors, laid

DEEDS = {
    "library": ["rehabilitate", "study"],
    "workshop": ["improve", "develop_skills"],
    "gambling_cells": ["dig", "bet", "plan"],
    "gymnasium": ["buy", "sell", "brawl", "workout"],
    "laundry": ["heal", "change_style", "steal_bandage"],
}
ALL = [(place, deed) for place, deeds in DEEDS.items() for deed in deeds]


def who_can(table: Table, deed: str) -> list[int]:
    return [seat for seat in table.asked if any(choice.split()[0] == deed for choice in choices(table, seat))]


@pytest.mark.parametrize(("place", "deed"), ALL)
def test_what_can_be_done_there(visitor: Visitors, server: RunningServer, place: str, deed: str) -> None:
    top = Tabletop(players=2, places=(place,)).copy(f"{place}-{deed}")
    top.play_until(lambda table: bool(who_can(table, deed)), 1)
    anna = visitor()
    anna.sits(laid(server, top)[who_can(top.table, deed)[0]])
    tile = anna.bar.locator(f"[data-verb={deed}]")
    expect(tile).to_have_attribute("aria-disabled", "false")
    before = anna.lines.last.inner_text()
    tile.click()
    if anna.opened.is_visible():
        anna.choose(Random(1))
    expect(anna.opened).to_be_hidden()
    # Only people sit here: whatever is new in the log, or is asked now, comes from this choice.
    told = anna.lines.last.filter(has_not_text=before)
    expect(told.or_(anna.bar.get_by_role("heading")).first).to_be_attached()


def test_a_trauma_lies_before_its_player(visitor: Visitors, server: RunningServer) -> None:
    """R14.10: whoever comes into the Psychiatric Ward gets one, for all to see."""
    top = Tabletop(players=2, places=("psychiatric_ward",)).copy("ward")
    top.play_until(lambda table: any(player.trauma_number >= 0 for player in table.game.players), 1)
    anna = visitor()
    page = anna.sits(laid(server, top)[0])
    token = page.get_by_role("region", name=anna.words("table-players")).get_by_title(
        anna.words("cards-trauma", name="")
    )
    expect(token.first).to_be_visible()
