"""Names that no table can have are not even looked for: PostgreSQL would take a zero in one for an error of ours."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.leaks.rooms import UnsavedManager
from tests.server.tabletop import refused


@pytest.mark.parametrize("name", ["\x00", "a\x00b", "\n", "\ud800", "\x1b[31m"])
def test_the_database_is_not_asked_for_a_name_that_cannot_be(name: str) -> None:
    async def look_for() -> None:
        manager = UnsavedManager()
        with refused("not-found"):
            await manager.room(name)
        with refused("not-found"):
            await manager.by_code(name)

    asyncio.run(look_for())
