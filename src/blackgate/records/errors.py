"""What can be wrong with a record, or with what is asked of one. Errors are named by cause."""

from __future__ import annotations

from blackgate.messages import Said, phrase, said
from blackgate.rules.errors import BlackgateError


class RecordError(BlackgateError):
    """A record that cannot be used, with the line (counted from 1) and the reason."""

    def __init__(self, line: int, why: Said) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why

    @property
    def reason(self) -> str:
        """In English; `reason_text` tells it in any language."""
        return self.reason_text("en")

    def reason_text(self, language: str) -> str:
        return said(self.why, language)

    def words(self) -> Said:
        """The line and the reason."""
        return phrase("record-at-line", line=self.line, reason=self.why)


class NotARecord(RecordError):
    """Something else altogether."""


class DamagedRecord(RecordError):
    """A line that is not as it was written: its checksum, its encoding or its form is wrong."""


class TornRecord(RecordError):
    """The last line was not written to its end; without it the record is whole (`drop_torn=True`)."""


class UnsupportedRecord(RecordError):
    """Well written, but for another version of Blackgate or another edition than there is here."""


class OtherRules(UnsupportedRecord):
    """Played by rules that have changed since: not to be continued, nor replayed where they differ."""


class ImpossibleRecord(RecordError):
    """Well written, but no game can have gone like that: the rules forbid what the line says."""


class WrongChance(ImpossibleRecord):
    """Another result of chance than there can have been: what the line says, and what it should say."""

    def __init__(self, line: int, why: Said, recorded: str, recomputed: str) -> None:
        super().__init__(line, why)
        self.args = (line, why, recorded, recomputed)  # all, so that the error can be pickled
        self.recorded = recorded
        self.recomputed = recomputed


class UnfitEntry(BlackgateError):
    """A name, a contribution, a secret or a position that a record cannot hold."""


class PlainError(RecordError):
    """An error that is always told alike: it is about the whole record, and no line."""

    message = ""

    def __init__(self) -> None:
        super().__init__(0, phrase(self.message))
        self.args = ()  # so that the error can be pickled

    def words(self) -> Said:
        return self.why


class SecretMissing(PlainError):
    """Chance cannot go on without the game's secret."""

    message = "record-secret-missing"


class WrongSecret(PlainError):
    """A secret that the table was not promised."""

    message = "record-wrong-secret"


class GameNotOver(PlainError):
    """An ending was asked for, but the game goes on."""

    message = "record-game-not-over"


class RecordEnded(PlainError):
    """The record has its last line; nothing can be added."""

    message = "record-ended"
