"""Passphrases, hashed with Argon2id: off the event loop, few at a time, and taking as long for an unknown name."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Final, TypeVar
from unicodedata import normalize

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from blackgate.messages import phrase
from blackgate.server.refusals import Refusal
from blackgate.unicode import skeletons

SHORTEST: Final = 10  # letters
LONGEST: Final = 200
MEMORY: Final = 64 * 1024  # KiB for each hash
ROUNDS: Final = 3
MOST_WAITING: Final = 16  # 64 MiB each, one after the other, a tenth of a second each
WAIT_SECONDS: Final = 5


Result = TypeVar("Result")


class Passphrases:
    """One thread that hashes; Argon2 releases the GIL meanwhile."""

    def __init__(self) -> None:
        self._hasher: Final = PasswordHasher(time_cost=ROUNDS, memory_cost=MEMORY, parallelism=1)
        self._thread: Final = ThreadPoolExecutor(1, thread_name_prefix="argon2")
        self._waiting = 0
        self._nobodys = ""

    async def hashed(self, passphrase: str) -> bytes:
        return (await self._run(partial(self._hasher.hash, normal(passphrase)))).encode()

    async def matches(self, passphrase: str, stored: bytes | None) -> bool:
        """Whether it matches; without a hash (None) the answer is no, after the same time."""
        return await self._run(partial(self._matches, normal(passphrase), stored))

    def _matches(self, passphrase: str, stored: bytes | None) -> bool:
        if not self._nobodys:
            self._nobodys = self._hasher.hash("nobody's")
        try:
            self._hasher.verify(self._nobodys if stored is None else stored.decode(), passphrase)
        except (VerificationError, InvalidHashError):
            return False
        return stored is not None

    async def _run(self, work: partial[Result]) -> Result:
        if self._waiting >= MOST_WAITING:
            raise Refusal(
                "too-many", phrase("server-too-many-sign_ins", seconds=WAIT_SECONDS), retry_after=WAIT_SECONDS
            )
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def normal(passphrase: str) -> str:
    """Keyboards write an accent in several ways."""
    return normalize("NFKC", passphrase)


def check(passphrase: str, name: str) -> None:
    """Long rather than complex; and not the name."""
    if not SHORTEST <= len(normal(passphrase)) <= LONGEST or skeletons(passphrase)[0] == skeletons(name)[0]:
        raise Refusal("weak-passphrase", phrase("server-weak-passphrase", least=SHORTEST, most=LONGEST))
