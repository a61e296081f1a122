"""The example of an edition of one's own: five cards by figures and texts alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackgate.edition import load_edition
from blackgate.messages import LANGUAGES
from blackgate.terminal.edition_check import verdict

FILE = Path(__file__).parents[2] / "examples" / "own-box" / "own-box.toml"
OWN = {
    "cards": {"earthquake", "letter_from_home"},
    "backgrounds": {"bookmaker", "miner"},
    "gang_cards": {"quartermaster"},
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_check_finds_nothing_wrong(language: str) -> None:
    right, lines = verdict(FILE, language)
    assert right, lines


def test_it_adds_two_action_cards_two_backgrounds_and_a_gang_card() -> None:
    standard, edition = load_edition(), load_edition(FILE)
    for table, own in OWN.items():
        assert set(getattr(edition, table)) - set(getattr(standard, table)) == own
    assert set(edition.action_cards) >= OWN["cards"]


def test_its_cards_have_names_in_three_languages() -> None:
    edition = load_edition(FILE)
    for table, own in OWN.items():
        for card in own:
            assert edition.words[f"{table}.{card}"].name.keys() == {"en", "fr", "de"}
    assert edition.word("cards.earthquake", "text", "de").endswith("Dann nimm dir eine Spitzhacke aus dem Schutt.")
