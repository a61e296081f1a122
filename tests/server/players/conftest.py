"""One server for the tests of a file, and people with a browser each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.players.people import People, Person
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
