"""Is it fair? A record is verified by the page itself: nothing is sent, and a single die that was changed is found."""

from __future__ import annotations

import pytest
from playwright.sync_api import Request, expect

from blackgate.records import read_record, verify
from blackgate.server.finished_games import record_text
from tests.server.serving import RunningServer
from tests.web.browsing import AT_HOME, Visitors
from tests.web.screens import drop_record, forged, over, put


# Without https the browser does not lend its own SHA-256.
@pytest.mark.parametrize("host", ["", AT_HOME], ids=["this computer", "home network"])
def test_an_honest_record_is_verified_without_the_server(visitor: Visitors, host: str) -> None:
    anna = visitor(host=host)
    anna.goes("/fair")
    expect(anna.page.get_by_text(anna.words("fair-drop"))).to_be_visible()
    sent: list[Request] = []
    anna.page.on("request", lambda request: sent.append(request) if request.method != "GET" else None)
    verdict = drop_record(anna, record_text(over().table))
    expect(verdict).to_contain_text(anna.words("fair-yes"))
    dice = sum(result < 100 for play in read_record(record_text(over().table)).plays for result in play.chance)
    expect(verdict).to_contain_text(f"All {dice} rolls")
    assert sent == []


def test_a_record_with_one_changed_die_is_refused_and_the_step_is_named(visitor: Visitors) -> None:
    anna = visitor()
    verdict = verify(read_record(forged()))
    said = drop_record(anna, forged())
    expect(said).to_contain_text(anna.words("fair-no"))
    expect(said).to_contain_text(f"Line {verdict.line}, ")
    expect(said).to_contain_text(f"says {verdict.recorded}, but the secret gives {verdict.recomputed}")
    anna.page.get_by_text(anna.words("fair-steps"), exact=True).click()
    row = anna.page.get_by_role("row").last
    expect(row).to_contain_text(f"{verdict.line}")
    expect(row).to_contain_text("move")


def test_a_record_is_dropped_onto_the_page(visitor: Visitors) -> None:
    anna = visitor()
    page = anna.goes("/fair")
    expect(page.get_by_text(anna.words("fair-drop"))).to_be_visible()
    page.evaluate(
        """text => {
            const dataTransfer = new DataTransfer();
            dataTransfer.items.add(new File([text], "note.txt"));
            window.dispatchEvent(new DragEvent("drop", { dataTransfer, cancelable: true }));
        }""",
        "Dear diary\n",
    )
    expect(page.get_by_role("status")).to_contain_text(anna.words("fair-why-no-record"))


def test_the_record_of_a_finished_game_is_checked_where_it_lies(visitor: Visitors, server: RunningServer) -> None:
    anna = visitor()
    page = anna.sits(put(server, over())[0])
    page.get_by_role("tab", name=anna.words("pages-after-record")).click()
    anna.button("fair-check").click()
    expect(page.get_by_role("status").filter(has_text=anna.words("fair-yes"))).to_be_visible()
