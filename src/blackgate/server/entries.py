"""The journal of a table: every change is one of these entries, committed before anybody is told.

A table is the result of applying its entries in order, live as after a restart. They are stored as JSON; an
incompatible change to an entry needs a new tag. Times are seconds since 1970.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Literal

import msgspec
from msgspec import Struct

from blackgate.lessons import Lesson
from blackgate.protocol.tables import TableSettings, WhyEnded

By = Literal["", "bot", "clock"]  # who chose, where that was not the player in the seat
What = Literal["pause", "undo"]


class Entry(Struct, frozen=True):
    """A change of a table. The journal can hold whatever is derived from this, by its tag."""


class Opened(Entry, frozen=True, tag="opened", kw_only=True):
    """A new table. All chance is derived from the secret; only its hash is shown before the end."""

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


class SatDown(Entry, frozen=True, tag="sat_down", kw_only=True):
    """A person takes a seat. Their token contains the key, so it becomes invalid when the seat is given up."""

    seat: int
    name: str
    key: str
    contribution: str = ""
    host: bool = False
    player: str = ""  # the id of the account whose name this is; empty for a guest


class Filled(Entry, frozen=True, tag="filled"):
    """A bot takes a seat."""

    seat: int
    name: str
    bot: str


class Emptied(Entry, frozen=True, tag="emptied"):
    """The seat is free again; the host's is passed on to `host` (-1: nobody is left)."""

    seat: int
    host: int


class Contributed(Entry, frozen=True, tag="contributed"):
    """A player sets or replaces their contribution to chance before the game."""

    seat: int
    contribution: str


class Started(Entry, frozen=True, tag="started"):
    """The game begins, under that version of the rules, with this line in its record. Release 0.1.0 stored neither."""

    at: float
    rules: int = 1
    set_up: str = ""


class Played(Entry, frozen=True, tag="played", omit_defaults=True):
    """An action, with its line in the record: who, what, and every chance result."""

    seat: int
    line: str
    at: float
    by: By = ""
    ref: str = ""
    forced: bool = False


class Held(Entry, frozen=True, tag="held", omit_defaults=True):
    """An answer held in a window until the others have answered; nobody may see it yet (R17.6)."""

    seat: int
    action: str
    at: float
    by: By = ""
    ref: str = ""
    forced: bool = False


class TakenBack(Entry, frozen=True, tag="taken_back", omit_defaults=True):
    """The last so many actions are undone.

    The entry holds the turn, and the time that everybody has left and has spent, so the undone actions need not be
    played when the journal is replayed. Entries of release 0.1.0 lack this (turn -1).
    """

    plays: int
    seat: int
    at: float
    ref: str = ""
    turn: int = -1
    left: list[float] = []
    spent: list[float] = []


class PassesAlways(Entry, frozen=True, tag="passes_always"):
    """The windows in which a seat always passes."""

    seat: int
    windows: list[str]
    ref: str


class Silenced(Entry, frozen=True, tag="silenced"):
    """Whether forced answers are given automatically for a seat."""

    seat: int
    on: bool
    ref: str


class Stepwise(Entry, frozen=True, tag="stepwise"):
    """Whether the bots wait for a go-ahead before each move."""

    seat: int
    on: bool
    ref: str


class Stepped(Entry, frozen=True, tag="stepped"):
    """The go-ahead for the question of that version."""

    seat: int
    ref: str


class Paced(Entry, frozen=True, tag="paced"):
    """The host has changed the pace, from the next question on."""

    seat: int
    pace: int
    ref: str


class Proposed(Entry, frozen=True, tag="proposed"):
    """A seat proposes something that needs everybody's consent."""

    what: What
    seat: int
    at: float
    ref: str


class Voted(Entry, frozen=True, tag="voted"):
    """Yes or no to what is proposed."""

    seat: int
    yes: bool
    at: float
    ref: str


class Paused(Entry, frozen=True, tag="paused"):
    """Everybody has agreed to a pause."""

    at: float


class Resumed(Entry, frozen=True, tag="resumed"):
    """Somebody ends the pause."""

    seat: int
    at: float
    ref: str


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for somebody who is away, as the host wants it."""

    seat: int
    bot: str
    at: float
    host: int
    ref: str


class Absent(Entry, frozen=True, tag="absent"):
    """Since when that seat has had no connection; 0: it has one again. Only a lasting absence is recorded."""

    seat: int
    since: float


class OnVacation(Entry, frozen=True, tag="on_vacation"):
    """Whether the player of that seat is on vacation: their clock stops."""

    seat: int
    on: bool
    at: float


class CameBack(Entry, frozen=True, tag="came_back"):
    """The player has the seat back."""

    seat: int
    at: float


class Spoke(Entry, frozen=True, tag="spoke", omit_defaults=True):
    """Chat, or an emote; seat -1 is a spectator."""

    seat: int
    at: float
    text: str = ""
    emote: str = ""
    ref: str = ""


class Hinted(Entry, frozen=True, tag="hinted"):
    """A bot has given a hint in this game, which is therefore not rated. Only the first is recorded."""

    seat: int


class Woken(Entry, frozen=True, tag="woken"):
    """The server has restarted; no clock ran during the downtime."""

    at: float


class Ended(Entry, frozen=True, tag="ended"):
    """The host or the operator has ended the table, the rules have changed meanwhile, or its lesson is done."""

    at: float
    why: WhyEnded = "host"


class Quarantined(Entry, frozen=True, tag="quarantined"):
    """An internal error: nobody plays here until the operator has looked into it."""

    reason: str
    at: float


class Unlocked(Entry, frozen=True, tag="unlocked"):
    """The operator has released the table: it continues where it was quarantined."""

    at: float


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people play again, at another table."""

    table: str


_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(reduce(or_, Entry.__subclasses__()))
_encoder = msgspec.json.Encoder()


def entry_bytes(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def read_entry(data: bytes) -> Entry:
    """Raises msgspec.ValidationError or DecodeError if the bytes are not an entry."""
    return _decoder.decode(data)
