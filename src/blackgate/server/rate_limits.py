"""How much one address and one connection may ask for, so that nobody spoils the others' games.

    limits.check("code", address)   # raises RateLimited, which says when to try again
    if wait := bucket.take():       # seconds; 0.0: go on

Buckets of our own: the library `limits` was tried. Its moving window never forgets an address, its sliding window tells
a time at which one is refused again, and either takes 7 to 12 us where each message pays for it.
"""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable
from typing import Final, Literal

from blackgate.messages import Localizable, phrase
from blackgate.rules.errors import BlackgateError
from blackgate.server.settings import Settings

Asked = Literal["request", "file", "table", "code", "connection", "sign_in", "name"]
Clock = Callable[[], int]

SECOND: Final = 1_000_000_000  # nanoseconds
MINUTE: Final = 60  # seconds
BURST: Final = 2  # seconds' worth of messages that may come at once
CHATS_PER_SECOND: Final = 0.5
CHATS_AT_ONCE: Final = 5
MOST_ADDRESSES: Final = 100_000  # remembered at a time by each limit: at most 30 MB


class RateLimited(BlackgateError):
    """Too many requests from one address; `seconds` says when to try again."""

    def __init__(self, asked: Asked, seconds: int) -> None:
        super().__init__(asked, seconds)
        self.asked = asked
        self.seconds = seconds

    def words(self) -> Localizable:
        return phrase(f"limit-{self.asked}", seconds=self.seconds)


class TooManyConnections(BlackgateError):
    """No more simultaneous connections: from one address, or in all."""

    def __init__(self, here: bool) -> None:
        super().__init__(here)

    def words(self) -> Localizable:
        return phrase("limit-connections-here" if self.args[0] else "limit-connections-all")


class AddressRateLimits:
    """The rate limits of each address; addresses as in `client_address`."""

    def __init__(self, settings: Settings, clock: Clock = time.monotonic_ns) -> None:
        self._clock: Final = clock
        self._buckets_of: Final[dict[Asked, _Buckets]] = {
            "request": self._per_minute(settings.requests_per_minute),
            "file": self._per_minute(settings.files_per_minute),
            "table": self._per_minute(settings.tables_per_minute),
            "connection": self._per_minute(settings.connections_per_minute),
            # So many at once and then one a minute: even trying all day guesses nothing.
            "code": _Buckets(lambda: TokenBucket(1 / MINUTE, settings.codes_at_once, clock)),
            "sign_in": _Buckets(lambda: TokenBucket(1 / MINUTE, settings.sign_ins_at_once, clock)),
            # By the name that is tried, from any address; its owner can still sign in with a passkey.
            "name": _Buckets(lambda: TokenBucket(1 / MINUTE, settings.sign_ins_at_once, clock)),
        }

    def check(self, asked: Asked, address: str) -> None:
        """Count it, or raise RateLimited."""
        wait = self._buckets_of[asked].bucket(address).take()
        if wait:
            raise RateLimited(asked, math.ceil(wait))

    def give_back(self, asked: Asked, address: str) -> None:
        """Undo the last count: it was not a violation."""
        self._buckets_of[asked].bucket(address).give_back()

    def _per_minute(self, most: int) -> _Buckets:
        return _Buckets(lambda: TokenBucket(most / MINUTE, most, self._clock))


class _Buckets:
    """A bucket per address, least recently used first; a full one can be forgotten."""

    def __init__(self, new: Callable[[], TokenBucket]) -> None:
        self._new: Final = new
        self._buckets: Final[OrderedDict[str, TokenBucket]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def bucket(self, address: str) -> TokenBucket:
        found = self._buckets.pop(address, None) or self._new()
        while self._buckets and (len(self) >= MOST_ADDRESSES or next(iter(self._buckets.values())).is_full()):
            self._buckets.popitem(last=False)
        self._buckets[address] = found
        return found


class ConnectionLimit:
    """The number of simultaneous connections, per address and in all."""

    def __init__(self, settings: Settings) -> None:
        self._most: Final = settings.most_connections
        self._most_here: Final = settings.most_connections_per_address
        self._open: Final[Counter[str]] = Counter()
        self._together = 0

    def enter(self, address: str) -> None:
        """Whoever enters without TooManyConnections must `leave` once."""
        if self._together >= self._most:
            raise TooManyConnections(here=False)
        if self._open[address] >= self._most_here:
            raise TooManyConnections(here=True)
        self._open[address] += 1
        self._together += 1

    def leave(self, address: str) -> None:
        self._open[address] -= 1
        self._together -= 1
        if not self._open[address]:
            del self._open[address]


class TokenBucket:
    """A token bucket: holds so many tokens, refilled at a steady rate; each message takes one.

    All it stores is the time when it will be full again, in nanoseconds, so that its answers are exact.
    """

    __slots__ = ("_clock", "_each", "_full", "_room")

    def __init__(self, rate: float, at_once: int, clock: Clock = time.monotonic_ns) -> None:
        """`rate` is tokens a second."""
        self._clock = clock
        self._each = math.ceil(SECOND / rate)
        self._room = (at_once - 1) * self._each
        self._full = clock()

    def take(self) -> float:
        """Seconds to wait before trying again; 0.0: taken."""
        now = self._clock()
        full = self._full
        if full < now:
            full = now
        wait = full - now - self._room
        if wait > 0:
            return wait / SECOND
        self._full = full + self._each
        return 0.0

    def give_back(self) -> None:
        """Return a token that was taken: never more than that, so that the bucket is no fuller than it would have
        been."""
        self._full -= self._each

    def is_full(self) -> bool:
        return self._full <= self._clock()


def message_bucket(settings: Settings) -> TokenBucket:
    """For the messages of one seat, or of a connection before its hello."""
    return TokenBucket(settings.messages_per_second, settings.messages_per_second * BURST)


def chat_bucket() -> TokenBucket:
    """For the chat and emotes of one seat."""
    return TokenBucket(CHATS_PER_SECOND, CHATS_AT_ONCE)
