"""python tools/fit_weights.py: fit the weights of the bots' appraisal to the outcome of many games.

Games between bots of a kind are played in all modes, with a foolish choice now and then so that everything occurs. Of
some positions on the way the traits of every seat are noted, and in the end who won. The weights are those that make
the winners likeliest (a conditional logit, found by L-BFGS).

A Gang card's weight matters only where somebody may join: ever after it is the same whatever one does. So it is
measured like that: once in a game, some of the seats that have no Gang are given a card by chance, and all are noted
at once. What it is to have had a card for a while (`HELD`) is fitted beside it and thrown away: such seats are in
positions that others are not in, and the card's weight would make up for what the other traits miss there.

Weights are drawn to those so far, which were fitted to other games. The weights of Gang cards are drawn to their mean.

Needs numpy and scipy beside a compiled Blackgate:

    make bench ARGS="--rounds 1"   # builds .venv-compiled
    .venv-compiled/bin/python -m pip install numpy scipy
    .venv-compiled/bin/python tools/fit_weights.py --games 12000 src/blackgate/bots/weights.toml
"""

from __future__ import annotations

import argparse
import random
import sys
from array import array
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import count, repeat
from pathlib import Path

import numpy
from scipy.optimize import minimize
from scipy.sparse import csr_matrix

from blackgate import FastDealer, Game, Options, View, load_edition, new_game, rulebook
from blackgate.bots import new_bot
from blackgate.bots.appraisal import Appraisal, fitted_weights, traits_of
from blackgate.rules.gangs import enter_gang
from blackgate.rules.kinds import NOTHING

TRAITS = traits_of(rulebook())
CARDS = [number for number, name in enumerate(TRAITS) if name.startswith("gang.") and name != "gang."]
HELD = len(TRAITS) - CARDS[0]  # further on there is a trait for each Gang card that a seat has had for a while
COLUMNS = CARDS[-1] + HELD + 1
PLAYERS = (2, 3, 4, 4, 5, 6)
FOOLISH = 0.02  # of the choices are random
ROUNDS = 6  # Gang cards are given out once in the first so many
GIVEN = 0.5  # of the seats without a Gang get one
NEVER = -1
NOTED = 0.03  # of the positions are noted
PART = 50  # games in one piece of work
CHANGE = 0.033  # standard deviation from the weights so far: what foretold games left out of the fit best
ALIKE = 0.05  # from the mean of the Gang cards: by the experiments in docs/cards.md they are worth about the same

Sides = list[Counter[int]]  # the traits of each side: a seat, or a team


@dataclass
class Positions:
    """Noted positions with the side that won in the end, in flat arrays: there are millions of traits."""

    traits: array[int] = field(default_factory=lambda: array("i"))  # of one side after the other
    counts: array[int] = field(default_factory=lambda: array("i"))  # how often the side has each of them
    sizes: array[int] = field(default_factory=lambda: array("i"))  # how many each side has
    sides: array[int] = field(default_factory=lambda: array("i"))  # how many sides each position has
    winners: array[int] = field(default_factory=lambda: array("i"))

    def note(self, sides: Sides, winner: int) -> None:
        self.sides.append(len(sides))
        self.winners.append(winner)
        for side in sides:
            self.sizes.append(len(side))
            self.traits.extend(side.keys())
            self.counts.extend(side.values())

    def add(self, more: Positions) -> None:
        self.traits.extend(more.traits)
        self.counts.extend(more.counts)
        self.sizes.extend(more.sizes)
        self.sides.extend(more.sides)
        self.winners.extend(more.winners)


def some_options(chance: random.Random) -> Options:
    """The base game half of the time, otherwise any of the modules."""
    players = chance.choice(PLAYERS)
    if chance.random() < 0.5:
        return Options(players)
    team = players in (4, 6) and chance.random() < 0.4
    places = [name for name in load_edition().modular_places if chance.random() < 0.5]
    return Options(
        players,
        michel="michel" if chance.random() < 0.6 else "",
        warden=chance.random() < 0.6,
        team=team,
        places=tuple(name for name in places if not (team and name == "gambling_cells")),
    )


def give_gang_cards(game: Game, chance: random.Random) -> set[int]:
    """To some seats without a Gang, the top card of some pile. Which seats?"""
    given = {player.seat for player in game.players if player.gang_card.index == NOTHING and chance.random() < GIVEN}
    for seat in given:
        gangs = [gang for gang, pile in enumerate(game.gang_piles) if pile.top != NOTHING]
        enter_gang(game, game.players[seat], chance.choice(gangs))
    return given


def sides_of(game: Game, appraisal: Appraisal, given: set[int]) -> Sides:
    """`given`: the seats that have just got their Gang cards."""
    sides: Sides = [Counter() for _ in range(game.book.sides())]
    for player in game.players:
        appraisal.look_at(game, player)
        side = sides[game.book.team_of(player.seat)]
        for trait, times in enumerate(appraisal.traits):
            if times:
                held = CARDS[0] <= trait <= CARDS[-1] and player.seat not in given
                side[trait + HELD if held else trait] += int(times)
    return sides


def noted_games(kind: str, seed: int) -> Positions:
    found = Positions()
    for number in range(PART):
        chance = random.Random(f"{seed} {number}")
        game = new_game(some_options(chance), dealer=FastDealer(chance.randrange(1 << 60)), events=False, tracker=False)
        bots = [new_bot(kind, str(chance.random())) for _ in game.players]
        gifts = chance.randrange(ROUNDS * game.seats)  # the turn before which they are given
        appraisal = Appraisal(game.book)
        appraisal.collecting = True
        noted: list[Sides] = []
        while not game.over:
            if game.turn == gifts:
                gifts = NEVER
                noted.append(sides_of(game, appraisal, give_gang_cards(game, chance)))
            elif chance.random() < NOTED:
                noted.append(sides_of(game, appraisal, set()))
            actions, seat = game.legal_actions(), game.asked()
            foolish = len(actions) == 1 or chance.random() < FOOLISH
            game.play(chance.choice(actions) if foolish else bots[seat].choose(View(game, seat), actions))
        if game.turn < game.book.last_turn:  # R2.4 says nothing of who was better
            for sides in noted:
                found.note(sides, game.winners()[0] % len(sides))
    return found


def fitted(positions: Positions) -> list[float]:
    """The weights under which the winners were likeliest."""
    sides = numpy.array(positions.sides)
    total = len(sides)
    firsts = numpy.cumsum(sides) - sides
    winners = firsts + numpy.array(positions.winners)
    position = numpy.repeat(numpy.arange(total), sides)
    ends = numpy.concatenate([[0], numpy.cumsum(positions.sizes)])
    counts = numpy.array(positions.counts, dtype=float)
    table = csr_matrix((counts, numpy.array(positions.traits), ends), shape=(len(position), COLUMNS))
    by_trait = table.T.tocsr()
    so_far = numpy.array([fitted_weights().get(name, 0.0) for name in TRAITS] + [0.0] * len(CARDS))

    def loss(weights: numpy.ndarray) -> tuple[float, numpy.ndarray]:
        standing = table @ weights
        most = numpy.maximum.reduceat(standing, firsts)
        grown = numpy.exp(standing - most[position])
        sums = numpy.add.reduceat(grown, firsts)
        wrong = grown / sums[position]
        likely = standing[winners] - most - numpy.log(sums)
        wrong[winners] -= 1
        away = (weights - so_far) / CHANGE
        away[CARDS] = (weights[CARDS] - weights[CARDS].mean()) / ALIKE
        slope = away / CHANGE
        slope[CARDS] = away[CARDS] / ALIKE
        return float(-likely.mean() + away @ away / 2 / total), (by_trait @ wrong + slope) / total

    steps = count(1)

    def show(_: numpy.ndarray) -> None:
        print(f"\r{next(steps)} steps of the fit", end="", file=sys.stderr, flush=True)

    result = minimize(loss, so_far, jac=True, method="L-BFGS-B", callback=show, options={"maxiter": 400})
    print(f"\n{total} positions, loss {result.fun:.4f}", file=sys.stderr)
    return [float(weight) for weight in result.x[: len(TRAITS)]]


def as_toml(weights: list[float]) -> str:
    """One table for each group of traits; what never occurred is left out."""
    groups: dict[str, list[str]] = {}
    for name, weight in zip(TRAITS, weights, strict=True):
        group, key = name.rsplit(".", 1)
        if weight != 0:
            groups.setdefault(group, []).append(f"{key} = {weight:.3f}")
    head = "# What each trait of a seat weighs (bots/appraisal.py); made by tools/fit_weights.py.\n\n"
    return head + "\n".join(f"[{group}]\n" + "\n".join(lines) + "\n" for group, lines in groups.items())


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights of the bots' appraisal to the outcome of games.")
    parser.add_argument("file", type=Path, help="where the weights are written")
    parser.add_argument("--games", type=int, default=12_000)
    parser.add_argument("--kind", default="veteran", help="which bots play")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    positions = Positions()
    parts = range(options.seed * 1_000_000, options.seed * 1_000_000 + options.games // PART)
    with ProcessPoolExecutor() as crew:
        for done, part in enumerate(crew.map(noted_games, repeat(options.kind), parts), 1):
            positions.add(part)
            print(f"\r{done * PART} of {options.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    options.file.write_text(as_toml(fitted(positions)), encoding="utf-8")


if __name__ == "__main__":
    main()
