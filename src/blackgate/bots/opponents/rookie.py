"""A beginner with sensible simple habits: digs when it can, crafts, heals, sells junk, and walks home with Tools."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from blackgate.bots.bot import Bot
from blackgate.bots.habits import Habits
from blackgate.rules.view import View

RANK: Final = 10


class Rookie(Bot):
    """Looks at its own situation, never ahead."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.habits: Habits | None = None

    def choose(self, view: View, actions: list[int]) -> int:
        if len(actions) == 1:
            return actions[0]
        habits = self.habits
        if habits is None or habits.book is not view.book:
            habits = Habits(view.book)
            self.habits = habits
        habits.outlook.look(view)
        offers: vec[i64] = vec[i64]()
        for action in actions:
            offers = append(offers, action)
        return habits.pick(offers, len(offers), self.random)


def new(seed: int, argument: str) -> Bot | None:
    return None if argument else Rookie(seed)
