"""Keyboard input: with editing and completion at a terminal, echoed when it comes through a pipe.

ctrl-C leaves at once while a line is waited for; otherwise only after work under way has been recorded.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Iterable
from types import FrameType, TracebackType
from typing import Final


class Keyboard:
    """Reads from standard input; use it in a `with` block, which handles ctrl-C."""

    def __init__(self) -> None:
        self._is_terminal: Final = sys.stdin.isatty()
        self._waits = False
        self._interrupted = False
        self._completion: Final = Completion()

    def __enter__(self) -> Keyboard:
        if self._is_terminal:
            self._completion.install()
        self._before = signal.signal(signal.SIGINT, self._interrupt)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        signal.signal(signal.SIGINT, self._before)

    def read(self, prompt: str, words: Iterable[str] = ()) -> str:
        """The next line; EOFError if there is none, KeyboardInterrupt at ctrl-C. `words` complete with Tab."""
        self.check()
        self._completion.words = sorted(words)
        self._waits = True
        try:
            if self._is_terminal:
                return input(prompt)
            print(prompt, end="", flush=True)
            line = sys.stdin.readline()
        finally:
            self._waits = False
        if not line:
            print()
            raise EOFError
        print(line.rstrip("\n"))
        return line

    def check(self) -> None:
        """Leave now if ctrl-C was pressed while no line was waited for."""
        if self._interrupted:
            raise KeyboardInterrupt

    def _interrupt(self, number: int, frame: FrameType | None) -> None:
        self._interrupted = True
        if self._waits:
            raise KeyboardInterrupt


class Completion:
    """Arrow keys and Tab, if Python has readline. No history: it would show one player's input to the next."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def install(self) -> None:
        try:
            import readline
        except ImportError:
            return
        readline.set_auto_history(False)
        readline.set_completer_delims("\n")
        readline.set_completer(self._complete)
        libedit = "libedit" in (readline.__doc__ or "")
        readline.parse_and_bind("bind ^I rl_complete" if libedit else "tab: complete")

    def _complete(self, start: str, which: int) -> str | None:
        found = [word for word in self.words if word.startswith(start.lstrip().lower())]
        return found[which] if which < len(found) else None
