"""What cards can be made of, in words; docs/editions.md lists all of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackgate.edition import schema
from blackgate.messages import LANGUAGES
from blackgate.wording.vocabulary import Entry, vocabulary

DOCS = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_cards_can_do_is_in_it(language: str) -> None:
    found = {use: [entry.do for entry in entries] for use, entries in vocabulary(language).items()}
    assert found.pop("ability") == list(schema.ABILITIES)
    assert found.pop("trauma") == list(schema.TRAUMA_EFFECTS)
    assert set(schema.EFFECTS) == {do for entries in found.values() for do in entries}
    assert all(entry.text and not entry.text.isspace() for each in vocabulary(language).values() for entry in each)


@pytest.mark.parametrize("language", LANGUAGES)
def test_figures_stand_in_the_texts_by_their_names(language: str) -> None:
    for entries in vocabulary(language).values():
        for entry in entries:
            assert all(f"<{figure}>" in entry.text for figure in entry.figures), entry


def test_a_reaction_is_told_with_its_moment() -> None:
    moments = {entry.do: entry.text for entry in vocabulary("en")["reaction"]}
    assert moments["score"] == "Right after your Dig: Score <points> Tunnel points more."


def row(entry: Entry) -> str:
    figures = "; ".join(f"`{figure}` = {allowed}" for figure, allowed in entry.figures.items())
    name = f"`{entry.do}` (with `{entry.beside}`)" if entry.beside else f"`{entry.do}`"
    return f"| {name} | {figures} | {entry.text} |".replace("<", "&lt;").replace(">", "&gt;")


def test_the_docs_list_every_effect_with_its_figures_and_its_text_and_no_other() -> None:
    told = [line for line in DOCS.partition("## The effects")[2].splitlines() if line.startswith("| `")]
    assert told == [row(entry) for entries in vocabulary("en").values() for entry in entries]
