"""What can come of a choice by chance, in words: for every outcome there is, in every language."""

from __future__ import annotations

import pytest

from blackgate.bots.odds import OUTCOMES
from blackgate.messages import LANGUAGES
from blackgate.rules.start import rulebook
from blackgate.wording import outcome_label

NAMES = ("Anna", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("what", OUTCOMES)
def test_every_outcome_can_be_told(what: str, language: str) -> None:
    said = outcome_label(language, what, 1, NAMES, 0, rulebook(4))
    assert said
    assert not said.endswith(".")


@pytest.mark.parametrize(
    ("what", "about", "said"),
    [
        ("place", 2, "Showers"),
        ("wins-bet", 6, "You get 6 cigarettes"),
        ("loses-bet", 1, "You lose 1 cigarette"),
        ("can-give", 1, "Ben can hand the Tool over"),
        ("sent", 1, "Ben is sent to Solitary Confinement"),
        ("sent", 0, "You are sent to Solitary Confinement"),
        ("beaten", 0, "You take a Beating"),
    ],
)
def test_it_reads_as_it_should(what: str, about: int, said: str) -> None:
    assert outcome_label("en", what, about, NAMES, 0, rulebook(4)) == said
