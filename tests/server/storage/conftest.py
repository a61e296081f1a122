"""Every test of the store runs on both databases."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from blackgate.server.storage import Store


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    opened = await Store.open(url)
    yield opened
    await opened.close()
