"""`blackgate serve --processes N`: several servers on one socket, among which the kernel distributes connections.

A process that ends is replaced. SIGHUP performs a rolling restart with the version now installed: each process hands
over its tables before the next goes. They end with this process, however it ends.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from pathlib import Path
from typing import Final

import msgspec
import structlog

from blackgate.edition import EditionError, load_edition
from blackgate.messages import phrase
from blackgate.rules.errors import BlackgateError
from blackgate.server.logs import start_logging
from blackgate.server.serve import address_of, serve_on
from blackgate.server.settings import Settings
from blackgate.server.storage import Store

LOG = structlog.get_logger(__name__)
START_SECONDS: Final = 60.0
STOP_SECONDS: Final = 10.0  # beyond the time for draining
SHORT_LIFE: Final = 5.0  # one that ends so soon is not replaced at once


class NotStarted(BlackgateError):
    """One of the processes did not become ready."""


def run_processes(settings: Settings, public: socket.socket, ready: Callable[[str], None]) -> None:
    asyncio.run(Supervisor(settings, public).run(ready))


class NewProcess:
    """One that runs the version now installed: a server, or whoever tries out whether one would start."""

    def __init__(self, work: Callable[..., None], *given: object) -> None:
        """`work` is also given the connection on which it says that it is ready."""
        here, there = multiprocessing.Pipe(duplex=False)
        context = multiprocessing.get_context("spawn")
        self._said: Final[Connection] = here
        self._process: Final[SpawnProcess] = context.Process(target=work, args=(*given, there))
        self._process.start()
        there.close()
        self.began: Final = time.monotonic()

    async def ready(self) -> None:
        """Raises NotStarted; the process has logged why."""
        try:
            await asyncio.wait_for(readable(self._said.fileno()), START_SECONDS)
            self._said.recv()
        except (EOFError, TimeoutError):
            self._process.kill()
            raise NotStarted(phrase("server-process-not-started")) from None

    async def ended(self) -> None:
        await readable(self._process.sentinel)
        self._process.join()

    async def stop(self, seconds: float) -> None:
        """Gracefully; killed if it takes too long."""
        self._process.terminate()
        try:
            await asyncio.wait_for(self.ended(), seconds)
        except TimeoutError:
            self._process.kill()
            await self.ended()


class Supervisor:
    def __init__(self, settings: Settings, public: socket.socket) -> None:
        self._settings: Final = settings
        self._public: Final = public
        self._patience: Final = settings.drain_seconds + STOP_SECONDS
        self._stopping: Final = asyncio.Event()
        self._renewing: Final = asyncio.Event()

    async def run(self, ready: Callable[[str], None]) -> None:
        """Until SIGINT or SIGTERM."""
        await try_out(self._settings)  # errors are reported once, before there are several processes to report them
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self._stopping.set)
        loop.add_signal_handler(signal.SIGHUP, self._renewing.set)
        servers = [self._start(number) for number in range(self._settings.processes)]
        try:
            for server in servers:
                await server.ready()
            LOG.info("serving", processes=len(servers))
            ready(address_of(self._public))
            while not self._stopping.is_set():
                await self._watch(servers)
        finally:
            await asyncio.gather(*(server.stop(self._patience) for server in servers))

    def _start(self, number: int) -> NewProcess:
        """The bot processes are divided among the servers."""
        bots = max(1, self._settings.bot_processes // self._settings.processes)
        settings = msgspec.structs.replace(self._settings, processes=1, bot_processes=bots)
        return NewProcess(serve_in_process, settings, number, self._public)

    async def _watch(self, servers: list[NewProcess]) -> None:
        """Until something has happened and been dealt with."""
        endings = [asyncio.ensure_future(server.ended()) for server in servers]
        events = [asyncio.ensure_future(event.wait()) for event in (self._stopping, self._renewing)]
        await asyncio.wait([*endings, *events], return_when=asyncio.FIRST_COMPLETED)
        gone = [number for number, ending in enumerate(endings) if ending.done()]
        for task in (*endings, *events):
            task.cancel()
        if self._stopping.is_set():
            return
        for number in gone:
            LOG.error("a server process has ended: another is started", number=number)
            if time.monotonic() - servers[number].began < SHORT_LIFE:
                await asyncio.sleep(1)
            servers[number] = self._start(number)
        if self._renewing.is_set():
            self._renewing.clear()
            await self._renew(servers)

    async def _renew(self, servers: list[NewProcess]) -> None:
        """If one would not start, or does not, the others are left as they are: they go on serving."""
        try:
            await NewProcess(try_out_in_process, self._settings).ready()
            for number in range(len(servers)):
                if self._stopping.is_set():
                    return
                LOG.info("renewing a server process", number=number)
                await servers[number].stop(self._patience)
                servers[number] = self._start(number)
                await servers[number].ready()
        except NotStarted as error:
            LOG.error("not renewed: mend this, then send SIGHUP again", reason=str(error))


def serve_in_process(settings: Settings, number: int, public: socket.socket, said: Connection) -> None:
    start_logging(settings)
    with saying_why():
        serve_on(settings, public, said.send, number)


def try_out_in_process(settings: Settings, said: Connection) -> None:
    """The process that starts the others cannot know what a later version can read."""
    start_logging(settings)
    with saying_why():
        asyncio.run(try_out(settings))
        said.send("")


async def try_out(settings: Settings) -> None:
    """Read the edition, and migrate the database: all that may be wrong before a server starts."""
    load_edition(Path(settings.edition) if settings.edition else None)
    await (await Store.open(settings.database_url)).close()


@contextmanager
def saying_why() -> Iterator[None]:
    try:
        yield
    except (BlackgateError, EditionError) as error:
        LOG.error("a server process does not start", reason=str(error))


async def readable(descriptor: int) -> None:
    loop = asyncio.get_running_loop()
    ready: asyncio.Future[None] = loop.create_future()

    def tell() -> None:
        if not ready.done():
            ready.set_result(None)

    loop.add_reader(descriptor, tell)
    try:
        await ready
    finally:
        loop.remove_reader(descriptor)
