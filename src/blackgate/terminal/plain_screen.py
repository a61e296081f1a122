"""The plain screen: one line after the other, no colour and no drawing."""

from __future__ import annotations

import shutil
from typing import Final

from blackgate.messages import text
from blackgate.terminal.choices import ChoiceGroup
from blackgate.terminal.hint import Hint
from blackgate.terminal.screen_model import GangRow, PlaceRow, PlayerRow, ScreenModel


class PlainScreen:
    """Shows less when a seat is asked again in the same turn: commands show the rest."""

    clears: bool = False

    def __init__(self, language: str) -> None:
        self._language: Final = language

    def ask(self, model: ScreenModel, news: list[str], question: str, groups: list[ChoiceGroup], again: bool) -> None:
        if not again:
            self.heading(model.heading)
        if news:
            self.heading(text(self._language, "terminal-news"))
            self.say(*(f"  {line}" for line in news))
        if not again:
            self.board(model)
            self.hand(model)
        self.heading(question)
        for group in groups:
            if group.title:
                self.say(text(self._language, "terminal-title", title=group.title))
            self.say(*(f"  {choice.number}. {choice.label}" for choice in group.choices))

    def board(self, model: ScreenModel) -> None:
        self.heading(text(self._language, "terminal-places"))
        self.say(*(f"  {self._place(row)}" for row in model.places))
        self.heading(text(self._language, "terminal-gangs"))
        self.say(*(f"  {self._gang(row)}" for row in model.gangs))
        self.heading(text(self._language, "terminal-players"))
        self.say(*(f"  {self._player(row, model.goal)}" for row in model.players))
        self.say("", model.piles)
        if model.on_table:
            self.say(text(self._language, "terminal-on_table", cards=", ".join(model.on_table)))

    def hand(self, model: ScreenModel) -> None:
        self.heading(text(self._language, "terminal-hand"))
        for group in model.hand:
            self.say("  " + text(self._language, "terminal-line", title=group.title, things=", ".join(group.cards)))
        if not model.hand:
            self.say("  " + text(self._language, "terminal-hand-empty"))
        self.say(*(f"  {line}" for line in model.own_cards))

    def hints(self, title: str, hints: list[Hint]) -> None:
        self.heading(title)
        self.say(*(f"  {hint.line(self._language)}" for hint in hints))

    def say(self, *lines: str) -> None:
        for line in lines:
            print(line)

    def heading(self, title: str) -> None:
        self.say("", title)

    def curtain(self) -> None:
        self.say(*([""] * shutil.get_terminal_size().lines))

    def _place(self, row: PlaceRow) -> str:
        parts = [
            text(self._language, "terminal-place-numbers", numbers=" ".join(map(str, row.numbers)))
            if row.numbers
            else "",
            text(self._language, "terminal-place-search", search=row.search) if row.search else "",
            *row.offers,
            *(text(self._language, "terminal-place-forbids", deed=deed) for deed in row.forbids),
            text(self._language, "terminal-place-people", people=", ".join(row.people)) if row.people else "",
        ]
        return text(self._language, "terminal-line", title=row.name, things=", ".join(filter(None, parts)))

    def _gang(self, row: GangRow) -> str:
        top = text(self._language, "terminal-gang-top", card=row.top) if row.top else ""
        return text(self._language, "terminal-line", title=row.name, things=", ".join(filter(None, (top, row.wants))))

    def _player(self, row: PlayerRow, goal: int) -> str:
        language = self._language
        parts = [
            row.place,
            text(language, "terminal-points", points=row.points, goal=goal),
            text(language, "phrase-cards", cards=row.cards),
            text(language, "phrase-cigarettes", cigarettes=row.cigarettes),
            text(language, "terminal-beatings-count", beatings=row.beatings) if row.beatings else "",
            row.gang,
            text(language, "terminal-line", title=text(language, "terminal-background"), things=row.background),
            row.tokens,
        ]
        return text(language, "terminal-line", title=f"{row.seat} {row.title}", things=", ".join(filter(None, parts)))
