"""A game at one keyboard, with people and bots, until the game is over or somebody leaves.

Nobody sees what is not theirs: everything shown comes from a View, from events as that seat may know them, and from the
legal actions. A curtain hides the screen between two people's hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from blackgate.bots import new_bot
from blackgate.messages import Phrase, text
from blackgate.records import Recorder
from blackgate.rules.actions import PASS
from blackgate.rules.events import EVERYBODY, TURN_ENDS, Event
from blackgate.rules.game import Game
from blackgate.rules.kinds import NOBODY
from blackgate.rules.view import View
from blackgate.seats import Seat
from blackgate.terminal.choices import grouped
from blackgate.terminal.command_handlers import LocalCommandHandler
from blackgate.terminal.files import RecordFile
from blackgate.terminal.final_scores import final_score_lines
from blackgate.terminal.keyboard import Keyboard
from blackgate.terminal.question import Question
from blackgate.terminal.screen import Screen
from blackgate.terminal.user_errors import UserError
from blackgate.wording import event_lines, question_line


class HotSeatGame:
    """The game, its seats, and what each person has been shown of it."""

    def __init__(
        self,
        recorder: Recorder,
        file: RecordFile,
        seats: Sequence[Seat],
        language: str,
        screen: Screen,
        keyboard: Keyboard,
        seed: str | None = None,
        history: Sequence[Event] = (),
    ) -> None:
        """`seed`: for the bots; `history`: the events of a loaded game so far."""
        self._recorder: Final = recorder
        self._file: Final = file
        self._game: Final[Game] = recorder.game
        self._language: Final = language
        self._screen: Final = screen
        self._keyboard: Final = keyboard
        self._names: Final = [seat.name for seat in seats]
        self._listed: Final = [seat.shown(language) for seat in seats]
        self._people: Final = [number for number, seat in enumerate(seats) if seat.bot is None]
        self._bots: Final = {
            number: new_bot(seat.bot, None if seed is None else f"{seed}/{number}")
            for number, seat in enumerate(seats)
            if seat.bot is not None
        }
        # what happened, and remarks of bots with their seats
        self._events: Final[list[Event | tuple[int, Phrase]]] = [*history, *self._game.take_events()]
        self._told: Final = {seat: self._last_turn(seat) for seat in (*self._people, NOBODY)}  # up to which event
        self._looking: int = NOBODY  # whose things are on the screen
        self._seen_in: dict[int, int] = {}  # the turn in which a seat has last seen the whole table

    def play(self) -> None:
        """Play to the end. Raises PlayerLeft, EOFError or KeyboardInterrupt when somebody leaves; everything is
        recorded."""
        self._watch()
        while not self._game.over:
            self._keyboard.check()
            self._file.append(self._recorder.play(self._choice()))
            self._events.extend(self._game.take_events())
            self._watch()
        if not self._recorder.ended:
            self._file.append(self._recorder.finish())
        for seat, bot in self._bots.items():
            bot.ended(View(self._game, seat))
        self._end()

    def close(self) -> None:
        """Nobody plays here any more."""
        for bot in self._bots.values():
            bot.close()

    def _choice(self) -> int:
        seat, actions = self._game.asked(), self._game.legal_actions()
        if seat in self._bots:
            bot = self._bots[seat]
            choice = bot.choose(View(self._game, seat), actions)
            self._events.extend((seat, remark) for remark in bot.remarks)
            bot.remarks.clear()
            return choice
        if self._alone and actions == [PASS]:
            return PASS  # there is nobody else who could draw conclusions from it (R17.6)
        curtain = not self._alone and self._looking != seat
        if curtain:
            self._hand_over(seat)
        self._looking = seat
        again = not curtain and self._seen_in.get(seat) == self._game.turn
        self._seen_in[seat] = self._game.turn
        view, names, language = View(self._game, seat), self._names, self._language
        question = Question(
            view,
            question_line(view, language, names),
            grouped(view, actions, language, names),
            language,
            names,
            self._listed,
            self._screen,
            LocalCommandHandler(self._game, language, names, self._screen, lambda: self._lines(0, seat), self._save),
        )
        return question.answer(self._keyboard, self._news(seat), again)

    @property
    def _alone(self) -> bool:
        return len(self._people) == 1

    # --- what is shown
    def _lines(self, start: int, seat: int) -> list[str]:
        lines: list[str] = []
        events: list[Event] = []
        for entry in self._events[start:]:
            if isinstance(entry, Event):
                events.append(entry)
                continue
            lines += self._lines_for(events, seat)
            events = []
            bot, remark = entry
            said = remark.text(self._language)
            lines.append(text(self._language, "terminal-remark", player=self._names[bot], remark=said))
        return lines + self._lines_for(events, seat)

    def _lines_for(self, events: list[Event], seat: int) -> list[str]:
        return event_lines(events, self._language, self._names, seat, self._game.book)

    def _news(self, seat: int) -> list[str]:
        """What the seat has not been told yet."""
        news = self._lines(self._told[seat], seat)
        self._told[seat] = len(self._events)
        return news

    def _last_turn(self, seat: int) -> int:
        """In a loaded game, everything up to the end of the seat's last turn is known."""
        for index in range(len(self._events) - 1, -1, -1):
            event = self._events[index]
            if isinstance(event, Event) and event.code == TURN_ENDS and event.seat == seat:
                return index + 1
        return 0

    def _watch(self) -> None:
        """If only bots play, public events are shown turn by turn."""
        if not self._people and (self._game.over or self._seen_in.get(NOBODY) != self._game.turn):
            self._seen_in[NOBODY] = self._game.turn
            self._screen.say(*self._news(NOBODY))

    # --- from hand to hand
    def _hand_over(self, seat: int) -> None:
        """The curtain: first the previous player may see their private news, then nobody sees anything."""
        before = self._looking
        if before != NOBODY and any(self._is_private(event, before) for event in self._events[self._told[before] :]):
            self._screen.heading(text(self._language, "terminal-news"))
            self._screen.say(*self._news(before))
            self._keyboard.read(text(self._language, "terminal-curtain-done") + " ")
        self._screen.curtain()
        self._screen.say(text(self._language, "terminal-curtain", player=self._names[seat]))
        self._keyboard.read(text(self._language, "terminal-curtain-ready", player=self._names[seat]) + " ")
        self._screen.curtain()

    def _is_private(self, event: Event | tuple[int, Phrase], seat: int) -> bool:
        return isinstance(event, Event) and event.audience != EVERYBODY and event.visible_to(seat)

    def _save(self, name: str) -> str:
        """Copy the record of the game so far."""
        if not name:
            return text(self._language, "terminal-recording", file=str(self._file.path))
        try:
            RecordFile(Path(name).expanduser(), self._recorder.text(), new=True).close()
        except UserError as error:
            return error.text(self._language)
        return text(self._language, "terminal-saved-copy", file=name)

    # --- the end
    def _end(self) -> None:
        """Everything is public now; the last events are shown as the reader could see them."""
        reader = self._people[0] if self._alone else NOBODY
        if self._people:
            self._screen.heading(text(self._language, "terminal-news"))
            self._screen.say(*self._lines(self._told[self._looking], reader))
        self._screen.heading(question_line(View(self._game, reader), self._language, self._names))
        self._screen.say(*final_score_lines(self._game, self._language, self._listed))
