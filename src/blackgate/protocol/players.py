"""HTTP: accounts, the pages of players, ratings, and a player's games."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from blackgate.protocol.tables import PlayerName, Seated, TableLine

# Two players, three to six, or two teams; Places and Michel make no difference.
Mode = Literal["two", "more", "teams"]

Passphrase = Annotated[str, Meta(max_length=200)]
RecoveryCode = Annotated[str, Meta(max_length=40)]
PasskeyAnswer = Annotated[str, Meta(max_length=4000, description="the browser's PublicKeyCredential.toJSON()")]
Language = Annotated[str, Meta(max_length=10)]


class ClaimName(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Creates an account: a name, and a passkey or a passphrase."""

    name: PlayerName
    passphrase: Passphrase = ""
    passkey: PasskeyAnswer = ""
    language: Language = ""


class SignIn(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """With a passkey, which knows the name; or with the name and the passphrase or a recovery code."""

    name: PlayerName = ""
    passphrase: Passphrase = ""
    code: RecoveryCode = ""
    passkey: PasskeyAnswer = ""


class AskPasskey(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the passkey is for: to claim this name, to sign in, or to be added to the account."""

    purpose: Literal["claim", "sign-in", "add"]
    name: PlayerName = ""


class PasskeyOptions(Struct, frozen=True):
    """The JSON for the browser's `navigator.credentials`; valid once, for five minutes."""

    options: str


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A passkey to add to the account."""

    passkey: PasskeyAnswer


class NewPassphrase(Struct, frozen=True, forbid_unknown_fields=True):
    """Replaces the passphrase; empty removes it."""

    passphrase: Passphrase


class Passkey(Struct, frozen=True):
    """A passkey of an account."""

    id: str
    created: float


class Account(Struct, frozen=True, kw_only=True):
    """An account, as its owner sees it. `fresh`: signed in recently enough to change the credentials."""

    id: str
    name: str
    language: str
    created: float
    passkeys: list[Passkey]
    passphrase: bool
    codes_left: int
    fresh: bool


class WhoAmI(Struct, frozen=True):
    """The account that is signed in, if any."""

    account: Account | None


class NewCodes(Struct, frozen=True):
    """The account and its recovery codes, which are shown only once."""

    account: Account
    codes: list[str]


class MySeats(Struct, frozen=True):
    """The account's seats at a table, with tokens for this device."""

    seats: list[Seated]


class RatingPoint(Struct, frozen=True):
    """A rating after a game, and its uncertainty."""

    at: float
    mu: float
    sigma: float


class ModeRating(Struct, frozen=True, kw_only=True):
    """A player's rating in one mode. `history`: the rating after each rated game, oldest first."""

    mode: Mode
    mu: float
    sigma: float
    games: int
    wins: int
    rank: int
    history: list[RatingPoint]


class ResultPlayer(Struct, frozen=True):
    """Another player of a game, or a bot. Without a name: a former player."""

    id: str
    name: str
    won: bool


class GameResult(Struct, frozen=True, kw_only=True):
    """A finished public game. `mu` and `mu_before`: the rating, if the game was rated. Players who are not among the
    `others` were guests."""

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
    """The public page of a player or bot; it covers public games only."""

    id: str
    name: str
    bot: bool
    created: float
    games: int
    wins: int
    gang: str  # in which they ended most games
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
    """Best first, by the lower bound of their rating."""

    mode: Mode
    players: list[Ranked]


class Leaderboard(Struct, frozen=True):
    """The ranking of each mode."""

    modes: list[ModeRanking]


class MyGame(Struct, frozen=True):
    """A table at which the player has a seat. `won`: null until a public game has its result."""

    table: TableLine
    public: bool
    won: bool | None


class MyGames(Struct, frozen=True):
    """All the player's games, private ones included, most recent first."""

    games: list[MyGame]


class OwnGame(Struct, frozen=True, kw_only=True):
    """A game and its record, which is empty until it is over."""

    table: TableLine
    public: bool
    seat: int
    record: str


class Download(Struct, frozen=True, kw_only=True):
    """All data stored about a player, except credentials."""

    account: Account
    sessions: list[float]  # when they began
    page: PlayerPage
    games: list[OwnGame]
    webhook: str = ""
    browsers: list[str] = []  # the push endpoints of subscribed browsers
    vacations: list[list[float]] = []  # from when, until when
