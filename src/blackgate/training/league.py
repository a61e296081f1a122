"""Seats held by the past: in some games a frozen version plays some seats, and nothing is learned from those."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import torch

from blackgate.training.learner import Choices, choose
from blackgate.training.model import SEATS, Actor, Network, Sight
from blackgate.training.plan import Plan
from blackgate.training.rollout import Questions

Tensor = Any
ALL_OTHERS: Final = 0.5  # of these games have a single seat that learns
SHARES: Final = (0.8, 0.2)  # of these games against each of the rivals
CERTAINTY: Final = 2.0  # what our bots do, they do for certain: the imitator's likings times this


class League:
    """The versions that are kept, and two rivals of them: the imitator of our bots, and one of its followers."""

    def __init__(self, plan: Plan, network: Network) -> None:
        self.plan: Final = plan
        self.chance: Final = Random(f"league {plan.seed}")
        self.imitator: Network | None = None
        self.past: list[Network] = []
        self.rivals: Final = [network.copy() for _ in SHARES]

    def keep(self, network: Network) -> None:
        """A version of now is a rival of later."""
        self.past.append(network.copy())
        if len(self.past) > self.plan.past:
            del self.past[self.chance.randrange(len(self.past) // 2)]

    def draw(self) -> None:
        """The rivals of a phase."""
        imitator, other = self.rivals
        other.become(self.chance.choice(self.past))
        imitator.become(self.imitator or self.past[0])
        for name in ("policy", "policy_bias"):
            imitator.layers[name].mul_(CERTAINTY)


class LeagueGames:
    """Which seats of a group's games are held by whom: 0 the learner, 1 and 2 the rivals."""

    def __init__(self, games: int, plan: Plan) -> None:
        self.holders: Final = torch.zeros((games, SEATS), dtype=torch.int64, device=plan.device)
        counts = [round(games * plan.league * share) for share in SHARES]
        order = torch.randperm(games, device=plan.device)
        self.slots: Final = [order[: counts[0]], order[counts[0] : sum(counts)]]
        self.rival: Final = torch.zeros(games, dtype=torch.int64, device=plan.device)
        for number, slots in enumerate(self.slots):
            self.rival[slots] = number + 1

    def seat_anew(self, questions: Questions) -> None:
        """Games that begin now get other holders: at least one seat learns."""
        games, device = len(self.rival), self.rival.device
        draws = torch.rand((games, SEATS + 2), device=device)
        most = torch.where(draws[:, SEATS] < ALL_OTHERS, 1.0, 0.5)
        held = draws[:, :SEATS] < most[:, None]
        learner = (draws[:, SEATS + 1] * questions.players).long()
        held &= torch.arange(SEATS, device=device) != learner[:, None]
        fresh = held.long() * self.rival[:, None]
        self.holders.copy_(torch.where(questions.dones[:, None], fresh, self.holders))

    def overrule(self, rivals: list[Actor], sight: Sight, questions: Questions, chosen: Choices) -> Tensor:
        """Let the rivals choose where they hold the seat that is asked; gives where the learner does."""
        holder = self.holders.gather(1, questions.seats.long()[:, None])[:, 0]
        for number, (rival, slots) in enumerate(zip(rivals, self.slots, strict=True)):
            if len(slots):
                some = Questions(**{name: getattr(questions, name)[slots] for name in vars(questions)})
                (choices,) = choose(rival, [(sight, some)])
                theirs = torch.where(holder[slots] == number + 1, choices.actions, chosen.actions[slots])
                chosen.actions[slots] = theirs
        return holder == 0
