"""The engine at hand, interpreted or compiled, plays known games to the byte (see golden.py)."""

from __future__ import annotations

import json

import pytest

from tests.walker.golden import FILE, digest
from tests.walker.tables import TABLES, Table

GOLDEN = json.loads(FILE.read_text())


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_known_game_is_played_to_the_byte(table: Table) -> None:
    assert digest(table) == GOLDEN[str(table)], "if this change is meant: python -m tests.walker.golden"


def test_every_known_game_is_played() -> None:
    assert set(GOLDEN) == {str(table) for table in TABLES}
