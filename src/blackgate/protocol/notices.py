"""HTTP: turn notifications (Web Push and webhooks), and vacations."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Address = Annotated[str, Meta(max_length=1000, description="an https URL")]
Base64 = Annotated[str, Meta(min_length=1, max_length=200, description="base64url")]


class PushKey(Struct, frozen=True):
    """The server's public key, for the browser's `pushManager.subscribe`."""

    key: str


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A push subscription, as the browser's `pushManager` returns it, and the language of its notifications."""

    endpoint: Address
    p256dh: Base64
    auth: Base64
    language: Annotated[str, Meta(max_length=10)] = ""
    on: bool = True  # false: unsubscribe; for a seat also if the browser tells of the whole account


class Subscribed(Struct, frozen=True):
    """The number of subscribed browsers of the account, or of the seat."""

    browsers: int


class SetWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send JSON when it is the player's turn at any table; empty removes the webhook."""

    url: Address


class Webhook(Struct, frozen=True):
    """The player's webhook. `secret` signs its messages; it is shown only when the webhook is set."""

    url: str = ""
    secret: str = ""


class SeatNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """Which notifications are on for a seat."""

    push: bool = True
    webhook: bool = True


class TakeVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """A vacation from now until then, in seconds since 1970; 0 ends it."""

    until: Annotated[float, Meta(ge=0, le=1e11)]


class Vacation(Struct, frozen=True):
    """The player's vacation: until when (0: none), and how many of this year's days are left."""

    until: float
    days_left: float
    days: int
