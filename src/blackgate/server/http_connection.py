"""HTTP connections before the app sees a request: limits on time, size and number.

uvicorn alone waits forever for the end of a request, accepts a head of any length, and logs every malformed request.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from http import HTTPStatus
from typing import Final, Protocol

import httptools
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from blackgate.messages import DEFAULT_LANGUAGE
from blackgate.protocol.tables import Problem
from blackgate.server.addresses import client_address, is_among, network_of
from blackgate.server.headers import refusal_headers
from blackgate.server.leases import Leases
from blackgate.server.metrics import Metrics
from blackgate.server.publishing import encode
from blackgate.server.rate_limits import AddressRateLimits, Asked, ConnectionLimit, RateLimited, TooManyConnections
from blackgate.server.refusals import Refusal
from blackgate.server.relays import HEADER, RelayKey
from blackgate.server.settings import Settings

REQUEST_SECONDS: Final = 10.0  # for a whole request, its body too
MOST_HEAD: Final = 32 * 1024  # bytes of a request that are not its body: its head, what frames chunks, trailers
MOST_HEADERS: Final = 128
CHUNK: Final = 4 * 1024  # bytes that are read at a time
VERSIONS: Final = ("1.0", "1.1")
EVERYBODY: Final = ("0.0.0.0/0", "::/0")
ONLY_ONCE: Final = (b"host", b"origin", b"authorization")  # whoever sends two wants them parsed in two ways


def http_protocol(
    settings: Settings, limits: AddressRateLimits, metrics: Metrics, router: Router | None = None
) -> type[asyncio.Protocol]:
    """The class of which uvicorn makes an HTTP connection. `router`: for tables that other processes may own."""
    open_connections, address_limits, counted, finds_owner = ConnectionLimit(settings), limits, metrics, router

    class ThisHttpConnection(HttpConnection):
        proxies = settings.proxies
        callers = open_connections
        limits = address_limits
        metrics = counted
        router = finds_owner

    return ThisHttpConnection


class Router(Protocol):
    """Finds the process for a WebSocket, whose handshake has been counted."""

    async def route(self, connection: HttpConnection) -> None: ...


class HttpConnection(HttpToolsProtocol):
    """One HTTP connection; when it becomes a WebSocket, it is counted there."""

    proxies: tuple[str, ...]
    callers: ConnectionLimit
    limits: AddressRateLimits
    metrics: Metrics
    router: Router | None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.peer = self.client[0] if self.client else ""
        self.counted = ""
        self.request_timer: asyncio.TimerHandle | None = None
        self.in_head = True
        self.framing = 0  # bytes of this request that are not its body
        self.is_websocket = False
        self.routing: asyncio.Task[None] | None = None
        try:
            if not is_among(self.peer, self.proxies):  # a proxy calls for many
                address = network_of(self.peer)
                self.callers.enter(address)
                self.counted = address
        except TooManyConnections as error:
            self.refuse(Refusal("too-many", error.words()))
        else:
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.leave()
        if self.routing is not None:
            self.routing.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        if self.is_counted("connection"):
            self.is_websocket = True
            self.stop_waiting()
            self.leave()
            if self.router is None:
                self.upgrade()
            else:
                self.transport.pause_reading()
                self.routing = self.loop.create_task(self.router.route(self))

    def upgrade(self) -> None:
        """The table is here."""
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # or the two would keep each other alive
        self.routing = None

    def spliced(self) -> None:
        """The table is elsewhere, and the transport no longer belongs to this connection."""
        self.connections.discard(self)
        self.parser = None  # type: ignore[assignment]
        self.routing = None

    def data_received(self, data: bytes) -> None:
        """In small chunks, so that fragmentation makes no difference to how heads are measured."""
        self._unset_keepalive_if_required()
        for start in range(0, len(data), CHUNK):
            if self.transport.is_closing() or self.is_websocket:
                return
            self.read(data[start : start + CHUNK])

    def read(self, data: bytes) -> None:
        self.framing += len(data)
        try:
            self.parser.feed_data(data)
            if self.framing > MOST_HEAD:
                raise Refusal("too-large")
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError as error:  # raised by the parser, or by what it calls below
            why = error.__context__
            self.count_and_refuse(why if isinstance(why, Refusal) else Refusal("wrong-message"))
        except Refusal as refusal:
            self.count_and_refuse(refusal)

    # --- what the parser finds
    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.framing = True, 0
        self.wait()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > MOST_HEADERS:
            raise Refusal("too-large")

    def on_headers_complete(self) -> None:
        times = Counter(name for name, _ in self.headers)
        if self.parser.get_http_version() not in VERSIONS or any(times[name] > 1 for name in ONLY_ONCE):
            raise Refusal("wrong-message")
        self.in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self.framing -= len(body)
        super().on_body(body)

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    # --- waiting
    def wait(self) -> None:
        self.stop_waiting()
        self.request_timer = self.loop.call_later(REQUEST_SECONDS, self.too_slow)

    def stop_waiting(self) -> None:
        if self.request_timer is not None:
            self.request_timer.cancel()
            self.request_timer = None

    def too_slow(self) -> None:
        self.refuse(Refusal("too-slow"))

    def leave(self) -> None:
        if self.counted:
            self.callers.leave(self.counted)
            self.counted = ""

    # --- counting
    @property
    def address(self) -> str:
        """Whoever calls."""
        forwarded = [value.decode("latin-1") for name, value in self.headers or () if name == b"x-forwarded-for"]
        return client_address(self.peer, forwarded, self.proxies)

    def is_counted(self, asked: Asked) -> bool:
        """Whether the client may make this request; refused if not."""
        try:
            self.limits.check(asked, self.address)
        except RateLimited as error:
            self.metrics.limited(asked)
            self.refuse(Refusal("too-many", error.words(), retry_after=error.seconds))
            return False
        return True

    def count_and_refuse(self, refusal: Refusal) -> None:
        """A malformed request counts as one."""
        if self.is_counted("request"):
            self.refuse(refusal)

    # --- answers of our own
    def refuse(self, refusal: Refusal) -> None:
        """Say why, and close the connection. If it was already answered, the rest of a request gets no further
        answer."""
        if self.cycle is not None and self.cycle.response_started and not self.in_head:
            self.transport.close()
            return
        body = encode(Problem(refusal.code, refusal.text(DEFAULT_LANGUAGE), refusal.retry_after))
        status = HTTPStatus(refusal.status)
        headers = {
            **refusal_headers(""),
            **({"retry-after": str(refusal.retry_after)} if refusal.retry_after else {}),
            "content-type": "application/json",
            "content-length": str(len(body)),
            "connection": "close",
        }
        head = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in headers.items())]
        self.transport.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
        self.transport.close()


def relayed_http_protocol(
    settings: Settings, limits: AddressRateLimits, metrics: Metrics, key: RelayKey, leases: Leases
) -> type[asyncio.Protocol]:
    """The same for requests relayed by other processes."""
    counted = metrics

    class ThisRelayedHttpConnection(RelayedHttpConnection):
        proxies = EVERYBODY
        callers = ConnectionLimit(settings)
        metrics = counted
        router = None
        relay_key = key
        own = leases

    ThisRelayedHttpConnection.limits = limits
    return ThisRelayedHttpConnection


class RelayedHttpConnection(HttpConnection):
    """From another process, which has counted it. Without its signature nothing is accepted."""

    relay_key: RelayKey
    own: Leases

    def on_headers_complete(self) -> None:
        asked = self.parser.get_method() + b" " + self.url
        signed = [value for name, value in self.headers if name == HEADER]
        if len(signed) != 1 or self.relay_key.address(self.own.id, asked, signed[0]) is None:
            raise Refusal("moved", retry_after=1)
        super().on_headers_complete()

    def is_counted(self, asked: Asked) -> bool:
        return True
