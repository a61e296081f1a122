"""Whole games of the past, word for word: a change of the rules that changes one of them does not go unnoticed."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from blackgate.records import Record, Recorder, read_record, replay, verify
from blackgate.rules import waiting
from blackgate.rules.steps import Procedure
from tests.records.coverage import NEVER_LEGAL, QUESTIONS, answers, coverage_of, wanted
from tests.records.golden import FOLDER, GAMES

FILES = sorted(FOLDER.glob("*.txt"))
EACH_FILE = pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
MOST_BYTES = 1_500_000


@cache
def record_in(file: Path) -> Record:
    return read_record(file.read_bytes())


@cache
def shown_by_all() -> tuple[frozenset[str], frozenset[str]]:
    """What the golden games show together, and all answers that were possible in them."""
    found = [coverage_of(record_in(file)) for file in FILES]
    return frozenset().union(*(shown for shown, _ in found)), frozenset().union(*(offered for _, offered in found))


def test_every_golden_game_is_there() -> None:
    assert {file.stem for file in FILES} == set(GAMES)


def test_the_golden_games_are_small() -> None:
    assert sum(file.stat().st_size for file in FILES) < MOST_BYTES


@EACH_FILE
def test_a_golden_record_can_be_replayed(file: Path) -> None:
    record = record_in(file)
    assert replay(record).over
    assert record.outcome is not None
    assert record.text().encode() == file.read_bytes()


@EACH_FILE
def test_a_golden_record_is_verified(file: Path) -> None:
    record = record_in(file)
    assert verify(record).answer == ("unknown" if record.header.position else "yes")


@EACH_FILE
def test_the_same_choices_make_the_same_record(file: Path) -> None:
    """Secret and choices are all there is to a game: played live again, not a byte is different."""
    recorder: Recorder = GAMES[file.stem].start()
    for play in record_in(file).plays:
        recorder.play(play.action)
    recorder.finish()
    assert recorder.text().encode() == file.read_bytes()


# --- what they show
def test_the_golden_games_show_all_there_is() -> None:
    """Every mode, action, card, token, Trauma, event, and every kind of answer to every question."""
    shown, _ = shown_by_all()
    missing = sorted(wanted() - shown)
    assert missing == [], "lay out a position for these in golden.py and make the records anew"


def test_every_question_of_the_rules_is_known() -> None:
    asking = {name for name, kind in waiting.STEPS.items() if not issubclass(kind.made, Procedure)}
    assert set(QUESTIONS) == asking


def test_no_question_has_an_answer_that_is_not_known() -> None:
    _, offered = shown_by_all()
    assert sorted(offered - answers()) == []


def test_what_can_never_be_chosen_was_never_chosen() -> None:
    """R6.2, R14.7"""
    shown, _ = shown_by_all()
    assert [action for action in NEVER_LEGAL if f"action {action}" in shown] == []
