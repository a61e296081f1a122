"""A request as an endpoint sees it, and the definition of an endpoint."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

from blackgate.messages import DEFAULT_LANGUAGE, LANGUAGES
from blackgate.server.players import accounts, sessions
from blackgate.server.players.accounts import Player
from blackgate.server.rate_limits import AddressRateLimits
from blackgate.server.refusals import Refusal
from blackgate.server.room import Room
from blackgate.server.table_manager import TableManager
from blackgate.server.tokens import Holder

TABLE: Final = "/api/tables/{table}"
NOT_YOURS: Final = ("not-found", "wrong-token", "quarantined")
OVER: Final = ("not-found", "not-over", "quarantined")


@dataclass(frozen=True, slots=True)
class Call:
    """One request, as far as an endpoint needs it."""

    manager: TableManager
    limits: AddressRateLimits
    address: str
    path: dict[str, str]
    query: dict[str, str]
    token: str
    body: Any = None
    session: str = ""  # what the cookie has
    origin: str | None = None  # of the page that asks; one of ours
    cookies: list[str] = field(default_factory=list)  # to be set with the answer

    async def room(self) -> Room:
        return await self.manager.room(self.path["table"])

    async def holder(self) -> tuple[Room, Holder]:
        """The holder of the token that was sent; it must belong to this table."""
        if not self.token:
            raise Refusal("no-token")
        room, holder = await self.manager.holder(self.token)
        if room.table.id != self.path["table"]:
            raise Refusal("wrong-token")
        return room, holder

    async def host(self) -> tuple[Room, Holder]:
        """The host themselves: nobody else starts or ends a table, however long they are away."""
        room, holder = await self.holder()
        if holder.seat != room.table.host:
            raise Refusal("not-host")
        return room, holder

    async def signed_in(self) -> sessions.Session | None:
        return await sessions.find(self.manager.store, self.session, self.manager.now())

    async def player(self, *, fresh: bool = False) -> Player:
        """The account that is signed in; `fresh`: signed in recently, so that nobody else can change the
        credentials."""
        session = await self.signed_in()
        if session is None:
            raise Refusal("signed-out")
        if fresh and not session.is_fresh(self.manager.now()):
            raise Refusal("sign-in-again")
        return session.player

    async def owner(self, wanted: str) -> Player | None:
        """The id of that name, if it is the caller's; None for a guest. Raises Refusal if it is somebody else's."""
        session = await self.signed_in()
        return await accounts.owner(self.manager.store, wanted, session.player if session else None)

    def remember(self, token: str) -> None:
        """Set the session cookie; empty removes it."""
        self.cookies.append(sessions.cookie(token, secure=(self.origin or "").startswith("https://")))

    @property
    def seat(self) -> int:
        return number(self.path["seat"], "wrong-seat")

    @property
    def language(self) -> str:
        wanted = self.query.get("language", DEFAULT_LANGUAGE)
        return wanted if wanted in LANGUAGES else DEFAULT_LANGUAGE


@dataclass(frozen=True, slots=True)
class Endpoint:
    """`refusals` are the codes it can answer with; those of every endpoint are not repeated."""

    method: str
    path: str
    summary: str
    do: Callable[[Call], Awaitable[Any]]
    answer: Any
    body: Any = None
    status: int = 200
    token: bool = False
    query: tuple[str, ...] = ()
    refusals: tuple[str, ...] = ()


def number(text: str, code: str) -> int:
    """A small whole number out of a path or a query."""
    if not (text.isascii() and text.isdecimal()) or len(text) > 6:
        raise Refusal(code)
    return int(text)
