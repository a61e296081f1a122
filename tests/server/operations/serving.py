"""A real uvicorn for the tests of operations, in the test's own event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import uvicorn
from starlette.types import ASGIApp


@asynccontextmanager
async def serving(app: ASGIApp) -> AsyncIterator[int]:
    """The port at which it listens; it logs as `start_logging` has set it up."""
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="off"))
    running = asyncio.create_task(server.serve())
    while not server.started and not running.done():
        await asyncio.sleep(0)
    try:
        yield server.servers[0].sockets[0].getsockname()[1]
    finally:
        server.should_exit = True
        await running
