"""`blackgate serve`: from settings to a server that runs until it is told to stop, and then drains."""

from __future__ import annotations

import asyncio
import gc
import multiprocessing
import os
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

import structlog
import uvicorn
from starlette.types import ASGIApp

from blackgate.defaults import state_folder
from blackgate.edition import load_edition
from blackgate.messages import phrase, system_reason, text
from blackgate.rules.errors import BlackgateError
from blackgate.server.app import make_app, metrics_app, relayed_app
from blackgate.server.browser import open_browser
from blackgate.server.http_connection import http_protocol, relayed_http_protocol
from blackgate.server.leases import Leases
from blackgate.server.logs import start_logging
from blackgate.server.metrics import Metrics
from blackgate.server.rate_limits import AddressRateLimits
from blackgate.server.relays import RelayKey, Relays
from blackgate.server.routing import SocketRouter
from blackgate.server.settings import Settings
from blackgate.server.sockets import SocketHub
from blackgate.server.storage import ServerLock, Store
from blackgate.server.storage.url import parse
from blackgate.server.table_manager import TableManager
from blackgate.server.tokens import Tokens

LOG = structlog.get_logger(__name__)
BACKLOG: Final = 2048
# How long a runnable thread, such as one that has committed, waits for the GIL; Python's default is ten times that.
SWITCH_SECONDS: Final = 0.0005
GARBAGE: Final = 10_000  # allocations before Python looks for garbage


class OneProcess(BlackgateError):
    """SQLite supports one server."""


class PortTaken(BlackgateError):
    """The port is in use, or the address is not ours."""


def serve(settings: Settings, language: str, show: bool = False) -> None:
    """Run until SIGINT or SIGTERM; once ready, print the address, and open it if requested."""

    def ready(address: str) -> None:
        print(text(language, "server-ready", address=address), flush=True)
        if show:
            open_browser(address, os.environ)

    start_logging(settings)
    public = listen(settings.host, settings.port, "server-port-taken")
    if settings.processes == 1:
        serve_on(settings, public, ready)
    elif is_sqlite(settings):
        raise OneProcess(phrase("server-processes-sqlite"))
    else:
        from blackgate.server.processes import run_processes  # which start here again

        run_processes(settings, public, ready)


def serve_on(settings: Settings, public: socket.socket, ready: Callable[[str], None], number: int = 0) -> None:
    """Serve in this process; one of several on this machine has this number, and offsets its ports by it."""
    listening = Listening(public, listen_for_metrics(settings, number), None)
    if not is_sqlite(settings):
        internal = listen(*counted_on(settings.internal_address, number), "server-internal-taken")
        listening = listening._replace(internal=internal)
    try:
        import uvloop
    except ImportError:  # not on every system
        asyncio.run(run(settings, listening, ready))
    else:
        uvloop.run(run(settings, listening, ready))


def is_sqlite(settings: Settings) -> bool:
    return parse(settings.database_url).get_backend_name() == "sqlite"


class Listening(NamedTuple):
    """The listeners: for people; for Prometheus and for other processes, if any."""

    public: socket.socket
    metrics: socket.socket | None
    internal: socket.socket | None


def counted_on(address: tuple[str, int], number: int) -> tuple[str, int]:
    """Any free port is any free port."""
    host, port = address
    return host, port + number if port else 0


def listen_for_metrics(settings: Settings, number: int) -> socket.socket | None:
    if settings.metrics_address is None:
        return None
    try:
        return listen(*counted_on(settings.metrics_address, number), "server-metrics-taken")
    except PortTaken as taken:
        if settings.metrics != Settings().metrics:  # nobody asked for the default, and people can play without it
            raise
        LOG.warning("no metrics", reason=str(taken))
        return None


def listen(host: str, port: int, taken: str) -> socket.socket:
    """The socket, bound before anything else is done; `taken` is the message if the port is in use."""
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


async def run(settings: Settings, listening: Listening, ready: Callable[[str], None]) -> None:
    if not is_sqlite(settings):
        await serve_from(settings, listening, ready)
        return
    if not settings.database:
        state_folder().mkdir(parents=True, exist_ok=True)
    lock = ServerLock(settings.database_url)
    await lock.take()
    try:
        await serve_from(settings, listening, ready)
    finally:
        lock.release()


async def serve_from(settings: Settings, listening: Listening, ready: Callable[[str], None]) -> None:
    edition = load_edition(Path(settings.edition) if settings.edition else None)  # before anything is written
    store = await Store.open(settings.database_url)
    try:
        secret = await store.signing_secret()
        tokens = Tokens(secret, await store.earlier_secrets())
        leases = None
        if listening.internal is not None:
            leases = Leases(store, address_of(listening.internal).removeprefix("http://"), settings.lease_seconds)
        manager = TableManager(settings, store, tokens, edition, Metrics(), leases)
        await run_servers(manager, listening, ready, RelayKey(await store.relay_secret()))
    finally:
        await store.close()


def tune_runtime() -> None:
    """Short waits for the thread that writes, and for garbage collection."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()  # existing objects stay: they need not be traversed again and again
    gc.set_threshold(GARBAGE, *gc.get_threshold()[1:])


async def run_servers(manager: TableManager, listening: Listening, ready: Callable[[str], None], key: RelayKey) -> None:
    """Serve until a signal comes. Then drain: save work under way, and tell everybody."""
    limits = AddressRateLimits(manager.settings)
    hub = SocketHub(manager)
    servers = servers_of(manager, limits, hub, listening, key)
    server = servers[0][0]
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, server.stop)
    parent = multiprocessing.parent_process()
    if parent is not None:  # of several processes none outlives its parent
        loop.add_reader(parent.sentinel, server.stop)
    if manager.leases is not None:  # from now on, being told to stop means handing over the tables
        await manager.leases.start()
    manager.start()
    tune_runtime()
    heartbeat = loop.create_task(hub.heartbeat())
    serving = [loop.create_task(each.serve([at])) for each, at in servers]
    address = address_of(listening.public)
    metrics = [address_of(listening.metrics)] if listening.metrics else []
    LOG.info("serving", address=address, database=manager.settings.database_url, metrics=metrics)
    ready(address)
    await server.stopping.wait()
    LOG.info("stopping", tables=len(manager.rooms), connections=len(hub.connections))
    if manager.leases is not None:  # the other processes take the next ones
        for accepting in server.servers:
            accepting.close()
    try:
        await asyncio.wait_for(manager.stop(), manager.settings.drain_seconds or None)
    except TimeoutError:
        LOG.error("not everything was saved in time")
    for each, _ in servers:
        each.should_exit = True
    await asyncio.gather(*serving)
    heartbeat.cancel()


def servers_of(
    manager: TableManager, limits: AddressRateLimits, hub: SocketHub, listening: Listening, key: RelayKey
) -> list[tuple[Server, socket.socket]]:
    """The first is for people."""
    settings, metrics, leases = manager.settings, manager.metrics, manager.leases
    found: list[tuple[Server, socket.socket]] = []
    if leases is not None and listening.internal is not None:
        relays = Relays(key, metrics.relays)
        leases.seen_alive = relays.keep
        http = http_protocol(settings, limits, metrics, SocketRouter(manager, leases, relays, hub.open))
        public = config(settings, make_app(manager, limits, relays), http, hub.protocol())
        relayed_http = relayed_http_protocol(settings, limits, metrics, key, leases)
        internal = config(settings, relayed_app(manager, limits), relayed_http, hub.protocol(relayed=True))
        found = [(Server(public), listening.public), (Server(internal), listening.internal)]
    else:
        http = http_protocol(settings, limits, metrics)
        found = [(Server(config(settings, make_app(manager, limits), http, hub.protocol())), listening.public)]
    if listening.metrics is not None:
        http = http_protocol(settings, limits, metrics)
        found.append((Server(config(settings, metrics_app(manager, limits), http)), listening.metrics))
    return found


def config(
    settings: Settings, app: ASGIApp, http: type[asyncio.Protocol], ws: type[asyncio.Protocol] | None = None
) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        ws=ws or "none",
        http=http,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=settings.drain_seconds,
    )


class Server(uvicorn.Server):
    """uvicorn with our own signal handlers: first the tables are saved, then the connections are closed."""

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
