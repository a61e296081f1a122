"""Protection for browsers: security headers, the origin check, a limit on bodies.

All of it works on plain http too, in a home network: nothing here requires https.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

MOST_BODY: Final = 64 * 1024  # bytes; the longest request that makes sense is a table with all its options
HOST: Final = re.compile(r"[A-Za-z0-9.\-_]+(:\d+)?|\[[0-9A-Fa-f:.]+\](:\d+)?")
PORTS: Final = {"http": ":80", "https": ":443"}  # left out by browsers
POLICY: Final = (
    "default-src 'self'; img-src 'self' data:; connect-src 'self'{sockets}; object-src 'none'; "
    "frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS: Final = (
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=(), payment=(), usb=()"),
    (b"cross-origin-opener-policy", b"same-origin"),
)
NO_STORE: Final = (b"cache-control", b"no-store")


class SecurityHeaders:
    """Adds the headers to every response, unless the response already has them."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        added = [(b"content-security-policy", content_policy(header(scope, b"host"))), *HEADERS]
        if scope["path"].startswith("/api/"):
            added.append(NO_STORE)

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                there = list(message.get("headers", ()))
                names = {name.lower() for name, _ in there}
                headers = [*there, *(pair for pair in added if pair[0] not in names)]
                message = {**message, "headers": headers}
            await send(message)

        await self._app(scope, receive, send_with_headers)


class BodyLimit:
    """Answers 413 to a body that is too long, and reads no more of it; `answer` is JSON."""

    def __init__(self, app: ASGIApp, answer: bytes, most: int = MOST_BODY) -> None:
        self._app = app
        self._answer = answer
        self._most = most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        length = header(scope, b"content-length")
        if length.isdecimal() and int(length) > self._most:
            await self._refuse(send)
            return
        request = _Request(receive, send, self._most)
        try:
            await self._app(scope, request.receive, request.send)
        except Exception:
            if not request.too_long:
                raise
        if request.too_long and not request.answered:
            await self._refuse(send)

    async def _refuse(self, send: Send) -> None:
        headers = [
            (b"content-type", b"application/json"),
            (b"content-length", str(len(self._answer)).encode()),
            (b"connection", b"close"),  # the rest of the body is never read
        ]
        await send({"type": "http.response.start", "status": 413, "headers": headers})
        await send({"type": "http.response.body", "body": self._answer})


class BodyTooLong(Exception):
    """Raised where the body is read; BodyLimit answers."""


class _Request:
    """A request whose body is counted while it is read; if it is too long, the app's own response is not sent."""

    def __init__(self, receive: Receive, send: Send, most: int) -> None:
        self._receive = receive
        self._send = send
        self._left = most
        self.too_long = False
        self.answered = False

    async def receive(self) -> Message:
        message = await self._receive()
        self._left -= len(message.get("body", b""))
        if self._left < 0:
            self.too_long = True
            raise BodyTooLong
        return message

    async def send(self, message: Message) -> None:
        if self.answered or not self.too_long:
            self.answered = True
            await self._send(message)


def header(scope: Scope, name: bytes) -> str:
    """The first header of that name (in small letters), or an empty text."""
    return next((value.decode("latin-1") for found, value in scope["headers"] if found == name), "")


def content_policy(host: str) -> bytes:
    """Scripts and styles are our own files, never inline; the host is named for browsers whose 'self' has no ws."""
    sockets = f" ws://{host} wss://{host}" if HOST.fullmatch(host) else ""
    return POLICY.format(sockets=sockets).encode("ascii")


def refusal_headers(host: str) -> dict[str, str]:
    """For a response that does not come from the app: a refused handshake, a malformed request."""
    added = ((b"content-security-policy", content_policy(host)), *HEADERS, NO_STORE)
    return {name.decode("ascii"): value.decode("ascii") for name, value in added}


def origin_allowed(origin: str | None, host: str, allowed: Sequence[str]) -> bool:
    """Whether a page of that origin may talk to this server, which was addressed by that Host header.

    Only browsers send an origin, and a page cannot change it; without one there is no browser to protect.
    """
    if origin is None:
        return True
    origin = origin.lower()
    scheme, _, page = origin.partition("://")
    default = PORTS.get(scheme)
    if default is None:  # "null" too: a sandboxed frame or a local file
        return False
    if page and page.removesuffix(default) == host.lower().removesuffix(default):
        return True
    return origin in {each.lower() for each in allowed}
