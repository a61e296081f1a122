"""Asynchronous tests run on asyncio; consecutive tests here share one PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.postgres import Postgres, postgres
from tests.server.tabletop import StillManager, still_manager

DATABASES = ["sqlite", "postgresql"]
NewDatabase = Callable[[str], str]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def database() -> Iterator[Postgres]:
    """A test that kills it restarts it. Nobody waits for a disk: what a killed process has written, the system has."""
    with postgres("fsync = off") as running:
        yield running


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    """The URL of a new, empty database of that kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{uuid4().hex}.db"
        running: Postgres = request.getfixturevalue("database")
        return running.create_database(uuid4().hex)

    return make


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    """Of an empty database, of each kind."""
    return new_database(request.param)


@pytest.fixture
async def manager(tmp_path: Path) -> AsyncIterator[StillManager]:
    """With a database of its own and the default settings."""
    async with still_manager(tmp_path) as still:
        yield still
