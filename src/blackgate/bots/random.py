"""The bot that chooses at random: every legal action is as good as another."""

from __future__ import annotations

import random

from blackgate.rules.view import View


class RandomBot:
    """Chooses without looking; the same seed chooses the same way."""

    def __init__(self, seed: str | None = None) -> None:
        self._random = random.Random(seed)

    def choose(self, view: View, actions: list[int]) -> int:
        return self._random.choice(actions)
