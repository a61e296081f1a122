"""Environments: decisions per second of a batch, including observations and masks, and steps per second of PettingZoo's
loop compared with its own card games."""

from __future__ import annotations

import random
import warnings
from functools import cache
from time import process_time
from typing import Any

import numpy as np
import pettingzoo  # type: ignore[import-untyped]
from librt.random import Random

from blackgate import Options
from blackgate.envs import Batch, blackgate_v0

GAMES = 1024
WARM_UP = 2  # steps that do not count
SEED = 1


@cache
def batch_of(options: Options | int, tracker: bool) -> tuple[Batch, Random]:
    batch, chance = Batch(GAMES, options, seed=SEED, tracker=tracker), Random(SEED)
    for _ in range(WARM_UP):
        batch.choose_at_random(chance)
        batch.step()
    return batch, chance


def batch_steps(steps: int, *, options: Options | int = 4, tracker: bool = False) -> float:
    """Random play in a batch; choosing is the policy's job and not counted."""
    batch, chance = batch_of(options, tracker)
    seconds = 0.0
    for _ in range(steps):
        batch.choose_at_random(chance)
        start = process_time()
        batch.step()
        seconds += process_time() - start
    return steps * GAMES / seconds


def aec_steps(env: Any, steps: int) -> float:
    """PettingZoo's loop with random legal actions; a game that ends is followed by another one."""
    chance = random.Random(SEED).random
    env.reset(seed=SEED)
    done = 0
    start = process_time()
    while done < steps:
        for _ in env.agent_iter(steps - done):
            observation, _, terminated, truncated, _ = env.last()
            done += 1
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(chance() * len(legal))]))
        env.reset()
    return done / (process_time() - start)


@cache
def ours() -> Any:
    return blackgate_v0.env(4)


@cache
def classic(name: str) -> Any:
    with warnings.catch_warnings():  # of the libraries that it is made of
        warnings.simplefilter("ignore")
        return pettingzoo.make("aec", f"classic/{name}")
