"""A pool of processes that share the work and return its results in order.

Numbers are handed out in small batches that take about a fifth of a second. A process ends when its parent does,
however that ended, because then nobody holds the other end of its pipe.

Our own pool: when a worker dies, multiprocessing.Pool waits forever for its result; and what a worker of
concurrent.futures has begun, which with slow bots takes minutes, cannot be stopped.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
from collections.abc import Callable, Generator, Iterator
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import TYPE_CHECKING, Final

from blackgate.lab.playing import BotFailed
from blackgate.rules.errors import BlackgateError

if TYPE_CHECKING:
    from blackgate.lab.ray_pool import RayCluster

Work = Callable[[range], str]

FAILURES: Final = (BotFailed, BlackgateError)  # of the work itself: raised where the results are wanted
SHORT: Final = 0.1  # seconds; shorter batches grow
LONG: Final = 0.3
LARGEST: Final = 1000


class WorkerLost(Exception):
    """A process of the pool died in the middle of its work."""


def all_cores() -> int:
    """How many processes can run at the same time."""
    if sys.platform == "linux":
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def run_parallel(
    work: Work, numbers: range, jobs: int | None = None, cluster: RayCluster | None = None
) -> Generator[tuple[range, str]]:
    """The results for each batch of numbers, in order: from processes of this machine or, if given, of a Ray cluster;
    by default as many as there are cores. A single job is done in this process."""
    if cluster is not None:
        yield from cluster.run(work, numbers, jobs)
        return
    jobs = worker_count(jobs, numbers)
    parts = Parts(numbers)
    if jobs == 1:
        while part := parts.take():
            start = monotonic()
            done = work(part)
            parts.took(monotonic() - start)
            yield part, done
        return
    with WorkerPool(work, jobs) as pool:
        yield from pool.run(parts)


def worker_count(jobs: int | None, numbers: range, cluster: RayCluster | None = None) -> int:
    """How many processes share the work: those requested, or one per core, but none without a number."""
    cores = all_cores() if cluster is None else cluster.cores
    return max(1, min(cores if jobs is None else jobs, len(numbers)))


class Parts:
    """What is still to be handed out, in which batches, and what came back before its turn."""

    def __init__(self, numbers: range) -> None:
        self.left = numbers
        self.size = 1
        self.scale = 1.0  # of how long parts take
        self.again: list[range] = []  # given out, but lost
        self.early: dict[int, tuple[range, str]] = {}
        self.next = numbers.start

    def take(self, ahead: int | None = None) -> range:
        """The next batch; none, if none is left or too many came before their turn. A lost one goes first: the others
        wait for it."""
        if self.again:
            return self.again.pop()
        if ahead is not None and len(self.early) >= ahead:
            return range(0)
        part, self.left = self.left[: self.size], self.left[self.size :]
        return part

    def took(self, seconds: float) -> None:
        if seconds < SHORT * self.scale:
            self.size = min(self.size * 2, int(LARGEST * self.scale))
        elif seconds > LONG * self.scale:
            self.size = max(self.size // 2, 1)

    def in_turn(self, part: range, done: str) -> Iterator[tuple[range, str]]:
        """The results whose turn has come with this one."""
        self.early[part.start] = (part, done)
        while self.next in self.early:
            part, done = self.early.pop(self.next)
            self.next = part.stop
            yield part, done


class WorkerPool:
    """The processes, each at the end of a pipe."""

    def __init__(self, work: Work, jobs: int) -> None:
        self.processes: list[BaseProcess] = []
        self.pipes: list[Connection] = []
        processes = multiprocessing.get_context("spawn")  # the same on every system, and safe beside threads
        handler = signal.signal(signal.SIGINT, signal.SIG_IGN)  # which they inherit: ctrl-C is for this process
        try:
            for _ in range(jobs):
                ours, theirs = processes.Pipe()
                process = processes.Process(target=serve, args=(theirs, work), daemon=True)
                process.start()
                theirs.close()
                self.processes.append(process)
                self.pipes.append(ours)
        finally:
            signal.signal(signal.SIGINT, handler)

    def __enter__(self) -> WorkerPool:
        return self

    def __exit__(self, *_: object) -> None:
        for process in self.processes:
            process.terminate()
        for process in self.processes:
            process.join()
        for pipe in self.pipes:
            pipe.close()

    def run(self, parts: Parts) -> Iterator[tuple[range, str]]:
        busy: dict[Connection, tuple[range, float]] = {}
        idle = list(self.pipes)
        while True:
            while idle and (part := parts.take()):
                pipe = idle.pop()
                pipe.send(part)
                busy[pipe] = (part, monotonic())
            if not busy:
                return
            ready = wait(list(busy))
            for pipe in [each for each in busy if each in ready]:
                part, start = busy.pop(pipe)
                done = answer_of(pipe)
                parts.took(monotonic() - start)
                idle.append(pipe)
                yield from parts.in_turn(part, done)


def answer_of(pipe: Connection) -> str:
    try:
        answer = pipe.recv()
    except (EOFError, OSError):
        raise WorkerLost from None
    if isinstance(answer, FAILURES):
        raise answer
    return str(answer)


def serve(orders: Connection, work: Work) -> None:
    """What a process of the pool does."""
    try:
        while True:
            part = orders.recv()
            try:
                orders.send(work(part))
            except FAILURES as failure:
                orders.send(failure)
    except (EOFError, OSError):
        return
