"""Lays an own edition over the standard one, and finds what to lay over it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def merge(base: Mapping[str, Any], over: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged key by key, everything else is replaced. What is merged is not checked."""
    if _does_another(base, over):
        base = _without_figures(base)
    result = dict(base)
    for key, value in over.items():
        old = base.get(key)
        if isinstance(old, Mapping) and isinstance(value, Mapping):
            result[key] = merge(old, value)
        else:
            result[key] = value
    return result


def difference(base: Mapping[str, Any], other: Mapping[str, Any]) -> dict[str, Any]:
    """The least that `merge` turns `base` into `other` with; `other` has at least the tables of `base`."""
    if _does_another(base, other):
        base = _without_figures(base)
    result: dict[str, Any] = {}
    for key, value in other.items():
        old = base.get(key)
        if value != old:
            result[key] = difference(old, value) if isinstance(old, Mapping) else value
    return result


def _does_another(base: Mapping[str, Any], over: Mapping[str, Any]) -> bool:
    """Whether a Gang card gets another ability or a Trauma another effect."""
    return "do" in base and "do" in over and bool(over["do"] != base["do"])


def _without_figures(base: Mapping[str, Any]) -> dict[str, Any]:
    """A Gang card or Trauma without what it does: the figures of the old one mean nothing to the new one."""
    return {key: base[key] for key in ("gang", "source") if key in base}
