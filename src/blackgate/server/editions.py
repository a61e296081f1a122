"""Editions as tables store them: complete, so that no table changes with the standard edition of a later release.

A thousand tables of one edition share it in memory.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final

import msgspec

from blackgate.edition import Edition, edition_from, edition_of_0_1_0

MOST_EDITIONS: Final = 64  # that are kept to be shared

_encoder = msgspec.json.Encoder()


@lru_cache(MOST_EDITIONS)
def edition_bytes(edition: Edition) -> bytes:
    """The whole of it, as JSON."""
    return _encoder.encode(edition.as_dict())


@lru_cache(MOST_EDITIONS)
def edition_of(written: bytes) -> Edition:
    """The edition stored in that form. Raises EditionError.

    Release 0.1.0 stored a text: the name, and the differences from its own standard edition.
    """
    plain: Any = msgspec.json.decode(written)
    if isinstance(plain, str):
        name, overrides = msgspec.json.decode(plain, type=tuple[str, dict[str, Any]])
        return edition_of_0_1_0(overrides, name)
    return edition_from({**plain, "complete": True}, plain["name"])
