"""Shares, means and differences with their 95 % intervals, for observations that are not independent.

Everything here is a ratio of two sums, such as games won to games played. All observations of one deal form a cluster:
the seats of a game, and the same deal in several arms. The variance is that of the sums by cluster (Taylor
linearisation, with the usual factor G / (G - 1)). With one observation per cluster that is the textbook formula, and
the difference of two arms on the same deals has the interval of the paired t-test.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from blackgate.lab.figures import Z, wilson


@dataclass(frozen=True)
class Ratio:
    """Two sums for each cluster."""

    top: Any
    bottom: Any

    @property
    def total(self) -> float:
        """The number of observations."""
        return float(self.bottom.sum())

    @property
    def value(self) -> float:
        return float(self.top.sum()) / self.total

    @property
    def clusters(self) -> int:
        return int(np.count_nonzero(self.bottom))

    def influence(self) -> Any:
        """The influence of each cluster on the value."""
        return (self.top - self.value * self.bottom) / self.total

    def plus(self, other: Ratio) -> Ratio:
        """Both observed together."""
        return Ratio(self.top + other.top, self.bottom + other.bottom)

    def where(self, clusters: Any) -> Ratio:
        """Of these clusters only."""
        return Ratio(np.where(clusters, self.top, 0), np.where(clusters, self.bottom, 0))


@dataclass(frozen=True)
class Estimate:
    """A value, its 95 % interval, and the p-value against the reference."""

    value: float
    low: float
    high: float
    p: float | None = None


def ratio_of(top: Any, bottom: Any, clusters: Any, count: int) -> Ratio:
    """Observations summed by cluster number; `count` clusters in all."""
    return Ratio(np.bincount(clusters, top, count), np.bincount(clusters, bottom, count))


def share(ratio: Ratio, reference: float | None = None) -> Estimate:
    """A share, with Wilson's interval for the effective number of independent observations."""
    independent = effective(ratio)
    low, high = wilson(ratio.value * independent, independent)
    if reference is None:
        return Estimate(ratio.value, low, high)
    error = math.sqrt(reference * (1 - reference) / independent)
    return Estimate(ratio.value, low, high, two_sided((ratio.value - reference) / error))


def effective(ratio: Ratio) -> float:
    """The number of independent observations with this variance; for a share of 0 or 1, one per cluster."""
    spread = standard_error(ratio.influence(), ratio.clusters) ** 2
    return ratio.value * (1 - ratio.value) / spread if spread > 0 else float(ratio.clusters)


def mean(ratio: Ratio) -> Estimate:
    return around(ratio.value, ratio.influence(), ratio.clusters)


def difference(one: Ratio, other: Ratio) -> Estimate:
    """The difference of the two, tested against zero."""
    together = int(np.count_nonzero((one.bottom != 0) | (other.bottom != 0)))
    return around(one.value - other.value, one.influence() - other.influence(), together, 0.0)


def difference_of_differences(one: Ratio, other: Ratio, first: Ratio, second: Ratio) -> Estimate:
    """The difference of differences: `one` minus `other`, minus `first` minus `second`."""
    ratios = (one, other, first, second)
    together = int(np.count_nonzero(sum(ratio.bottom for ratio in ratios)))
    value = one.value - other.value - first.value + second.value
    influence = one.influence() - other.influence() - first.influence() + second.influence()
    return around(value, influence, together, 0.0)


def around(value: float, influence: Any, clusters: int, reference: float | None = None) -> Estimate:
    """The interval by Student's t."""
    error = standard_error(influence, clusters)
    half = student(clusters - 1) * error
    if reference is None:
        return Estimate(value, value - half, value + half)
    p = 1.0 if value == reference else two_sided(normal((value - reference) / error, clusters - 1)) if error else 0.0
    return Estimate(value, value - half, value + half, p)


def standard_error(influence: Any, clusters: int) -> float:
    if clusters < 2:
        return math.inf
    return math.sqrt(float(np.square(influence).sum()) * clusters / (clusters - 1))


def student(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t: Wallace's approximation inverted, accurate to 0.3 % from 5 degrees of
    freedom on."""
    if freedom < 1:
        return math.inf
    z = Z * (8 * freedom + 3) / (8 * freedom + 1)
    return math.sqrt(freedom * math.expm1(z * z / freedom)) if z * z / freedom < 700 else math.inf


def normal(t: float, freedom: int) -> float:
    """A value of Student's t as one of the normal distribution, after Wallace."""
    if freedom < 1:
        return 0.0
    z = (8 * freedom + 1) / (8 * freedom + 3) * math.sqrt(freedom * math.log1p(t * t / freedom))
    return math.copysign(z, t)


def two_sided(z: float) -> float:
    """The two-sided p-value of a normal deviate."""
    return math.erfc(abs(z) / math.sqrt(2))


def holm(values: Sequence[float]) -> list[float]:
    """Holm's adjusted p-values: below 0.05 is beyond chance, over all comparisons together."""
    adjusted = [0.0] * len(values)
    largest = 0.0
    for rank, index in enumerate(sorted(range(len(values)), key=values.__getitem__)):
        largest = max(largest, min(1.0, values[index] * (len(values) - rank)))
        adjusted[index] = largest
    return adjusted
