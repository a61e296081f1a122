"""Consecutive tests here share one browser; visitors leave nothing behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.serving import RunningServer
from tests.web.browsing import Visitors, chromium


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    # No page lives long enough for what its two better compilers take to pay.
    with chromium("--js-flags=--no-opt --no-maglev") as browser:
        yield browser


@pytest.fixture
def visitor(browser: Browser, server: RunningServer) -> Iterator[Visitors]:
    """`visitor(size=PHONE)` is somebody with a phone; the test fails if the page had an error or left the server."""
    visitors = Visitors(browser, server)
    yield visitors
    visitors.leave()
    visitors.check()
