"""Sessions: a random token in a cookie, of which the database has a hash. Signing out deletes it."""

from __future__ import annotations

import secrets
from hashlib import sha256
from http.cookies import CookieError, SimpleCookie
from typing import Final

from msgspec import Struct
from sqlalchemy import Connection, delete, insert, or_, select

from blackgate.server.players.accounts import COLUMNS, Player
from blackgate.server.storage import Store
from blackgate.server.storage.schema import PLAYERS, SESSIONS

COOKIE: Final = "blackgate_session"
TOKEN_BYTES: Final = 32
LONGEST_TOKEN: Final = 100
SESSION_SECONDS: Final = 180 * 24 * 3600
FRESH_SECONDS: Final = 15 * 60  # how long after signing in credentials may be changed


class Session(Struct, frozen=True):
    """A player who is signed in, and since when."""

    player: Player
    created: float

    def is_fresh(self, now: float) -> bool:
        return now - self.created < FRESH_SECONDS


def begin(connection: Connection, player_id: str, now: float, before: str = "") -> str:
    """A new token, in the transaction that verified the credential, replacing the one `before`."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    connection.execute(delete(SESSIONS).where(or_(SESSIONS.c.expires < now, SESSIONS.c.digest == digest(before))))
    row = {"digest": digest(token), "player_id": player_id, "created": now, "expires": now + SESSION_SECONDS}
    connection.execute(insert(SESSIONS).values(**row))
    return token


async def find(store: Store, token: str, now: float) -> Session | None:
    if not token or len(token) > LONGEST_TOKEN:
        return None
    query = (
        select(*COLUMNS, SESSIONS.c.created)
        .join_from(SESSIONS, PLAYERS)
        .where(SESSIONS.c.digest == digest(token), SESSIONS.c.expires > now)
    )
    return await store.one(lambda *row: Session(Player(*row[:-1]), row[-1]), query)


async def end(store: Store, token: str) -> None:
    await store.execute(delete(SESSIONS).where(SESSIONS.c.digest == digest(token)))


def end_others(connection: Connection, player_id: str, token: str) -> None:
    """On all other devices: somebody who changes their credentials may have lost one."""
    others = delete(SESSIONS).where(SESSIONS.c.player_id == player_id, SESSIONS.c.digest != digest(token))
    connection.execute(others)


def digest(token: str) -> bytes:
    return sha256(token.encode()).digest()


def token_in(header: str) -> str:
    """What the cookie of ours has, in a Cookie header."""
    try:
        found = SimpleCookie(header).get(COOKIE)
    except CookieError:
        return ""
    return "" if found is None else found.value


def cookie(token: str, secure: bool) -> str:
    """A Set-Cookie header; no token takes it away."""
    seconds = SESSION_SECONDS if token else 0
    flags = "; Secure" if secure else ""
    return f"{COOKIE}={token}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{flags}"
