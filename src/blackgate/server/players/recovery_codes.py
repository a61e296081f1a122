"""Recovery codes: ten, shown once, each valid for one sign-in. They are random enough for a plain hash."""

from __future__ import annotations

import re
import secrets
from hashlib import sha256
from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from blackgate.server.lobby import CODE_LETTERS
from blackgate.server.storage.schema import RECOVERY_CODES

CODES: Final = 10
GROUPS: Final = 4  # of four letters: 73 bits
GROUP: Final = 4


def renew(connection: Connection, player_id: str) -> list[str]:
    """Ten new ones; earlier ones become invalid."""
    codes = [
        "-".join("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
        for _ in range(CODES)
    ]
    connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.player_id == player_id))
    connection.execute(
        insert(RECOVERY_CODES), [{"digest": digest(player_id, code), "player_id": player_id} for code in codes]
    )
    return codes


def use(connection: Connection, player_id: str, code: str) -> bool:
    """Whether it is one of theirs; it is used up."""
    used = connection.execute(delete(RECOVERY_CODES).where(RECOVERY_CODES.c.digest == digest(player_id, code)))
    return used.rowcount == 1


def left(connection: Connection, player_id: str) -> int:
    count = select(func.count()).select_from(RECOVERY_CODES).where(RECOVERY_CODES.c.player_id == player_id)
    return int(connection.scalar(count) or 0)


def digest(player_id: str, code: str) -> bytes:
    """However it is written: lower case, with spaces, without dashes."""
    return sha256(f"{player_id}/{re.sub(r'[^A-Z]', '', code.upper())}".encode()).digest()
