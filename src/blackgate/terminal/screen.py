"""The interface of a screen. There are two: drawn with rich, and plain lines for screen readers and pipes."""

from __future__ import annotations

import os
import sys
from typing import Protocol

from blackgate.terminal.choices import ChoiceGroup
from blackgate.terminal.hint import Hint
from blackgate.terminal.screen_model import ScreenModel


class Screen(Protocol):
    """Whatever is shown was made for the one seat that looks at it."""

    @property
    def clears(self) -> bool:
        """Whether a question takes the whole screen, hiding earlier output."""

    def ask(self, model: ScreenModel, news: list[str], question: str, groups: list[ChoiceGroup], again: bool) -> None:
        """Everything a seat needs to answer a question; `again`: it has already seen the table this turn."""

    def board(self, model: ScreenModel) -> None:
        """Places, Gangs, piles and players."""

    def hand(self, model: ScreenModel) -> None:
        """The seat's own cards."""

    def hints(self, title: str, hints: list[Hint]) -> None:
        """What could be chosen, the best first."""

    def say(self, *lines: str) -> None:
        """Lines of text, each as it is."""

    def heading(self, title: str) -> None:
        """A title for what follows."""

    def curtain(self) -> None:
        """Hide everything that was shown so far."""


def open_screen(language: str, plain: bool) -> Screen:
    """The plain screen if requested, or if standard output is not a capable terminal."""
    if plain or not sys.stdout.isatty() or os.environ.get("TERM", "") in ("", "dumb"):
        from blackgate.terminal.plain_screen import PlainScreen

        return PlainScreen(language)
    from blackgate.terminal.rich_screen import RichScreen

    return RichScreen(language)
