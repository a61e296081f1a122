"""Every part is declared once, in a row of bytes without gaps, and what does not fit in is refused."""

from __future__ import annotations

import json

import pytest

from blackgate.observation.layout import LARGEST, STANDARD, STEP_NAMES, Layout, Sizes
from blackgate.rules.errors import WrongOptions
from blackgate.rules.start import rulebook
from blackgate.rules.waiting import STEPS
from tests.examples.own_box import OWN_BOX
from tests.largest import largest_edition


@pytest.mark.parametrize("sizes", [STANDARD, LARGEST])
@pytest.mark.parametrize("tracker", [False, True])
def test_every_column_belongs_to_one_part(sizes: Sizes, tracker: bool) -> None:
    layout = Layout(sizes, tracker)
    columns = [column for part in layout.parts for column in part.columns()]
    assert sorted(columns) == list(range(layout.width))


def test_the_description_is_plain_data() -> None:
    layout = Layout(tracker=True)
    described = json.loads(json.dumps(layout.describe()))
    assert [part["name"] for part in described] == [part.name for part in layout.parts]
    assert all(part["about"] for part in described)


def test_every_step_of_the_box_has_a_number_and_columns_for_its_fields() -> None:
    names = {part.name for part in Layout().parts}
    for kind in STEPS.values():
        if kind.name in STEP_NAMES:
            assert {f"step.{name}:{what}" for name, what in kind.fields[1:] if what != "fight"} <= names
    assert "turn" in STEP_NAMES
    assert "lay_weapon" in STEP_NAMES


def test_an_edition_that_does_not_fit_in_is_refused() -> None:
    STANDARD.check(rulebook(4))
    for edition in (OWN_BOX, largest_edition()):
        LARGEST.check(rulebook(4, edition))
        with pytest.raises(WrongOptions, match="pass sizes=LARGEST"):
            STANDARD.check(rulebook(4, edition))
