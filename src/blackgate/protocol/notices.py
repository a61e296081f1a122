"""Being told when it is one's turn, as it goes over HTTP: Web Push, a webhook, and time off."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Address = Annotated[str, Meta(max_length=1000, description="an https URL")]
Base64 = Annotated[str, Meta(min_length=1, max_length=200, description="base64url")]


class PushKey(Struct, frozen=True):
    """The server's public key, for `pushManager.subscribe` of a browser."""

    key: str


class PushSubscription(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Where a browser is told while no page is open, as its `pushManager` says; `language`: of what it is told."""

    endpoint: Address
    p256dh: Base64
    auth: Base64
    language: Annotated[str, Meta(max_length=10)] = ""
    on: bool = True  # false: no more


class Subscribed(Struct, frozen=True):
    """How many browsers are told now: those of the account, or those of one seat."""

    browsers: int


class SetWebhook(Struct, frozen=True, forbid_unknown_fields=True):
    """Where to send JSON when it is one's turn, at whatever table; empty: nowhere."""

    url: Address


class Webhook(Struct, frozen=True):
    """One's webhook. `secret` signs what it is sent; it is told once, when the webhook is set."""

    url: str = ""
    secret: str = ""


class SeatNotices(Struct, frozen=True, forbid_unknown_fields=True):
    """Which ways of being told are on for one seat."""

    push: bool = True
    webhook: bool = True


class TakeVacation(Struct, frozen=True, forbid_unknown_fields=True):
    """Time off from now until then, in seconds since 1970; 0 ends it."""

    until: Annotated[float, Meta(ge=0, le=1e11)]


class Vacation(Struct, frozen=True):
    """One's time off: until when (0: not now), and how many days are left of this year's."""

    until: float
    days_left: float
    days: int
