"""One browser and one server for each file of tests; whoever visits leaves nothing behind."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.server.serving import RunningServer, running
from tests.web.browsing import Visitors, chromium


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Its games last three rounds, and a bot may take over at once."""
    folder = tmp_path_factory.mktemp("server")
    edition = folder / "short.toml"
    edition.write_text("[game]\nrounds = 3\n", encoding="utf-8")
    settings = {"BLACKGATE_EDITION": str(edition), "BLACKGATE_GRACE": "0"}
    with running(f"sqlite:///{folder}/blackgate.db", settings, folder / "log") as server:
        yield server


@pytest.fixture(scope="module")
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
