"""The resources a process has used, from Linux's /proc."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
MOST_OTHERS: Final = 15.0  # per cent of one core that others may take in a quiet run
USER, SYSTEM = 11, 12  # of the fields behind the name of the program


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    return (int(fields[USER]) + int(fields[SYSTEM])) / TICKS


def busy_seconds() -> float:
    """Of all processors since the start, in programs and for them."""
    with Path("/proc/stat").open(encoding="utf-8") as file:
        user, nice, system = (int(ticks) for ticks in file.readline().split()[1:4])
    return (user + nice + system) / TICKS


def own_seconds() -> float:
    """Of this process, and of those it started that have ended."""
    return sum(os.times()[:4])


def beside_others(run: Callable[[], dict[str, float]]) -> dict[str, float]:
    """The figures of a run, with the CPU that other processes took of one core meanwhile, in per cent."""
    busy, own, began = busy_seconds(), own_seconds(), time.perf_counter()
    found = run()
    others = (busy_seconds() - busy) - (own_seconds() - own)
    return found | {"others": 100 * others / (time.perf_counter() - began)}


def memory(pid: int) -> int:
    """Bytes that are resident."""
    return int(Path(f"/proc/{pid}/statm").read_text(encoding="utf-8").split()[1]) * PAGE
