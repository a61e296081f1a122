"""Metrics for Prometheus.

What is measured for each action costs under a microsecond; labels are looked up only for rare events. A label is never
client input: states and codes are the server's own words, so their number is small.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import HistogramMetricFamily
from prometheus_client.registry import Collector
from prometheus_client.utils import floatToGoString

CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1.0, 2.5)
BOT_SECONDS: Final = (0.001, 0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
BATCH: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500)


class Histogram(Collector):
    """A histogram.

    All of it happens in the event loop: prometheus_client's own, which locks for other threads, takes ten times as
    long.
    """

    def __init__(self, name: str, what: str, bounds: Sequence[float], registry: CollectorRegistry) -> None:
        self._name: Final = name
        self._what: Final = what
        self._bounds: Final = (*map(float, bounds), float("inf"))
        self._counts: Final = [0] * len(self._bounds)
        self._sum = 0.0
        registry.register(self)

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        up_to = zip(map(floatToGoString, self._bounds), accumulate(self._counts), strict=True)
        yield HistogramMetricFamily(self._name, self._what, buckets=list(up_to), sum_value=self._sum)


class Metrics:
    """A registry of its own, so that several servers in one process do not share counters."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry: Final = registry
        ProcessCollector(registry=registry)  # memory, processor time and open files of this process

        self._tables: Final = Gauge("blackgate_tables", "Tables, by state", ["state"], registry=registry)
        connections = Gauge("blackgate_connections", "Open connections", ["kind"], registry=registry)
        self.seats: Final = connections.labels("seat")
        self.spectators: Final = connections.labels("spectator")

        self._acknowledged: Final = Histogram(
            "blackgate_acknowledge_seconds",
            "From an action received to its acknowledgement sent; its count is the actions acknowledged",
            SECONDS,
            registry,
        )
        self._commit_seconds: Final = Histogram("blackgate_commit_seconds", "Duration of a commit", SECONDS, registry)
        self._commit_batch: Final = Histogram("blackgate_commit_batch", "Appends in one commit", BATCH, registry)
        self._bot_seconds: Final = Histogram(
            "blackgate_bot_seconds",
            "Time of a bot for a move; its count is the moves of bots",
            BOT_SECONDS,
            registry,
        )

        self._refused: Final = Counter("blackgate_refused", "Messages refused, by code", ["code"], registry=registry)
        self._limited: Final = Counter("blackgate_limited", "Met a rate limit", ["asked"], registry=registry)
        self.relays: Final = Gauge("blackgate_relays", "Passed on to another process at present", registry=registry)
        self.taken_over: Final = Counter("blackgate_leases_taken", "Leases of tables taken", registry=registry)
        self.quarantined: Final = Counter("blackgate_quarantined_tables", "Tables put aside", registry=registry)
        self.dropped: Final = Counter("blackgate_dropped_connections", "Cut off as too slow", registry=registry)

    def acknowledged(self, seconds: float) -> None:
        self._acknowledged.observe(seconds)

    def committed(self, appends: int, seconds: float) -> None:
        self._commit_batch.observe(appends)
        self._commit_seconds.observe(seconds)

    def bot_moved(self, seconds: float) -> None:
        self._bot_seconds.observe(seconds)

    def table_moved(self, before: str | None, after: str | None) -> None:
        """From one state to another; None before it exists and after it is gone."""
        if before is not None:
            self._tables.labels(before).dec()
        if after is not None:
            self._tables.labels(after).inc()

    def refused(self, code: str) -> None:
        self._refused.labels(code).inc()

    def limited(self, asked: str) -> None:
        self._limited.labels(asked).inc()

    def text(self) -> bytes:
        """What /metrics answers, as CONTENT_TYPE."""
        return generate_latest(self._registry)
