"""Gymnasium's own test of an environment, and what a learning seat meets there."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from blackgate.bots import UnknownBot
from blackgate.envs import LARGEST, OneSeat
from blackgate.rules.errors import WrongOptions
from blackgate.rules.options import Options


def test_it_keeps_to_the_interface() -> None:
    env = gymnasium.make("Blackgate-v0", options=Options(3, warden=True), opponents=("random", "rookie"), sizes=LARGEST)
    check_env(env.unwrapped, skip_render_check=True)


def test_a_game_against_bots_ends_with_a_share_of_the_win() -> None:
    env = OneSeat(3, "random")
    chance = np.random.default_rng(2)
    rewards = [episode(env, seed, chance) for seed in range(6)]
    assert {0.0, 1.0} <= set(rewards) <= {0.0, 1 / 3, 0.5, 1.0}  # a tie is shared


def episode(env: OneSeat, seed: int, chance: np.random.Generator) -> float:
    observation, _ = env.reset(seed=seed)
    while True:
        assert env.observation_space.contains(observation)
        action = int(chance.choice(np.flatnonzero(observation["action_mask"])))
        observation, reward, terminated, truncated, _ = env.step(action)
        assert not truncated
        if terminated:
            return reward


def test_the_learning_seat_is_drawn_or_named() -> None:
    env = OneSeat(4, "random")
    drawn = set()
    for seed in range(20):
        env.reset(seed=seed)
        drawn.add(env.seat)
    assert drawn == {0, 1, 2, 3}
    named = OneSeat(4, "random", seat=2)
    named.reset(seed=1)
    assert named.seat == 2


def test_what_the_mask_forbids_ends_the_game() -> None:
    env = OneSeat(2, "random")
    observation, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    assert env.step(forbidden)[1:3] == (-1.0, True)


def test_opponents_have_to_be_there() -> None:
    with pytest.raises(WrongOptions, match="2 were named for 3 seats"):
        OneSeat(4, ("rookie", "rookie"))
    with pytest.raises(UnknownBot):
        OneSeat(4, "grandmaster")
    with pytest.raises(WrongOptions, match="no seat 4"):
        OneSeat(4, "rookie", seat=4)
