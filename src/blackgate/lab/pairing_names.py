"""Names of an arena as words in the reader's language."""

from __future__ import annotations

from blackgate.lab.arena import Arena
from blackgate.messages import text


def pairing_name(arena: Arena, pairing: tuple[int, ...], language: str) -> str:
    """Both bots, or the one that plays against itself."""
    if len(pairing) == 1:
        return arena.names[pairing[0]]
    return text(language, "arena-pairing", bot=arena.names[pairing[0]], against=arena.names[pairing[1]])
