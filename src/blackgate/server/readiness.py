"""Whether the server can take players: it can save what they do, and is not about to stop.

A recent commit proves it. Otherwise a test write is made; however many requests come, and however long the database
takes, there is only one such attempt at a time.
"""

from __future__ import annotations

import asyncio
import time
from typing import Final, Literal

from blackgate.server.storage import StorageError
from blackgate.server.table_manager import TableManager

PROOF_SECONDS: Final = 1.0  # so long a commit proves that the next one will succeed
PATIENCE: Final = 2.0  # seconds for the attempt

Reason = Literal["", "database", "closing"]


class Readiness:
    """`reason` says why not; empty: ready."""

    def __init__(self, manager: TableManager) -> None:
        self._manager: Final = manager
        self._attempt: asyncio.Task[bool] | None = None

    async def reason(self) -> Reason:
        if self._manager.closing:
            return "closing"
        if self._manager.writer.saved_within(PROOF_SECONDS):
            return ""
        return "" if await self._can_be_saved() else "database"

    async def _can_be_saved(self) -> bool:
        """A hanging attempt is not abandoned: the next request waits for the same one."""
        if self._attempt is None:
            self._attempt = asyncio.get_running_loop().create_task(self._try())
        attempt = self._attempt
        await asyncio.wait([attempt], timeout=PATIENCE)
        return attempt.done() and attempt.result()

    async def _try(self) -> bool:
        try:
            await self._manager.store.try_to_write()
        except StorageError:
            return False
        else:
            self._manager.writer.saved_at = time.monotonic()
            return True
        finally:
            self._attempt = None
