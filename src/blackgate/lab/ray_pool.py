"""A Ray cluster instead of the process pool: the same batches, the same results in the same order.

The workers are actors, one per core. Plain tasks, which Ray would retry by itself, are not enough: when a machine falls
silent, a task on it counts as running as long as its connection stays open, while the cluster reports the death of an
actor within seconds. A lost worker is replaced, and its batch is assigned again. Since a batch depends only on the work
and its numbers, and its result is accepted once, every number counts exactly once.

Each worker has one batch at a time, and only a limited number may finish ahead of their turn, so memory does not grow
with the work.
"""

from __future__ import annotations

import logging
import socket
from collections import Counter
from collections.abc import Generator
from contextlib import suppress
from importlib import import_module
from time import monotonic
from typing import Any, Final

from blackgate.lab.ray_worker import NodeUnfit, travelling_class
from blackgate.lab.release import release
from blackgate.lab.worker_pool import LONG, Parts, Work, WorkerLost
from blackgate.messages import phrase
from blackgate.rules.errors import BlackgateError

AUTO: Final = "auto"
PATIENCE: Final = 5.0  # seconds for an answer from the address
AHEAD: Final = 8  # batches per worker that may finish before their turn
LOSSES: Final = 2  # workers in a row that a batch, or the start of a worker, may cost before it is to blame
COUNTED: Final = 5.0  # seconds after which the cores are counted again: machines come and go
PARTS_A_SECOND: Final = 200.0  # that one driver can distribute easily; with many cores, batches are longer


class NoCluster(BlackgateError):
    """Ray is missing, or there is no cluster at the address."""


class RayCluster:
    """A connection to a cluster, until the end of a `with`."""

    def __init__(self, address: str) -> None:
        self.address: Final = address
        self.release = release()  # which every machine must have
        try:
            self.ray: Final[Any] = import_module("ray")  # Any: it is an extra, and its types are incomplete
        except ImportError:
            raise NoCluster(phrase("error-ray-missing")) from None
        self._knock()
        try:
            self.ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL)
        except (OSError, RuntimeError, ValueError) as error:
            raise self._not_there(error) from None
        self.ray._private.worker._worker_logs_enabled = False  # else it tells of lost machines in the midst of ours

    def __enter__(self) -> RayCluster:
        return self

    def __exit__(self, *_: object) -> None:
        self.ray.shutdown()

    @property
    def cores(self) -> int:
        return int(self.ray.cluster_resources().get("CPU", 0))

    @property
    def machines(self) -> int:
        return sum(1 for node in self.ray.nodes() if node["Alive"])

    def run(self, work: Work, numbers: range, jobs: int | None = None) -> Generator[tuple[range, str]]:
        """The results for each batch of numbers, in order; by at most `jobs` workers."""
        run = RayRun(self, work, numbers, jobs)
        try:
            yield from run.results()
        finally:
            run.stop()

    def _knock(self) -> None:
        """Ray itself would retry for minutes."""
        host, _, port = self.address.rpartition(":")
        if "/" in host or not port.isdecimal():
            return
        try:
            socket.create_connection((host, int(port)), PATIENCE).close()
        except (OSError, OverflowError) as error:
            raise self._not_there(error) from None

    def _not_there(self, error: Exception) -> NoCluster:
        reason = " ".join(str(error).split())
        return NoCluster(phrase("error-ray-no-cluster", address=self.address, reason=reason))


class RayRun:
    """The workers of one task, and what each of them is doing."""

    def __init__(self, cluster: RayCluster, work: Work, numbers: range, jobs: int | None) -> None:
        self._cluster: Final = cluster
        self._ray: Final = cluster.ray
        self._worker: Final = self._ray.remote(num_cpus=1)(travelling_class())
        self._work: Final = self._ray.put(self._ray.cloudpickle.dumps(work))  # also what was written in a script
        self._jobs: Final = jobs
        self._parts: Final = Parts(numbers)
        self._busy: Final[dict[Any, tuple[Any, range]]] = {}  # by what is awaited: the worker, and its part or none
        self._idle: Final[list[Any]] = []
        self._losses: Final[Counter[range]] = Counter()
        self._counted = -COUNTED

    def results(self) -> Generator[tuple[range, str]]:
        while True:
            self._hire()
            self._hand_out()
            if not any(part for _, part in self._busy.values()) and not self._parts.again and not self._parts.left:
                return
            ready, _ = self._ray.wait(list(self._busy), num_returns=1, timeout=COUNTED)
            if ready:
                yield from self._came(ready[0])

    def _came(self, ready: Any) -> Generator[tuple[range, str]]:
        """Take a worker's result, and give it the next batch; returns the results whose turn has come."""
        worker, part = self._busy.pop(ready)
        try:
            answer = self._ray.get(ready)
        except self._ray.exceptions.RayTaskError:  # an error in the work, with its traceback
            raise
        except self._ray.exceptions.RayError:
            self._lost(worker, part)
            return
        self._idle.append(worker)
        self._losses.pop(part, None)
        if not part:
            self._check(*answer)
            return
        done, seconds = answer
        if isinstance(done, Exception):
            raise done
        self._parts.took(seconds)
        finished = list(self._parts.in_turn(part, done))
        self._hand_out()  # before whoever wants the results takes their time
        yield from finished

    def stop(self) -> None:
        for worker in [*self._idle, *(worker for worker, _ in self._busy.values())]:
            self._end(worker)

    def _hire(self) -> None:
        """A worker for each core that is available now. A new one first reports its Blackgate version."""
        if monotonic() - self._counted < COUNTED:
            return
        self._counted = monotonic()
        wanted = max(1, min(self._jobs or self._cluster.cores, len(self._parts.left) + len(self._busy)))
        self._parts.scale = max(1.0, wanted / (PARTS_A_SECOND * LONG))
        for _ in range(wanted - len(self._busy) - len(self._idle)):
            worker = self._worker.remote()
            self._busy[worker.release.remote()] = (worker, range(0))

    def _hand_out(self) -> None:
        ahead = AHEAD * (len(self._idle) + len(self._busy))
        while self._idle and (part := self._parts.take(ahead)):
            worker = self._idle.pop()
            self._busy[worker.do_part.remote(self._work, part)] = (worker, part)

    def _lost(self, worker: Any, part: range) -> None:
        """Assign its batch to another worker, unless that batch kills everybody who tries."""
        self._end(worker)  # it may only be out of reach
        self._losses[part] += 1
        if self._losses[part] > LOSSES:
            raise WorkerLost
        if part:
            self._parts.again.append(part)
        self._counted = -COUNTED

    def _end(self, worker: Any) -> None:
        with suppress(self._ray.exceptions.RayError):
            self._ray.kill(worker)

    def _check(self, machine: str, found: str) -> None:
        wanted = self._cluster.release
        if not found:
            raise NodeUnfit(phrase("error-ray-no-release", machine=machine, wanted=wanted))
        if found != wanted:
            raise NodeUnfit(phrase("error-ray-other-release", machine=machine, found=found, wanted=wanted))
