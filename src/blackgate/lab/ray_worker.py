"""A worker on a Ray cluster: it does batches of the numbered work, or says why it cannot."""

from __future__ import annotations

import pickle
import platform
from functools import lru_cache
from time import monotonic
from typing import Any

from blackgate.lab.worker_pool import FAILURES, Work
from blackgate.messages import phrase
from blackgate.rules.errors import BlackgateError


class NodeUnfit(BlackgateError):
    """A machine of the cluster lacks what the work needs."""


def travelling_class() -> type[Any]:
    """The worker. It is shipped whole, as a class within a function, because the machine may have another Blackgate, or
    none."""

    class Worker:
        def release(self) -> tuple[str, str]:
            """Which machine this is, and its Blackgate version; none if it has none or one that cannot tell."""
            import platform

            try:
                from blackgate.lab.release import release
            except ImportError:
                return platform.node(), ""
            return platform.node(), release()

        def do_part(self, packed: bytes, part: range) -> tuple[str | Exception, float]:
            from blackgate.lab.ray_worker import do_part

            return do_part(packed, part)

    return Worker


def do_part(packed: bytes, part: range) -> tuple[str | Exception, float]:
    """The result, or the exception to raise; and how many seconds it took."""
    start = monotonic()
    try:
        done: str | Exception = work_of(packed)(part)
    except FAILURES as failure:
        done = failure
    return done, monotonic() - start


@lru_cache(maxsize=1)
def work_of(packed: bytes) -> Work:
    """The same object for all batches, so that what it caches, such as a rulebook, is built once per process."""
    try:
        work: Work = pickle.loads(packed)
    except (ImportError, AttributeError) as error:
        raise NodeUnfit(phrase("error-ray-no-module", machine=platform.node(), reason=str(error))) from None
    return work
