"""Anybody can check a finished record: every die, draw and shuffle follows from the secret (R17.2)."""

from __future__ import annotations

import re

import pytest

from blackgate import Options
from blackgate.records import Recorder, commitment_of, read_record, verify
from tests.records.games import (
    MODES,
    SECRET,
    SHORT,
    forged,
    game_from_position,
    line_of,
    sealed,
    texts_of,
    whole_game,
)

RECORD = whole_game(3)
TEXTS = texts_of(RECORD)
SET_UP = line_of(RECORD, lambda text: text.startswith("set-up"))


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_an_honest_record_is_verified(players: int) -> None:
    verdict = verify(read_record(whole_game(players)))
    assert verdict.answer == "yes"
    assert verdict
    assert str(verdict).startswith("yes: every chance result")


@pytest.mark.parametrize("options", MODES, ids=str)
def test_an_honest_record_of_any_mode_is_verified(options: Options) -> None:
    assert verify(read_record(whole_game(options, edition=SHORT))).answer == "yes"


def test_a_record_with_other_options_is_no_honest_game() -> None:
    """R12.2: without Michelle nobody is asked whether to roll for her."""
    recorder = Recorder.start(Options(2, michel="michelle"), first=0)
    for action in ("end", "pass", "end"):
        recorder.play(action)
    recorder.break_off()
    texts = texts_of(recorder.text())
    assert verify(read_record(sealed(texts)))
    verdict = verify(read_record(sealed(text for text in texts if text != "options: michelle")))
    assert (verdict.answer, verdict.line) == ("no", texts.index("0 pass"))  # a line is gone before it
    assert verdict.reason == "seat 1 is asked here, not seat 0"


def test_an_edited_die_is_shown() -> None:
    line = line_of(RECORD, lambda text: re.fullmatch(r"\d move -> [1-6]", text) is not None)
    die = TEXTS[line - 1][-1]
    other = str(int(die) % 6 + 1)
    verdict = verify(forged(RECORD, line, f"-> {die}", f"-> {other}"))
    assert not verdict
    assert (verdict.answer, verdict.line, verdict.recorded, verdict.recomputed) == ("no", line, other, die)
    assert str(verdict) == f"no: line {line}: the record says {other}, the secret gives {die}"


def test_an_edited_card_is_shown() -> None:
    line = line_of(RECORD, lambda text: re.fullmatch(r"\d search -> [a-z_]+", text) is not None)
    card = TEXTS[line - 1].rsplit(" ", 1)[1]
    other = "blade" if card == "link" else "link"
    verdict = verify(forged(RECORD, line, f"-> {card}", f"-> {other}"))
    assert (verdict.answer, verdict.line, verdict.recorded, verdict.recomputed) == ("no", line, other, card)


def test_an_edited_deal_is_shown() -> None:
    results = TEXTS[SET_UP - 1].removeprefix("set-up -> ").split(", ")
    first, second = results[6:8]  # Backgrounds
    verdict = verify(forged(RECORD, SET_UP, f"{first}, {second}", f"{second}, {first}"))
    assert (verdict.answer, verdict.line, verdict.recorded, verdict.recomputed) == ("no", SET_UP, second, first)


def test_cards_drawn_in_another_order_are_shown() -> None:
    """The hands would be the same, but chance was not."""
    two_cards = re.compile(r"\d search -> ([a-z_]+), ([a-z_]+)")
    line = line_of(RECORD, lambda text: bool((m := two_cards.fullmatch(text)) and m[1] != m[2]))
    first, second = TEXTS[line - 1].split(" -> ")[1].split(", ")
    verdict = verify(forged(RECORD, line, f"{first}, {second}", f"{second}, {first}"))
    assert (verdict.answer, verdict.line, verdict.recorded, verdict.recomputed) == ("no", line, second, first)


def test_a_result_too_many_is_shown() -> None:
    line = line_of(RECORD, lambda text: text.endswith(" end"))
    record = read_record(sealed([*TEXTS[: line - 1], TEXTS[line - 1] + " -> link", *TEXTS[line:]]))
    verdict = verify(record)
    assert (verdict.line, verdict.recorded, verdict.recomputed) == (line, "link", "nothing")


def test_a_result_too_few_is_shown() -> None:
    line = line_of(RECORD, lambda text: re.fullmatch(r"\d move -> [1-6]", text) is not None)
    die = TEXTS[line - 1][-1]
    verdict = verify(forged(RECORD, line, f" -> {die}", ""))
    assert (verdict.line, verdict.recorded, verdict.recomputed) == (line, "nothing", die)


def test_a_swapped_secret_is_shown() -> None:
    other = bytes(32)
    verdict = verify(forged(RECORD, len(TEXTS), SECRET.hex(), other.hex()))
    assert (verdict.answer, verdict.line) == ("no", len(TEXTS))
    assert (verdict.recorded, verdict.recomputed) == (commitment_of(SECRET), commitment_of(other))


def test_a_swapped_secret_with_a_commitment_to_it_is_shown_by_the_deal() -> None:
    """Whoever noted the commitment before the game notices it even earlier."""
    other = bytes(32)
    texts = TEXTS.copy()
    line = line_of(RECORD, lambda text: text.startswith("commitment"))
    texts[line - 1] = f"commitment: {commitment_of(other)}"
    texts[-1] = f"secret: {other.hex()}"
    verdict = verify(read_record(sealed(texts)))
    assert (verdict.answer, verdict.line) == ("no", SET_UP)


def test_a_wrong_contribution_is_shown_by_the_deal() -> None:
    line = line_of(RECORD, lambda text: text.startswith("contribution 0"))
    verdict = verify(forged(RECORD, line, "scar", "scars"))
    assert (verdict.answer, verdict.line) == ("no", SET_UP)
    assert verdict.recorded != verdict.recomputed


def test_an_action_against_the_rules_is_no_honest_game_either() -> None:
    line = line_of(RECORD, lambda text: text.endswith(" end"))
    verdict = verify(forged(RECORD, line, " end", " reroll"))
    assert (verdict.answer, verdict.line, verdict.recorded) == ("no", line, "")
    assert "reroll" in verdict.reason


def test_a_wrong_result_is_no_honest_game_either() -> None:
    line = len(TEXTS) - 1
    verdict = verify(forged(RECORD, line, "points ", "points 1"))
    assert (verdict.answer, verdict.line) == ("no", line)


def test_an_unfinished_record_cannot_be_verified_yet() -> None:
    verdict = verify(read_record(sealed(TEXTS[:50])))
    assert not verdict
    assert verdict.answer == "unknown"
    assert "secret" in verdict.reason


def test_a_laid_out_game_cannot_be_verified() -> None:
    verdict = verify(read_record(game_from_position()))
    assert verdict.answer == "unknown"
    assert "laid-out" in verdict.reason


def test_what_cannot_be_verified_can_still_be_seen_to_be_wrong() -> None:
    verdict = verify(read_record(sealed([*TEXTS[:50], "0 reroll"])))
    assert (verdict.answer, verdict.line) == ("no", 51)


def test_the_host_can_verify_the_own_copy_at_any_time() -> None:
    recorder = Recorder.start(2, keep_secret=True)
    recorder.play("end")
    assert verify(read_record(recorder.text()))
    line = line_of(recorder.text(), lambda text: text.startswith("unshared secret"))
    assert recorder.secret is not None
    verdict = verify(forged(recorder.text(), line, recorder.secret.hex(), SECRET.hex()))
    assert (verdict.answer, verdict.line) == ("no", line)


def test_every_single_edited_result_is_found() -> None:
    """In a game that was broken off after 200 lines."""
    texts = [*TEXTS[:200], TEXTS[-1]]
    honest = read_record(sealed(texts))
    assert verify(honest)
    edited = 0
    for line, recorded in enumerate(texts, 1):
        before, arrow, results = recorded.partition(" -> ")
        if not arrow:
            continue
        for number, result in enumerate(results.split(", ")):
            other = results.split(", ")
            other[number] = "link" if result != "link" else "pike"
            forgery = [*texts[: line - 1], f"{before} -> {', '.join(other)}", *texts[line:]]
            verdict = verify(read_record(sealed(forgery)))
            assert (verdict.answer, verdict.line, verdict.recorded) == ("no", line, other[number])
            assert verdict.recomputed == result
            edited += 1
    assert edited == len(honest.set_up) + sum(len(play.chance) for play in honest.plays)
