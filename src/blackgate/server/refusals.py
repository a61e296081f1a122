"""Why a request is refused: a code for programs, a phrase for people, and an HTTP status."""

from __future__ import annotations

from blackgate.messages import Localizable, phrase
from blackgate.rules.errors import BlackgateError

# code -> HTTP status; the message of each is `server-CODE`
STATUS = {
    "not-found": 404,
    "wrong-method": 405,
    "no-token": 401,
    "wrong-token": 403,
    "wrong-link": 403,
    "wrong-origin": 403,
    "signed-out": 401,
    "sign-in-again": 403,
    "wrong-sign-in": 403,
    "wrong-passkey": 403,
    "no-passkeys": 409,
    "too-many-passkeys": 409,
    "last-credential": 409,
    "weak-passphrase": 422,
    "name-claimed": 409,
    "wrong-message": 400,
    "too-large": 413,
    "not-host": 403,
    "wrong-name": 422,
    "wrong-options": 422,
    "wrong-bot": 422,
    "wrong-seat": 422,
    "seat-taken": 409,
    "no-seat": 409,
    "seats-open": 409,
    "started": 409,
    "not-started": 409,
    "not-over": 409,
    "other-rules": 409,
    "over": 409,
    "ended": 410,
    "internal": 500,
    "quarantined": 503,
    "newer-rules": 503,
    "unsaved": 503,
    "closing": 503,
    "moved": 503,
    "too-many-tables": 503,
    "too-many": 429,
    "only-players": 403,
    "nobody-watches": 403,
    "paused": 409,
    "not-paused": 409,
    "not-alone": 403,
    "stale": 409,
    "not-asked": 409,
    "no-hints": 403,
    "no-odds": 403,
    "no-story": 409,
    "answered": 409,
    "illegal": 422,
    "wrong-position": 422,
    "lesson": 409,
    "no-lesson": 404,
    "unknown-window": 422,
    "nothing-to-undo": 409,
    "undo-needs-consent": 409,
    "undo-needs-everybody": 409,
    "undos-spent": 409,
    "proposal-open": 409,
    "no-proposal": 409,
    "not-away": 409,
    "wrong-address": 422,
    "too-many-browsers": 409,
    "no-vacation-left": 409,
    "hello-first": 400,
    "hello-once": 400,
    "too-slow": 408,
}


class Refusal(BlackgateError):
    """Not done, nothing changed."""

    def __init__(self, code: str, why: Localizable | None = None, rule: str = "", retry_after: int = 0) -> None:
        assert code in STATUS, f"a new code needs a status: {code}"
        super().__init__(code, why, rule, retry_after)
        self.code = code
        self.why = why
        self.rule = rule
        self.retry_after = retry_after

    @property
    def status(self) -> int:
        return STATUS[self.code]

    def words(self) -> Localizable:
        return phrase(f"server-{self.code}") if self.why is None else self.why
