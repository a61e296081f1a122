"""Handles commands other than choices: by the game at this keyboard, or by a server elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Protocol

from blackgate.bots.opponents.boss import Boss
from blackgate.rules.game import Game
from blackgate.rules.view import View
from blackgate.terminal.choices import Choice
from blackgate.terminal.commands import HERE
from blackgate.terminal.hint import Hint, hints_for
from blackgate.terminal.screen import Screen

HINT_SECONDS: Final = 0.5  # of thinking


class CommandHandler(Protocol):
    """Answers are shown when they arrive: at once, or when the server has sent them."""

    @property
    def commands(self) -> Sequence[str]:
        """What can be typed besides choices."""

    def log(self) -> list[str]:
        """All that has happened, in lines for this seat."""

    def why_not(self, action: int, tell: Callable[[str], None]) -> None:
        """Why the action is not legal; empty if nothing forbids it."""

    def hints(self, view: View, choices: list[Choice], tell: Callable[[list[Hint]], None]) -> None:
        """What a boss thinks of the choices."""

    def run(self, command: str, rest: str) -> None:
        """A command that exists only for this kind of game."""


class LocalCommandHandler:
    """The game itself, at one keyboard. Its own command is `save`."""

    commands: Sequence[str] = HERE

    def __init__(
        self,
        game: Game,
        language: str,
        names: list[str],
        screen: Screen,
        log: Callable[[], list[str]],
        save: Callable[[str], str],
    ) -> None:
        """`save`: copies the record, and says so."""
        self._game: Final = game
        self._language: Final = language
        self._names: Final = names
        self._screen: Final = screen
        self._save: Final = save
        self.log: Final = log

    def why_not(self, action: int, tell: Callable[[str], None]) -> None:
        refusal = self._game.why_not(action)
        tell("" if refusal is None else refusal.text(self._language))

    def hints(self, view: View, choices: list[Choice], tell: Callable[[list[Hint]], None]) -> None:
        tell(hints_for(view, choices, self._language, self._names, Boss(0, HINT_SECONDS)))

    def run(self, command: str, rest: str) -> None:
        self._screen.say(self._save(rest))
