"""kill -9 under load, again and again, in both databases: nothing acknowledged is lost, nothing is done twice.

Tables in different modes are played by people who come back after each kill and say again what was not answered.
When a server dies is counted in messages from a seed, so that it is anywhere in what it was about to do.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from typing import Final
from uuid import uuid4

from blackgate.protocol.play import Welcome
from blackgate.server.storage import Store
from tests.server.durability.checking import check_record, check_table, check_welcome
from tests.server.durability.clients import Client, Crowd
from tests.server.durability.histories import violations
from tests.server.durability.plans import PLANS
from tests.server.postgres import Postgres
from tests.server.serving import RunningServer, running

KILLS: Final = 25  # of the server, on each database
DATABASE_TOO: Final = 8  # before one of so many kills PostgreSQL itself is killed
MOST_MESSAGES: Final = 200  # and acknowledgements between two kills
SEED: Final = 5
# A bot may take over at once from whoever has not come back yet, and the next server from the one that was killed
SETTINGS: Final = {"BLACKGATE_GRACE": "0", "BLACKGATE_LEASE_SECONDS": "1"}


def test_a_server_on_sqlite_that_is_killed_again_and_again_loses_nothing(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/blackgate.db"
    with running(url, SETTINGS, tmp_path / "log") as server:
        asyncio.run(play_on(server, SEED))


def test_a_server_on_postgresql_loses_nothing_whichever_of_the_two_is_killed(
    tmp_path: Path, database: Postgres
) -> None:
    with running(database.create_database(uuid4().hex), SETTINGS, tmp_path / "log") as server:
        asyncio.run(play_on(server, SEED, database))


async def play_on(server: RunningServer, seed: int, database: Postgres | None = None) -> None:
    """The whole story: people play, everything is killed again and again, and in the end all accounts are compared."""
    print(f"{seed=}")  # shown where the test fails
    random = Random(seed)
    tables = [plan.open(server) for plan in PLANS]
    crowd = Crowd([server])
    clients = [[Client(crowd, seat, Random(random.random())) for seat in seats] for seats in tables]
    crowd.up.set()
    async with asyncio.TaskGroup() as group:
        for client in crowd.clients:
            group.create_task(client.run())
        await kill_often(server, crowd, random, database)
        await crowd.last_orders()
        await asyncio.to_thread(end_games, clients)
    await compare(server, crowd, clients)


async def kill_often(server: RunningServer, crowd: Crowd, random: Random, database: Postgres | None) -> None:
    """The database is killed a few times among the kills of the server, and started again while the server runs."""
    for kill in range(KILLS):
        if database is not None and kill % DATABASE_TOO == 1:
            crowd.unsaved.clear()
            await crowd.after(random.randint(1, MOST_MESSAGES), database.kill)
            await crowd.database_missed()
            await asyncio.to_thread(database.start)
        await crowd.after(random.randint(1, MOST_MESSAGES), server.kill)
        crowd.up.clear()
        await asyncio.to_thread(server.start)
        crowd.up.set()


def end_games(clients: list[list[Client]]) -> None:
    for host, *_ in clients:
        if host.is_playing():
            host.seat.post("end")


async def compare(server: RunningServer, crowd: Crowd, clients: list[list[Client]]) -> None:
    assert not violations(crowd.history), violations(crowd.history)
    store = await Store.open(server.database)
    for people in clients:
        host = people[0].seat
        rows = await store.entries(host.table)
        table = check_table(rows, people, crowd.told[host.table])
        check_record(table, host.get("record"))
        for client in people:
            with client.seat.connect(words=False) as player:
                check_welcome(table, player.receive_until(Welcome))
    await store.close()
    assert sum(len(client.acked) for client in crowd.clients) > KILLS
