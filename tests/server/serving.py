"""A real server in its own process, and real clients for it: HTTP by httpx, WebSockets by websockets."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self, TextIO, TypeVar

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Subprotocol

from blackgate.protocol import SUBPROTOCOL
from blackgate.protocol.play import FromServer, Refused
from tests.forked import ForkedProcess, Streams

Result = TypeVar("Result")

ADDRESS: Final = re.compile(r"(http://\S+)")
METRICS: Final = re.compile(r"metrics=\['(http://\S+)'\]")
LONG: Final = 60.0  # seconds after which something expected is considered missing
# One address is everybody here.
GENEROUS: Final = {
    "BLACKGATE_REQUESTS_PER_MINUTE": "1000000",
    "BLACKGATE_FILES_PER_MINUTE": "1000000",
    "BLACKGATE_TABLES_PER_MINUTE": "1000000",
    "BLACKGATE_CONNECTIONS_PER_MINUTE": "1000000",
    "BLACKGATE_MOST_CONNECTIONS_PER_ADDRESS": "100000",
    "BLACKGATE_CODES_AT_ONCE": "1000000",
    "BLACKGATE_SIGN_INS_AT_ONCE": "1000000",
    "BLACKGATE_MESSAGES_PER_SECOND": "100000",
    "BLACKGATE_BOT_PROCESSES": "1",
    "BLACKGATE_METRICS": "127.0.0.1:0",
}

ServerProcess = ForkedProcess | subprocess.Popen[bytes]


def new_process(
    module: str, arguments: Sequence[str], environment: Mapping[str, str], streams: Streams
) -> ServerProcess:
    """As people start it."""
    given, output, errors = streams
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.Popen(command, stdin=given, stdout=output, stderr=errors, env=environment)


# Tests fork (tests/conftest.py); benchmarks measure what people get.
start_process: Callable[[str, Sequence[str], Mapping[str, str], Streams], ServerProcess] = new_process
_decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
_refs = count(1)


class RunningServer:
    """`blackgate serve` on a free port."""

    def __init__(
        self, database: str, settings: Mapping[str, str] = {}, log: Path | None = None, module: str = "blackgate.cli"
    ) -> None:
        self.database: Final = database
        self.settings: Final = dict(settings)
        self.log: Final = log
        self.module: Final = module  # that has the command
        self.process: ServerProcess
        self.output: TextIO
        self.address = ""
        self.port = "0"

    def start(self) -> Self:
        """Returns when it is ready; started again, it listens on the same port."""
        arguments = ["serve", "--port", self.port, "--database", self.database]
        environment = {**os.environ, **GENEROUS, "LC_ALL": "C.UTF-8", **self.settings}
        reading, writing = os.pipe()
        with open(self.log or os.dup(2), "ab") as log, open(os.devnull, "rb") as nothing:
            streams = (nothing.fileno(), writing, log.fileno())
            self.process = start_process(self.module, arguments, environment, streams)
        os.close(writing)
        self.output = open(reading, encoding="utf-8")  # noqa: SIM115
        said = ""
        while (found := ADDRESS.search(said)) is None and (line := self.output.readline()):
            said += line  # before its address it may say that it runs interpreted
        assert found is not None, f"the server did not start: {said!r}"
        self.address = found[1]
        self.port = self.address.rpartition(":")[2]
        return self

    def kill(self) -> None:
        """Abruptly, as by a power failure."""
        self.process.kill()
        self.process.wait()
        self.output.close()

    def stop(self) -> int:
        """As by ctrl-C; the exit code."""
        self.process.send_signal(signal.SIGINT)
        return self.gone()

    def gone(self) -> int:
        """Wait until it has stopped; the exit code."""
        code = self.process.wait(timeout=LONG)
        self.output.close()
        return code

    @property
    def metrics(self) -> str:
        """Where its metrics are, as its log says."""
        assert self.log is not None
        return str(METRICS.findall(self.log.read_text(encoding="utf-8"))[-1])

    def http(self, token: str = "") -> httpx.Client:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        # There is no TLS here, and reading all the certificates of the world takes a tenth of a second.
        return httpx.Client(base_url=self.address, headers=headers, timeout=LONG, verify=False)

    def open_table(self, *players: str, bots: tuple[str, ...] = (), name: str = "", **settings: Any) -> list[Seat]:
        """A table with these people and bots in it, the first person its host; it has not begun."""
        chosen = {"players": len(players) + len(bots), "pace": 0, **settings}
        with self.http() as http:
            seated = [answer(http.post("/api/tables", json={"name": name, "player": players[0], "settings": chosen}))]
            table = seated[0]["table"]
            for player in players[1:]:
                seated.append(answer(http.post(f"/api/tables/{table}/seats", json={"player": player})))
        seats = [Seat(self, each["table"], each["seat"], each["token"]) for each in seated]
        for number, bot in enumerate(bots, len(players)):
            seats[0].put(f"seats/{number}/bot", bot=bot)
        return seats

    def start_game(self, *players: str, bots: tuple[str, ...] = (), **settings: Any) -> list[Seat]:
        """Such a table, at which the game has begun."""
        seats = self.open_table(*players, bots=bots, **settings)
        seats[0].post("start")
        return seats


class Seat:
    """A client with the token of a seat."""

    def __init__(self, server: RunningServer, table: str, number: int, token: str) -> None:
        self.server: Final = server
        self.table: Final = table
        self.number: Final = number
        self.token: Final = token

    def get(self, path: str = "", **query: str) -> Any:
        with self.server.http(self.token) as http:
            return answer(http.get(f"/api/tables/{self.table}/{path}".rstrip("/"), params=query))

    def post(self, path: str, **body: Any) -> Any:
        with self.server.http(self.token) as http:
            return answer(http.post(f"/api/tables/{self.table}/{path}", json=body))

    def put(self, path: str, **body: Any) -> Any:
        with self.server.http(self.token) as http:
            return answer(http.put(f"/api/tables/{self.table}/{path}", json=body))

    def delete(self, path: str) -> Any:
        with self.server.http(self.token) as http:
            return answer(http.delete(f"/api/tables/{self.table}/{path}"))

    def connect(self, **hello: Any) -> Player:
        return Player(self.server, self.table, token=self.token, **hello)


class Player:
    """A connection to a table; without a token a spectator's."""

    def __init__(self, server: RunningServer, table: str, **hello: Any) -> None:
        address = server.address.replace("http", "ws", 1)
        self.socket: Final[ClientConnection] = connect(
            f"{address}/api/tables/{table}/play",
            subprotocols=[Subprotocol(SUBPROTOCOL)],
            legacy=True,
            proxy=None,
            compression=None,
            ping_interval=None,  # the server pings; and Hypothesis does not like that pings are random
        )
        self.raw: Final[list[bytes]] = []  # every byte that came
        self.say("hello", **hello)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self.socket.close()

    def say(self, kind: str, **fields: Any) -> None:
        self.socket.send(msgspec.json.encode({"type": kind, **fields}).decode())

    def receive(self) -> FromServer:
        """The next message, which is one of the protocol's."""
        data = self.socket.recv(timeout=LONG, decode=False)
        self.raw.append(data)
        return _decoder.decode(data)

    def receive_until(self, *kinds: type) -> Any:
        """The next message of one of these kinds; others before it are skipped."""
        while True:
            message = self.receive()
            if isinstance(message, kinds):
                return message

    def ask(self, kind: str, **fields: Any) -> FromServer:
        """Send a message and wait for its reply."""
        ref = fields.pop("ref", f"r{next(_refs)}")
        self.say(kind, ref=ref, **fields)
        while True:
            message = self.receive()
            if getattr(message, "ref", None) == ref:
                return message

    def refused(self, kind: str, **fields: Any) -> str:
        """Send a message that has to be refused; the code of the refusal."""
        refused = self.ask(kind, **fields)
        assert isinstance(refused, Refused)
        return refused.code


def eventually(what: str, ask: Callable[[], Result]) -> Result:
    """The first non-empty answer; polls until there is one, or `what` is overdue."""
    until = time.monotonic() + LONG
    while not (found := ask()):
        assert time.monotonic() < until, f"in {LONG:.0f} seconds this has not happened: {what}"
    return found


def answer(response: httpx.Response) -> Any:
    """The response; an error is raised."""
    assert response.is_success, f"{response.status_code}: {response.text}"
    return response.json() if response.headers["content-type"] == "application/json" else response.text


@contextmanager
def running(
    database: str, settings: Mapping[str, str] = {}, log: Path | None = None, module: str = "blackgate.cli"
) -> Iterator[RunningServer]:
    server = RunningServer(database, settings, log, module).start()
    try:
        yield server
    finally:
        if server.process.poll() is None:
            server.stop()
        server.output.close()
