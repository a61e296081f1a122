"""How strong a network is: games of one seat, or one team, against others, every deal from every seat."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from blackgate.edition import Edition, load_edition
from blackgate.lab.figures import Z
from blackgate.rules.options import Options
from blackgate.training.groups import Transfer
from blackgate.training.jobs import IDLE, NETWORK, Job
from blackgate.training.learner import choose
from blackgate.training.model import Network, Sights
from blackgate.training.rollout import Questions
from blackgate.training.workers import Worker, ready

RIVAL: Final = NETWORK + " before"  # another network
BINS: Final = 20  # of the chances that are compared with what came


@dataclass(frozen=True)
class Match:
    """So many games against opponents of one kind: the name of a bot, `RIVAL`, or `NETWORK` for itself."""

    name: str
    options: Options
    opponent: str
    games: int
    edition: Edition = field(default_factory=load_edition)
    slots: int = 128  # games that a worker plays at once; one where bots think long
    seed: int = 0

    def seats(self, game: int) -> tuple[str, ...]:
        """Who sits where in a game of that number: each deal is played from every seat, or by every team."""
        if self.options.team:
            return tuple(NETWORK if seat % 2 == game % 2 else self.opponent for seat in range(self.options.players))
        own = game % self.options.players
        return tuple(NETWORK if seat == own else self.opponent for seat in range(self.options.players))

    def deal(self, game: int) -> int:
        return self.seed * 1_000_000_007 + game // (2 if self.options.team else self.options.players)

    def jobs(self) -> list[Job]:
        """In parts for one worker each."""
        starts = range(0, self.games, self.slots)
        parts = [range(start, min(start + self.slots, self.games)) for start in starts]
        return [
            Job(
                (self.options,),
                self.edition,
                self.seed,
                len(part),
                seats=tuple(self.seats(game) for game in part),
                deals=tuple(self.deal(game) for game in part),
            )
            for part in parts
        ]


@dataclass
class Score:
    """What came of a match."""

    match: Match
    shares: list[float] = field(default_factory=list)  # of the win, for each game
    deals: list[int] = field(default_factory=list)
    expected: NDArray[Any] = field(default_factory=lambda: np.zeros((BINS, 3)))  # chances, wins, how often

    def plain(self) -> dict[str, Any]:
        """The share of wins in hundredths with its 95 % interval; games of one deal go together."""
        _, cluster = np.unique(self.deals, return_inverse=True)
        share = float(np.mean(self.shares))
        pulls = np.bincount(cluster, np.array(self.shares) - share)
        width = Z * float(np.sqrt((pulls**2).sum())) / len(self.shares)
        return {
            "match": self.match.name,
            "share": round(100 * share, 2),
            "within": round(100 * width, 2),
            "games": len(self.shares),
            "even": round(100 / (2 if self.match.options.team else self.match.options.players), 1),
        }


class MatchPart:
    """A worker that plays a part of a match."""

    def __init__(self, worker: Worker, job: Job, score: Score) -> None:
        self.worker: Final = worker
        self.job: Final = job
        self.score: Final = score
        self.guesses: list[tuple[NDArray[Any], NDArray[Any]]] = []  # games, and all seats' chances in them
        self.transfer: Transfer | None = None
        worker.begin([job])

    def answered(self, networks: dict[str, Network], sights: Sights) -> bool:
        """Choose where a network is asked; gives whether all games are over."""
        self.worker.answer()
        arrays = self.worker.arrays[0]
        if arrays.dones.all():
            self.finish()
            return True
        device = sights.device
        if self.transfer is None:
            self.transfer = Transfer(arrays, self.worker.halves[0], device)
        questions = self.transfer.upload()
        open_games = np.flatnonzero(arrays.seats != IDLE)
        holders = [self.job.seats[game][arrays.seats[game]] for game in open_games]
        for name, network in networks.items():
            games = open_games[[holder == name for holder in holders]]
            if len(games):
                index = torch.as_tensor(games, device=device)
                some = Questions(**{part: value[index] for part, value in vars(questions).items()})
                (choices,) = choose(network, [(sights.of(self.job.edition), some)], greedy=True)
                arrays.actions[games] = choices.actions.cpu().numpy()
                self.guesses.append((games, choices.values.cpu().numpy()))
        self.worker.step(0)
        return False

    def finish(self) -> None:
        """Count who won, and how often what the network expected came true."""
        rewards = self.worker.arrays[0].rewards
        for game, seats in enumerate(self.job.seats):
            self.score.shares.append(
                float(sum(rewards[game, seat] for seat, holder in enumerate(seats) if holder == NETWORK))
            )
            self.score.deals.append(self.job.deals[game])
        players = self.job.options[0].players
        for games, chances in self.guesses:
            expected, came = chances[:, :players].ravel(), rewards[games][:, :players].ravel()
            bins = np.minimum((expected * BINS).astype(int), BINS - 1)
            for column, weights in enumerate((expected, came, np.ones_like(expected))):
                self.score.expected[:, column] += np.bincount(bins, weights, BINS)


class Referee:
    """Plays matches on some workers, as many at once as there are workers."""

    def __init__(self, workers: list[Worker], sights: Sights) -> None:
        self.idle: Final = list(workers)
        self.sights: Final = sights
        self.networks: dict[str, Network] = {}
        self.queue: list[tuple[Job, Score]] = []
        self.tables: list[MatchPart] = []

    def begin(self, matches: list[Match], network: Network, before: Network | None = None) -> list[Score]:
        """The scores fill up while `poll` is called."""
        self.networks = {NETWORK: exact(network)}
        if before is not None:
            self.networks[RIVAL] = exact(before)
        scores = [Score(match) for match in matches]
        self.queue = [(job, score) for score in scores for job in score.match.jobs()]
        self.fill()
        return scores

    def fill(self) -> None:
        while self.idle and self.queue:
            self.tables.append(MatchPart(self.idle.pop(), *self.queue.pop(0)))

    @property
    def busy(self) -> bool:
        return bool(self.tables)

    def poll(self, wait: bool = False) -> None:
        """Go on where a worker waits for the network."""
        workers = [table.worker for table in self.tables]
        answered = ready(workers) if wait else [worker for worker in workers if worker.connection.poll()]
        for table in [table for table in self.tables if table.worker in answered]:
            if table.answered(self.networks, self.sights):
                self.tables.remove(table)
                self.idle.append(table.worker)
        self.fill()

    def play(self, matches: list[Match], network: Network, before: Network | None = None) -> list[Score]:
        """All of them, to the end."""
        scores = self.begin(matches, network, before)
        while self.busy:
            self.poll(wait=True)
        return scores


def exact(network: Network) -> Network:
    """A copy that computes with whole numbers, as they are played with."""
    copied = network.copy()
    copied.quantised = True
    copied.dtype = torch.float64
    return copied
