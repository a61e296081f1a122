"""What was seen, chosen and won in a phase, and what follows from it for each choice.

Games are stepped in two halves. A `Record` belongs to the games of one group of workers and half: those of one edition,
whose rows are equally long. What is asked comes in one after the other; `finish` works out advantages and value targets.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import torch

from blackgate.training.model import SEATS, Sight

Tensor = Any


@dataclass
class Questions:
    """What is asked in all games of a group at once, on the device."""

    rows: Tensor
    masks: Tensor
    seats: Tensor
    rewards: Tensor
    dones: Tensor
    actions: Tensor  # where somebody else chooses

    @property
    def players(self) -> Tensor:
        return self.rows[:, 0].long()  # the first column of every layout


def turned(vectors: Tensor, seats: Tensor, players: Tensor, back: bool = False) -> Tensor:
    """Vectors by seat, counted from the seat that looks on, as they are by number; `back`: the other way."""
    places = torch.arange(SEATS, device=vectors.device)
    away = seats.long()[:, None]
    index = (places + away) if back else (places - away)
    found = vectors.gather(1, torch.remainder(index, players[:, None]))
    return found * (places < players[:, None])


class Record:
    """A phase of some games."""

    def __init__(self, sight: Sight, steps: int, questions: Questions) -> None:
        games, device = len(questions.rows), questions.rows.device

        def empty(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros((steps, games, *shape), dtype=dtype, device=device)

        self.sight: Final = sight
        self.steps: Final = steps
        self.at = 0
        self.rows: Final = empty(questions.rows.shape[1], dtype=torch.uint8)
        self.masks: Final = empty(questions.masks.shape[1], dtype=torch.bool)
        self.seats: Final = empty(dtype=torch.int64)
        self.actions: Final = empty(dtype=torch.int64)
        self.chances: Final = empty()  # logarithm of that of the action
        self.values: Final = empty(SEATS)  # by number of the seat
        self.learns: Final = empty(dtype=torch.bool)
        self.rewards: Final = empty(SEATS)
        self.dones: Final = empty(dtype=torch.bool)
        self.advantages: Final = empty()
        self.targets: Final = empty(SEATS)  # from the seat that looks on

    def keep(self, questions: Questions, actions: Tensor, chances: Tensor, values: Tensor, learns: Tensor) -> None:
        """What was asked, and chosen. What came of the choice before is in the questions that follow it."""
        at = self.at
        self.rows[at] = questions.rows
        self.masks[at] = questions.masks
        self.seats[at] = questions.seats
        self.actions[at] = actions
        self.chances[at] = chances
        self.values[at] = values
        self.learns[at] = learns
        self.at += 1

    def keep_outcome(self, questions: Questions) -> None:
        """What came of the last choice."""
        self.rewards[self.at - 1] = questions.rewards
        self.dones[self.at - 1] = questions.dones

    def finish(self, questions: Questions, values: Tensor, advantage_decay: float, value_decay: float) -> None:
        """Look back from the end, where the values stand in for what has not been played yet.

        An advantage goes along a seat's own choices: from each to its next. A target is a vector over all seats and
        goes along all choices of a game.
        """
        next_values, next_advantages, ahead = values.clone(), torch.zeros_like(values), values.clone()
        games = torch.arange(len(values), device=values.device)
        for at in reversed(range(self.steps)):
            over, seat = self.dones[at][:, None], self.seats[at]
            next_values = torch.where(over, self.rewards[at], next_values)
            next_advantages = torch.where(over, torch.zeros_like(next_advantages), next_advantages)
            ahead = torch.where(over, self.rewards[at], ahead)
            own = self.values[at][games, seat]
            advantage = next_values[games, seat] - own + advantage_decay * next_advantages[games, seat]
            next_values[games, seat] = own
            next_advantages[games, seat] = advantage
            self.advantages[at] = advantage
            self.targets[at] = turned(ahead, seat, self.rows[at, :, 0].long(), back=True)
            ahead = value_decay * ahead + (1 - value_decay) * self.values[at]
        self.at = 0


@dataclass
class Examples:
    """Choices of one edition to learn from, in one long row."""

    sight: Sight
    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    targets: Tensor
    learns: Tensor

    def __len__(self) -> int:
        return len(self.rows)

    def some(self, index: Tensor) -> Examples:
        return Examples(
            self.sight,
            self.rows[index],
            self.masks[index],
            self.actions[index],
            self.chances[index],
            self.advantages[index],
            self.targets[index],
            self.learns[index],
        )


def examples_of(record: Record) -> Examples:
    """All choices of a phase; nothing is copied."""
    return Examples(
        record.sight,
        record.rows.flatten(0, 1),
        record.masks.flatten(0, 1),
        record.actions.flatten(),
        record.chances.flatten(),
        record.advantages.flatten(),
        record.targets.flatten(0, 1),
        record.learns.flatten(),
    )
