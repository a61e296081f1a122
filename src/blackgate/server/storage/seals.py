"""The seals of a journal: each entry's seal is a hash of the previous seal and its own bytes.

An entry that was changed, lost or moved does not match its seal. Lost entries at the end show in the head of the
journal, which is stored separately: the number and the seal of its last entry, written by the database itself (a
trigger) with every entry. Seals detect damage; whoever can write to the database could forge all of them.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

FIRST_SEAL: Final = b""  # before the first entry
SEAL_BYTES: Final = 16


def seal(before: bytes, data: bytes) -> bytes:
    return hashlib.sha256(before + data).digest()[:SEAL_BYTES]


def seals(before: bytes, entries: Sequence[bytes]) -> list[bytes]:
    """The seals of entries that follow one with that seal."""
    found: list[bytes] = []
    for data in entries:
        before = seal(before, data)
        found.append(before)
    return found


@dataclass(frozen=True, slots=True)
class StoredEntry:
    """An entry as it is in the database; those of release 0.1.0 have no seal."""

    number: int
    data: bytes
    seal: bytes | None


@dataclass(frozen=True, slots=True)
class Head:
    """Where a journal ends."""

    number: int
    seal: bytes | None


@dataclass(frozen=True, slots=True)
class StoredJournal:
    """All that the database has of a journal; it may be damaged."""

    entries: Sequence[StoredEntry]
    head: Head | None
