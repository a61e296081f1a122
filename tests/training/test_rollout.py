"""What is made of a phase: advantages along a seat's own choices, targets along all of them."""

from __future__ import annotations

import pytest
import torch

from blackgate.edition import load_edition
from blackgate.network.inputs import inputs_of
from blackgate.training.model import Sight
from blackgate.training.rollout import Examples, Questions, Record, turned

PLAYERS = 3


def played(dones: list[bool], seats: list[int], values: list[list[float]], rewards: list[float]) -> Record:
    """A record of one game of three: who was asked, what was expected, and whether the game ended before that."""
    steps = len(seats) - 1
    examples = Examples(Sight(inputs_of(load_edition()), "cpu"), (1, steps, 1), 5, 4, "cpu")
    rows = torch.full((1, 5), PLAYERS, dtype=torch.uint8)
    nothing = torch.zeros(1)
    questions = Questions(rows, torch.ones(1, 4, dtype=torch.bool), nothing, nothing, nothing, nothing)
    record = Record(examples, 0, questions)
    for done, seat, value in zip(dones, seats, values, strict=True):
        record.keep(
            rows=rows,
            masks=questions.masks,
            seats=torch.tensor([seat]),
            actions=torch.tensor([1]),
            chances=nothing,
            values=torch.tensor([[*value, 0, 0, 0]]),
            learns=torch.ones(1, dtype=torch.bool),
            rewards=torch.tensor([[*rewards, 0, 0, 0]]) * done,
            dones=torch.tensor([done]),
        )
    return record


def test_an_advantage_is_what_a_seats_next_choice_promises_more() -> None:
    values = [[0.2, 0.3, 0.5], [0.1, 0.6, 0.3], [0.4, 0.4, 0.2], [0.5, 0.25, 0.25]]
    record = played([False] * 4, [0, 1, 0, 2], values, [0, 0, 0])
    record.finish(0.5, 1.0)
    last = 0.5 - 0.4  # what has not been played yet is worth what the last question promises
    assert record.examples.advantages[0, :, 0].tolist() == pytest.approx([0.4 - 0.2 + 0.5 * last, 0.25 - 0.6, last])


def test_within_a_turn_an_advantage_does_not_decay() -> None:
    values = [[0.2, 0.3, 0.5], [0.3, 0.4, 0.3], [0.4, 0.4, 0.2], [0.5, 0.25, 0.25]]
    record = played([False] * 4, [0, 0, 1, 0], values, [0, 0, 0])
    record.finish(0.5, 1.0)
    assert record.examples.advantages[0, :, 0].tolist() == pytest.approx([0.5 - 0.2, 0.5 - 0.3, 0.25 - 0.4])


def test_what_is_won_counts_for_the_choices_before_it_alone() -> None:
    values = [[0.2, 0.3, 0.5], [0.1, 0.6, 0.3], [0.4, 0.4, 0.2], [0.5, 0.25, 0.25]]
    record = played([False, False, True, False], [0, 1, 0, 1], values, [0, 1, 0])
    record.finish(0.5, 1.0)
    assert record.examples.advantages[0, :, 0].tolist() == pytest.approx([-0.2, 0.4, 0.1])
    # from the seat that looks on: seat 1 won the first game; of the second one the last guess is all there is
    assert record.examples.targets[0, 0, 0, :PLAYERS].tolist() == [0, 1, 0]
    assert record.examples.targets[0, 1, 0, :PLAYERS].tolist() == [1, 0, 0]
    assert record.examples.targets[0, 2, 0, :PLAYERS].tolist() == pytest.approx([0.5, 0.25, 0.25])


def test_the_last_question_is_the_first_of_the_next_phase() -> None:
    record = played([False] * 3, [2, 1, 0], [[0.2, 0.3, 0.5], [0.1, 0.6, 0.3], [0.4, 0.4, 0.2]], [0, 0, 0])
    record.finish(0.5, 1.0)
    assert record.kept["seats"][0].tolist() == [0]
    assert record.at.tolist() == [1]


def test_vectors_are_turned_and_turned_back() -> None:
    vector, seats, players = torch.tensor([[1.0, 2, 3, 4, 0, 0]]), torch.tensor([3]), torch.tensor([4])
    there = turned(vector, seats, players)
    assert there.tolist() == [[2, 3, 4, 1, 0, 0]]
    assert turned(there, seats, players, back=True).tolist() == vector.tolist()
