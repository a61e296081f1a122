"""The cards of the standard edition where there is no table: beside the rules."""

from __future__ import annotations

import pytest

from blackgate.edition import load_edition
from tests.languages import COMPLETE
from tests.server.serving import RunningServer, answer


@pytest.mark.parametrize("language", COMPLETE)
def test_every_card_and_place_of_the_standard_edition_is_there_in_words(server: RunningServer, language: str) -> None:
    with server.http() as http:
        printed = answer(http.get("/api/board", params={"language": language}))
    edition = load_edition()
    assert set(printed["cards"]) == set(edition.cards)
    assert set(printed["gang_cards"]) == set(edition.gang_cards)
    assert set(printed["backgrounds"]) == set(edition.backgrounds)
    assert set(printed["traumas"]) == set(edition.traumas)
    assert set(edition.modular_places) <= set(printed["places"])
