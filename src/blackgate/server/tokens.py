"""Signed tokens: whoever holds one holds the seat. Nobody needs an account, and the server keeps no list of tokens."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from itsdangerous import BadSignature, URLSafeSerializer, URLSafeTimedSerializer

from blackgate.server.refusals import Refusal
from blackgate.server.storage import EarlierSecret

LINK_SECONDS: Final = 3600


class Holder(NamedTuple):
    """What a token says: a seat of a table (-1: its host, who only watches), and the key that the seat had then."""

    table: str
    seat: int
    key: str


class Tokens:
    """Signed with the server's own secret, which is in its database: tokens survive a restart."""

    def __init__(self, secret: bytes, earlier: Sequence[EarlierSecret] = ()) -> None:
        self.use(secret, earlier)

    def use(self, secret: bytes, earlier: Sequence[EarlierSecret] = ()) -> None:
        """Sign with that secret from now on; tokens of earlier ones stay valid as long as they say."""
        self.secret = secret
        self.earlier = tuple(earlier)
        known = [*[each.secret for each in earlier], secret]  # it signs with the last one
        self._newest = URLSafeSerializer(secret, salt="seat")
        self._seats = URLSafeSerializer(known, salt="seat")
        self._links = URLSafeTimedSerializer(known, salt="link")

    def renewed(self, token: str) -> str:
        """The same token signed with the current secret; empty if it is already."""
        try:
            self._newest.loads(token)
        except BadSignature:
            return self.token(self.holder(token))
        return ""

    def token(self, holder: Holder) -> str:
        return self._seats.dumps(holder)

    def holder(self, token: str) -> Holder:
        """Raises Refusal if the server never issued such a token."""
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
