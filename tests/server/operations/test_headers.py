"""What keeps browsers safe: headers on every answer, origins checked, bodies that are too long refused unread."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field

import httpx
import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Scope

from blackgate.server.headers import BodyLimit, SecurityHeaders, content_policy, origin_allowed
from tests.server.operations.serving import serving

TOO_LARGE = b'{"code":"too-large"}'


async def length(request: Request) -> Response:
    return PlainTextResponse(str(len(await request.body())))


async def own_policy(request: Request) -> Response:
    return PlainTextResponse("", headers={"Content-Security-Policy": "sandbox", "Cache-Control": "max-age=9"})


APP = Starlette(
    routes=[Route("/", length, methods=["GET", "POST"]), Route("/api/length", length), Route("/api/own", own_policy)],
    middleware=[Middleware(SecurityHeaders), Middleware(BodyLimit, answer=TOO_LARGE, most=100)],
)


def fetch(path: str = "/", method: str = "GET", host: str = "games.local:8765", **request: object) -> httpx.Response:
    async def asked() -> httpx.Response:
        transport = httpx.ASGITransport(APP)
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{host}") as client:
            return await client.request(method, path, **request)  # type: ignore[arg-type]

    return asyncio.run(asked())


# --- headers
@pytest.mark.parametrize("path", ["/", "/api/length", "/nowhere"])
def test_every_answer_has_the_headers(path: str) -> None:
    headers = fetch(path).headers
    policy = headers["content-security-policy"].split("; ")
    assert {"default-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", "form-action 'self'"} <= set(policy)
    assert "connect-src 'self' ws://games.local:8765 wss://games.local:8765" in policy
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "camera=()" in headers["permissions-policy"]


def test_nothing_asks_for_https() -> None:
    headers = fetch().headers
    assert "strict-transport-security" not in headers
    assert "upgrade" not in headers["content-security-policy"]


def test_what_the_api_answers_is_not_stored() -> None:
    assert fetch("/api/length").headers["cache-control"] == "no-store"
    assert "cache-control" not in fetch("/").headers


def test_what_an_answer_says_itself_stays() -> None:
    headers = fetch("/api/own").headers
    assert headers.get_list("content-security-policy") == ["sandbox"]
    assert headers.get_list("cache-control") == ["max-age=9"]


@given(st.text())
def test_a_strange_host_puts_nothing_into_the_policy(host: str) -> None:
    policy = content_policy(host).decode()
    assert policy.count(";") == content_policy("").decode().count(";")
    assert policy.isascii()
    assert policy.isprintable()


# --- origins
@pytest.mark.parametrize(
    ("origin", "host", "allowed"),
    [
        (None, "games.local:8765", True),
        ("http://games.local:8765", "games.local:8765", True),
        ("http://GAMES.local:8765", "games.LOCAL:8765", True),
        ("http://[::1]:8765", "[::1]:8765", True),
        ("https://games.example", "games.example", True),
        ("http://games.example", "games.example:80", True),
        ("https://games.example:443", "games.example", True),
        ("https://friends.example", "games.local:8765", True),  # in the list
        ("http://friends.example", "games.local:8765", False),
        ("null", "games.local:8765", False),
        ("null", "null", False),
        ("", "", False),
        ("http://", "", False),
        ("http://games.local", "games.local:8765", False),
        ("http://games.local:8766", "games.local:8765", False),
        ("http://games.local:8765.evil.example", "games.local:8765", False),
        ("http://evil.example/games.local:8765", "games.local:8765", False),
        ("http://evil.example", "games.local:8765", False),
        ("file://games.local:8765", "games.local:8765", False),
    ],
)
def test_only_our_own_pages_and_those_allowed_may_speak_to_us(origin: str | None, host: str, allowed: bool) -> None:
    assert origin_allowed(origin, host, ["https://friends.example"]) is allowed


# --- bodies
@dataclass
class Exchange:
    """One request, spoken by hand: a body in parts, and what came back."""

    parts: list[bytes]
    headers: list[tuple[bytes, bytes]] = field(default_factory=list)
    read: int = 0
    sent: list[Message] = field(default_factory=list)

    async def receive(self) -> Message:
        self.read += 1
        return {"type": "http.request", "body": self.parts[self.read - 1], "more_body": self.read < len(self.parts)}

    async def send(self, message: Message) -> None:
        self.sent.append(message)

    def with_app(self, app: ASGIApp) -> int:
        scope: Scope = {"type": "http", "method": "POST", "path": "/", "query_string": b"", "headers": self.headers}
        asyncio.run(_spoken(app, scope, self))
        assert [message["type"] for message in self.sent] == ["http.response.start", "http.response.body"]
        status: int = self.sent[0]["status"]
        return status


async def _spoken(app: ASGIApp, scope: Scope, exchange: Exchange) -> None:
    await app(scope, exchange.receive, exchange.send)


def test_a_body_that_fits_is_read() -> None:
    assert fetch(method="POST", content=b"x" * 100).text == "100"
    assert Exchange([b"x" * 50, b"x" * 50]).with_app(APP) == 200


def test_a_body_that_is_announced_too_long_is_not_read_at_all() -> None:
    exchange = Exchange([b"x"], headers=[(b"content-length", b"101")])
    assert exchange.with_app(APP) == 413
    assert exchange.read == 0
    assert (b"connection", b"close") in exchange.sent[0]["headers"]
    assert (b"x-content-type-options", b"nosniff") in exchange.sent[0]["headers"]


def test_a_body_that_becomes_too_long_is_not_read_to_its_end() -> None:
    exchange = Exchange([b"x" * 60] * 1000)
    assert exchange.with_app(APP) == 413
    assert exchange.read == 2
    assert exchange.sent[1]["body"] == TOO_LARGE


def test_a_false_length_does_not_help() -> None:
    for claimed in (b"1", b"-5", b"many", b""):
        assert Exchange([b"x" * 60] * 3, headers=[(b"content-length", claimed)]).with_app(APP) == 413


def test_other_exceptions_of_the_app_are_not_hidden() -> None:
    async def broken(scope: Scope, receive: object, send: object) -> None:
        raise KeyError("a bug")

    with pytest.raises(KeyError, match="a bug"):
        Exchange([b""]).with_app(BodyLimit(broken, TOO_LARGE))


def test_a_real_server_refuses_a_long_body_before_it_ends() -> None:
    async def send_without_end() -> bytes:
        async with serving(APP) as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
            writer.write(b"64\r\n" + b"x" * 100 + b"\r\n" + b"1\r\nx\r\n")
            answer = await reader.read()  # until it is closed: the last chunk is never sent
            writer.close()
            return answer

    answer = asyncio.run(send_without_end())
    assert answer.startswith(b"HTTP/1.1 413 ")
    assert answer.endswith(TOO_LARGE)
