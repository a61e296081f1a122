"""Lessons: real games from a laid-out position, in which a coach asks for one thing at a time.

A lesson is plain data, a TOML file beside this module. Its `position` (`records/position.py`) defines the options, what
is on the table, and the dice and cards to come. Its `steps` are taken in order. A step with `do` is an action of
`seat`; seat 0 is the learner's, all others are scripted. A step without `do` is only text to read, before the learner's
next action or at the end. `says` names the coach's line (`lesson-ID-SAYS` in messages/*/lessons.ftl), and `point` the
part of the screen that the line refers to, if that is not the action itself. A forced action with nothing to learn from
has no line, and is done for the learner.

Lessons use the standard edition, whatever edition a server has: `tests/lessons` checks that they work with it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from blackgate.messages import text
from blackgate.records.position import read_position
from blackgate.rules.options import Options

LEARNER: Final = 0
# In the order in which they are offered; the first is the tutorial.
LESSONS: Final = (
    *("tutorial", "prison", "michel", "teams", "warden"),
    *("library", "workshop", "gambling_cells", "gymnasium", "laundry", "psychiatric_ward"),
)
POINTS: Final = ("", "actions", "hand", "own", "players", "plan")  # parts of the screen
NAMED: Final = ("one", "two", "three")  # arguments of the coach's lines: the names of seats 1 to 3


@dataclass(frozen=True, slots=True)
class LessonStep:
    """An action of a seat, or, with an empty `do`, only text to read."""

    says: str = ""
    do: str = ""
    seat: int = LEARNER
    point: str = ""


@dataclass(frozen=True, slots=True)
class Lesson:
    """All that is played in it. Tables carry it whole, so that one under way stays as it was."""

    id: str
    position: str
    steps: tuple[LessonStep, ...]

    @property
    def options(self) -> Options:
        options = read_position(self.position)[0]["options"]
        assert isinstance(options, Options)
        return options

    @property
    def moves(self) -> list[LessonStep]:
        """The actions, everybody's."""
        return [step for step in self.steps if step.do]

    def asked(self, played: int | None) -> int:
        """How many things the coach has asked for within the first so many actions, or in all."""
        return sum(bool(step.says) for step in self.moves[:played])

    def next_of(self, seat: int, played: int) -> str:
        """What the seat does next after so many actions of the lesson; empty if nothing is left for it."""
        return next((step.do for step in self.moves[played:] if step.seat == seat), "")

    def lines(self, played: int) -> list[LessonStep]:
        """What the coach says after so many actions: first what is only to be read, then what the learner should do.

        Nothing while others act.
        """
        taken = 0
        found: list[LessonStep] = []
        for step in self.steps:
            if taken == played and step.seat == LEARNER and step.says:
                found.append(step)
            taken += bool(step.do)
        return found


@cache
def lesson(name: str) -> Lesson:
    """One of LESSONS."""
    plain = tomllib.loads((resources.files(__package__) / f"{name}.toml").read_text(encoding="utf-8"))
    return Lesson(name, plain["position"], tuple(LessonStep(**step) for step in plain["steps"]))


def title(name: str, language: str) -> str:
    return text(language, f"lesson-{name}")


def about(name: str, language: str) -> str:
    return text(language, f"lesson-{name}.about")


def coach_line(lesson_id: str, step: LessonStep, names: Sequence[str], language: str) -> str:
    """What the coach says there; `names` of everybody at the table."""
    named = dict(zip(NAMED, [*names[1:], "", "", ""], strict=False))
    return text(language, f"lesson-{lesson_id}-{step.says}", **named)
