"""Long computations in short slices, so that the event loop can serve others in between."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Generator
from typing import Final, TypeVar

SLICE_SECONDS: Final = 0.003

Result = TypeVar("Result")
Work = Generator[None, None, Result]  # it yields wherever it may be interrupted


async def run_sliced(work: Work[Result]) -> Result:
    """The event loop serves others after every few milliseconds of it."""
    while True:
        until = time.perf_counter() + SLICE_SECONDS
        try:
            next(work)
            while time.perf_counter() < until:
                next(work)
        except StopIteration as done:
            result: Result = done.value
            return result
        await asyncio.sleep(0)


def run_to_end(work: Work[Result]) -> Result:
    try:
        while True:
            next(work)
    except StopIteration as done:
        result: Result = done.value
        return result
