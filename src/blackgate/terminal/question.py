"""One question to one person: it is shown, and what they type is understood, until it is one of their choices."""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from typing import Final

from blackgate.bots.opponents.boss import Boss
from blackgate.messages import text
from blackgate.rules.actions import ACTION_OF_TEXT
from blackgate.rules.game import Game
from blackgate.rules.view import View
from blackgate.terminal.cards import card_lines
from blackgate.terminal.choices import Choice, action_typed, find_choice, folded, grouped
from blackgate.terminal.commands import (
    BOARD,
    CARD,
    COMMANDS,
    HAND,
    HELP,
    HINT,
    LOG,
    QUIT,
    SAVE,
    WHY,
    command_typed,
    help_lines,
)
from blackgate.terminal.hint import hints_for
from blackgate.terminal.keyboard import Keyboard
from blackgate.terminal.picture import picture_of
from blackgate.terminal.screen import Screen
from blackgate.wording import action_label, question_line

LOG_LINES: Final = 30  # shown when nobody says how many
LONGEST_NUMBER: Final = 7  # digits
HINT_SECONDS: Final = 0.5  # of thinking
LONGEST: Final = 60  # characters of what was typed that are repeated


class Left(Exception):
    """The person wants to leave the table."""


class Question:
    """What the asked seat may know and choose, and the conversation about it."""

    def __init__(
        self,
        game: Game,
        language: str,
        names: list[str],
        listed: list[str],
        screen: Screen,
        keyboard: Keyboard,
        log: Callable[[], list[str]],
        save: Callable[[str], str],
    ) -> None:
        """`listed`: the names as the list of players shows them; `log`: all that has happened, in lines for this seat;
        `save`: copies the record, and says so.
        """
        self._language: Final = language
        self._names: Final = names
        self._screen: Final = screen
        self._keyboard: Final = keyboard
        self._log: Final = log
        self._save: Final = save
        self._game: Final = game
        self._view: Final = View(game, game.asked())
        self._picture: Final = picture_of(self._view, language, names, listed)
        self._groups: Final = grouped(self._view, game.legal_actions(), language, names)

    @property
    def choices(self) -> list[Choice]:
        return [choice for group in self._groups for choice in group.choices]

    def answer(self, news: list[str], again: bool) -> int:
        """The action that was chosen. Raises Left, EOFError or KeyboardInterrupt where none was."""
        self.show(news, again)
        while True:
            line = self._keyboard.read(text(self._language, "terminal-prompt") + " ", self._completions())
            if not line.strip():
                self.show(news, False)
                continue
            choice = find_choice(self._groups, line, self._names)
            if choice is not None:
                return choice.action
            self._obey(line)

    def show(self, news: list[str], again: bool) -> None:
        question = question_line(self._view, self._language, self._names)
        self._screen.ask(self._picture, news, question, self._groups, again)

    def _completions(self) -> list[str]:
        return [choice.text for choice in self.choices] + [
            text(self._language, f"terminal-command-{c}") for c in COMMANDS
        ]

    def _obey(self, line: str) -> None:
        """A command, or something that cannot be chosen: then why not."""
        command, rest = command_typed(line, self._language)
        if command == QUIT:
            raise Left
        if command == BOARD:
            self._screen.board(self._picture)
        elif command == HAND:
            self._screen.hand(self._picture)
        elif command == HINT:
            hints = hints_for(self._view, self.choices, self._language, self._names, Boss(0, HINT_SECONDS))
            self._screen.hints(text(self._language, "terminal-hint"), hints)
        else:
            self._screen.say(*self._told(command, rest, line))

    def _told(self, command: str, rest: str, line: str) -> list[str]:
        if command == HELP:
            return self._help()
        if command == LOG:
            return self._last_lines(rest)
        if command == SAVE:
            return [self._save(rest)]
        if command == CARD:
            return card_lines(self._view, self._language, rest)
        if command == WHY:
            return [self._why(rest)] if rest else [text(self._language, "terminal-why-what")]
        return [self._why(line)]

    def _help(self) -> list[str]:
        return [
            text(self._language, "terminal-help-choose"),
            *(f"  {line}" for line in help_lines(self._language)),
            text(self._language, "terminal-help-rules"),
            text(self._language, "terminal-help-texts"),
            *(f"  {choice.number:>2}  {choice.text}" for choice in self.choices),
        ]

    def _last_lines(self, count: str) -> list[str]:
        most = int(count) if count.isdecimal() and len(count) < LONGEST_NUMBER else 0
        return self._log()[-(most or LOG_LINES) :]

    def _why(self, typed: str) -> str:
        """The rule that forbids it now; or that it can be done, or that there is no such thing."""
        choice = find_choice(self._groups, typed, self._names)
        if choice is not None:
            return text(self._language, "terminal-possible", action=choice.label, number=choice.number)
        if typed.strip().isdecimal():
            return text(self._language, "terminal-no-choice", number=typed.strip()[:LONGEST], most=len(self.choices))
        action = action_typed(typed, self._names)
        if action in ACTION_OF_TEXT:
            refusal = self._game.why_not(action)
            if refusal is not None:
                label = action_label(ACTION_OF_TEXT[action], self._language, self._names, self._view.book, self._view)
                return text(self._language, "terminal-refused", action=label, reason=refusal.text(self._language))
        return self._not_understood(typed.strip())

    def _not_understood(self, typed: str) -> str:
        near = get_close_matches(folded(typed), self._completions(), n=3)
        if near:
            return text(self._language, "terminal-not-understood-near", typed=typed[:LONGEST], near=", ".join(near))
        return text(self._language, "terminal-not-understood", typed=typed[:LONGEST])
