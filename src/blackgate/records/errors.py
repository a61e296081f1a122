"""What can be wrong with a record, or with what is asked of one. Errors are named by cause."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from blackgate.rules.errors import BlackgateError, IllegalAction, UnknownAction, WrongOptions
from blackgate.rules.refusals import Refusal

LONGEST_WORD: Final = 1000  # Fluent refuses longer arguments


@dataclass(frozen=True, slots=True)
class Reason:
    """Why, in any language: the id of a message of records.ftl without its prefix, and what goes into it."""

    message: str
    arguments: tuple[tuple[str, Word], ...] = ()

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        from blackgate.messages import text  # only when somebody wants to read it

        words = {name: word(value, language) for name, value in self.arguments}
        long = {f"\ue000{name}\ue001": said for name, said in words.items() if len(said) > LONGEST_WORD}
        short = {name: said if len(said) <= LONGEST_WORD else f"\ue000{name}\ue001" for name, said in words.items()}
        told = text(language, "record-" + self.message, **short)
        for mark, said in long.items():
            told = told.replace(mark, said)
        return told


@dataclass(frozen=True, slots=True)
class EngineReason:
    """An error of the engine, kept as what it is made of so that it can be compared and pickled."""

    kind: type[IllegalAction | UnknownAction | WrongOptions]
    arguments: tuple[Any, ...]

    def __str__(self) -> str:
        return str(self.error())

    def text(self, language: str) -> str:
        from blackgate.wording import error_text

        error = self.error()
        return error.text(language) if isinstance(error, WrongOptions) else error_text(error, language)

    def error(self) -> BlackgateError:
        if self.kind is IllegalAction:
            return IllegalAction(Refusal(*self.arguments))
        return self.kind(*self.arguments)


Word = str | Reason | EngineReason


def why(message: str, /, **arguments: Word | int) -> Reason:
    """A reason. Numbers become words, so that no language sets them in groups of three."""
    words = ((name, str(value) if isinstance(value, int) else value) for name, value in arguments.items())
    return Reason(message, tuple(words))


def engine_reason(error: BlackgateError) -> Word:
    """What the engine says; in English only where it has no other words."""
    if isinstance(error, IllegalAction):
        refusal = error.refusal
        return EngineReason(IllegalAction, (int(refusal.code), refusal.action, refusal.place))
    if isinstance(error, UnknownAction | WrongOptions):
        return EngineReason(type(error), error.args)
    return str(error)


def word(value: Word, language: str) -> str:
    """The same in that language."""
    if isinstance(value, str):
        return value
    return str(value) if language == "en" else value.text(language)


class RecordError(BlackgateError):
    """A record that cannot be used, with the line (counted from 1) and the reason."""

    def __init__(self, line: int, why: Word) -> None:
        super().__init__(line, why)
        self.line = line
        self.why = why

    @property
    def reason(self) -> str:
        """In English; `reason_text` tells it in any language."""
        return str(self.why)

    def __str__(self) -> str:
        return self.text("en")

    def reason_text(self, language: str) -> str:
        return word(self.why, language)

    def text(self, language: str) -> str:
        """The line and the reason."""
        return why("at-line", line=self.line, reason=self.why).text(language)


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

    def __init__(self, line: int, why: Word, recorded: str, recomputed: str) -> None:
        super().__init__(line, why)
        self.args = (line, why, recorded, recomputed)  # all, so that the error can be pickled
        self.recorded = recorded
        self.recomputed = recomputed


class UnfitEntry(BlackgateError):
    """A name, a contribution, a secret or a position that a record cannot hold."""

    def __init__(self, why: Word) -> None:
        super().__init__(why)
        self.why = why

    def text(self, language: str) -> str:
        return word(self.why, language)


class PlainError(BlackgateError):
    """An error that is always told alike."""

    message = ""

    def __str__(self) -> str:
        return self.text("en").replace("\u2019", "'")

    def text(self, language: str) -> str:
        return why(self.message).text(language)


class SecretMissing(PlainError):
    """Chance cannot go on without the game's secret."""

    message = "secret-missing"


class WrongSecret(PlainError):
    """A secret that the table was not promised."""

    message = "wrong-secret"


class GameNotOver(PlainError):
    """An ending was asked for, but the game goes on."""

    message = "game-not-over"


class RecordEnded(PlainError):
    """The record has its last line; nothing can be added."""

    message = "ended"
