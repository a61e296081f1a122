"""`blackgate serve`: from settings to a server that runs until it is told to stop, and then lets everybody finish."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import structlog
import uvicorn
from starlette.types import ASGIApp

from blackgate.defaults import state_folder
from blackgate.edition import load_edition
from blackgate.messages import phrase, system_reason, text
from blackgate.rules.errors import BlackgateError
from blackgate.server.app import make_app, metrics_app
from blackgate.server.browser import open_browser
from blackgate.server.http_connection import http_protocol
from blackgate.server.logs import start_logging
from blackgate.server.metrics import Metrics
from blackgate.server.rate_limits import AddressRateLimits
from blackgate.server.settings import Settings
from blackgate.server.sockets import SocketHub
from blackgate.server.storage import ServerLock, Store
from blackgate.server.table_manager import TableManager
from blackgate.server.tokens import Tokens

LOG = structlog.get_logger(__name__)
BACKLOG: Final = 2048
SWITCH_SECONDS: Final = (
    0.0005  # so long a thread that is ready waits for one that works; Python's own is ten times that
)
GARBAGE: Final = 10_000  # new things after which Python looks for those that are of no use any more


class PortTaken(BlackgateError):
    """Something else listens there, or this address is not ours."""


def serve(settings: Settings, language: str, show: bool = False) -> None:
    """Run until SIGINT or SIGTERM; once people can come, the address is said, and on wish opened."""

    def ready(address: str) -> None:
        print(text(language, "server-ready", address=address), flush=True)
        if show:
            open_browser(address, os.environ)

    start_logging(settings)
    listening = [listen(settings.host, settings.port, "server-port-taken")]
    if settings.metrics_address:
        try:
            listening.append(listen(*settings.metrics_address, "server-metrics-taken"))
        except PortTaken as taken:
            if settings.metrics != Settings().metrics:  # nobody asked for the default: people can play without it
                raise
            LOG.warning("no metrics", reason=str(taken))
    try:
        import uvloop
    except ImportError:  # not on every system
        asyncio.run(run(settings, listening, ready))
    else:
        uvloop.run(run(settings, listening, ready))


def listen(host: str, port: int, taken: str) -> socket.socket:
    """The socket, taken before anything else is done; `taken` is the message if it is somebody else's."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        found.bind((host, port))
    except OSError as error:
        found.close()
        reason = system_reason(error)
        raise PortTaken(phrase(taken, host=host, port=port, reason=reason)) from None
    found.listen(BACKLOG)
    return found


async def run(settings: Settings, listening: Sequence[socket.socket], ready: Callable[[str], None]) -> None:
    if not settings.database:
        state_folder().mkdir(parents=True, exist_ok=True)
    lock = ServerLock(settings.database_url)
    await lock.take()
    try:
        await serve_from(settings, listening, ready)
    finally:
        await lock.release()


async def serve_from(settings: Settings, listening: Sequence[socket.socket], ready: Callable[[str], None]) -> None:
    """With the database that this server alone writes to."""
    edition = load_edition(Path(settings.edition) if settings.edition else None)  # before anything is written
    store = await Store.open(settings.database_url)
    try:
        tokens = Tokens(await store.signing_secret(), await store.earlier_secrets())
        manager = TableManager(settings, store, tokens, edition, Metrics())
        manager.start()
        tune_runtime()
        await run_servers(manager, listening, ready)
    finally:
        await store.close()


def tune_runtime() -> None:
    """Nobody waits long for the thread that writes, nor for the garbage."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # what is there now stays: it need not be looked through again and again
    gc.set_threshold(GARBAGE, *gc.get_threshold()[1:])


async def run_servers(manager: TableManager, listening: Sequence[socket.socket], ready: Callable[[str], None]) -> None:
    """Let people in by the first socket, Prometheus by the second, until a signal comes. Then drain: what is under way
    is saved, everybody is told."""
    limits = AddressRateLimits(manager.settings)
    hub = SocketHub(manager)
    server = Server(config(manager, limits, make_app(manager, limits), ws=hub.protocol()))
    servers = [server, *(Server(config(manager, limits, metrics_app(manager, limits))) for _ in listening[1:])]
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.stop)
    heartbeat = loop.create_task(hub.heartbeat())
    serving = [loop.create_task(each.serve([at])) for each, at in zip(servers, listening, strict=True)]
    address, *metrics = map(address_of, listening)
    LOG.info("serving", address=address, database=manager.settings.database_url, metrics=metrics)
    ready(address)
    await server.stopping.wait()
    LOG.info("stopping", tables=len(manager.rooms), connections=len(hub.connections))
    try:
        await asyncio.wait_for(manager.stop(), manager.settings.drain_seconds or None)
    except TimeoutError:
        LOG.error("not everything was saved in time")
    for each in servers:
        each.should_exit = True
    await asyncio.gather(*serving)
    heartbeat.cancel()


def config(
    manager: TableManager, limits: AddressRateLimits, app: ASGIApp, ws: type[asyncio.Protocol] | None = None
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=ws or "none",
        http=http_protocol(manager.settings, limits, manager.metrics),
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=manager.settings.drain_seconds,
    )


class Server(uvicorn.Server):
    """uvicorn with signals of our own: first the tables are saved, then the connections are closed."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.stopping: Final = asyncio.Event()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Ours are installed; uvicorn's would close the connections at once."""
        yield

    def stop(self) -> None:
        self.stopping.set()


def address_of(listening: socket.socket) -> str:
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
