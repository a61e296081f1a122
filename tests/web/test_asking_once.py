"""What cannot be taken back asks once: no leaves everything as it is, and whoever says "never" is not asked again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.browsing import Visitors
from tests.web.screens import turn


def test_no_changes_nothing_and_yes_ends_the_turn(visitor: Visitors) -> None:
    anna = visitor()
    turn(anna)
    end = anna.bar.locator("[data-verb=end]")
    end.click()
    anna.button("table-confirm-no").click()
    expect(anna.sure).to_be_hidden()
    end.click()
    anna.page.get_by_label(anna.words("table-confirm-never")).check()
    anna.sure.click()
    expect(end).to_be_hidden()
    assert '"askBefore":false' in anna.page.evaluate("localStorage['blackgate.settings']")


def test_whoever_does_not_want_to_be_asked_is_not(visitor: Visitors) -> None:
    anna = visitor(askBefore=False)
    turn(anna)
    end = anna.bar.locator("[data-verb=end]")
    end.click()
    expect(end).to_be_hidden()
    expect(anna.sure).to_be_hidden()
