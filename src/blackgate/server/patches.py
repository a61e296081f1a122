"""Deltas between values of plain data, as plain data; `web/src/keep/patches.ts` applies them.

A patch is a list with the new value; or, for a dict, and for a list of unchanged length, the patches of what has
changed in it, by key or index. 0 is a deleted key.
"""

from __future__ import annotations

from typing import Any, Final

GONE: Final = 0
Patch = list[Any] | dict[str, Any]


def patch(before: Any, after: Any) -> Patch:
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        before, after = ({str(index): each for index, each in enumerate(some)} for some in (before, after))
    if not isinstance(before, dict) or not isinstance(after, dict):
        return [after]
    found: dict[str, Any] = {}
    for key, value in after.items():
        if key not in before:
            found[key] = [value]
        elif before[key] != value:
            found[key] = patch(before[key], value)
    return {**found, **{key: GONE for key in before if key not in after}}


def patches(values: list[Any]) -> list[Patch]:
    """Of each after the one before; the first has all."""
    return [patch(before, after) for before, after in zip([None, *values], values, strict=False)]
