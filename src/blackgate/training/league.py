"""Seats held by the past: in some games a frozen earlier version plays some seats, and nothing is learned from those."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import torch

from blackgate.training.learner import Choices, Chooser
from blackgate.training.model import SEATS, Network, Sight
from blackgate.training.plan import Plan
from blackgate.training.rollout import Questions

Tensor = Any
ALL_OTHERS: Final = 0.5  # of these games have a single seat that learns


class League:
    """The versions that are kept, and two rivals of them: the imitator of our bots, and one of its followers."""

    def __init__(self, plan: Plan) -> None:
        self.plan: Final = plan
        self.chance: Final = Random(f"league {plan.seed}")
        self.imitator: Network | None = None
        self.past: list[Network] = []
        self.rivals: list[Chooser] = []

    def keep(self, network: Network) -> None:
        """A version of now is a rival of later."""
        self.past.append(network.copy())
        if len(self.past) > self.plan.past:
            del self.past[self.chance.randrange(len(self.past) // 2)]

    def draw(self, phase: int) -> None:
        """The rivals of a phase."""
        rivals = [self.imitator or self.past[0], self.chance.choice(self.past)] if self.past else []
        self.rivals = [Chooser(rival, self.plan.seed + 1000 * phase + i) for i, rival in enumerate(rivals)]


class LeagueGames:
    """Which seats of a group's games are held by whom: 0 the learner, 1 and 2 the rivals."""

    def __init__(self, games: int, plan: Plan, seed: int) -> None:
        self.random: Final = torch.Generator(plan.device).manual_seed(seed)
        self.holders: Final = torch.zeros((games, SEATS), dtype=torch.int64, device=plan.device)
        share = round(games * plan.league / 2)
        everywhere = torch.randperm(games, generator=self.random, device=plan.device)
        self.of_rival: Final = [everywhere[:share], everywhere[share : 2 * share]]
        self.rival: Final = torch.zeros(games, dtype=torch.int64, device=plan.device)
        for number, slots in enumerate(self.of_rival):
            self.rival[slots] = number + 1

    def seat_anew(self, questions: Questions, everywhere: bool) -> None:
        """Games that begin now get other holders: at least one seat learns."""
        games, device = len(self.rival), self.rival.device
        draws = torch.rand((games, SEATS + 2), generator=self.random, device=device)
        most = torch.where(draws[:, SEATS] < ALL_OTHERS, 1.0, 0.5)
        held = draws[:, :SEATS] < most[:, None]
        learner = (draws[:, SEATS + 1] * questions.players).long()
        held &= torch.arange(SEATS, device=device) != learner[:, None]
        fresh = held.long() * self.rival[:, None]
        begun = torch.ones_like(questions.dones) if everywhere else questions.dones
        self.holders.copy_(torch.where(begun[:, None], fresh, self.holders))

    def choose(self, rivals: list[Chooser], sight: Sight, questions: Questions, chosen: Choices) -> Tensor:
        """Let the rivals choose where they hold the seat that is asked; gives where the learner does."""
        holder = self.holders.gather(1, questions.seats.long()[:, None])[:, 0]
        if not rivals:
            return torch.ones_like(holder, dtype=torch.bool)
        for number, (rival, slots) in enumerate(zip(rivals, self.of_rival, strict=True)):
            if len(slots):
                some = Questions(**{name: getattr(questions, name)[slots] for name in vars(questions)})
                (choices,) = rival.choose([(sight, some)])
                theirs = torch.where(holder[slots] == number + 1, choices.actions, chosen.actions[slots])
                chosen.actions[slots] = theirs
        return holder == 0
