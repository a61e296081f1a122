"""Relays to the process that owns a table: a WebSocket byte for byte, a request with its response.

The process that a client reaches applies the rate limits; the owner trusts that, and the client's address, because the
header with it is signed with the servers' common secret. Only the internal listener accepts such headers, and nothing
else.
"""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Callable, Collection
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Final, cast

import httptools
from prometheus_client import Gauge
from starlette.requests import Request
from starlette.responses import Response

from blackgate.server.storage.lease_store import Owner

if TYPE_CHECKING:
    from collections.abc import Iterator

HEADER: Final = b"x-blackgate-relay"
CONNECT_SECONDS: Final = 2.0
ANSWER_SECONDS: Final = 30.0
MOST_ANSWER: Final = 64 * 1024 * 1024  # bytes
# For connecting, not for requests or responses.
HOP_BY_HOP: Final = frozenset(
    {b"connection", b"keep-alive", b"transfer-encoding", b"content-length", b"expect", b"te", b"trailer", b"upgrade"}
)

Headers = list[tuple[bytes, bytes]]


class OwnerGone(Exception):
    """The owner did not answer; `heard`: it may have handled the request nevertheless."""

    def __init__(self, heard: bool) -> None:
        super().__init__(heard)
        self.heard = heard


class RelayKey:
    """Signs and checks the address of a client, for one request to one process."""

    def __init__(self, secret: bytes) -> None:
        self._key: Final = hmac.digest(secret, b"relay", "sha256")

    def sign(self, owner: str, asked: bytes, address: str) -> bytes:
        """`asked`: the method and the path."""
        message = b"\n".join((owner.encode(), asked, address.encode()))
        return address.encode() + b";" + hmac.digest(self._key, message, "sha256").hex().encode()

    def address(self, owner: str, asked: bytes, signed: bytes) -> str | None:
        """The client's address; None if none of our servers has signed it."""
        try:
            address = address_in(signed)
        except UnicodeDecodeError:
            return None
        return address if owner and hmac.compare_digest(self.sign(owner, asked, address), signed) else None


def address_in(signed: bytes) -> str:
    return signed.rpartition(b";")[0].decode("ascii")


class Relays:
    """Everything that this process relays."""

    def __init__(self, key: RelayKey, count: Gauge) -> None:
        self.key: Final = key
        self._count: Final = count
        self._open: Final[dict[str, set[Callable[[], None]]]] = {}  # by owner: how each is cut off

    def keep(self, alive: Collection[str]) -> None:
        """Cut off relays to a process that is not alive; it may only be suspended, and would answer nothing."""
        for owner in [each for each in self._open if each not in alive]:
            for cut in list(self._open[owner]):
                cut()

    @contextmanager
    def registered(self, owner: str, cut: Callable[[], None]) -> Iterator[None]:
        self.register(owner, cut)
        try:
            yield
        finally:
            self.unregister(owner, cut)

    def register(self, owner: str, cut: Callable[[], None]) -> None:
        self._open.setdefault(owner, set()).add(cut)
        self._count.inc()

    def unregister(self, owner: str, cut: Callable[[], None]) -> None:
        self._open[owner].discard(cut)
        self._count.dec()
        if not self._open[owner]:
            del self._open[owner]

    def head(self, owner: Owner, asked: bytes, headers: Headers, address: str) -> bytes:
        """The head of a request as received, with the client's address."""
        signed = (HEADER, self.key.sign(owner.id, asked, address))
        kept = [(name, value) for name, value in headers if name != HEADER]
        lines = [asked + b" HTTP/1.1", *(b"%b: %b" % pair for pair in (*kept, signed))]
        return b"\r\n".join([*lines, b"", b""])

    # --- WebSockets
    async def splice(
        self,
        owner: Owner,
        head: bytes,
        client: asyncio.Transport,
        connections: set[Any],
        left: Callable[[], None],
    ) -> None:
        """From here on the client talks to the owner. Raises OwnerGone; `left` is called when the client
        disconnects."""
        far = OwnerEnd(client)
        await connect(owner, lambda: far)
        near = ClientEnd(self, owner.id, far.transport, connections, left)
        near.connection_made(client)
        far.transport.write(head)
        client.set_protocol(near)
        client.resume_reading()

    # --- requests
    async def ask(self, owner: Owner, request: Request, body: bytes, address: str) -> Response:
        """The owner's answer. Raises OwnerGone."""
        path = request.scope["raw_path"] + (b"?" + query if (query := request.scope["query_string"]) else b"")
        headers = [(name, value) for name, value in request.scope["headers"] if name not in HOP_BY_HOP]
        headers += [(b"content-length", b"%d" % len(body)), (b"connection", b"close")]
        head = self.head(owner, request.method.encode() + b" " + path, headers, address)
        answer = Answer()
        await connect(owner, lambda: answer)
        with self.registered(owner.id, answer.transport.abort):
            answer.transport.write(head + body)
            try:
                await asyncio.wait_for(answer.done, ANSWER_SECONDS)
            except TimeoutError:
                raise OwnerGone(heard=True) from None
            finally:
                answer.transport.abort()
        return answer.response()


async def connect(owner: Owner, protocol: Callable[[], asyncio.Protocol]) -> None:
    host, _, port = owner.address.rpartition(":")
    connecting = asyncio.get_running_loop().create_connection(protocol, host.strip("[]"), int(port))
    try:
        await asyncio.wait_for(connecting, CONNECT_SECONDS)
    except (OSError, TimeoutError):
        raise OwnerGone(heard=False) from None


class End(asyncio.Protocol):
    """One end of a relay: what arrives here goes to the other, with backpressure."""

    transport: asyncio.Transport
    other: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        self.other.write(data)

    def pause_writing(self) -> None:
        if not self.other.is_closing():
            self.other.pause_reading()

    def resume_writing(self) -> None:
        if not self.other.is_closing():
            self.other.resume_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.other.close()


class OwnerEnd(End):
    def __init__(self, client: asyncio.Transport) -> None:
        self.other = client


class ClientEnd(End):
    """Registered with uvicorn as a connection, which it closes when the server stops."""

    def __init__(
        self,
        relays: Relays,
        owner: str,
        other: asyncio.Transport,
        connections: set[Any],
        left: Callable[[], None],
    ) -> None:
        self.relays: Final = relays
        self.owner: Final = owner
        self.other = other
        self.connections: Final = connections
        self.left: Final = left

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.connections.add(self)
        self.relays.register(self.owner, self.cut)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.connections.discard(self)
        self.relays.unregister(self.owner, self.cut)
        self.left()

    def cut(self) -> None:
        self.other.abort()
        self.transport.abort()

    def shutdown(self) -> None:
        self.transport.close()


class Answer(asyncio.Protocol):
    """An answer over HTTP, read to its end."""

    transport: asyncio.Transport

    def __init__(self) -> None:
        self.parser: Final = httptools.HttpResponseParser(self)
        self.done: Final[asyncio.Future[None]] = asyncio.get_running_loop().create_future()
        self.headers: Headers = []
        self.body: Final = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError:
            self.transport.abort()

    def on_header(self, name: bytes, value: bytes) -> None:
        self.headers.append((name.lower(), value))

    def on_body(self, body: bytes) -> None:
        self.body.extend(body)
        if len(self.body) > MOST_ANSWER:
            self.transport.abort()

    def on_message_complete(self) -> None:
        if not self.done.done():
            self.done.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.done.done():
            self.done.set_exception(OwnerGone(heard=True))

    def response(self) -> Response:
        response = Response(bytes(self.body), self.parser.get_status_code())
        kept = [pair for pair in self.headers if pair[0] not in HOP_BY_HOP and pair[0] != b"date"]
        response.raw_headers = [*kept, (b"content-length", b"%d" % len(self.body))]
        return response
