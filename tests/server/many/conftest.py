"""Several servers on one PostgreSQL, each at an address of its own, as behind a balancer."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.postgres import Postgres
from tests.server.serving import RunningServer, running

SHORT_LEASE = {"BLACKGATE_LEASE_SECONDS": "1"}
LONG_LEASE = {"BLACKGATE_LEASE_SECONDS": "3600"}  # nobody waits for its end


@pytest.fixture
def url(database: Postgres) -> str:
    return database.create_database(uuid4().hex)


@pytest.fixture
def two(url: str, tmp_path: Path) -> Iterator[tuple[RunningServer, RunningServer]]:
    yield from two_servers(url, tmp_path, SHORT_LEASE)


@pytest.fixture
def patient_two(url: str, tmp_path: Path) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Who do not take over from each other before an hour is over."""
    yield from two_servers(url, tmp_path, LONG_LEASE)


@pytest.fixture
def two_strict(url: str, tmp_path: Path) -> Iterator[tuple[RunningServer, RunningServer]]:
    """Who let two connections in from one address."""
    yield from two_servers(url, tmp_path, {**LONG_LEASE, "BLACKGATE_MOST_CONNECTIONS_PER_ADDRESS": "2"})


def two_servers(url: str, folder: Path, settings: dict[str, str]) -> Iterator[tuple[RunningServer, RunningServer]]:
    with ExitStack() as stack:
        first, second = (stack.enter_context(running(url, settings, folder / name)) for name in ("first", "second"))
        yield first, second
    for name in ("first", "second"):
        said = (folder / name).read_text("utf-8")
        assert "Traceback" not in said, said
        assert "quarantined" not in said, said
