"""The journal of a table: everything that ever changes it is one of these, written down before anybody hears of it.

A table is what comes of its entries, applied one after the other, live as after a restart. They are stored as JSON;
an entry that is changed so that an old one would be misread needs a new tag. Times are seconds since 1970.
"""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from blackgate.lessons import Lesson
from blackgate.protocol.tables import TableSettings, WhyEnded

By = Literal["", "bot", "clock"]  # who chose, where that was not the player in the seat
What = Literal["pause", "undo"]


class Opened(Struct, frozen=True, tag="opened", kw_only=True):
    """A new table. The secret is what chance comes from; only its hash is shown before the end."""

    id: str
    code: str
    name: str
    settings: TableSettings
    secret: str
    edition: msgspec.Raw  # the whole of it (`editions.py`)
    host_key: str  # of a host who only watches; empty where the host sits down
    at: float
    fingerprint: str = ""  # of the edition; release 0.1.0 did not say it
    lesson: Lesson | None = None  # the whole of it, where one is taken
    position: str = ""  # from which the game begins, where it is not dealt (`records/position.py`)


class SatDown(Struct, frozen=True, tag="sat_down", kw_only=True):
    """A person takes a seat; the key is in their token, so that it ends with the seat."""

    seat: int
    name: str
    key: str
    contribution: str = ""
    host: bool = False
    player: str = ""  # the id of whoever has claimed this name; empty for a guest


class Filled(Struct, frozen=True, tag="filled"):
    """A bot takes a seat."""

    seat: int
    name: str
    bot: str


class Emptied(Struct, frozen=True, tag="emptied"):
    """The seat is free again; the host's is passed on to `host` (-1: nobody is left)."""

    seat: int
    host: int


class Contributed(Struct, frozen=True, tag="contributed"):
    """Before the game a player says what goes into chance from them, in place of what they said before."""

    seat: int
    contribution: str


class Started(Struct, frozen=True, tag="started"):
    """The game begins, by the rules of that version, with this line in its record. Release 0.1.0 said neither."""

    at: float
    rules: int = 1
    set_up: str = ""


class Played(Struct, frozen=True, tag="played", omit_defaults=True):
    """An action, with the line it has in the record: who, what, and every result of chance."""

    seat: int
    line: str
    at: float
    by: By = ""
    ref: str = ""
    forced: bool = False


class Held(Struct, frozen=True, tag="held", omit_defaults=True):
    """An answer in a window that waits for the answers of others; nobody may see it yet (R17.6)."""

    seat: int
    action: str
    at: float
    by: By = ""
    ref: str = ""
    forced: bool = False


class TakenBack(Struct, frozen=True, tag="taken_back", omit_defaults=True):
    """The last so many actions have not been played.

    Then it is that turn, and everybody has so much time left and has spent so much: with that these actions need not be
    played when the journal is read. Entries of release 0.1.0 do not say it (turn -1).
    """

    plays: int
    seat: int
    at: float
    ref: str = ""
    turn: int = -1
    left: list[float] = []
    spent: list[float] = []


class PassesAlways(Struct, frozen=True, tag="passes_always"):
    """The windows in which a seat always passes."""

    seat: int
    windows: list[str]
    ref: str


class Silenced(Struct, frozen=True, tag="silenced"):
    """Whether a seat wants no question that has only one answer."""

    seat: int
    on: bool
    ref: str


class Stepwise(Struct, frozen=True, tag="stepwise"):
    """Whether the bots wait to be told before each move."""

    seat: int
    on: bool
    ref: str


class Stepped(Struct, frozen=True, tag="stepped"):
    """They may answer what is asked now."""

    seat: int
    ref: str


class Paced(Struct, frozen=True, tag="paced"):
    """The host has set another pace; it counts from the next question on."""

    seat: int
    pace: int
    ref: str


class Proposed(Struct, frozen=True, tag="proposed"):
    """A seat wants something that everybody has to agree to."""

    what: What
    seat: int
    at: float
    ref: str


class Voted(Struct, frozen=True, tag="voted"):
    """Yes or no to what is proposed."""

    seat: int
    yes: bool
    at: float
    ref: str


class Paused(Struct, frozen=True, tag="paused"):
    """Everybody has agreed to stop for a while."""

    at: float


class Resumed(Struct, frozen=True, tag="resumed"):
    """And somebody goes on."""

    seat: int
    at: float
    ref: str


class StoodIn(Struct, frozen=True, tag="stood_in"):
    """A bot plays for somebody who is away, as the host wants it."""

    seat: int
    bot: str
    at: float
    host: int
    ref: str


class Absent(Struct, frozen=True, tag="absent"):
    """Since when nobody of that seat is connected; 0: somebody is again. Only what lasts is written down."""

    seat: int
    since: float


class OnVacation(Struct, frozen=True, tag="on_vacation"):
    """Whether the player of that seat takes time off: then their clock stands still."""

    seat: int
    on: bool
    at: float


class CameBack(Struct, frozen=True, tag="came_back"):
    """The player has the seat back."""

    seat: int
    at: float


class Spoke(Struct, frozen=True, tag="spoke", omit_defaults=True):
    """Chat, or an emote; seat -1 is a spectator."""

    seat: int
    at: float
    text: str = ""
    emote: str = ""
    ref: str = ""


class Hinted(Struct, frozen=True, tag="hinted"):
    """A bot has given a hint in this game, which is therefore not rated. Only the first is written down."""

    seat: int


class Woken(Struct, frozen=True, tag="woken"):
    """The server has started again; no clock ran while it was away."""

    at: float


class Ended(Struct, frozen=True, tag="ended"):
    """The host or the operator has ended the table, the rules have changed meanwhile, or its lesson is done."""

    at: float
    why: WhyEnded = "host"


class Quarantined(Struct, frozen=True, tag="quarantined"):
    """Something went wrong that must not: nobody plays here until somebody has looked at it."""

    reason: str
    at: float


class Unlocked(Struct, frozen=True, tag="unlocked"):
    """Somebody has looked at it: the table goes on where it was put aside."""

    at: float


class Rematched(Struct, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


Entry = (
    Opened
    | SatDown
    | Filled
    | Emptied
    | Contributed
    | Started
    | Played
    | Held
    | TakenBack
    | PassesAlways
    | Silenced
    | Stepwise
    | Stepped
    | Paced
    | Proposed
    | Voted
    | Paused
    | Resumed
    | StoodIn
    | Absent
    | OnVacation
    | CameBack
    | Spoke
    | Hinted
    | Woken
    | Ended
    | Quarantined
    | Unlocked
    | Rematched
)

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def entry_bytes(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read_entry(data: bytes) -> Entry:
    """Raises msgspec.ValidationError or DecodeError where the bytes are no entry."""
    return _decoder.decode(data)
