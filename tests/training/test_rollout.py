"""What is made of a phase: advantages along a seat's own choices, targets along all of them."""

from __future__ import annotations

import pytest
import torch

from blackgate.edition import load_edition
from blackgate.network.inputs import inputs_of
from blackgate.training.model import Sight
from blackgate.training.rollout import Examples, Questions, Record, turned

PLAYERS = 3


def played(
    dones: list[bool], seats: list[int], values: list[list[float]], rewards: list[float], after: list[float]
) -> Record:
    """A record of one game of three: who was asked, what was expected, whether the game ended before that, and what the
    seat that chose before expects now, where another one is asked."""
    steps = len(seats) - 1
    examples = Examples(Sight(inputs_of(load_edition()), "cpu"), (1, steps, 1), 5, 4, "cpu")
    rows = torch.full((1, 5), PLAYERS, dtype=torch.uint8)
    nothing = torch.zeros(1)
    questions = Questions(rows, torch.ones(1, 4, dtype=torch.bool), nothing, nothing, nothing, nothing, rows)
    record = Record(examples, 0, questions)
    before = seats[0]
    for done, seat, value, chance in zip(dones, seats, values, after, strict=True):
        record.keep(
            rows=rows,
            masks=questions.masks,
            seats=torch.tensor([seat]),
            actions=torch.tensor([1]),
            chances=nothing,
            values=torch.tensor([[*value, 0, 0, 0]]),
            afterstates=rows * (seat != before and not done),
            after=torch.tensor([chance]),
            learns=torch.ones(1, dtype=torch.bool),
            rewards=torch.tensor([[*rewards, 0, 0, 0]]) * done,
            dones=torch.tensor([done]),
        )
        before = seat
    return record


def test_an_advantage_ends_with_the_afterstate_and_the_choices_of_others_count_less() -> None:
    values = [[0.2, 0.3, 0.5], [0.1, 0.6, 0.3], [0.4, 0.4, 0.2], [0.5, 0.25, 0.25]]
    record = played([False] * 4, [0, 1, 0, 2], values, [0, 0, 0], [0, 0.3, 0.5, 0.45])
    record.finish(0.5, 1.0)
    last = 0.45 - 0.4  # what has not been played yet is worth what the afterstate promises
    first = 0.3 - 0.2 + 0.5 * (0.4 - 0.3 + last)
    assert record.examples.advantages[0, :, 0].tolist() == pytest.approx([first, 0.5 - 0.6, last])
    assert record.examples.afterstates[0, :, 0, 0].tolist() == [PLAYERS] * 3


def test_within_a_turn_an_advantage_does_not_decay() -> None:
    values = [[0.2, 0.3, 0.5], [0.3, 0.4, 0.3], [0.4, 0.4, 0.2], [0.5, 0.25, 0.25]]
    record = played([False] * 4, [0, 0, 1, 0], values, [0, 0, 0], [0, 0, 0.35, 0.2])
    record.finish(0.5, 1.0)
    last = 0.35 - 0.3 + 0.5 * (0.5 - 0.35)
    assert record.examples.advantages[0, :, 0].tolist() == pytest.approx([0.3 - 0.2 + last, last, 0.2 - 0.4])
    assert record.examples.afterstates[0, :, 0, 0].tolist() == [0, PLAYERS, PLAYERS]


def test_what_is_won_counts_for_the_choices_before_it_alone() -> None:
    values = [[0.2, 0.3, 0.5], [0.1, 0.6, 0.3], [0.4, 0.4, 0.2], [0.5, 0.25, 0.25]]
    record = played([False, False, True, False], [0, 1, 0, 1], values, [0, 1, 0], [0, 0.1, 0, 0.5])
    record.finish(0.5, 1.0)
    first = 0.1 - 0.2 + 0.5 * (0 - 0.1)
    assert record.examples.advantages[0, :, 0].tolist() == pytest.approx([first, 0.4, 0.1])
    # from the seat that looks on: seat 1 won the first game; of the second one the last guess is all there is
    assert record.examples.targets[0, 0, 0, :PLAYERS].tolist() == [0, 1, 0]
    assert record.examples.targets[0, 1, 0, :PLAYERS].tolist() == [1, 0, 0]
    assert record.examples.targets[0, 2, 0, :PLAYERS].tolist() == pytest.approx([0.5, 0.25, 0.25])


def test_the_last_question_is_the_first_of_the_next_phase() -> None:
    record = played([False] * 3, [2, 1, 0], [[0.2, 0.3, 0.5], [0.1, 0.6, 0.3], [0.4, 0.4, 0.2]], [0, 0, 0], [0] * 3)
    record.finish(0.5, 1.0)
    assert record.kept["seats"][0].tolist() == [0]
    assert record.at.tolist() == [1]


def test_vectors_are_turned_and_turned_back() -> None:
    vector, seats, players = torch.tensor([[1.0, 2, 3, 4, 0, 0]]), torch.tensor([3]), torch.tensor([4])
    there = turned(vector, seats, players)
    assert there.tolist() == [[2, 3, 4, 1, 0, 0]]
    assert turned(there, seats, players, back=True).tolist() == vector.tolist()
