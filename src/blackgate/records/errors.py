"""What can be wrong with a record, or with what is asked of one. Errors are named by cause."""

from __future__ import annotations

from blackgate.rules.errors import BlackgateError


class RecordError(BlackgateError):
    """A record that cannot be used, with the line (counted from 1) and the reason."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(line, reason)
        self.line = line
        self.reason = reason

    def __str__(self) -> str:
        return f"line {self.line}: {self.reason}"


class NotARecord(RecordError):
    """Something else altogether."""


class DamagedRecord(RecordError):
    """A line that is not as it was written: its checksum, its encoding or its form is wrong."""


class TornRecord(RecordError):
    """The last line was not written to its end; without it the record is whole (`drop_torn=True`)."""


class UnsupportedRecord(RecordError):
    """Well written, but for another version of Blackgate or another edition than there is here."""


class ImpossibleRecord(RecordError):
    """Well written, but no game can have gone like that: the rules forbid what the line says."""


class WrongChance(ImpossibleRecord):
    """Another result of chance than there can have been: what the line says, and what it should say."""

    def __init__(self, line: int, reason: str, recorded: str, recomputed: str) -> None:
        super().__init__(line, reason)
        self.args = (line, reason, recorded, recomputed)  # all, so that the error can be pickled
        self.recorded = recorded
        self.recomputed = recomputed


class UnfitEntry(BlackgateError):
    """A name, a contribution, a secret or a position that a record cannot hold."""


class SecretMissing(BlackgateError):
    """Chance cannot go on without the game's secret."""

    def __str__(self) -> str:
        return "the record does not hold the game's secret; give the one kept when the game was started"


class WrongSecret(BlackgateError):
    """A secret that the table was not promised."""

    def __str__(self) -> str:
        return "this secret does not fit the record's commitment; give the one of this very game"


class GameNotOver(BlackgateError):
    """An ending was asked for, but the game goes on."""

    def __str__(self) -> str:
        return "the game is not over; play on, or break it off"


class RecordEnded(BlackgateError):
    """The record has its last line; nothing can be added."""

    def __str__(self) -> str:
        return "the record has ended and its secret is out; start a new game"
