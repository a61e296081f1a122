"""Questions and choices, with structure and labels ready to draw. Labels are kept: the same ones come up again."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from blackgate.messages import text
from blackgate.protocol.play import NOTHING, Choice, Question, Target
from blackgate.rules.actions import ACTION_TEXTS, END
from blackgate.rules.book import Rulebook
from blackgate.rules.view import View
from blackgate.rules.waiting import step_name
from blackgate.server.table import Table
from blackgate.wording import action_group, action_label, action_target, question_line
from blackgate.wording.labels import VARYING, Group
from blackgate.wording.questions import message_name

MOST_KEPT: Final = 1 << 15  # choices
VARYING_ACTIONS: Final = frozenset(
    number for number, said in enumerate(ACTION_TEXTS) if said.partition(" ")[0] in VARYING
)


def question_for(table: Table, seat: int, language: str) -> Question:
    """What is asked now, as that seat (or NOBODY, a spectator) sees it; without a language, without words."""
    asked = table.asked
    view = table.view_of(seat)
    names = tuple(table.names)
    is_asked = seat in asked and not table.paused
    answered = seat in table.held
    together = len(asked) > 1
    legal = table.moment_of(seat).legal_actions() if is_asked and not answered else []
    words = ""
    if language:
        words = question_line(view, language, names)
        if together and (answered or not is_asked):  # whom the engine asks first says nothing, and is not told
            words = text(language, "server-window-waiting")
    return Question(
        asked=asked,
        kind="over" if view.over else message_name(step_name(view.top)),
        text=words,
        window=table.window,
        answered=answered,
        choices=choices(view, legal, language, names),
    )


def is_concerned(table: Table, seat: int) -> bool:
    """Whether the question reads otherwise to that seat than to a spectator: it is asked, or it may be named in it."""
    return table.game.over or seat in table.asked or seat in table.game.top.fields()


def choices(view: View, actions: list[int], language: str, names: tuple[str, ...]) -> list[Choice]:
    """In the engine's order; ending the turn comes last."""
    found = [choice(action, action_group(view, action), language, names, view) for action in actions]
    if END in actions:
        found.append(found.pop(actions.index(END)))
    return found


def choice(action: int, group: Group, language: str, names: tuple[str, ...], view: View) -> Choice:
    if language and action in VARYING_ACTIONS:
        return Choice(
            ACTION_TEXTS[action], action_label(action, language, names, view.book, view), group, target(action)
        )
    return kept_choice(action, group, language, names, view.book)


@lru_cache(maxsize=MOST_KEPT)
def kept_choice(action: int, group: Group, language: str, names: tuple[str, ...], book: Rulebook) -> Choice:
    words = action_label(action, language, names, book) if language else ""
    return Choice(ACTION_TEXTS[action], words, group, target(action))


@cache
def target(action: int) -> Target:
    kind, thing = action_target(action)
    if not kind:
        return NOTHING
    return msgspec.convert({kind: int(thing) if kind == "seat" else thing}, Target)
