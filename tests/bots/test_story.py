"""The story of a game: chances as they went, luck where there was chance, and choices that gave a win away."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from blackgate.bots.intuition import intuition_for
from blackgate.bots.story import COSTLY, Chapter, Moment, chapter, chapters, turning_points
from blackgate.edition import edition_from
from blackgate.records import Record, Recorder, read_record, replay
from blackgate.rules.view import View

SHORT = edition_from({"game": {"rounds": 2}}, "short")
# Ann wins with this Shovel, or does not.
ABOUT_TO_WIN = """\
0: cell_block; hand shovel, knife; points 9
1: cell_block; hand 2 spoon, blade; points 9
turn: 0
"""


@cache
def game() -> Record:
    recorder = Recorder.start(players=3, secret=bytes(32), edition=SHORT)
    random = Random(5)
    while not recorder.game.over:
        recorder.play(random.choice(list(recorder.game.legal_actions())))
    recorder.finish()
    return read_record(recorder.text())


@cache
def story() -> list[Chapter]:
    return [chapter(game(), index) for index in range(chapters(len(game().plays)))]


def moments() -> list[Moment]:
    return [moment for part in story() for moment in part.moments]


def test_every_moment_is_told_once() -> None:
    assert len(story()) > 1
    assert [moment.number for moment in moments()] == list(range(len(game().plays) + 1))


def test_the_chances_of_all_are_a_whole_and_in_the_end_the_winners_have_it() -> None:
    for moment in moments():
        assert sum(moment.truth) == pytest.approx(1.0, abs=0.001)
    outcome = game().outcome
    assert outcome is not None
    assert [seat for seat, chance in enumerate(moments()[-1].truth) if chance > 0] == list(outcome.winners)


def test_what_a_seat_could_know_is_asked_of_its_own_view() -> None:
    then = replay(game(), 20)
    intuition = intuition_for(then.book)
    assert intuition is not None
    asked = [intuition.impression(View(then, seat), []).chances[seat] for seat in range(3)]
    assert moments()[20].known == pytest.approx(asked, abs=0.0001)


def test_luck_comes_where_something_was_random_and_is_nobodys_gain_without_another_ones_loss() -> None:
    for moment, play in zip(moments()[1:], game().plays, strict=True):
        assert bool(moment.luck) == bool(play.chance)
        assert sum(moment.luck) == pytest.approx(0.0, abs=0.001)


def test_the_same_record_always_has_the_same_story() -> None:
    again = chapter(game(), 0)
    assert [(each.truth, each.known, each.luck) for each in again.moments] == [
        (each.truth, each.known, each.luck) for each in story()[0].moments
    ]


def test_who_does_not_dig_the_last_points_is_told_what_it_cost() -> None:
    """R2.1: whoever reaches the goal is out at once."""
    recorder = Recorder.start_from(ABOUT_TO_WIN)
    recorder.play("extort 1")
    (choice,) = chapter(read_record(recorder.text()), 0).costly
    assert (choice.number, choice.seat, choice.action) == (1, 0, "extort 1")
    assert choice.line[0] == (0, choice.better) == (0, "dig shovel")
    assert COSTLY < choice.cost <= 1.0


def test_turning_points_are_the_largest_changes_and_stand_apart() -> None:
    calm, lead, lost = [0.5, 0.5], [0.8, 0.2], [0.1, 0.9]
    assert turning_points([calm] * 5) == []
    assert turning_points([*[calm] * 5, *[lead] * 5, *[lost] * 5]) == [5, 10]
    assert turning_points([calm, lead, lost, lost, lost]) == [2]  # the larger of two that are close
