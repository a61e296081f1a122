"""A bot that is an outside program, in any language, queried as `protocol.md` describes.

A failure costs the program no more than the game: a late or wrong answer loses that move to a stand-in; one that has
exited, or fails several times in a row, loses the rest of them. The remarks say so.
"""

from __future__ import annotations

import shlex
import time
from typing import Final

from blackgate.bots import protocol
from blackgate.bots.bot import Bot
from blackgate.bots.process import NotInTime, Process, SaysNoMore, SaysTooMuch
from blackgate.messages import Phrase, phrase
from blackgate.rules.saving import Plain
from blackgate.rules.view import View

SECONDS: Final = 10.0  # for an answer
START_SECONDS: Final = 30.0  # until its hello: some take long to start
MOST_FAILURES: Final = 3  # in a row
LONGEST_TAIL: Final = 600  # letters shown of its last words


class Failure(Exception):
    """The program could not be queried or understood; `final`: there is no point in asking it again."""

    def __init__(self, remark: Phrase, final: bool) -> None:
        super().__init__(remark)
        self.remark: Final = remark
        self.final: Final = final


class ProgramBot(Bot):
    """The program is started when it is first asked, so that it can be told which game it plays."""

    def __init__(
        self, seed: int, command: str, stand_in: Bot, seconds: float = SECONDS, start_seconds: float = START_SECONDS
    ) -> None:
        super().__init__(seed)
        self.remembers = True
        self._seed: Final = seed
        self._command: Final = command
        self._stand_in: Final = stand_in
        self._seconds: Final = seconds
        self._start_seconds: Final = start_seconds
        self._process: Process | None = None
        self._out = False  # it plays no more in this game
        self._number = 0  # of the last question
        self._failures = 0  # in a row
        self._end: View | None = None

    def choose(self, view: View, actions: list[int]) -> int:
        if not self._out:
            try:
                action = self._answer(view, actions)
            except Failure as failure:
                self._note(failure)
            else:
                self._failures = 0
                return action
        return self._stand_in.choose(view, actions)

    def ended(self, view: View) -> None:
        self._end = view

    def close(self) -> None:
        process, self._process, self._out = self._process, None, True
        if process is not None:
            process.write_line(protocol.over(self._end))
            process.end()
        self._stand_in.close()

    # --- asking
    def _answer(self, view: View, actions: list[int]) -> int:
        process = self._process or self._start(view)
        self._number += 1
        process.write_line(protocol.question(self._number, view, actions, self._seconds))
        action = self._receive(process, "choose", self._number, self._seconds).get("action")
        number = view.book.action_of_text.get(" ".join(action.split())) if isinstance(action, str) else action
        if type(number) is not int or number not in actions:
            raise Failure(phrase("program-illegal", found=protocol.shown(str(action))), False)
        return number

    def _start(self, view: View) -> Process:
        if not self._command.strip():
            raise Failure(phrase("program-no-command"), True)
        try:
            process = self._process = Process(shlex.split(self._command))
        except (OSError, ValueError) as error:
            why = protocol.shown(error.strerror if isinstance(error, OSError) and error.strerror else str(error))
            raise Failure(phrase("program-no-start", found=protocol.shown(self._command), why=why), True) from None
        process.write_line(protocol.hello(view, self._seed, self._seconds))
        try:
            greeted = self._receive(process, "hello", None, self._start_seconds)
        except Failure as failure:
            raise Failure(failure.remark, True) from None
        if greeted.get("protocol") != protocol.VERSION:
            theirs = protocol.shown(str(greeted.get("protocol")))
            raise Failure(phrase("program-other-protocol", found=theirs, known=protocol.VERSION), True)
        return process

    def _receive(self, process: Process, wanted: str, number: int | None, seconds: float) -> Plain:
        """The message of that type, with the number of the question; others are ignored."""
        until = time.monotonic() + seconds
        while True:
            try:
                message = protocol.read(process.read_line(until - time.monotonic()))
            except protocol.WrongMessage as wrong:
                raise Failure(wrong.why, False) from None
            except NotInTime:
                raise Failure(phrase("program-late", seconds=f"{seconds:g}"), False) from None
            except SaysTooMuch:
                raise Failure(phrase("program-flood"), True) from None
            except SaysNoMore:
                raise Failure(phrase("program-ended"), True) from None
            if message.get("type") == wanted and message.get("number") == number:
                return message

    def _note(self, failure: Failure) -> None:
        self._failures += 1
        if not failure.final and self._failures < MOST_FAILURES:
            self.remarks.append(phrase("program-lost-move", reason=failure.remark))
            return
        self._out = True
        process, self._process = self._process, None
        tail = ""
        if process is not None:
            process.end(0.0)
            tail = protocol.printable(process.tail)[-LONGEST_TAIL:].strip()
        if tail:
            self.remarks.append(phrase("program-lost-game-words", reason=failure.remark, words=tail))
        else:
            self.remarks.append(phrase("program-lost-game", reason=failure.remark))
