"""Workers that play the same edition, and the way of their games to the device and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import torch

from blackgate.envs.batch import Arrays
from blackgate.training.jobs import Job
from blackgate.training.model import SEATS, Sight
from blackgate.training.rollout import Questions, Record
from blackgate.training.workers import HALVES, Worker

Tensor = Any


def upload(arrays: Arrays, memory: memoryview, device: str) -> Questions:
    """What a worker has written, in one transfer."""
    games = len(arrays.seats)
    host = torch.frombuffer(memory[: arrays.size], dtype=torch.uint8)
    block = host.to(device, non_blocking=True) if device != "cpu" else host.clone()
    sizes = [array.nbytes for array in laid(arrays)]
    actions, rewards, rows, masks, seats, dones = block.split(sizes)
    return Questions(
        rows=rows.view(games, -1),
        masks=masks.view(torch.bool).view(games, -1),
        seats=seats,
        rewards=rewards.view(torch.float32).view(games, SEATS),
        dones=dones.view(torch.bool),
        actions=actions.view(torch.int64),
    )


def laid(arrays: Arrays) -> list[Any]:
    """In the order in which they lie in the memory."""
    return [arrays.actions, arrays.rewards, arrays.observations, arrays.masks, arrays.seats, arrays.dones]


def together(parts: Sequence[Questions]) -> Questions:
    if len(parts) == 1:
        return parts[0]
    names = ("rows", "masks", "seats", "rewards", "dones", "actions")
    return Questions(**{name: torch.cat([getattr(part, name) for part in parts]) for name in names})


class Group:
    """Workers on one edition. `records`: the phase that is being played, by half; `played`: the one before it."""

    def __init__(self, workers: list[Worker], device: str) -> None:
        self.workers: Final = workers
        self.device: Final = device
        self.sight: Sight | None = None
        self.records: list[Record | None] = [None] * HALVES
        self.waiting: list[Questions | None] = [None] * HALVES  # uploaded already

    def begin(self, jobs: list[list[Job]], sight: Sight) -> None:
        """New games: for each worker a job for each half."""
        self.sight = sight
        self.records = [None] * HALVES
        for worker, halves in zip(self.workers, jobs, strict=True):
            worker.begin(halves)
        for worker in self.workers:
            worker.answer()
        self.waiting = [self.uploaded(half) for half in range(HALVES)]

    def questions(self, half: int) -> Questions:
        """What is asked in that half; waits for it."""
        found, self.waiting[half] = self.waiting[half], None
        if found is not None:
            return found
        for worker in self.workers:
            worker.answer()
        return self.uploaded(half)

    def uploaded(self, half: int) -> Questions:
        return together([upload(worker.arrays[half], worker.halves[half], self.device) for worker in self.workers])

    def play(self, half: int, actions: np.ndarray[Any, Any] | None) -> None:
        """Let the workers play these actions, or their own."""
        start = 0
        for worker in self.workers:
            arrays = worker.arrays[half]
            if actions is not None:
                arrays.actions[:] = actions[start : start + len(arrays.actions)]
            start += len(arrays.actions)
            worker.step(half)


def pin(worker: Worker) -> None:
    """Let CUDA read the shared memory directly."""
    whole = np.frombuffer(worker.memory, np.uint8)
    failed = torch.cuda.cudart().cudaHostRegister(whole.ctypes.data, whole.nbytes, 0)
    assert int(failed) == 0, "shared memory cannot be registered with CUDA"
