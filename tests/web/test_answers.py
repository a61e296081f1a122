"""Questions make sense: what cannot be answered says why, declining says what it comes to, a card can be read."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from blackgate.messages import text
from blackgate.rules.waiting import kind_of
from blackgate.server.table import Table
from tests.server.tabletop import Tabletop
from tests.web.browsing import LAPTOP, PHONE, Size, Visitors
from tests.web.screens import Scene, sits_down


def asked_at(step: str, *, without: str = "") -> Tabletop:
    """Ann is asked that, and there is something that she cannot choose."""

    def there(table: Table) -> bool:
        if 0 not in table.asked or 0 in table.held:
            return False
        moment = table.moment_of(0)
        return kind_of(moment.top).name == step and without not in moment.legal_texts()

    return Scene(2, players=4).play_until(there, 0)


@pytest.mark.parametrize("size", [LAPTOP, PHONE])
def test_the_card_that_was_played_is_shown_with_its_text(visitor: Visitors, size: Size) -> None:
    anna = visitor(size=size, silence=False)
    sits_down(anna, asked_at("stop_card"))
    board = anna.seat.get("board")
    card = anna.bar.locator(".played")
    expect(card).to_be_visible()
    name = str(card.locator("strong").text_content())
    (text_of,) = [each["text"] for each in board["cards"].values() if each["name"] == name]
    expect(card).to_contain_text(text_of)
    expect(anna.bar.get_by_role("button", name=text("en", "action-pass-stop_card"))).to_be_visible()


def test_what_cannot_be_answered_says_what_it_takes(visitor: Visitors) -> None:
    """R7.3: only Ann sees it."""
    anna = visitor(silence=False)
    sits_down(anna, asked_at("answer", without="cooperate"))
    greyed = anna.bar.locator(".impossible")
    expect(greyed).to_contain_text(text("en", "action-cooperate"))
    expect(greyed.locator("small")).not_to_be_empty()
    expect(greyed.get_by_role("button")).to_have_count(0)
