"""Errors say what is wrong and what to do next, and survive being sent to another process."""

from __future__ import annotations

import pickle

import pytest

from blackgate import BlackgateError
from blackgate.records import (
    DamagedRecord,
    GameNotOver,
    ImpossibleRecord,
    NotARecord,
    RecordEnded,
    RecordError,
    SecretMissing,
    TornRecord,
    UnfitEntry,
    UnsupportedRecord,
    WrongChance,
    WrongSecret,
)
from blackgate.records.position import ImpossibleLine

ERRORS: list[BlackgateError] = [
    *(kind(3, "why") for kind in (RecordError, NotARecord, DamagedRecord, TornRecord)),
    *(kind(3, "why") for kind in (UnsupportedRecord, ImpossibleRecord, ImpossibleLine)),
    WrongChance(3, "why", "4", "5"),
    UnfitEntry("why"),
    SecretMissing(),
    WrongSecret(),
    GameNotOver(),
    RecordEnded(),
]


@pytest.mark.parametrize("error", ERRORS, ids=[type(error).__name__ for error in ERRORS])
def test_an_error_can_be_pickled(error: BlackgateError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert again.args == error.args


def test_what_an_error_holds_is_pickled_along() -> None:
    again = pickle.loads(pickle.dumps(WrongChance(3, "why", "4", "5")))
    assert (again.line, again.reason, again.recorded, again.recomputed) == (3, "why", "4", "5")


@pytest.mark.parametrize(
    ("error", "what_next"),
    [
        (SecretMissing(), "give the one kept when the game was started"),
        (WrongSecret(), "give the secret of this game"),
        (GameNotOver(), "play on, or break it off"),
        (RecordEnded(), "start a new game"),
    ],
)
def test_an_error_says_what_to_do_next(error: BlackgateError, what_next: str) -> None:
    assert what_next in str(error)


def test_whatever_is_wrong_with_a_file_is_a_record_error() -> None:
    for kind in (NotARecord, DamagedRecord, TornRecord, UnsupportedRecord, ImpossibleRecord, WrongChance):
        assert issubclass(kind, RecordError)
