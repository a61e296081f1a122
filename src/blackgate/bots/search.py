"""Information-set Monte-Carlo tree search: many games are played on from what a seat knows, each dealt anew.

A node stands for a way the choices went, whatever chance and hidden cards did on it (Cowling, Powley and Whitehouse,
"Information Set Monte Carlo Tree Search", 2012): its moves are those that some deal has allowed there. Each seat goes
for its own chances, so the values of a node are those of every seat. Moves are tried in proportion to how much the
habits like them (the PUCT rule) until their results speak. Where the tree ends habits play on, and an appraisal says
what came of it.
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
EXPLORE: Final = 0.3  # how far liking alone leads the search
MOOD: Final = 150.0  # likings so far apart differ by a factor of e
LEAST: Final = 0.05  # the weight of what habits would never do, against 1 for what they like best
DEALS: Final[i64] = 4  # so many games are played on from one deal
FULL: Final[i64] = 1_000_000  # turns: to the end of the game


@mypyc_attr(acyclic=True)
class Tree:
    """Moves and what came of them. A node is a number; its children are a linked list."""

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

    def chance(self, node: i64, seat: i64) -> float:
        """A seat's mean chance to win after that move."""
        return self.chances[node * self.seats + seat] / float(max(self.visits[node], 1))

    def favourite(self, node: i64) -> i64:
        """The move that was gone into most, or NONE."""
        best = NONE
        child = self.child[node]
        while child != NONE:
            if best == NONE or self.visits[child] > self.visits[best]:
                best = child
            child = self.sibling[child]
        return best


@mypyc_attr(acyclic=True)
class Search:
    """One search from one view, for the best of these actions. What guides it is up to its kind."""

    def __init__(self, view: View, actions: list[int], random: Random) -> None:
        self.view: Final = view
        self.random: Final = random
        self.explore = EXPLORE
        self.tree: Final = Tree(len(view.players))
        self.iterations: i64 = 0
        self.path: vec[i64] = vec[i64]()
        self.allowed: vec[i64] = vec[i64]([0] * int(ACTIONS))
        for action in actions:
            self.allowed[action] = 1
        self.node_of: vec[i64] = vec[i64]([-1] * int(ACTIONS))  # scratch: the child for each action
        self.prior: vec[float] = vec[float]([0.0] * int(view.book.most_offers))  # scratch: for each choice

    def run(self, seconds: float, iterations: i64, by_the_clock: bool = False) -> None:
        """Until either is used up; seconds are those of the processor, or of the clock on the wall."""
        now = time.monotonic if by_the_clock else time.thread_time
        end = now() + seconds
        while self.iterations < iterations and now() < end:
            dealt = self.deal()
            for _ in range(min(DEALS, iterations - self.iterations)):
                self.iterate(dealt.clone(FastDealer(self.random.randrange(LUCK))))
                self.iterations += 1

        self.finish()

    def deal(self) -> Game:
        """A game that the seat cannot tell from the real one."""
        return redeal(self.view, FastDealer(self.random.randrange(LUCK)))

    def iterate(self, game: Game) -> None:
        """Down the tree, one node more, and tell all nodes on the way what came of it."""
        raise NotImplementedError

    def finish(self) -> None:
        """What was begun is told before the tree is looked at."""

    def tell(self, path: vec[i64], chances: vec[float]) -> None:
        """Every node on the way: a visit, and each seat's chances after it."""
        tree = self.tree
        for i in range(len(path)):
            visited = path[i]
            tree.visits[visited] += 1
            for seat in range(tree.seats):
                tree.chances[visited * tree.seats + seat] += chances[seat]

    def ask(self, game: Game, node: i64) -> i64:
        """How many choices there are, once what is forced below the root has been played. None: the game is over, or at
        the root it is dealt so that none of the actions could be chosen: the seat knows better than its view."""
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

    def select(self, game: Game, node: i64, seat: i64, count: i64) -> tuple[i64, i64]:
        """The move to go into now, by results and priors, and its node if it has one."""
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
        reach = self.explore * math.sqrt(float(visits + 1))
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


@mypyc_attr(acyclic=True)
class HabitSearch(Search):
    """Habits say what is tried first. Where the tree ends they play on for some turns, and an appraisal says what came
    of it."""

    def __init__(self, view: View, actions: list[int], foresight: Foresight, random: Random, turns: i64) -> None:
        super().__init__(view, actions, random)
        self.foresight: Final = foresight
        self.turns: Final = turns

    def iterate(self, game: Game) -> None:
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
        self.tell(self.path, self.foresight.chances(game))

    def find_priors(self, game: Game, seat: i64, count: i64) -> None:
        """How likely habits make each choice; none is ruled out."""
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
