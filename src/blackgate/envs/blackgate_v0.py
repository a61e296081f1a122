"""PettingZoo's AEC environment, for all modes.

    from blackgate.envs import blackgate_v0

    env = blackgate_v0.env(Options(4, michel="michelle"))
    env.reset(seed=42)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        action = None if termination or truncation else policy(observation["observation"], observation["action_mask"])
        env.step(action)

An agent is rewarded once, when the game ends: with its share of the win.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv  # type: ignore[import-untyped]

from blackgate.edition import Edition
from blackgate.envs.spaces import action_space, observation_space
from blackgate.envs.stepping import SEEDS, SingleGame
from blackgate.observation.layout import STANDARD, Layout, Sizes
from blackgate.records.position import position_text
from blackgate.rules.options import Options
from blackgate.rules.start import rulebook

Observation = dict[str, NDArray[Any]]
ILLEGAL_REWARD: Final = -1.0


class raw_env(AECEnv[str, Observation, int]):  # type: ignore[misc]  # PettingZoo has no types
    """An agent that plays an illegal action ends the game with -1 for itself and nothing for the others.

    PettingZoo's wrapper does the same, but takes six times as long as everything else together.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "blackgate_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
        "render_fps": 1,
    }

    def __init__(
        self,
        options: Options | int = 4,
        *,
        edition: Edition | None = None,
        tracker: bool = False,
        sizes: Sizes = STANDARD,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.layout: Final = Layout(sizes, tracker)
        self.render_mode = render_mode
        self._single: Final = SingleGame(rulebook(options, edition), self.layout)
        self.possible_agents = [f"player_{seat}" for seat in range(self._single.book.seats)]
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._chance = np.random.default_rng()
        self.observation_spaces = {agent: observation_space(self.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.layout) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._chance = np.random.default_rng(seed)
        self._single.new_game(int(self._chance.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._single.game.asked()]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        return {
            "observation": np.frombuffer(self._single.observation(seat), np.uint8),
            "action_mask": np.frombuffer(self._single.mask_of(seat), np.int8),
        }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if action is None or self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        game = self._single.game
        if not self._single.play(int(action)):
            self.rewards[agent] = ILLEGAL_REWARD
        elif not game.over:
            self.agent_selection = self.possible_agents[game.asked()]
            return
        winners = game.winners()
        for seat in winners:
            self.rewards[self.possible_agents[seat]] = 1 / len(winners)
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """The position, as `blackgate.lay_out` reads it; it contains everybody's cards."""
        return position_text(self._single.game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing to close."""


env = raw_env  # needs no wrappers
