"""Commands forked from a process that has already loaded their modules: loading takes longer than most of what tests
do.

`python -m tests.forked SOCKET` is that process. It has no threads and no event loop, and only forks.
"""

from __future__ import annotations

import gc
import json
import os
import runpy
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

LONGEST: Final = 1 << 20  # bytes of a command and its environment
# But for the command itself, which is run, and for what only some need, as what draws and stores for the arena.
LOADED: Final = (
    "alembic.command",
    "asyncpg",
    "typer._adapters",
    "typer.core",
    "uvloop",
    "blackgate.server.operator.commands",
    "blackgate.server.serve",
    "blackgate.terminal.arena",
    "blackgate.terminal.joining.command",
    "blackgate.terminal.playing",
    "blackgate.terminal.record_commands",
    "blackgate.terminal.usage",
)
LANGUAGES: Final = ("en", "fr")  # most tests read these

Streams = tuple[int, int, int]  # standard input, output and error


class ForkedProcess:
    """As `subprocess.Popen` of `python -m MODULE ...`."""

    def __init__(self, module: str, arguments: Sequence[str], environment: Mapping[str, str], streams: Streams) -> None:
        self._keeper, theirs = packets()
        request = json.dumps([module, [*arguments], {**environment}]).encode()
        socket.send_fds(loader()[0], [request], [theirs.fileno(), *streams])
        theirs.close()
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
    """The process that forks, and the connection to it; it ends with the connection."""
    ours, theirs = packets()
    ours.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, LONGEST)
    command = [sys.executable, "-m", __name__, str(theirs.fileno())]
    folder = Path(__file__).parents[1]
    process = subprocess.Popen(command, pass_fds=[theirs.fileno()], cwd=folder, env={**os.environ, "LC_ALL": "C.UTF-8"})
    theirs.close()
    return ours, process


def main() -> None:
    load()
    requests = socket.socket(fileno=int(sys.argv[1]))
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    while True:
        request, fds, _, _ = socket.recv_fds(requests, LONGEST, 4)
        if not request:
            return
        if os.fork() == 0:
            requests.close()
            keep(request, *fds)
            return
        for each in fds:
            os.close(each)


def load() -> None:
    from blackgate.messages import has, ids

    for name in LOADED:
        import_module(name)
    for language in LANGUAGES:
        for message in ids(language):
            has(language, message)
    # What is loaded stays: without this, each of them would look through all of it when it ends, for half a second.
    gc.freeze()


def keep(request: bytes, keeper: int, *streams: int) -> None:
    """Reports who was forked, and how it ended."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    if (child := os.fork()) == 0:
        os.close(keeper)
        become(request, *streams)
        return
    os.write(keeper, str(child).encode())
    for each in streams:
        os.close(each)
    _, status = os.waitpid(child, 0)
    os.write(keeper, str(os.waitstatus_to_exitcode(status)).encode())
    os._exit(0)


def become(request: bytes, *streams: int) -> None:
    module, arguments, environment = json.loads(request)
    for number, given in enumerate(streams):
        os.dup2(given, number)
        os.close(given)
    sys.stdin, sys.stdout = open(0, encoding="utf-8"), open(1, "w", encoding="utf-8")  # noqa: SIM115
    sys.stderr = open(2, "w", encoding="utf-8", errors="backslashreplace", buffering=1)  # noqa: SIM115
    os.environ.clear()
    os.environ.update(environment)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell has what it starts in the background ignore it
    sys.argv = [module, *arguments]
    runpy.run_module(module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
