"""Environments for reinforcement learning: batches of games, PettingZoo (`blackgate_v0`) and Gymnasium."""

import gymnasium
import pettingzoo  # type: ignore[import-untyped]

from blackgate.envs.batch import Arrays, Batch
from blackgate.envs.one_seat import OneSeat
from blackgate.observation.layout import LARGEST, STANDARD, Layout, Sizes

__all__ = ["LARGEST", "STANDARD", "Arrays", "Batch", "Layout", "OneSeat", "Sizes"]

gymnasium.register("Blackgate-v0", "blackgate.envs.one_seat:OneSeat")
pettingzoo.register("aec", "Blackgate-v0", "blackgate.envs.blackgate_v0:env")
