"""A tree search that the network guides: it says what is tried first, and what a position is worth at a glance.

The tree is that of `search.py`, a node for a way the choices went. What a seat is asked after the same choices still
differs with dice and hidden cards, so the network is asked once for each question that a node meets: who is asked, and
what is offered. A question that is new ends the way down. Several are answered together, which takes half the time;
until then a way that waits for its answer counts as lost, so that the next one goes elsewhere.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from blackgate.bots.intuition import Intuition, Question, give_memory
from blackgate.bots.search import NONE, ROOT, Search
from blackgate.rules.game import Game
from blackgate.rules.view import View

TOGETHER: Final[i64] = 16  # questions that are answered together
EXPLORE: Final = 0.5  # how far liking alone leads the search
OPEN_MIND: Final = 0.05  # the share of its liking that goes to all choices alike

Key = tuple[int, ...]


@mypyc_attr(acyclic=True)
class Leaf:
    """The end of a way down the tree that waits for an answer."""

    def __init__(self, path: vec[i64], key: Key) -> None:
        self.path: Final = path
        self.key: Final = key


@mypyc_attr(acyclic=True)
class GuidedSearch(Search):
    """A search that asks the network, and never plays on."""

    def __init__(self, view: View, actions: list[int], intuition: Intuition, random: Random) -> None:
        super().__init__(view, actions, random)
        self.intuition: Final = intuition
        self.explore = EXPLORE
        self.priors: Final[dict[Key, vec[float]]] = {}  # by question
        self.leaves: list[Leaf] = []
        self.questions: list[Question] = []

    def deal(self) -> Game:
        game = super().deal()
        give_memory(game, self.view)
        return game

    def iterate(self, game: Game) -> None:
        tree = self.tree
        node = ROOT
        self.path = vec[i64]()
        while True:
            count = self.ask(game, node)
            if count == 0:
                break
            key = self.key_of(game, node, count)
            found = self.priors.get(key)
            if found is None:
                self.wait_for(game, count, key)
                if node != ROOT:
                    return
                self.finish()
                found = self.priors[key]
            for i in range(count):
                self.prior[i] = found[i]
            seat = game.top.seat
            action, child = self.select(game, node, seat, count)
            if child == NONE:
                child = tree.add(node, seat, action)
            tree.visits[child] += 1
            self.path = append(self.path, child)
            node = child
            game.choose(action)
        if node != ROOT:
            self.add_chances(self.path, result_of(game))

    def key_of(self, game: Game, node: i64, count: i64) -> Key:
        """The question: the choices so far, who is asked and what is offered."""
        key: list[int] = [int(node), int(game.top.seat)]
        for i in range(count):
            key.append(int(game.offers[i]))
        return tuple(key)

    def wait_for(self, game: Game, count: i64, key: Key) -> None:
        self.leaves.append(Leaf(self.path, key))
        self.questions.append(self.intuition.of_game(game, count))
        if len(self.leaves) >= TOGETHER:
            self.finish()

    def finish(self) -> None:
        """Answer what waits."""
        if not self.leaves:
            return
        impressions = self.intuition.impressions(self.questions)
        for i in range(len(self.leaves)):
            leaf = self.leaves[i]
            impression = impressions[i]
            self.priors[leaf.key] = priors_of(self.intuition.weights(impression))
            chances = vec[float]()
            for chance in impression.chances:
                chances = append(chances, chance)
            self.add_chances(leaf.path, chances)
        self.leaves = []
        self.questions = []

    def add_chances(self, path: vec[i64], chances: vec[float]) -> None:
        """The visits were counted on the way down."""
        tree = self.tree
        for i in range(len(path)):
            for seat in range(tree.seats):
                tree.chances[path[i] * tree.seats + seat] += chances[seat]


def priors_of(weights: list[int]) -> vec[float]:
    total = 0
    for weight in weights:
        total += weight
    even = OPEN_MIND / float(len(weights))
    priors = vec[float]()
    for weight in weights:
        priors = append(priors, (1.0 - OPEN_MIND) * float(weight) / float(total) + even)
    return priors


def result_of(game: Game) -> vec[float]:
    """Of a game that is over: all of a team have won together, and sides that tie share it (R2.4)."""
    winners = game.winners()
    chances = vec[float]([0.0] * int(game.seats))
    for winner in winners:
        chances[winner] = float(game.seats) / float(len(winners) * game.book.sides())
    return chances
