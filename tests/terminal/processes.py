"""Shared by the tests of the command: running `blackgate` as a person does, through pipes or in a terminal."""

from __future__ import annotations

import codecs
import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO, Final

from blackgate.messages import LANGUAGES, text
from tests.forked import ForkedProcess

COMMAND: Final = [sys.executable, "-m", "blackgate.cli"]
PROMPT: Final = "Your choice (number, or help): "
PATIENCE: Final = 60.0  # seconds after which a process that says nothing has failed
ATTEMPTS: Final = 10
NOT_OURS: Final = ("LC_", "LANG", "NO_COLOR", "FORCE_COLOR", "COLUMNS", "LINES", "PYTHONIOENCODING")
ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")

# A game of three rounds.
SHORT: Final = "[game]\nrounds = 3\n"


def environment(home: Path, **more: str) -> dict[str, str]:
    """English, the terminal's own size, and records kept in a folder of the test's own."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(NOT_OURS)}
    return {**kept, "XDG_STATE_HOME": str(home), "LANG": "en_US.UTF-8", **more}


def run(home: Path, *arguments: str, typed: str = "", lang: str = "") -> subprocess.CompletedProcess[str]:
    """The command with all its input at hand, until it ends by itself, in an environment of that language; the notice
    that it runs interpreted is removed."""
    environ = environment(home, **{"LANG": lang} if lang else {})
    with TemporaryFile() as given, TemporaryFile() as output, TemporaryFile() as errors:
        given.write(typed.encode())
        given.seek(0)
        streams = (given.fileno(), output.fileno(), errors.fileno())
        process = ForkedProcess("blackgate.cli", arguments, environ, streams)
        try:
            code = process.wait(PATIENCE)
        finally:
            process.kill()
        said, complained = (read_all(file) for file in (output, errors))
    return without_source(subprocess.CompletedProcess(arguments, code, said, complained))


def read_all(file: IO[bytes]) -> str:
    file.seek(0)
    return file.read().decode("utf-8", "replace")


def start(home: Path, *arguments: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    """As `run`, but from a new Python, on which the environment has its effect."""
    done = subprocess.run(
        [*COMMAND, *arguments],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        errors="replace",
        env=environment(home, **more),
        timeout=PATIENCE,
    )
    return without_source(done)


def without_source(done: subprocess.CompletedProcess[str]) -> subprocess.CompletedProcess[str]:
    for language in LANGUAGES:
        done.stderr = done.stderr.replace(text(language, "terminal-doctor-source") + "\n", "")
    return done


def the_record(home: Path) -> Path:
    """The one record in the default folder."""
    (found,) = (home / "blackgate").iterdir()
    return found


class CommandSession:
    """A running command: read until it prints something, then answer."""

    def __init__(self, process: ForkedProcess | subprocess.Popen[bytes], output: int, keys: int) -> None:
        self.process = process
        self.said = ""
        self._output = output
        self._keys = keys
        self._is_over = False
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")

    def expect(self, *words: str) -> str:
        """All output up to these words, or up to the first of several."""
        while not (found := [(self.said.index(each), each) for each in words if each in self.said]):
            assert self._hear(PATIENCE), f"waited for {words!r}, heard {self.said[-2000:]!r}"
        before, _, self.said = self.said.partition(min(found)[1])
        return before

    def type(self, keys: str) -> None:
        os.write(self._keys, keys.encode())

    def end(self, press: str = "") -> tuple[int, str]:
        """The exit code, and the remaining output, after these keys have been pressed.

        They are pressed again if nothing happens: a ctrl-C at the very moment at which a line is requested is noticed
        only with the next key.
        """
        for _ in range(ATTEMPTS):
            if press:
                self.type(press)
            while self._hear(PATIENCE / ATTEMPTS):
                pass
            if self._is_over:
                return self.process.wait(PATIENCE), self.said
        raise AssertionError(f"does not end: {self.said[-2000:]!r}")

    def interrupt(self) -> None:
        self.process.send_signal(signal.SIGINT)

    def echoes(self) -> bool:
        """Whether its terminal echoes input and buffers lines, as a shell expects it."""
        wanted = termios.ECHO | termios.ICANON
        return bool(termios.tcgetattr(self._keys)[3] & wanted == wanted)

    def _hear(self, seconds: float) -> bool:
        """Whether anything was said in that time."""
        if self._is_over or not select.select([self._output], [], [], seconds)[0]:
            return False
        try:
            heard = os.read(self._output, 65536)
        except OSError:  # a terminal whose other side is closed
            heard = b""
        self._is_over = not heard
        self.said += self._decoder.decode(heard)
        return not self._is_over


@contextmanager
def piped(home: Path, *arguments: str, with_errors: bool = False, **more: str) -> Iterator[CommandSession]:
    """The command between two pipes."""
    given, keys = os.pipe()
    output, said = os.pipe()
    streams = (given, said, said if with_errors else 2)
    process = ForkedProcess("blackgate.cli", arguments, environment(home, **more), streams)
    os.close(given)
    os.close(said)
    try:
        yield CommandSession(process, output, keys)
    finally:
        process.kill()
        process.wait(PATIENCE)
        os.close(keys)
        os.close(output)


@contextmanager
def in_terminal(
    home: Path, *arguments: str, columns: int = 120, lines: int = 40, **more: str
) -> Iterator[CommandSession]:
    """The command in a terminal of that size."""
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", lines, columns, 0, 0))
    process = subprocess.Popen(
        [*COMMAND, *arguments],
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment(home, **{"TERM": "xterm-256color", **more}),
        preexec_fn=_lead,
    )
    os.close(theirs)
    try:
        yield CommandSession(process, ours, ours)
    finally:
        process.kill()
        process.wait()
        os.close(ours)


def _lead() -> None:
    """The terminal belongs to the process, and ctrl-C reaches it even if whoever started the tests ignores it, as a
    shell does for what it runs in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    os.setsid()
    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def without_escapes(said: str) -> str:
    """What stands on the screen, without colours and movements."""
    return ESCAPES.sub("", said).replace("\r", "")
