"""Learn to play on one core in a few minutes, with nothing but NumPy.

    python examples/learning/learn.py --minutes 5 --picture curve.png

First a small network imitates veterans in a few hundred games, then it plays against itself in a batch of games,
reinforcing what won (policy gradient with a learned baseline, clipped as in PPO). The picture shows its share of wins
against three random bots and three rookies over time; a quarter is even.
"""

from __future__ import annotations

import argparse
import math
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from blackgate import FastDealer, View, rulebook
from blackgate.bots import Bot, numbered_bot
from blackgate.bots.game_loop import play_game
from blackgate.envs import Batch, Layout
from blackgate.observation.eyes import Eyes

Floats = NDArray[np.float32]
Rows = NDArray[np.uint8]
LAYOUT = Layout()
ACTIONS = LAYOUT.sizes.actions
PLAYERS = 4
HIDDEN = 128
MINIBATCH = 1024
SLOTS = 256  # games in the batch
CLIP = 0.2
IMITATION_RATE = 2e-3
IMITATION_REPORTS = 4  # points of the curve
REPORT_EVERY = 40  # seconds of self-play


class Features:
    """The network's input: amounts as numbers, categorical values one-hot."""

    def __init__(self, sample: Rows) -> None:
        varying = {int(column) for column in np.flatnonzero(sample.min(0) != sample.max(0))}
        amounts: list[int] = []
        ones: list[tuple[int, int]] = []
        for part in LAYOUT.parts:
            for column in set(part.columns()) & varying:  # what never changes in this mode is left out
                if part.kind == "one-of":
                    ones += [(column, value) for value in range(part.cap + 1)]
                elif part.kind == "bits":
                    ones += [(column, value) for value in np.unique(sample[:, column])]
                else:
                    amounts.append(column)
        self.amounts = np.array(amounts)
        self.columns, self.values = np.array(ones, np.int64).T
        self.count = len(amounts) + len(ones)

    def of(self, rows: Rows) -> Floats:
        found = np.empty((len(rows), self.count), np.float32)
        split = len(self.amounts)
        np.log1p(rows[:, self.amounts], out=found[:, :split], casting="unsafe", dtype=np.float32)
        found[:, split:] = rows[:, self.columns] == self.values
        return found


class Network:
    """One hidden layer; a policy over the action table and an estimate of the share of the win. Trained with Adam."""

    def __init__(self, features: Features, seed: int) -> None:
        chance = np.random.default_rng(seed)
        self.features = features

        def weights(inputs: int, outputs: int, scale: float) -> Floats:
            return (chance.standard_normal((inputs, outputs)) * scale / math.sqrt(inputs)).astype(np.float32)

        self.layers = [
            weights(features.count, HIDDEN, 1.4),
            np.zeros(HIDDEN, np.float32),
            weights(HIDDEN, ACTIONS + 1, 0.1),  # the last one is the guess
            np.zeros(ACTIONS + 1, np.float32),
        ]
        self.means = [np.zeros_like(layer) for layer in self.layers]
        self.squares = [np.zeros_like(layer) for layer in self.layers]
        self.updates = 0

    def forward(self, rows: Rows, masks: NDArray[np.bool_]) -> tuple[Floats, Floats, Floats, Floats]:
        """Inputs, hidden layer, action probabilities, estimates."""
        first, bias, second, outputs = self.layers
        inputs = self.features.of(rows)
        hidden = np.maximum(inputs @ first + bias, 0)
        out = hidden @ second + outputs
        logits = np.where(masks, out[:, :-1], -np.inf)
        chances = np.exp(logits - logits.max(1, keepdims=True))
        chances /= chances.sum(1, keepdims=True)
        return inputs, hidden, chances, out[:, -1]

    def learn(self, inputs: Floats, hidden: Floats, slope: Floats, rate: float) -> None:
        """One gradient step, given the gradient of the loss by the outputs."""
        back = (slope @ self.layers[2].T) * (hidden > 0)
        slopes = [inputs.T @ back, back.sum(0), hidden.T @ slope, slope.sum(0)]
        self.updates += 1
        step = rate * math.sqrt(1 - 0.999**self.updates) / (1 - 0.9**self.updates)
        for layer, mean, square, change in zip(self.layers, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (change - mean)
            square += 0.001 * (change * change - square)
            layer -= step * mean / (np.sqrt(square) + 1e-8)


class Learned(Bot):
    """The network as a bot."""

    def __init__(self, network: Network, seed: int) -> None:
        super().__init__(seed)
        self.network = network
        self.eyes = Eyes(LAYOUT)

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        mask = np.zeros((1, ACTIONS), np.bool_)
        mask[0, [self.eyes.relative(view, action) for action in actions]] = True
        row = np.frombuffer(self.eyes.row(view), np.uint8)[None]
        return self.eyes.absolute(view, int(self.network.forward(row, mask)[2].argmax()))


class Watched(Bot):
    """A bot that is observed: what it saw and chose is recorded."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(0)
        self.bot = bot
        self.remembers = bot.remembers
        self.eyes = Eyes(LAYOUT)
        self.seen: list[tuple[bytes, list[int], int]] = []

    def choose(self, view: View, actions: list[int]) -> int:
        chosen = self.bot.choose(view, actions)
        if len(actions) > 1:
            legal = [self.eyes.relative(view, action) for action in actions]
            self.seen.append((self.eyes.row(view), legal, self.eyes.relative(view, chosen)))
        return chosen


def watch(kind: str, seconds: float, seed: int) -> Iterator[tuple[bytes, list[int], int]]:
    """Games among bots of that kind."""
    end = time.monotonic() + seconds
    game = 0
    while game == 0 or time.monotonic() < end:
        bots = [Watched(numbered_bot(kind, seed + game * PLAYERS + seat)) for seat in range(PLAYERS)]
        play_game(rulebook(PLAYERS), FastDealer(seed + game), list[Bot](bots), -1)
        for bot in bots:
            yield from bot.seen
        game += 1


def imitate(seconds: float, seed: int, report: Any) -> Network:
    """Half of the time for observing, half for learning to choose what was chosen."""
    seen = list(watch("veteran", seconds / 2, seed))
    rows = np.frombuffer(b"".join(row for row, _, _ in seen), np.uint8).reshape(len(seen), LAYOUT.width)
    masks = np.zeros((len(seen), ACTIONS), np.bool_)
    for number, (_, legal, _) in enumerate(seen):
        masks[number, legal] = True
    chosen = np.array([action for _, _, action in seen])
    network = Network(Features(rows[:20_000]), seed)
    report(network, f"{len(seen)} choices watched")
    chance = np.random.default_rng(seed)
    end = time.monotonic() + seconds / 2
    reported = 0
    while network.updates == 0 or time.monotonic() < end:
        left = max(0.0, end - time.monotonic()) / seconds * 2
        if 1 - left > (reported + 1) / IMITATION_REPORTS:
            reported += 1
            before = time.monotonic()
            report(network, "imitation")
            end += time.monotonic() - before  # evaluation time does not count
        some = chance.integers(len(seen), size=min(MINIBATCH, len(seen)))
        inputs, hidden, chances, _ = network.forward(rows[some], masks[some])
        slope = np.zeros((len(some), ACTIONS + 1), np.float32)
        slope[:, :-1] = chances
        slope[np.arange(len(some)), chosen[some]] -= 1
        network.learn(inputs, hidden, slope / len(some), IMITATION_RATE * max(left, 0.05))
    report(network, "imitation")
    return network


class Played:
    """What was done in a game of the batch until its end."""

    def __init__(self) -> None:
        self.rows: list[Rows] = []
        self.masks: list[NDArray[np.bool_]] = []
        self.seats: list[int] = []
        self.actions: list[int] = []
        self.chances: list[float] = []


def improve(network: Network, seconds: float, seed: int, report: Any) -> None:
    """Self-play; when a game ends, its choices are learned from, by who won."""
    batch = Batch(SLOTS, PLAYERS, seed=seed, skip_forced=True)
    chance = np.random.default_rng(seed)
    games = [Played() for _ in range(SLOTS)]
    over: list[tuple[Played, Floats]] = []
    start = time.monotonic()
    reported = 0
    while time.monotonic() < start + seconds:
        chances = network.forward(batch.observations, batch.masks)[2]
        actions = (chances.cumsum(1) > chance.random((SLOTS, 1)) * 0.999_999).argmax(1)
        rows, masks, seats = batch.observations.copy(), batch.masks.copy(), batch.seats.copy()
        for slot, game in enumerate(games):
            game.rows.append(rows[slot])
            game.masks.append(masks[slot])
            game.seats.append(int(seats[slot]))
            game.actions.append(int(actions[slot]))
            game.chances.append(float(chances[slot, actions[slot]]))
        batch.actions[:] = actions
        batch.step()
        for slot in np.flatnonzero(batch.dones):
            over.append((games[slot], batch.rewards[slot].copy()))
            games[slot] = Played()
        if sum(len(game.rows) for game, _ in over) >= 16 * MINIBATCH:
            learn_from(network, over, chance)
            over = []
        if time.monotonic() - start > REPORT_EVERY * (reported + 1):
            reported += 1
            before = time.monotonic()
            report(network, "self-play")
            start += time.monotonic() - before


def learn_from(network: Network, over: list[tuple[Played, Floats]], chance: np.random.Generator) -> None:
    rows = np.concatenate([np.stack(game.rows) for game, _ in over])
    masks = np.concatenate([np.stack(game.masks) for game, _ in over])
    actions = np.concatenate([game.actions for game, _ in over])
    before = np.concatenate([game.chances for game, _ in over]).astype(np.float32)
    shares = np.concatenate([rewards[game.seats] for game, rewards in over])
    order = chance.permutation(len(rows))
    for first in range(0, len(order), MINIBATCH):
        some = order[first : first + MINIBATCH]
        inputs, hidden, chances, guesses = network.forward(rows[some], masks[some])
        index = np.arange(len(some))
        gain = shares[some] - guesses
        worth = (gain - gain.mean()) / (gain.std() + 1e-6)
        ratio = chances[index, actions[some]] / before[some]
        open_ = np.where(worth > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
        slope = np.zeros((len(some), ACTIONS + 1), np.float32)
        push = (worth * ratio * open_)[:, None]
        slope[:, :-1] = chances * push
        slope[index, actions[some]] -= push[:, 0]
        slope[:, :-1] += (
            0.003 * chances * (np.log(chances + 1e-9) - (chances * np.log(chances + 1e-9)).sum(1, keepdims=True))
        )
        slope[:, -1] = -0.5 * gain
        network.learn(inputs, hidden, slope / len(some), 3e-4)


def share_against(network: Network, kind: str, games: int, seed: int) -> tuple[float, float]:
    """The win share of one against three of that kind, each game in another seat, and its 95 % interval."""
    won = 0.0
    for game in range(games):
        bots = [numbered_bot(kind, seed + game * PLAYERS + seat) for seat in range(PLAYERS)]
        bots[game % PLAYERS] = Learned(network, seed)
        result = play_game(rulebook(PLAYERS), FastDealer(seed + game), bots, -1)
        won += (game % PLAYERS in result.winners) / len(result.winners)
    share = won / games
    return share, 1.96 * math.sqrt(share * (1 - share) / games)


def draw(curve: list[tuple[float, str, float, float]], path: Path) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(7, 4))
    for kind in ("random", "rookie"):
        points = [(minutes, share, spread) for minutes, name, share, spread in curve if name == kind]
        axes.errorbar(*zip(*points, strict=True), marker="o", capsize=3, label=f"against three of {kind}")
    axes.axhline(1 / PLAYERS, color="grey", linestyle="--", label="even")
    axes.set(xlabel="minutes of learning", ylabel="share of wins", ylim=(0, 1.03))
    axes.legend(loc="upper right", bbox_to_anchor=(1, 0.9))  # between the curves
    figure.savefig(path, dpi=110, bbox_inches="tight")


def main(arguments: list[str] | None = None) -> list[tuple[float, str, float, float]]:
    """Learn, print and draw the curve; returns its points: minutes, opponents, share, interval."""
    parser = argparse.ArgumentParser(description="Learn to play on one core, with NumPy.")
    parser.add_argument("--minutes", type=float, default=5, help="of learning, a third of it by imitation")
    parser.add_argument("--games", type=int, default=200, help="for each point of the curve")
    parser.add_argument("--last", type=int, default=1000, help="games for the last point")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--picture", type=Path, help="where to draw the curve")
    given = parser.parse_args(arguments)
    curve: list[tuple[float, str, float, float]] = []
    learning = [0.0, time.monotonic()]  # seconds so far, and since when

    def report(network: Network, what: str, games: int = given.games) -> None:
        learning[0] += time.monotonic() - learning[1]
        for kind in ("random", "rookie"):
            share, spread = share_against(network, kind, games, 10**6 + given.seed)
            curve.append((learning[0] / 60, kind, share, spread))
            print(
                f"{learning[0]:6.0f} s  {what:24} against {kind:8} {100 * share:5.1f} % +-{100 * spread:.1f}",
                flush=True,
            )
        learning[1] = time.monotonic()

    network = imitate(given.minutes * 20, given.seed, report)
    improve(network, given.minutes * 40, given.seed, report)
    report(network, "in the end", given.last)
    if given.picture is not None:
        draw(curve, given.picture)
    return curve


if __name__ == "__main__":
    main()
