"""Who goes away and comes back, and what a browser can and cannot do: sounds, motion, a home network without https."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Locator, expect

from tests.server.serving import RunningServer, running
from tests.web import screens
from tests.web.browsing import AT_HOME, PHONE, Visitor, Visitors

SOME = 40  # lines of the log
# How often something began to sound or to move.
COUNTING = """{
    window.begun = { sounds: 0, contexts: 0, motions: 0 };
    const count = (prototype, name, what) => {
        const real = prototype[name];
        prototype[name] = function (...given) { window.begun[what] += 1; return real.apply(this, given); };
    };
    count(AudioScheduledSourceNode.prototype, "start", "sounds");
    count(Element.prototype, "animate", "motions");
    window.AudioContext = class extends AudioContext { constructor() { super(); window.begun.contexts += 1; } };
}"""


def begun(visitor: Visitor) -> dict[str, int]:
    found: dict[str, int] = visitor.page.evaluate("window.begun")
    return found


# --- away
def banner(visitor: Visitor, player: str) -> Locator:
    return visitor.page.get_by_role("status").filter(has_text=visitor.words("table-away", player=player))


def digest(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("complementary", name=visitor.words("table-meanwhile"))


def test_after_the_servers_grace_time_the_host_may_call_a_bot(visitor: Visitors, tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/blackgate.db", {"BLACKGATE_GRACE": "600"}, tmp_path / "log") as server:
        seats = server.start_game("Anna", "Ben")
        anna = Visitor(visitor.browser, server)
        anna.page.clock.install()
        page = anna.sits(seats[0])
        anna.lines.last.wait_for()
        page.clock.fast_forward(500_000)
        expect(banner(anna, "Ben")).to_be_hidden()
        page.clock.fast_forward(200_000)
        expect(banner(anna, "Ben")).to_be_visible()
        anna.leave()


def test_a_bot_plays_until_somebody_is_back(visitor: Visitors, server: RunningServer) -> None:
    seats = server.start_game("Anna", "Ben")
    anna, ben = visitor(), visitor()
    ben.sits(seats[1])
    ben.lines.last.wait_for()
    ben.goes("/")
    page = anna.sits(seats[0])
    banner(anna, "Ben").get_by_role("button").click()
    expect(banner(anna, "Ben")).to_be_hidden()

    players = page.get_by_role("region", name=anna.words("table-players"))
    standing_in = players.get_by_label(anna.words("cards-standing-in"))
    expect(standing_in).to_be_visible()
    marked = anna.lines.get_by_label(anna.words("table-by-bot"))
    random = Random(1)
    while marked.count() == 0:
        anna.choices.or_(anna.sure).or_(marked).first.wait_for()
        anna.choose(random)

    ben.goes(f"/table/{seats[1].table}")
    expect(digest(ben).get_by_text(ben.words("table-mark-bot"), exact=True).first).to_be_visible()
    expect(ben.lines.locator("[role=img]").first).to_have_attribute("aria-label", ben.words("table-by-bot"))
    expect(standing_in).to_be_hidden()


def test_the_digest_is_read_once_and_in_nobodys_way(visitor: Visitors) -> None:
    anna = visitor()
    screens.meanwhile(anna)
    missed = [each for each in screens.played_for().table.actions if each.by and each.version > screens.BEFORE]
    expect(digest(anna)).to_contain_text(anna.words("table-meanwhile-bot", count=len(missed)))
    anna.page.reload()
    expect(digest(anna)).to_be_visible()  # it was not put away
    expect(anna.page.locator("body")).to_be_focused()
    anna.page.keyboard.press("Escape")
    expect(digest(anna)).to_be_hidden()
    anna.page.reload()
    anna.lines.last.wait_for()
    expect(digest(anna)).to_be_hidden()


def test_who_chooses_at_once_has_put_the_digest_away(visitor: Visitors) -> None:
    anna = visitor(askBefore=False)
    screens.meanwhile(anna)
    anna.bar.get_by_role("button", name="Search").click()
    expect(digest(anna)).to_be_hidden()


def test_on_a_phone_the_sign_of_a_lost_line_leaves_everything_in_its_place(visitor: Visitors) -> None:
    anna = visitor(size=PHONE)
    screens.turn(anna)
    menu = anna.button("table-menu")
    before = menu.bounding_box()
    screens.lost(anna)
    assert menu.bounding_box() == before


# --- what is heard and what moves
@pytest.fixture
def at_the_table(visitor: Visitors, server: RunningServer) -> Callable[..., Visitor]:
    def sit(**options: Any) -> Visitor:
        """Anna, until some things have happened."""
        anna: Visitor = visitor(**options)
        anna.context.add_init_script(COUNTING)
        (seat,) = server.start_game("Anna", bots=("rookie", "rookie"))
        anna.sits(seat)
        random = Random(1)
        while anna.lines.count() < SOME and anna.is_asked():  # a short game will do
            anna.choose(random)
        return anna

    return sit


def test_sounds_are_heard_when_they_are_wanted(at_the_table: Callable[..., Visitor]) -> None:
    assert begun(at_the_table(volume=0.5))["sounds"] > 0


def test_without_sounds_there_is_nothing_that_could_sound(at_the_table: Callable[..., Visitor]) -> None:
    found = begun(at_the_table(volume=0))
    assert found["contexts"] == found["sounds"] == 0


def test_things_move(at_the_table: Callable[..., Visitor]) -> None:
    assert begun(at_the_table(still=False, speed=None))["motions"] > 0


def test_where_motion_is_not_wanted_only_the_result_is_shown(at_the_table: Callable[..., Visitor]) -> None:
    anna = at_the_table(still=True, speed=None)
    assert begun(anna)["motions"] == 0
    assert anna.page.evaluate("document.getAnimations().length") == 0


# --- as an app, and in a home network
def test_it_can_be_installed(visitor: Visitors, server: RunningServer) -> None:
    anna = visitor(kept=True)
    anna.goes("/")
    anna.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    found = anna.context.new_cdp_session(anna.page).send("Page.getAppManifest")
    assert found["errors"] == []
    with server.http() as http:
        manifest = http.get("/manifest.webmanifest").json()
        for icon in manifest["icons"]:
            answer = http.get(icon["src"])
            assert answer.headers["content-type"].startswith(icon["type"])
            if icon["sizes"] != "any":
                width, height = Image.open(BytesIO(answer.content)).size
                assert icon["sizes"] == f"{width}x{height}"
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}


def test_without_https_everything_but_installing_is_there(visitor: Visitors) -> None:
    """What browsers keep from pages without https (clipboard, service workers, some of crypto) is not needed."""
    anna = visitor(host=AT_HOME)
    page = anna.goes("/")
    assert page.evaluate("isSecureContext") is False
    page.get_by_label(anna.words("pages-your-name")).fill("Anna")
    page.get_by_role("tab", name=anna.words("pages-way-friends")).click()
    anna.button("pages-open-table").click()
    expect(page.get_by_role("heading", name=anna.words("pages-invite"))).to_be_visible()
    anna.goes("/")
    anna.button("pages-play-now").click()
    assert anna.is_asked()
