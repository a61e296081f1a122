"""The whole training: imitation, then self-play, with a referee that measures as it goes.

With `phases` instead of seconds everything that is learned follows from the seed.
"""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path
from typing import Final

import torch

from blackgate.rules.options import Options
from blackgate.training.evaluation import final_matches
from blackgate.training.groups import pin
from blackgate.training.jobs import NETWORK
from blackgate.training.league import League
from blackgate.training.learner import Learner, between
from blackgate.training.matches import Match, Referee, Score
from blackgate.training.model import Network, Sights
from blackgate.training.plan import Plan
from blackgate.training.stage import IMITATION_SLOTS, Stage
from blackgate.training.storage import Log, resume, save, take_over
from blackgate.training.workers import Worker

CHECKPOINT: Final = 60.0  # seconds
MATCH_SLOTS: Final = 384
AVERAGED: Final = 0.15  # of the phases so far: the average is of about so many


class Trainer:
    """Everything that is alive during a training."""

    def __init__(self, plan: Plan, folder: Path, going_on: Path | None = None, weights: Path | None = None) -> None:
        self.plan: Final = plan
        most = max(plan.slots, IMITATION_SLOTS, MATCH_SLOTS)
        self.workers: Final = [Worker(number, most) for number in range(plan.workers + 1)]  # before CUDA begins
        self.folder: Final = folder
        folder.mkdir(parents=True, exist_ok=True)
        self.log: Final = Log(folder)
        torch.manual_seed(plan.seed)
        torch.set_num_threads(max(1, (os.cpu_count() or 1) - plan.workers))  # the others are for the workers
        torch.backends.cuda.matmul.allow_tf32 = True
        if plan.device != "cpu":
            for worker in self.workers:
                pin(worker)
        self.sights: Final = Sights(plan.device)
        self.network: Final = Network(plan.width, plan.seed, plan.device)
        self.average: Final = self.network.copy()  # of late: what is measured, kept and played with
        self.learner: Final = Learner(self.network, plan)
        self.league: Final = League(plan, self.network)
        self.referee: Final = Referee(self.workers[:1], self.sights)
        self.scores: list[Score] = []
        self.measured = 0
        self.matched = time.monotonic()
        self.progress = 0.0
        self.weights: Final = weights
        self.going_on: Final = going_on is not None
        if going_on is not None:
            resume(going_on, self.learner, self.league)
        self.log.write("plan", **asdict(plan))

    # --- the two stages
    def run(self) -> None:
        """All of it."""
        if not self.going_on:
            self.imitate()
        self.play()
        if self.plan.final_games:
            self.evaluate()
        self.close()

    def stage(self, imitating: bool) -> Stage:
        return Stage(self.plan, self.workers[1:], self.learner, self.league, self.sights, imitating)

    def imitate(self) -> None:
        """Do what our bots do."""
        plan, stage = self.plan, self.stage(imitating=True)
        for _ in self.phases_of(plan.imitation, plan.imitation_phases):
            self.learner.set_rate(between(plan.imitation_rate, plan.imitation_rate / 10, self.progress))
            stage.play_phase(self.measure)
            self.report(stage)
        self.average.become(self.network)
        self.stop(stage)
        self.league.imitator = self.network.copy()
        if self.weights is not None:
            take_over(self.weights, self.network)

    def play(self) -> None:
        """Self-play, in part against the past."""
        plan = self.plan
        self.average.become(self.network)
        self.league.keep(self.average)
        stage = self.stage(imitating=False)
        for _ in self.phases_of(plan.seconds, plan.phases):
            self.network.quantised = self.progress >= plan.quantised_from
            self.learner.set_rate(between(plan.rate, plan.last_rate, self.progress))
            self.learner.entropy_weight.fill_(between(plan.entropy, plan.last_entropy, self.progress))
            self.league.draw()
            stage.rotate_editions()
            stage.play_phase(self.measure)
            # Gradients are mostly luck, and weights go where they lead: the average of many is better than the last
            self.average.approach(self.network, 1 / (1 + AVERAGED * stage.phase))
            self.report(stage)
        self.stop(stage)

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

    def stop(self, stage: Stage) -> None:
        """The end of a stage: nobody plays any more."""
        stage.stop()
        while self.referee.busy:
            self.referee.poll(wait=True)
        self.report_scores()
        self.save()

    # --- reporting
    def measure(self) -> None:
        """A worker of its own plays against fixed opponents, one match after the other."""
        self.referee.poll()

    def begin_match(self, imitating: bool) -> None:
        """The next one, if there is none under way."""
        plan = self.plan
        if self.referee.busy or not plan.evaluation_games:
            return
        self.report_scores()
        if time.monotonic() - self.matched < plan.evaluation:
            return
        self.matched = time.monotonic()
        opponent = "rookie" if self.measured % 5 == 4 else "veteran"
        self.measured += 1
        games = plan.evaluation_games
        match = Match(f"3 {opponent}s", Options(4), opponent, games, slots=min(MATCH_SLOTS, games), seed=self.measured)
        self.scores = self.referee.begin([match], self.network if imitating else self.average)

    def report_scores(self) -> None:
        for score in self.scores:
            if score.shares:
                self.log.write("score", updates=self.learner.updates, **score.plain())
        self.scores = []

    def report(self, stage: Stage) -> None:
        """A line of the log, a version for the league and a checkpoint, each when it is time; and the next match."""
        self.begin_match(stage.imitating)
        plan, now = self.plan, time.monotonic()
        by_count = bool(plan.imitation_phases if stage.imitating else plan.phases)
        if now - self.reported >= plan.report or by_count:
            passed = now - self.reported
            figures = self.learner.taken_figures()
            self.log.write(
                "imitation" if stage.imitating else "self-play",
                phase=stage.phase,
                progress=round(self.progress, 4),
                updates=self.learner.updates,
                rows_per_second=round(stage.rows / passed),
                games=int(stage.ended),
                waited=round(stage.waited / passed, 3),
                computed=round(stage.computed / passed, 3),
                rate=float(self.learner.rate),
                quantised=self.network.quantised,
                **{name: round(figure, 5) for name, figure in figures.items()},
            )
            self.reported, stage.rows, stage.waited, stage.computed = now, 0, 0.0, 0.0
        if not stage.imitating and (stage.phase % 4 == 0 if by_count else now - self.kept >= plan.snapshot):
            self.league.keep(self.average)
            self.kept = now
        if now - self.saved >= CHECKPOINT:
            self.save()
            self.saved = now

    def evaluate(self) -> None:
        """The network as it is now against everything, on all workers; each match is reported as soon as it is over."""
        referee = Referee(self.workers, self.sights)
        for match in final_matches(self.plan.final_games):
            (score,) = referee.play([match], self.average, self.league.imitator)
            self.log.write("final", **score.plain())
            if match.opponent == NETWORK:
                self.log.write("calibration", match=match.name, bins=score.expected.round(3).tolist())

    def save(self) -> None:
        save(self.folder, self.learner, self.average, self.league)

    def close(self) -> None:
        for worker in self.workers:
            worker.close()
