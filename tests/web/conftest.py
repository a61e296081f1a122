"""One browser for all tests that follow each other here; whoever visits leaves nothing behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.serving import RunningServer
from tests.web.browsing import Visitors, chromium


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def visitor(browser: Browser, server: RunningServer) -> Iterator[Visitors]:
    """`visitor(size=PHONE)` is somebody with a phone; nobody may have seen an error or been sent elsewhere."""
    visitors = Visitors(browser, server)
    yield visitors
    visitors.leave()
    visitors.check()
