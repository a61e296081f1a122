"""Seats taken on this computer, so that joining again gets the same one.

One line is appended per seat, which several processes can do at once; the last match counts.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from blackgate.defaults import state_folder
from blackgate.terminal.files import file_error

NAME: Final = "seats.jsonl"
ONLY_MINE: Final = 0o600  # whoever has the token has the seat


class SavedSeat(msgspec.Struct, frozen=True):
    """A seat of a table, and the token that is it."""

    server: str
    table: str
    seat: int
    name: str
    token: str
    bot: bool = False


def save_seat(seat: SavedSeat) -> None:
    path = seats_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = os.open(path, os.O_WRONLY | os.O_APPEND | os.O_CREAT, ONLY_MINE)
        try:
            os.write(file, msgspec.json.encode(seat) + b"\n")
        finally:
            os.close(file)
    except OSError as error:
        raise file_error(path, error) from None


def find_seat(server: str, table: str, name: str, bot: bool) -> SavedSeat | None:
    """The last seat at that table under that name; without a name any of a person's, but none of a bot's.

    Several bots without names can be sent from one computer, each to its own seat.
    """
    if bot and not name:
        return None
    found = None
    for seat in _all_seats():
        if (seat.server, seat.table, seat.bot) == (server, table, bot) and name in ("", seat.name):
            found = seat
    return found


def seats_file() -> Path:
    return state_folder() / NAME


def _all_seats() -> Iterator[SavedSeat]:
    path = seats_file()
    try:
        lines = path.read_bytes().splitlines()
    except FileNotFoundError:
        return
    except OSError as error:
        raise file_error(path, error) from None
    for line in lines:
        try:
            yield msgspec.json.decode(line, type=SavedSeat)
        except (msgspec.DecodeError, UnicodeDecodeError):
            continue  # an incomplete line, after a power failure
