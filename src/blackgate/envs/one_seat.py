"""Gymnasium's environment: one learning seat against bots.

import gymnasium
import blackgate.envs

env = gymnasium.make("Blackgate-v0", opponents=("rookie", "rookie", "veteran"))
observation, info = env.reset(seed=42)
action = env.action_space.sample(observation["action_mask"])
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import gymnasium
import numpy as np
from numpy.typing import NDArray

from blackgate.bots import Bot, numbered_bot
from blackgate.bots.game_loop import ask
from blackgate.edition import Edition
from blackgate.envs.spaces import action_space, observation_space
from blackgate.envs.stepping import SEEDS, SingleGame
from blackgate.messages import phrase
from blackgate.observation.layout import STANDARD, Layout, Sizes
from blackgate.records.position import position_text
from blackgate.rules.errors import WrongOptions
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook

Observation = dict[str, NDArray[Any]]
ILLEGAL_REWARD: Final = -1.0
BOT_SEEDS: Final = 1 << 31


class OneSeat(gymnasium.Env[Observation, np.int64]):
    """A game in which one seat is asked; bots play the others until it is asked again.

    `opponents`: the kind of all others, or one for each, clockwise from the learning seat. `seat`: which one learns;
    random if not given. The reward is the share of the win, at the end; an illegal action ends the game with -1.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012  Gymnasium's own type

    def __init__(
        self,
        options: Options | int = 4,
        opponents: str | Sequence[str] = "rookie",
        *,
        seat: int | None = None,
        edition: Edition | None = None,
        tracker: bool = False,
        sizes: Sizes = STANDARD,
        render_mode: str | None = None,
    ) -> None:
        book = rulebook(options, edition)
        seats = int(book.seats)
        self.opponents: Final = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise WrongOptions(phrase("error-opponents", found=len(self.opponents), wanted=seats - 1))
        for kind in self.opponents:
            numbered_bot(kind, 0).close()
        if seat is not None and not 0 <= seat < seats:
            raise WrongOptions(phrase("error-options-first", seat=seat, most=seats - 1))
        self.layout: Final = Layout(sizes, tracker)
        self.render_mode = render_mode
        self.observation_space = observation_space(self.layout)
        self.action_space = action_space(self.layout)
        self._single: Final = SingleGame(book, self.layout)
        self._named: Final = seat
        self.seat = 0
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        self.close()
        seats = int(self._single.book.seats)
        self.seat = int(self.np_random.integers(seats)) if self._named is None else self._named
        for distance, kind in enumerate(self.opponents, 1):
            number = int(self.np_random.integers(BOT_SEEDS))
            self._bots[(self.seat + distance) % seats] = numbered_bot(kind, number)
        remembers = any(bot.remembers for bot in self._bots.values())
        self._single.new_game(int(self.np_random.integers(SEEDS)), remembers)
        self._play_others()
        return self._observation(), {}

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        game = self._single.game
        if not self._single.play(int(action)):
            return self._observation(), ILLEGAL_REWARD, True, False, {}
        self._play_others()
        winners = game.winners()
        reward = 1 / len(winners) if self.seat in winners else 0.0
        return self._observation(), reward, game.over, False, {}

    def _play_others(self) -> None:
        game = self._single.game
        while not game.over and game.asked() != self.seat:
            asked = int(game.asked())
            ask(game, asked, self._bots[asked], game.legal_actions())

    def _observation(self) -> Observation:
        return {
            "observation": np.frombuffer(self._single.observation(self.seat), np.uint8),
            "action_mask": np.frombuffer(self._single.mask_of(self.seat), np.int8),
        }

    def render(self) -> str | None:
        """The position, as `blackgate.lay_out` reads it; it contains everybody's cards."""
        return position_text(self._single.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        for bot in self._bots.values():
            bot.close()
        self._bots = {}
