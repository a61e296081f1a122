"""After the game in the browser: the secrets, the game once more with anybody's eyes, its record, and the next one."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Route, expect

from blackgate.records import read_record, verify
from blackgate.server import finished_games
from blackgate.server.time_slices import run_to_end
from tests.server.serving import RunningServer
from tests.server.tabletop import SHORT, Tabletop
from tests.web.browsing import Visitors
from tests.web.screens import of_other_rules, over, put

# What has been moved, by its classes.
MOVED = """window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
    moved.push(this.closest("[class]").getAttribute("class"));
    return animate.apply(this, how);
};"""


def test_the_game_once_more(visitor: Visitors, server: RunningServer) -> None:
    anna = visitor()
    page = anna.sits(put(server, over())[0])
    page.get_by_role("tab", name=anna.words("pages-after-replay")).click()
    slider = page.get_by_role("slider", name=anna.words("pages-replay-step"))
    expect(slider).to_have_value("0")
    total = str(len(over().table.actions))
    expect(slider).to_have_attribute("max", total)
    lines = page.get_by_role("list", name=anna.words("table-log"), exact=True).get_by_role("listitem")
    beginning = lines.count()

    anna.button("pages-replay-on").click()
    expect(slider).to_have_value("1")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("2")
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value("1")
    slider.fill(total)
    expect(page.get_by_text(anna.words("pages-replay-at", step=int(total), total=int(total)))).to_be_visible()
    expect(lines.nth(beginning)).to_be_attached()
    expect(anna.button("pages-replay-on")).to_be_disabled()

    page.get_by_label(anna.words("pages-eyes")).select_option(anna.words("pages-eyes-watcher"))
    expect(page.get_by_text(anna.words("pages-empty-hand"))).to_have_count(0)
    anna.button("pages-replay-start").click()
    expect(slider).to_have_value("0")


def test_a_game_of_other_rules_says_why_it_ended_and_can_be_looked_at(visitor: Visitors, tmp_path: Path) -> None:
    anna = visitor()
    of_other_rules(anna)
    with anna.page.expect_download() as download:
        anna.page.get_by_role("link", name=anna.words("pages-record-get")).click()
    download.value.save_as(tmp_path / "record.txt")
    record = read_record((tmp_path / "record.txt").read_text(encoding="utf-8"))
    assert verify(record)
    anna.button("pages-replay").click()
    slider = anna.page.get_by_role("slider", name=anna.words("pages-replay-step"))
    expect(slider).to_have_attribute("max", str(len(record.plays)))


def test_a_sign_stands_where_the_board_will_be_until_it_has_come(visitor: Visitors, server: RunningServer) -> None:
    anna = visitor()
    page = anna.sits(put(server, over())[0])
    expect(anna.ending).to_be_visible()
    held: list[Route] = []
    page.route("**/replay?*", lambda route: held.append(route), times=1)
    with page.expect_request("**/replay?*"):
        page.get_by_role("tab", name=anna.words("pages-after-replay")).click()
    board = page.get_by_role("group", name=anna.words("board-plan"))
    sign = page.get_by_role("progressbar", name=anna.words("pages-replay-coming"))
    expect(sign).to_be_visible()
    expect(board).to_have_count(0)
    held[0].continue_()
    expect(board).to_be_visible()
    expect(sign).to_have_count(0)


def test_things_move_as_they_did_in_the_game(visitor: Visitors, server: RunningServer) -> None:
    steps = [run_to_end(finished_games.replay(over().table, None, number, 1, "en")).steps[0] for number in range(1, 40)]
    drawn, rolled = (
        next(step.number for step in steps if name in [each.event for each in step.events])
        for name in ("draws", "rolls")
    )
    anna = visitor(speed="fast")
    anna.page.add_init_script(MOVED)
    page = anna.sits(put(server, over())[0])
    page.get_by_role("tab", name=anna.words("pages-after-replay")).click()
    slider = page.get_by_role("slider", name=anna.words("pages-replay-step"))
    for number, moves in ((drawn, "flight"), (rolled, "die")):
        slider.fill(str(number - 1))
        expect(page.get_by_role("progressbar")).to_have_count(0)
        expect(slider).to_have_value(str(number - 1))
        page.evaluate("moved.length = 0")
        anna.button("pages-replay-on").click()
        page.wait_for_function("what => moved.some((classes) => classes.split(' ').includes(what))", arg=moves)


def test_the_record_is_the_game_and_honest(visitor: Visitors, server: RunningServer, tmp_path: Path) -> None:
    anna = visitor()
    page = anna.sits(put(server, over())[0])
    page.get_by_role("tab", name=anna.words("pages-after-record")).click()
    with page.expect_download() as download:
        page.get_by_role("link", name=anna.words("pages-record-get")).click()
    file = tmp_path / "record.txt"
    download.value.save_as(file)
    assert verify(read_record(file.read_text(encoding="utf-8"))).answer == "yes"


def test_the_next_game(visitor: Visitors, server: RunningServer) -> None:
    seats = put(server, Tabletop(8, SHORT, players=2).play_out(8))
    ann, ben = visitor(), visitor()
    for guest, seat in ((ann, seats[0]), (ben, seats[1])):
        guest.sits(seat)
    ann.button("pages-rematch").click()
    expect(ann.button("pages-start")).to_be_visible()
    ben.button("pages-rematch-go").click()
    expect(ann.page.get_by_role("listitem").filter(has_text="Ben")).to_be_visible()
    expect(ben.page).to_have_url(ann.page.url)


def test_before_the_next_game_everybody_is_asked_again_what_they_add_to_chance(
    visitor: Visitors, server: RunningServer
) -> None:
    seats = put(server, Tabletop(9, SHORT, players=2).play_out(9))
    ann = visitor()
    ann.sits(seats[0])
    ann.button("pages-rematch").click()
    ann.page.get_by_text(ann.words("pages-luck"), exact=True).click()
    ann.page.get_by_label(ann.words("pages-luck-text")).fill("my scar is older")
    ann.button("pages-luck-give").click()
    expect(ann.page.get_by_text(ann.words("pages-luck-given"))).to_be_visible()
    with server.http() as http:
        table = ann.page.url.rstrip("/").rpartition("/")[2]
        info = http.get(f"/api/tables/{table}").json()
    assert [seat["contributed"] for seat in info["seats"]] == [True, False]
