"""HTTP connections before they have asked for anything: how long and how much they may say, how many there may be.

uvicorn alone waits for the end of a request for ever, and takes a head of any length.
"""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from blackgate.messages import DEFAULT_LANGUAGE
from blackgate.protocol.tables import Problem
from blackgate.server.headers import is_among, refusal_headers
from blackgate.server.limits import OpenConnections, TooManyConnections
from blackgate.server.publishing import encode
from blackgate.server.refusals import Refusal
from blackgate.server.settings import Settings

REQUEST_SECONDS: Final = 10.0  # for a whole request, its body too
MOST_HEAD: Final = 32 * 1024  # bytes


def doorstep(settings: Settings) -> type[asyncio.Protocol]:
    """The class that uvicorn makes an HTTP connection of."""

    class ThisDoorstep(Doorstep):
        proxies = settings.proxies
        callers = OpenConnections(settings)

    return ThisDoorstep


class Doorstep(HttpToolsProtocol):
    """One HTTP connection; when it becomes a WebSocket, it is counted there."""

    proxies: tuple[str, ...]
    callers: OpenConnections

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        super().connection_made(transport)
        self.peer = ""
        self.alarm: asyncio.TimerHandle | None = None
        self.in_head = True
        self.head = 0
        peer = self.client[0] if self.client else ""
        try:
            if not is_among(peer, self.proxies):  # a proxy calls for many
                self.callers.enter(peer)
                self.peer = peer
        except TooManyConnections as error:
            self.refuse(Refusal("too-many", error.words()))
        else:
            self.wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self.stop_waiting()
        self.leave()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self.stop_waiting()
        self.leave()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]  # or the two would keep each other alive

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self.head = self.head + len(data) if self.in_head else 0
        if self.head > MOST_HEAD and not self.transport.is_closing():
            self.refuse(Refusal("too-large"))

    # --- what the parser finds
    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.in_head, self.head = True, 0
        self.wait()

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.stop_waiting()
        super().on_message_complete()

    # --- waiting
    def wait(self) -> None:
        self.stop_waiting()
        self.alarm = self.loop.call_later(REQUEST_SECONDS, self.too_slow)

    def stop_waiting(self) -> None:
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def too_slow(self) -> None:
        """Answered already, whoever sends the rest of a body hears nothing more."""
        if self.cycle is not None and self.cycle.response_started:
            self.transport.close()
        else:
            self.refuse(Refusal("too-slow"))

    def leave(self) -> None:
        if self.peer:
            self.callers.leave(self.peer)
            self.peer = ""

    # --- answers of our own
    def send_400_response(self, msg: str) -> None:
        self.refuse(Refusal("wrong-message"))

    def refuse(self, refusal: Refusal) -> None:
        """Say why, and close the connection."""
        body = encode(Problem(refusal.code, refusal.text(DEFAULT_LANGUAGE)))
        status = HTTPStatus(refusal.status)
        headers = {
            **refusal_headers(""),
            "content-type": "application/json",
            "content-length": str(len(body)),
            "connection": "close",
        }
        head = [f"HTTP/1.1 {status.value} {status.phrase}", *(f"{name}: {value}" for name, value in headers.items())]
        self.transport.write("\r\n".join([*head, "", ""]).encode("ascii") + body)
        self.transport.close()
