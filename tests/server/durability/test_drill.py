"""The drill in short: two servers on a PostgreSQL with a replica, and each fault once. `make drill`: for long."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.durability.drill import FAULTS, cluster, play_on, replicated
from tests.server.durability.plans import PLANS

SEED = 17


def test_whatever_happens_to_servers_and_database_nothing_is_lost_or_done_twice(tmp_path: Path) -> None:
    with replicated() as database:
        database.primary.create_database("games")
        with cluster(database.url("games"), 2, tmp_path) as servers:
            crowd = asyncio.run(play_on(servers, PLANS[:3], tuple(FAULTS), SEED, database))
    assert sum(len(client.acked) for client in crowd.clients) > len(FAULTS)
