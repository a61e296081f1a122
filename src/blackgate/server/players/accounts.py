"""Accounts: people who have claimed a name. Only its owner can use it, and no other name looks like it."""

from __future__ import annotations

import secrets
from collections.abc import Collection
from functools import cache
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import asdict
from sqlalchemy import Connection, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from blackgate.bots import offered_kinds
from blackgate.edition import Edition
from blackgate.messages import LANGUAGES, phrase, text
from blackgate.seats import WrongName, bot_name, fit_name
from blackgate.server.refusals import Refusal
from blackgate.server.storage import Store
from blackgate.server.storage.schema import PLAYER_SEATS, PLAYERS, PUSH_SUBSCRIPTIONS, RATINGS, RESULTS
from blackgate.unicode import skeletons, tidied
from blackgate.wording import prisoner_name

ID_BYTES: Final = 12
NAMELESS: Final = "web-pages-prisoner"  # what the browser client calls somebody without a name
FORMER: Final = ""  # instead of the id of a deleted account


class Player(Struct, frozen=True):
    """Somebody with a name of their own."""

    id: str
    name: str
    language: str
    created: float


COLUMNS: Final = tuple(PLAYERS.c[name] for name in Player.__struct_fields__)
FIND: Final = select(*COLUMNS)


def new_player(name: str, language: str, edition: Edition, now: float) -> Player:
    """Not stored yet. Raises Refusal if nobody can have that name."""
    try:
        fit = fit_name(name, [])
    except WrongName as error:
        raise Refusal("wrong-name", error.words()) from None
    if not fit or "/" in fit:
        raise Refusal("wrong-name")
    if not reserved(edition).isdisjoint(skeletons(fit)):
        raise Refusal("name-claimed", phrase("server-name-reserved", name=fit))
    return Player(secrets.token_urlsafe(ID_BYTES), fit, language if language in LANGUAGES else "", now)


@cache
def reserved(edition: Edition) -> frozenset[str]:
    """Names that the server assigns to guests and bots, in every language: nobody may claim them."""
    names = [
        *(
            prisoner_name(language, edition, side)
            for language in LANGUAGES
            for board in edition.prisoners
            for side in board
        ),
        *(bot_name(kind, language) for language in LANGUAGES for kind in offered_kinds()),
        *(text(language, NAMELESS) for language in LANGUAGES),
        *offered_kinds(),
    ]
    return frozenset(skeleton for name in names for skeleton in skeletons(name))


def add(connection: Connection, player: Player) -> None:
    """In the transaction that also adds the credential. Raises Refusal if the name is taken."""
    plain, latin, shape = skeletons(player.name)
    try:
        connection.execute(insert(PLAYERS).values(**asdict(player), plain=plain, latin=latin, shape=shape))
    except IntegrityError:
        raise Refusal("name-claimed") from None


async def by_id(store: Store, player_id: str) -> Player | None:
    return await store.one(Player, FIND.where(PLAYERS.c.id == player_id))


async def by_name(store: Store, name: str) -> Player | None:
    """The account with that name, ignoring case and accents."""
    if not name.isprintable():
        return None
    return await store.one(Player, FIND.where(PLAYERS.c.plain == skeletons(tidied(name))[0]))


async def alike(store: Store, name: str) -> list[Player]:
    """Every account whose name that one could be taken for; PostgreSQL has no text with a NUL in it."""
    if not name.isprintable():
        return []
    plain, latin, shape = skeletons(name)
    similar = or_(PLAYERS.c.plain == plain, PLAYERS.c.latin == latin, PLAYERS.c.shape == shape)
    return await store.all(Player, FIND.where(similar))


async def named(store: Store, ids: Collection[str]) -> dict[str, Player]:
    """Those of them that there are, by id."""
    return {player.id: player for player in await store.all(Player, FIND.where(PLAYERS.c.id.in_(ids)))} if ids else {}


async def owner(store: Store, wanted: str, signed_in: Player | None) -> Player | None:
    """Whose name that is, if it is theirs who want it; None for a guest with a name that nobody has claimed.

    A claimed name is refused to everybody else. To mark it as not theirs would not do: at the table, in the chat, on a
    TV and in a record everybody would have to know the mark, where one person can choose another name once.
    """
    name = tidied(wanted)
    owners = await alike(store, name) if name else []
    if not owners:
        return None
    if signed_in is None or any(each.id != signed_in.id for each in owners):
        raise Refusal("name-claimed")
    return signed_in


async def seats_of(store: Store, player_id: str) -> list[tuple[str, int]]:
    """The tables at which they have a seat, private ones too, and which."""
    query = select(PLAYER_SEATS.c.table_id, PLAYER_SEATS.c.seat).where(PLAYER_SEATS.c.player_id == player_id)
    return await store.all(lambda table, seat: (table, seat), query)


async def remove(store: Store, player_id: str) -> None:
    """All that is theirs. Results of games in which others sat stay as those of a former player, without a rating."""
    nothing: dict[str, Any] = dict.fromkeys(("mu_before", "sigma_before", "mu", "sigma"))

    def forget(connection: Connection) -> None:
        connection.execute(delete(PLAYERS).where(PLAYERS.c.id == player_id))  # credentials, codes, sessions go along
        connection.execute(delete(PLAYER_SEATS).where(PLAYER_SEATS.c.player_id == player_id))
        connection.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.owner == f"player:{player_id}"))
        connection.execute(delete(RATINGS).where(RATINGS.c.player_id == player_id))
        connection.execute(update(RESULTS).where(RESULTS.c.player_id == player_id).values(player_id=FORMER, **nothing))

    await store.write(forget)
