"""What the database stores for notifications: browsers, webhooks, what was sent, and deliveries that are due."""

from __future__ import annotations

import secrets
from typing import Final

from msgspec import Struct
from msgspec.structs import asdict, replace
from sqlalchemy import Connection, delete, func, insert, select, update

from blackgate.server.refusals import Refusal
from blackgate.server.storage import Store
from blackgate.server.storage.schema import (
    META,
    MUTED,
    PUSH_SUBSCRIPTIONS,
    TOLD,
    WEBHOOK_DELIVERIES,
    WEBHOOKS,
)
from blackgate.server.storage.store import meta
from blackgate.server.tokens import Holder

VAPID: Final = "vapid-key"
MOST_BROWSERS: Final = 10  # of one account or seat
MOST_DELIVERIES: Final = 50  # waiting for one player


class Browser(Struct, frozen=True):
    """A browser that wants notifications."""

    owner: str
    endpoint: str
    p256dh: str
    auth: str
    language: str


class Hook(Struct, frozen=True):
    """Somebody's webhook; `origin`: of the page on which it was set, for links to tables."""

    player_id: str
    url: str
    secret: bytes
    origin: str


class Delivery(Struct, frozen=True):
    """Something to be sent to a webhook."""

    id: str
    player_id: str
    body: bytes
    attempt: int
    due: float


class Muting(Struct, frozen=True):
    push: bool = True
    webhook: bool = True


def owner_of_player(player_id: str) -> str:
    return f"player:{player_id}"


def owner_of_seat(holder: Holder) -> str:
    """It ends with the seat: the next owner has another key."""
    return f"seat:{holder.table}:{holder.seat}:{holder.key}"


def owner_of_silence(seat: str) -> str:
    """Owns the browsers that are silent about that seat, even if they tell of all seats of the account."""
    return f"silent:{seat}"


async def vapid_key(store: Store, made: bytes) -> bytes:
    """Created by the first process that asks, the same for all."""

    def make_or_find(connection: Connection) -> bytes:
        connection.execute(store.insert(META).values(key=VAPID, value=made).on_conflict_do_nothing())
        return meta(connection, VAPID)

    return await store.write(make_or_find)


# --- browsers
async def subscribe(store: Store, browser: Browser, now: float) -> int:
    """The number of browsers. Raises Refusal if there are too many."""

    def add(connection: Connection) -> int:
        theirs = PUSH_SUBSCRIPTIONS.c.owner == browser.owner
        same = theirs & (PUSH_SUBSCRIPTIONS.c.endpoint == browser.endpoint)
        connection.execute(delete(PUSH_SUBSCRIPTIONS).where(same))
        count = connection.scalar(select(func.count()).where(theirs)) or 0
        if count >= MOST_BROWSERS:
            raise Refusal("too-many-browsers")
        connection.execute(insert(PUSH_SUBSCRIPTIONS).values(**asdict(browser), created=now))
        return count + 1

    return await store.write(add)


async def silence(store: Store, browser: Browser, now: float) -> int:
    """The browser no longer tells of the seat that owns it, whatever it tells of the account; the others do."""
    left = await unsubscribe(store, browser.owner, browser.endpoint)
    await subscribe(store, replace(browser, owner=owner_of_silence(browser.owner)), now)
    return left


async def unsilence(store: Store, browser: Browser) -> None:
    await unsubscribe(store, owner_of_silence(browser.owner), browser.endpoint)


async def unsubscribe(store: Store, owner: str, endpoint: str) -> int:
    def remove(connection: Connection) -> int:
        theirs = PUSH_SUBSCRIPTIONS.c.owner == owner
        connection.execute(delete(PUSH_SUBSCRIPTIONS).where(theirs, PUSH_SUBSCRIPTIONS.c.endpoint == endpoint))
        return connection.scalar(select(func.count()).where(theirs)) or 0

    return await store.write(remove)


async def forget_endpoint(store: Store, endpoint: str) -> None:
    """The push service says that the browser no longer exists."""
    await store.execute(delete(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.endpoint == endpoint))


async def browsers_of(store: Store, owners: list[str], silent: str = "") -> list[Browser]:
    """Without those that `silent` owns."""
    columns = [PUSH_SUBSCRIPTIONS.c[name] for name in Browser.__struct_fields__]
    but = select(PUSH_SUBSCRIPTIONS.c.endpoint).where(PUSH_SUBSCRIPTIONS.c.owner == silent)
    query = select(*columns).where(PUSH_SUBSCRIPTIONS.c.owner.in_(owners), PUSH_SUBSCRIPTIONS.c.endpoint.not_in(but))
    found = await store.all(Browser, query)
    return list({browser.endpoint: browser for browser in found}.values())


# --- what is off
async def muting(store: Store, seat: str) -> Muting:
    query = select(MUTED.c.push, MUTED.c.webhook).where(MUTED.c.seat == seat)
    return await store.one(Muting, query) or Muting()


async def mute(store: Store, seat: str, wanted: Muting) -> None:
    values = asdict(wanted)
    put = store.insert(MUTED).values(seat=seat, **values)
    await store.execute(put.on_conflict_do_update(index_elements=["seat"], set_=values))


async def first_time(store: Store, seat: str, turn: int, kind: str) -> bool:
    """Whether this seat has not been notified in this turn, and now has."""

    def note(connection: Connection) -> bool:
        before = connection.scalar(select(TOLD.c.turn).where(TOLD.c.seat == seat, TOLD.c.kind == kind))
        if before == turn:
            return False
        put = store.insert(TOLD).values(seat=seat, kind=kind, turn=turn)
        connection.execute(put.on_conflict_do_update(index_elements=["seat", "kind"], set_={"turn": turn}))
        return True

    return await store.write(note)


# --- webhooks
async def webhook(store: Store, player_id: str) -> Hook | None:
    columns = [WEBHOOKS.c[name] for name in Hook.__struct_fields__]
    return await store.one(Hook, select(*columns).where(WEBHOOKS.c.player_id == player_id))


async def set_webhook(store: Store, hook: Hook) -> None:
    """Replaces the previous one, and drops its pending deliveries. Without a URL there is none."""

    def change(connection: Connection) -> None:
        connection.execute(delete(WEBHOOK_DELIVERIES).where(WEBHOOK_DELIVERIES.c.player_id == hook.player_id))
        connection.execute(delete(WEBHOOKS).where(WEBHOOKS.c.player_id == hook.player_id))
        if hook.url:
            connection.execute(insert(WEBHOOKS).values(**asdict(hook)))

    await store.write(change)


async def enqueue(store: Store, player_id: str, body: bytes, due: float) -> None:
    """Nothing if too many are pending: that webhook does not answer."""

    def add(connection: Connection) -> None:
        theirs = WEBHOOK_DELIVERIES.c.player_id == player_id
        if (connection.scalar(select(func.count()).where(theirs)) or 0) < MOST_DELIVERIES:
            row = Delivery(secrets.token_urlsafe(12), player_id, body, 0, due)
            connection.execute(insert(WEBHOOK_DELIVERIES).values(**asdict(row)))

    await store.write(add)


async def due_deliveries(store: Store, now: float, limit: int) -> list[Delivery]:
    columns = [WEBHOOK_DELIVERIES.c[name] for name in Delivery.__struct_fields__]
    query = select(*columns).where(WEBHOOK_DELIVERIES.c.due <= now).order_by(WEBHOOK_DELIVERIES.c.due).limit(limit)
    return await store.all(Delivery, query)


async def claim(store: Store, delivery: Delivery, again: float) -> bool:
    """Whether this process may send it; if it dies, another sends it later."""
    mine = (WEBHOOK_DELIVERIES.c.id == delivery.id) & (WEBHOOK_DELIVERIES.c.due == delivery.due)
    change = update(WEBHOOK_DELIVERIES).where(mine).values(due=again, attempt=delivery.attempt + 1)
    return await store.write(lambda connection: bool(connection.execute(change).rowcount))


async def done(store: Store, delivery_id: str) -> None:
    await store.execute(delete(WEBHOOK_DELIVERIES).where(WEBHOOK_DELIVERIES.c.id == delivery_id))
