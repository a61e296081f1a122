"""The drill: servers are killed, stopped and restarted under load, and so is their database; nothing is lost.

People play at several tables by way of any server, whatever happens to the servers. In the end all that they were told
is compared with the journals, and their histories are read for anything that went back.

    python -m tests.server.durability.drill --faults 200     # on PostgreSQL with a replica; then as many on SQLite
"""

from __future__ import annotations

import argparse
import asyncio
import os
import shutil
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Final

from blackgate.protocol.play import Welcome
from blackgate.server.storage import Store
from tests.forked import ForkedProcess
from tests.server import serving
from tests.server.durability.checking import check_record, check_table, check_welcome
from tests.server.durability.clients import Client, Crowd, within
from tests.server.durability.histories import violations
from tests.server.durability.plans import PLANS, Plan
from tests.server.postgres import PASSWORD, USER, Postgres, postgres, unprivileged
from tests.server.serving import LONG, RunningServer, Seat, running

LEASE: Final = 2  # seconds
ROUND: Final = 10  # faults for the same tables
MOST_MESSAGES: Final = 150  # and acknowledgements before the next fault
SETTINGS: Final = {"BLACKGATE_GRACE": "0", "BLACKGATE_LEASE_SECONDS": str(LEASE)}
# How often each comes. The last two are for PostgreSQL alone.
FAULTS: Final = {"kill": 10, "freeze": 4, "drain": 2, "database restarts": 2, "database fails over": 2}
NOT_NOW: Final = 503  # HTTP: nothing was done, or nobody knows whether it was
ON_SQLITE: Final = ("kill", "freeze", "drain")


class Replicated:
    """A PostgreSQL with a streaming replica, each at a port of its own. Either may be the one that is written to."""

    def __init__(self, primary: Postgres, folder: Path) -> None:
        self.primary = primary
        self.folder = folder
        self.replica = self.new_replica()

    def url(self, database: str) -> str:
        hosts = "&".join(f"host=127.0.0.1:{each.port}" for each in (self.primary, self.replica))
        return f"postgresql://{USER}:{PASSWORD}@/{database}?{hosts}"

    def new_replica(self, port: int = 0) -> Postgres:
        folder = Path(tempfile.mkdtemp(dir=self.folder))
        if os.geteuid() == 0:
            owner = unprivileged()
            os.chown(folder, owner.pw_uid, owner.pw_gid)
        replica = Postgres(folder)
        replica.port = port
        replica.follow(self.primary)
        return replica

    def fail_over(self) -> None:
        """The primary is gone for good; its replica takes its place, and gets one in turn, at the free port."""
        dead = self.primary
        dead.kill()
        self.replica.promote()
        self.primary = self.replica
        self.replica = self.new_replica(dead.port)
        shutil.rmtree(dead.data, ignore_errors=True)

    def restart(self) -> None:
        self.primary.kill()
        self.primary.start()

    def stop(self) -> None:
        for each in (self.replica, self.primary):
            each.stop()


class Drill:
    """Faults come one after the other; before the next one all servers run again."""

    def __init__(
        self, servers: Sequence[RunningServer], crowd: Crowd, random: Random, database: Replicated | None
    ) -> None:
        self.servers: Final = servers
        self.crowd: Final = crowd
        self.random: Final = random
        self.database: Final = database
        self.done: Final[Counter[str]] = Counter()

    async def run(self, faults: Sequence[str], said: Callable[[str], None]) -> None:
        for number, fault in enumerate(faults, 1):
            began = time.monotonic()
            await self.do(fault)
            self.done[fault] += 1
            count = len(acknowledged(self.crowd))
            said(f"{number}/{len(faults)} {fault}: {time.monotonic() - began:.1f} s, {count} acknowledged so far")
        await self.crowd.after(MOST_MESSAGES, lambda: None)  # everybody goes on after the last one too

    async def do(self, fault: str) -> None:
        server = self.random.choice(self.servers)
        messages = self.random.randint(1, MOST_MESSAGES)
        match fault:
            case "kill":
                await self.crowd.after(messages, server.kill)
                await self.in_thread("a server that was killed to start again", server.start)
            case "drain":
                await self.crowd.after(messages, lambda: server.process.send_signal(signal.SIGTERM))
                await self.in_thread("a server to drain", server.gone)
                await self.in_thread("a server that was drained to start again", server.start)
            case "freeze":
                await self.crowd.after(messages, lambda: server.process.send_signal(signal.SIGSTOP))
                await asyncio.sleep(LEASE * self.random.choice((0.5, 1.5, 2)))  # the others go on meanwhile
                server.process.send_signal(signal.SIGCONT)
            case "database restarts":
                assert self.database is not None
                await self.crowd.after(messages, lambda: None)
                await self.in_thread("the database to restart", self.database.restart)
            case "database fails over":
                assert self.database is not None
                await self.crowd.after(messages, lambda: None)
                await self.in_thread("the database to fail over", self.database.fail_over)
            case _:
                raise AssertionError(fault)

    async def in_thread(self, what: str, work: Callable[[], object]) -> None:
        await within(LONG, what, asyncio.to_thread(work))


async def play_on(
    servers: Sequence[RunningServer],
    plans: Sequence[Plan],
    faults: Sequence[str],
    seed: int,
    database: Replicated | None = None,
    said: Callable[[str], None] = print,
) -> Crowd:
    """The whole story: people play, everything goes wrong, and in the end all accounts are compared."""
    said(f"{seed=} {faults=}")
    random = Random(seed)
    crowd = Crowd(servers)
    tables = [plan.open(random.choice(servers)) for plan in plans]
    clients = [[Client(crowd, seat, Random(random.random())) for seat in seats] for seats in tables]
    crowd.up.set()
    drill = Drill(servers, crowd, random, database)
    async with asyncio.TaskGroup() as group:
        playing = [group.create_task(client.run()) for client in crowd.clients]
        await drill.run(faults, said)
        await crowd.last_orders()
        await within(LONG, "all tables to end", asyncio.to_thread(end_games, servers, clients))
        await within(LONG, "everybody to hear of the end", asyncio.wait(playing))
    await compare(servers, crowd, clients)
    count = len(acknowledged(crowd))
    said(f"{dict(drill.done)}: {count} acknowledged, each in the record once; {len(crowd.history)} notes read")
    return crowd


def play_rounds(
    servers: Sequence[RunningServer], faults: Sequence[str], seed: int, database: Replicated | None = None
) -> None:
    """With new tables now and then, since games end."""
    count = 0
    for begin in range(0, len(faults), ROUND):
        crowd = asyncio.run(play_on(servers, PLANS, faults[begin : begin + ROUND], seed + begin, database))
        count += len(acknowledged(crowd))
    print(f"{len(faults)} faults: {dict(Counter(faults))}; {count} actions acknowledged, none lost, none done twice")


def acknowledged(crowd: Crowd) -> list[str]:
    return [ref for client in crowd.clients for ref in client.acked]


def end_games(servers: Sequence[RunningServer], clients: Sequence[Sequence[Client]]) -> None:
    for number, (host, *_) in enumerate(clients):
        if host.is_playing():
            end_game(by_way_of(servers[number % len(servers)], host.seat))


def end_game(host: Seat) -> None:
    """A table may still be on its way from one server to another: then it says so, and one tries again."""
    until = time.monotonic() + LONG
    with host.server.http(host.token) as http:
        while (said := http.post(f"/api/tables/{host.table}/end")).status_code == NOT_NOW and time.monotonic() < until:
            pass
    assert said.is_success or host.get()["state"] == "over", said.text


def by_way_of(server: RunningServer, seat: Seat) -> Seat:
    return Seat(server, seat.table, seat.number, seat.token)


async def compare(servers: Sequence[RunningServer], crowd: Crowd, clients: Sequence[Sequence[Client]]) -> None:
    assert not violations(crowd.history), violations(crowd.history)[:20]
    store = await Store.open(servers[0].database)
    try:
        for people in clients:
            table = check_table(await store.entries(people[0].seat.table), people, crowd.told[people[0].seat.table])
            for server in servers:
                host = by_way_of(server, people[0].seat)
                check_record(table, host.get("record"))
                for client in people:
                    with by_way_of(server, client.seat).connect(words=False) as player:
                        check_welcome(table, player.receive_until(Welcome))
    finally:
        await store.close()


def chosen(count: int, random: Random, kinds: Sequence[str]) -> list[str]:
    """Each kind at least once, where there is room for that."""
    rest = random.choices(kinds, [FAULTS[kind] for kind in kinds], k=max(0, count - len(kinds)))
    faults = [*kinds, *rest][:count]
    random.shuffle(faults)
    return faults


@contextmanager
def replicated() -> Iterator[Replicated]:
    with tempfile.TemporaryDirectory(prefix="blackgate-replica-", ignore_cleanup_errors=True) as folder:
        Path(folder).chmod(0o755)
        with postgres() as primary:
            database = Replicated(primary, Path(folder))
            try:
                yield database
            finally:
                database.stop()


@contextmanager
def cluster(url: str, count: int, folder: Path) -> Iterator[list[RunningServer]]:
    settings = {**SETTINGS, "PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": str(folder / "bytecode")}
    with ExitStack() as stack:
        yield [stack.enter_context(running(url, settings, folder / f"log{number}")) for number in range(count)]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.server.durability.drill", description=__doc__)
    parser.add_argument("--faults", type=int, default=200, help="on PostgreSQL, and as many on SQLite")
    parser.add_argument("--servers", type=int, default=3, help="on PostgreSQL")
    parser.add_argument("--seed", type=int, default=int(time.time()))
    parser.add_argument("--only", choices=("postgresql", "sqlite"))
    options = parser.parse_args()
    random = Random(options.seed)
    serving.start_process = ForkedProcess  # as for pytest: a server is back before the others have played for long
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="blackgate-drill-")))
        if options.only != "sqlite":
            database = stack.enter_context(replicated())
            database.primary.create_database("games")
            servers = stack.enter_context(cluster(database.url("games"), options.servers, folder))
            faults = chosen(options.faults, random, tuple(FAULTS))
            play_rounds(servers, faults, options.seed, database)
        if options.only != "postgresql":
            servers = stack.enter_context(cluster(f"sqlite:///{folder}/blackgate.db", 1, folder))
            play_rounds(servers, chosen(options.faults, random, ON_SQLITE), options.seed)


if __name__ == "__main__":
    main()
