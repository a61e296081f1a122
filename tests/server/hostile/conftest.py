"""A server that is treated badly while an honest table plays on beside it; in the end its log and its memory are seen.

The rudest guests of all share one server, which is as a host gets it; they come from one address, as they would.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from blackgate.records import read_record, verify
from blackgate.server.settings import Settings
from tests.server.serving import Player, RunningServer, Seat, running

TOKEN = re.compile(r"[A-Za-z0-9_-]{20,}\.[A-Za-z0-9_-]{27,}")
MORE_MEMORY = 120_000  # kB that a server may have more after all of it
LIMITS = (
    "requests_per_minute",
    "files_per_minute",
    "tables_per_minute",
    "connections_per_minute",
    "most_connections_per_address",
    "codes_at_once",
    "messages_per_second",
)
AS_IT_COMES = {f"BLACKGATE_{name.upper()}": str(getattr(Settings(), name)) for name in LIMITS}


class Honest:
    """Somebody at a table of their own with two bots, who only wants to play."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.begin()

    def begin(self) -> None:
        self.seat: Seat = self.server.open_table("Ann", bots=("rookie", "random"))[0]
        self.player: Player = self.seat.connect()
        self.seat.post("start")
        self.over = False
        self.moves = 0
        self.wait()

    def wait(self) -> None:
        """Until it is Ann who is asked, or the game is over."""
        while True:
            message: Any = self.player.receive()
            self.over = self.over or getattr(getattr(message, "table", None), "state", "") == "over"
            question = getattr(message, "question", None)
            if self.over or (question is not None and question.choices):
                self.message = message
                return

    def go_on(self) -> None:
        """One more choice, and all that follows from it; after a game, the next."""
        if self.over:
            self.finish()
            self.begin()
        self.moves += 1
        choice = self.message.question.choices[0 if self.moves % 3 else -1]
        self.player.say("play", ref=f"m{self.moves}", version=self.message.version, action=choice.action)
        self.wait()

    def finish(self) -> None:
        while not self.over:
            self.go_on()
        assert verify(read_record(self.seat.get("record")))
        self.player.close()


def memory(server: RunningServer) -> int:
    """What the process has in memory, in kB."""
    status = Path(f"/proc/{server.process.pid}/status").read_text(encoding="ascii")
    return int(status.partition("VmRSS:")[2].split()[0])


def attended(folder: Path, settings: dict[str, str]) -> Iterator[RunningServer]:
    """A server; whatever is done to it, nothing in it breaks, and it keeps no more than it needs."""
    log, edition = folder / "log", folder / "short.toml"
    edition.write_text("[game]\nrounds = 3\n", encoding="utf-8")
    settings = {"BLACKGATE_EDITION": str(edition), **settings}
    with running(f"sqlite:///{folder}/blackgate.db", settings, log) as server:
        Honest(server).finish()  # so that all that is ever loaded is loaded
        before = memory(server)
        yield server
        assert memory(server) - before < MORE_MEMORY
    said = log.read_text(encoding="utf-8")
    assert "Traceback" not in said
    assert "quarantined" not in said
    assert "error" not in said.lower()
    secrets = set(secrets_in(folder / "blackgate.db"))
    assert len(secrets) > 3  # the signing key, and the secrets of the honest table at least
    assert [secret for secret in secrets if secret in said] == []
    assert not TOKEN.search(said)


def secrets_in(database: Path) -> Iterator[str]:
    """What the server signs with, and every secret and every key in the journals."""
    with closing(sqlite3.connect(database)) as connection:
        for (value,) in connection.execute("SELECT value FROM meta"):
            yield value if isinstance(value, str) else value.hex()
        for (data,) in connection.execute("SELECT data FROM entries"):
            text = data if isinstance(data, str) else data.decode()
            yield from re.findall(r'"(?:secret|key|host_key)":"([^"]+)"', text)


@pytest.fixture(scope="session")
def patient_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """Takes as many messages as come."""
    yield from attended(tmp_path_factory.mktemp("patient"), {})


@pytest.fixture(scope="session")
def strict_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningServer]:
    """With the limits that it has when nothing is set."""
    yield from attended(tmp_path_factory.mktemp("strict"), AS_IT_COMES)


@pytest.fixture(scope="module")
def honest(patient_server: RunningServer) -> Iterator[Honest]:
    table = Honest(patient_server)
    yield table
    table.finish()


@pytest.fixture(autouse=True)
def plays_on(request: pytest.FixtureRequest) -> Iterator[None]:
    """After every test with a patient server the honest table makes a move."""
    yield
    if "honest" in request.fixturenames:
        request.getfixturevalue("honest").go_on()
