"""`blackgate join URL --bot KIND`: a bot on this computer plays at a server's table, from its view alone."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from blackgate.bots import Bot
from blackgate.messages import text
from blackgate.protocol import play as wire
from blackgate.terminal.joining.connection import Disconnected
from blackgate.terminal.joining.http_api import Refused
from blackgate.terminal.joining.remote import RemoteTable, TableEvent, ended_message
from blackgate.wording import question_line

AGAIN: Final = frozenset({"too-many", "unsaved", "moved"})  # refusals after which the same message can be sent again
MEANWHILE: Final = frozenset({"stale", "paused", "not-asked", "answered"})  # what comes next says how it goes on
BREATH: Final = 1.0  # seconds until then


class JoinedBot:
    """Answers every question of its seat until the game is over."""

    def __init__(self, table: RemoteTable, bot: Bot, language: str, say: Callable[[str], None]) -> None:
        self._table: Final = table
        self._bot: Final = bot
        self._language: Final = language
        self._say: Final = say
        self._answered = -1  # the version of the last question that was answered
        self._lost = self._begun = False

    def play(self) -> None:
        """Raises UserError if the server does not let us continue."""
        self._table.open()
        while not self._table.over and self._table.info.state != "ended":
            self._notice(self._table.next_event())
            if self._table.events.empty():  # what is asked now, not what was asked a moment ago
                self._answer()
        if not self._table.over:
            self._say(text(self._language, ended_message(self._table.info)))
            return
        view = self._table.view()
        self._bot.ended(view)
        self._say(question_line(view, self._language, self._table.names))

    def _notice(self, event: TableEvent) -> None:
        if isinstance(event, Disconnected) and not self._lost:
            self._lost = True
            self._say(text(self._language, "join-lost"))
        elif isinstance(event, wire.Welcome):
            if self._lost:
                self._say(text(self._language, "join-back"))
            if self._table.begun and not self._begun:
                self._say(text(self._language, "join-begins"))
            self._lost, self._begun = False, self._table.begun
        elif isinstance(event, wire.Farewell):
            self._say(event.text)
        elif isinstance(event, wire.Refused):
            self._answered = -1
            if event.code in AGAIN:
                time.sleep(BREATH)
            elif event.code not in MEANWHILE:
                raise Refused(event.code, event.text)

    def _answer(self) -> None:
        table = self._table
        if table.question is None or not table.question.choices or self._answered == table.version:
            return
        view = table.view()
        actions = [view.book.action_of_text[choice.action] for choice in table.question.choices]
        action = self._bot.choose(view, sorted(actions))
        for remark in self._bot.remarks:
            self._say(remark.text(self._language))
        self._bot.remarks.clear()
        self._answered = table.version
        table.send(wire.Play(table.new_ref(), table.version, view.book.action_texts[action]))
