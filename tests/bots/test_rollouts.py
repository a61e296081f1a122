"""Rollouts compare choices with common random numbers."""

from __future__ import annotations

from blackgate.bots.rollouts import Rollout
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
