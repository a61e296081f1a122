"""Whole games in the browser: by clicks, by keyboard alone, in teams, and with several people on one device."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, TimeoutError, expect

from tests.web.browsing import MOST_CLICKS, PHONE, SHORT, Visitor, Visitors

CHOICE = "[data-verb]:not([aria-disabled=true]), [data-action]:not([aria-disabled=true])"
MOST_TABS = 150  # from one end of a page to the other


def test_against_bots_by_clicks(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    page.get_by_label(anna.words("pages-your-name")).fill("Anna")
    page.get_by_role("radio", name="3", exact=True).check()
    anna.button("pages-play-now").click()
    anna.play_out(Random(1))
    expect(page.get_by_role("listitem").filter(has_text="Anna")).not_to_have_count(0)


def test_a_kind_of_bot_may_have_levels(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    page.get_by_role("radio", name="lifer", exact=True).check(force=True)
    levels = page.get_by_role("group", name=anna.words("pages-level"))
    expect(levels.get_by_role("radio", name="5", exact=True)).to_be_checked()
    levels.get_by_role("radio", name="2", exact=True).check(force=True)
    anna.button("pages-play-now").click()
    anna.choices.first.wait_for()
    assert {seat["bot"] for seat in anna.seat.get()["seats"][1:]} == {"lifer:2"}


def test_with_a_thumb(visitor: Visitors) -> None:
    anna = visitor(size=PHONE)
    page = anna.goes("/")
    page.get_by_role("radio", name="2", exact=True).check()
    anna.button("pages-play-now").tap()
    anna.play_out(Random(2))
    expect(anna.button("pages-rematch")).to_be_visible()


def tab_to(page: Page, selector: str) -> None:
    """Press Tab until something of that kind has the focus; Enter would press it."""
    for _ in range(MOST_TABS):
        if page.locator(f":focus:is({selector})").count() > 0:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"the Tab key does not come to {selector}")


def test_by_keyboard_alone(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    anna.button("pages-play-now").wait_for()
    tab_to(page, "button[type=submit]")
    page.keyboard.press("Enter")
    for number in range(MOST_CLICKS):
        if not anna.is_asked():
            break
        if anna.sure.is_visible():
            expect(anna.sure).to_be_focused()
            page.keyboard.press("Enter")
            continue
        tab_to(page, CHOICE)
        key = page.locator(":focus").get_attribute("aria-keyshortcuts")
        page.keyboard.press(key.lower() if key and number % 2 else "Enter")
    anna.ending.wait_for()
    tab_to(page, "[role=tab]")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name=anna.words("pages-after-story"))).to_be_focused()


def test_in_teams(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    page.get_by_role("radio", name="4", exact=True).check()
    page.get_by_text(anna.words("pages-extras")).click()
    page.get_by_role("checkbox", name=anna.words("pages-team")).check()
    page.get_by_role("checkbox", name=anna.words("pages-warden")).check()
    anna.button("pages-play-now").click()
    assert anna.is_asked()
    expect(page.get_by_role("region", name=anna.words("table-players")).get_by_role("article")).to_have_count(4)
    anna.play_out(Random(4))
    expect(anna.button("pages-rematch")).to_be_visible()


def handed_over(anna: Visitor) -> str:
    """Whom the curtain asks for; nothing of the table is behind it."""
    for name in ("Ann", "Ben"):
        if anna.button("pages-i-am", player=name).is_visible():
            assert anna.page.locator("[data-spot]").count() == 0
            try:
                anna.button("pages-i-am", player=name).click(timeout=SHORT)
            except TimeoutError:  # the first was asked for until the server said who begins
                return ""
            return name
    return ""


def test_on_one_device(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/")
    page.get_by_role("tab", name=anna.words("pages-way-here")).click()
    for number, name in enumerate(("Ann", "Ben"), 1):
        page.get_by_label(anna.words("pages-name-of", number=number)).fill(name)
    page.get_by_role("radio", name="2", exact=True).check()
    anna.button("pages-play-here").click()
    curtain = anna.button("pages-i-am", player="Ann").or_(anna.button("pages-i-am", player="Ben"))
    hands: list[str] = []
    random = Random(5)
    for _ in range(MOST_CLICKS):
        anna.choices.or_(anna.ending).or_(anna.sure).or_(curtain).first.wait_for()
        if anna.ending.is_visible():
            break
        if name := handed_over(anna):
            assert hands[-1:] != [name]
            hands.append(name)
        else:
            anna.choose(random)
    anna.ending.wait_for()
    assert set(hands) == {"Ann", "Ben"}
