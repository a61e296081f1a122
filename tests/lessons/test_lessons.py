"""Every lesson, played through the engine alone: a rule or a card that breaks one is found here."""

from __future__ import annotations

import pytest

from blackgate.lessons import LEARNER, LESSONS, NAMED, POINTS, Lesson, coach_line, lesson
from blackgate.messages import LANGUAGES, text
from blackgate.records import lay_out
from blackgate.rules.dealer import ScriptedDealer
from blackgate.rules.game import Game
from blackgate.rules.windows import asked_together

pytestmark = pytest.mark.parametrize("name", LESSONS)

ALL_POINTS_NEEDED = {"tutorial", "prison"}  # they end with an escape
# What the tutorial has to have in it
TAUGHT = {"search", "move", "craft", "dig", "extort", "refuse", "join", "reveal", "cautious_move", "lay", "steal_spoon"}


def played(taken: Lesson) -> Game:
    """The game after the lesson."""
    game = lay_out(taken.position)
    for number, step in enumerate(taken.moves):
        where = f"{taken.id}, action {number}: {step.do!r} of seat {step.seat}"
        assert not game.over, f"{where}: the game is over already"
        asked = [int(moment.asked()) for moment in asked_together(game)]
        assert game.asked() == step.seat, f"{where}: {asked} are asked"
        assert LEARNER not in asked or step.seat == LEARNER, f"{where}: the learner is asked as well"
        why_not = game.why_not(step.do)
        assert why_not is None, f"{where}: {why_not}; possible is {game.legal_texts()}"
        if step.seat == LEARNER and not step.says:
            assert game.legal_texts() == [step.do], f"{where}: there is a choice, so the coach must say something"
        game.play(step.do)
    return game


def test_it_can_be_played_to_its_end(name: str) -> None:
    game = played(lesson(name))
    assert game.over == (name in ALL_POINTS_NEEDED)
    assert not game.over or game.winners() == [LEARNER]


def test_all_its_chance_is_laid_out(name: str) -> None:
    """No seed decides what a coach talks about."""
    taken = lesson(name)
    dealer = lay_out(taken.position).dealer
    assert isinstance(dealer, ScriptedDealer)
    game = lay_out(taken.position, dealer=ScriptedDealer(dealer.dice, dealer.cards))
    for step in taken.moves:
        game.play(step.do)
    left = game.dealer
    assert isinstance(left, ScriptedDealer)
    assert (left.dice, left.cards) == ([], [])


def test_its_steps_are_whole(name: str) -> None:
    taken = lesson(name)
    assert taken.steps[-1].says, "the coach has the last word"
    assert not taken.steps[-1].do
    for step, following in zip(taken.steps, taken.steps[1:], strict=False):
        assert step.point in POINTS
        assert step.says or step.do
        assert step.seat == LEARNER or not step.says
        assert step.do or following.seat == LEARNER, "something to read comes before the learner's next action"


def test_the_coach_says_something_exactly_when_the_learner_is_asked(name: str) -> None:
    taken = lesson(name)
    for number, step in enumerate(taken.moves):
        lines = taken.lines(number)
        assert bool(lines) == bool(step.says)
        assert not lines or lines[-1] == step
    assert taken.lines(len(taken.moves))[-1] == taken.steps[-1]
    assert taken.asked(None) == sum(bool(step.says) for step in taken.moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_there_and_short(name: str, language: str) -> None:
    taken, names = lesson(name), ["Ann", "Ben", "Cyd", "Dan"]
    assert text(language, f"lesson-{name}") != ""
    assert text(language, f"lesson-{name}.about") != ""
    for step in taken.steps:
        if step.says:
            line = coach_line(taken.id, step, names, language)
            assert len(line) <= 210, "longer than a phone has room for"


def test_lines_name_only_who_is_there(name: str) -> None:
    taken = lesson(name)
    for seat, argument in enumerate(NAMED, 1):
        names = [f"<{each}>" for each in range(4)]
        told = any(f"<{seat}>" in coach_line(taken.id, step, names, "en") for step in taken.steps if step.says)
        assert not told or seat < taken.options.players, argument


def test_the_tutorial_has_everything_in_it(name: str) -> None:
    verbs = {step.do.split(" ")[0] for step in lesson(name).moves if step.seat == LEARNER}
    assert name != "tutorial" or verbs >= TAUGHT
    assert verbs
