"""Being told when it is one's turn: by the service worker, whose push comes as the browser would hand it over."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Request, Response, expect

from tests.server.notices.test_web_push import AUTH, RECEIVER
from tests.server.tabletop import Tabletop
from tests.web.browsing import Visitor, Visitors, laid
from tests.web.test_people import claims, signs_out

READY = "async () => { await navigator.serviceWorker.ready; }"
# Chromium without a screen asks nobody: this is what somebody would say.
ALLOW = """
    Object.defineProperty(Notification, "permission", { get: () => "granted" });
    Notification.requestPermission = async () => "granted";
"""
# A browser with a push service.
PUSHED = """
    const keys = { p256dh: "RECEIVER", auth: "AUTH" };
    const subscription = { endpoint: "https://8.8.8.8/send/1", toJSON: () => ({ keys }) };
    PushManager.prototype.getSubscription = async () => subscription;
""".replace("RECEIVER", RECEIVER).replace("AUTH", AUTH)
# There is no screen to show it on: what the worker asks the browser to show is kept instead.
KEEP = "() => { self.shown = []; self.registration.showNotification = async (...asked) => self.shown.push(asked); }"


def deliver(page: Page, origin: str, message: dict[str, str]) -> None:
    """As a push service does."""
    session = page.context.new_cdp_session(page)
    found: list[Any] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    session.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": origin, "registrationId": found[-1]["registrationId"], "data": json.dumps(message)},
    )


def is_put(response: Response, path: str) -> bool:
    return response.request.method == "PUT" and response.url.endswith(path)


def test_a_push_is_shown_and_leads_to_the_table(visitor: Visitors) -> None:
    anna = visitor(kept=True)
    anna.context.grant_permissions(["notifications"], origin=anna.address)
    page = anna.goes("/")
    page.evaluate(READY)
    told = {"title": "It is your turn", "body": "The others wait.", "url": "/table/abc", "tag": "abc"}
    (worker,) = page.context.service_workers
    worker.evaluate(KEEP)
    deliver(page, anna.address, told)
    while not (shown := worker.evaluate("() => self.shown")):
        page.wait_for_timeout(20)
    ((title, options),) = shown
    assert (title, options["body"], options["tag"]) == (told["title"], told["body"], told["tag"])
    assert options["data"] == {"url": "/table/abc"}


def test_whoever_wants_to_be_told_says_so_in_the_menu_of_the_table(visitor: Visitors) -> None:
    anna = visitor(kept=True)
    anna.page.add_init_script(ALLOW)
    seat = laid(anna.server, Tabletop(0).copy("told"))[0]
    page = anna.sits(seat)
    page.evaluate(READY)
    anna.button("table-menu").click()
    device = page.get_by_role("checkbox", name=anna.words("table-notifications-device"))
    expect(device).not_to_be_checked()
    with page.expect_response(lambda response: is_put(response, "/notices")):
        device.click()
    expect(device).to_be_checked()
    page.reload()
    anna.button("table-menu").click()
    expect(device).to_be_checked()
    device.click()
    expect(device).not_to_be_checked()
    page.reload()
    anna.button("table-menu").click()
    expect(device).not_to_be_checked()
    assert seat.get("notices") == {"push": True, "webhook": True}  # on her other devices


def test_where_the_browser_does_not_allow_it_one_is_told_what_to_do(visitor: Visitors) -> None:
    anna = visitor(kept=True)
    page = anna.sits(laid(anna.server, Tabletop(0).copy("denied"))[0])
    page.evaluate("Notification.requestPermission = async () => 'denied'")
    anna.button("table-menu").click()
    device = page.get_by_role("checkbox", name=anna.words("table-notifications-device"))
    device.click()
    expect(page.get_by_text(anna.words("table-notifications-denied"))).to_be_visible()
    expect(device).not_to_be_checked()


def wants(request: Request) -> bool:
    return bool(json.loads(request.post_data or "")["on"])


def tells_of_all_tables(visitor: Visitor, name: str) -> None:
    visitor.page.add_init_script(ALLOW + PUSHED)
    claims(visitor, name)
    visitor.page.evaluate(READY)
    everywhere = visitor.page.get_by_role("checkbox", name=visitor.words("people-notifications-device"))
    with visitor.page.expect_request("**/api/account/push") as asked:
        everywhere.click()
    assert wants(asked.value)
    expect(everywhere).to_be_checked()


def test_whoever_is_told_of_all_tables_can_turn_one_off(visitor: Visitors) -> None:
    anna = visitor(kept=True)
    tells_of_all_tables(anna, "Wanda All")
    anna.goes("/")
    anna.button("pages-play-now").click()
    expect(anna.choices.first).to_be_visible()
    anna.button("table-menu").click()
    device = anna.page.get_by_role("checkbox", name=anna.words("table-notifications-device"))
    expect(device).to_be_checked()
    with anna.page.expect_request("**/push") as asked:
        device.click()
    assert not wants(asked.value)
    expect(device).not_to_be_checked()
    anna.goes("/account")
    expect(anna.page.get_by_role("checkbox", name=anna.words("people-notifications-device"))).to_be_checked()


def test_whoever_signs_out_is_told_no_more(visitor: Visitors) -> None:
    anna = visitor(kept=True)
    tells_of_all_tables(anna, "Olga Out")
    with anna.page.expect_request("**/api/account/push") as asked:
        signs_out(anna)
    assert not wants(asked.value)


def test_time_off_does_not_end_before_it_begins(visitor: Visitors) -> None:
    anna = visitor()
    claims(anna, "Yesterday")
    until = anna.page.get_by_label(anna.words("people-vacation-until"))
    until.fill("2020-01-01")
    anna.button("people-vacation-begin").click()
    assert until.evaluate("field => field.validity.rangeUnderflow")
