"""Servers forked from a process that has loaded what they need: loading takes most of the time of a server's start.

`python -m tests.server.forked SOCKET` is that process. It has no threads and no event loop, and does nothing but fork.
"""

from __future__ import annotations

import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final, TextIO

LONGEST: Final = 1 << 20  # bytes of a command and its environment
# But for the command itself, which is run.
LOADED: Final = (
    "alembic.command",
    "asyncpg",
    "typer.core",
    "uvloop",
    "blackgate.server.serve",
    "blackgate.terminal.command_line",
    "blackgate.terminal.requests",
)


class ForkedProcess:
    """As `subprocess.Popen` of `python -m MODULE ...`, with its output in a pipe."""

    def __init__(self, module: str, arguments: list[str], log: int, environment: Mapping[str, str]) -> None:
        self._keeper, theirs = packets()
        output, writing = os.pipe()
        request = json.dumps([module, arguments, dict(environment)]).encode()
        socket.send_fds(loader()[0], [request], [theirs.fileno(), writing, log])
        theirs.close()
        os.close(writing)
        self.stdout: Final[TextIO] = open(output, encoding="utf-8")  # noqa: SIM115
        self.pid: Final = int(self._keeper.recv(LONGEST))
        self.returncode: int | None = None

    def wait(self, timeout: float | None = None) -> int:
        if self.returncode is None:
            self._keeper.settimeout(timeout)
            self.returncode = int(self._keeper.recv(LONGEST))
            self._keeper.close()
        return self.returncode

    def poll(self) -> int | None:
        try:
            return self.wait(0)
        except BlockingIOError:
            return None

    def send_signal(self, number: int) -> None:
        if self.poll() is None:
            os.kill(self.pid, number)

    def kill(self) -> None:
        self.send_signal(signal.SIGKILL)


def packets() -> tuple[socket.socket, socket.socket]:
    """What is sent at once comes at once, and alone."""
    return socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)


@cache
def loader() -> tuple[socket.socket, subprocess.Popen[bytes]]:
    """The process that forks, and the connection to it, with which it ends."""
    ours, theirs = packets()
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LONGEST)
    command = [sys.executable, "-m", __name__, str(theirs.fileno())]
    folder = Path(__file__).parents[2]
    process = subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=folder, env={**os.environ, "LC_ALL": "C.UTF-8"})
    theirs.close()
    return ours, process


def main() -> None:
    for name in LOADED:
        import_module(name)
    requests = socket.socket(fileno=int(sys.argv[1]))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        request, fds, _, _ = socket.recv_fds(requests, LONGEST, 3)
        if not request:
            return
        if os.fork() == 0:
            requests.close()
            keep(request, *fds)
            return
        for each in fds:
            os.close(each)


def keep(request: bytes, keeper: int, output: int, log: int) -> None:
    """Tells who was forked, and how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if (child := os.fork()) == 0:
        os.close(keeper)
        become(request, output, log)
        return
    os.write(keeper, str(child).encode())
    for each in (output, log):
        os.close(each)
    _, status = os.waitpid(child, 0)
    os.write(keeper, str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def become(request: bytes, output: int, log: int) -> None:
    module, arguments, environment = json.loads(request)
    for given, number in ((output, 1), (log, 2)):
        os.dup2(given, number)
        os.close(given)
    sys.stdout = open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(environment)
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
