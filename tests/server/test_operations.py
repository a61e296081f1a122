"""Running a server: health and readiness, figures for Prometheus, a shutdown that loses nothing."""

from __future__ import annotations

import asyncio
import signal
import socket
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
from resource import RLIM_INFINITY, RLIMIT_FSIZE, prlimit

import httpx
import pytest
from structlog.testing import capture_logs
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from blackgate.protocol.play import Ack, Farewell, Welcome
from blackgate.server import entries as journal
from blackgate.server.entries import read_entry
from tests.server.postgres import Postgres
from tests.server.serving import LONG, Player, RunningServer, running
from tests.server.tabletop import journal_in, still_manager
from tests.terminal.processes import run


def figure(server: RunningServer, name: str) -> float:
    """One of the figures at /metrics."""
    response = httpx.get(f"{server.metrics}/metrics")
    assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
    (line,) = [line for line in response.text.splitlines() if line.startswith(f"{name} ")]
    return float(line.split()[-1])


# --- health
@pytest.mark.parametrize(("file", "said"), [("", "cannot be read"), ("[game]\nrounds = 0\n", "game.rounds")])
def test_an_edition_that_cannot_be_used_is_told(tmp_path: Path, file: str, said: str) -> None:
    edition = tmp_path / "own.toml"
    if file:
        edition.write_text(file, encoding="utf-8")
    wrong = run(tmp_path, "serve", "--port", "0", "--edition", str(edition))
    assert wrong.returncode == 2
    assert wrong.stderr.startswith("blackgate: This edition cannot be used.")
    assert said in wrong.stderr


def test_a_server_says_that_it_is_alive_and_ready(server: RunningServer) -> None:
    with server.http() as http:
        assert http.get("/healthz").json() == {"alive": True}
        ready = http.get("/readyz")
        assert (ready.status_code, ready.json()) == (200, {"ready": True})


def test_without_its_database_a_server_is_alive_but_not_ready_until_it_is_back(
    tmp_path: Path, database: Postgres
) -> None:
    url = database.create_database("ready")
    with running(url, log=tmp_path / "log") as server, server.http() as http:
        (host,) = server.open_table("Ann", players=2)
        assert http.get("/readyz").status_code == 200
        database.kill()
        assert_not_ready(http, "database")
        assert http.get("/healthz").status_code == 200
        refused = http.post("/api/tables", json={"player": "Ben"})
        assert (refused.status_code, refused.json()["code"]) == (503, "unsaved")
        database.start()
        assert http.get("/readyz").status_code == 200
        assert host.get()["seats"][0]["name"] == "Ann"
        assert host.put("seats/1/bot", bot="random")["seats"][1]["kind"] == "bot"


def assert_not_ready(http: httpx.Client, reason: str) -> None:
    """Once what it knew a moment ago is forgotten."""
    assert ready_answer(http, 503) == {"ready": False, "reason": reason}


def ready_answer(http: httpx.Client, status: int) -> object:
    """The first with that status."""
    end = time.monotonic() + LONG
    while (answer := http.get("/readyz")).status_code != status:
        assert time.monotonic() < end
    return answer.json()


def test_with_a_frozen_database_a_server_says_in_time_that_it_is_not_ready(tmp_path: Path, database: Postgres) -> None:
    url = database.create_database("frozen")
    with running(url, log=tmp_path / "log") as server, server.http() as http:
        http.timeout = httpx.Timeout(15.0)  # the database itself is given up after more than 30 seconds
        assert http.get("/readyz").status_code == 200
        with database.frozen():
            assert_not_ready(http, "database")
            assert http.get("/healthz").status_code == 200
        assert ready_answer(http, 200) == {"ready": True}
        server.open_table("Ann", players=2)


def test_a_server_that_can_save_nothing_is_not_ready_until_it_can(tmp_path: Path) -> None:
    """As on a full disk: no file may grow any more."""
    with running(f"sqlite:///{tmp_path}/blackgate.db", log=tmp_path / "log") as server, server.http() as http:
        assert http.get("/readyz").status_code == 200
        prlimit(server.process.pid, RLIMIT_FSIZE, (1024, RLIM_INFINITY))
        assert http.post("/api/tables", json={"player": "Ann"}).status_code == 503
        assert_not_ready(http, "database")
        prlimit(server.process.pid, RLIMIT_FSIZE, (RLIM_INFINITY, RLIM_INFINITY))
        assert http.get("/readyz").status_code == 200
        server.open_table("Ann", players=2)


async def test_a_part_of_the_server_that_ends_by_an_error_is_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail() -> None:
        raise RuntimeError("an error of our own")

    async with still_manager(tmp_path) as manager:
        monkeypatch.setattr(manager, "sweep", fail)
        with capture_logs() as logs:
            manager.start()
            for _ in range(3):  # rounds of the event loop
                await asyncio.sleep(0)
    assert [str(log["exc_info"]) for log in logs if log["log_level"] == "error"] == ["an error of our own"]


# --- metrics
def test_the_metrics_have_an_address_of_their_own(server: RunningServer) -> None:
    with server.http() as http:
        assert http.get("/metrics").status_code == 404
    found = httpx.get(f"{server.metrics}/metrics")
    assert (found.status_code, "blackgate_tables" in found.text) == (200, True)
    assert found.headers["x-content-type-options"] == "nosniff"
    assert httpx.get(f"{server.metrics}/api/tables").status_code == 404


def test_a_metrics_port_that_is_taken_is_told(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        taken = f"127.0.0.1:{other.getsockname()[1]}"
        wrong = run(tmp_path, "serve", "--port", "0", "--metrics", taken)
    assert wrong.returncode == 2
    assert "The metrics cannot be served at 127.0.0.1, port " in wrong.stderr
    assert "--metrics off" in wrong.stderr


def test_who_wants_no_metrics_has_none(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/blackgate.db", {"BLACKGATE_METRICS": "off"}, tmp_path / "log") as server:
        with server.http() as http:
            assert http.get("/healthz").status_code == 200
        assert "metrics=[]" in (tmp_path / "log").read_text(encoding="utf-8")


def test_the_figures_tell_what_goes_on(server: RunningServer) -> None:
    seats = server.start_game("Ann", "Ben", first=0)
    names = (
        "blackgate_acknowledge_seconds_count",
        "blackgate_commit_seconds_count",
        'blackgate_refused_total{code="illegal"}',
    )
    with seats[0].connect() as player, Player(server, seats[0].table) as spectator:
        version = player.receive_until(Welcome).version
        spectator.receive_until(Welcome)
        player.ask("play", version=version, action="fly")
        before = [figure(server, name) for name in names]
        assert figure(server, 'blackgate_connections{kind="seat"}') >= 1
        assert figure(server, 'blackgate_connections{kind="spectator"}') >= 1
        player.ask("play", version=version, action="fly")
        assert isinstance(player.ask("play", version=version, action="end"), Ack)
        after = [figure(server, name) for name in names]
    assert after[0] == before[0] + 1
    assert after[1] > before[1]
    assert after[2] == before[2] + 1


# --- the end of a server
def test_a_server_that_is_told_to_stop_says_farewell_and_has_kept_all_that_it_acknowledged(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/blackgate.db", log=tmp_path / "log") as server, ExitStack() as stack:
        tables = [server.start_game("Ann", "Ben", first=0) for _ in range(5)]
        players = [stack.enter_context(seats[0].connect()) for seats in tables]
        spectator = stack.enter_context(Player(server, tables[0][0].table))
        versions = [player.receive_until(Welcome).version for player in players]
        spectator.receive_until(Welcome)
        for player, version in zip(players, versions, strict=True):
            player.say("play", ref="last", version=version, action="search")
        server.process.send_signal(signal.SIGTERM)
        acknowledged = [heard_before_the_end(player) for player in (*players, spectator)]
        assert server.gone() == 0
        for seats, done in zip(tables, acknowledged, strict=False):
            refs = [
                entry.ref
                for entry in map(read_entry, journal_in(server, seats[0].table))
                if isinstance(entry, journal.Played)
            ]
            assert (refs == ["last"]) or not done
        server.start()
        for seats in tables:
            with seats[0].connect() as player:
                player.receive_until(Welcome)
                assert isinstance(player.ask("play", ref="last", version=1, action="search"), Ack)


def test_a_server_that_stops_waits_for_what_is_under_way(tmp_path: Path) -> None:
    file = tmp_path / "blackgate.db"
    with ExitStack() as stack:
        server = stack.enter_context(running(f"sqlite:///{file}", log=tmp_path / "log"))
        http = stack.enter_context(server.http())
        busy = stack.enter_context(closing(sqlite3.connect(file, isolation_level=None)))
        player = stack.enter_context(server.start_game("Ann", "Ben", first=0)[0].connect())
        version = player.receive_until(Welcome).version
        busy.execute("BEGIN IMMEDIATE")  # nobody else can write now
        player.say("play", ref="last", version=version, action="search")
        server.process.send_signal(signal.SIGTERM)
        while http.get("/readyz").json().get("reason") != "closing":  # before that the database may seem to be away
            pass
        busy.execute("ROLLBACK")
        assert heard_before_the_end(player)
        assert server.gone() == 0


def heard_before_the_end(player: Player) -> bool:
    """Whether an acknowledgement came before the farewell; then the connection is closed, and that is all."""
    message = player.receive_until(Ack, Farewell)
    done = isinstance(message, Ack)
    farewell = player.receive_until(Farewell) if done else message
    assert farewell.code == "closing"
    with pytest.raises(ConnectionClosed) as closed:
        player.receive()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == CloseCode.SERVICE_RESTART
    return done
