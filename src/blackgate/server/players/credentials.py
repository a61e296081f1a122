"""What a player can prove themselves with, as it is stored: passkeys, and at most one passphrase."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from blackgate.protocol.players import Passkey
from blackgate.server.refusals import Refusal
from blackgate.server.storage.schema import CREDENTIALS

PASSKEY: Final = "passkey"
PASSPHRASE: Final = "passphrase"
MOST_PASSKEYS: Final = 20


def new_credential(
    connection: Connection,
    credential_id: str,
    player_id: str,
    kind: str,
    data: bytes,
    now: float,
    sign_count: int = 0,
) -> None:
    if kind == PASSKEY and len(passkey_ids(connection, player_id)) >= MOST_PASSKEYS:
        raise Refusal("too-many-passkeys")
    row = {"data": data, "sign_count": sign_count, "created": now}
    connection.execute(insert(CREDENTIALS).values(id=credential_id, player_id=player_id, kind=kind, **row))


def passkey_ids(connection: Connection, player_id: str) -> list[str]:
    return [passkey.id for passkey in passkeys(connection, player_id)]


def passkeys(connection: Connection, player_id: str) -> list[Passkey]:
    """The oldest first."""
    query = select(CREDENTIALS.c.id, CREDENTIALS.c.created).order_by(CREDENTIALS.c.created)
    query = query.where(CREDENTIALS.c.player_id == player_id, CREDENTIALS.c.kind == PASSKEY)
    return [Passkey(*row) for row in connection.execute(query)]


def remove_passkey(connection: Connection, player_id: str, passkey: str) -> None:
    """Not the last thing that they can sign in with."""
    theirs = passkey_ids(connection, player_id)
    if passkey not in theirs:
        raise Refusal("not-found")
    if len(theirs) == 1 and passphrase_hash(connection, player_id) is None:
        raise Refusal("last-credential")
    connection.execute(delete(CREDENTIALS).where(CREDENTIALS.c.id == passkey))


def passphrase_hash(connection: Connection, player_id: str) -> bytes | None:
    return connection.scalar(select(CREDENTIALS.c.data).where(CREDENTIALS.c.id == passphrase_id(player_id)))


def set_passphrase(connection: Connection, player_id: str, hashed: bytes, now: float) -> None:
    """In place of the one before."""
    connection.execute(delete(CREDENTIALS).where(CREDENTIALS.c.id == passphrase_id(player_id)))
    new_credential(connection, passphrase_id(player_id), player_id, PASSPHRASE, hashed, now)


def remove_passphrase(connection: Connection, player_id: str) -> None:
    if not passkey_ids(connection, player_id):
        raise Refusal("last-credential")
    connection.execute(delete(CREDENTIALS).where(CREDENTIALS.c.id == passphrase_id(player_id)))


def passphrase_id(player_id: str) -> str:
    """One for each; no credential of a passkey has a colon in its name."""
    return f"{PASSPHRASE}:{player_id}"
