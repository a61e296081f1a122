"""Whatever is wrong with joining is told in a line that says what to do, and ends with exit code 2."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from socket import socket
from threading import Thread

import msgspec
from websockets.datastructures import Headers
from websockets.http11 import Request, Response
from websockets.sync.server import ServerConnection, serve
from websockets.typing import Subprotocol

from blackgate.protocol import VERSION
from tests.server.joining.tables import open_table, url
from tests.server.serving import RunningServer
from tests.terminal.processes import run


@contextmanager
def something_else(answers: Mapping[str, bytes] = {}) -> Iterator[str]:
    """A server that is none of ours: it has these answers, and speaks another protocol with whoever plays."""

    def answer(connection: ServerConnection, request: Request) -> Response | None:
        if request.path.endswith("/play"):
            return None
        return Response(200, "OK", Headers(), answers.get(request.path, b"<html>"))

    speaks = Subprotocol("blackgate.99")
    with serve(ServerConnection.close, "127.0.0.1", 0, process_request=answer, subprotocols=[speaks]) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.socket.getsockname()[1]}"
        server.shutdown()
        thread.join()


def refused(home: Path, *arguments: str) -> str:
    wrong = run(home, "join", *arguments)
    assert wrong.returncode == 2, wrong.stdout
    assert wrong.stderr.startswith("blackgate")
    assert wrong.stderr.count("\n") == 1
    return wrong.stderr


def test_a_server_that_is_not_there(home: Path) -> None:
    with socket() as unused:
        unused.bind(("127.0.0.1", 0))
        address = f"http://127.0.0.1:{unused.getsockname()[1]}"
        said = refused(home, f"{address}/table/x")
    assert f"{address} cannot be reached: Connection refused. Check the address" in said


def test_tables_that_are_not_there(server: RunningServer, home: Path) -> None:
    for arguments in (
        [f"{server.address}/table/nothing"],
        [f"{server.address}/QQQQQQ"],
        [server.address, "--code", "X"],
    ):
        assert "check the link or the code" in refused(home, *arguments)
    assert "names a server but no table" in refused(home, server.address)
    assert "comme le navigateur la montre" in refused(home, "x:y", "--language", "fr")


def test_seats_that_cannot_be_had(server: RunningServer, home: Path) -> None:
    (anna, _) = server.open_table("Anna", "Bob")
    assert "All seats are taken" in refused(home, url(anna))
    assert "That seat is taken" in refused(home, url(anna), "--seat", "0")
    assert "There is no such seat" in refused(home, url(anna), "--seat", "5")
    assert "takes a whole number from 0 on" in refused(home, url(anna), "--seat", "first")
    free = open_table(server, 3)
    free.post("seats", player="Anna")
    assert "Two players are called Anna" in refused(home, url(free), "--name", "Anna")
    assert "cannot be a name" in refused(home, url(free), "--name", "(bot)")
    anna.post("start")
    assert "use --token if you have one, or --watch" in refused(home, url(anna))


def test_tokens_of_others(server: RunningServer, home: Path) -> None:
    (anna, _), (other,) = server.open_table("Anna", "Bob"), server.open_table("Cleo", players=2)
    for token in (other.token, "nonsense"):
        assert "This is not your seat" in refused(home, url(anna), "--token", token)


def test_a_table_that_nobody_may_watch(server: RunningServer, home: Path) -> None:
    assert "Nobody may watch this table" in refused(home, url(open_table(server, watch="nobody")), "--watch")


def test_a_server_of_something_else(home: Path) -> None:
    with something_else() as address:
        assert f"{address} is not a Blackgate server" in refused(home, f"{address}/table/x")


def test_a_seat_that_was_given_to_somebody_else_is_taken_anew(server: RunningServer, home: Path) -> None:
    host = open_table(server)
    assert run(home, "join", url(host), "--name", "Anna", typed="").returncode == 0
    host.delete("seats/0")
    host.post("seats", player="Bob")
    assert "1: Anna (you)" in run(home, "join", url(host), "--name", "Anna", typed="").stdout


def test_a_server_of_another_version(server: RunningServer, home: Path) -> None:
    """It has the same tables, but says at once that it speaks something else."""
    host = open_table(server)
    path = f"/api/tables/{host.table}"
    answers = {path: msgspec.json.encode(host.get()), f"{path}/edition": msgspec.json.encode(host.get("edition"))}
    with something_else(answers) as address:
        said = refused(home, f"{address}/table/{host.table}", "--watch")
    assert f"does not speak version {VERSION} of the protocol: use the same version" in said
