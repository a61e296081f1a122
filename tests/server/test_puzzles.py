"""Puzzles over HTTP: a try is computed from what was chosen, tells no more than the seat may know, and a wrong one is
answered with what would happen."""

from __future__ import annotations

from typing import Any

import pytest

from blackgate import View, load_edition
from blackgate.puzzles import puzzles_of
from blackgate.server import puzzles
from blackgate.server.puzzles import DAY, Attempt
from tests.server.serving import RunningServer, answer
from tests.server.tabletop import STANDARD, refused

PUZZLES = puzzles_of(load_edition())
CERTAIN = next(puzzle for puzzle in PUZZLES if puzzle.theme == "win")


def wrong_choice() -> str:
    return next(text for text in CERTAIN.game().legal_texts() if text not in CERTAIN.lines)


def test_every_puzzle_is_solved_by_its_line() -> None:
    for puzzle in PUZZLES:
        attempt, lines = Attempt(puzzle, STANDARD, "en"), puzzle.lines
        while lines:
            assert attempt.verdict == "open"
            action = next(iter(lines))
            attempt.choose(action)
            lines = lines[action]
        assert attempt.verdict == "solved", puzzle.id
        told = attempt.result()
        assert told.solution
        assert told.question.choices == []


def test_a_try_shows_what_the_seat_may_know_and_nothing_else() -> None:
    attempt = Attempt(CERTAIN, STANDARD, "en")
    (step,) = attempt.steps
    assert step.own == View(CERTAIN.game(), CERTAIN.seat).own(remembered=False)
    assert attempt.result().solution == ""


def test_after_a_wrong_choice_nothing_can_be_chosen() -> None:
    attempt = Attempt(CERTAIN, STANDARD, "en")
    with refused("illegal"):
        attempt.choose("dig nothing")
    attempt.choose(wrong_choice())
    assert attempt.verdict == "failed"
    with refused("over"):
        attempt.choose(CERTAIN.solution)


def test_there_is_another_puzzle_every_day_the_same_for_everybody() -> None:
    days = [puzzles.listed(STANDARD, day * DAY + 100, "en").today for day in range(30)]
    assert days[0] == puzzles.listed(STANDARD, DAY - 1, "de").today
    assert len(set(days)) > 10


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_wrong_try_goes_on_to_the_next_turn_or_the_end(server: RunningServer, language: str) -> None:
    path = f"/api/puzzles/{CERTAIN.id}?language={language}"
    with server.http() as http:
        told: dict[str, Any] = answer(http.post(path, json={"tried": [wrong_choice()]}))
        again = answer(http.post(path, json={"tried": [wrong_choice()]}))
        board = answer(http.get(f"/api/puzzles/{CERTAIN.id}/board"))
        assert http.get("/api/puzzles/none/board").status_code == 404
        listed = answer(http.get("/api/puzzles"))
    assert told == again
    assert told["verdict"] == "failed"
    state = told["steps"][-1]["state"]
    assert state["over"] or state["turn"]["active"] == CERTAIN.seat
    assert len(told["steps"]) > 1
    assert told["solution"]
    assert board["goal"] > 0
    assert len(listed["puzzles"]) == len(PUZZLES)
