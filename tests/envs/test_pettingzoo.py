"""PettingZoo's own tests of an environment, in every mode."""

from __future__ import annotations

import warnings

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
import pytest

from blackgate.envs import LARGEST, blackgate_v0
from blackgate.rules.options import Options
from tests.examples.own_box import OWN_BOX
from tests.observation.modes import MODES

with warnings.catch_warnings():  # its tests import its games the old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test  # type: ignore[import-untyped]

CYCLES = 60
# What it says about every environment with masks but for those it knows by name.
ABOUT_DICTS = (
    "Observation space for each agent probably should be",
    "Observation is not a NumPy array",
    "Action mask numpy array is all zeros",  # of those who are not asked
)


def assert_conforms(env: object) -> None:
    with warnings.catch_warnings():
        for text in ABOUT_DICTS:
            warnings.filterwarnings("ignore", message=text)
        api_test(env, CYCLES)


@pytest.mark.parametrize("options", MODES, ids=str)
def test_it_keeps_to_the_interface(options: Options) -> None:
    assert_conforms(blackgate_v0.env(options))


def test_an_edition_of_ones_own_does_too() -> None:
    assert_conforms(blackgate_v0.env(5, edition=OWN_BOX, tracker=True, sizes=LARGEST))


def test_the_same_seed_gives_the_same_game() -> None:
    seed_test(lambda: blackgate_v0.env(MODES[-1]), CYCLES)


def test_a_game_ends_with_the_win_shared_out() -> None:
    env = blackgate_v0.env(Options(4, team=True))
    env.reset(seed=3)
    chance = np.random.default_rng(1)
    rewards: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, ended, _, _ = env.last()
        if ended:
            rewards[agent] = reward
        env.step(None if ended else int(chance.choice(np.flatnonzero(observation["action_mask"]))))
    assert sum(rewards.values()) == 1
    assert rewards["player_0"] == rewards["player_2"]  # of one team (R13.1)


def test_whoever_plays_what_the_mask_forbids_loses() -> None:
    env = blackgate_v0.env(2)
    env.reset(seed=1)
    loser = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[loser] == -1
    assert all(env.terminations.values())


def test_it_is_registered_and_can_be_looked_at() -> None:
    env = pettingzoo.make("aec", "Blackgate-v0", options=3, render_mode="ansi")
    env.reset(seed=1)
    assert "cell_block" in env.render()
