"""The common part of all attacks: their own loopback addresses, a deadline, tables and seats to misuse.

Attacks are paced: they ask for far more than a guest may have, but leave the CPU to the server they attack.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec

from benchmarks.server.load import REFUSED, UPDATE, WELCOME
from benchmarks.server.wire import Closed, Http, Socket

FIRST_SOURCE: Final = 100  # 127.0.0.100 and up
LOST: Final = (OSError, EOFError, Closed)  # the server closed the connection


class Attacker:
    """One attack on one server, until its time is up."""

    size = 1.0  # of what an attack takes: tables and connections

    def __init__(self, host: str, pid: int, seconds: float) -> None:
        self.host: Final = host
        self.pid: Final = pid  # of the server
        self.seconds: Final = seconds
        self.loop: Final = asyncio.get_running_loop()
        self.began: Final = self.loop.time()
        self.asked = 0  # requests and messages sent
        self.seats: Final[list[Puppet]] = []

    def source(self, number: int = 0) -> str:
        return f"127.0.0.{FIRST_SOURCE + number}"

    def times(self, most: int) -> range:
        """For so many tables or connections."""
        return range(max(1, round(most * self.size)))

    def left(self, share: float = 1.0) -> float:
        """Seconds until so much of the time has passed; 0 when it has."""
        return max(0.0, self.began + self.seconds * share - self.loop.time())

    async def http(self, number: int = 0) -> Http:
        return await Http.connect(self.host, self.source(number))

    async def repeat(self, work: Callable[[], Awaitable[object]], rate: float, share: float = 1.0) -> None:
        """So many times a second; delays are not caught up."""
        while self.left(share):
            due = self.loop.time() + 1 / rate
            await work()
            self.asked += 1
            await asyncio.sleep(max(0.0, due - self.loop.time()))

    async def at_once(self, works: list[Awaitable[object]]) -> None:
        """Several at a time; one that the server has cut off does not stop the others."""

        async def go(work: Awaitable[object]) -> None:
            with suppress(*LOST):
                await work

        await asyncio.gather(*(go(work) for work in works))

    async def table(self, people: int, bot: str = "", number: int = 0, **settings: Any) -> list[Puppet]:
        """A table whose game has begun, all its people connected from one address; the last seat may be a bot's."""
        http = await self.http(number)
        players = people + bool(bot)
        body = {"player": "Mal", "settings": {"players": players, "pace": 0, **settings}}
        seated = [await http.post("/api/tables", body)]
        table = seated[0]["table"]
        for each in range(1, people):
            seated.append(await http.post(f"/api/tables/{table}/seats", {"player": f"Mal {each}"}))
        if bot:
            await http.post(f"/api/tables/{table}/seats/{people}/bot", {"bot": bot}, seated[0]["token"], "PUT")
        await http.post(f"/api/tables/{table}/start", token=seated[0]["token"])
        await http.close()
        seats = [await Puppet.sit_down(self, table, one["token"], number) for one in seated]
        self.seats.extend(seats)
        return seats

    async def leave(self) -> None:
        """The attack is over."""
        for seat in self.seats:
            await seat.close()


class Caller:
    """Sends HTTP requests and ignores the responses; a lost connection is replaced."""

    def __init__(self, attacker: Attacker) -> None:
        self.attacker: Final = attacker
        self.http: Http | None = None

    async def ask(self, request: Callable[[Http], Awaitable[object]]) -> None:
        try:
            self.http = self.http or await self.attacker.http()
            await request(self.http)
        except Closed:
            pass  # refused, and the connection stays
        except LOST:
            await self.close()

    async def repeat(self, request: Callable[[Http], Awaitable[object]], rate: float) -> None:
        try:
            await self.attacker.repeat(lambda: self.ask(request), rate)
        finally:
            await self.close()

    async def close(self) -> None:
        if self.http is not None:
            with suppress(*LOST):
                await self.http.close()
            self.http = None


class Choice(msgspec.Struct):
    action: str


class Question(msgspec.Struct):
    asked: list[int]
    answered: bool = False
    choices: list[Choice] = []


class News(msgspec.Struct):
    version: int
    question: Question | None = None
    undo: bool = False


_decode: Final = msgspec.json.Decoder(News).decode


class Puppet(Socket):
    """A seat of an attacker: sends what it is told to, and remembers the last message."""

    def __init__(self, attacker: Attacker, table: str) -> None:
        super().__init__(attacker.host, table)
        self.attacker: Final = attacker
        self.table: Final = table
        self.news = News(0)
        self.refs = 0
        self.heard_something = asyncio.Event()
        self.answers: Final[dict[str, asyncio.Future[bytes]]] = {}

    @classmethod
    async def sit_down(cls, attacker: Attacker, table: str, token: str, number: int) -> Puppet:
        puppet = cls(attacker, table)
        await puppet.connect(attacker.source(number))
        puppet.say(json.dumps({"type": "hello", "token": token}).encode())
        await puppet.next_news()
        return puppet

    def heard(self, message: bytes) -> None:
        if message.startswith((UPDATE, WELCOME)):
            self.news = _decode(message)
        elif b'"ref":"' in message[:60]:
            self.answered(message.partition(b'"ref":"')[2].partition(b'"')[0].decode(), message)
        self.heard_something.set()

    def answered(self, ref: str, message: bytes) -> None:
        """A message that comes too fast is refused without its ref: then no pending message will be answered."""
        for each in [ref] if ref else list(self.answers):
            answer = self.answers.pop(each, None)
            if answer is not None and not answer.done():
                answer.set_result(message)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.heard_something.set()
        for answer in self.answers.values():
            if not answer.done():
                answer.set_exception(Closed("cut off"))

    async def next_news(self) -> None:
        """Wait for anything at all."""
        self.heard_something.clear()
        await asyncio.wait_for(self.heard_something.wait(), max(0.1, self.attacker.left()))
        if self.closed.done():
            raise Closed("cut off")

    async def ask(self, kind: str, **fields: Any) -> bool:
        """Send a message and wait for what answers it: whether it was done."""
        if self.closed.done():
            raise Closed("cut off")
        self.refs += 1
        self.attacker.asked += 1
        ref = f"a{self.refs}"
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        self.answers[ref] = answer
        self.say(json.dumps({"type": kind, "ref": ref, **fields}).encode())
        try:
            return not (await asyncio.wait_for(answer, max(0.1, self.attacker.left()))).startswith(REFUSED)
        except TimeoutError:  # the attack is over
            return False

    @property
    def choices(self) -> list[str]:
        question = self.news.question
        return [] if question is None or question.answered else [choice.action for choice in question.choices]

    async def play(self, action: str) -> bool:
        return await self.ask("play", version=self.news.version, action=action)
