"""One server for the tests of a file, and people with a browser each."""

from __future__ import annotations

from collections.abc import Iterator
from uuid import uuid4

import pytest

from tests.server.players.people import People, Person
from tests.server.postgres import Postgres, postgres
from tests.server.serving import RunningServer, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('players')}/blackgate.db") as server:
        yield server


@pytest.fixture
def person(server: RunningServer) -> Iterator[People]:
    """`person()` is somebody with a browser of their own."""
    there: list[Person] = []

    def come(other: RunningServer | None = None) -> Person:
        there.append(Person(other or server))
        return there[-1]

    yield come
    for each in there:
        each.http.close()


@pytest.fixture(scope="module")
def postgres_server() -> Iterator[Postgres]:
    with postgres() as running:
        yield running


@pytest.fixture
def postgres_url(postgres_server: Postgres) -> str:
    """An empty database."""
    return postgres_server.create_database(uuid4().hex)
