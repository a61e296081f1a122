"""The bot that chooses at random: every legal action is as good as another."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from blackgate.bots.bot import Bot
from blackgate.rules.view import View

RANK: Final = 0


class RandomBot(Bot):
    """Chooses without looking."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.blind = True

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[self.random.randrange(len(actions))]

    def draw_lot(self, count: i64) -> i64:
        return self.random.randrange(count)


def new(seed: int, argument: str) -> Bot | None:
    return None if argument else RandomBot(seed)
