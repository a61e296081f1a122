"""The board on a TV, phones as hands: whoever scans the TV's code sits down and holds their cards; the TV shows only
what everybody may see, and follows to the next game."""

from __future__ import annotations

import re
from random import Random

from playwright.sync_api import Locator, TimeoutError, WebSocket, expect

from tests.web.browsing import PHONE, Visitor, Visitors
from tests.web.screens import put, turn_of_six

TV = (1920, 1080)
CARDS = '"hand":{"'  # how the cards of a hand begin; that of somebody who watches is empty
GLANCE = 200.0  # milliseconds
MOST_LOOKS = 3000
LEAST = 16.0  # pixels on a screen that is seen from three metres
SMALL = """() => [...document.querySelectorAll("header *, section *")]
    .filter((each) => each.checkVisibility() && !each.closest(".visually-hidden, svg, .count")
        && [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .map((each) => [parseFloat(getComputedStyle(each).fontSize), each.textContent.trim()])
    .filter(([size]) => size < %s)"""


def opens_tv(visitors: Visitors, players: int) -> tuple[Visitor, list[str]]:
    """Somebody opens a table on a TV; and all that the server tells it."""
    tv = visitors(size=TV)
    heard: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    tv.page.on("websocket", listen)
    page = tv.goes("/")
    page.get_by_role("tab", name=tv.words("pages-way-friends")).click()
    page.get_by_role("checkbox", name=tv.words("pages-tv")).check()
    page.get_by_role("radio", name=str(players), exact=True).check()
    tv.button("pages-tv-open").click()
    page.wait_for_url(re.compile("/tv/"))
    return tv, heard


def address(tv: Visitor) -> str:
    """What the QR code says; it stands below it, too."""
    return "/" + tv.page.locator(".address").inner_text().split("/", 1)[1]


def sits_with_phone(visitors: Visitors, path: str, name: str) -> Visitor:
    phone = visitors(size=PHONE)
    phone.goes(path).get_by_label(phone.words("pages-your-name")).fill(name)
    phone.button("pages-sit").click()
    expect(phone.page.get_by_text(name).first).to_be_visible()
    return phone


def has_something_to_press(phone: Visitor) -> bool:
    try:
        phone.choices.or_(phone.sure).or_(phone.ending).first.wait_for(timeout=GLANCE)
    except TimeoutError:  # somebody else is asked
        return False
    return not phone.ending.is_visible()


def hand(visitor: Visitor) -> Locator:
    return visitor.page.locator("[data-spot=hand]")


def test_a_tv_with_two_phones_through_a_whole_game(visitor: Visitors) -> None:
    tv, heard = opens_tv(visitor, players=3)
    path = address(tv)
    assert re.fullmatch(r"/hand/[A-Z]{6}", path)
    phones = [sits_with_phone(visitor, path, name) for name in ("Anna", "Bob")]
    expect(tv.page.get_by_text("Bob")).to_be_visible()
    tv.button("pages-fill-up").click()
    tv.button("pages-start").click()
    for phone in phones:
        expect(hand(phone)).to_be_visible()
        expect(phone.page.locator("[data-spot=plan]")).to_have_count(0)
    expect(tv.page.get_by_role("group", name=tv.words("board-plan"))).to_be_visible()
    random = Random(17)
    for _ in range(MOST_LOOKS):
        for phone in phones:
            if has_something_to_press(phone):
                phone.choose(random)
        if phones[0].ending.is_visible():
            break
    for phone in phones:
        expect(phone.ending).to_be_visible()
    expect(tv.ending).to_be_visible()
    told = [frame for frame in heard if '"type":"update"' in frame or '"type":"welcome"' in frame]
    during = [frame for frame in told if '"over":true' not in frame]
    assert len(during) > 20
    assert not any(CARDS in frame for frame in during)
    phones[0].button("pages-rematch").click()
    phones[0].page.wait_for_url(re.compile("/hand/"))
    expect(tv.page.locator(".qr svg")).to_be_visible()
    assert tv.page.url.split("/")[-1] == phones[0].page.url.split("/")[-1]


def test_a_tv_shows_no_hand_even_where_its_browser_has_a_seat(visitor: Visitors) -> None:
    """The words on it can be read from three metres."""
    seat = put(visitor.server, turn_of_six())[0]
    tv = visitor(size=TV)
    tv.sits(seat)
    expect(hand(tv)).to_be_visible()
    page = tv.goes(f"/tv/{seat.table}")
    expect(page.get_by_role("article")).to_have_count(6)
    expect(hand(tv)).to_have_count(0)
    expect(tv.bar).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollHeight") == TV[1]
    assert page.evaluate(SMALL % LEAST) == []
    expect(page.get_by_role("article").last).to_be_in_viewport(ratio=1)


def test_sounds_are_the_tvs_as_soon_as_it_was_touched(visitor: Visitors) -> None:
    seat = put(visitor.server, turn_of_six())[0]
    tv = visitor(size=TV)
    tv.goes(f"/tv/{seat.table}")
    tv.button("pages-tv-sound").click()
    expect(tv.button("pages-tv-sound")).to_be_hidden()
    assert tv.page.evaluate("JSON.parse(localStorage.getItem('blackgate.settings')).volume") > 0


def test_a_code_that_no_table_has_is_told(visitor: Visitors) -> None:
    anna = visitor(size=PHONE)
    anna.goes("/hand/QQQQQQ")
    expect(anna.page.get_by_role("alert")).to_be_visible()
    anna.button("table-home").click()
    expect(anna.button("pages-play-now")).to_be_visible()
    anna.complaints.clear()  # the browser tells of the 404
