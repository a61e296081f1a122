"""The clients in examples/clients play whole games against a real server, also one that is killed under them."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import pytest

from blackgate.protocol.play import TableChanged, Update, Welcome
from tests.server.serving import LONG, Player, RunningServer, answer, running

EXAMPLES = Path(__file__).parents[2] / "examples" / "clients"
COMMANDS = {
    "python": [sys.executable, str(EXAMPLES / "player.py")],
    "node": ["node", "--experimental-websocket", str(EXAMPLES / "player.js")],  # Node 22 needs the flag no more
}
LANGUAGES = [language for language in COMMANDS if language == "python" or shutil.which(language)]


@pytest.fixture
def server(tmp_path: Path) -> Iterator[RunningServer]:
    """Games on it are short (R2.4)."""
    edition = tmp_path / "short.toml"
    edition.write_text('name = "short"\n[game]\nrounds = 6\n', encoding="utf-8")
    with running(f"sqlite:///{tmp_path / 'tables.db'}", {"BLACKGATE_EDITION": str(edition)}) as server:
        yield server


@contextmanager
def client(language: str, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    command = [*COMMANDS[language], *arguments]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()  # nothing, if it has ended


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_plays_a_whole_game_although_the_server_is_killed(server: RunningServer, language: str) -> None:
    with server.http() as http:
        host = answer(http.post("/api/tables", json={"settings": {"players": 2, "pace": 0}}))
    table, token = host["table"], host["token"]
    with ExitStack() as stack:
        with Player(server, table, token=token) as watching:
            code = watching.receive_until(Welcome).table.code
            players = [stack.enter_context(client(language, server.address, code, name)) for name in ("Ann", "Bob")]
            while not all(seat.connected for seat in watching.receive_until(TableChanged).table.seats):
                pass
            with server.http(token) as http:
                answer(http.post(f"/api/tables/{table}/start"))
            for _ in range(10):
                watching.receive_until(Update)
        server.kill()
        server.start()
        with Player(server, table, token=token) as watching:
            heard = watching.receive_until(Welcome)
            while heard.table.state == "playing":
                heard = watching.receive_until(TableChanged)
        for player in players:
            said, complaints = player.communicate(timeout=LONG)
            assert (player.returncode, complaints) == (0, "")
            assert said.startswith("points: [")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_that_cannot_join_says_why(server: RunningServer, language: str) -> None:
    with client(language, server.address, "NOSUCH", "Ann") as player:
        said, complaints = player.communicate(timeout=LONG)
    assert player.returncode == 1
    assert said == ""
    assert "404" in complaints or "Not found" in complaints
