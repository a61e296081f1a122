"""A minimal HTTP and WebSocket client by hand, so that the load generator costs less than the server."""

from __future__ import annotations

import asyncio
import json
from typing import Any, Final, cast

TEXT: Final = 0x81  # a whole message of text
PING: Final = 0x89
PONG: Final = b"\x8a\x80\0\0\0\0"  # empty, masked
SMALL, MEDIUM = 126, 127  # from these on the length of a frame stands behind its header
HANDSHAKE: Final = (
    "GET /api/tables/{table}/play HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Closed(Exception):
    """The server closed or refused the connection."""


class Socket(asyncio.Protocol):
    """A WebSocket to a table. `heard` is called with every message of the server."""

    def __init__(self, host: str, table: str) -> None:
        self.host: Final = host
        self.request: Final = HANDSHAKE.format(host=host, table=table).encode()
        self.open: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.closed: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.rest = b""  # the beginning of a frame whose end has not come
        self.transport: asyncio.Transport

    def heard(self, message: bytes) -> None:
        raise NotImplementedError

    def say(self, message: bytes) -> None:
        """Masked with zeros, which change nothing: a client has to mask, and the server unmasks anyway."""
        size = len(message)
        header = bytes((TEXT, 0x80 | size)) if size < SMALL else bytes((TEXT, 0x80 | SMALL)) + size.to_bytes(2, "big")
        self.transport.write(header + b"\0\0\0\0" + message)

    async def connect(self, source: str = "") -> None:
        """Returns when the handshake is done."""
        name, _, port = self.host.partition(":")
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, name, int(port), local_addr=local(source))
        await self.open

    async def close(self) -> None:
        self.transport.abort()
        await self.closed

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.request)

    def connection_lost(self, exc: Exception | None) -> None:
        self.closed.set_result(None)
        if not self.open.done():
            self.open.set_exception(Closed("the server did not take the connection"))

    def data_received(self, data: bytes) -> None:
        if self.rest:
            data, self.rest = self.rest + data, b""
        if not self.open.done():
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self.rest = head
                return
            if b" 101 " not in head[:20]:
                self.open.set_exception(Closed(head.decode()))
                return
            self.open.set_result(None)
        self.frames(data)

    def frames(self, data: bytes) -> None:
        start, end = 0, len(data)
        while end - start >= 2:
            kind, size = data[start], data[start + 1]
            body = start + 2
            if size == SMALL:
                body += 2
                size = int.from_bytes(data[start + 2 : body], "big")
            elif size == MEDIUM:
                body += 8
                size = int.from_bytes(data[start + 2 : body], "big")
            if body + size > end:
                break
            start = body + size
            if kind == TEXT:
                self.heard(data[body:start])
            elif kind == PING:
                self.transport.write(PONG)
        self.rest = data[start:]


def local(source: str) -> tuple[str, int] | None:
    """The address to call from; without one the kernel chooses."""
    return (source, 0) if source else None


class Http:
    """One connection that is kept open, one request after the other."""

    def __init__(self, host: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.host: Final = host
        self.reader: Final = reader
        self.writer: Final = writer

    @classmethod
    async def connect(cls, host: str, source: str = "") -> Http:
        name, _, port = host.partition(":")
        return cls(host, *await asyncio.open_connection(name, int(port), local_addr=local(source)))

    async def post(
        self, path: str, body: dict[str, Any] | None = None, token: str = "", method: str = "POST"
    ) -> dict[str, Any]:
        data = b"" if body is None else json.dumps(body).encode()
        head = f"{method} {path} HTTP/1.1\r\nHost: {self.host}\r\nContent-Length: {len(data)}\r\n"
        head += f"Authorization: Bearer {token}\r\n" if token else ""
        self.writer.write(head.encode() + b"\r\n" + data)
        return await self.answer()

    async def get(self, path: str) -> str:
        self.writer.write(f"GET {path} HTTP/1.1\r\nHost: {self.host}\r\n\r\n".encode())
        return (await self.body()).decode()

    async def answer(self) -> dict[str, Any]:
        found = json.loads(await self.body())
        assert isinstance(found, dict)
        return found

    async def body(self) -> bytes:
        head = (await self.reader.readuntil(b"\r\n\r\n")).lower()
        size = int(head.partition(b"content-length:")[2].partition(b"\r\n")[0])
        body = await self.reader.readexactly(size)
        if not head.startswith(b"http/1.1 2"):
            raise Closed(body.decode())
        return body

    async def close(self) -> None:
        self.writer.close()
        await self.writer.wait_closed()
