"""Workers that play the same edition, and the way of their games to the device and back."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import torch
from numpy.typing import NDArray

from blackgate.envs.batch import Arrays
from blackgate.training.jobs import Job
from blackgate.training.model import SEATS, Sight
from blackgate.training.rollout import Examples, Questions, Record
from blackgate.training.workers import HALVES, Worker

Tensor = Any


class Transfer:
    """A worker's arrays of one half, and the same on the device."""

    def __init__(self, arrays: Arrays, memory: memoryview, device: str) -> None:
        self.arrays: Final = arrays
        self.host: Final = torch.frombuffer(memory[: arrays.size], dtype=torch.uint8)
        self.block: Final = torch.zeros(arrays.size, dtype=torch.uint8, device=device)
        games = len(arrays.seats)
        laid: list[NDArray[Any]] = [
            arrays.actions,
            arrays.rewards,
            arrays.observations,
            arrays.masks,
            arrays.seats,
            arrays.dones,
            arrays.afterstates,
        ]
        actions, rewards, rows, masks, seats, dones, afterstates = self.block.split([array.nbytes for array in laid])
        self.questions: Final = Questions(
            rows=rows.view(games, -1),
            masks=masks.view(torch.bool).view(games, -1),
            seats=seats,
            rewards=rewards.view(torch.float32).view(games, SEATS),
            dones=dones.view(torch.bool),
            actions=actions.view(torch.int64),
            afterstates=afterstates.view(games, -1),
        )

    def upload(self) -> Questions:
        """What the worker has written, in one go."""
        self.block.copy_(self.host, non_blocking=True)
        return self.questions


class Group:
    """Workers on one edition, with what their games are recorded in."""

    def __init__(self, workers: list[Worker], jobs: list[list[Job]], sight: Sight, steps: int, device: str) -> None:
        self.workers: Final = workers
        self.sight: Final = sight
        self.begin(jobs)
        self.transfers: Final = [
            [Transfer(worker.arrays[half], worker.halves[half], device) for worker in workers] for half in range(HALVES)
        ]
        self.games: Final = sum(job[0].games for job in jobs)
        some = self.transfers[0][0].questions
        sizes = (HALVES, steps, self.games)
        self.examples: Final = Examples(sight, sizes, some.rows.shape[1], some.masks.shape[1], device)
        self.records: Final = [Record(self.examples, half, some) for half in range(HALVES)]

    def begin(self, jobs: list[list[Job]]) -> None:
        """New games: for each worker a job for each half."""
        for worker, halves in zip(self.workers, jobs, strict=True):
            worker.begin(halves)
        for worker in self.workers:
            worker.answer()
        self.ready = [True] * HALVES

    def wait(self, half: int) -> None:
        """Until all workers have played that half."""
        if not self.ready[half]:
            for worker in self.workers:
                worker.answer()
        self.ready[half] = True

    def upload(self, half: int) -> None:
        for transfer in self.transfers[half]:
            transfer.upload()

    def questions(self, half: int) -> Questions:
        """What was uploaded, of all workers together."""
        parts = [transfer.questions for transfer in self.transfers[half]]
        if len(parts) == 1:
            return parts[0]
        return Questions(**{name: torch.cat([getattr(part, name) for part in parts]) for name in vars(parts[0])})

    def play(self, half: int, actions: NDArray[np.int64] | None) -> None:
        """Let the workers play these actions, or their own."""
        start = 0
        for worker in self.workers:
            arrays = worker.arrays[half]
            if actions is not None:
                arrays.actions[:] = actions[start : start + len(arrays.actions)]
            start += len(arrays.actions)
            worker.step(half)
        self.ready[half] = False


def pin(worker: Worker) -> None:
    """Let CUDA read the shared memory directly."""
    whole = np.frombuffer(worker.memory, np.uint8)
    failed = torch.cuda.cudart().cudaHostRegister(whole.ctypes.data, whole.nbytes, 0)
    assert int(failed) == 0, "shared memory cannot be registered with CUDA"
