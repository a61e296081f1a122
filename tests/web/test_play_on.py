"""From a step of the replay on: one's own table, as it stood there, against bots; and a link that opens that step."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.server.serving import RunningServer
from tests.web.browsing import LAPTOP, PHONE, Size, Visitors
from tests.web.screens import over, put

STEP = 40


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_link_opens_the_step_and_one_plays_on_from_there(
    visitor: Visitors, server: RunningServer, size: Size
) -> None:
    table = put(server, over())[0].table
    anna = visitor(size=size)
    page = anna.goes(f"/table/{table}#step-{STEP}")
    expect(page.get_by_role("slider", name=anna.words("pages-replay-step"))).to_have_value(str(STEP))
    anna.button("story-branch").click()
    expect(page.get_by_label(anna.words("story-link"))).to_have_value(page.url)
    asked = int(next(game for number, game in over().table.replaying(STEP) if number == STEP).asked())
    anna.button("story-branch-as", player=over().table.names[asked]).click()
    expect(anna.choices.first).to_be_visible()  # it is their turn, as it was then
    assert table not in page.url
    anna.button("table-hint-short").click()
    hint = page.get_by_role("region", name=anna.words("table-hint"))
    expect(hint.get_by_role("listitem").first).to_contain_text("%")
