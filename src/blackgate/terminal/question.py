"""One question to one person: show it, and interpret what they type, until it is one of their choices."""

from __future__ import annotations

from difflib import get_close_matches
from typing import Final

from blackgate.messages import text
from blackgate.rules.view import View
from blackgate.terminal.cards import card_lines
from blackgate.terminal.choices import Choice, ChoiceGroup, action_typed, find_choice, folded
from blackgate.terminal.command_handlers import CommandHandler
from blackgate.terminal.commands import (
    BOARD,
    CARD,
    HAND,
    HELP,
    HINT,
    LOG,
    QUIT,
    WHY,
    command_typed,
    command_word,
    help_lines,
)
from blackgate.terminal.hint import Hint
from blackgate.terminal.keyboard import Keyboard
from blackgate.terminal.screen import Screen
from blackgate.terminal.screen_model import screen_model_of
from blackgate.wording import action_label

LOG_LINES: Final = 30  # shown when nobody says how many
LONGEST_NUMBER: Final = 7  # digits
LONGEST: Final = 60  # characters of what was typed that are repeated


class PlayerLeft(Exception):
    """The person wants to leave the table."""


class Question:
    """What a seat may know and choose now, and the dialogue about it; while waiting for others it has no choices."""

    def __init__(
        self,
        view: View,
        words: str,
        groups: list[ChoiceGroup],
        language: str,
        names: list[str],
        listed: list[str],
        screen: Screen,
        handler: CommandHandler,
    ) -> None:
        """`words`: what is asked or waited for; `listed`: the names as the list of players shows them."""
        self._view: Final = view
        self._words: Final = words
        self._groups: Final = groups
        self._language: Final = language
        self._names: Final = names
        self._screen: Final = screen
        self._handler: Final = handler
        self._model: Final = screen_model_of(view, language, names, listed)

    @property
    def choices(self) -> list[Choice]:
        return [choice for group in self._groups for choice in group.choices]

    def answer(self, keyboard: Keyboard, news: list[str], again: bool) -> int:
        """The action that was chosen. Raises PlayerLeft, EOFError or KeyboardInterrupt if none was."""
        self.show(news, again)
        while True:
            line = keyboard.read(text(self._language, "terminal-prompt") + " ", self.completions())
            if not line.strip():
                self.show(news, False)
                continue
            choice = self.handle_line(line)
            if choice is not None:
                return choice.action

    def show(self, news: list[str], again: bool) -> None:
        self._screen.ask(self._model, news, self._words, self._groups, again)

    def handle_line(self, line: str) -> Choice | None:
        """The choice that was typed; anything else is a command, or not possible: then say why."""
        choice = find_choice(self._groups, line, self._names, self._view.book)
        if choice is None:
            self._run_command(line)
        return choice

    def completions(self) -> list[str]:
        commands = [command_word(command, self._language) for command in self._handler.commands]
        return [choice.text for choice in self.choices] + commands

    def _run_command(self, line: str) -> None:
        command, rest = command_typed(line, self._language, self._handler.commands)
        if command == QUIT:
            raise PlayerLeft
        if command == BOARD:
            self._screen.board(self._model)
        elif command == HAND:
            self._screen.hand(self._model)
        elif command == HINT:
            self._handler.hints(self._view, self.choices, self._show_hints)
        elif command == HELP:
            self._screen.say(*self._help())
        elif command == LOG:
            self._screen.say(*self._last_lines(rest))
        elif command == CARD:
            self._screen.say(*card_lines(self._view, self._language, rest))
        elif command == WHY and not rest:
            self._screen.say(text(self._language, "terminal-why-what"))
        elif command in ("", WHY):
            self._why(rest if command else line)
        else:
            self._handler.run(command, rest)

    def _show_hints(self, hints: list[Hint]) -> None:
        self._screen.hints(text(self._language, "terminal-hint"), hints)

    def _help(self) -> list[str]:
        lines = [
            text(self._language, "terminal-help-choose"),
            *(f"  {line}" for line in help_lines(self._language, self._handler.commands)),
            text(self._language, "terminal-help-rules"),
        ]
        if self.choices:
            lines.append(text(self._language, "terminal-help-texts"))
        return lines + [f"  {choice.number:>2}  {choice.text}" for choice in self.choices]

    def _last_lines(self, count: str) -> list[str]:
        most = int(count) if count.isdecimal() and len(count) < LONGEST_NUMBER else 0
        return self._handler.log()[-(most or LOG_LINES) :]

    def _why(self, typed: str) -> None:
        """The rule that forbids it now; or that it is possible, or that it does not exist."""
        say, language = self._screen.say, self._language
        book, number = self._view.book, typed.strip()
        choice = find_choice(self._groups, typed, self._names, book)
        action = book.action_of_text.get(action_typed(typed, self._names, book))
        if choice is not None:
            say(text(language, "terminal-possible", action=choice.label, number=choice.number))
        elif number.isdecimal() and self.choices:
            say(text(language, "terminal-no-choice", number=number[:LONGEST], most=len(self.choices)))
        elif action is None:
            say(self._not_understood(typed.strip()))
        else:
            label = action_label(action, language, self._names, book, self._view)

            def tell(reason: str) -> None:
                refused = text(language, "terminal-refused", action=label, reason=reason)
                say(refused if reason else self._not_understood(typed.strip()))

            self._handler.why_not(action, tell)

    def _not_understood(self, typed: str) -> str:
        near = get_close_matches(folded(typed), self.completions(), n=3)
        if near:
            return text(self._language, "terminal-not-understood-near", typed=typed[:LONGEST], near=", ".join(near))
        return text(self._language, "terminal-not-understood", typed=typed[:LONGEST])
