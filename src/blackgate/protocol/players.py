"""People who come back, as they go over HTTP: accounts, the pages of players, ratings, the games of somebody."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.protocol.tables import PlayerName, Seated, TableLine

# Two players, three to six, or two teams; Places and Michel make no difference.
Mode = Literal["two", "more", "teams"]

Passphrase = Annotated[str, Meta(max_length=200)]
RecoveryCode = Annotated[str, Meta(max_length=40)]
PasskeyAnswer = Annotated[
    str, Meta(max_length=4000, description="what the browser made of the options: PublicKeyCredential.toJSON()")
]
Language = Annotated[str, Meta(max_length=10)]


class ClaimName(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A wish for a name of one's own, with a passkey or a passphrase to prove it by."""

    name: PlayerName
    passphrase: Passphrase = ""
    passkey: PasskeyAnswer = ""
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


class NewPassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """In place of the one before; empty where passkeys are to be enough."""

    passphrase: Passphrase


class Passkey(Struct, frozen=True):
    """One of the passkeys of an account."""

    id: str
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


class RatingPoint(Struct, frozen=True):
    """A rating after a game, with its uncertainty."""

    at: float
    mu: float
    sigma: float


class ModeRating(Struct, frozen=True, kw_only=True):
    """How somebody plays in one mode; `history` has the rating after each game that counted, the oldest first."""

    mode: Mode
    mu: float
    sigma: float
    games: int
    wins: int
    rank: int
    history: list[RatingPoint]


class ResultPlayer(Struct, frozen=True):
    """Somebody else in a game, bots too. Without a name: a former player."""

    id: str
    name: str
    won: bool


class GameResult(Struct, frozen=True, kw_only=True):
    """A public game that somebody has played to its end. `mu` and `mu_before` are there where it counted for ratings.
    Whoever of its players is not among the `others` was a guest."""

    table: str
    at: float
    mode: Mode
    players: int
    won: bool
    points: int
    gang: str
    others: list[ResultPlayer]
    mu_before: float | None
    mu: float | None


class PlayerPage(Struct, frozen=True, kw_only=True):
    """What everybody may know of a player, or of a bot: public games alone."""

    id: str
    name: str
    bot: bool
    created: float
    games: int
    wins: int
    gang: str  # the one in which they have ended most often
    gang_name: str
    modes: list[ModeRating]
    results: list[GameResult]


class Ranked(Struct, frozen=True, kw_only=True):
    """A line of the leaderboard."""

    id: str
    name: str
    bot: bool
    mu: float
    sigma: float
    games: int
    wins: int


class ModeRanking(Struct, frozen=True):
    """The best first: by what their rating is at least, very likely."""

    mode: Mode
    players: list[Ranked]


class Leaderboard(Struct, frozen=True):
    """Of each mode."""

    modes: list[ModeRanking]


class MyGame(Struct, frozen=True):
    """A table at which one has a seat; `won` once the result of a public game is in."""

    table: TableLine
    public: bool
    won: bool | None


class MyGames(Struct, frozen=True):
    """Those changed last first; private ones too, which nobody else is shown."""

    games: list[MyGame]


class OwnGame(Struct, frozen=True, kw_only=True):
    """A game with its record; without one while it goes on."""

    table: TableLine
    public: bool
    seat: int
    record: str


class Download(Struct, frozen=True, kw_only=True):
    """All that is kept of a player. Hashes and keys that only prove who they are stay here."""

    account: Account
    sessions: list[float]  # when they began
    page: PlayerPage
    games: list[OwnGame]
    webhook: str = ""
    browsers: list[str] = []  # that are told, by the address of their push service
    vacations: list[list[float]] = []  # from when, until when
