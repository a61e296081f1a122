"""The HTTP endpoints for notifications."""

from __future__ import annotations

import json
import secrets
from typing import Final

from blackgate.protocol import notices as wire
from blackgate.server.calls import NOT_YOURS, TABLE, Call, Endpoint
from blackgate.server.notices import outgoing, stored, vacations, web_push
from blackgate.server.refusals import Refusal

SECRET_BYTES: Final = 32


async def push_key(call: Call) -> wire.PushKey:
    raw = await call.manager.notifier.key()
    return wire.PushKey(web_push.encode(web_push.public_bytes(web_push.private_key(raw))))


async def subscribe_seat(call: Call) -> wire.Subscribed:
    """Notifies this browser about this seat, signed in or not; or no longer, even if it tells of all the account's."""
    _, holder = await call.holder()
    store, browser = call.manager.store, browser_of(call, stored.owner_of_seat(holder))
    if not call.body.on:
        return wire.Subscribed(await stored.silence(store, browser, call.manager.now()))
    found = await subscribed(call, browser)
    await stored.unsilence(store, browser)
    return found


async def subscribe_player(call: Call) -> wire.Subscribed:
    """Notifies this browser about all seats of the account."""
    browser = browser_of(call, stored.owner_of_player((await call.player()).id))
    if not call.body.on:
        return wire.Subscribed(await stored.unsubscribe(call.manager.store, browser.owner, browser.endpoint))
    return await subscribed(call, browser)


def browser_of(call: Call, owner: str) -> stored.Browser:
    request = call.body
    return stored.Browser(owner, request.endpoint, request.p256dh, request.auth, request.language)


async def subscribed(call: Call, browser: stored.Browser) -> wire.Subscribed:
    await check_address(call, browser.endpoint)
    try:
        web_push.check_keys(browser.p256dh, browser.auth)
    except web_push.WrongSubscription:
        raise Refusal("wrong-address") from None
    return wire.Subscribed(await stored.subscribe(call.manager.store, browser, call.manager.now()))


async def check_address(call: Call, url: str) -> None:
    """Refused at once if nothing would ever be sent; the address is checked again whenever something is."""
    private = call.manager.notifier.private
    call.limits.check("table", call.address)
    try:
        await outgoing.resolve(outgoing.parse(url, private=private), private=private)
    except (outgoing.WrongAddress, OSError):
        raise Refusal("wrong-address") from None


async def see_seat(call: Call) -> wire.SeatNotices:
    _, holder = await call.holder()
    found = await stored.muting(call.manager.store, stored.owner_of_seat(holder))
    return wire.SeatNotices(found.push, found.webhook)


async def set_seat(call: Call) -> wire.SeatNotices:
    _, holder = await call.holder()
    await stored.mute(
        call.manager.store, stored.owner_of_seat(holder), stored.Muting(call.body.push, call.body.webhook)
    )
    return call.body  # type: ignore[no-any-return]


async def see_webhook(call: Call) -> wire.Webhook:
    hook = await stored.webhook(call.manager.store, (await call.player()).id)
    return wire.Webhook(hook.url if hook else "")


async def set_webhook(call: Call) -> wire.Webhook:
    """The first message only says that the webhook works."""
    player, store, now = await call.player(), call.manager.store, call.manager.now()
    url, secret = call.body.url, secrets.token_urlsafe(SECRET_BYTES)
    if url:
        await check_address(call, url)
    await stored.set_webhook(store, stored.Hook(player.id, url, secret.encode(), call.origin or ""))
    if not url:
        return wire.Webhook()
    body = json.dumps({"type": "test", "at": round(now), "player": player.name}, ensure_ascii=False).encode()
    await stored.enqueue(store, player.id, body, now)
    return wire.Webhook(url, secret)


async def see_vacation(call: Call) -> wire.Vacation:
    player = await call.player()
    return await vacations.shown(call.manager, player.id)


async def take_vacation(call: Call) -> wire.Vacation:
    player = await call.player()
    await vacations.take(call.manager, player.id, call.body.until)
    return await vacations.shown(call.manager, player.id)


ACCOUNT: Final = "/api/account"
SIGNED_IN: Final = ("signed-out",)
ADDRESS: Final = ("wrong-address", "too-many")

NOTICE_ENDPOINTS: Final = (
    Endpoint("GET", "/api/push", "Get the server's public key for Web Push", push_key, wire.PushKey),
    Endpoint("PUT", TABLE + "/push", "Turn this browser's notifications for your seat on or off", subscribe_seat,
             wire.Subscribed, wire.PushSubscription, token=True,
             refusals=(*NOT_YOURS, *ADDRESS, "too-many-browsers")),
    Endpoint("PUT", ACCOUNT + "/push", "Turn this browser's notifications for all your tables on or off",
             subscribe_player, wire.Subscribed, wire.PushSubscription,
             refusals=(*SIGNED_IN, *ADDRESS, "too-many-browsers")),
    Endpoint("GET", TABLE + "/notices", "Get which kinds of notification are on for your seat", see_seat,
             wire.SeatNotices, token=True, refusals=NOT_YOURS),
    Endpoint("PUT", TABLE + "/notices", "Turn kinds of notification on or off for your seat", set_seat,
             wire.SeatNotices, wire.SeatNotices, token=True, refusals=NOT_YOURS),
    Endpoint("GET", ACCOUNT + "/webhook", "Get your webhook", see_webhook, wire.Webhook, refusals=SIGNED_IN),
    Endpoint("PUT", ACCOUNT + "/webhook", "Set or remove your webhook", set_webhook, wire.Webhook, wire.SetWebhook,
             refusals=(*SIGNED_IN, *ADDRESS)),
    Endpoint("GET", ACCOUNT + "/vacation", "Get your vacation", see_vacation, wire.Vacation, refusals=SIGNED_IN),
    Endpoint("PUT", ACCOUNT + "/vacation", "Begin or end your vacation, during which your clocks stop",
             take_vacation, wire.Vacation, wire.TakeVacation, refusals=(*SIGNED_IN, "no-vacation-left")),
)  # fmt: skip
