"""Errors of records and of requests about them, named by cause."""

from __future__ import annotations

from blackgate.messages import Localizable, localized, phrase
from blackgate.rules.errors import BlackgateError


class RecordError(BlackgateError):
    """A record that cannot be used, with the line (counted from 1) and the reason."""

    def __init__(self, line: int, why: Localizable) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why

    @property
    def reason(self) -> str:
        """In English; `reason_text` gives it in any language."""
        return self.reason_text("en")

    def reason_text(self, language: str) -> str:
        return localized(self.why, language)

    def words(self) -> Localizable:
        """The line and the reason."""
        return phrase("record-at-line", line=self.line, reason=self.why)


class NotARecord(RecordError):
    """Not a record at all."""


class DamagedRecord(RecordError):
    """A damaged line: its checksum, its encoding or its form is wrong."""


class TornRecord(RecordError):
    """The last line is incomplete; without it the record is valid (`drop_torn=True`)."""


class UnsupportedRecord(RecordError):
    """Well-formed, but for another version of Blackgate or another edition."""


class OtherRules(UnsupportedRecord):
    """Played by rules that have changed since: cannot be continued, nor replayed where they differ."""


class ImpossibleRecord(RecordError):
    """Well-formed, but the rules forbid what the line says."""


class WrongChance(ImpossibleRecord):
    """A wrong chance result: what the line says, and what it should say."""

    def __init__(self, line: int, why: Localizable, recorded: str, recomputed: str) -> None:
        super().__init__(line, why)
        self.args = (line, why, recorded, recomputed)  # all, so that the error can be pickled
        self.recorded = recorded
        self.recomputed = recomputed


class UnfitEntry(BlackgateError):
    """A name, a contribution, a secret or a position that a record cannot hold."""


class PlainError(RecordError):
    """An error about the whole record rather than a line."""

    message = ""

    def __init__(self) -> None:
        super().__init__(0, phrase(self.message))
        self.args = ()  # so that the error can be pickled

    def words(self) -> Localizable:
        return self.why


class SecretMissing(PlainError):
    """Continuing requires the game's secret."""

    message = "record-secret-missing"


class WrongSecret(PlainError):
    """Not the secret of the commitment."""

    message = "record-wrong-secret"


class GameNotOver(PlainError):
    """The game cannot be ended: it is not over."""

    message = "record-game-not-over"


class RecordEnded(PlainError):
    """The record is complete; nothing can be added."""

    message = "record-ended"
