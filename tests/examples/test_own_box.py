"""The example of an edition of one's own: five cards by figures and texts alone."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

from blackgate.edition import edition_from, load_edition
from blackgate.messages import LANGUAGES
from blackgate.terminal.edition_check import verdict

ROOT = Path(__file__).parents[2]
FILE = ROOT / "examples" / "own-box" / "own-box.toml"
DOCS = ROOT / "docs" / "editions.md"
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


def test_what_the_docs_show_is_right() -> None:
    shown = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.S)
    assert len(shown) == 5
    for number, block in enumerate(shown):
        edition_from(tomllib.loads(block), f"example {number}")
