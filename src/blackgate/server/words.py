"""Questions and choices, with structure and labels ready to draw. Labels are kept: the same ones come up again."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

import msgspec

from blackgate.messages import text
from blackgate.protocol.play import Choice, Question, Target
from blackgate.rules.actions import ACTION_TEXTS, END
from blackgate.rules.book import Rulebook
from blackgate.rules.view import View
from blackgate.rules.waiting import step_name
from blackgate.server.table import Table
from blackgate.wording import action_group, action_label, action_target, question_line
from blackgate.wording.labels import VARYING
from blackgate.wording.questions import message_name

MOST_LABELS: Final = 1 << 15
NO_TARGET: Final = Target()


def question_for(table: Table, seat: int, language: str) -> Question:
    """What is asked now, as that seat (or NOBODY, a spectator) sees it; without a language, without words."""
    asked = table.asked
    moment = table.moment_of(seat)
    view = View(moment, seat)
    names = tuple(table.names)
    is_asked = seat in asked and not table.paused
    answered = seat in table.held
    together = len(asked) > 1
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
        choices=choices(view, moment.legal_actions(), language, names) if is_asked and not answered else [],
    )


def choices(view: View, actions: list[int], language: str, names: tuple[str, ...]) -> list[Choice]:
    """In the engine's order; ending the turn comes last."""
    book = view.book
    found = [
        Choice(
            ACTION_TEXTS[action],
            label(action, language, names, book, view) if language else "",
            action_group(view, action),
            target(action),
        )
        for action in actions
    ]
    if END in actions:
        found.append(found.pop(actions.index(END)))
    return found


def label(action: int, language: str, names: tuple[str, ...], book: Rulebook, view: View) -> str:
    if ACTION_TEXTS[action].partition(" ")[0] in VARYING:
        return action_label(action, language, names, book, view)
    return kept_label(action, language, names, book)


@lru_cache(maxsize=MOST_LABELS)
def kept_label(action: int, language: str, names: tuple[str, ...], book: Rulebook) -> str:
    return action_label(action, language, names, book)


@cache
def target(action: int) -> Target:
    kind, thing = action_target(action)
    if not kind:
        return NO_TARGET
    return msgspec.convert({kind: int(thing) if kind == "seat" else thing}, Target)
