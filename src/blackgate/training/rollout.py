"""What was seen, chosen and won in a phase, and what follows from it for each choice.

The games of a group of workers are of one edition, so that their rows are equally long, and are played in two halves. A
`Record` has a phase of one half: so many questions one after the other, and the one that follows them. Once it is full,
`finish` puts what can be learned from it into the group's `Examples`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import torch

from blackgate.training.model import SEATS, Sight

Tensor = Any


@dataclass
class Questions:
    """What is asked in all games of a group at once, on the device. Rewards, dones and afterstates are of the choice
    before."""

    rows: Tensor
    masks: Tensor
    seats: Tensor
    rewards: Tensor
    dones: Tensor
    actions: Tensor  # where somebody else chooses
    afterstates: Tensor  # what the seat that chose last sees, where another one is asked now; else zeros

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


class Examples:
    """Choices of one edition to learn from: of `halves` records with `steps` steps, in one long row."""

    def __init__(self, sight: Sight, sizes: tuple[int, int, int], columns: int, actions: int, device: str) -> None:
        def empty(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros((*sizes, *shape), dtype=dtype, device=device)

        self.sight: Final = sight
        self.rows: Final = empty(columns, dtype=torch.uint8)
        self.afterstates: Final = empty(columns, dtype=torch.uint8)  # what the seat saw next, if others came after it
        self.masks: Final = empty(actions, dtype=torch.bool)
        self.actions: Final = empty(dtype=torch.int64)
        self.chances: Final = empty()  # logarithms
        self.learns: Final = empty(dtype=torch.bool)
        self.advantages: Final = empty()
        self.targets: Final = empty(SEATS)  # from the seat that looks on
        count = sizes[0] * sizes[1] * sizes[2]
        self.long: Final = {
            name: value.view(count, *value.shape[3:]) for name, value in vars(self).items() if name != "sight"
        }

    def __len__(self) -> int:
        return len(self.long["actions"])

    def some(self, index: Tensor, after: Tensor) -> Sample:
        """Choices, and choices whose afterstates are valued."""
        long = self.long
        names = ("rows", "masks", "actions", "chances", "advantages", "targets")
        chosen = {name: long[name][index] for name in names}
        return Sample(
            self.sight, **chosen, afterstates=long["afterstates"][after], after_targets=long["targets"][after]
        )


@dataclass
class Sample:
    """Some of them."""

    sight: Sight
    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    advantages: Tensor
    targets: Tensor
    afterstates: Tensor
    after_targets: Tensor


class Record:
    """A phase of the games of a half, written one step after the other."""

    def __init__(self, examples: Examples, half: int, questions: Questions) -> None:
        steps, games = examples.actions.shape[1:]
        device = examples.actions.device

        def empty(*shape: int, dtype: Any = torch.float32) -> Tensor:
            return torch.zeros((steps + 1, games, *shape), dtype=dtype, device=device)

        self.examples: Final = examples
        self.half: Final = half
        self.steps: Final = steps
        self.at: Final = torch.zeros(1, dtype=torch.int64, device=device)  # where the next questions go
        self.kept: Final[dict[str, Tensor]] = {
            "rows": empty(questions.rows.shape[1], dtype=torch.uint8),
            "afterstates": empty(questions.rows.shape[1], dtype=torch.uint8),
            "masks": empty(questions.masks.shape[1], dtype=torch.bool),
            "seats": empty(dtype=torch.int64),
            "actions": empty(dtype=torch.int64),
            "chances": empty(),
            "values": empty(SEATS),  # by number of the seat
            "after": empty(),  # the chance of the seat that chose last, as it sees it
            "learns": empty(dtype=torch.bool),
            "rewards": empty(SEATS),
            "dones": empty(dtype=torch.bool),
        }

    def keep(self, **figures: Tensor) -> None:
        """What was asked, and chosen."""
        for name, figure in figures.items():
            kept = self.kept[name]
            kept.index_copy_(0, self.at, figure[None].to(kept.dtype))
        self.at.add_(1)

    def finish(self, advantage_decay: float, value_decay: float) -> None:
        """Look back from the end, where the values stand in for what has not been played yet.

        An advantage goes along a seat's own choices. Where others choose next, it ends with the afterstate, and what
        comes of their choices counts `advantage_decay` times: that is mostly luck. A target is a vector over all seats
        and goes along all choices of a game; that of an afterstate is the same.
        """
        kept, examples = self.kept, self.examples
        values = kept["values"]
        next_values, next_advantages, ahead = values[-1].clone(), torch.zeros_like(values[-1]), values[-1].clone()
        # whose next own choice, or end of the game, has been seen
        known = torch.zeros_like(values[-1]).scatter(1, kept["seats"][-1][:, None], 1.0)
        for at in reversed(range(self.steps)):
            over, seat = kept["dones"][at + 1][:, None], kept["seats"][at][:, None]
            rewards = kept["rewards"][at + 1]
            next_values = torch.where(over, rewards, next_values)
            next_advantages = torch.where(over, torch.zeros_like(rewards), next_advantages)
            known = torch.where(over, torch.ones_like(rewards), known)
            ahead = torch.where(over, rewards, ahead)
            own = values[at].gather(1, seat)
            follows, more = next_values.gather(1, seat), next_advantages.gather(1, seat)
            after = kept["after"][at + 1][:, None]
            others = known.gather(1, seat) * (follows - after + more)
            advantage = torch.where(
                kept["afterstates"][at + 1][:, :1] > 0, after - own + advantage_decay * others, follows - own + more
            )
            known = known.scatter(1, seat, 1.0)
            next_values = next_values.scatter(1, seat, own)
            next_advantages = next_advantages.scatter(1, seat, advantage)
            examples.advantages[self.half, at] = advantage[:, 0]
            examples.targets[self.half, at] = turned(ahead, seat[:, 0], kept["rows"][at, :, 0].long(), back=True)
            ahead = value_decay * ahead + (1 - value_decay) * values[at]
        for name in ("rows", "masks", "actions", "chances", "learns"):
            getattr(examples, name)[self.half].copy_(kept[name][:-1])
        examples.afterstates[self.half].copy_(kept["afterstates"][1:])
        for kept_figure in kept.values():  # what follows is the first of the next phase
            kept_figure[0] = kept_figure[-1]
        self.at.fill_(1)
