"""The operator's commands run on both databases: a new SQLite file, and a new database in a real PostgreSQL."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from uuid import uuid4

import pytest

from tests.server.postgres import Postgres, postgres

DATABASES = ["sqlite", "postgresql"]
NewDatabase = Callable[[str], str]


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> NewDatabase:
    """The URL of a new database of that kind."""

    def make(kind: str) -> str:
        if kind == "sqlite":
            return f"sqlite:///{tmp_path}/{uuid4().hex}.db"
        running: Postgres = request.getfixturevalue("postgres_server")
        return running.create_database(uuid4().hex)

    return make


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest, new_database: NewDatabase) -> str:
    return new_database(request.param)
