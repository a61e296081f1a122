"""Worker processes that play in shared memory. They are forked before anything of CUDA is touched."""

from __future__ import annotations

import gc
import mmap
import multiprocessing
import os
import signal
from multiprocessing.connection import Connection, wait
from typing import Final

from blackgate.envs.batch import Arrays
from blackgate.observation.layout import LARGEST, Layout
from blackgate.training.jobs import Job, Playing

HALVES: Final = 2  # one is played while the learner thinks about the other
STEP: Final = tuple(bytes([half]) for half in range(HALVES))
BEGIN: Final = b"begin"
END: Final = b"end"
FAILED: Final = b"failed"


class WorkerFailed(Exception):
    """A worker ended on an error, which it has shown."""


class Worker:
    """A process and its memory, as the learner sees them."""

    def __init__(self, number: int, most_games: int) -> None:
        self.number: Final = number
        each = Arrays.bytes_for(most_games, Layout(LARGEST, tracker=True), afterstates=True)
        self.memory: Final = mmap.mmap(-1, HALVES * round_up(each))
        self.halves: Final = [
            memoryview(self.memory)[half * round_up(each) : (half + 1) * round_up(each)] for half in range(HALVES)
        ]
        self.most_games: Final = most_games
        ours, theirs = multiprocessing.Pipe()
        self.connection: Final[Connection] = ours
        self.process: Final = multiprocessing.get_context("fork").Process(
            target=work, args=(theirs, self.halves), daemon=True
        )
        self.process.start()
        theirs.close()
        self.jobs: list[Job] = []
        self.arrays: list[Arrays] = []

    def begin(self, jobs: list[Job]) -> None:
        """Play these, one for each half; `answer` comes once the first questions are written."""
        assert all(job.games <= self.most_games for job in jobs), "more games than there is memory for"
        self.connection.send_bytes(BEGIN)
        self.connection.send(jobs)
        self.jobs = jobs
        self.arrays = [
            Arrays(job.games, job.layout, self.halves[half], afterstates=True) for half, job in enumerate(jobs)
        ]

    def step(self, half: int) -> None:
        self.connection.send_bytes(STEP[half])

    def answer(self) -> None:
        """Wait until what was asked of it is done."""
        try:
            said = self.connection.recv_bytes()
        except EOFError:
            said = FAILED
        if said == FAILED:
            raise WorkerFailed(f"worker {self.number} failed: see its error above")

    def close(self) -> None:
        """Not by closing the connection alone: workers that were forked later hold copies of its other end."""
        self.connection.send_bytes(END)
        self.process.join()
        self.connection.close()


def round_up(size: int) -> int:
    return -(-size // mmap.PAGESIZE) * mmap.PAGESIZE


def ready(workers: list[Worker]) -> list[Worker]:
    """Those that have answered; waits for one."""
    waiting = {worker.connection: worker for worker in workers}
    return [waiting[connection] for connection in wait(list(waiting)) if isinstance(connection, Connection)]


def work(connection: Connection, halves: list[memoryview]) -> None:
    """The worker's own loop: until the learner goes away."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ["OMP_NUM_THREADS"] = "1"
    gc.disable()  # games leave no cycles behind, and looking for them takes a tenth of the time
    playing: list[Playing] = []
    try:
        while True:
            order = connection.recv_bytes()
            if order == END:
                return
            if order == BEGIN:
                jobs: list[Job] = connection.recv()
                playing = []  # the old games go before new ones come
                gc.collect()
                playing = [job.begin(halves[half]) for half, job in enumerate(jobs)]
                gc.freeze()
            else:
                playing[order[0]].step()
            connection.send_bytes(b"done")
    except EOFError:
        pass
    except BaseException:
        connection.send_bytes(FAILED)
        raise
