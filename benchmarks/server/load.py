"""python -m benchmarks.server.load HOST METRICS PID TABLES SECONDS: a load generator that measures latency.

At each table four seats are connected and choose at random among their choices. It is a closed loop: as soon as an
action is acknowledged and all four seats have been updated, the next one is sent. With a rate the tables take turns, so
many actions per second in all, as long as the server keeps up. With no seconds nobody plays, and the memory of
connected seats is reported.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Final

import msgspec

from benchmarks.server.process import cpu_seconds, memory
from benchmarks.server.wire import Http, Socket

SEATS: Final = 4
WARM_SECONDS: Final = 2.0
OPENING: Final = 16  # tables that are opened at the same time
UPDATE: Final = b'{"type":"update","version":'
ACK: Final = b'{"type":"ack"'
WELCOME: Final = b'{"type":"welcome"'
REFUSED: Final = b'{"type":"refused"'
STALE: Final = b'"code":"stale"'
NAMES: Final = ("Ann", "Bob", "Cid", "Dot")


class Choice(msgspec.Struct):
    action: str


class Question(msgspec.Struct):
    asked: list[int]
    choices: list[Choice] = []


class ServerMessage(msgspec.Struct):
    """What a player needs from a welcome or an update; everything else is skipped."""

    version: int
    question: Question | None = None


_decode: Final = msgspec.json.Decoder(ServerMessage).decode


class Refused(Exception):
    """The server refused a legal action: one of the two is wrong."""


class Seat(Socket):
    """Remembers the last message; only a seat that has to choose decodes it."""

    def __init__(self, host: str, table: Table) -> None:
        super().__init__(host, table.id)
        self.table: Final = table
        self.news = b""
        self.version = -1

    def heard(self, message: bytes) -> None:
        if message.startswith(UPDATE):
            self.news = message
            self.version = int(message[len(UPDATE) : message.index(b",", len(UPDATE))])
            self.table.told()
        elif message.startswith(ACK):
            self.table.acknowledged(self.version)  # whoever acts hears of it before it is acknowledged
        elif message.startswith(WELCOME):
            self.news = message
            self.version = _decode(message).version
            self.table.welcomed()
        elif message.startswith(REFUSED) and STALE in message and self.table.answered:
            self.table.act()  # another's answer has decided the window meanwhile
        elif message.startswith(REFUSED):
            self.table.load.fail(Refused(message.decode()))


class Table:
    """Four seats and one action at a time."""

    def __init__(self, load: Load, number: int) -> None:
        self.load: Final = load
        self.chance: Final = random.Random(number)
        self.id = ""
        self.seats: list[Seat] = []
        self.answered: set[int] = set()  # seats whose answer waits for the others'
        self.actor = 0
        self.version = 0
        self.goal: int | None = None  # the version that all have to hear of; None until it is acknowledged
        self.sent = 0.0
        self.due = 0.0  # when to act next, where there is a rate
        self.count = 0
        self.waiting = False  # for a window to close, or until all have heard that it has
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def close(self) -> None:
        for seat in self.seats:
            await seat.close()

    def welcomed(self) -> None:
        if len(self.seats) == SEATS and all(seat.version > 0 for seat in self.seats) and not self.ready.done():
            self.version = 1
            self.ready.set_result(None)

    def act(self) -> None:
        versions = {seat.version for seat in self.seats}
        if versions == {self.version}:
            self.ask()
        elif len(versions) == 1:  # a window has closed
            self.version = versions.pop()
            self.answered.clear()
            self.ask()
        else:
            self.waiting = True

    def ask(self) -> None:
        question = _decode(self.seats[0].news).question
        if question is None or not question.asked:
            self.load.over(self)
            return
        asked = [seat for seat in question.asked if seat not in self.answered]
        if not asked:
            self.waiting = True
            return
        self.actor = asked[0]
        seat = self.seats[self.actor]
        own = _decode(seat.news)
        assert own.question is not None
        action = self.chance.choice(own.question.choices).action
        self.count += 1
        self.goal = None
        self.sent = perf_counter()
        seat.say(b'{"type":"play","ref":"%d","version":%d,"action":"%b"}' % (self.count, own.version, action.encode()))

    def acknowledged(self, version: int) -> None:
        self.goal = version
        self.told()

    def told(self) -> None:
        """The first to answer in a window is the only one to be told, and that is all it is told."""
        if self.waiting:
            self.waiting = False
            self.act()
            return
        if self.goal is None:
            return
        if self.goal == self.version:
            self.answered.add(self.actor)
        elif min(seat.version for seat in self.seats) < self.goal:
            return
        else:
            self.answered.clear()
            self.version = self.goal
        self.goal = None
        self.load.done(self, perf_counter() - self.sent)


class Load:
    """All tables, and what they have seen."""

    def __init__(self, host: str, tables: int, words: bool, rate: float, source: str = "") -> None:
        self.host: Final = host
        self.via = host  # where the sockets are opened: another process may pass on what is said there
        self.source: Final = source  # the address that everybody calls from
        self.pause: Final = tables / rate if rate else 0.0  # between two actions of a table
        self.hello: Final = {"type": "hello", "words": words}
        self.seconds: list[float] = []  # that each action took
        self.games = 0
        self.tasks: Final[set[asyncio.Task[None]]] = set()
        self.stopping = False
        self.failed: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.gate: Final = asyncio.Semaphore(OPENING)
        self.wanted: Final = tables
        self.tables: list[Table] = []

    async def open_all(self) -> None:
        opening = asyncio.gather(*(self.open(number) for number in range(self.wanted)))
        either: list[asyncio.Future[Any]] = [opening, self.failed]
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if self.failed.done():
            opening.cancel()
            self.failed.result()
        self.tables = opening.result()

    async def open(self, number: int) -> Table:
        """A table whose game has begun, with everybody connected."""
        table = Table(self, number)
        async with self.gate:
            http = await Http.connect(self.host, self.source)
            names = self.names(number)
            body: dict[str, Any] = {"player": names[0], "settings": {"players": SEATS, "pace": 0}}
            seated = [await http.post("/api/tables", body)]
            table.id = seated[0]["table"]
            for name in names[1:]:
                seated.append(await http.post(f"/api/tables/{table.id}/seats", {"player": name}))
            await http.post(f"/api/tables/{table.id}/start", token=seated[0]["token"])
            await http.close()
            for one in seated:
                await self.sit_down(table, one["token"])
            await table.ready
        return table

    def names(self, number: int) -> Sequence[str]:
        """Who sits at that table."""
        return NAMES

    async def sit_down(self, table: Table, token: str) -> None:
        seat = Seat(self.via, table)
        table.seats.append(seat)
        await seat.connect(self.source)
        seat.say(json.dumps({**self.hello, "token": token}).encode())

    def done(self, table: Table, seconds: float) -> None:
        self.seconds.append(seconds)
        self.go_on(table)

    def start(self) -> None:
        now = asyncio.get_running_loop().time()
        for number, table in enumerate(self.tables):
            table.due = now + self.pause * number / len(self.tables)
            self.go_on(table)

    def go_on(self, table: Table) -> None:
        if self.stopping:
            return
        if not self.pause:
            table.act()
            return
        loop = asyncio.get_running_loop()
        loop.call_at(max(table.due, loop.time()), self.act, table)
        table.due += self.pause

    def act(self, table: Table) -> None:
        if not self.stopping:
            table.act()

    def over(self, table: Table) -> None:
        """The next game begins at a new table; that is not counted, but it is work too."""
        self.games += 1
        task = asyncio.get_running_loop().create_task(self.replace(table))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def replace(self, table: Table) -> None:
        await table.close()
        fresh = await self.open(self.wanted + self.games)
        self.tables[self.tables.index(table)] = fresh
        fresh.due = table.due
        self.go_on(fresh)

    async def close(self) -> None:
        await asyncio.gather(*self.tasks)
        for table in self.tables:
            await table.close()

    def fail(self, error: Exception) -> None:
        if not self.failed.done():
            self.failed.set_exception(error)

    async def pass_time(self, seconds: float) -> None:
        await asyncio.wait([self.failed], timeout=seconds)
        if self.failed.done():
            self.failed.result()


async def read_metrics(host: str) -> dict[str, float]:
    """The server's metrics, by name and labels."""
    http = await Http.connect(host)
    lines = [line.rsplit(" ", 1) for line in (await http.get("/metrics")).splitlines() if line[0] != "#"]
    await http.close()
    return {name: float(value) for name, value in lines}


async def commits(host: str) -> tuple[float, float]:
    """How many there have been, and how many appends were in them."""
    found = await read_metrics(host)
    return found["blackgate_commit_batch_count"], found["blackgate_commit_batch_sum"]


def at(ordered: list[float], share: float) -> float:
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]


async def play(
    load: Load, metrics: str, pid: int, seconds: float, pause: Callable[[float], Any], relay: int = 0
) -> dict[str, float]:
    """`relay`: the process that relays everything, if any."""
    load.start()
    await pause(WARM_SECONDS)
    before, batches, began = cpu_seconds(pid), await commits(metrics), perf_counter()
    relay_before = cpu_seconds(relay) if relay else 0.0
    load.seconds = []
    await pause(seconds)
    found, wall = sorted(load.seconds), perf_counter() - began
    used, after = cpu_seconds(pid) - before, await commits(metrics)
    load.stopping = True
    passed_on = {"relay_us": (cpu_seconds(relay) - relay_before) / len(found) * 1e6} if relay else {}
    return passed_on | {
        "actions_s": len(found) / wall,
        "p50_ms": at(found, 0.5) * 1000,
        "p99_ms": at(found, 0.99) * 1000,
        "cpu_us": used / len(found) * 1e6,
        "batch": (after[1] - batches[1]) / max(1.0, after[0] - batches[0]),
        "games": load.games,
    }


async def run(
    host: str, metrics: str, pid: int, tables: int, seconds: float, words: bool, rate: float, via: str, relay: int
) -> dict[str, float]:
    load = Load(host, tables, words, rate)
    load.via = via or host
    await load.open_all()
    found: dict[str, float] = {"tables": tables, "seats": tables * SEATS}
    if seconds:
        found |= await play(load, metrics, pid, seconds, load.pass_time, relay)
    found["rss_mb"] = memory(pid) / 2**20
    await load.close()
    return found


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.server.load", description=__doc__)
    parser.add_argument("host")
    parser.add_argument("metrics", help="where those of the server are: an address with a port")
    parser.add_argument("pid", type=int, help="of the server")
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--rate", type=float, default=0.0, help="actions a second in all; otherwise as many as can be")
    parser.add_argument("--via", default="", help="open the WebSockets there: another process on the same database")
    parser.add_argument("--relay", type=int, default=0, help="the PID of that process")
    parser.add_argument("--no-words", action="store_true", help="as programs play: no labels, no log")
    options = parser.parse_args()
    import uvloop

    words = not options.no_words
    server = options.host, options.metrics, options.pid
    playing = run(*server, options.tables, options.seconds, words, options.rate, options.via, options.relay)
    print(json.dumps(uvloop.run(playing)))


if __name__ == "__main__":
    main()
