"""HTTP as nobody should speak it: every answer is clear, safe for a browser, and given in time."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import ExitStack, suppress

import httpx
import pytest

from blackgate.protocol import SUBPROTOCOL
from blackgate.server.headers import HEADERS, MOST_BODY
from blackgate.server.http_connection import CHUNK, MOST_HEAD, MOST_HEADERS
from blackgate.server.settings import Settings
from tests.server.hostile.conftest import Honest, memory
from tests.server.hostile.raw import Answer, Raw
from tests.server.serving import RunningServer

pytestmark = pytest.mark.usefixtures("honest")

JSON = "Content-Type: application/json"


@pytest.fixture(scope="module")
def silent(patient_server: RunningServer, honest: Honest) -> Iterator[dict[str, Raw]]:
    """Those who begin something and never end it, from before the other tests on."""
    with ExitStack() as stack:
        guests = {name: stack.enter_context(Raw(patient_server)) for name in ("nothing", "head", "body", "hello")}
        guests["head"].send(b"GET /api/tables HTTP/1.1\r\nHost: x\r\nX-Slow: ")
        guests["body"].send(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{")
        guests["hello"].upgrade(honest.seat.table)
        yield guests


@pytest.fixture
def raw(patient_server: RunningServer, silent: dict[str, Raw]) -> Iterator[Raw]:
    with Raw(patient_server) as found:
        yield found


def is_safe(answer: Answer) -> bool:
    """Whether a browser is told all that keeps it safe."""
    expected = {name.decode(): value.decode() for name, value in HEADERS}
    policy = answer.headers.get("content-security-policy", "")
    return expected.items() <= answer.headers.items() and "default-src 'self'" in policy and "unsafe" not in policy


# --- requests that are none
@pytest.mark.parametrize(
    "data",
    [
        b"hello\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"GET /api/tables HTTP/9.9\r\n\r\n",
        b"GET /api/tables HTTP/2.0\r\nHost: x\r\n\r\n",
        b"GET /api/tables HTTP/0.9\r\n\r\n",
        b"GET /api/tables\r\n\r\n",
        b"GET /api/tables HTTP/1.1\r\nHost x\r\n\r\n",
        b"GET /\xff\xfe HTTP/1.1\r\nHost: x\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
    ],
)
def test_what_is_no_request_is_refused(raw: Raw, data: bytes) -> None:
    raw.send(data)
    answer = raw.answer()
    assert answer.status == 400
    assert b'"code":"wrong-message"' in answer.body
    assert is_safe(answer)
    assert raw.is_cut_off()


LONG_HEAD = MOST_HEAD + 2 * CHUNK
GET = b"GET /api/tables HTTP/1.1\r\nHost: x\r\n"
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
TOO_MUCH = {
    "one header": GET + b"X-Long: " + b"x" * LONG_HEAD + b"\r\n\r\n",
    "many headers": GET + b"".join(b"X-%d: x\r\n" % number for number in range(MOST_HEADERS)) + b"\r\n",
    "the request line": b"GET /" + b"x" * LONG_HEAD + b" HTTP/1.1\r\nHost: x\r\n\r\n",
    "no end": GET + b"X-Long: " + b"x" * LONG_HEAD,
    "a trailer": CHUNKED + b"2\r\n{}\r\n0\r\nX-Long: " + b"x" * LONG_HEAD + b"\r\n\r\n",
    "many trailers": CHUNKED + b"2\r\n{}\r\n0\r\n" + b"X-Last: x\r\n" * MOST_HEADERS + b"\r\n",
    "the frame of a chunk": CHUNKED + b"2;" + b"x" * LONG_HEAD + b"\r\n{}\r\n0\r\n\r\n",
    "tiny chunks": CHUNKED + b"1\r\n \r\n" * (LONG_HEAD // 5) + b"0\r\n\r\n",
}


@pytest.mark.parametrize("piece", [100, 10_000, 1_000_000])
@pytest.mark.parametrize("what", TOO_MUCH)
def test_the_head_of_a_request_is_limited_however_it_is_cut(raw: Raw, what: str, piece: int) -> None:
    raw.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    data = TOO_MUCH[what]
    with suppress(ConnectionError):  # it has heard enough
        for start in range(0, len(data), piece):
            raw.send(data[start : start + piece])
    answer = raw.answer()
    assert (answer.status, answer.headers["connection"]) == (413, "close")
    assert is_safe(answer)


@pytest.mark.parametrize("size", [MOST_BODY + 1, 10**9, 10**18])
def test_a_body_that_is_too_long_is_refused_unread(raw: Raw, size: int) -> None:
    raw.send(f"POST /api/tables HTTP/1.1\r\nHost: {raw.host}\r\nContent-Length: {size}\r\n\r\n".encode())
    answer = raw.answer()
    assert answer.status == 413
    assert is_safe(answer)


def test_a_body_in_parts_without_end_is_refused(raw: Raw) -> None:
    raw.send(f"POST /api/tables HTTP/1.1\r\nHost: {raw.host}\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
    raw.send(b"1000\r\n" + b" " * 0x1000 + b"\r\n")
    with pytest.raises(ConnectionError):
        send_without_end(raw, b"1000\r\n" + b" " * 0x1000 + b"\r\n")


@pytest.mark.parametrize("path", ["/api/tables", "/api/tables/{table}/start"])
def test_a_body_in_parts_that_is_too_long_is_refused_and_harms_no_table(raw: Raw, honest: Honest, path: str) -> None:
    path = path.format(table=honest.seat.table)
    raw.send(f"POST {path} HTTP/1.1\r\nHost: {raw.host}\r\nTransfer-Encoding: chunked\r\n\r\n".encode())
    raw.send(b"%x\r\n%b\r\n" % (MOST_BODY + 1, b" " * (MOST_BODY + 1)))
    answer = raw.answer()
    assert (answer.status, b'"code":"too-large"' in answer.body) == (413, True)
    assert is_safe(answer)
    honest.go_on()


def send_without_end(raw: Raw, data: bytes) -> None:
    for _ in range(100_000):
        raw.send(data)


@pytest.mark.parametrize(
    "body",
    [
        b"{",
        b"[" * 60_000,
        b"[]",
        b"null",
        b"\xff\xfe",
        b'{"player":"\xed\xa0\x80"}',
        b'{"player":"\\ud800"}',
        b'{"settings":{"players":' + b"9" * 60_000 + b"}}",
        b'{"settings":{"players":NaN}}',
        b'{"x":1}',
        b'{"name":1}',
    ],
    ids=lambda body: body[:24],
)
def test_a_body_that_is_wrong_is_refused(raw: Raw, body: bytes) -> None:
    answer = raw.request("POST", "/api/tables", JSON, body=body)
    assert (answer.status, b'"code":"wrong-message"' in answer.body) == (400, True)
    assert is_safe(answer)


@pytest.mark.parametrize(
    "path",
    [
        "/api/tables/../../../../etc/passwd",
        "/api/tables/%2e%2e%2f%2e%2e%2fetc%2fpasswd",
        "/api/tables/..%5c..%5cwindows",
        "/api/tables/%00",
        "/api/tables/a%00b/board",
        "/api/tables/%ff%fe",
        "/api/tables/%ed%a0%80",
        "/api/tables/" + "x" * 20_000,
        "/api/tables/%F0%9F%92%A9/record",
        "/api/codes/%00",
        "/api/codes/" + "A" * 20_000,
        "/api/codes/'%20OR%201=1--",
        "//api/tables",
        "/api/tables/",
        "/api//tables",
        "/.git/config",
        "/api/tables/x;y=z",
    ],
    ids=lambda path: path[:40],
)
def test_there_is_nothing_behind_a_strange_path(raw: Raw, path: str) -> None:
    answer = raw.request("GET", path)
    assert answer.status in (307, 404)
    assert b"root:" not in answer.body
    assert is_safe(answer)


@pytest.mark.parametrize("seat", ["-1", "6", "99999999999999999999", "x", "%D9%A3", "0x1", "1e0", "%00"])
def test_there_is_no_such_seat(raw: Raw, honest: Honest, seat: str) -> None:
    answer = raw.request(
        "DELETE", f"/api/tables/{honest.seat.table}/seats/{seat}", f"Authorization: Bearer {honest.seat.token}"
    )
    assert answer.status in (409, 422)
    assert is_safe(answer)


# --- every answer
def test_every_answer_has_the_headers(honest: Honest) -> None:
    table = f"/api/tables/{honest.server.open_table('Eve', players=2)[0].table}"
    asked = {
        ("GET", "/healthz"): 200,
        ("GET", "/readyz"): 200,
        ("GET", "/metrics"): 404,
        ("GET", "/api/openapi.json"): 200,
        ("GET", "/api/tables"): 200,
        ("HEAD", "/api/tables/none"): 404,
        ("GET", table): 200,
        ("GET", f"{table}/record"): 409,
        ("GET", "/nowhere"): 404,
        ("PATCH", "/api/tables"): 405,
        ("OPTIONS", table): 405,
        ("TRACE", table): 405,
        ("POST", f"{table}/start"): 401,
    }
    for (method, path), status in asked.items():
        with Raw(honest.server) as each:
            answer = each.request(method, path)
            assert (answer.status, is_safe(answer)) == (status, True), (method, path)
            assert ("no-store" in answer.headers.get("cache-control", "")) == path.startswith("/api/")


# --- origins
@pytest.mark.parametrize(
    "origin", ["null", "http://evil.example", "https://HOST.evil.example", "file://", "http://", "http://HOST@evil", ""]
)
def test_pages_of_others_may_do_nothing(raw: Raw, honest: Honest, origin: str) -> None:
    header = f"Origin: {origin.replace('HOST', raw.host)}"
    answer = raw.request("POST", "/api/tables", header, JSON, body=b"{}")
    assert (answer.status, b'"code":"wrong-origin"' in answer.body) == (403, True)
    refused = raw.upgrade(honest.seat.table, header)
    assert refused.status == 403
    assert is_safe(refused)


def test_our_own_pages_may(raw: Raw, honest: Honest) -> None:
    own = f"Origin: http://{raw.host}"
    assert raw.request("POST", "/api/tables", own, JSON, body=b"{}").status == 201
    assert raw.upgrade(honest.seat.table, own).status == 101


def test_a_handshake_that_is_wrong_is_refused(honest: Honest) -> None:
    table = honest.seat.table
    ways = {
        f"/api/tables/{table}/play": ("Sec-WebSocket-Version: 7", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
        f"/api/tables/{table}/play?": ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: short"),
        f"/api/tables/{table}/play?x": ("Sec-WebSocket-Version: 13",),
        "/elsewhere": ("Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="),
    }
    for path, headers in ways.items():
        with Raw(honest.server) as each:
            answer = each.request("GET", path, "Upgrade: websocket", "Connection: Upgrade", *headers)
            assert 400 <= answer.status < 500
            assert is_safe(answer)


def test_an_old_version_of_the_protocol_is_refused(raw: Raw, honest: Honest) -> None:
    answer = raw.upgrade(honest.seat.table, "Sec-WebSocket-Protocol: blackgate.1")
    assert answer.status == 400
    assert SUBPROTOCOL.encode() in answer.body


# --- too many, with the limits that a server has when nothing is set
def client(server: RunningServer, source: str) -> httpx.Client:
    return httpx.Client(base_url=server.address, transport=httpx.HTTPTransport(local_address=source))


@pytest.mark.parametrize(
    ("path", "most", "source"),
    [
        ("/api/tables", Settings().requests_per_minute, "127.0.0.2"),
        ("/nowhere", Settings().requests_per_minute, "127.0.0.10"),
        ("/readyz", Settings().requests_per_minute, "127.0.0.11"),
        ("/api/codes/ABCDEF", Settings().codes_at_once, "127.0.0.3"),
    ],
)
def test_one_address_may_ask_only_so_often(strict_server: RunningServer, path: str, most: int, source: str) -> None:
    with client(strict_server, source) as rude, client(strict_server, "127.0.0.9") as other:
        assert rude.get(path).status_code in (200, 404)
        answers = (rude.get(path) for _ in range(3 * most))  # while they ask, they may ask a little more
        refused = next(answer for answer in answers if answer.status_code == 429)
        assert int(refused.headers["retry-after"]) == refused.json()["retry_after"] > 0
        assert other.get("/api/tables").is_success


def test_a_code_that_is_right_is_no_guess_and_tells_nothing_to_those_who_guess(strict_server: RunningServer) -> None:
    most = Settings().codes_at_once
    code = strict_server.open_table("Ann", players=2)[0].get()["code"]
    with client(strict_server, "127.0.0.7") as router:
        friends = [router.get(f"/api/codes/{code}").status_code for _ in range(3 * most)]
        assert friends == [200] * (3 * most)
        guesses = [router.get(f"/api/codes/{guess:06}").status_code for guess in range(3 * most)]
        assert guesses[: most + 1] == [404] * most + [429]
        assert router.get(f"/api/codes/{code}").status_code == 429


def test_one_address_may_open_only_so_many_tables(strict_server: RunningServer) -> None:
    with client(strict_server, "127.0.0.4") as rude:
        answers = [rude.post("/api/tables", json={}) for _ in range(Settings().tables_per_minute + 5)]
    assert answers[0].status_code == 201
    assert answers[-1].status_code == 429


def test_one_address_may_have_only_so_many_connections(strict_server: RunningServer) -> None:
    before = memory(strict_server)
    honest = Honest(strict_server)
    most = Settings().most_connections_per_address
    with ExitStack() as stack:
        crowd = [stack.enter_context(Raw(strict_server, source="127.0.0.5")) for _ in range(most + 900)]
        for refused in crowd[-10:]:
            answer = refused.answer()
            assert (answer.status, b'"code":"too-many"' in answer.body) == (429, True)
            assert refused.is_cut_off()
        assert crowd[0].request("GET", "/healthz").status == 200
        honest.finish()
        assert memory(strict_server) - before < 20_000


def test_one_address_may_watch_only_with_so_many_sockets(strict_server: RunningServer) -> None:
    host = strict_server.open_table("Eve", "Mallory")[0]
    most = Settings().most_connections_per_address
    with ExitStack() as stack:
        answers = []
        for _ in range(most + 3):
            each = stack.enter_context(Raw(strict_server, source="127.0.0.6"))
            answers.append(each.upgrade(host.table))
        assert [answer.status for answer in answers] == [101] * most + [429] * 3
        assert is_safe(answers[-1])


# --- those who never come to an end
def test_who_begins_and_does_not_go_on_is_cut_off(silent: dict[str, Raw]) -> None:
    assert silent["hello"].closed() == (1008, "hello-first")
    for name in ("head", "body"):
        answer = silent[name].answer()
        assert (name, answer.status, is_safe(answer)) == (name, 408, True)
    assert all(guest.is_cut_off() for guest in silent.values())
