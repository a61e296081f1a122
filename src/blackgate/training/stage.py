"""A stage of the training: games of all groups, played phase by phase, while the learner learns from the phase before.

`steps` decisions of every game are a phase. The halves take turns: while the workers play one, the learner chooses for
the other. Beside that it goes through some minibatches; what it learns from them is played by from the next phase on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import accumulate
from typing import Any, Final

import torch

from blackgate.edition import load_edition
from blackgate.network.inputs import Inputs
from blackgate.observation.layout import LARGEST
from blackgate.training.capture import AT_ONCE, Beside, Captured
from blackgate.training.editions import made_up_edition
from blackgate.training.groups import Group
from blackgate.training.jobs import Job
from blackgate.training.league import League, LeagueGames
from blackgate.training.learner import Learner, Lessons, choose, own_chances
from blackgate.training.model import Actor, Sight, Sights
from blackgate.training.plan import Plan, mixed_options
from blackgate.training.workers import HALVES, Worker

IMITATED: Final = "veteran"
IMITATION_SLOTS: Final = 96  # games of a worker and half: bots are much slower than the engine
IMITATION_EPOCHS: Final = 4
OWN_SHARE: Final = 0.5  # games of a worker whose edition is made up: its rows are longer
MADE_UP_FROM: Final = 1000  # numbers below are for measuring


class Stage:
    """Imitation, or self-play."""

    def __init__(
        self, plan: Plan, workers: list[Worker], learner: Learner, league: League, sights: Sights, imitating: bool
    ) -> None:
        self.plan: Final = plan
        self.learner: Final = learner
        self.league: Final = league
        self.imitating: Final = imitating
        self.steps: Final = plan.imitation_steps if imitating else plan.steps
        self.value_decay: Final = 1.0 if imitating else plan.value_decay  # nothing to begin with but what came
        self.phase = 0
        self.editions = MADE_UP_FROM
        self.rows = 0
        self.waited = self.computed = 0.0  # seconds: for workers, and for the device
        self.ended: Final = torch.zeros((), dtype=torch.int64, device=plan.device)
        standard = len(workers) - plan.own_workers
        self.groups: Final = [self.group(workers[:standard], sights.of(load_edition()))]
        for worker in workers[standard:]:
            self.groups.append(self.group([worker], None))
        self.league_games: Final = [LeagueGames(self.groups[0].games, plan) for _ in range(HALVES)]
        ends = list(accumulate(group.games for group in self.groups))
        self.slices: Final = [slice(end - group.games, end) for end, group in zip(ends, self.groups, strict=True)]
        self.actions: Final = [torch.zeros(ends[-1], dtype=torch.int64, device=plan.device) for _ in range(HALVES)]
        minibatch = plan.imitation_minibatch if imitating else plan.minibatch
        self.lessons: Final = Lessons(learner, [group.examples for group in self.groups], minibatch, imitating)
        self.actor: Final = Actor(learner.network, [group.sight for group in self.groups])
        self.rivals: Final = [Actor(rival, [self.groups[0].sight]) for rival in league.rivals]
        self.beside: Final = Beside(plan.device)  # learning, while games are played
        self.pending: Iterator[None] = iter(())
        self.captured: dict[tuple[str, int, bool], Captured] = {}

    # --- games
    def group(self, workers: list[Worker], sight: Sight | None) -> Group:
        """Without a sight, of an edition made up."""
        plan = self.plan
        if sight is None:
            jobs, inputs = self.made_up(workers)
            sight = Sight(inputs, plan.device)
        else:
            jobs = self.jobs(workers, plan.slots, Job((), load_edition(), 0, 0))
        return Group(workers, jobs, sight, self.steps, plan.device)

    def made_up(self, workers: list[Worker]) -> tuple[list[list[Job]], Inputs]:
        """Games of the next edition that is made up, always in the largest layout: all of them look alike."""
        edition = made_up_edition(self.editions)
        self.editions += 1
        jobs = self.jobs(workers, max(1, round(self.plan.slots * OWN_SHARE)), Job((), edition, 0, 0, largest=True))
        return jobs, Inputs(edition, LARGEST)

    def jobs(self, workers: list[Worker], slots: int, like: Job) -> list[list[Job]]:
        """For each worker the games of its halves."""
        slots = min(slots, IMITATION_SLOTS) if self.imitating else slots
        found: list[list[Job]] = []
        for worker in workers:
            halves: list[Job] = []
            for half in range(HALVES):
                seed = self.plan.seed * 7919 + self.editions * 1009 + worker.number * HALVES + half
                options = tuple(mixed_options(slots, seed))
                imitated = IMITATED if self.imitating else ""
                halves.append(Job(options, like.edition, seed, slots, imitated=imitated, largest=like.largest))
            found.append(halves)
        return found

    def rotate_editions(self) -> None:
        """Now and then the made-up editions change, one after the other, between two phases."""
        for number, group in enumerate(self.groups[1:], 1):
            if (self.phase + number * 7) % self.plan.edition_phases == 0 and self.phase:
                self.learn_all()  # what was played of the old one
                for half in range(HALVES):
                    group.wait(half)
                jobs, inputs = self.made_up(group.workers)
                group.begin(jobs)
                group.sight.assign(inputs)
                self.actor.refresh()
                for half, record in enumerate(group.records):
                    record.at.zero_()
                    group.upload(half)
                    self.act_in([number], half)
                    self.play([number], half)

    # --- a phase
    def play_phase(self, between_steps: Callable[[], None]) -> None:
        """Every game goes on by `steps` decisions; meanwhile learn from the phase before."""
        steps = self.steps + (1 if self.phase == 0 else 0)  # the first record has no questions yet
        epochs = IMITATION_EPOCHS if self.imitating else self.plan.epochs
        per_step = self.lessons.count() * epochs / (HALVES * self.steps)
        owed = 0.0
        for actor in (self.actor, *self.rivals):
            actor.refresh()
        for _ in range(steps):
            for half in range(HALVES):
                self.half_step(half)
                owed += per_step
                while owed >= 1:
                    owed -= 1
                    with self.beside():
                        next(self.pending, None)
                between_steps()
        self.learn_all()
        for half in range(HALVES):
            self.captured_call("finish", half, self.finish)
        self.beside.begin()
        self.pending = self.learned(epochs)
        self.phase += 1

    def learn_all(self) -> None:
        """What is left of the phase before."""
        with self.beside():
            for _ in self.pending:
                pass
        self.beside.end()

    def learned(self, epochs: int) -> Iterator[None]:
        """Go through what was played; bots' games again, but what came of them only once: it would be learned by
        heart."""
        for epoch in range(epochs):
            self.learner.value_weight.fill_(float(epoch == 0 or not self.imitating))
            yield from self.lessons.once()

    def half_step(self, half: int) -> None:
        begun = time.monotonic()
        for group in self.groups:
            group.wait(half)
            group.upload(half)
        asked = time.monotonic()
        self.captured_call("act", half, self.act)
        self.waited += asked - begun
        self.play(range(len(self.groups)), half)
        self.computed += time.monotonic() - asked
        self.rows += len(self.actions[half])

    def play(self, numbers: Iterable[int], half: int) -> None:
        """Send the actions to the workers of these groups."""
        actions = self.actions[half].cpu().numpy()
        for number in numbers:
            self.groups[number].play(half, None if self.imitating else actions[self.slices[number]])

    def captured_call(self, name: str, half: int, run: Callable[[int], None]) -> None:
        key = (name, half, self.learner.network.quantised)
        if key not in self.captured:
            self.captured[key] = Captured(lambda: run(half), self.plan.device, AT_ONCE)
        self.captured[key]()

    def act(self, half: int) -> None:
        self.act_in(range(len(self.groups)), half)

    def act_in(self, numbers: Iterable[int], half: int) -> None:
        """Choose in every game of these groups, and keep what was asked and chosen."""
        asked = [(self.groups[number].sight, self.groups[number].questions(half)) for number in numbers]
        choices = choose(self.actor, asked)
        after = own_chances(self.actor, [(sight, questions.afterstates) for sight, questions in asked])
        for number, (sight, questions), chosen, own in zip(numbers, asked, choices, after, strict=True):
            learns: Any = torch.ones_like(questions.dones)
            if self.imitating:
                chosen.actions = questions.actions
            elif number == 0:
                games = self.league_games[half]
                games.seat_anew(questions)
                learns = games.overrule(self.rivals, sight, questions, chosen)
            self.ended.add_(questions.dones.sum())
            self.actions[half][self.slices[number]] = chosen.actions
            self.groups[number].records[half].keep(
                rows=questions.rows,
                masks=questions.masks,
                seats=questions.seats,
                actions=chosen.actions,
                chances=chosen.chances,
                values=chosen.values,
                afterstates=questions.afterstates,
                after=own,
                learns=learns,
                rewards=questions.rewards,
                dones=questions.dones,
            )

    def finish(self, half: int) -> None:
        for group in self.groups:
            group.records[half].finish(self.plan.advantage_decay, self.value_decay)

    def stop(self) -> None:
        """Wait until nobody plays any more."""
        for group in self.groups:
            for half in range(HALVES):
                group.wait(half)
