"""A lesson at the keyboard: what the coach asks for is typed, or done by the coach; left and gone on with."""

from __future__ import annotations

from pathlib import Path

from blackgate.lessons import LEARNER, LESSONS, lesson
from blackgate.messages import text
from tests.terminal.processes import run

OUT = text("en", "lesson-tutorial-out")


def typed(name: str = "tutorial") -> list[str]:
    """What the learner does, as the texts of actions."""
    return [step.do for step in lesson(name).moves if step.seat == LEARNER and step.says]


def test_whoever_types_what_the_coach_asks_for_escapes(tmp_path: Path) -> None:
    said = run(tmp_path, "learn", typed="\n".join(typed()) + "\n").stdout
    assert OUT in said
    assert "blackgate learn michel: Michel and Michelle" in said


def test_enter_alone_lets_the_coach_do_it(tmp_path: Path) -> None:
    done = run(tmp_path, "learn", "teams", typed="\n" * len(typed("teams")))
    assert text("en", "lesson-teams-done") in done.stdout
    assert done.returncode == 0


def test_what_is_not_asked_for_has_to_wait(tmp_path: Path) -> None:
    said = run(tmp_path, "learn", typed="move\nbuy knife\nquit\n").stdout
    assert "First: Search" in said
    assert "it cannot be done in the Cell Block" in said


def test_it_goes_on_where_it_was_left(tmp_path: Path) -> None:
    left = run(tmp_path, "learn", typed="search\nmove\nquit\n").stdout
    assert "blackgate learn tutorial" in left
    again = run(tmp_path, "learn", typed="\n".join(typed()[2:]) + "\n").stdout
    assert text("en", "lesson-tutorial-search") not in again
    assert OUT in again


def test_a_wrong_lesson_is_told_with_all_there_are(tmp_path: Path) -> None:
    wrong = run(tmp_path, "learn", "algebra")
    assert wrong.returncode == 2
    assert ", ".join(LESSONS) in wrong.stderr
