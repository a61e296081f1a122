"""Somebody's server on this machine, which keeps what it is sent."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass, field

import pytest

from tests.server.serving import LONG

TLS = b"\x16"  # how it begins


@dataclass
class Receiver:
    """Real HTTP, as little of it as there is to say."""

    port: int = 0
    status: int = 204
    requests: list[tuple[dict[str, str], bytes]] = field(default_factory=list)
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/told?by=blackgate"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first = await reader.readexactly(1)
        if first == TLS:  # which this does not speak
            writer.close()
            return
        head = (first + await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
        headers = dict(line.lower().split(": ", 1) for line in head[1:] if line)
        body = await reader.readexactly(int(headers["content-length"]))
        self.requests.append(({"line": head[0], **headers}, body))
        self.news.set()
        writer.write(f"HTTP/1.1 {self.status} So\r\nLocation: http://127.0.0.1:{self.port}/other\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    async def heard(self) -> tuple[dict[str, str], bytes]:
        """The next request."""
        while not self.requests:
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), LONG)
        return self.requests.pop(0)


@pytest.fixture
async def receiver() -> AsyncIterator[Receiver]:
    made = Receiver()
    server = await asyncio.start_server(made.answer, "127.0.0.1", 0)
    made.port = server.sockets[0].getsockname()[1]
    yield made
    server.close()
