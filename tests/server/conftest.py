"""One server for the tests that need nothing special of it: games of three rounds, and a bot may take over at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.serving import RunningServer, running


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    folder = tmp_path_factory.mktemp("server")
    edition = folder / "short.toml"
    edition.write_text("[game]\nrounds = 3\n", encoding="utf-8")
    settings = {"BLACKGATE_EDITION": str(edition), "BLACKGATE_GRACE": "0"}
    with running(f"sqlite:///{folder}/blackgate.db", settings, folder / "log") as server:
        yield server
