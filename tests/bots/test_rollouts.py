"""Rollouts compare choices with common random numbers."""

from __future__ import annotations

from librt.random import Random

from blackgate import View
from blackgate.bots.foresight import Foresight
from blackgate.bots.intuition import intuition_for
from blackgate.bots.rollouts import MOST_TOGETHER, TOGETHER, Rollout, RolloutSearch
from tests.rules.scenario import play, position

DICE = 6


def luck_of(rollout: Rollout) -> tuple[list[int], list[float]]:
    """The next dice, and the lots by which players will choose."""
    return [int(rollout.dealer.die(DICE)) for _ in range(20)], [rollout.mood.random() for _ in range(20)]


def rollout_after(*actions: str, luck: int = 1, moods: int = 2) -> Rollout:
    dealt = position("0: cafeteria; hand knife\n1: showers; hand link\n2: infirmary\nturn: 0")
    rollout = Rollout(dealt, luck, moods, 0)
    play(rollout.game, *actions)
    rollout.ask()
    return rollout


def test_whatever_was_chosen_the_next_turn_has_the_same_luck() -> None:
    short, long = rollout_after("end"), rollout_after("search", "end")
    assert short.game.turn == long.game.turn == short.last_turn - 2
    assert luck_of(short) == luck_of(long)


def test_another_turn_has_other_luck_and_so_has_another_deal() -> None:
    found = [
        luck_of(rollout)
        for rollout in (
            rollout_after(),
            rollout_after("end"),
            rollout_after("end", luck=3),
            rollout_after("end", moods=4),
        )
    ]
    dice, moods = zip(*found, strict=True)
    assert dice[1] == dice[3]
    assert moods[1] == moods[2]
    assert len({str(each) for each in dice}) == len({str(each) for each in moods}) == 3


def test_near_the_end_as_many_are_played_side_by_side_as_there_is_time_for() -> None:
    game = position("0: cafeteria; hand knife\n1: showers; hand link\n2: infirmary\nturn: 0")
    intuition = intuition_for(game.book)
    assert intuition is not None
    search = RolloutSearch(
        View(game, 0), game.legal_actions(), intuition, Foresight(game.book), Random(1), likely=0.0, most_choices=2
    )
    assert search.size() == TOGETHER
    search.run(1e9, 4)
    assert (search.iterations, search.size()) == (4, TOGETHER)  # without a limit of time, the same on every machine
    search.room = 1000.0
    assert search.size() == TOGETHER
    search.room = 10.0
    assert search.size() == 10
    search.room = float(MOST_TOGETHER + 10)
    assert search.size() == MOST_TOGETHER
