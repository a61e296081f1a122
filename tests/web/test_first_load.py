"""How much has to come before somebody can play: less than 250 kB, compressed, beside the fonts."""

from __future__ import annotations

from playwright.sync_api import Request

from tests.web.browsing import Visitors

MOST = 250_000  # bytes


def test_the_first_page_is_small(visitor: Visitors) -> None:
    anna = visitor(kept=True)
    asked: list[Request] = []
    anna.page.on("requestfinished", lambda request: asked.append(request))
    anna.goes("/")
    anna.button("pages-play-now").wait_for()
    sizes = {each.url: each.sizes()["responseBodySize"] for each in asked if each.resource_type != "font"}
    assert sizes
    assert sum(sizes.values()) < MOST, sizes
