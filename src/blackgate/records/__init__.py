"""Saving, loading, replaying and verifying games; laying out positions."""

from __future__ import annotations

from blackgate.records.errors import (
    DamagedRecord,
    GameNotOver,
    ImpossibleRecord,
    NotARecord,
    OtherRules,
    RecordEnded,
    RecordError,
    SecretMissing,
    TornRecord,
    UnfitEntry,
    UnsupportedRecord,
    WrongChance,
    WrongSecret,
)
from blackgate.records.fairness import commitment_of, game_seed, new_secret
from blackgate.records.header import Header
from blackgate.records.position import lay_out, position_text
from blackgate.records.record import Outcome, Play, Record, read_record
from blackgate.records.recorder import Recorder, resume
from blackgate.records.replaying import replay, replaying
from blackgate.records.verifying import Verdict, verify

__all__ = [
    "DamagedRecord",
    "GameNotOver",
    "Header",
    "ImpossibleRecord",
    "NotARecord",
    "OtherRules",
    "Outcome",
    "Play",
    "Record",
    "RecordEnded",
    "RecordError",
    "Recorder",
    "SecretMissing",
    "TornRecord",
    "UnfitEntry",
    "UnsupportedRecord",
    "Verdict",
    "WrongChance",
    "WrongSecret",
    "commitment_of",
    "game_seed",
    "lay_out",
    "new_secret",
    "position_text",
    "read_record",
    "replay",
    "replaying",
    "resume",
    "verify",
]
