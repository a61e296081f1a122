"""Signed tokens: who holds one holds the seat. Nobody needs an account, and the server keeps no list of them."""

from __future__ import annotations

from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from blackgate.server.refusals import Refusal

LINK_SECONDS: Final = 3600


class Holder(NamedTuple):
    """Who somebody is: a seat of a table (-1: its host, who only watches), and the key that the seat had then."""

    table: str
    seat: int
    key: str


class Tokens:
    """Made with the server's own secret, which is in its database: tokens outlive a restart."""

    def __init__(self, secret: bytes) -> None:
        self._seats: Final = URLSafeSerializer(secret, salt="seat")
        self._links: Final = URLSafeTimedSerializer(secret, salt="link")

    def token(self, holder: Holder) -> str:
        return self._seats.dumps(holder)

    def holder(self, token: str) -> Holder:
        """Raises Refusal where the server never made such a token."""
        try:
            return _holder(self._seats.loads(token))
        except BadSignature:
            raise Refusal("wrong-token") from None

    def link(self, holder: Holder) -> str:
        """To the same seat, for another device, for an hour."""
        return self._links.dumps(holder)

    def holder_of_link(self, link: str) -> Holder:
        try:
            return _holder(self._links.loads(link, max_age=LINK_SECONDS))
        except BadSignature:  # or too old
            raise Refusal("wrong-link") from None


def _holder(signed: object) -> Holder:
    """What we have signed ourselves has this form."""
    assert isinstance(signed, list)
    table, seat, key = signed
    return Holder(str(table), int(seat), str(key))
