"""An old hand: plays every sensible choice to the end of the turn, and takes the most promising one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.bots.bot import Bot
from blackgate.bots.foresight import LUCK, ForeseeingBot, Foresight
from blackgate.rules.dealer import FastDealer
from blackgate.rules.game import Game
from blackgate.rules.redeal import redeal
from blackgate.rules.view import View

RANK: Final = 20
SAMPLES: Final[i64] = 3  # how often each choice is tried, with other dice and draws
FOOLISH: Final[i64] = 500  # choices that habits like so much less than the best are not tried
LEANING: Final = 0.0001  # how much chance to win a point of liking is worth


class Veteran(ForeseeingBot):
    """Looks ahead over the turn; what it has not seen and does not remember is redealt."""

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        foresight = self.foresight(view.book)
        tried, chances = self.worth_trying(foresight, view, actions)
        dealt = redeal(view, FastDealer(self.random.randrange(LUCK)))
        dealt.find_choices()
        for _ in range(SAMPLES):
            luck = self.random.randrange(LUCK)
            for i, action in enumerate(tried):
                if is_offered(dealt, action):
                    game = dealt.clone(FastDealer(luck))  # the same luck for all
                    game.choose(action)
                    foresight.play_on(game, 1, self.random)
                    chances[i] += foresight.chances(game)[view.seat]
        best = 0
        for i in range(1, len(tried)):
            if chances[i] > chances[best]:
                best = i
        return tried[best]

    def worth_trying(self, foresight: Foresight, view: View, actions: list[int]) -> tuple[list[int], list[float]]:
        """The sensible actions, and how habits score each."""
        habits = foresight.habits
        habits.outlook.look(view)
        most = habits.liking(actions[0])
        for action in actions:
            most = max(most, habits.liking(action))
        tried: list[int] = []
        leanings: list[float] = []
        for action in actions:
            liking = habits.liking(action)
            if liking >= most - FOOLISH:
                tried.append(action)
                leanings.append(LEANING * float(SAMPLES) * float(liking))
        return tried, leanings


def is_offered(game: Game, action: i64) -> bool:
    """Without a tracker a deal may not allow what the seat may choose."""
    for i in range(game.offered):
        if game.offers[i] == action:
            return True
    return False


def new(seed: int, argument: str) -> Bot | None:
    return None if argument else Veteran(seed)
