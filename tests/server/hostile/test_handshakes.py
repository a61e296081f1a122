"""Handshakes that go wrong: refused, counted, and nothing of them is kept."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest

from blackgate.server import sockets
from blackgate.server.app import make_app
from blackgate.server.http_connection import http_protocol
from blackgate.server.rate_limits import AddressRateLimits
from blackgate.server.serve import Server, config
from blackgate.server.settings import Settings
from blackgate.server.sockets import SocketHub
from tests.server.hostile.raw import Raw
from tests.server.leaks.rooms import UnsavedManager
from tests.server.serving import running

HANDSHAKE = (
    "GET /api/tables/x/play HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n"
)


class Inside:
    """A server in the test's own event loop, which can be looked into."""

    def __init__(self, settings: Settings) -> None:
        manager = UnsavedManager(settings)
        limits = AddressRateLimits(settings)
        self.hub = SocketHub(manager)
        http = http_protocol(settings, limits, manager.metrics)
        self.server = Server(config(settings, make_app(manager, limits), http, self.hub.protocol()))
        self.listening = socket.create_server(("127.0.0.1", 0))

    @asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        serving = asyncio.create_task(self.server.serve([self.listening]))
        try:
            yield
        finally:
            self.server.should_exit = True
            await serving

    async def handshake(self, *headers: str) -> tuple[bytes, asyncio.StreamWriter]:
        """What is answered first to a handshake with these headers too; nothing if the connection is cut."""
        reader, writer = await asyncio.open_connection(*self.listening.getsockname())
        writer.write((HANDSHAKE + "".join(f"{each}\r\n" for each in headers) + "\r\n").encode())
        answer = b""
        with suppress(ConnectionError):
            answer = await reader.readline()
        return answer, writer


async def closed(writer: asyncio.StreamWriter) -> None:
    writer.close()
    with suppress(ConnectionError):  # the server may have been faster
        await writer.wait_closed()


# --- doubled headers
@pytest.mark.parametrize("header", ["Host: evil", "Origin: http://x"])
def test_a_doubled_header_is_refused_and_leaves_nothing_behind(tmp_path: Path, header: str) -> None:
    log = tmp_path / "log"
    with running(f"sqlite:///{tmp_path}/blackgate.db", {"BLACKGATE_LOG_LEVEL": "warning"}, log) as server:
        for _ in range(20):
            with Raw(server) as raw:
                answer = raw.upgrade("x", header, header)
                assert (answer.status, b'"code":"wrong-message"' in answer.body) == (400, True)
        with Raw(server) as raw:
            assert raw.request("GET", "/api/tables", header, header).status == 400
        assert server.stop() == 0
    assert log.read_text(encoding="utf-8") == ""


def test_what_is_no_request_is_counted_as_one(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/blackgate.db", {"BLACKGATE_REQUESTS_PER_MINUTE": "3"}) as server:
        answers = []
        for _ in range(4):
            with Raw(server) as raw:
                answers.append(raw.upgrade("x", "Host: evil"))
    assert [answer.status for answer in answers] == [400, 400, 400, 429]
    assert int(answers[-1].headers["retry-after"]) > 0


# --- whatever else
def test_whatever_is_raised_in_a_handshake_nothing_of_the_connection_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(peer: str, forwarded: list[str], proxies: object) -> str:
        raise KeyError("a bug")

    async def read_handshake() -> None:
        inside = Inside(Settings())
        async with inside.running():
            answer, writer = await inside.handshake()
            assert answer == b""
            assert not inside.server.server_state.connections
            await closed(writer)

    monkeypatch.setattr(sockets, "client_address", broken)
    asyncio.run(read_handshake())


# --- who it is
def test_the_proxy_nearest_to_us_says_who_it_is_and_a_network_is_one_address() -> None:
    async def addresses() -> list[str]:
        inside = Inside(Settings(proxies=("127.0.0.1",)))
        found = []
        async with inside.running():
            for last in ("2001:db8::1", "2001:db8::2:1", "2001:db8:0:1::1", "198.51.100.1"):
                answer, writer = await inside.handshake("X-Forwarded-For: 192.0.2.1", f"X-Forwarded-For: {last}")
                assert answer.startswith(b"HTTP/1.1 101")
                (connection,) = inside.hub.connections
                found.append(connection.address)
                await closed(writer)
                while inside.hub.connections:
                    await asyncio.sleep(0)
        return found

    assert asyncio.run(addresses()) == ["2001:db8::/64", "2001:db8::/64", "2001:db8:0:1::/64", "198.51.100.1"]


@pytest.mark.parametrize("limit", ["REQUESTS", "CONNECTIONS"])
def test_nobody_escapes_a_limit_by_a_header_of_their_own(tmp_path: Path, limit: str) -> None:
    settings = {"BLACKGATE_PROXIES": "127.0.0.1", f"BLACKGATE_{limit}_PER_MINUTE": "3"}
    with running(f"sqlite:///{tmp_path}/blackgate.db", settings) as server:

        def ask(claimed: str, seen: str) -> int:
            """As a proxy passes it on that adds a header of its own."""
            with Raw(server) as raw:
                headers = (f"X-Forwarded-For: {claimed}", f"X-Forwarded-For: {seen}")
                if limit == "CONNECTIONS":
                    return raw.upgrade("x", *headers).status
                return raw.request("GET", "/nowhere", *headers).status

        answers = [ask(f"192.0.2.{number}", "198.51.100.1") for number in range(4)]
        assert answers[-1] == 429 not in answers[:-1]
        assert ask("192.0.2.1", "198.51.100.2") != 429
