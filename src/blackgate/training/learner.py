"""The learner: chooses for all games at once, and improves the network by what came of it (PPO with action masks)."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import torch

from blackgate.training.model import Network, Sight, masked, shares
from blackgate.training.plan import Plan
from blackgate.training.rollout import Examples, Questions, turned

Tensor = Any
SMALL: Final = 1e-10


@dataclass
class Choices:
    """For one group of games: the actions, the logarithms of their chances, and all seats' chances to win."""

    actions: Tensor
    chances: Tensor
    values: Tensor  # by number of the seat


class Chooser:
    """A network at play."""

    def __init__(self, network: Network, seed: int) -> None:
        self.network: Final = network
        self.random: Final = torch.Generator(network.device).manual_seed(seed)

    def choose(self, asked: Sequence[tuple[Sight, Questions]], greedy: bool = False) -> list[Choices]:
        """An action for every question: at random by the policy, or the likeliest."""
        with torch.no_grad():
            logits, values = self.network.forward([(sight, questions.rows) for sight, questions in asked])
            found: list[Choices] = []
            start = 0
            for (_, questions), scores in zip(asked, logits, strict=True):
                likely = torch.log_softmax(masked(scores, questions.masks), 1)
                actions = likely.argmax(1) if greedy else self.drawn(likely)
                win = shares(values[start : start + len(scores)], questions.players).exp()
                found.append(
                    Choices(
                        actions,
                        likely.gather(1, actions[:, None])[:, 0],
                        turned(win, questions.seats, questions.players),
                    )
                )
                start += len(scores)
            return found

    def drawn(self, likely: Tensor) -> Tensor:
        """The largest after adding Gumbel noise is a draw by the chances."""
        uniform = torch.rand(likely.shape, generator=self.random, device=likely.device)
        return (likely - torch.log(-torch.log(uniform + SMALL) + SMALL)).argmax(1)


class Learner:
    """Changes a network."""

    def __init__(self, network: Network, plan: Plan) -> None:
        self.network: Final = network
        self.plan: Final = plan
        self.layers: Final = [layer.requires_grad_() for layer in network.layers.values()]
        self.adam: Final = torch.optim.Adam(
            self.layers, lr=plan.rate, betas=(0.9, 0.99), eps=1e-6, fused=plan.device != "cpu"
        )
        self.random: Final = torch.Generator(plan.device).manual_seed(plan.seed)
        self.updates = 0
        self.sums: dict[str, Tensor] = {}

    def minibatches(self, examples: Sequence[Examples]) -> Iterator[list[Examples]]:
        """All that is to be learned from, in a random order: of every edition as large a part as of the others."""
        indices = [torch.nonzero(each.learns)[:, 0] for each in examples]
        orders = [index[torch.randperm(len(index), generator=self.random, device=index.device)] for index in indices]
        count = max(1, round(sum(map(len, orders)) / self.plan.minibatch))
        for number in range(count):
            parts = [order[len(order) * number // count : len(order) * (number + 1) // count] for order in orders]
            yield [each.some(part) for each, part in zip(examples, parts, strict=True) if len(part)]

    def imitate(self, minibatch: Sequence[Examples], rate: float, value_weight: float) -> None:
        """Do what the bots did."""
        likely, values = self.forward(minibatch)
        actions = torch.cat([each.actions for each in minibatch])
        chosen = torch.cat(
            [scores.gather(1, each.actions[:, None])[:, 0] for scores, each in zip(likely, minibatch, strict=True)]
        )
        hit = torch.cat([scores.argmax(1) for scores in likely]) == actions
        targets = torch.cat([each.targets for each in minibatch])
        policy_loss = -chosen.mean()
        value_loss = -(targets * values).sum(1).mean()
        self.step(policy_loss + value_weight * value_loss, rate)
        self.note(policy=policy_loss, value=value_loss, hit=hit.float().mean())

    def improve(self, minibatch: Sequence[Examples], rate: float, entropy_weight: float) -> None:
        """Do more often what went better than expected, as long as it is not too far from what was done."""
        plan = self.plan
        likely, values = self.forward(minibatch)
        chosen = torch.cat(
            [scores.gather(1, each.actions[:, None])[:, 0] for scores, each in zip(likely, minibatch, strict=True)]
        )
        before = torch.cat([each.chances for each in minibatch])
        advantages = torch.cat([each.advantages for each in minibatch])
        targets = torch.cat([each.targets for each in minibatch])
        advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-6)
        ratio = (chosen - before).exp()
        policy_loss = -torch.minimum(ratio * advantages, ratio.clamp(1 - plan.clip, 1 + plan.clip) * advantages).mean()
        entropy = torch.cat([-(scores.exp() * scores.clamp_min(-50)).sum(1) for scores in likely]).mean()
        value_loss = -(targets * values).sum(1).mean()
        self.step(policy_loss + plan.value_weight * value_loss - entropy_weight * entropy, rate)
        with torch.no_grad():
            clipped = ((ratio - 1).abs() > plan.clip).float().mean()
            difference = (before - chosen).mean()
        self.note(policy=policy_loss, value=value_loss, entropy=entropy, clipped=clipped, difference=difference)

    def forward(self, minibatch: Sequence[Examples]) -> tuple[list[Tensor], Tensor]:
        """Logarithms of the actions' chances by edition, and of the seats'."""
        logits, values = self.network.forward([(each.sight, each.rows) for each in minibatch])
        likely = [
            torch.log_softmax(masked(scores, each.masks), 1) for scores, each in zip(logits, minibatch, strict=True)
        ]
        players = torch.cat([each.rows[:, 0] for each in minibatch]).long()
        return likely, shares(values, players).clamp_min(-50)

    def step(self, loss: Tensor, rate: float) -> None:
        for group in self.adam.param_groups:
            group["lr"] = rate
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        norm = torch.nn.utils.clip_grad_norm_(self.layers, 1.0)
        self.adam.step()
        self.network.clip()
        self.updates += 1
        self.note(norm=norm)

    # --- what to tell
    def note(self, **figures: Tensor) -> None:
        """Added up on the device: reading them would wait for it."""
        for name, figure in figures.items():
            total, count = self.sums.get(name, (0.0, 0))
            self.sums[name] = (total + figure.detach(), count + 1)

    def last(self, name: str) -> float:
        """The mean so far of what is told next."""
        total, count = self.sums.get(name, (0.0, 1))
        return float(total) / count

    def told(self) -> dict[str, float]:
        """The means since the last time."""
        found = {name: float(total) / count for name, (total, count) in self.sums.items()}
        self.sums = {}
        return found


def between(first: float, last: float, progress: float) -> float:
    """Down from one to the other along a cosine."""
    return last + (first - last) * 0.5 * (1 + math.cos(math.pi * min(progress, 1.0)))
