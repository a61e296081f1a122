"""A real PostgreSQL for tests: a folder and a port on 127.0.0.1 of its own, everything else as it comes.

with postgres() as server:
    url = server.create_database("games")
    server.kill()   # as by a loss of power, but for what the system itself had not written
    server.start()
"""

from __future__ import annotations

import os
import pwd
import select
import shutil
import signal
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

USER = "blackgate"
PASSWORD = "correct-horse"
REPLICA = "replica"  # by this name a primary knows the one that follows it
TRIES = 5  # another program may take the port before PostgreSQL does


class NoPostgres(Exception):
    """There is no PostgreSQL on this machine, or it does not start."""


class Postgres:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.data = folder / "data"
        self.port = 0

    def url(self, database: str = "postgres", *, password: str = PASSWORD) -> str:
        return f"postgresql://{USER}:{password}@127.0.0.1:{self.port}/{database}"

    def create_database(self, name: str) -> str:
        """Empty; its URL."""
        self.tell(f'CREATE DATABASE "{name}"')
        return self.url(name)

    def make(self) -> None:
        """A folder with no server running on it yet."""
        secret = self.folder / "password"
        secret.write_text(PASSWORD, encoding="utf-8")
        if os.geteuid() == 0:  # PostgreSQL does not run as root
            owner = unprivileged()
            for path in (self.folder, secret):
                os.chown(path, owner.pw_uid, owner.pw_gid)
        self.run(
            "initdb",
            "--no-sync",
            "-D",
            self.data,
            "-U",
            USER,
            "-A",
            "scram-sha-256",
            f"--pwfile={secret}",
            "-E",
            "UTF8",
        )

    def set(self, setting: str) -> None:
        """For when it starts."""
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write(f"{setting}\n")

    def follow(self, primary: Postgres) -> None:
        """A streaming replica of another; no commit of that is acknowledged before it is on disk here too."""
        self.run("pg_basebackup", "-D", self.data, "-R", "-X", "stream", "-c", "fast", "-d", primary.url())
        with (self.data / "postgresql.conf").open("a", encoding="utf-8") as settings:
            settings.write("wal_retrieve_retry_interval = 100ms\n")  # when the other comes back, so does this one
            # Promoted, it waits for a replica from its first commit on: told later, it would take a while to know.
            settings.write(f"cluster_name = '{REPLICA}'\nsynchronous_standby_names = '{REPLICA}'\n")
        self.start()
        # By name: pg_basebackup counts for none.
        primary.tell(f"ALTER SYSTEM SET synchronous_standby_names = '{REPLICA}'")
        primary.tell("SELECT pg_reload_conf()")

    def promote(self) -> None:
        """A replica that is one no more; returns when it can be written to."""
        self.run("pg_ctl", "promote", "-w", "-D", self.data)

    def tell(self, statement: str) -> None:
        run("psql", "--quiet", "--no-psqlrc", "--dbname", self.url(), "--command", statement)

    def start(self) -> None:
        """Returns when it takes connections; on the same port as before, if there was one."""
        for _ in range(1 if self.port else TRIES):
            port = self.port or free_port()
            options = f"-h 127.0.0.1 -p {port} -k ''"
            try:
                self.run("pg_ctl", "start", "-w", "-D", self.data, "-l", self.folder / "log", "-o", options)
            except NoPostgres:
                continue
            self.port = port
            return
        raise NoPostgres((self.folder / "log").read_text(encoding="utf-8"))

    def stop(self) -> None:
        """In good order; nothing if it does not run."""
        if (self.data / "postmaster.pid").exists():
            self.run("pg_ctl", "stop", "-w", "-m", "fast", "-D", self.data)

    def kill(self) -> None:
        """All its processes at once, with no time to write anything; returns when they are gone."""
        for process in [os.pidfd_open(number) for number in self.processes()]:
            signal.pidfd_send_signal(process, signal.SIGKILL)
            select.select([process], [], [])
            os.close(process)
        (self.data / "postmaster.pid").unlink()  # its number may soon be another program's

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """All its processes stand still: it takes connections, and answers nothing."""
        processes = self.processes()
        for number in processes:
            os.kill(number, signal.SIGSTOP)
        try:
            yield
        finally:
            for number in processes:
                os.kill(number, signal.SIGCONT)

    def processes(self) -> list[int]:
        main = int((self.data / "postmaster.pid").read_text(encoding="utf-8").split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text(encoding="utf-8").split()
        return [main, *map(int, children)]

    def run(self, program: str, *arguments: str | Path) -> None:
        """As the one to whom the folder belongs."""
        as_owner: dict[str, Any] = {}
        if os.geteuid() == 0:
            owner = unprivileged()
            as_owner = {"user": owner.pw_uid, "group": owner.pw_gid, "extra_groups": []}
        run(program, *map(str, arguments), cwd=self.folder, **as_owner)


@contextmanager
def postgres(*settings: str) -> Iterator[Postgres]:
    """A running server, gone without a trace at the end."""
    with tempfile.TemporaryDirectory(prefix="blackgate-postgres-", ignore_cleanup_errors=True) as folder:
        server = Postgres(Path(folder))
        server.make()
        for setting in settings:
            server.set(setting)
        server.start()
        try:
            yield server
        finally:
            server.stop()


def run(program: str, *arguments: str, **how: Any) -> None:
    """Its output goes to a file: a server that was started would hold a pipe open."""
    with tempfile.TemporaryFile() as output:
        done = subprocess.run(
            [found(program), *arguments], stdin=subprocess.DEVNULL, stdout=output, stderr=output, check=False, **how
        )
        output.seek(0)
        if done.returncode:
            raise NoPostgres(f"{program} failed:\n{output.read().decode(errors='replace')}")


def found(program: str) -> str:
    """Debian keeps the programs of the server off the PATH."""
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: float(path.parent.name))
    path = os.pathsep.join([*map(str, reversed(folders)), os.environ.get("PATH", "")])
    program_path = shutil.which(program, path=path)
    if program_path is None:
        raise NoPostgres(f"{program} is not there; run tools/get-postgres as root, or install PostgreSQL")
    return program_path


def unprivileged() -> pwd.struct_passwd:
    try:
        return pwd.getpwnam("postgres")
    except KeyError:
        return pwd.getpwnam("nobody")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port
