"""What was said is counted, for eyes and ears, until somebody has looked at it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.server.serving import RunningServer
from tests.server.tabletop import Tabletop
from tests.web.browsing import PHONE, Visitors
from tests.web.screens import put


def test_unread_lines_are_counted_on_a_laptop(visitor: Visitors, server: RunningServer) -> None:
    ann, ben = visitor(), visitor()
    for guest, seat in zip((ann, ben), put(server, Tabletop(9, players=2)), strict=True):
        guest.sits(seat)
    chat = ann.page.get_by_role("tab", name=ann.words("table-chat"))
    expect(chat).to_have_accessible_name(ann.words("table-chat"))
    for count, said in enumerate(("Pssst.", "Over here!"), 1):
        ben.says(said)
        new = ann.words("table-chat-new", count=count)
        expect(chat).to_have_accessible_name(f"{ann.words('table-chat')} {new}")
        expect(chat).to_contain_text(str(count))
    chat.click()
    expect(chat).to_have_accessible_name(ann.words("table-chat"))


def test_unread_lines_are_counted_on_a_phone_whenever_the_chat_is_a_swipe_away(
    visitor: Visitors, server: RunningServer
) -> None:
    ann, ben = visitor(size=PHONE), visitor()
    for guest, seat in zip((ann, ben), put(server, Tabletop(9, players=2)), strict=True):
        guest.sits(seat)
    talk, prison = (ann.page.get_by_role("button", name=ann.words(f"table-tab-{tab}")) for tab in ("talk", "prison"))
    new = ann.words("table-chat-new", count=1)
    expect(talk).to_have_accessible_name(ann.words("table-tab-talk"))
    for said in ("Pssst.", "Over here!"):
        ben.says(said)
        expect(talk).to_have_accessible_name(f"{ann.words('table-tab-talk')} {new}")
        talk.click()
        ann.page.get_by_role("tab", name=ann.words("table-chat")).click()
        expect(talk).to_have_accessible_name(ann.words("table-tab-talk"))
        prison.click()
        expect(prison).to_have_attribute("aria-current", "true")
