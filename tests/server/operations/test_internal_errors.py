"""An error in the server itself: its traceback is in the log, and the client gets an answer that says what to do."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from blackgate.server.app import make_app
from blackgate.server.logs import start_logging
from blackgate.server.rate_limits import AddressRateLimits
from blackgate.server.readiness import Readiness
from blackgate.server.settings import Settings
from blackgate.server.table_manager import TableManager
from tests.server.leaks.rooms import UnsavedManager
from tests.server.operations.serving import serving
from tests.server.operations.test_logs import own_logging

__all__ = ["own_logging"]  # every test leaves the loggers as it found them

NEW_TABLE = {"settings": {"players": 2}}


async def broken(*_: Any) -> Any:
    raise ZeroDivisionError("nobody thought of that")


def answer_of(method: str, path: str, **request: Any) -> httpx.Response:
    """What a server answers that logs as it does in earnest."""
    start_logging(Settings())

    async def ask() -> httpx.Response:
        manager = UnsavedManager()
        app = make_app(manager, AddressRateLimits(manager.settings))
        async with serving(app) as port, httpx.AsyncClient() as client:
            return await client.request(method, f"http://127.0.0.1:{port}{path}", **request)

    return asyncio.run(ask())


def test_an_error_in_an_endpoint_is_logged_with_its_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(TableManager, "open", broken)
    answer = answer_of("POST", "/api/tables", json=NEW_TABLE, headers={"accept-language": "fr"})
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert answer.json()["text"].endswith("prévenez qui le gère.")
    log = capsys.readouterr().err
    assert "error    request failed method='POST' path='/api/tables'" in log
    assert "in open_table" in log
    assert "ZeroDivisionError: nobody thought of that" in log


def test_an_error_outside_the_api_is_logged_too(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(Readiness, "reason", broken)
    answer = answer_of("GET", "/readyz")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert "ZeroDivisionError: nobody thought of that" in capsys.readouterr().err
