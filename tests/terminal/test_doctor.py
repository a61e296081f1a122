"""What the doctor sees of the server: packages, the folder, the port, the databases; and never a password."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate.messages import LANGUAGES
from blackgate.terminal.doctor import Finding, _sqlite, findings, packages_of, server_findings


@pytest.fixture
def taken_port() -> Iterator[int]:
    """A port at which somebody listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        yield server.getsockname()[1]


@pytest.fixture
def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
    return port


def told(port: int, database: str = "", packages: tuple[str, ...] = ()) -> list[Finding]:
    """In English, after it could be told in every language."""
    environ = {"BLACKGATE_DATABASE": database} if database else {}
    found = {language: list(server_findings(language, environ, packages, port)) for language in LANGUAGES}
    assert len({len(each) for each in found.values()}) == 1
    return found["en"]


def test_the_packages_of_an_extra_are_those_of_the_installation() -> None:
    assert {"matplotlib", "openskill"} <= set(packages_of("lab"))
    assert packages_of("none") == []


def test_packages_that_the_server_lacks_are_named_but_blackgate_can_be_played(free_port: int) -> None:
    found = told(free_port, packages=("rich", "no_such_thing", "nor_this"))
    said = 'The server cannot run without no_such_thing, nor_this. To host games: pip install "blackgate[server]"'
    assert found[0] == Finding(said)
    assert told(free_port, packages=("rich",))[0] == Finding("All packages for the server are installed.")


def test_a_free_port_and_a_taken_one_are_told(free_port: int, taken_port: int) -> None:
    assert Finding(f"Port {free_port} is free for the server.") in told(free_port)
    said = f"Port {taken_port} is in use, perhaps by a running server. To start another: blackgate serve --port "
    assert any(finding.line == f"{said}{taken_port + 1}" and not finding.wrong for finding in told(taken_port))


def test_an_old_sqlite_is_told() -> None:
    assert _sqlite("en", (3, 40, 1)) == Finding("SQLite 3.40.1")
    assert _sqlite("en", (3, 7, 17)).line.startswith("SQLite 3.7.17 is too old for the server, which needs 3.24.0.")


def test_a_database_is_tried_without_showing_its_password(free_port: int, taken_port: int) -> None:
    def about(where: str) -> Finding:
        found = told(free_port, f"postgresql://me:hunter2@{where}")
        assert not any("hunter2" in finding.line for finding in found)
        return found[-1]

    assert about(f"127.0.0.1:{taken_port}/games") == Finding(f"The database at 127.0.0.1, port {taken_port}, answers.")
    away = about(f"127.0.0.1:{free_port}/games")
    assert away.wrong
    assert away.line.startswith(f"BLACKGATE_DATABASE: nothing answers at 127.0.0.1, port {free_port}.")
    assert about("/games").line.startswith("BLACKGATE_DATABASE has no host and port to try.")


@pytest.mark.parametrize("url", ["postgresql://me:1234/5@db/games", "postgresql://me:12#34@db", "postgresql://[x"])
def test_a_url_that_was_not_encoded_is_wrong_and_not_shown(free_port: int, url: str) -> None:
    assert told(free_port, url)[-1] == Finding(
        "BLACKGATE_DATABASE has no host and port to try. Correct the URL.", wrong=True
    )


def test_sqlite_by_url_needs_nobody_to_answer(free_port: int) -> None:
    assert told(free_port, "sqlite:////tmp/games.db") == told(free_port)


def test_a_folder_that_cannot_be_written_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "new"))
    assert Finding(f"Games are saved in {tmp_path / 'new' / 'blackgate'}.") in list(findings("en"))
    assert not (tmp_path / "new").exists()
    (tmp_path / "file").touch()
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "file"))
    (wrong,) = (finding for finding in findings("en") if finding.wrong)
    assert wrong.line.startswith(f"{tmp_path / 'file' / 'blackgate'}, where games are saved, is not writable.")
