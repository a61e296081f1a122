"""`blackgate learn`: a lesson at the keyboard. Enter alone lets the coach do it; you can leave and continue later."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

from blackgate.defaults import state_folder
from blackgate.edition import load_edition
from blackgate.lessons import LEARNER, LESSONS, Lesson, about, coach_line, lesson, title
from blackgate.messages import text
from blackgate.records import lay_out
from blackgate.rules.events import Event
from blackgate.rules.game import Game
from blackgate.rules.view import View
from blackgate.seats import named_seats
from blackgate.terminal.choices import grouped
from blackgate.terminal.command_handlers import LocalCommandHandler
from blackgate.terminal.commands import HERE, HINT, SAVE
from blackgate.terminal.files import file_error
from blackgate.terminal.keyboard import Keyboard
from blackgate.terminal.playing import FINISHED, INTERRUPTED
from blackgate.terminal.question import PlayerLeft, Question
from blackgate.terminal.screen import Screen, open_screen
from blackgate.terminal.user_errors import UserError
from blackgate.wording import action_label, event_lines

FILE: Final = "lessons.json"  # how many actions of each lesson have been played


def learn(name: str, language: str, plain: bool) -> int:
    """Take a lesson, or continue it; returns the exit code."""
    if name not in LESSONS:
        raise UserError("terminal-wrong-lesson", found=name, known=", ".join(LESSONS))
    progress = Progress(state_folder() / FILE)
    screen = open_screen(language, plain)
    with Keyboard() as keyboard:
        taken = LessonGame(lesson(name), language, screen, keyboard, progress)
        try:
            taken.play()
        except (PlayerLeft, EOFError, KeyboardInterrupt) as left:
            screen.heading(text(language, "terminal-lesson-left", command=f"blackgate learn {name}"))
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else FINISHED
    screen.heading(text(language, "terminal-lessons"))
    for other in LESSONS:
        if other != name:
            told = text(language, "terminal-line", title=title(other, language), things=about(other, language))
            screen.say(f"  blackgate learn {other}: {told}")
    return FINISHED


class Progress:
    """The progress of each lesson, stored in a file. An unreadable file counts as none."""

    def __init__(self, path: Path) -> None:
        self._path: Final = path

    def of(self, name: str) -> int:
        played = self._all().get(name, 0)
        return played if isinstance(played, int) and 0 <= played < len(lesson(name).moves) else 0

    def note(self, name: str, played: int) -> None:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps({**self._all(), name: played}), encoding="utf-8")
        except OSError as error:
            raise file_error(self._path, error) from None

    def _all(self) -> dict[str, object]:
        try:
            found = json.loads(self._path.read_text(encoding="utf-8"))
        except (OSError, ValueError):
            return {}
        return found if isinstance(found, dict) else {}


class LessonGame:
    """The lesson, from the action at which it was left."""

    def __init__(self, taken: Lesson, language: str, screen: Screen, keyboard: Keyboard, progress: Progress) -> None:
        self._lesson: Final = taken
        self._language: Final = language
        self._screen: Final = screen
        self._keyboard: Final = keyboard
        self._progress: Final = progress
        self._game: Final = lay_out(taken.position)
        seats = named_seats([("", None)] * taken.options.players, load_edition(), language)
        self._names: Final = [seat.name for seat in seats]
        self._events: Final[list[Event]] = []
        self._told = 0  # up to which event
        self._seen_in = -1  # the turn in which the whole table was shown

    def play(self) -> None:
        """To its end. Raises PlayerLeft, EOFError or KeyboardInterrupt."""
        name, before = self._lesson.id, self._progress.of(self._lesson.id)
        for number, step in enumerate(self._lesson.moves):
            if number >= before and step.seat == LEARNER and step.says:
                self._progress.note(name, number)
                self._ask(step.do, self._coach(number))
            self._game.play(step.do)
            self._events.extend(self._game.take_events())
        self._progress.note(name, 0)
        self._screen.say(*self._news(), *self._coach(len(self._lesson.moves)))

    def _coach(self, number: int) -> list[str]:
        return [coach_line(self._lesson.id, step, self._names, self._language) for step in self._lesson.lines(number)]

    def _ask(self, due: str, lines: Sequence[str]) -> None:
        """Until it is done: typed, chosen by its number, or with Enter alone by the coach."""
        view, names, language = View(self._game, LEARNER), self._names, self._language
        action = view.book.action_of_text[due]
        label = action_label(action, language, names, view.book, view)
        question = Question(
            view,
            " ".join(lines),
            grouped(view, [action], language, names),
            language,
            names,
            names,
            self._screen,
            LessonHandler(self._game, language, names, self._screen, lambda: self._lines(0), label),
        )
        question.show(self._news(), self._seen_in == self._game.turn)
        self._seen_in = int(self._game.turn)
        while True:
            prompt = text(language, "terminal-lesson-prompt")
            line = self._keyboard.read(prompt + " ", question.completions())
            if not line.strip() or question.handle_line(line) is not None:
                return

    def _news(self) -> list[str]:
        news = self._lines(self._told)
        self._told = len(self._events)
        return news

    def _lines(self, start: int) -> list[str]:
        return event_lines(self._events[start:], self._language, self._names, LEARNER, self._game.book)


class LessonHandler(LocalCommandHandler):
    """There is nothing to save, and the coach knows best."""

    commands: Sequence[str] = tuple(command for command in HERE if command not in (HINT, SAVE))

    def __init__(
        self, game: Game, language: str, names: list[str], screen: Screen, log: Callable[[], list[str]], due: str
    ) -> None:
        """`due`: the label of what the coach asks for."""
        super().__init__(game, language, names, screen, log, str)
        self._due: Final = due

    def why_not(self, action: int, tell: Callable[[str], None]) -> None:
        """Other choices have to wait."""
        first = text(self._language, "server-lesson-first", action=self._due)
        super().why_not(action, lambda reason: tell(reason or first))
