"""Provably fair chance, so that nobody has to be trusted with it.

The host commits to a secret by its SHA-256 before the start, and after that every seat contributes a text. The game's
seed is made of both, so neither the host nor a player can choose it. Once the secret is revealed, anybody can recompute
every die and every card.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final

SECRET_BYTES: Final = 32
DOMAIN: Final = b"blackgate game seed 1\n"


def new_secret() -> bytes:
    """A secret that nobody can guess."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment_of(secret: bytes) -> str:
    """The commitment, published before anybody contributes: the SHA-256 of the secret, in hex digits."""
    return hashlib.sha256(secret).hexdigest()


def game_seed(secret: bytes, contributions: Sequence[str]) -> bytes:
    """SHA-256 over the domain, the secret, and each contribution with its length (4 bytes, high byte first)."""
    digest = hashlib.sha256(DOMAIN + secret)
    for contribution in contributions:
        data = contribution.encode()
        digest.update(len(data).to_bytes(4, "big") + data)
    return digest.digest()
