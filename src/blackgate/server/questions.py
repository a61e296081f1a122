"""Questions and choices, with structure and labels ready to draw. Labels are cached, because they recur."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, cast

import msgspec
from msgspec import Raw

from blackgate.lessons import LEARNER, coach_line
from blackgate.messages import text
from blackgate.protocol.play import NOTHING, Choice, Coach, CoachLine, Impossible, Question, Target
from blackgate.rules.action_cards import CardTarget, StopCard
from blackgate.rules.actions import END
from blackgate.rules.answer_reasons import lacking_answers
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import ACTION_CARD
from blackgate.rules.steps import Step
from blackgate.rules.turn import Turn
from blackgate.rules.view import View
from blackgate.rules.waiting import kind_of, seats_in
from blackgate.server.table import Table
from blackgate.wording import action_group, action_label, action_target, lack_line, question_line
from blackgate.wording.labels import NAMING, Group, action_cost, variation

Known = dict[tuple[int, Group, int], Raw]  # by what the words depend on

MOST_TABLES: Final = 1 << 9  # whose own choices are kept
NO_NAMES: Final = ()
encode: Final = msgspec.json.Encoder().encode


def question_for(table: Table, seat: int, language: str) -> Question:
    """The current question, as that seat (or NOBODY, a spectator) sees it; without a language, without words."""
    asked = table.asked
    view = table.view_of(seat)
    names = tuple(table.names)
    is_asked = seat in asked and not table.paused
    answered = seat in table.held
    together = len(asked) > 1
    legal = offered(table, seat) if is_asked and not answered else []
    words = ""
    if language:
        words = question_line(view, language, names)
        if answered or (together and not is_asked):  # whom the engine asks first means nothing, and is not sent
            words = text(language, "server-window-waiting")
    return Question(
        asked=asked,
        kind="over" if view.over else kind_of(view.top).name,
        text=words,
        card=played_card(view.top, view.book),
        window=table.window,
        answered=answered,
        forced=len(legal) == 1 and table.seats[seat].silent,
        choices=cast(list[Choice], choices(view, legal, language, names) if legal else []),  # they go out as they are
        impossible=impossible(table, seat, language) if legal and language else [],
        coach=coach_for(table, language) if seat == LEARNER else None,
    )


def played_card(step: Step, book: Rulebook) -> str:
    return book.card_names[ACTION_CARD + step.card] if isinstance(step, (CardTarget, StopCard)) else ""


def offered(table: Table, seat: int) -> list[int]:
    """What the seat that is asked may choose; in a lesson only what comes next."""
    moment = table.moment_of(seat)
    if table.lesson is None:
        return moment.legal_actions()
    due = moment.book.action_of_text[table.next_in_lesson(seat)]
    return [action for action in moment.legal_actions() if action == due]


def asked_people(table: Table) -> list[int]:
    """The seats that a person has to answer for, regardless of hidden cards and of who has already answered."""
    if table.state != "playing" or table.paused:
        return []
    return [seat for seat in table.asked if not table.seats[seat].played_by]


def waiting_for(table: Table) -> list[int]:
    """The seats for whose choice the game waits. A forced answer is not waited for."""
    return [seat for seat in asked_people(table) if seat not in table.held and len(offered(table, seat)) > 1]


def impossible(table: Table, seat: int, language: str) -> list[Impossible]:
    """Answers that would take a card which the seat lacks; in a lesson also those that have to wait."""
    moment = table.moment_of(seat)
    lacking = lacking_answers(moment)
    if not lacking and table.lesson is None:  # nearly always
        return []
    view, names = table.view_of(seat), tuple(table.names)

    def label(action: int) -> str:
        return action_label(action, language, names, view.book, view)

    found = [Impossible(label(action), lack_line(action, language, view)) for action in lacking]
    if table.lesson is not None and not isinstance(view.top, Turn):
        due = moment.book.action_of_text[table.next_in_lesson(seat)]
        first = text(language, "server-lesson-first", action=label(due))
        found += [Impossible(label(action), first) for action in moment.legal_actions() if action != due]
    return found


def coach_for(table: Table, language: str) -> Coach | None:
    """What the coach says; without a language, only the progress."""
    lesson, played = table.lesson, len(table.actions)
    if lesson is None:
        return None
    lines = [
        CoachLine(coach_line(lesson.id, step, table.names, language), step.point)
        for step in lesson.lines(played)
        if language
    ]
    return Coach(lesson.asked(played), lesson.asked(None), lines)


def addressed_seats(table: Table) -> set[int]:
    """The seats for which the question reads differently than for a spectator: they are asked, or may be named in
    it."""
    if table.game.over or table.lesson is not None:
        return set(range(len(table.seats)))
    return {*table.asked, *seats_in(table.game.top)}


def choices(view: View, actions: list[int], language: str, names: tuple[str, ...]) -> list[Raw]:
    """In the engine's order, each encoded; ending the turn comes last."""
    own, shared = known_choices(language, names, view.book), known_choices(language, NO_NAMES, view.book)
    found = [choice(view, action, language, names, own if action in NAMING else shared) for action in actions]
    if END in actions:
        found.append(found.pop(actions.index(END)))
    return found


def choice(view: View, action: int, language: str, names: tuple[str, ...], known: Known) -> Raw:
    key = (action, action_group(view, action), variation(view, action))
    found = known.get(key)
    if found is None:
        words = action_label(action, language, names, view.book, view) if language else ""
        made = Choice(
            view.book.action_texts[action], words, key[1], target(action, view.book), action_cost(view, action)
        )
        found = known[key] = Raw(encode(made))
    return found


@lru_cache(maxsize=MOST_TABLES)
def known_choices(language: str, names: tuple[str, ...], book: Rulebook) -> Known:
    """The cached choices that have come up where these people play, or anywhere if they name nobody."""
    return {}


def worded_alternatives(
    found: list[dict[str, Any]], view: View, names: tuple[str, ...], language: str
) -> list[dict[str, Any]]:
    """A bot's analysis of the choices of a view, with labels; the moves that it expects have a target too."""
    book = view.book
    for alternative in found:
        action = book.action_of_text[alternative["action"]]
        alternative["label"] = action_label(action, language, names, book, view)
        for move in alternative["line"]:
            expected = book.action_of_text[move["action"]]
            move["label"] = action_label(expected, language, names, book)
            kind, thing = action_target(expected, book)
            if kind:
                move["target"] = {kind: int(thing) if kind == "seat" else thing}
    return found


def target(action: int, book: Rulebook) -> Target:
    kind, thing = action_target(action, book)
    if not kind:
        return NOTHING
    return msgspec.convert({kind: int(thing) if kind == "seat" else thing}, Target)
