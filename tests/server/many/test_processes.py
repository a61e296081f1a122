"""`serve --processes N`: several servers on one socket, of which each that ends is replaced."""

from __future__ import annotations

import asyncio
import os
import select
import signal
import subprocess
import sys
from pathlib import Path

import asyncpg  # type: ignore[import-untyped]

import blackgate
from blackgate.messages import LANGUAGES, text
from blackgate.protocol.play import Ack, Welcome
from tests.server.durability.test_orphans import children
from tests.server.many.conftest import LONG_LEASE, SHORT_LEASE
from tests.server.many.test_taking_over import again, first_move
from tests.server.serving import LONG, RunningServer, eventually, running


def server_ids(url: str) -> set[str]:
    """Those that are alive."""

    async def find() -> set[str]:
        connection = await asyncpg.connect(url)
        rows = await connection.fetch("SELECT id FROM servers WHERE expires > EXTRACT(EPOCH FROM now())")
        await connection.close()
        return {row["id"] for row in rows}

    return asyncio.run(find())


def play_a_move(server: RunningServer) -> None:
    ann, _ = server.start_game("Ann", "Ben", first=0)
    with ann.connect(words=False) as player:
        asked: Welcome = player.receive_until(Welcome)
        assert asked.question is not None
        assert isinstance(player.ask("play", version=asked.version, action=asked.question.choices[0].action), Ack)


def test_two_processes_share_a_port_and_one_that_is_killed_is_replaced(url: str, tmp_path: Path) -> None:
    with running(url, {**SHORT_LEASE, "BLACKGATE_PROCESSES": "2"}, tmp_path / "log") as server:
        for _ in range(4):
            play_a_move(server)
        before = server_ids(url)
        assert len(before) == 2
        os.kill(server_process(server), signal.SIGKILL)
        eventually("another process serves", lambda: len(server_ids(url) - before) == 1)
        for _ in range(4):
            play_a_move(server)
    assert server_ids(url) == set()  # they have gone in good order


def server_process(server: RunningServer) -> int:
    """One of those that serve: the others are of Python itself."""
    found = [
        child for child in children(server.process.pid) if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()
    ]
    assert len(found) == 2
    return found[0]


def test_told_so_they_are_renewed_one_after_the_other(url: str, tmp_path: Path) -> None:
    with running(url, {**LONG_LEASE, "BLACKGATE_PROCESSES": "2"}, tmp_path / "log") as server:
        ann, _ = server.start_game("Ann", "Ben", first=0)
        done, play = first_move(ann, "once")
        before = server_ids(url)
        server.process.send_signal(signal.SIGHUP)

        def renewed() -> bool:
            assert again(ann, play) == done
            alive = server_ids(url)
            return len(alive) == 2 and not alive & before

        eventually("two other processes serve", renewed)
        play_a_move(server)


def test_if_one_would_not_start_none_is_stopped(url: str, tmp_path: Path) -> None:
    """With a wrong setting as with a broken installation."""
    edition, broken, log = tmp_path / "own.toml", tmp_path / "sitecustomize.py", tmp_path / "log"
    edition.write_text("[game]\nrounds = 3\n")
    settings = {"BLACKGATE_PROCESSES": "2", "BLACKGATE_EDITION": str(edition), "PYTHONPATH": str(tmp_path)}
    with running(url, {**SHORT_LEASE, **settings}, log) as server:
        before = server_ids(url)
        edition.write_text("[game]\nrounds = none\n")
        server.process.send_signal(signal.SIGHUP)
        eventually("it is said why", lambda: log.read_text().count("not renewed") == 1)
        assert "own.toml: line 2" in log.read_text()
        edition.write_text("[game]\nrounds = 3\n")
        broken.write_text("import os\n\nos._exit(1)\n")  # Python runs it first
        server.process.send_signal(signal.SIGHUP)
        eventually("it is said", lambda: log.read_text().count("not renewed") == 2)
        assert server_ids(url) == before
        broken.unlink()
        server.process.send_signal(signal.SIGHUP)
        eventually("both are new", lambda: len(server_ids(url)) == 2 and not server_ids(url) & before)
        play_a_move(server)


def test_if_the_first_does_not_start_after_all_the_other_goes_on_serving(url: str, tmp_path: Path) -> None:
    broken, tried, log = tmp_path / "sitecustomize.py", tmp_path / "tried", tmp_path / "log"
    settings = {"BLACKGATE_PROCESSES": "2", "PYTHONPATH": str(tmp_path)}
    with running(url, {**SHORT_LEASE, **settings}, log) as server:
        before = server_ids(url)
        broken.write_text(
            f"import os, pathlib\n\ntried = pathlib.Path({str(tried)!r})\n"
            "os._exit(1) if tried.exists() else tried.touch()\n"
        )
        server.process.send_signal(signal.SIGHUP)
        eventually("it is said", lambda: "not renewed" in log.read_text())
        assert len(server_ids(url) & before) == 1
        play_a_move(server)
        broken.unlink()
        eventually("two serve again", lambda: len(server_ids(url)) == 2)


# What is installed later, as far as the processes that start then can tell.
LATER_RELEASE = """
import blackgate.server.storage.store

blackgate.server.storage.store.migrate = lambda connection: None
"""


def test_a_release_with_another_schema_can_be_followed_by_the_next(url: str, tmp_path: Path) -> None:
    """The process that starts the others is of the release that it was started with."""
    paths = os.pathsep.join([str(tmp_path), str(Path(blackgate.__file__).parents[1])])
    with running(url, {**SHORT_LEASE, "BLACKGATE_PROCESSES": "2", "PYTHONPATH": paths}, tmp_path / "log") as server:
        before = server_ids(url)
        (tmp_path / "sitecustomize.py").write_text(LATER_RELEASE)
        asyncio.run(migrated_by_later_release(url))
        server.process.send_signal(signal.SIGHUP)
        eventually("both are new", lambda: len(server_ids(url)) == 2 and not server_ids(url) & before)
        play_a_move(server)


async def migrated_by_later_release(url: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute("UPDATE alembic_version SET version_num = '9999'")
    await connection.close()


def test_none_outlives_the_one_that_has_started_them(url: str, tmp_path: Path) -> None:
    with running(url, {**LONG_LEASE, "BLACKGATE_PROCESSES": "2"}, tmp_path / "log") as server:
        processes = [os.pidfd_open(number) for number in children(server.process.pid)]
        server.kill()
        for process in processes:
            ended, _, _ = select.select([process], [], [], LONG)
            os.close(process)
            assert ended


def test_on_sqlite_there_is_one_process_and_it_is_said_why(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "blackgate.cli", "serve", "--port", "0", "--processes", "2"]
    database = ["--database", f"sqlite:///{tmp_path}/blackgate.db"]
    ended = subprocess.run([*command, *database, "--language", "en"], capture_output=True, text=True, timeout=LONG)
    assert ended.returncode != 0
    assert " ".join(text("en", "server-processes-sqlite").split()[:6]) in " ".join(ended.stderr.split())
    assert "Traceback" not in ended.stderr
    assert len({text(language, "server-processes-sqlite") for language in LANGUAGES}) == len(LANGUAGES)
