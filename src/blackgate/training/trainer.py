"""The whole training: workers play, the learner chooses and learns in between, a referee measures as it goes.

A phase is so many decisions of every game. While a phase is played, the learner learns from the one before: a
minibatch or so between half-steps, while the workers are busy. With `phases` instead of seconds everything that is
learned follows from the seed.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import torch

from blackgate.edition import Edition, load_edition
from blackgate.rules.options import Options
from blackgate.training.editions import made_up_edition
from blackgate.training.evaluation import final_matches
from blackgate.training.groups import Group, pin
from blackgate.training.jobs import NETWORK, Job
from blackgate.training.league import League, LeagueGames
from blackgate.training.learner import Choices, Chooser, Learner, between
from blackgate.training.matches import Match, Referee, Score
from blackgate.training.model import Network, Sights
from blackgate.training.plan import Plan, mixed_options
from blackgate.training.rollout import Examples, Questions, Record, examples_of
from blackgate.training.storage import Log, resume, save
from blackgate.training.workers import HALVES, Worker

Tensor = Any
IMITATED: Final = "veteran"
IMITATION_SLOTS: Final = 96  # games of a worker and half: bots are much slower than the engine
IMITATION_EPOCHS: Final = 2
MOST_CLIPPED: Final = 0.15  # of the choices of a phase
CHECKPOINT: Final = 60.0  # seconds
OWN_SHARE: Final = 0.5  # games of a worker whose edition is made up: its rows are longer
MADE_UP_FROM: Final = 1000  # numbers below are for measuring


class Trainer:
    """Everything that is alive during a training."""

    def __init__(self, plan: Plan, folder: Path, going_on: Path | None = None) -> None:
        self.plan: Final = plan
        most = max(plan.slots, IMITATION_SLOTS, 128)
        workers = [Worker(number, most) for number in range(plan.workers + 1)]  # before CUDA begins
        self.folder: Final = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.log: Final = Log(folder)
        torch.backends.cuda.matmul.allow_tf32 = True
        if plan.device != "cpu":
            for worker in workers:
                pin(worker)
        self.workers: Final = workers
        standard = workers[1 : plan.workers + 1 - plan.own_workers]
        own = workers[plan.workers + 1 - plan.own_workers :]
        self.groups: Final = [Group(standard, plan.device), *[Group([worker], plan.device) for worker in own]]
        self.sights: Final = Sights(plan.device)
        self.network: Final = Network(plan.width, plan.seed, plan.device)
        self.learner: Final = Learner(self.network, plan)
        self.chooser: Final = Chooser(self.network, plan.seed + 1)
        self.league: Final = League(plan)
        self.games: list[LeagueGames] = []
        self.referee: Final = Referee(workers[:1], self.sights)
        self.scores: list[Score] = []
        self.measured = 0
        self.editions = MADE_UP_FROM
        self.phase = 0
        self.rows = 0
        self.ended = torch.zeros((), dtype=torch.int64, device=plan.device)
        self.examples: list[Examples] = []
        self.pending: Iterator[list[Examples]] = iter(())
        self.per_step = 0.0
        self.owed = 0.0
        self.caution = 1.0  # times the learning rate: less where the policy changes too fast
        self.done: dict[str, float] = {}
        if going_on is not None:
            self.done = resume(going_on, self.learner, self.league, plan)
        self.log.write("plan", **asdict(plan))

    # --- games
    def jobs(self, group: Group, number: int, edition: Edition, imitated: str) -> list[list[Job]]:
        """For each worker of a group, the games of its halves."""
        slots = IMITATION_SLOTS if imitated else self.plan.slots if number == 0 else round(self.plan.slots * OWN_SHARE)
        slots = min(slots, self.plan.slots)
        found: list[list[Job]] = []
        for worker in group.workers:
            seeds = [
                self.plan.seed * 7919 + self.phase * 1009 + worker.number * HALVES + half for half in range(HALVES)
            ]
            options = [tuple(mixed_options(slots, seed)) for seed in seeds]
            found.append([Job(options[half], edition, seeds[half], slots, imitated=imitated) for half in range(HALVES)])
        return found

    def begin(self, imitated: str = "") -> None:
        """New games everywhere."""
        for number in range(len(self.groups)):
            self.begin_group(number, imitated)
        first = self.groups[0]
        self.games = [
            LeagueGames(len(questions.rows), self.plan, self.plan.seed + half)
            for half, questions in enumerate(first.waiting)
            if questions is not None
        ]
        for games, questions in zip(self.games, first.waiting, strict=True):
            assert questions is not None
            games.seat_anew(questions, everywhere=True)
        self.examples, self.pending = [], iter(())

    def begin_group(self, number: int, imitated: str) -> None:
        edition = load_edition()
        if number > 0:
            edition = made_up_edition(self.editions)
            self.editions += 1
        group = self.groups[number]
        group.begin(self.jobs(group, number, edition, imitated), self.sights.of(edition))

    # --- a phase
    def play_phase(self, imitating: bool) -> None:
        """`steps` decisions of every game; meanwhile learn from the phase before."""
        records: list[list[Record | None]] = [[None] * len(self.groups) for _ in range(HALVES)]
        for step in range(self.plan.steps):
            for half in range(HALVES):
                self.half_step(step, half, records[half], imitating)
                if step == 0 and half == HALVES - 1 and self.examples:
                    self.start_learning(imitating)
                self.learn(imitating)
                self.measure()
        for half in range(HALVES):
            for number, group in enumerate(self.groups):
                group.records[half] = records[half][number]
        self.learn(imitating, everything=True)
        if not imitating:
            self.caution = min(1.0, self.caution * (0.8 if self.learner.last("clipped") > MOST_CLIPPED else 1.1))
        self.phase += 1

    def half_step(self, step: int, half: int, records: list[Record | None], imitating: bool) -> None:
        asked: list[tuple[Any, Questions]] = []
        for group in self.groups:
            questions = group.questions(half)
            assert group.sight is not None
            asked.append((group.sight, questions))
        choices = self.chooser.choose(asked)
        for number, (group, (sight, questions), chosen) in enumerate(zip(self.groups, asked, choices, strict=True)):
            learns = self.overruled(number, half, sight, questions, chosen, imitating)
            record = records[number]
            if record is None:
                self.finish(group, half, questions, chosen)
                record = records[number] = Record(sight, self.plan.steps, questions)
            else:
                record.keep_outcome(questions)
            record.keep(questions, chosen.actions, chosen.chances, chosen.values, learns)
            self.ended += questions.dones.sum()
            self.rows += len(questions.rows)
        actions = torch.cat([chosen.actions for chosen in choices]).cpu().numpy()  # waits for the device
        start = 0
        for group, (_, questions) in zip(self.groups, asked, strict=True):
            group.play(half, None if imitating else actions[start : start + len(questions.rows)])
            start += len(questions.rows)

    def overruled(
        self, number: int, half: int, sight: Any, questions: Questions, chosen: Choices, imitating: bool
    ) -> Tensor:
        """Where bots or the past choose; gives from which choices is learned."""
        if imitating:
            chosen.actions = questions.actions
        elif number == 0:
            self.games[half].seat_anew(questions, everywhere=False)
            return self.games[half].choose(self.league.rivals, sight, questions, chosen)
        return torch.ones_like(questions.dones)

    def finish(self, group: Group, half: int, questions: Questions, chosen: Choices) -> None:
        """The phase before is complete: what came of its last choice is known now."""
        record = group.records[half]
        if record is not None:
            record.keep_outcome(questions)
            record.finish(questions, chosen.values, self.plan.advantage_decay, self.plan.value_decay)
            self.examples.append(examples_of(record))
            group.records[half] = None

    # --- learning
    def start_learning(self, imitating: bool) -> None:
        """Go through the phase that is complete, in time for the next one."""
        epochs = IMITATION_EPOCHS if imitating else self.plan.epochs
        examples, self.examples = self.examples, []
        count = max(1, round(sum(map(len, examples)) / self.plan.minibatch)) * epochs
        self.per_step = count / (HALVES * self.plan.steps - HALVES)

        def minibatches() -> Iterator[tuple[list[Examples], int]]:
            for epoch in range(epochs):
                for minibatch in self.learner.minibatches(examples):
                    yield minibatch, epoch

        self.pending = minibatches()  # type: ignore[assignment]
        self.owed = 0.0

    def learn(self, imitating: bool, everything: bool = False) -> None:
        self.owed += self.per_step
        while self.owed >= 1 or everything:
            self.owed -= 1
            found: Any = next(self.pending, None)
            if found is None:
                self.owed = 0.0
                return
            minibatch, epoch = found
            plan, progress = self.plan, self.progress
            if imitating:
                self.learner.imitate(minibatch, between(plan.imitation_rate, plan.rate, progress), float(epoch == 0))
            else:
                rate = self.caution * between(plan.rate, plan.last_rate, progress)
                self.learner.improve(minibatch, rate, between(plan.entropy, plan.last_entropy, progress))

    # --- the two parts
    def run(self) -> None:
        """All of it."""
        if not self.done:
            self.imitate()
        self.play()
        if self.plan.final_games:
            self.evaluate()
        self.close()

    def imitate(self) -> None:
        plan = self.plan
        self.begin(imitated=IMITATED)
        for _ in self.phases_of(plan.imitation, plan.imitation_phases):
            self.play_phase(imitating=True)
            self.report(imitating=True)
        self.stop_workers()
        self.league.imitator = self.network.copy()
        self.save()

    def play(self) -> None:
        """Self-play, in part against the past."""
        plan = self.plan
        self.league.keep(self.network)
        self.phase = 0
        self.begin()
        for _ in self.phases_of(plan.seconds, plan.phases):
            self.league.draw(self.phase)
            self.network.quantised = self.progress >= plan.quantised_from
            self.rotate_editions()
            self.play_phase(imitating=False)
            self.report(imitating=False)
        self.stop_workers()
        self.save()

    def phases_of(self, seconds: float, phases: int) -> Iterator[None]:
        """As long as there is time, or so many. `progress` goes from 0 to 1 meanwhile."""
        start = self.reported = self.saved = self.kept = time.monotonic()
        number = 0
        while True:
            passed = time.monotonic() - start
            self.progress = number / phases if phases else passed / seconds if seconds else 1.0
            if self.progress >= 1:
                return
            yield
            number += 1

    def rotate_editions(self) -> None:
        """Now and then the made-up editions change, one after the other."""
        for number in range(1, len(self.groups)):
            group = self.groups[number]
            if self.phase and (self.phase + number * 7) % self.plan.edition_phases == 0:
                for half in range(HALVES):
                    questions = group.questions(half)
                    assert group.sight is not None
                    (chosen,) = self.chooser.choose([(group.sight, questions)])
                    self.finish(group, half, questions, chosen)
                self.begin_group(number, "")

    def stop_workers(self) -> None:
        """Wait until nobody plays any more."""
        for half in range(HALVES):
            for group in self.groups:
                if group.waiting[half] is None:
                    group.questions(half)
        while self.referee.busy:
            self.referee.poll(wait=True)
        self.tell_scores()

    def evaluate(self, more: tuple[Match, ...] = ()) -> None:
        """The network as it is now against everything, on all workers."""
        referee = Referee(self.workers, self.sights)
        matches = [*final_matches(self.plan.final_games), *more]
        for match in matches:  # one after the other: what is told is there even if time runs out
            (score,) = referee.play([match], self.network, self.league.imitator)
            self.log.write("final", **score.plain())
            if score.expected.any() and match.opponent == NETWORK:
                self.log.write("calibration", match=match.name, bins=score.expected.round(3).tolist())

    # --- telling
    def measure(self) -> None:
        """A worker of its own plays against fixed opponents, one match after the other."""
        self.referee.poll()
        if not self.referee.busy:
            self.tell_scores()
            opponents = ("veteran", "rookie")
            self.measured += 1
            games, opponent = self.plan.evaluation_games, opponents[0 if self.measured % 4 else 1]
            if games:
                match = Match(f"3 {opponent}s", Options(4), opponent, games, slots=min(128, games), seed=self.measured)
                self.scores = self.referee.begin([match], self.network)

    def tell_scores(self) -> None:
        for score in self.scores:
            if score.shares:
                self.log.write("score", phase=self.phase, updates=self.learner.updates, **score.plain())
        self.scores = []

    def report(self, imitating: bool) -> None:
        plan, now = self.plan, time.monotonic()
        by_count = bool(plan.imitation_phases if imitating else plan.phases)
        if now - self.reported >= plan.report or by_count:
            passed = now - self.reported
            self.log.write(
                "imitation" if imitating else "self-play",
                phase=self.phase,
                progress=round(self.progress, 4),
                updates=self.learner.updates,
                rows_per_second=round(self.rows / passed),
                games=int(self.ended),
                quantised=self.network.quantised,
                **{name: round(figure, 5) for name, figure in self.learner.told().items()},
            )
            self.reported, self.rows = now, 0
        if not imitating and (now - self.kept >= plan.snapshot or (by_count and self.phase % 4 == 0)):
            self.league.keep(self.network)
            self.kept = now
        if now - self.saved >= CHECKPOINT:
            self.save()
            self.saved = now

    def save(self) -> None:
        self.done = {"updates": float(self.learner.updates), "games": float(self.ended)}
        save(self.folder, self.learner, self.league, self.done)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
