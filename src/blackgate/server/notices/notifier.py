"""Notifies players who are asked and away, once a turn, and once more when half of their time has passed.

The room only reports that somebody may have to be notified (`consider`); everything else is done by separate tasks, one
after the other per queue, so that no table ever waits. A notification goes only to the person who is asked, a while
after the question, and contains nothing about the game: neither what is asked nor whether others are (R17.4-6).
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
from collections.abc import Awaitable
from typing import TYPE_CHECKING, Final, Literal

import structlog
from msgspec import Struct

from blackgate.messages import DEFAULT_LANGUAGE, LANGUAGES, text
from blackgate.server.notices import outgoing, stored, web_push
from blackgate.server.questions import waiting_for
from blackgate.server.storage import StorageError
from blackgate.server.tokens import Holder

if TYPE_CHECKING:
    from blackgate.server.room import Room
    from blackgate.server.table_manager import TableManager

LOG = structlog.get_logger(__name__)
Kind = Literal["turn", "reminder"]
NOTICE_SECONDS: Final = 15.0  # a page reload is back by then
REMINDER_PART: Final = 0.5  # of the time that somebody has left
LEAST_REMINDED: Final = 3600.0  # if that would come sooner, nobody is reminded
MOST_QUEUED: Final = 1000
WORKERS: Final = 4
POLL_SECONDS: Final = 5.0
TTL_SECONDS: Final = 86_400
BACKOFF: Final = (30.0, 120.0, 600.0, 3600.0, 6 * 3600.0)  # after each attempt of a webhook; then it is given up
GONE: Final = (404, 410)


class Notice(Struct, frozen=True):
    """Somebody to notify."""

    holder: Holder
    player: str  # their id, if they have one
    table: str  # its name
    name: str  # theirs
    turn: int
    kind: Kind


class Notifier:
    def __init__(self, manager: TableManager, delay: float = NOTICE_SECONDS) -> None:
        self.manager: Final = manager
        self.delay: Final = delay
        self.timers: Final[dict[tuple[str, int, Kind], asyncio.TimerHandle]] = {}
        self.queue: Final[asyncio.Queue[Notice]] = asyncio.Queue(MOST_QUEUED)
        self._key = b""

    @property
    def private(self) -> bool:
        return self.manager.settings.private_addresses == "allowed"

    async def key(self) -> bytes:
        """The private key that push services know this server by."""
        if not self._key:
            self._key = await stored.vapid_key(self.manager.store, web_push.new_key())
        return self._key

    # --- noticing
    def consider(self, room: Room) -> None:
        """Something new is asked, or somebody has left: notify people who are asked and away, a while later."""
        if not room.away or room.table.state != "playing":
            return
        clock = room.table.clock
        remind = (clock.expires() - clock.since) * REMINDER_PART  # seconds after the question
        for seat in room.table.asked:
            if seat in room.away:
                self.later(self.delay, room.table.id, seat, "turn")
                if remind >= LEAST_REMINDED:
                    wait = clock.since + remind - self.manager.now()
                    self.later(max(0.0, wait), room.table.id, seat, "reminder")

    def later(self, seconds: float, table: str, seat: int, kind: Kind) -> None:
        """For the current question; a timer that is already running looks at the table when it fires."""
        key = (table, seat, kind)
        if kind == "reminder" and key in self.timers:
            self.timers.pop(key).cancel()
        if key not in self.timers:
            self.timers[key] = asyncio.get_running_loop().call_later(seconds, self.due, *key)

    def due(self, table: str, seat: int, kind: Kind) -> None:
        self.timers.pop((table, seat, kind), None)
        room = self.manager.rooms.get(table)
        if room is None or seat not in room.away or seat not in waiting_for(room.table):
            return
        owner = room.table.seats[seat]
        turn = int(room.table.game.turn)
        holder = Holder(table, seat, owner.key)
        try:
            self.queue.put_nowait(Notice(holder, owner.player, room.table.opened.name, owner.name, turn, kind))
        except asyncio.QueueFull:
            LOG.warning("too many to be told", table=table)

    def stop(self) -> None:
        for timer in self.timers.values():
            timer.cancel()
        self.timers.clear()

    # --- notifying
    async def run(self) -> None:
        workers = [self.notify_waiting() for _ in range(WORKERS)]
        await asyncio.gather(*workers, self.deliver_webhooks())

    async def notify_waiting(self) -> None:
        while True:
            notice = await self.queue.get()
            await self.guarded(self.notify(notice))

    async def guarded(self, work: Awaitable[None]) -> None:
        """A failure with one must not stop notifications to others."""
        try:
            await work
        except StorageError as error:
            LOG.warning("not told", reason=str(error))
        except Exception:
            LOG.exception("not told")

    async def notify(self, notice: Notice) -> None:
        store, seat = self.manager.store, stored.owner_of_seat(notice.holder)
        if not await stored.first_time(store, seat, notice.turn, notice.kind):
            return
        muting = await stored.muting(store, seat)
        if muting.push:
            owners = [seat, *([stored.owner_of_player(notice.player)] if notice.player else [])]
            for browser in await stored.browsers_of(store, owners, stored.owner_of_silence(seat)):
                await self.push(browser, notice)
        hook = await stored.webhook(store, notice.player) if notice.player and muting.webhook else None
        if hook is not None:
            now = self.manager.now()
            await stored.enqueue(store, notice.player, webhook_body(notice, hook, now), now)

    async def push(self, browser: stored.Browser, notice: Notice) -> None:
        now, settings = self.manager.now(), self.manager.settings
        body = web_push.encrypt(push_body(notice, browser.language), browser.p256dh, browser.auth)
        headers = {
            "Authorization": web_push.vapid_header(browser.endpoint, await self.key(), settings.push_contact, now),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(TTL_SECONDS),
            "Topic": topic(notice.holder.table),
            "Urgency": "normal",
        }
        try:
            status = await outgoing.post(browser.endpoint, headers, body, private=self.private)
        except (outgoing.NotSent, outgoing.WrongAddress) as error:
            LOG.info("push not sent", reason=type(error).__name__)
            return
        if status in GONE:
            await stored.forget_endpoint(self.manager.store, browser.endpoint)

    # --- webhooks
    async def deliver_webhooks(self) -> None:
        while True:
            await self.guarded(self.deliver_due())
            await asyncio.sleep(POLL_SECONDS)

    async def deliver_due(self) -> None:
        """Those that are due now, one after the other for each player."""
        due = await stored.due_deliveries(self.manager.store, self.manager.now(), MOST_QUEUED)
        by_player: dict[str, list[stored.Delivery]] = {}
        for delivery in due:
            by_player.setdefault(delivery.player_id, []).append(delivery)
        limit = asyncio.Semaphore(WORKERS)

        async def deliver_all(deliveries: list[stored.Delivery]) -> None:
            async with limit:
                for delivery in deliveries:
                    await self.guarded(self.deliver(delivery))

        await asyncio.gather(*map(deliver_all, by_player.values()))

    async def deliver(self, delivery: stored.Delivery) -> None:
        store, now = self.manager.store, self.manager.now()
        last = delivery.attempt >= len(BACKOFF)
        again = now + BACKOFF[min(delivery.attempt, len(BACKOFF) - 1)]
        if not await stored.claim(store, delivery, again):
            return
        hook = await stored.webhook(store, delivery.player_id)
        if hook is None:
            return
        headers = {"Content-Type": "application/json", "User-Agent": "Blackgate", **signature(hook, delivery, now)}
        try:
            status = await outgoing.post(hook.url, headers, delivery.body, private=self.private)
        except outgoing.NotSent:
            status = 0
        except outgoing.WrongAddress:  # the name resolves to another address now
            last, status = True, 0
        if 200 <= status < 300 or last:
            await stored.done(store, delivery.id)
        if not 200 <= status < 300:
            LOG.info("webhook not delivered", status=status, given_up=last)


def push_body(notice: Notice, language: str) -> bytes:
    """What a service worker shows; it says only that it is their turn."""
    spoken = language if language in LANGUAGES else DEFAULT_LANGUAGE
    said = {
        "title": text(spoken, f"notice-{notice.kind}"),
        "body": text(spoken, "notice-table", table=notice.table) if notice.table else text(spoken, "notice-come"),
        "url": f"/table/{notice.holder.table}",
        "tag": notice.holder.table,
    }
    return json.dumps(said, ensure_ascii=False).encode()


def webhook_body(notice: Notice, hook: stored.Hook, now: float) -> bytes:
    said = {
        "type": notice.kind,
        "at": round(now),
        "player": notice.name,
        "table": {
            "id": notice.holder.table,
            "name": notice.table,
            "url": f"{hook.origin}/table/{notice.holder.table}",
        },
    }
    return json.dumps(said, ensure_ascii=False).encode()


def signature(hook: stored.Hook, delivery: stored.Delivery, now: float) -> dict[str, str]:
    """HMAC-SHA256 of the time and the body, so that nobody else can send it, nor replay it later."""
    at = str(int(now))
    signed = hmac.new(hook.secret, at.encode() + b"." + delivery.body, hashlib.sha256).hexdigest()
    return {"Blackgate-Delivery": delivery.id, "Blackgate-Signature": f"t={at},v1={signed}"}


def topic(table: str) -> str:
    """A later message about a table replaces an undelivered earlier one; 32 characters at most."""
    return web_push.encode(hashlib.sha256(table.encode()).digest())[:32]
