"""Interpreted, each test walks over a third of the tables, a different third per test; compiled, over all of them.

The interpreted engine takes thirty times as long for the same games, and both run in `make test`.
"""

from __future__ import annotations

from zlib import crc32

import pytest

import blackgate.rules.game
from tests.walker.tables import TABLES, Table

SHARE = 3
INTERPRETED = (blackgate.rules.game.__file__ or "").endswith(".py")
NUMBER = {str(table): number for number, table in enumerate(TABLES)}


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if not INTERPRETED:
        return
    left_out = [item for item in items if isinstance(item, pytest.Function) and is_left_out(item)]
    items[:] = [item for item in items if item not in left_out]
    config.hook.pytest_deselected(items=left_out)


def is_left_out(item: pytest.Function) -> bool:
    """By the number of its table and its name, so that every table is covered by some tests."""
    callspec = getattr(item, "callspec", None)
    table = callspec.params.get("table") if callspec is not None else None
    if not isinstance(table, Table) or "walker" not in str(item.path) or "golden" in item.path.name:
        return False
    return (NUMBER.get(str(table), 0) + crc32(item.originalname.encode())) % SHARE != 0
