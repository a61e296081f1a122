"""A child process: started without a shell, written to and read line by line, and always terminated.

It can never block us: its pipes are served by threads, its output is bounded, and whatever is left of it is killed in
the end.
"""

from __future__ import annotations

import os
import signal
import subprocess
import threading
from contextlib import suppress
from queue import Empty, SimpleQueue
from typing import IO, Final

MOST_SAID: Final = 1 << 16  # bytes between two things that it was told
LONGEST_TAIL: Final = 2000  # bytes kept of what it says to people
CHUNK: Final = 1 << 16
PATIENCE: Final = 1.0  # seconds in which it may end by itself


class NotInTime(Exception):
    """No answer within the time limit."""


class SaysTooMuch(Exception):
    """Too much output."""


class SaysNoMore(Exception):
    """Its output has ended: it has crashed or exited."""


class Process:
    """Always call `end`: until then the program runs."""

    def __init__(self, command: list[str]) -> None:
        """Raises OSError or ValueError if it cannot be started."""
        self._process: Final = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,  # ctrl-C is for us, and its child processes end with it
        )
        self._to_say: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self._heard: Final[SimpleQueue[bytes | None]] = SimpleQueue()
        self._said = 0  # bytes since it was last told something
        self._flooded = False
        self._tail = b""
        speaker, listener, overhearer = self._process.stdin, self._process.stdout, self._process.stderr
        assert speaker is not None
        assert listener is not None
        assert overhearer is not None
        self._pipes: Final = [speaker, listener, overhearer]
        self._threads: Final = [
            threading.Thread(target=self._speak, args=(speaker,), daemon=True),
            threading.Thread(target=self._listen, args=(listener,), daemon=True),
            threading.Thread(target=self._overhear, args=(overhearer,), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    @property
    def tail(self) -> str:
        """The last lines of its standard error."""
        return self._tail.decode("utf-8", "replace")

    def write_line(self, line: bytes) -> None:
        self._said = 0
        self._to_say.put(line)

    def read_line(self, seconds: float) -> bytes:
        """Its next line. Raises NotInTime, SaysTooMuch or SaysNoMore."""
        try:
            line = self._heard.get(timeout=max(seconds, 0.0))
        except Empty:
            raise NotInTime from None
        if line is not None:
            return line
        if self._flooded:
            raise SaysTooMuch
        raise SaysNoMore

    def end(self, patience: float = PATIENCE) -> None:
        """Close its input. If it does not exit by itself it is killed, with all its child processes."""
        self._to_say.put(None)
        self._threads[1].join(patience)
        if hasattr(os, "killpg"):
            with suppress(OSError):  # some systems refuse where it has ended already
                os.killpg(self._process.pid, signal.SIGKILL)  # its number is its own until it has been waited for
        else:
            self._process.kill()
        self._process.wait()
        for thread, pipe in zip(self._threads, self._pipes, strict=True):
            thread.join(PATIENCE)
            if not thread.is_alive():
                pipe.close()

    # --- in threads of their own
    def _speak(self, pipe: IO[bytes]) -> None:
        with pipe:
            while (line := self._to_say.get()) is not None:
                left = memoryview(line)
                try:
                    while left:
                        written = os.write(pipe.fileno(), left)
                        left = left[written:]  # mypyc computes a bound twice: it must not be the call itself
                except OSError:  # nobody reads it any more
                    return

    def _listen(self, pipe: IO[bytes]) -> None:
        rest = bytearray()
        while not self._flooded and (chunk := os.read(pipe.fileno(), CHUNK)):
            self._said += len(chunk)
            self._flooded = self._said > MOST_SAID
            rest += chunk
            if b"\n" in chunk:
                *lines, rest = rest.split(b"\n")
                for line in lines:
                    self._heard.put(bytes(line))
        self._heard.put(None)

    def _overhear(self, pipe: IO[bytes]) -> None:
        while chunk := os.read(pipe.fileno(), CHUNK):
            self._tail = (self._tail + chunk)[-LONGEST_TAIL:]
