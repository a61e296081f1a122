"""Two tables that are played fairly while the server does other things, and how long they wait.

At one, four people play at a fixed rate; an action's time counts from when it was due, so that one delayed by the
server also delays those behind it. At the other, a person plays against a bot.
"""

from __future__ import annotations

import asyncio
import json
import random
from dataclasses import dataclass
from typing import Final

import msgspec

from benchmarks.server.load import REFUSED, UPDATE, WELCOME, Load, Refused, Table, at
from benchmarks.server.wire import Http, Socket

SOURCE: Final = "127.0.0.2"  # the players' address; nobody else calls from there
RATE: Final = 10.0  # actions a second at the table of four
BEHIND: Final = 1.0  # seconds of actions that are made up for at once after the server has stood still
BOT: Final = "veteran"
PAUSE: Final = 0.1  # seconds of a person against a bot


@dataclass(frozen=True)
class Waits:
    """Seconds that people waited for the answer to an action, and for the move of a bot."""

    actions: list[float]
    bots: list[float]

    def figures(self) -> dict[str, float]:
        actions, bots = sorted(self.actions) or [0.0], sorted(self.bots) or [0.0]
        return {
            "actions": len(self.actions),
            "p50_ms": at(actions, 0.5) * 1000,
            "p99_ms": at(actions, 0.99) * 1000,
            "worst_ms": actions[-1] * 1000,
            "bot_moves": len(self.bots),
            "bot_p50_ms": at(bots, 0.5) * 1000,
            "bot_p95_ms": at(bots, 0.95) * 1000,
        }


class People(Load):
    """One table of four."""

    def __init__(self, host: str) -> None:
        super().__init__(host, 1, words=True, rate=RATE, source=SOURCE)

    def done(self, table: Table, seconds: float) -> None:
        now = asyncio.get_running_loop().time()
        late = now - (table.due - self.pause)
        table.due = max(table.due, now - BEHIND)
        super().done(table, max(seconds, late))

    def waiting(self) -> list[float]:
        """The action that has no answer yet."""
        now = asyncio.get_running_loop().time()
        return [late for table in self.tables if (late := now - (table.due - self.pause)) > self.pause]


class Asked(msgspec.Struct):
    asked: list[int]
    answered: bool = False
    choices: list[dict[str, object]] = []


class News(msgspec.Struct):
    version: int
    question: Asked | None = None


_decode: Final = msgspec.json.Decoder(News).decode


class AgainstBot(Socket):
    """A person at a table with one bot; a game that ends is followed by the next."""

    def __init__(self, host: str, table: str, seconds: list[float]) -> None:
        super().__init__(host, table)
        self.chance: Final = random.Random(table)
        self.seconds: Final = seconds  # that the bot took for each move
        self.since: float | None = None  # when the bot was asked
        self.over: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.count = 0

    @classmethod
    async def sit_down(cls, host: str, seconds: list[float]) -> AgainstBot:
        http = await Http.connect(host, SOURCE)
        seated = await http.post("/api/tables", {"player": "Ann", "settings": {"players": 2, "pace": 0}})
        table, token = seated["table"], seated["token"]
        await http.post(f"/api/tables/{table}/seats/1/bot", {"bot": BOT}, token, "PUT")
        await http.post(f"/api/tables/{table}/start", token=token)
        await http.close()
        person = cls(host, table, seconds)
        await person.connect(SOURCE)
        person.say(json.dumps({"type": "hello", "token": token}).encode())
        return person

    def heard(self, message: bytes) -> None:
        if message.startswith(REFUSED):
            self.end(Refused(message.decode()))
        elif message.startswith((UPDATE, WELCOME)):
            self.look(_decode(message))

    def look(self, news: News) -> None:
        now = asyncio.get_running_loop().time()
        if self.since is not None:
            self.seconds.append(now - self.since)
            self.since = None
        question = news.question
        if question is None or not question.asked:
            self.end(None)
        elif question.choices and not question.answered:
            action = str(self.chance.choice(question.choices)["action"])
            asyncio.get_running_loop().call_later(PAUSE, self.play, news.version, action)
        else:
            self.since = now

    def play(self, version: int, action: str) -> None:
        if not self.transport.is_closing():
            self.count += 1
            self.say(b'{"type":"play","ref":"%d","version":%d,"action":"%b"}' % (self.count, version, action.encode()))

    def waiting(self) -> list[float]:
        """The move that has not come yet."""
        return [] if self.since is None else [asyncio.get_running_loop().time() - self.since]

    def end(self, error: Exception | None) -> None:
        if self.over.done():
            return
        if error is None:
            self.over.set_result(None)
        else:
            self.over.set_exception(error)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.end(None)


class FairPlay:
    """Both tables, from sitting down to leaving."""

    def __init__(self, host: str) -> None:
        self.people: Final = People(host)
        self.person: AgainstBot
        self.playing: asyncio.Task[None]
        self.bots: Final[list[float]] = []

    async def start(self) -> None:
        """Returns when a bot has moved: a bot process takes seconds to start."""
        await self.people.open_all()
        self.people.start()
        self.person = await AgainstBot.sit_down(self.people.host, self.bots)
        self.playing = asyncio.get_running_loop().create_task(self.play_on())
        while not self.bots and not self.playing.done():
            await self.people.pass_time(0.05)

    async def play_on(self) -> None:
        """One game against a bot after the other."""
        while True:
            await self.person.over
            await self.person.close()
            self.person = await AgainstBot.sit_down(self.people.host, self.bots)

    async def measure(self, seconds: float) -> Waits:
        """The waiting times over so many seconds. Raises whatever stopped them from playing."""
        self.people.seconds = []
        self.bots.clear()
        await self.people.pass_time(seconds)
        if self.playing.done():
            self.playing.result()
        return Waits([*self.people.seconds, *self.people.waiting()], [*self.bots, *self.person.waiting()])

    async def stop(self) -> None:
        self.people.stopping = True
        self.playing.cancel()
        await asyncio.gather(self.playing, return_exceptions=True)
        await self.person.close()
        await self.people.close()
