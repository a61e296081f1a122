"""Logs: one line for each event whoever logs it, and no secret in any of them."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import sys
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import structlog
from hypothesis import given
from hypothesis import strategies as st
from itsdangerous import URLSafeSerializer, URLSafeTimedSerializer
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from blackgate.server.logs import start_logging, without_secrets
from blackgate.server.settings import Settings
from tests.server.operations.serving import serving

PAYLOADS = st.dictionaries(st.text(max_size=5), st.text(max_size=300) | st.integers(), max_size=4)
KEYS = st.text(min_size=1, max_size=30)
# What may stand round a token in a sentence, an address or a header.
ROUND = st.sampled_from(["", " ", "/", "?seat=", "'", '"', "Bearer ", ": ", "é", "\n", "&x=", "="])
URL = "postgresql://me:hunter2@db/games"
TOKEN = URLSafeTimedSerializer("key").dumps({"table": "t1", "seat": 2})


@pytest.fixture(autouse=True)
def own_logging() -> Iterator[None]:
    """Every test leaves the loggers as it found them."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def cleaned(**event: object) -> str:
    return json.dumps(without_secrets(None, "info", event), ensure_ascii=False)


# --- secrets
@given(PAYLOADS, KEYS, ROUND, ROUND, st.booleans())
def test_a_signed_token_is_seen_wherever_it_stands(
    payload: Any, key: str, before: str, after: str, timed: bool
) -> None:
    maker = URLSafeTimedSerializer if timed else URLSafeSerializer
    token = maker(key).dumps(payload)
    signature = token.rpartition(".")[2]
    text = f"{before}{token}{after}"
    for shown in (
        cleaned(event=text),
        cleaned(event="x", deep={"down": [{"here": (text,)}]}),
        cleaned(event="x", **{"in": {text: 1}}),
        cleaned(event="x", data=text.encode()),
        cleaned(event="x", error=ValueError(text)),
    ):
        assert signature not in shown
        assert "***" in shown


@pytest.mark.parametrize(
    "key", ["token", "seat_token", "Authorization", "password", "link", "signing_secret", "set-cookie"]
)
def test_what_is_named_like_a_secret_is_one(key: str) -> None:
    assert "plain words" not in cleaned(**{key: "plain words"})
    assert "plain words" not in cleaned(headers={key: ["plain words"]})


def test_passwords_of_urls_are_masked() -> None:
    shown = cleaned(event="cannot reach postgresql://me:hunter2@db/games", settings=Settings(database=URL))
    assert shown.count("postgresql://me:***@db/games") == 2
    assert "hunter2" not in shown


def test_what_is_no_secret_stays() -> None:
    event = {
        "event": "table opened",
        "table": "k3v9-2m",
        "linked": 3,
        "seconds": 0.25,
        "module": "blackgate.server.storage.a_function_with_quite_a_long_name",
        "at": "2026-11-15T14:40:11.257279Z",
        "address": "http://127.0.0.1:8765",
        "nothing": None,
    }
    assert without_secrets(None, "info", dict(event)) == event


# --- lines
def log_everything() -> None:
    log = structlog.get_logger()
    log.info("table opened", table="t1", url=URL, token=TOKEN)
    log.debug("not at this level")
    logging.getLogger("asyncio").warning("slow callback %s", TOKEN)
    try:
        raise ValueError(f"no seat for {TOKEN}")
    except ValueError:
        log.exception("a table failed")


def test_json_is_one_object_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(Settings(log_format="json"))
    log_everything()
    out, err = capsys.readouterr()
    opened, slow, failed = map(json.loads, err.splitlines())
    assert out == ""
    assert opened.pop("timestamp").endswith("Z")
    masked = "postgresql://me:***@db/games"
    assert opened == {"event": "table opened", "level": "info", "table": "t1", "url": masked, "token": "***"}
    assert (slow["event"], slow["level"]) == ("slow callback ***", "warning")
    assert failed["exception"].endswith("ValueError: no seat for ***")


def test_text_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(Settings())
    log_everything()
    lines = capsys.readouterr().err.splitlines()
    assert lines[0].partition(" ")[2] == (
        "info     table opened table='t1' url='postgresql://me:***@db/games' token='***'"
    )
    assert lines[1].endswith(" warning  slow callback ***")
    assert lines[2].endswith(" error    a table failed")
    assert lines[3] == "    Traceback (most recent call last):"
    assert lines[-1] == "    ValueError: no seat for ***"


@given(st.text())
def test_a_name_cannot_begin_a_line_of_its_own(name: str) -> None:
    with pytest.MonkeyPatch.context() as patch:
        stream = io.StringIO()
        patch.setattr(sys, "stderr", stream)
        start_logging(Settings())
        structlog.get_logger().info(name, name=name)
    assert stream.getvalue().endswith("\n")
    assert stream.getvalue()[:-1].isprintable()


def test_the_level_holds_for_all(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(Settings(log_level="error"))
    log_everything()
    assert capsys.readouterr().err.count("Traceback") == 1
    start_logging(Settings(log_level="debug"))
    structlog.get_logger().debug("small things")
    assert "debug    small things" in capsys.readouterr().err


def test_logging_can_be_started_again_without_lines_coming_twice(capsys: pytest.CaptureFixture[str]) -> None:
    start_logging(Settings())
    start_logging(Settings())
    structlog.get_logger().info("once")
    assert capsys.readouterr().err.count("once") == 1


# --- a real server
def test_uvicorn_logs_the_same_way_and_no_query(capsys: pytest.CaptureFixture[str]) -> None:
    async def answer(request: Request) -> Response:
        if "fail" in request.query_params:
            raise RuntimeError(f"lost {TOKEN}")
        return PlainTextResponse("")

    async def ask() -> None:
        async with serving(Starlette(routes=[Route("/api/tables", answer)])) as port, httpx.AsyncClient() as client:
            await client.get(f"http://127.0.0.1:{port}/api/tables", params={"seat": "abc", "t": TOKEN})
            await client.get(f"http://127.0.0.1:{port}/api/tables", params={"fail": "1"})

    start_logging(Settings(log_format="json"))
    asyncio.run(ask())
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    asked = [line["event"] for line in lines if ' - "GET' in line["event"]]
    assert [event.partition('"')[2] for event in asked] == [
        'GET /api/tables HTTP/1.1" 200',
        'GET /api/tables HTTP/1.1" 500',
    ]
    assert any(line["exception"].endswith("RuntimeError: lost ***") for line in lines if "exception" in line)
    assert TOKEN.rpartition(".")[2] not in json.dumps(lines)
