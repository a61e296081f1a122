"""The processes in which bots think, and a fair queue of their jobs.

Each process has one job at a time: one that dies affects no other job and is replaced. In the queue guests take turns,
and then the tables of a guest, so that asking more often gains nothing.
"""

from __future__ import annotations

import asyncio
import math
import multiprocessing
import os
import signal
import traceback
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final, TypeAlias

import structlog

LOG = structlog.get_logger(__name__)
ATTEMPTS: Final = 2  # a job that has killed that many processes is not retried

Path = tuple[str, ...]  # whose job it is, the widest group first: the guest, then the table
Pipe: TypeAlias = "Connection[Any, Any]"
Level = dict[str, Any]  # of each group the level below, or of the last one its jobs


class ProcessDied(Exception):
    """The job killed its process, or somebody else did, on every attempt."""


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """A job for another process. It takes `seconds`, or a multiple of them, even if it is done sooner."""

    path: Path
    work: Callable[[], Any]
    seconds: float
    done: asyncio.Future[Any]


class FairQueue:
    """Waiting jobs. At each level of their paths groups take turns, however many jobs each has."""

    def __init__(self) -> None:
        self._groups: Final[Level] = {}

    def __bool__(self) -> bool:
        return bool(self._groups)

    def put(self, job: Job) -> None:
        level = self._groups
        for group in job.path[:-1]:
            level = level.setdefault(group, {})
        level.setdefault(job.path[-1], deque()).append(job)

    def get(self) -> Job:
        """The next job. Its group at each level goes to the end of the queue."""
        return _take(self._groups)


def _take(level: Level) -> Job:
    group, below = next(iter(level.items()))
    del level[group]
    job: Job = below.popleft() if isinstance(below, deque) else _take(below)
    if below:
        level[group] = below
    return job


class BotProcess:
    """A process, started on first use and again after it died. The event loop waits for its pipe directly: a thread in
    between would add a delay."""

    def __init__(self, niceness: int) -> None:
        self._niceness: Final = niceness
        self._started: tuple[BaseProcess, Pipe] | None = None

    async def run(self, work: Callable[[], Any]) -> Any:
        """Raises ProcessDied if the process dies meanwhile, or has died before."""
        if self._started is None:
            self._started = await asyncio.to_thread(started, self._niceness)
        _, pipe = self._started
        try:
            pipe.send(work)
            await readable(pipe)
            result, error = pipe.recv()
        except (EOFError, OSError) as gone:
            self.close()
            raise ProcessDied from gone
        if error is not None:
            raise error
        return result

    def close(self) -> None:
        """Kill it, whatever it is doing: nobody waits for it."""
        if self._started is not None:
            process, pipe = self._started
            pipe.close()
            process.kill()
            self._started = None


def started(niceness: int) -> tuple[BaseProcess, Pipe]:
    """A new process and the pipe to it. It is forked not from a server with open connections but from a small process
    that has imported the bots, so a replacement takes hundredths of a second, where importing would take a third."""
    processes = multiprocessing.get_context("forkserver")
    processes.set_forkserver_preload(["__main__", "blackgate.server.bots"])
    ours, theirs = processes.Pipe()
    process = processes.Process(target=do_jobs, args=(theirs, niceness), daemon=True)
    process.start()
    theirs.close()
    return process, ours


async def readable(pipe: Pipe) -> None:
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[None] = loop.create_future()
    number = pipe.fileno()  # it may be closed meanwhile

    def tell() -> None:
        loop.remove_reader(number)  # or it is told again until it is read
        if not ready.done():
            ready.set_result(None)

    loop.add_reader(number, tell)
    try:
        await ready
    finally:
        loop.remove_reader(number)


class BotProcesses:
    """A fixed number of processes with one queue. All of it runs in the event loop."""

    def __init__(self, processes: int, niceness: int = 0) -> None:
        self._processes: Final = [BotProcess(niceness) for _ in range(processes)]
        self._idle: Final = list(self._processes)  # the last one was busy last: it has started already
        self._queue: Final = FairQueue()
        self._jobs: Final[set[Job]] = set()  # those that wait and those that run
        self._running: Final[set[asyncio.Task[None]]] = set()

    def submit(self, path: Path, work: Callable[[], Any], seconds: float = 0.0) -> asyncio.Future[Any]:
        """The result of the job, or ProcessDied."""
        job = Job(path, work, seconds, asyncio.get_running_loop().create_future())
        self._jobs.add(job)
        job.done.add_done_callback(lambda _: self._jobs.discard(job))
        self._queue.put(job)
        self._assign()
        return job.done

    def count(self, path: Path) -> int:
        """How many jobs of that group wait or run."""
        return sum(job.path[: len(path)] == path and not job.done.done() for job in self._jobs)

    def close(self) -> None:
        """Nobody waits any longer."""
        for task in self._running:
            task.cancel()
        for job in list(self._jobs):
            job.done.cancel()
        for process in self._processes:
            process.close()

    def _assign(self) -> None:
        while self._idle and self._queue:
            job = self._queue.get()
            if not job.done.done():  # or the caller has gone
                task = asyncio.get_running_loop().create_task(self._do(job, self._idle.pop()))
                self._running.add(task)
                task.add_done_callback(self._running.discard)

    async def _do(self, job: Job, process: BotProcess) -> None:
        """The process stays occupied until the job's time is over, so that nobody can tell how much there was to do."""
        loop = asyncio.get_running_loop()
        began = loop.time()
        result: Any = None
        error: Exception | None = None
        try:
            result = await self._attempt(job, process)
        except Exception as raised:
            error = raised
        await asyncio.sleep(rest(loop.time() - began, job.seconds))
        self._idle.append(process)
        self._assign()
        if job.done.done():
            return
        if error is None:
            job.done.set_result(result)
        else:
            job.done.set_exception(error)

    async def _attempt(self, job: Job, process: BotProcess) -> Any:
        for _ in range(ATTEMPTS):
            try:
                return await process.run(job.work)
            except ProcessDied:
                LOG.warning("bot process died", job="/".join(job.path))
        raise ProcessDied


def rest(took: float, seconds: float) -> float:
    """How long to wait until the elapsed time is a multiple of `seconds`, at least one."""
    return max(1, math.ceil(took / seconds)) * seconds - took if seconds else 0.0


# --- in the other process
def do_jobs(pipe: Pipe, niceness: int) -> None:
    """One after the other, until the server closes the pipe or is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which then stops its bots
    os.nice(niceness)
    with suppress(EOFError, OSError):
        while True:
            pipe.send(outcome(pipe.recv()))


def outcome(work: Callable[[], Any]) -> tuple[Any, Exception | None]:
    """The result, or what was raised."""
    try:
        return work(), None
    except Exception as error:
        error.add_note(traceback.format_exc())  # where it was raised is lost on the way to the server
        return None, error
