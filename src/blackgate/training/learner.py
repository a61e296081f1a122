"""The learner: chooses for all games at once, and improves the network by what came of it (PPO with action masks)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import torch

from blackgate.training.capture import Captured
from blackgate.training.model import Actor, Network, Sight, masked, shares
from blackgate.training.plan import Plan
from blackgate.training.rollout import Examples, Questions, Sample, turned

Tensor = Any
SMALL: Final = 1e-10
AFTERSTATES: Final = 4  # choices of a minibatch for each afterstate that is valued beside them
FIGURES: Final = ("policy", "value", "norm", "hit", "entropy", "clipped", "difference")  # that are told


@dataclass
class Choices:
    """For one group of games: the actions, the logarithms of their chances, and all seats' chances to win."""

    actions: Tensor
    chances: Tensor
    values: Tensor  # by number of the seat


def choose(network: Network | Actor, asked: Sequence[tuple[Sight, Questions]], greedy: bool = False) -> list[Choices]:
    """An action for every question: at random by the policy, or the likeliest."""
    with torch.no_grad():
        logits, values = network.forward([(sight, questions.rows) for sight, questions in asked])
        found: list[Choices] = []
        for (_, questions), scores, part in zip(asked, logits, values.split([len(s) for s in logits]), strict=True):
            likely = torch.log_softmax(masked(scores, questions.masks), 1)
            actions = likely.argmax(1) if greedy else drawn(likely)
            chances = likely.gather(1, actions[:, None])[:, 0]
            win = shares(part, questions.players).exp()
            found.append(Choices(actions, chances, turned(win, questions.seats, questions.players)))
        return found


def own_chances(network: Actor, seen: Sequence[tuple[Sight, Tensor]]) -> list[Tensor]:
    """To win, of the seat that sees each row."""
    with torch.no_grad():
        players = torch.cat([rows[:, 0] for _, rows in seen]).long()
        return list(shares(network.values(seen), players)[:, 0].exp().split([len(rows) for _, rows in seen]))


def drawn(likely: Tensor) -> Tensor:
    """The largest after adding Gumbel noise is a draw by the chances."""
    return (likely - torch.log(-torch.log(torch.rand_like(likely) + SMALL) + SMALL)).argmax(1)


class Learner:
    """Changes a network."""

    def __init__(self, network: Network, plan: Plan) -> None:
        self.network: Final = network
        self.plan: Final = plan
        self.layers: Final = [layer.requires_grad_() for layer in network.layers.values()]
        on_gpu = plan.device != "cpu"
        # Numbers that change from step to step are on the device, so that a step can be recorded
        self.rate: Final = torch.tensor(plan.rate, device=plan.device)
        self.entropy_weight: Final = torch.tensor(plan.entropy, device=plan.device)
        self.value_weight: Final = torch.tensor(1.0, device=plan.device)
        # Each row of the first layer is on in a part of the positions only, and the norm after it bounds what it adds
        self.first_rate: Final = torch.tensor(plan.rate, device=plan.device)
        rest = [layer for name, layer in network.layers.items() if name != "first"]
        self.adam: Final = torch.optim.Adam(
            [{"params": [network.layers["first"]], "lr": self.first_rate}, {"params": rest, "lr": self.rate}],
            betas=(0.9, 0.99),
            eps=1e-8,
            fused=on_gpu,
            capturable=on_gpu,
        )
        self.figures: Final = torch.zeros(len(FIGURES), device=plan.device)
        self.updates = 0
        self.taken_at = 0

    def set_rate(self, rate: float) -> None:
        self.rate.fill_(rate)
        self.first_rate.fill_(rate * self.plan.first_rate)

    def forward(self, samples: Sequence[Sample]) -> tuple[Tensor, Tensor, Tensor, Tensor]:
        """Logarithms of the chosen actions' chances, the value's loss, the entropy, and how often the likeliest was
        chosen."""
        seen = [(each.sight, torch.cat((each.rows, each.afterstates))) for each in samples]
        logits, values = self.network.forward(seen)
        chosen, entropies, hits = [], [], []
        for scores, each in zip(logits, samples, strict=True):
            likely = torch.log_softmax(masked(scores[: len(each.rows)], each.masks), 1)
            chosen.append(likely.gather(1, each.actions[:, None])[:, 0])
            entropies.append(-(likely.exp() * likely.clamp_min(-50)).sum(1))
            hits.append((likely.detach().argmax(1) == each.actions).float())
        players = torch.cat([rows[:, 0] for _, rows in seen]).long()
        wins = shares(values, players).clamp_min(-50)
        targets = torch.cat([target for each in samples for target in (each.targets, each.after_targets)])
        there = (players > 0).float()
        value_loss = -((targets * wins).sum(1) * there).sum() / there.sum()
        return torch.cat(chosen), value_loss, torch.cat(entropies).mean(), torch.cat(hits).mean()

    def imitate(self, samples: Sequence[Sample]) -> None:
        """Do what the bots did."""
        chosen, value_loss, entropy, hit = self.forward(samples)
        policy_loss = -chosen.mean()
        norm = self.step(policy_loss + self.value_weight * value_loss)
        self.note(policy=policy_loss, value=value_loss, norm=norm, hit=hit, entropy=entropy)

    def improve(self, samples: Sequence[Sample]) -> None:
        """Do more often what went better than expected, as long as it is not too far from what was done."""
        clip = self.plan.clip
        chosen, value_loss, entropy, hit = self.forward(samples)
        before = torch.cat([each.chances for each in samples])
        advantages = torch.cat([each.advantages for each in samples])
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        ratio = (chosen - before).exp()
        policy_loss = -torch.minimum(ratio * advantages, ratio.clamp(1 - clip, 1 + clip) * advantages).mean()
        norm = self.step(policy_loss + self.plan.value_weight * value_loss - self.entropy_weight * entropy)
        clipped = ((ratio.detach() - 1).abs() > clip).float().mean()
        difference = (before - chosen.detach()).mean()
        self.note(
            policy=policy_loss,
            value=value_loss,
            norm=norm,
            hit=hit,
            entropy=entropy,
            clipped=clipped,
            difference=difference,
        )

    def step(self, loss: Tensor) -> Tensor:
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(self.layers, 1.0)
        self.adam.step()
        self.network.clip()
        return norm

    # --- figures
    def note(self, **figures: Tensor) -> None:
        """Added up on the device: reading them would wait for it."""
        zero = torch.zeros((), device=self.plan.device)
        self.figures.add_(torch.stack([figures.get(name, zero).detach() for name in FIGURES]))

    def taken_figures(self) -> dict[str, float]:
        """The means since the last time."""
        count = max(1, self.updates - self.taken_at)
        found = {name: float(figure) / count for name, figure in zip(FIGURES, self.figures.tolist(), strict=True)}
        self.figures.zero_()
        self.taken_at = self.updates
        return found


class Lessons:
    """Minibatches of some groups' examples: of every edition as large a part as of the others."""

    def __init__(self, learner: Learner, examples: Sequence[Examples], minibatch: int, imitating: bool) -> None:
        self.learner: Final = learner
        self.examples: Final = examples
        total = sum(map(len, examples))
        device = learner.plan.device
        self.indices: Final = [
            torch.zeros(max(1, minibatch * len(each) // total), dtype=torch.int64, device=device) for each in examples
        ]
        self.after: Final = [torch.zeros_like(index[: max(1, len(index) // AFTERSTATES)]) for index in self.indices]
        learn = learner.imitate if imitating else learner.improve
        self.learn: Final = lambda: learn(
            [e.some(*i) for e, *i in zip(examples, self.indices, self.after, strict=True)]
        )
        self.captured: dict[bool, Captured] = {}  # with weights rounded, or not

    def count(self) -> int:
        """About how many there are in a phase."""
        return max(1, len(self.examples[0]) // len(self.indices[0]))

    def once(self) -> Iterator[None]:
        """Learn from all there is in a random order; every step gives a minibatch."""
        found = [torch.nonzero(each.long["learns"])[:, 0] for each in self.examples]
        orders = [index[torch.randperm(len(index), device=index.device)] for index in found]
        valued = [torch.nonzero(each.long["afterstates"][:, 0])[:, 0] for each in self.examples]
        count = min(len(order) // len(index) for order, index in zip(orders, self.indices, strict=True))
        for number in range(count):
            for order, index in zip(orders, self.indices, strict=True):
                index.copy_(order[number * len(index) : (number + 1) * len(index)])
            for each, after in zip(valued, self.after, strict=True):
                if len(each):
                    after.copy_(each[torch.randint(len(each), after.shape, device=after.device)])
            quantised = self.learner.network.quantised
            if quantised not in self.captured:
                self.captured[quantised] = Captured(self.learn, self.learner.plan.device)
            self.captured[quantised]()
            self.learner.updates += 1
            yield


def between(first: float, last: float, progress: float) -> float:
    """Down from one to the other along a cosine."""
    return last + (first - last) * 0.5 * (1 + math.cos(math.pi * min(progress, 1.0)))
