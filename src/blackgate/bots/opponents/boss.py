"""The strongest: it plays on in its head, over everything that could be behind what it sees."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.bots.bot import Bot
from blackgate.bots.explanation import Explanation, explain
from blackgate.bots.foresight import ForeseeingBot
from blackgate.bots.intuition import Intuition, intuition_for
from blackgate.bots.rollouts import RolloutSearch
from blackgate.bots.search import HabitSearch, Search
from blackgate.rules.view import View

RANK: Final = 60
SECONDS: Final = 0.1
TURNS: Final[i64] = 2  # that habits play on beyond the tree
UNLIMITED: Final[i64] = 1_000_000_000
LIKELY: Final = 0.01  # what the network makes less likely is not looked into
MOST_CHOICES: Final[i64] = 6
ANY: Final = 0.0
MOST_EXPLAINED: Final[i64] = 8
LONGEST: Final = 9  # digits of a number that somebody names


class Boss(ForeseeingBot):
    """Thinks for so many seconds, or so many iterations. Seconds are CPU time, so that a busy machine costs no
    strength; or wall-clock time with `by_the_clock`, if somebody waits. It is guided by the network where that sees
    everything that matters, and otherwise by habits."""

    def __init__(self, seed: int, seconds: float = SECONDS, iterations: i64 = UNLIMITED) -> None:
        super().__init__(seed)
        self.seconds: Final = seconds
        self.iterations: Final = iterations
        self.by_the_clock = False

    def choose(self, view: View, actions: list[int]) -> int:
        intuition = intuition_for(view.book)  # loaded first: loading time must not reveal a choice
        if len(actions) == 1:
            return actions[0]
        search = self.new_search(view, actions, intuition, LIKELY, MOST_CHOICES)
        if not search.decided():
            self.run(search)
        ranked = search.ranked()
        return search.tree.action[ranked[0]] if ranked else actions[0]

    def explain(self, view: View, actions: list[int]) -> Explanation:
        """Its analysis of the actions, and how it expects the game to continue."""
        search = self.new_search(view, actions, intuition_for(view.book), ANY, MOST_EXPLAINED)
        self.run(search)
        return explain(search, view.book.action_texts)

    def run(self, search: Search) -> None:
        search.run(self.seconds, self.iterations, self.by_the_clock)

    def new_search(
        self, view: View, actions: list[int], intuition: Intuition | None, likely: float, most_choices: i64
    ) -> Search:
        foresight = self.foresight(view.book)
        if intuition is None:
            return HabitSearch(view, actions, foresight, self.random, TURNS)
        return RolloutSearch(view, actions, intuition, foresight, self.random, likely, most_choices)


def new(seed: int, argument: str) -> Bot | None:
    """`boss:2` thinks for two seconds, `boss:500i` for 500 iterations."""
    if not argument:
        return Boss(seed)
    number = argument.removesuffix("i")
    if len(number) > LONGEST or not number.replace(".", "", 1).isdecimal() or float(number) <= 0:
        return None
    if number == argument:
        return Boss(seed, float(number))
    return Boss(seed, float(UNLIMITED), int(number)) if number.isdecimal() else None
