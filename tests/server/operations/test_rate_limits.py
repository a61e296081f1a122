"""Limits: what is too much is told with the time to wait, others do not notice, and nobody is remembered for ever."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from blackgate.messages import LANGUAGES
from blackgate.server.rate_limits import (
    SECOND,
    AddressRateLimits,
    Asked,
    ConnectionLimit,
    RateLimited,
    TokenBucket,
    TooManyConnections,
    chat_bucket,
    message_bucket,
)
from blackgate.server.settings import Settings

ASKED: tuple[Asked, ...] = ("request", "file", "table", "code", "connection")
FEW = Settings(
    requests_per_minute=5, files_per_minute=4, tables_per_minute=2, connections_per_minute=3, codes_at_once=2
)
ALLOWED = {"request": 5, "file": 4, "table": 2, "code": 2, "connection": 3}


class Clock:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 1_000_000

    def __call__(self) -> int:
        return self.now

    def go_on(self, seconds: float) -> None:
        self.now += round(seconds * SECOND)


def use_up(limits: AddressRateLimits, asked: Asked, address: str) -> tuple[int, RateLimited]:
    """How many are allowed, and what is said about the next."""
    for count in range(1000):
        try:
            limits.check(asked, address)
        except RateLimited as error:
            return count, error
    raise AssertionError("there is no limit")


# --- addresses
@pytest.mark.parametrize("asked", ASKED)
def test_an_address_gets_so_many_and_no_more(asked: Asked) -> None:
    count, error = use_up(AddressRateLimits(FEW, Clock()), asked, "10.0.0.1")
    assert count == ALLOWED[asked]
    assert error.asked == asked
    assert all(str(error.seconds) in error.text(language) for language in LANGUAGES)
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_another_address_and_another_limit_do_not_notice() -> None:
    limits = AddressRateLimits(FEW, Clock())
    use_up(limits, "table", "10.0.0.1")
    assert use_up(limits, "table", "10.0.0.2")[0] == 2
    assert use_up(limits, "request", "10.0.0.1")[0] == 5


@given(st.lists(st.floats(0, 40), min_size=1, max_size=30), st.sampled_from(ASKED))
def test_whoever_waits_as_long_as_told_is_let_in(pauses: list[float], asked: Asked) -> None:
    clock = Clock()
    limits = AddressRateLimits(FEW, clock)
    for pause in pauses:
        clock.go_on(pause)
        try:
            limits.check(asked, "10.0.0.1")
        except RateLimited as error:
            clock.go_on(error.seconds)
            limits.check(asked, "10.0.0.1")


def test_codes_cannot_be_guessed_all_day() -> None:
    clock = Clock()
    limits = AddressRateLimits(Settings(), clock)
    tried = 0
    for _ in range(24 * 60):
        clock.go_on(60)
        tried += use_up(limits, "code", "10.0.0.1")[0]
    assert tried == 24 * 60 + 9


def test_addresses_that_have_gone_are_forgotten() -> None:
    clock = Clock()
    limits = AddressRateLimits(FEW, clock)
    for number in range(1000):
        limits.check("request", f"10.0.{number // 250}.{number % 250}")
        clock.go_on(1)
    remembered = limits._buckets_of["request"]
    assert len(remembered) == 12  # each comes back to what it may within 12 seconds
    assert use_up(limits, "request", "10.0.3.249")[0] == 4
    clock.go_on(3600)
    limits.check("request", "10.1.0.1")
    assert len(remembered) == 1


def test_no_more_guests_are_remembered_than_there_is_room_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("blackgate.server.rate_limits.MOST_ADDRESSES", 10)
    limits = AddressRateLimits(FEW, Clock())
    for number in range(100):
        limits.check("code", f"10.0.0.{number}")
    assert len(limits._buckets_of["code"]) == 10


def test_what_was_given_back_is_there_again_and_no_more() -> None:
    clock = Clock()
    limits = AddressRateLimits(FEW, clock)
    for _ in range(20):
        limits.check("code", "10.0.0.1")
        limits.give_back("code", "10.0.0.1")
        clock.go_on(1)
    limits.give_back("code", "10.0.0.2")
    assert use_up(limits, "code", "10.0.0.1")[0] == use_up(limits, "code", "10.0.0.2")[0] == ALLOWED["code"]


# --- connections at a time
def test_there_are_only_so_many_connections_at_a_time() -> None:
    connections = ConnectionLimit(Settings(most_connections=3, most_connections_per_address=2))
    connections.enter("10.0.0.1")
    connections.enter("10.0.0.1")
    with pytest.raises(TooManyConnections, match="close some of them"):
        connections.enter("10.0.0.1")
    connections.enter("10.0.0.2")
    with pytest.raises(TooManyConnections, match="Try again later"):
        connections.enter("10.0.0.3")
    connections.leave("10.0.0.1")
    connections.enter("10.0.0.3")


@given(st.lists(st.tuples(st.booleans(), st.sampled_from(["10.0.0.1", "10.0.0.2", "::1"])), max_size=50))
def test_who_leaves_is_not_counted_any_more(moves: list[tuple[bool, str]]) -> None:
    connections = ConnectionLimit(Settings(most_connections=5, most_connections_per_address=3))
    there: list[str] = []
    for enters, address in moves:
        if enters and len(there) < 5 and there.count(address) < 3:
            connections.enter(address)
            there.append(address)
        elif enters:
            with pytest.raises(TooManyConnections):
                connections.enter(address)
        elif address in there:
            connections.leave(address)
            there.remove(address)
    for address in there:
        connections.leave(address)
    assert not connections._open


# --- messages
def test_a_bucket_gives_what_it_holds_and_then_what_comes_back() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=2, at_once=3, clock=clock)
    assert [bucket.take() for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]
    clock.go_on(0.25)
    assert bucket.take() == 0.25
    clock.go_on(0.25)
    assert [bucket.take(), bucket.take()] == [0.0, 0.5]
    clock.go_on(1000)
    assert [bucket.take() for _ in range(4)] == [0.0, 0.0, 0.0, 0.5]


@given(st.integers(1, 50), st.integers(1, 100), st.lists(st.floats(0, 3), max_size=200))
def test_a_bucket_never_gives_more_than_its_rate(rate: int, at_once: int, pauses: list[float]) -> None:
    clock = Clock()
    begin = clock.now
    bucket = TokenBucket(rate, at_once, clock)
    taken = 0
    for pause in pauses:
        clock.go_on(pause)
        taken += bucket.take() == 0.0
    assert taken * SECOND <= at_once * SECOND + (clock.now - begin) * rate


def test_messages_come_faster_than_chat() -> None:
    settings = Settings(messages_per_second=7)
    messages, chat = message_bucket(settings), chat_bucket()
    assert [messages.take() for _ in range(14)] == [0.0] * 14
    assert [chat.take() for _ in range(5)] == [0.0] * 5
    assert chat.take() > 1
