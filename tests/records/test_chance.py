"""Chance results in a record are words that a person can read."""

from __future__ import annotations

from blackgate.records.chance import results_of, script_dealer
from blackgate.rules.dealer import ScriptedDealer
from blackgate.rules.events import (
    BACKGROUND_RESULT,
    CARD_RESULT,
    GANG_CARD_RESULT,
    MICHEL_RESULT,
    SEAT_RESULT,
    TRAUMA_RESULT,
)
from tests.standard import BACKGROUND_NAMES, BOOK, CARD_NAMES, GANG_CARD_NAMES, MICHEL_CARD_NAMES, TRAUMA_NAMES

RESULTS = results_of(BOOK)


def test_a_die_is_its_number_a_card_its_name_a_seat_its_seat() -> None:
    chance = [4, CARD_RESULT + 5, GANG_CARD_RESULT + 8, BACKGROUND_RESULT + 14, SEAT_RESULT + 2]
    assert RESULTS.text(chance) == " -> 4, link, knuckles, doctor, seat 2"
    assert RESULTS.text([TRAUMA_RESULT + 2, MICHEL_RESULT + 5]) == " -> tremor, no_knife"


def test_nothing_by_chance_is_no_text() -> None:
    assert RESULTS.text([]) == ""


def test_every_result_has_a_text_of_its_own() -> None:
    names = (CARD_NAMES, GANG_CARD_NAMES, BACKGROUND_NAMES, TRAUMA_NAMES, MICHEL_CARD_NAMES)
    assert len(RESULTS.text_of) == 12 + sum(map(len, names)) + 6  # the faces of the largest die, the seats
    assert {RESULTS.result_of[text] for text in RESULTS.text_of.values()} == set(RESULTS.text_of)


def test_a_dealer_is_told_faces_and_numbers_of_cards() -> None:
    dealer = ScriptedDealer([], [])
    texts = ("6", "link", "12", "lookout", "seat 5", "stupor", "no_knife")
    script_dealer(dealer, [RESULTS.result_of[text] for text in texts])
    assert dealer.dice == [6, 12]
    assert dealer.cards == [5, 0, 5, 5, 5]
