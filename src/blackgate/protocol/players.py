"""People who come back, as they go over HTTP: accounts, the pages of players, ratings, the games of somebody."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.protocol.tables import PlayerName, Seated

# Two players, three to six, or two teams; Places and Michel make no difference.
Mode = Literal["two", "more", "teams"]

Passphrase = Annotated[str, Meta(max_length=200)]
RecoveryCode = Annotated[str, Meta(max_length=40)]
PasskeyAnswer = Annotated[
    str, Meta(max_length=20000, description="what the browser made of the options: PublicKeyCredential.toJSON()")
]
PasskeyLabel = Annotated[str, Meta(max_length=40, description="what the player calls it")]
Language = Annotated[str, Meta(max_length=10)]


class ClaimName(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a name of one's own, with a passkey or a passphrase to prove it by."""

    name: PlayerName
    passphrase: Passphrase = ""
    passkey: PasskeyAnswer = ""
    label: PasskeyLabel = ""
    language: Language = ""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """By a passkey, which knows the name; or by the name and the passphrase, or a recovery code."""

    name: PlayerName = ""
    passphrase: Passphrase = ""
    code: RecoveryCode = ""
    passkey: PasskeyAnswer = ""


class AskPasskey(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a passkey is wanted for: to claim this name, to sign in, or as one more of whoever is signed in."""

    purpose: Literal["claim", "sign-in", "add"]
    name: PlayerName = ""


class PasskeyOptions(Struct, frozen=True):
    """What the browser's `navigator.credentials` needs, as JSON; good for five minutes, and once."""

    options: str


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """One more passkey."""

    passkey: PasskeyAnswer
    label: PasskeyLabel = ""


class NewPassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """In place of the one before; empty where passkeys are to be enough."""

    passphrase: Passphrase


class Passkey(Struct, frozen=True):
    """One of the passkeys of an account."""

    id: str
    label: str
    created: float


class Account(Struct, frozen=True, kw_only=True):
    """An account, as its owner sees it. `fresh`: they have just signed in, and may change how they do."""

    id: str
    name: str
    language: str
    created: float
    passkeys: list[Passkey]
    passphrase: bool
    codes_left: int
    fresh: bool


class WhoAmI(Struct, frozen=True):
    """Whoever is signed in, if anybody is."""

    account: Account | None


class NewCodes(Struct, frozen=True):
    """The account, and its recovery codes: they are told once."""

    account: Account
    codes: list[str]


class MySeats(Struct, frozen=True):
    """The seats that whoever is signed in has at a table, for this device."""

    seats: list[Seated]
