"""The strongest: a Monte-Carlo tree search over everything that could be behind what it sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.bots.bot import Bot
from blackgate.bots.foresight import Foresight
from blackgate.bots.search import NONE, ROOT, Search
from blackgate.rules.view import View

RANK: Final = 3
SECONDS: Final = 0.1
UNLIMITED: Final[i64] = 1 << 60


class Boss(Bot):
    """Thinks for so many seconds of processor time, or so many iterations."""

    def __init__(self, seed: int, seconds: float = SECONDS, iterations: i64 = UNLIMITED) -> None:
        super().__init__(seed)
        self.seconds = seconds
        self.iterations = iterations
        self.foresight: Foresight | None = None
        self.p = [1.0, 150.0, 1.0]

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        search = self.think(view)
        best = search.tree.favourite(ROOT)
        return search.tree.action[best] if best != NONE else actions[0]

    def think(self, view: View) -> Search:
        foresight = self.foresight
        if foresight is None or foresight.book is not view.book:
            foresight = Foresight(view.book)
            self.foresight = foresight
        search = Search(view, foresight, self.random, int(self.p[2]))
        search.explore = self.p[0]
        search.mood = self.p[1]
        search.run(self.seconds, self.iterations)
        return search


def new(seed: int, argument: str = "") -> Bot:
    if not argument:
        return Boss(seed)
    f = [float(x) for x in argument.split(",")]
    bot = Boss(seed, 1e9, int(f[0])) if f[0] >= 10 else Boss(seed, f[0])
    if len(f) > 1:
        bot.p = f[1:]
    return bot
