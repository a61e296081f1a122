"""Group commit: everything queued when a commit ends goes into the next one; many tables share one flush to disk."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from typing import Final

import structlog
from msgspec import Struct

from blackgate.server.storage import Append, DatabaseAway, LostTable, Store

LOG = structlog.get_logger(__name__)
NEVER: Final = float("-inf")


class Waiting(Struct, frozen=True):
    """An append, and whom to tell the outcome."""

    append: Append
    then: Callable[[], None]
    failed: Callable[[Exception], None]


class Writer:
    """The only writer to the store: call `append` anywhere in the event loop while `run` is a task of it."""

    def __init__(self, store: Store, committed: Callable[[int, float], None] = lambda appends, seconds: None) -> None:
        """`committed` is called after every commit: how many appends were in it, and how long it took."""
        self.store = store
        self.committed = committed
        self.waiting: list[Waiting] = []
        self.drains: list[asyncio.Future[None]] = []
        self.work = asyncio.Event()
        self.saved_at = NEVER  # when something was last committed; never, after a failure

    def saved_within(self, seconds: float) -> bool:
        """Whether something was committed in the last seconds, and nothing has failed since."""
        return time.monotonic() - self.saved_at < seconds

    def append(self, append: Append, then: Callable[[], None], failed: Callable[[Exception], None]) -> None:
        """`then` is called once the append is on disk, or `failed` if it never will be.

        After a failure nothing of that table is queued any more: all its later appends have failed with it, since its
        journal must have no gaps. Its owner reloads the journal and continues from there.
        """
        self.waiting.append(Waiting(append, then, failed))
        self.work.set()

    async def drain(self) -> None:
        """Returns when everything appended so far is committed or has failed."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.drains.append(done)
        self.work.set()
        await done

    async def run(self) -> None:
        """Until cancelled; drain first, or queued appends are lost."""
        while True:
            await self.work.wait()
            self.work.clear()
            await self.write_waiting()

    async def write_waiting(self) -> None:
        """One commit. A separate function: while `run` waits for work, it must not hold references to the last batch's
        tables."""
        batch, self.waiting = self.waiting, []
        drains, self.drains = self.drains, []
        if batch:
            await self.write(batch)
        for done in drains:
            if not done.done():  # whoever drained may have been cancelled
                done.set_result(None)

    async def write(self, batch: Sequence[Waiting]) -> None:
        began = time.perf_counter()
        try:
            await self.store.commit([waiting.append for waiting in batch])
        except Exception as error:
            errors = await self.write_apart(batch, error)
        else:
            errors = {}
            self.saved_at = time.monotonic()
            self.committed(len(batch), time.perf_counter() - began)
        for waiting in batch:
            if waiting.append.table_id not in errors:
                call(waiting.then)
        if errors:
            self.fail(batch, errors)

    async def write_apart(self, batch: Sequence[Waiting], why: Exception) -> dict[str, Exception]:
        """Each table separately, so that a bad one affects no other; the errors by table."""
        LOG.warning("batch failed", appends=len(batch), error=str(why))
        appends: dict[str, list[Append]] = {}
        for waiting in batch:
            appends.setdefault(waiting.append.table_id, []).append(waiting.append)
        errors: dict[str, Exception] = {}
        away: Exception | None = None
        for table_id, table in appends.items():
            # Two failures to reach the database are enough: waiting for it once for each table would stop everybody.
            error = away or await self.write_again(table, in_doubt=isinstance(why, DatabaseAway))
            if error is not None:
                errors[table_id] = error
            if isinstance(error, DatabaseAway):
                away = error
        return errors

    async def write_again(self, table: Sequence[Append], *, in_doubt: bool) -> Exception | None:
        """The error of one table's appends, if any.

        `in_doubt`: the connection broke during the first attempt, which may have been committed nevertheless.
        """
        try:
            await self.store.commit(table)
        except LostTable as error:
            try:
                kept = in_doubt and all([await self.store.holds(append) for append in table])
            except Exception as trouble:
                return trouble
            return None if kept else error
        except Exception as error:
            return error
        return None

    def fail(self, batch: Sequence[Waiting], errors: dict[str, Exception]) -> None:
        self.saved_at = NEVER
        later = [waiting for waiting in self.waiting if waiting.append.table_id in errors]
        self.waiting = [waiting for waiting in self.waiting if waiting.append.table_id not in errors]
        for waiting in [*batch, *later]:
            error = errors.get(waiting.append.table_id)
            if error is not None:
                call(waiting.failed, error)


def call(told: Callable[..., None], *arguments: object) -> None:
    """An error in one table's callback must not stop the others."""
    try:
        told(*arguments)
    except Exception:
        LOG.exception("a table failed on hearing about its append")
