"""For all tests: hypothesis has no time limits, since a busy machine is not an error; and NumPy has one thread. And one
shared server for tests that need nothing special."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.forked import ForkedProcess
from tests.server import serving
from tests.server.serving import RunningServer, running

serving.start_process = ForkedProcess
settings.register_profile("patient", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_configure() -> None:
    """Before any test imports NumPy: its threads wait for each other in busy loops, which on a busy machine takes
    fifteen times as long as what they compute."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"


def pytest_collection_finish() -> None:
    """Thousands of tests stay until the end: looking through them again and again takes a seventh of the time."""
    gc.freeze()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Its games last three rounds, and a bot may take over at once."""
    folder = tmp_path_factory.mktemp("server")
    edition = folder / "short.toml"
    edition.write_text("[game]\nrounds = 3\n", encoding="utf-8")
    environment = {"BLACKGATE_EDITION": str(edition), "BLACKGATE_GRACE": "0"}
    with running(f"sqlite:///{folder}/blackgate.db", environment, folder / "log") as server:
        yield server
