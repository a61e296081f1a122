"""An old hand: tries every choice in its head to the end of the turn, and takes the one with the best chances."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.bots.bot import Bot
from blackgate.bots.foresight import Foresight
from blackgate.rules.dealer import FastDealer
from blackgate.rules.redeal import redeal
from blackgate.rules.view import View

RANK: Final = 2
SAMPLES: Final[i64] = 2  # how often each choice is tried, with other cards and dice


class Veteran(Bot):
    """Looks ahead over the turn; what it cannot see is dealt anew each time."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.foresight: Foresight | None = None
        self.samples = SAMPLES
        self.turns: i64 = 1
        self.prior = 0.0001

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        foresight = self.foresight
        if foresight is None or foresight.book is not view.book:
            foresight = Foresight(view.book)
            self.foresight = foresight
        seat = view.seat
        chances = [0.0] * len(actions)
        foresight.habits.outlook.look(view)
        for i, action in enumerate(actions):
            chances[i] = self.prior * float(self.samples) * float(foresight.habits.liking(action))
        for _ in range(self.samples):
            dealt = redeal(view, FastDealer(self.random.randrange(1 << 60)))
            luck = self.random.randrange(1 << 60)
            for i, action in enumerate(actions):
                game = dealt.clone(FastDealer(luck))  # the same luck for all
                game.choose(action)
                foresight.play_on(game, self.turns, self.random)
                chances[i] += foresight.chances(game)[seat]
        best = 0
        for i in range(1, len(actions)):
            if chances[i] > chances[best]:
                best = i
        return actions[best]


def new(seed: int, argument: str = "") -> Bot:
    bot = Veteran(seed)
    if argument:
        a, b, c = argument.split(",")
        bot.samples = int(a)
        bot.turns = int(b)
        bot.prior = float(c)
    return bot
