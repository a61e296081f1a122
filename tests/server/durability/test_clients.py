"""The people of the drill know a table from its welcome; before that they have nothing to say there."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from pathlib import Path
from random import Random
from uuid import uuid4

import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.durability.clients import Client, Crowd
from tests.server.postgres import Postgres
from tests.server.serving import RunningServer, eventually, running

SETTINGS = {"BLACKGATE_LEASE_SECONDS": "1"}


async def is_shown_out(client: Client) -> None:
    with pytest.raises(ConnectionClosed):
        async with client.connection() as socket:
            await client.converse(socket)


def answers_nobody(server: RunningServer, table: str) -> bool:
    with server.http() as http:
        return http.get(f"/api/tables/{table}").status_code == HTTPStatus.SERVICE_UNAVAILABLE


def test_whoever_is_shown_out_before_the_first_welcome_says_nothing(tmp_path: Path, database: Postgres) -> None:
    with running(database.create_database(uuid4().hex), SETTINGS, tmp_path / "log") as server:
        host, _ = server.start_game("Ann", "Ben")
        client = Client(Crowd([server]), host, Random(1))
        database.kill()
        try:
            eventually("the server loses its leases", lambda: answers_nobody(server, host.table))
            asyncio.run(is_shown_out(client))
        finally:
            database.start()
    assert (client.comings, client.messages) == (0, 0)
