"""What strangers write is text, whatever it looks like; nothing of it runs, and nothing is fetched for it."""

from __future__ import annotations

from playwright.sync_api import expect

from blackgate.protocol.play import Ack, Welcome
from tests.server.serving import RunningServer
from tests.web.browsing import Visitors

NAME = "<b>Eve</b>{$x}"
EVIL = "<img src=//evil.example/x onerror=alert(1)><script>alert(2)</script>[a](javascript:alert(3)) &amp;"


def test_names_and_chat_with_markup_are_text(visitor: Visitors, server: RunningServer) -> None:
    seats = server.open_table("Anna", NAME, name="<u>Table</u>", watch="everybody")
    anna = visitor()
    page = anna.sits(seats[0])
    expect(page.get_by_role("heading", level=1)).to_have_text("<u>Table</u>")
    expect(page.get_by_role("listitem").filter(has_text=NAME)).to_be_visible()
    seats[0].post("start")
    with seats[1].connect() as eve:
        eve.receive_until(Welcome)
        assert isinstance(eve.ask("chat", text=EVIL), Ack)
        expect(anna.chat).to_contain_text(EVIL)
    for player in (page.get_by_role("article"), anna.chat):
        expect(player.filter(has_text=NAME).first).to_be_visible()
    assert page.title().endswith("<u>Table</u> · Blackgate")
    assert page.locator("b:text-is('Eve'), u, script:not([src]), img[src*=evil]").count() == 0
    expect(anna.lines.filter(has_text=NAME).first).to_be_attached()
