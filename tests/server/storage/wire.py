"""A wire to PostgreSQL on which its last words are heard before it is noticed that it has hung up.

A server that ends a connection, or dies, says so and then hangs up: two things, between which a busy client may well
ask for something. With this wire it always does.
"""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Final, Self

from tests.server.postgres import PASSWORD, USER, Postgres

PIECE: Final = 65536


class Wire:
    """A Unix socket in this folder, since what is said there is there at once."""

    def __init__(self, server: Postgres, database: str, folder: Path) -> None:
        server.create_database(database)
        self.server: Final = server
        self.database: Final = database
        self.folder: Final = folder
        self.url: Final = f"postgresql://{USER}:{PASSWORD}@/{database}?host={folder}"
        self.hearing: Final[set[asyncio.Task[None]]] = set()  # until PostgreSQL hangs up
        self.ending = False
        self.listening: asyncio.Server

    async def __aenter__(self) -> Self:
        self.listening = await asyncio.start_unix_server(self.connect, self.folder / ".s.PGSQL.5432")
        return self

    async def __aexit__(self, *_: object) -> None:
        self.listening.close()

    async def connect(self, from_client: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", self.server.port)
        hearing = asyncio.create_task(self.receive(from_server, to_client))
        self.hearing.add(hearing)
        while (said := await from_client.read(PIECE)) and not hearing.done():
            to_server.write(said)
        self.hearing.discard(hearing)
        to_server.close()
        to_client.close()

    async def receive(self, from_server: asyncio.StreamReader, to_client: asyncio.StreamWriter) -> None:
        while said := await from_server.read(PIECE):
            to_client.write(said)
        if not self.ending:
            to_client.close()

    async def end_connections(self) -> None:
        """Returns when all clients have heard of it; they notice that it is so when they say something more."""
        self.ending = True
        self.server.tell(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{self.database}'")
        await asyncio.gather(*self.hearing)
        self.ending = False
        for _ in range(3):  # rounds of the event loop: what is there is read
            await asyncio.sleep(0)
