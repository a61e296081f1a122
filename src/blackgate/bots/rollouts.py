"""Rollouts by the network's policy: after each likely choice it plays for everybody until one's next turn, and the
network then values the position.

All choices are compared on the same deals with common random numbers: dice, cards and moods begin anew with every turn,
so that the others' luck hides as little as possible of what two choices differ in. The weaker half is dropped as time
passes (sequential halving; Karnin, Koren and Somekh, "Almost Optimal Exploration in Multi-Armed Bandits", 2013). The
network evaluates all rollouts in one batch, which is far faster than one by one.

The network's value right after a choice cannot tell good choices from bad ones: a tree search by such values was weaker
than the policy alone (docs/training.md). By one's next turn, the choice has paid off or not.
"""

from __future__ import annotations

import math
from typing import Final

from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from blackgate.bots.foresight import LUCK, Foresight
from blackgate.bots.intuition import Intuition, Question, drawn, give_memory
from blackgate.bots.search import NONE, ROOT, Search
from blackgate.rules.dealer import CommonDealer, FastDealer
from blackgate.rules.game import Game
from blackgate.rules.view import View

TOGETHER: Final[i64] = 32  # rollouts that are played side by side, about
MOST_TOGETHER: Final[i64] = 64  # of the last ones
LONGEST: Final[i64] = 12  # moves of a rollout that the tree keeps
FEWEST: Final[i64] = 2  # choices that are compared to the end
WIN_DEALS: Final = 4
MOSTLY: Final[i64] = 3  # of these deals
TRUST: Final = 250.0  # a choice that the network likes e times as much may be worth 1/250 of a win less


@mypyc_attr(acyclic=True)
class Rollout:
    """A game that is played on, and its way through the tree. The same luck and moods give the same dice, draws and
    leanings in a turn, whatever happened in the turns before."""

    def __init__(self, dealt: Game, luck: i64, moods: i64, node: i64) -> None:
        self.dealer: Final = CommonDealer(luck)
        self.game: Final = dealt.clone(self.dealer)
        self.moods: Final = moods
        self.mood = Random(moods)
        self.turn: i64 = dealt.turn
        self.last_turn: Final[i64] = dealt.turn + dealt.seats
        self.path: vec[i64] = vec[i64]([node])

    def ask(self) -> i64:
        """The number of choices after forced moves; none if the game is over."""
        game = self.game
        while not game.over:
            if game.turn != self.turn:
                self.turn = game.turn
                self.dealer.begin_turn(game.turn)
                self.mood = Random(self.moods + game.turn)
            count = game.find_choices()
            if count > 1:
                return count
            game.choose(game.offers[0])
        return 0


@mypyc_attr(acyclic=True)
class RolloutSearch(Search):
    """Compares the choices that the network makes at least so likely, `most_choices` at most. A choice that wins in
    this turn, played on by habits, is the best one, however unlikely the network makes it."""

    def __init__(
        self,
        view: View,
        actions: list[int],
        intuition: Intuition,
        foresight: Foresight,
        random: Random,
        likely: float,
        most_choices: i64,
    ) -> None:
        super().__init__(view, random)
        self.intuition: Final = intuition
        self.foresight: Final = foresight
        self.winning: i64 = NONE
        self.liking_of: Final[dict[int, float]] = {}  # by node: the logarithm of how likely the network takes it
        self.left: list[int] = self.found_choices(actions, likely, most_choices)
        self.choices: Final[i64] = len(self.left)

    def deal(self) -> Game:
        game = super().deal()
        give_memory(game, self.view)
        return game

    def decided(self) -> bool:
        return self.choices == 1 or self.winning != NONE

    # --- what to compare
    def found_choices(self, actions: list[int], likely: float, most_choices: i64) -> list[int]:
        """Their nodes."""
        weights = self.intuition.weights(self.intuition.impression(self.view, actions))
        total = 0
        for weight in weights:
            total += weight
        by_weight: list[tuple[int, int]] = []
        for i in range(len(actions)):
            by_weight.append((-weights[i], actions[i]))
        by_weight.sort()
        self.winning = self.found_win([entry[1] for entry in by_weight])
        found: list[int] = []
        for negative, action in by_weight:
            share = max(float(-negative), 1.0) / float(total)
            enough = len(found) >= most_choices or share < likely
            if len(found) == 0 or not enough or action == self.winning:
                node = int(self.tree.add(ROOT, self.view.seat, action))
                found.append(node)
                self.liking_of[node] = math.log(share)
        return found

    def found_win(self, actions: list[int]) -> i64:
        """The choice with which habits win most surely in this turn, if they mostly do; rather at once than later."""
        dealt = [self.deal() for _ in range(WIN_DEALS)]
        best = NONE
        most: i64 = MOSTLY - 1
        for action in actions:
            won: i64 = 0
            for game in dealt:
                won += self.wins(game.clone(FastDealer(self.random.randrange(LUCK))), action)
            if won > most:
                best, most = action, won
        return best

    def wins(self, game: Game, action: i64) -> i64:
        """2 if that choice wins at once, 1 if habits win in this turn after it."""
        if not self.offers(game, action):
            return 0
        game.choose(action)
        at_once = game.over
        self.foresight.play_on(game, 1, self.random)
        if not game.over or self.view.seat not in game.winners():
            return 0
        return 2 if at_once else 1

    def offers(self, game: Game, action: i64) -> bool:
        """Without a tracker a deal may lack what the seat was offered."""
        count = game.find_choices()
        for i in range(count):
            if game.offers[i] == action:
                return True
        return False

    # --- looking
    def go_on(self, most: i64) -> None:
        self.give_up_some()
        rollouts: list[Rollout] = []
        begun: i64 = 0
        deals = max(1, self.size() // len(self.left))
        for _ in range(deals):
            dealt = self.deal()
            luck = self.random.randrange(LUCK)
            moods = self.random.randrange(LUCK)
            for node in self.left:
                if begun < most:
                    begun += 1
                    rollout = Rollout(dealt, luck, moods, node)
                    action = self.tree.action[node]
                    if self.offers(rollout.game, action):
                        rollout.game.choose(action)
                        rollouts.append(rollout)
        self.iterations += begun
        while rollouts:
            rollouts = self.played_on(rollouts)

    def size(self) -> i64:
        """How many rollouts to play side by side: near the end, all for which there is still time."""
        if self.iterations == 0 or self.room > float(2 * MOST_TOGETHER):
            return TOGETHER
        return min(MOST_TOGETHER, i64(self.room))

    def give_up_some(self) -> None:
        """As time goes by, the less promising half, again and again."""
        halvings: i64 = int(self.progress * max(1.0, math.log2(float(self.choices))) + 0.5)
        kept = max(FEWEST, (self.choices + (1 << halvings) - 1) >> halvings)
        if len(self.left) <= kept:
            return
        ordered: list[tuple[float, int]] = []
        for i in range(len(self.left)):
            ordered.append((-self.worth(self.left[i]), i))
        ordered.sort()
        staying = [entry[1] for entry in ordered[:kept]]
        staying.sort()
        self.left = [self.left[i] for i in staying]

    def standing(self, node: i64) -> float:
        """A win comes first, and what was given up last."""
        standing = self.worth(node)
        if self.tree.action[node] == self.winning:
            standing += 2.0
        for other in self.left:
            if other == node:
                standing += 1.0
        return standing

    def worth(self, node: i64) -> float:
        return self.tree.chance(node, self.view.seat) + self.liking_of[int(node)] / TRUST

    def played_on(self, rollouts: list[Rollout]) -> list[Rollout]:
        """By one choice each; gives those that have not come to their end."""
        waiting: list[Rollout] = []
        questions: list[Question] = []
        offers: list[list[int]] = []
        for rollout in rollouts:
            game = rollout.game
            count = rollout.ask()
            if count == 0:
                self.backpropagate(rollout.path, result_of(game))
            else:
                waiting.append(rollout)
                questions.append(self.intuition.of_game(game, count))
                offered: list[int] = []
                for i in range(count):
                    offered.append(int(game.offers[i]))
                offers.append(offered)
        if not waiting:
            return waiting
        impressions = self.intuition.impressions(questions)
        going_on: list[Rollout] = []
        for number in range(len(waiting)):
            rollout = waiting[number]
            game = rollout.game
            impression = impressions[number]
            if game.turn >= rollout.last_turn:
                chances = vec[float]()
                for chance in impression.chances:
                    chances = append(chances, chance)
                self.backpropagate(rollout.path, chances)
            else:
                lot = drawn(self.intuition.weights(impression), rollout.mood)
                action: i64 = offers[number][lot]
                length = len(rollout.path)
                if length < LONGEST:
                    rollout.path = append(rollout.path, self.tree.find(rollout.path[length - 1], game.top.seat, action))
                game.choose(action)
                going_on.append(rollout)
        return going_on


def result_of(game: Game) -> vec[float]:
    """Of a game that is over: all of a team have won together, and sides that tie share it (R2.4)."""
    winners = game.winners()
    chances = vec[float]([0.0] * int(game.seats))
    for winner in winners:
        chances[winner] = float(game.seats) / float(len(winners) * game.book.sides())
    return chances
