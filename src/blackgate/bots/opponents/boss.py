"""The strongest: a Monte-Carlo tree search over everything that could be behind what it sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.bots.bot import Bot
from blackgate.bots.explanation import Explanation, explain
from blackgate.bots.foresight import ForeseeingBot
from blackgate.bots.guided_search import GuidedSearch
from blackgate.bots.intuition import intuition_for
from blackgate.bots.search import NONE, ROOT, HabitSearch, Search
from blackgate.rules.view import View

RANK: Final = 40
SECONDS: Final = 0.1
TURNS: Final[i64] = 2  # that habits play on beyond the tree
UNLIMITED: Final[i64] = 1_000_000_000
LONGEST: Final = 9  # digits of a number that somebody names


class Boss(ForeseeingBot):
    """Thinks for so many seconds, or so many iterations. Seconds are those of the processor, so that a busy machine
    costs no strength; or `by_the_clock`, where somebody waits. One that is `learned` is guided by the network, where
    that can see all that matters, and otherwise by habits."""

    def __init__(self, seed: int, seconds: float = SECONDS, iterations: i64 = UNLIMITED, learned: bool = False) -> None:
        super().__init__(seed)
        self.seconds: Final = seconds
        self.iterations: Final = iterations
        self.by_the_clock = False
        self.learned: Final = learned

    def choose(self, view: View, actions: list[int]) -> int:
        if self.learned:
            intuition_for(view.book)  # loaded first: the time that takes must not show that there is a choice
        if len(actions) == 1:
            return actions[0]
        tree = self.think(view, actions).tree
        best = tree.favourite(ROOT)
        return tree.action[best] if best != NONE else actions[0]

    def explain(self, view: View, actions: list[int]) -> Explanation:
        """What it thinks of each of the actions, and how it expects the game to go on."""
        return explain(self.think(view, actions).tree, view.seat, view.book.action_texts)

    def think(self, view: View, actions: list[int]) -> Search:
        search = self.new_search(view, actions)
        search.run(self.seconds, self.iterations, self.by_the_clock)
        return search

    def new_search(self, view: View, actions: list[int]) -> Search:
        intuition = intuition_for(view.book) if self.learned else None
        if intuition is None:
            return HabitSearch(view, actions, self.foresight(view.book), self.random, TURNS)
        return GuidedSearch(view, actions, intuition, self.random)


def new(seed: int, argument: str) -> Bot | None:
    """`boss:2` thinks for two seconds, `boss:500i` for 500 iterations; `boss:n` and `boss:2n` ask the network."""
    learned = argument.endswith("n")
    amount = argument.removesuffix("n")
    if not amount:
        return Boss(seed, learned=learned)
    number = amount.removesuffix("i")
    if len(number) > LONGEST or not number.replace(".", "", 1).isdecimal() or float(number) <= 0:
        return None
    if number == amount:
        return Boss(seed, float(number), learned=learned)
    return Boss(seed, float(UNLIMITED), int(number), learned) if number.isdecimal() else None
