"""Search by many simulated games from what a seat knows, each with a new redeal. `rollouts.py` has another kind than
`HabitSearch`, which is an information-set Monte-Carlo tree search.

A node stands for a sequence of choices, whatever chance and hidden cards did on the way (Cowling, Powley and
Whitehouse, "Information Set Monte Carlo Tree Search", 2012): its moves are those that some deal has allowed there. Each
seat maximises its own chances, so a node has a value for every seat. Moves are first tried in proportion to habits'
scores (the PUCT rule), then by their results. Leaves are evaluated by a playout with habits, then an appraisal.
"""

from __future__ import annotations

import math
import time
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from blackgate.bots.foresight import LUCK, Foresight
from blackgate.rules.actions import ACTIONS
from blackgate.rules.dealer import FastDealer
from blackgate.rules.game import Game
from blackgate.rules.redeal import redeal
from blackgate.rules.view import View

NONE: Final[i64] = -1
ROOT: Final[i64] = 0
EXPLORE: Final = 0.3  # the weight of priors in the search
MOOD: Final = 150.0  # likings so far apart differ by a factor of e
LEAST: Final = 0.05  # the prior of what habits would never do, relative to 1 for what they like best
SHORTEST: Final = 1e-9  # seconds: a clock may stand still
DEALS: Final[i64] = 4  # games simulated from one deal
FULL: Final[i64] = 1_000_000  # turns: to the end of the game


@mypyc_attr(acyclic=True)
class Tree:
    """Moves and their results. A node is a number; its children are a linked list."""

    def __init__(self, seats: i64) -> None:
        self.seats: Final = seats
        self.action: vec[i64] = vec[i64]()
        self.seat: vec[i64] = vec[i64]()  # whose move it was
        self.child: vec[i64] = vec[i64]()
        self.sibling: vec[i64] = vec[i64]()
        self.visits: vec[i64] = vec[i64]()
        self.chances: vec[float] = vec[float]()  # node * seats + seat: the sum over all visits
        self.add(NONE, NONE, NONE)

    def add(self, parent: i64, seat: i64, action: i64) -> i64:
        node = len(self.action)
        self.action = append(self.action, action)
        self.seat = append(self.seat, seat)
        self.child = append(self.child, NONE)
        self.sibling = append(self.sibling, NONE if parent == NONE else self.child[parent])
        self.visits = append(self.visits, 0)
        for _ in range(self.seats):
            self.chances = append(self.chances, 0.0)
        if parent != NONE:
            self.child[parent] = node
        return node

    def find(self, parent: i64, seat: i64, action: i64) -> i64:
        """The node of that move, which is added where it is new."""
        child = self.child[parent]
        while child != NONE:
            if self.seat[child] == seat and self.action[child] == action:
                return child
            child = self.sibling[child]
        return self.add(parent, seat, action)

    def chance(self, node: i64, seat: i64) -> float:
        """A seat's mean chance to win after that move."""
        return self.chances[node * self.seats + seat] / float(max(self.visits[node], 1))

    def favourite(self, node: i64) -> i64:
        """The most visited move, or NONE."""
        best = NONE
        child = self.child[node]
        while child != NONE:
            if best == NONE or self.visits[child] > self.visits[best]:
                best = child
            child = self.sibling[child]
        return best


@mypyc_attr(acyclic=True)
class Search:
    """One search from one view. Subclasses define what guides it."""

    def __init__(self, view: View, random: Random) -> None:
        self.view: Final = view
        self.random: Final = random
        self.tree: Final = Tree(len(view.players))
        self.iterations: i64 = 0
        self.progress = 0.0  # how much of the time, or of the iterations, is used up
        self.room = float("inf")  # iterations for which there is time, if they take as long as the last ones

    def run(self, seconds: float, iterations: i64, by_the_clock: bool = False) -> None:
        """Until either limit is reached; seconds are CPU time, or wall-clock time."""
        now = time.monotonic if by_the_clock else time.thread_time
        begun = now()
        passed = 0.0
        took = 0.0
        while self.iterations < iterations and passed + took / 2.0 < seconds:
            self.progress = max(passed / seconds, float(self.iterations) / float(iterations))
            before = self.iterations
            self.go_on(iterations - self.iterations)
            took = now() - begun - passed
            passed += took
            self.room = float(self.iterations - before) * (seconds - passed) / max(took, SHORTEST)

    def go_on(self, most: i64) -> None:
        """Run some iterations, `most` at most."""
        raise NotImplementedError

    def decided(self) -> bool:
        """Whether the best move is known without any iteration."""
        return False

    def standing(self, node: i64) -> float:
        """By which moves at the root are compared."""
        raise NotImplementedError

    def ranked(self) -> list[int]:
        """The moves at the root, the best first."""
        found: list[tuple[float, int]] = []
        child = self.tree.child[ROOT]
        while child != NONE:
            found.append((-self.standing(child), int(child)))
            child = self.tree.sibling[child]
        found.sort()
        return [entry[1] for entry in found]

    def deal(self) -> Game:
        """A game that the seat cannot distinguish from the real one."""
        return redeal(self.view, FastDealer(self.random.randrange(LUCK)))

    def backpropagate(self, path: vec[i64], chances: vec[float]) -> None:
        """Every node on the path: a visit, and each seat's chances after it."""
        tree = self.tree
        for i in range(len(path)):
            visited = path[i]
            tree.visits[visited] += 1
            for seat in range(tree.seats):
                tree.chances[visited * tree.seats + seat] += chances[seat]


@mypyc_attr(acyclic=True)
class HabitSearch(Search):
    """Habits give the priors. Leaves are evaluated by a playout of some turns, then an appraisal."""

    def __init__(self, view: View, actions: list[int], foresight: Foresight, random: Random, turns: i64) -> None:
        super().__init__(view, random)
        self.foresight: Final = foresight
        self.turns: Final = turns
        self.allowed: vec[i64] = vec[i64]([0] * int(ACTIONS))
        for action in actions:
            self.allowed[action] = 1
        self.path: vec[i64] = vec[i64]()
        self.node_of: vec[i64] = vec[i64]([-1] * int(ACTIONS))  # scratch: the child for each action
        self.prior: vec[float] = vec[float]([0.0] * int(view.book.most_offers))  # scratch: for each choice

    def go_on(self, most: i64) -> None:
        dealt = self.deal()
        for _ in range(min(DEALS, most)):
            self.iterate(dealt.clone(FastDealer(self.random.randrange(LUCK))))
            self.iterations += 1

    def standing(self, node: i64) -> float:
        """The most visited is the best: visits go where chances are good."""
        return float(self.tree.visits[node])

    def iterate(self, game: Game) -> None:
        """Descend the tree, add a node, and propagate the result to all nodes on the path."""
        tree = self.tree
        node = ROOT
        self.path = vec[i64]()
        grown = False
        while not grown:
            count = self.ask(game, node)
            if count == 0:
                break
            seat = game.top.seat
            self.find_priors(game, seat, count)
            action, child = self.select(game, node, seat, count)
            if child == NONE:
                child = tree.add(node, seat, action)
                grown = True
            self.path = append(self.path, child)
            node = child
            game.choose(action)
        if node == ROOT:
            return
        self.foresight.play_on(game, self.turns, self.random)
        self.backpropagate(self.path, self.foresight.chances(game))

    def ask(self, game: Game, node: i64) -> i64:
        """The number of choices, once forced moves below the root have been played. None: the game is over, or at the
        root the deal allows none of the actions: the seat knows better than its view."""
        while not game.over:
            count = game.find_choices()
            if node == ROOT:
                return self.keep_allowed(game, count)
            if count > 1:
                return count
            game.choose(game.offers[0])
        return 0

    def keep_allowed(self, game: Game, count: i64) -> i64:
        """Without a tracker a deal may offer what was not offered, or the other way round."""
        kept: i64 = 0
        for i in range(count):
            action = game.offers[i]
            if self.allowed[action] == 1:
                game.offers[kept] = action
                kept += 1
        return kept

    def find_priors(self, game: Game, seat: i64, count: i64) -> None:
        """The prior of each choice by habits; none is ruled out."""
        habits = self.foresight.habits
        habits.outlook.look_inside(game, seat)
        most = -1.0e9
        for i in range(count):
            liking = float(habits.liking(game.offers[i])) / MOOD
            self.prior[i] = liking
            if liking > most:
                most = liking
        total = 0.0
        for i in range(count):
            weight = math.exp(self.prior[i] - most) + LEAST
            self.prior[i] = weight
            total += weight
        for i in range(count):
            self.prior[i] /= total

    def select(self, game: Game, node: i64, seat: i64, count: i64) -> tuple[i64, i64]:
        """The move to visit next, by results and priors, and its node if it has one."""
        tree = self.tree
        visits: i64 = 0
        total = 0.0
        child = tree.child[node]
        while child != NONE:
            if tree.seat[child] == seat:
                self.node_of[tree.action[child]] = child
            child = tree.sibling[child]
        for i in range(count):
            known = self.node_of[game.offers[i]]
            if known != NONE:
                visits += tree.visits[known]
                total += tree.chances[known * tree.seats + seat]
        expected = total / float(visits) if visits > 0 else 0.0
        reach = EXPLORE * math.sqrt(float(visits + 1))
        best: i64 = 0
        most = -1.0e9
        for i in range(count):
            known = self.node_of[game.offers[i]]
            tried: i64 = 0
            worth = expected
            if known != NONE:
                tried = tree.visits[known]
                worth = tree.chance(known, seat)
            score = worth + self.prior[i] * reach / float(tried + 1)
            if score > most:
                most = score
                best = i
        action = game.offers[best]
        chosen = self.node_of[action]
        child = tree.child[node]
        while child != NONE:
            self.node_of[tree.action[child]] = NONE
            child = tree.sibling[child]
        return action, chosen
