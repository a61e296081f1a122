"""Was chance honest? Recomputes every die, draw and shuffle of a record from its secret."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from blackgate.messages import Localizable, localized, phrase
from blackgate.records.errors import ImpossibleRecord, OtherRules, WrongChance
from blackgate.records.fairness import commitment_of, game_seed
from blackgate.records.record import Record
from blackgate.records.replaying import replaying

Answer = Literal["yes", "no", "unknown"]

LAID_OUT: Final = phrase("record-laid-out")
NO_SECRET: Final = phrase("record-no-secret")


@dataclass(frozen=True, slots=True)
class Verdict:
    """`yes`, `no` with the first difference, or `unknown` if it cannot be computed: no secret, or other rules.

    `line`, `recorded` and `recomputed` are those of the difference; an illegal action has only a line.
    """

    answer: Answer
    why: Localizable
    line: int = 0
    recorded: str = ""
    recomputed: str = ""

    @property
    def reason(self) -> str:
        return self.reason_text("en")

    def reason_text(self, language: str) -> str:
        return localized(self.why, language)

    def __bool__(self) -> bool:
        return self.answer == "yes"

    def __str__(self) -> str:
        where = f"line {self.line}: " if self.line else ""
        return f"{self.answer}: {where}{self.reason}"


def verify(record: Record) -> Verdict:
    """Check the commitment, then replay the game with the chance that the secret gives."""
    secret = record.known_secret
    seed = None
    if secret is not None:
        if commitment_of(secret) != record.header.commitment:
            return Verdict(
                "no",
                phrase("record-other-promise"),
                record.secret_line,
                record.header.commitment,
                commitment_of(secret),
            )
        seed = game_seed(secret, record.header.contributions)
    try:
        for _ in replaying(record, seed):
            pass
    except WrongChance as error:
        return Verdict("no", error.why, error.line, error.recorded, error.recomputed)
    except ImpossibleRecord as error:
        return Verdict("no", error.why, error.line)
    except OtherRules as error:
        return Verdict("unknown", error.why, error.line)
    if seed is None:
        return Verdict("unknown", LAID_OUT if record.header.position else NO_SECRET)
    return Verdict("yes", phrase("record-honest"))
