"""Attacks by clients without a seat: requests, handshakes and request heads."""

from __future__ import annotations

import asyncio
import random
import string
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Final

from benchmarks.server.attacker import LOST, Attacker, Caller
from benchmarks.server.wire import HANDSHAKE, Http, local

CONNECTIONS: Final = 10  # at a time, of a flood
FLOOD: Final = 800  # requests a second, together; an address may send ten
HANDSHAKES: Final = 50  # a second
SLOW: Final = 90  # connections that dawdle; an address may have a hundred
DOUBLED: Final = ("Host: {host}", "Origin: http://{host}", "X-Forwarded-For: 10.0.0.1")
LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ"
PAGES: Final = ("/", "/nothing", "/api/nothing", "/assets/nothing.js", "/favicon.svg", "/table/none", "/readyz")
NAMES: Final = ("n" * 30_000, "Z" + "\u0351\u036b" * 200, "\u2003" * 20, "A\u200bnn", "\u0430nn")
CONNECTION_SECONDS: Final = 2.0  # that a handshake waits for its answer


# --- floods
async def guess_codes(attacker: Attacker) -> None:
    """Random short codes of tables."""
    chance = random.Random(0)
    await flood(attacker, lambda: "/api/codes/" + "".join(chance.choices(LETTERS, k=6)))


async def ask_for_pages(attacker: Attacker) -> None:
    """Files, pages that are not there, and whether the server is ready."""
    numbers = count()
    await flood(attacker, lambda: PAGES[next(numbers) % len(PAGES)])


async def ask_for_metrics(attacker: Attacker) -> None:
    await flood(attacker, lambda: "/metrics")


async def flood(attacker: Attacker, path: Callable[[], str]) -> None:
    one = FLOOD / CONNECTIONS
    callers = [Caller(attacker) for _ in attacker.times(CONNECTIONS)]
    await attacker.at_once([caller.repeat(lambda http: http.get(path()), one) for caller in callers])


async def big_names(attacker: Attacker) -> None:
    """Tables of people with names that are too long, stacked, blank or look-alikes."""
    numbers = count()

    async def open_table(http: Http) -> None:
        await http.post("/api/tables", {"player": NAMES[next(numbers) % len(NAMES)], "name": "x" * 3000})

    await Caller(attacker).repeat(open_table, HANDSHAKES)


# --- handshakes and heads
async def doubled_headers(attacker: Attacker) -> None:
    """WebSocket handshakes with a duplicate header."""
    numbers = count()
    under_way: set[asyncio.Task[None]] = set()

    async def handshake() -> None:
        head = HANDSHAKE.format(host=attacker.host, table="none").removesuffix("\r\n")
        twice = DOUBLED[next(numbers) % len(DOUBLED)].format(host=attacker.host)
        with suppress(*LOST, TimeoutError):
            await asyncio.wait_for(send(attacker, f"{head}{twice}\r\n{twice}\r\n\r\n".encode()), CONNECTION_SECONDS)

    async def begin() -> None:
        task = asyncio.get_running_loop().create_task(handshake())
        under_way.add(task)
        task.add_done_callback(under_way.discard)

    await attacker.repeat(begin, HANDSHAKES)
    await asyncio.gather(*under_way)


async def send(attacker: Attacker, data: bytes) -> None:
    """Send it, and wait until the server has closed the connection."""
    name, _, port = attacker.host.partition(":")
    reader, writer = await asyncio.open_connection(name, int(port), local_addr=local(attacker.source()))
    try:
        writer.write(data)
        await reader.read()
    finally:
        writer.close()


async def slow_heads(attacker: Attacker) -> None:
    """Requests whose head arrives in small pieces and never ends; a client that is cut off starts again."""
    await attacker.at_once([dawdle(attacker) for _ in attacker.times(SLOW)])


async def dawdle(attacker: Attacker) -> None:
    name, _, port = attacker.host.partition(":")
    while attacker.left():
        with suppress(*LOST):
            _, writer = await asyncio.open_connection(name, int(port), local_addr=local(attacker.source()))
            writer.write(b"GET / HTTP/1.1\r\n")
            while attacker.left() and not writer.is_closing():
                writer.write(f"X-{random.choice(string.ascii_letters)}: {'y' * 500}\r\n".encode())
                await writer.drain()
                attacker.asked += 1
                await asyncio.sleep(min(0.2, attacker.left()))
            writer.close()
        await asyncio.sleep(min(0.5, attacker.left()))
