"""A server with short games, shared by the tests of a module."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.serving import RunningServer, running
from tests.terminal.processes import SHORT


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Its edition is its own: whoever joins has to play by it."""
    folder = tmp_path_factory.mktemp("server")
    edition = folder / "short.toml"
    edition.write_text(SHORT, encoding="utf-8")
    with running(f"sqlite:///{folder / 'tables.sqlite'}", {"BLACKGATE_EDITION": str(edition)}) as started:
        yield started


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """Where whoever joins keeps their seats and records."""
    return tmp_path / "home"
