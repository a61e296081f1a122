"""WebSocket frames that should not come, guests who do not read and guests who do not stop: none spoils a game."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Iterator
from random import Random

import pytest

from blackgate.protocol import play as wire
from blackgate.server.frames import MOST_MESSAGE, MOST_TOGETHER, whole_frames
from blackgate.server.rate_limits import BURST
from blackgate.server.settings import Settings
from blackgate.server.sockets import MOST_IGNORED, MOST_UNREAD
from tests.server.hostile.conftest import Honest, memory
from tests.server.hostile.raw import BINARY, PING, TEXT, Raw, frame
from tests.server.serving import RunningServer, Seat

CONTINUED = 0
PONG = 10
WHY = frame(TEXT, json.dumps({"type": "why", "ref": "r", "action": "x" * 60}).encode())
HELLO = json.dumps({"type": "hello"}).encode()

pytestmark = pytest.mark.usefixtures("honest")


def send_without_end(raw: Raw, data: bytes) -> None:
    for _ in range(10_000):
        raw.send(data)


@pytest.fixture(scope="module")
def table(patient_server: RunningServer) -> Seat:
    """The host's seat at a table that is being played, and at which nobody is in a hurry."""
    host = patient_server.start_game("Eve", "Mallory", first=0)[0]
    return host


@pytest.fixture
def stranger(patient_server: RunningServer, table: Seat) -> Iterator[Raw]:
    with Raw(patient_server) as raw:
        assert raw.upgrade(table.table).status == 101
        yield raw


@pytest.mark.parametrize(
    ("frames", "code"),
    [
        (frame(BINARY, HELLO), 1003),
        (frame(BINARY, HELLO[:5], fin=False) + frame(CONTINUED, HELLO[5:]), 1003),
        (frame(TEXT, HELLO, rsv=4), 1002),
        (frame(TEXT, HELLO, rsv=1), 1002),
        (frame(3, HELLO), 1002),
        (frame(CONTINUED, HELLO), 1002),
        (frame(TEXT, HELLO[:5], fin=False) + frame(TEXT, HELLO), 1002),
        (frame(PING, b"", fin=False), 1002),
        (frame(PING, b"x" * 126), 1002),
        (frame(TEXT, HELLO, masked=False), 1002),
        (frame(TEXT, b"x" * (MOST_MESSAGE + 1)), 1009),
        (frame(TEXT, b"x" * MOST_MESSAGE, fin=False) + frame(CONTINUED, b"x"), 1009),
        (frame(TEXT, HELLO)[:1] + b"\xff" + b"\x7f" + b"\xff" * 7, 1009),
    ],
    ids=[
        "binary",
        "binary in parts",
        "a reserved bit",
        "another reserved bit",
        "an unknown kind",
        "a continuation of nothing",
        "a message within a message",
        "a ping in parts",
        "a long ping",
        "not masked",
        "too long",
        "too long in parts",
        "an absurd length",
    ],
)
def test_a_frame_that_should_not_come_closes_the_connection_with_a_reason(
    stranger: Raw, frames: bytes, code: int
) -> None:
    stranger.send(frames)
    found, reason = stranger.closed()
    assert (found, bool(reason)) == (code, True)
    assert stranger.is_cut_off()


def test_a_message_may_come_in_parts_with_pings_between(stranger: Raw) -> None:
    parts = [
        frame(TEXT, b"", fin=False),
        *(frame(CONTINUED, HELLO[at : at + 1], fin=False) for at in range(len(HELLO))),
    ]
    stranger.send(frame(PING, b"1").join(parts) + frame(CONTINUED))
    assert [stranger.receive() for _ in HELLO] == [(PONG, b"1")] * len(HELLO)
    assert stranger.receive_until("welcome")["seat"] == -1


@pytest.mark.parametrize("seed", range(10))
def test_however_the_bytes_are_cut_the_same_is_heard(stranger: Raw, seed: int) -> None:
    """Short and long texts and pongs, each by itself, several at once, or in pieces."""
    random = Random(seed)
    stranger.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    stranger.say("hello")
    stranger.receive_until("welcome")
    refs = [f"r{number}" for number in range(40)]
    whole = [
        frame(TEXT, json.dumps({"type": "why", "ref": ref, "action": "x" * random.choice((1, 99))}).encode())
        + random.choice((b"", frame(PONG)))
        for ref in refs
    ]
    for data in whole[:10]:
        stranger.send(data)
    rest = b"".join(whole[10:])
    while rest:
        size = random.choice((1, 3, 7, 50, 200, 500))
        stranger.send(rest[:size])
        rest = rest[size:]
    assert [stranger.receive_until("refused")["ref"] for _ in refs] == refs


def test_a_guest_who_does_not_read_is_cut_off_and_the_table_plays_on(
    patient_server: RunningServer, honest: Honest
) -> None:
    """They ask for so much that it does not fit between the server and them."""
    before = memory(patient_server)
    with Raw(patient_server, buffer=4096) as spectator:
        spectator.upgrade(honest.seat.table)
        spectator.say("hello")
        spectator.receive_until("welcome")
        with pytest.raises(ConnectionError):
            send_without_end(spectator, WHY * 100)
    honest.go_on()
    assert memory(patient_server) - before < 8 * MOST_UNREAD // 1024


def test_pings_without_end_fill_no_memory(patient_server: RunningServer, table: Seat) -> None:
    before = memory(patient_server)
    with Raw(patient_server, buffer=4096) as stranger:
        stranger.upgrade(table.table)
        with pytest.raises(ConnectionError):
            send_without_end(stranger, frame(PING, b"x" * 125) * 100)
    assert memory(patient_server) - before < 8 * MOST_UNREAD // 1024


def test_who_leaves_without_a_word_is_missed_by_nobody(patient_server: RunningServer, honest: Honest) -> None:
    for _ in range(50):
        raw = Raw(patient_server)
        raw.upgrade(honest.seat.table)
        raw.say("hello")
        raw.socket.close()
    honest.go_on()


# --- with the limits that a server has when nothing is set
@pytest.mark.parametrize("data", [WHY, frame(PING), frame(CONTINUED, fin=False)], ids=["messages", "pings", "parts"])
def test_who_says_too_much_is_thrown_out(strict_server: RunningServer, data: bytes) -> None:
    honest = Honest(strict_server)
    host = strict_server.open_table("Eve", "Mallory")[0]
    with Raw(strict_server) as stranger:
        stranger.upgrade(host.table)
        stranger.send(frame(TEXT, HELLO, fin=False) + frame(CONTINUED, fin=data[0] != CONTINUED))
        stranger.send(data * MOST_IGNORED)
        honest.go_on()
        stranger.send(data * MOST_IGNORED)
        assert stranger.closed() == (1008, "too-many")
    honest.finish()


def test_who_says_too_much_is_told_so_before(strict_server: RunningServer) -> None:
    host = strict_server.open_table("Eve", "Mallory")[0]
    with host.connect() as player:
        player.receive_until(wire.Welcome)
        for _ in range(MOST_IGNORED // 2):
            player.say("why", ref="r", action="end")
        codes = [player.receive_until(wire.Refused).code for _ in range(MOST_IGNORED // 2)]
    assert codes[0] == "not-started"
    assert codes[-1] == "too-many"


def test_all_connections_of_a_seat_share_what_may_be_said(strict_server: RunningServer) -> None:
    each, settings = MOST_IGNORED // 2, Settings()
    host = strict_server.open_table("Eve", "Mallory")[0]
    with host.connect() as one, host.connect() as other:
        for player in (one, other):
            player.receive_until(wire.Welcome)
        began = time.monotonic()
        for _ in range(each):
            for player in (one, other):
                player.say("why", ref="r", action="end")
        codes = [player.receive_until(wire.Refused).code for player in (one, other) for _ in range(each)]
        seconds = time.monotonic() - began
    assert set(codes) == {"not-started", "too-many"}
    assert codes.count("not-started") <= settings.messages_per_second * (BURST + seconds) + 1


def test_who_chats_too_much_is_told_to_wait_on_every_connection(strict_server: RunningServer) -> None:
    host = strict_server.open_table("Eve", "Mallory")[0]
    answers: list[wire.FromServer] = []
    while not answers or isinstance(answers[-1], wire.Ack):
        assert len(answers) < 40
        with host.connect() as player:
            player.receive_until(wire.Welcome)
            answers += [player.ask("chat", text="spam") for _ in range(2)]
    assert isinstance(answers[0], wire.Ack)
    assert isinstance(answers[-1], wire.Refused)
    assert answers[-1].code == "too-many"


def test_a_seat_gets_one_hint_at_a_time(strict_server: RunningServer) -> None:
    host = strict_server.start_game("Eve", "Mallory", first=0, hints=True)[0]
    with host.connect() as one, host.connect() as other:
        one.receive_until(wire.Welcome)
        other.receive_until(wire.Welcome)
        one.say("hint", ref="1")
        one.ask("why", action="end")  # so that the hint has been asked for
        refused = other.ask("hint")
        assert isinstance(refused, wire.Refused)
        assert refused.code == "too-many"
        assert one.receive_until(wire.Hinted).alternatives


@pytest.mark.parametrize(
    ("data", "whole"),
    [
        (WHY, True),
        (WHY + WHY, True),
        (frame(PONG, b"") + WHY, True),
        (frame(TEXT, b"x" * 300) + frame(PONG, b"x" * 125) + WHY, True),
        (WHY * MOST_TOGETHER, True),
        (WHY * (MOST_TOGETHER + 1), False),
        (WHY + WHY[:-1], False),
        (WHY + WHY[:1], False),
        (WHY + frame(PING, b""), False),
        (WHY + frame(TEXT, HELLO, fin=False), False),
        (WHY + b"\x81\x05hello", False),
        (frame(TEXT, b"x" * 70_000), False),
    ],
)
def test_only_complete_frames_leave_nothing_over(data: bytes, whole: bool) -> None:
    assert whole_frames(data) == whole


def test_frames_that_come_together_are_all_heard_and_those_after_them(table: Seat, stranger: Raw) -> None:
    def why(ref: str) -> bytes:
        return frame(TEXT, json.dumps({"type": "why", "ref": ref, "action": ""}).encode())

    stranger.send(frame(TEXT, HELLO))
    stranger.receive_until("welcome")
    stranger.send(frame(PONG, b"") + why("a") + why("b"))
    stranger.send(why("c"))
    assert [stranger.receive_until("refused")["ref"] for _ in range(3)] == ["a", "b", "c"]
