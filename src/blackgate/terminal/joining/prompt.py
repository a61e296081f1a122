"""Line input while output arrives: a thread waits for lines, and output moves the prompt down.

ctrl-C always reaches the main thread, which waits for whatever comes next.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from threading import Semaphore, Thread
from types import TracebackType
from typing import Any, Final

from blackgate.terminal.choices import ChoiceGroup
from blackgate.terminal.hint import Hint
from blackgate.terminal.joining.connection import leave_signals_to_the_main_thread
from blackgate.terminal.keyboard import Completion
from blackgate.terminal.screen import Screen
from blackgate.terminal.screen_model import ScreenModel

CLEAR_LINE: Final = "\r\x1b[K"
MOST_BYTES: Final = 65536


class Prompt:
    """Use it in a `with` block: it restores the terminal."""

    def __init__(self, words: str, put: Callable[[str | None], None]) -> None:
        """`put` gets each line; None: there are no more."""
        self.completion: Final = Completion()
        self._words: Final = words + " "
        self._put: Final = put
        self._is_terminal: Final = sys.stdin.isatty() and sys.stdout.isatty()
        self._wanted: Final = Semaphore(0)
        self._thread: Final = Thread(target=self._edit if self._is_terminal else self._receive, daemon=True)
        self._reads = False  # the thread is editing a line at a terminal
        self._shown = False
        self._modes: Any = None

    def __enter__(self) -> Prompt:
        if self._is_terminal:
            self.completion.install()
            self._modes = terminal_modes()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.hide()
        if self._modes is not None:
            restore(self._modes)

    # --- in the main thread
    def show(self) -> None:
        """Ask for the next line, with what has been typed of it already."""
        if self._shown:
            return
        self._shown = True
        if not self._thread.ident:  # nothing is read before somebody can answer it
            self._thread.start()
        if self._is_terminal and not self._reads:
            self._reads = True
            self._wanted.release()
        else:
            print(self._words + (typed_so_far() if self._is_terminal else ""), end="", flush=True)

    def hide(self) -> None:
        """Make room for output."""
        if self._shown:
            print(CLEAR_LINE if self._is_terminal else "\n", end="", flush=True)
        self._shown = False

    def taken(self, line: str) -> None:
        """Echo a line that was not typed: through a pipe nobody has seen it yet."""
        if self._shown and not self._is_terminal:
            print(line)
        self._shown = self._reads = False

    # --- in the thread
    def _edit(self) -> None:
        leave_signals_to_the_main_thread()
        while True:
            self._wanted.acquire()
            try:
                self._put(input(self._words))
            except EOFError:
                self._put(None)
                return

    def _receive(self) -> None:
        """Without Python's own buffer, which would block the process's exit while a thread waits in it."""
        leave_signals_to_the_main_thread()
        rest = b""
        while data := os.read(sys.stdin.fileno(), MOST_BYTES):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                self._put(line.decode("utf-8", "replace"))
        if rest:
            self._put(rest.decode("utf-8", "replace"))
        self._put(None)


def typed_so_far() -> str:
    try:
        import readline
    except ImportError:
        return ""
    return readline.get_line_buffer()


def terminal_modes() -> Any:
    """How the terminal treats keys; None where that cannot be said."""
    try:
        import termios
    except ImportError:
        return None
    return termios.tcgetattr(sys.stdin)


def restore(modes: Any) -> None:
    """A thread that still waits for a line has changed them."""
    import termios

    termios.tcsetattr(sys.stdin, termios.TCSADRAIN, modes)


class ScreenWithPrompt:
    """A screen whose prompt makes room for everything that is shown."""

    def __init__(self, screen: Screen, prompt: Prompt) -> None:
        self._screen: Final = screen
        self._prompt: Final = prompt

    @property
    def clears(self) -> bool:
        return self._screen.clears

    def ask(self, model: ScreenModel, news: list[str], question: str, groups: list[ChoiceGroup], again: bool) -> None:
        self._prompt.hide()
        self._screen.ask(model, news, question, groups, again)

    def board(self, model: ScreenModel) -> None:
        self._prompt.hide()
        self._screen.board(model)

    def hand(self, model: ScreenModel) -> None:
        self._prompt.hide()
        self._screen.hand(model)

    def hints(self, title: str, hints: list[Hint]) -> None:
        self._prompt.hide()
        self._screen.hints(title, hints)

    def say(self, *lines: str) -> None:
        if lines:
            self._prompt.hide()
            self._screen.say(*lines)

    def heading(self, title: str) -> None:
        self._prompt.hide()
        self._screen.heading(title)

    def curtain(self) -> None:
        self._prompt.hide()
        self._screen.curtain()
