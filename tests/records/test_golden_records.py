"""Whole games of the past, word for word: a change of the rules that changes one of them does not go unnoticed."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackgate.records import Recorder, read_record, replay, verify
from tests.records.golden import FOLDER, GAMES

FILES = sorted(FOLDER.glob("*.txt"))
EACH_FILE = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])


def test_every_golden_game_is_there() -> None:
    assert {file.stem for file in FILES} == set(GAMES)


@EACH_FILE
def test_a_golden_record_can_be_replayed(file: Path) -> None:
    record = read_record(file.read_bytes())
    assert replay(record).over
    assert record.outcome is not None
    assert record.text().encode() == file.read_bytes()


@EACH_FILE
def test_a_golden_record_is_verified(file: Path) -> None:
    record = read_record(file.read_bytes())
    assert verify(record).answer == ("unknown" if record.header.position else "yes")


@EACH_FILE
def test_the_same_choices_make_the_same_record(file: Path) -> None:
    """Secret and choices are all there is to a game: played live again, not a byte is different."""
    recorder: Recorder = GAMES[file.stem]()
    for play in read_record(file.read_bytes()).plays:
        recorder.play(play.action)
    recorder.finish()
    assert recorder.text().encode() == file.read_bytes()
