"""People who come back: a name claimed with a passkey of a real browser, or with a passphrase where it has none."""

from __future__ import annotations

from itertools import count
from typing import Final

import httpx
import pytest
from playwright.sync_api import Request, expect

from tests.web.browsing import AT_HOME, PHONE, Visitor, Visitors

PASSPHRASE: Final = "seven spoons and a rope"
_numbers: Final = count()


@pytest.fixture
def name() -> str:
    """One that nobody has."""
    return f"Regular {next(_numbers)}"


def with_passkeys(visitor: Visitor) -> Visitor:
    """Chromium's own authenticator, as a phone or a laptop has one, without the finger."""
    session = visitor.context.new_cdp_session(visitor.page)
    session.send("WebAuthn.enable")
    device = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    session.send("WebAuthn.addVirtualAuthenticator", {"options": device})
    return visitor


def writes(visitor: Visitor, label: str, text: str) -> None:
    visitor.page.get_by_label(visitor.words(label), exact=True).fill(text)


def claims(visitor: Visitor, name: str) -> list[str]:
    """With a passphrase; the recovery codes."""
    visitor.goes("/account")
    writes(visitor, "people-name", name)
    writes(visitor, "people-passphrase", PASSPHRASE)
    visitor.button("people-claim-passphrase").click()
    return noted(visitor, name)


def noted(visitor: Visitor, name: str) -> list[str]:
    codes = visitor.page.get_by_role("listitem").get_by_role("code")
    expect(codes).to_have_count(10)
    found = codes.all_inner_texts()
    visitor.button("people-codes-kept").click()
    expect(codes).to_have_count(0)
    is_signed_in(visitor, name)
    return found


def is_signed_in(visitor: Visitor, name: str) -> None:
    expect(visitor.page.get_by_role("heading", level=1)).to_have_text(name)


def signs_in(visitor: Visitor, name: str) -> None:
    visitor.goes("/account")
    visitor.page.get_by_role("tab", name=visitor.words("people-sign-in")).click()
    writes(visitor, "people-name", name)
    writes(visitor, "people-passphrase", PASSPHRASE)
    visitor.button("people-by-passphrase").click()
    is_signed_in(visitor, name)


def signs_out(visitor: Visitor) -> None:
    visitor.button("people-sign-out").click()
    expect(visitor.button("people-claim-passphrase")).to_be_visible()
    visitor.page.get_by_role("tab", name=visitor.words("people-sign-in")).click()


def test_a_name_is_claimed_with_a_passkey_which_then_signs_in(visitor: Visitors, name: str) -> None:
    anna = with_passkeys(visitor(host="localhost"))
    anna.goes("/account")
    writes(anna, "people-name", name)
    anna.button("people-claim-passkey").click()
    noted(anna, name)
    signs_out(anna)
    anna.button("people-by-passkey").click()
    is_signed_in(anna, name)
    anna.page.reload()
    is_signed_in(anna, name)
    remove = anna.page.get_by_role("button", name=anna.words("people-passkey-remove", date=""))
    expect(remove).to_have_count(1)
    remove.click()
    expect(anna.page.get_by_role("alert")).to_be_visible()  # it is the only way in
    anna.complaints.clear()  # the browser tells of the 409
    anna.page.get_by_text(anna.words("people-passphrase-new")).click()
    writes(anna, "people-passphrase-new", PASSPHRASE)
    anna.button("people-passphrase-change").click()
    expect(anna.page.get_by_role("alert")).to_have_count(0)  # no longer
    remove.click()
    expect(remove).to_have_count(0)


def test_what_a_passkey_has_signed_is_good_once_and_for_this_page(visitor: Visitors, name: str) -> None:
    anna = with_passkeys(visitor(host="localhost"))
    anna.goes("/account")
    writes(anna, "people-name", name)
    anna.button("people-claim-passkey").click()
    noted(anna, name)
    signs_out(anna)
    with anna.page.expect_request("**/api/account/session") as sent:
        anna.page.route("**/api/account/session", lambda route: route.abort())
        anna.button("people-by-passkey").click()
    signed = sent.value.post_data_buffer
    assert signed is not None
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.complaints.clear()  # the browser tells of what was cut off

    def shown_by(host: str) -> int:
        headers = {"origin": f"http://{host}", "host": host, "content-type": "application/json"}
        return httpx.post(f"{anna.server.address}/api/account/session", content=signed, headers=headers).status_code

    assert shown_by(f"elsewhere.test:{anna.server.port}") == 403
    assert shown_by(f"localhost:{anna.server.port}") == 200
    assert shown_by(f"localhost:{anna.server.port}") == 403


def test_where_a_browser_has_no_passkeys_none_are_offered(visitor: Visitors) -> None:
    for host in ("", AT_HOME):  # an address without a name, and plain http
        anna = visitor(host=host)
        anna.goes("/account")
        expect(anna.page.get_by_text(anna.words("people-no-passkeys"))).to_be_visible()
        expect(anna.button("people-claim-passkey")).to_have_count(0)


def test_a_passkey_that_is_not_made_is_no_account(visitor: Visitors, name: str) -> None:
    anna = visitor(host="localhost")
    anna.goes("/account")
    refused = "() => Promise.reject(new DOMException('', 'NotAllowedError'))"
    anna.page.evaluate(f"() => {{ navigator.credentials.create = {refused}; }}")
    writes(anna, "people-name", name)
    anna.button("people-claim-passkey").click()
    expect(anna.page.get_by_role("alert")).to_have_text(anna.words("people-passkey-failed"))
    claims(anna, name)


def test_a_recovery_code_lets_in_whoever_has_lost_the_rest(visitor: Visitors, name: str) -> None:
    code = claims(visitor(), name)[0]
    anna = visitor(size=PHONE)
    anna.goes("/account")
    anna.page.get_by_role("tab", name=anna.words("people-sign-in")).click()
    anna.page.locator("summary").click()
    writes(anna, "people-name", name)
    writes(anna, "people-code", code)
    anna.button("people-by-code").click()
    is_signed_in(anna, name)
    expect(anna.page.get_by_text(anna.words("people-codes-left", count=9))).to_be_visible()


def test_ones_game_goes_on_on_another_device(visitor: Visitors, name: str) -> None:
    """Alone against bots, it is private; only its owner finds it."""
    anna = visitor()
    claims(anna, name)
    anna.goes("/")
    expect(anna.page.get_by_label(anna.words("pages-your-name"))).to_have_value(name)
    anna.button("pages-play-now").click()
    expect(anna.choices.first).to_be_visible()
    phone = visitor(size=PHONE)
    signs_in(phone, name)
    phone.page.get_by_role("link", name=phone.words("people-private")).click()
    expect(phone.choices.first).to_be_visible()


def test_whoever_follows_a_link_to_their_table_has_their_seat_there(visitor: Visitors, name: str) -> None:
    """As from a notification, or from the list of the start page."""
    anna = visitor()
    claims(anna, name)
    anna.goes("/")
    anna.button("pages-play-now").click()
    expect(anna.choices.first).to_be_visible()
    phone = visitor(size=PHONE)
    signs_in(phone, name)
    phone.goes(anna.page.url)
    expect(phone.choices.first).to_be_visible()


def test_others_see_whose_name_it_is(visitor: Visitors, name: str) -> None:
    anna = visitor()
    claims(anna, name)
    anna.goes("/").get_by_role("tab", name=anna.words("pages-way-friends")).click()
    anna.button("pages-open-table").click()
    link = anna.page.get_by_role("link", name=anna.words("people-seat-page", player=name))
    expect(link).to_be_visible()
    ben = visitor()
    ben.goes(anna.page.url)
    writes(ben, "pages-your-name", name.upper())
    ben.button("pages-sit").click()
    expect(ben.page.get_by_role("alert")).to_be_visible()
    ben.complaints.clear()  # the browser tells of the 409
    writes(ben, "pages-your-name", "Ben")
    ben.button("pages-sit").click()
    expect(ben.page.get_by_text("Ben", exact=True)).to_be_visible()


def test_whoever_deletes_their_account_is_a_guest_again(visitor: Visitors, name: str) -> None:
    anna = visitor()
    claims(anna, name)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name=anna.words("people-download")).click()
    assert name in download.value.path().read_text(encoding="utf-8")
    anna.button("people-delete").click()
    anna.button("people-delete-yes").click()
    expect(anna.button("people-claim-passphrase")).to_be_visible()
    anna.goes("/")
    expect(anna.page.get_by_role("link", name=anna.words("people-claim"))).to_be_visible()


def test_a_guest_is_never_asked_who_they_are(visitor: Visitors) -> None:
    anna = visitor()
    asked: list[Request] = []
    anna.page.on("request", lambda request: asked.append(request))
    anna.goes("/")
    anna.button("pages-play-now").click()
    expect(anna.choices.first).to_be_visible()
    assert [each.url for each in asked if "/api/account" in each.url or "/api/players" in each.url] == []
    assert anna.context.cookies() == []
