"""Whatever a client says is done, or refused with a reason; tokens that are not one's own open nothing."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from blackgate.protocol import play as wire
from blackgate.server.frames import MOST_MESSAGE
from tests.server.hostile.conftest import Honest
from tests.server.hostile.raw import TEXT, Raw, frame
from tests.server.serving import Player, RunningServer, Seat

pytestmark = pytest.mark.usefixtures("honest")

patient = settings(max_examples=200, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))

GARBLED = 9  # of each message so many more, with bytes of it garbled: to think up one takes Hypothesis milliseconds
FUZZED = int(os.environ.get("FUZZED_MESSAGES", "2000"))  # `make drill` says more
PART = 5000  # Hypothesis remembers what it has tried

# --- what may come
SCALARS = (
    st.none()
    | st.booleans()
    | st.integers()
    | st.sampled_from([2**63, -(2**64), 10**30, 10**300])
    | st.floats()
    | st.text()
    | st.sampled_from(["<script>alert(1)</script>", "\x00", "\ud800", "\u202e", "x" * 2000, "pass", "end", "draw 1"])
)
VALUES = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=8)
REF = "the ref"
RIGHT: list[dict[str, Any]] = [
    {"type": "hello", "token": "", "language": "fr", "words": True, "since": 3},
    {"type": "play", "ref": REF, "version": 1, "action": "end"},
    {"type": "why", "ref": REF, "action": "end"},
    {"type": "always_pass", "ref": REF, "windows": ["stop_card"]},
    {"type": "undo", "ref": REF, "version": 1},
    {"type": "pause", "ref": REF},
    {"type": "resume", "ref": REF},
    {"type": "vote", "ref": REF, "proposal": 1, "yes": False},
    {"type": "take_over", "ref": REF, "seat": 1, "bot": "rookie"},
    {"type": "chat", "ref": REF, "text": "hello"},
    {"type": "emote", "ref": REF, "emote": "laugh"},
]


@st.composite
def nearly_right(draw: st.DrawFn) -> str:
    """A message with fields missing, added, or with something else in them."""
    message = dict(draw(st.sampled_from(RIGHT)))
    for field in draw(st.lists(st.sampled_from([*message, "extra"]), max_size=2)):
        if field in message and draw(st.booleans()):
            del message[field]
        else:
            message[field] = draw(VALUES)
    return json.dumps(message)


NOT_JSON = st.sampled_from(
    ["", "{", "[" * 8000, "[" * 4000 + "]" * 4000, r'{"type":"hint","ref":"\ud800"}', "nul", "9" * 5000]
)
MESSAGES = nearly_right() | VALUES.map(json.dumps) | NOT_JSON | st.text()
SIGNS = (b'"', b"{", b"}", b"[", b"]", b":", b",", b"\\", b"\0", b"\xff", b"-", b"1e999", b"null", b"true", b"\\u0000")


def garbled(data: bytes, chance: Random) -> bytes:
    """A few bytes cut out, doubled, turned round, or others in their place; no longer than a message may be."""
    at, size = chance.randrange(len(data) + 1), chance.randrange(1, 9)
    part = data[at : at + size]
    new = chance.choice((b"", part * 2, part[::-1], chance.randbytes(size), chance.choice(SIGNS)))
    return (data[:at] + new + data[at + size :])[:MOST_MESSAGE]


class Rude:
    """Somebody with a seat at a table of their own, who says anything at all and comes back when thrown out."""

    def __init__(self, server: RunningServer) -> None:
        self.server = server
        self.seats = server.start_game("Eve", "Mallory", bots=("rookie",), undo=True)
        self.come()

    def come(self) -> None:
        self.player = self.seats[0].connect()
        self.player.receive_until(wire.Welcome)

    def is_answered(self, *messages: bytes) -> None:
        """The server answers and goes on as before; for what is too long, and nothing else, it shows one out."""
        self.player.raw.clear()  # for a million messages it would be too much
        for data in messages:
            self.player.socket.send(data, text=True)
            if len(data) > MOST_MESSAGE:
                self.is_shown_out()
                return
        answer = self.player.ask("why", action="end")
        assert isinstance(answer, wire.Reason | wire.Refused)

    def is_shown_out(self) -> None:
        """And told why. Nothing more is said first: whoever writes to a connection that is closed never reads that."""
        with pytest.raises(ConnectionClosed) as closed:
            self.player.receive_until()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == CloseCode.MESSAGE_TOO_BIG
        self.come()


@pytest.fixture(scope="module")
def rude(patient_server: RunningServer) -> Iterator[Rude]:
    guest = Rude(patient_server)
    yield guest
    guest.player.close()
    assert guest.seats[0].get()["state"] == "playing"


@pytest.mark.parametrize("part", range(-(-FUZZED // PART)))
def test_whatever_a_player_says_is_answered(rude: Rude, part: int) -> None:
    @seed(part)
    @settings(patient, derandomize=False, database=None, max_examples=min(FUZZED, PART) // (1 + GARBLED))
    @given(MESSAGES)
    def is_answered(message: str) -> None:
        data = message.encode("utf-8", "surrogatepass")
        chance = Random(data)
        rude.is_answered(data, *(garbled(data, chance) for _ in range(GARBLED)))

    is_answered()


@given(st.binary())
@patient
def test_bytes_that_are_no_text_are_answered(rude: Rude, message: bytes) -> None:
    rude.is_answered(message)


@given(MESSAGES)
@settings(patient, max_examples=60)
def test_nothing_is_done_before_a_hello(rude: Rude, message: str) -> None:
    """Whatever would be a hello says so, or is refused."""
    data = message.encode("utf-8", "surrogatepass")
    with Raw(rude.server) as stranger:
        stranger.upgrade(rude.seats[0].table)
        stranger.send(frame(TEXT, data))
        opcode, answer = stranger.receive()
    said = json.loads(answer)
    assert opcode == TEXT
    assert said["type"] == "welcome" or said["code"] in ("hello-first", "wrong-message", "wrong-token")


def test_a_second_hello_is_refused(rude: Rude) -> None:
    rude.player.say("hello")
    assert rude.player.receive_until(wire.Refused).code == "hello-once"


# --- tokens
def refused_hello(server: RunningServer, table: str, token: str) -> tuple[str, int, str]:
    with Player(server, table, token=token) as player:
        refused = player.receive_until(wire.Refused)
        with pytest.raises(ConnectionClosed) as closed:
            player.receive()
    frame = closed.value.rcvd
    assert frame is not None
    return refused.code, int(frame.code), frame.reason


def broken_tokens(own: Seat, other: Seat) -> dict[str, str]:
    payload, _, signature = own.token.rpartition(".")
    others = other.token.rpartition(".")
    link = own.post("link")["link"]
    return {
        "another table's": other.token,
        "cut": own.token[:-1],
        "only the payload": payload,
        "another's signature": f"{payload}.{others[2]}",
        "another's payload": f"{others[0]}.{signature}",
        "one letter else": f"{payload[:-1]}{'A' if payload[-1] != 'A' else 'B'}.{signature}",
        "a link": link,
        "nothing like it": "\x00<script>",
        "dots": "." * 50,
    }


def test_a_token_that_is_not_of_this_table_opens_nothing(rude: Rude, honest: Honest) -> None:
    seat = rude.seats[0]
    for kind, token in broken_tokens(seat, honest.seat).items():
        assert refused_hello(rude.server, seat.table, token) == ("wrong-token", 1008, "wrong-token"), kind
        with rude.server.http(token.encode("ascii", "ignore").decode().replace("\x00", "")) as http:
            answer = http.post(f"/api/tables/{seat.table}/start")
        assert (answer.status_code, answer.json()["code"]) == (403, "wrong-token"), kind


def test_a_token_of_a_seat_that_was_given_up_opens_nothing(rude: Rude) -> None:
    guest = rude.server.open_table("Eve", "Mallory", players=3)[1]
    guest.delete("seats/1")
    assert refused_hello(rude.server, guest.table, guest.token)[0] == "wrong-token"


def test_there_is_no_table_of_a_wrong_name(rude: Rude) -> None:
    for table in ("none", "x" * 5000, "..%2f..%2fetc", "%00", "a%20b"):
        assert refused_hello(rude.server, table, "")[0] == "not-found"


# --- versions and refs
def test_a_message_sent_again_is_answered_the_same_and_done_once(patient_server: RunningServer) -> None:
    host, _ = patient_server.start_game("Eve", "Mallory", first=0)
    with host.connect() as player:
        asked = player.receive_until(wire.Welcome)
        play = {"ref": "once", "version": asked.version, "action": asked.question.choices[0].action}
        first = player.ask("play", **play)
        assert isinstance(first, wire.Ack)
        assert player.ask("play", **play) == first
        assert player.ask("play", **{**play, "version": 99}) == first
    assert host.get()["version"] == first.version == asked.version + 1


def test_a_choice_for_another_version_is_refused_and_everything_is_told_again(patient_server: RunningServer) -> None:
    host, _ = patient_server.start_game("Eve", "Mallory", first=0)
    with host.connect() as player:
        asked = player.receive_until(wire.Welcome)
        for version in (asked.version - 1, asked.version + 1, -(2**63), 2**64 - 1):
            refused = player.ask("play", version=version, action=asked.question.choices[0].action)
            assert isinstance(refused, wire.Refused)
            assert refused.code == "stale"
            assert player.receive_until(wire.Welcome).question == asked.question
    assert host.get()["version"] == asked.version


def test_nobody_plays_for_another_seat(patient_server: RunningServer) -> None:
    host, guest = patient_server.start_game("Eve", "Mallory", first=0)
    with guest.connect() as player, Player(patient_server, host.table) as spectator:
        version = player.receive_until(wire.Welcome).version
        spectator.receive_until(wire.Welcome)
        refused = player.ask("play", version=version, action="end")
        assert isinstance(refused, wire.Refused)
        assert refused.code == "not-asked"
        refused = spectator.ask("play", version=version, action="end")
        assert isinstance(refused, wire.Refused)
        assert refused.code == "only-players"
        for seat in (-1, 6, 2**40):
            refused = player.ask("take_over", seat=seat, bot="rookie")
            assert isinstance(refused, wire.Refused)


# --- names and chat
MARKUP = "<img src=x onerror=alert(1)> &amp; {{7*7}} ${x} %s \\u003c"


def test_markup_in_what_people_say_comes_back_as_text(patient_server: RunningServer) -> None:
    host, _ = patient_server.open_table("<b>Eve</b>", "';--&quot;", name=MARKUP[:60].strip())
    assert [seat["name"] for seat in host.get()["seats"]] == ["<b>Eve</b>", "';--&quot;"]
    assert host.get()["name"] == MARKUP[:60].strip()
    with host.connect() as player:
        player.receive_until(wire.Welcome)
        player.say("chat", ref="c", text=MARKUP)
        assert player.receive_until(wire.ChatReceived).said.text == MARKUP


def test_control_characters_are_not_passed_on(patient_server: RunningServer) -> None:
    host, _ = patient_server.open_table("Eve", "Mallory")
    with host.connect() as player:
        player.receive_until(wire.Welcome)
        player.say("chat", ref="c", text="a\x00b\x1b[31mc\u202ed\ne")
        assert player.receive_until(wire.ChatReceived).said.text.isprintable()
        refused = player.ask("chat", text="\x00\x1b")
        assert isinstance(refused, wire.Refused)
        assert refused.code == "wrong-message"
    with patient_server.http() as http:
        for name in ("a\x00b", "a\nb", "\x1b[31m", "\u202eevil"):
            answer = http.post("/api/tables", json={"player": name})
            assert answer.is_success or (answer.status_code, answer.json()["code"]) == (422, "wrong-name")
            if answer.is_success:
                table = answer.json()["table"]
                assert http.get(f"/api/tables/{table}").json()["seats"][0]["name"].isprintable()


@pytest.mark.parametrize(
    "body",
    [{"player": "x" * 21}, {"name": "x" * 61}, {"contribution": "x" * 201}, {"settings": {"places": ["x"] * 13}}],
    ids=lambda body: next(iter(body)),
)
def test_what_is_too_long_is_refused(patient_server: RunningServer, body: dict[str, Any]) -> None:
    with patient_server.http() as http:
        answer = http.post("/api/tables", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "wrong-message")


def test_what_is_too_long_to_be_said_is_refused(rude: Rude) -> None:
    refused = rude.player.ask("chat", text="x" * 301)
    assert isinstance(refused, wire.Refused)
    assert refused.code == "wrong-message"
