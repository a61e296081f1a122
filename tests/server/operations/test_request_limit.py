"""Every request is counted, for whoever sent it; files by themselves, so that a page can load with all of its own."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

import httpx
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route, Router

from blackgate.server.app import RequestRateLimit
from blackgate.server.rate_limits import AddressRateLimits
from blackgate.server.settings import Settings
from tests.server.leaks.rooms import UnsavedManager

SETTINGS = Settings(requests_per_minute=2, files_per_minute=30, proxies=("10.0.0.1",))


async def who(request: Request) -> Response:
    assert request.client is not None
    return PlainTextResponse(request.client.host)


def answers(paths: Iterable[str], *forwarded: str) -> list[httpx.Response]:
    """To one caller, by way of a proxy."""

    async def ask() -> list[httpx.Response]:
        app = RequestRateLimit(
            Router([Route("/{path:path}", who)]),
            UnsavedManager(SETTINGS),
            AddressRateLimits(SETTINGS),
            lambda path: path.startswith("/assets/"),
        )
        transport = httpx.ASGITransport(app, client=("10.0.0.1", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://games.local") as client:
            headers = [("X-Forwarded-For", each) for each in forwarded]
            return [await client.get(path, headers=headers) for path in paths]

    return asyncio.run(ask())


def test_a_page_loads_with_all_its_files_and_then_there_is_an_end() -> None:
    statuses = [each.status_code for each in answers(f"/assets/{number}.js" for number in range(31))]
    assert statuses == [200] * 30 + [429]


def test_whatever_is_no_file_is_counted_as_a_request() -> None:
    found = answers(["/", "/assets/a.js", "/metrics", "/nowhere", "/assets/b.js"])
    assert [each.status_code for each in found] == [200, 200, 200, 429, 200]
    assert int(found[3].headers["retry-after"]) == found[3].json()["retry_after"] > 0


def test_the_app_is_told_who_asks_and_not_which_proxy() -> None:
    assert answers(["/"], "192.0.2.1", "198.51.100.1, 2001:db8::5")[0].text == "2001:db8::/64"
    assert answers(["/"])[0].text == "10.0.0.1"
