"""What the network sees: nothing of an observation is lost but what a threshold leaves out, whatever the edition."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.random import Random
from numpy.typing import NDArray

from blackgate import Edition, Options
from blackgate.edition import edition_from, load_edition, schema
from blackgate.envs import Batch
from blackgate.network.inputs import BY_CARD, BY_KIND, Inputs, Sums, inputs_of
from blackgate.network.supported import Unsupported, check_supported
from blackgate.observation.layout import AMOUNT, LARGEST, STANDARD
from blackgate.rules.book import card_names
from blackgate.rules.start import rulebook
from tests.walker.random_editions import random_edition, random_options

EXAMPLES = Path(__file__).parents[2] / "examples"
GAMES = 6
OWN_CARD = {"cards": {"own": {"search": 2, "value": 3, "effects": [{"do": "draw", "cards": 4}, {"do": "heal"}]}}}


def rows_of(edition: Edition, inputs: Inputs, options: list[Options | int], steps: int) -> NDArray[Any]:
    """Observations of games played at random."""
    batch = Batch(GAMES, options, seed=5, edition=edition, tracker=True, sizes=inputs.layout.sizes)
    chance = Random(5)
    seen = []
    for _ in range(steps):
        seen.append(batch.observations.copy())
        batch.choose_at_random(chance)
        batch.step()
    return np.concatenate(seen)


def names_on(inputs: Inputs, row: NDArray[Any]) -> set[str]:
    """The rows of weights that count for a row of bytes."""
    rows = list(inputs.roles)
    sums = inputs.sums
    return {
        rows[number]
        for i in np.flatnonzero(inputs.active(row))
        for number in sums.rows[sums.starts[i] :][: length(sums, i)]
    }


def length(sums: Sums, i: Any) -> int:
    return int(sums.starts[i + 1] - sums.starts[i])


def test_every_value_of_a_column_without_thresholds_looks_different() -> None:
    inputs = inputs_of(load_edition())
    everything = Options(6, team=True, michel="michel", places=("library", "workshop"), warden=True)
    rows = rows_of(load_edition(), inputs, [2, 3, everything, 4, Options(4, places=("psychiatric_ward",))], 300)
    on = inputs.active(rows)
    for part in inputs.layout.parts:
        if part.kind != AMOUNT:
            for column in part.columns():
                codes = on[:, inputs.column == column]
                seen = {(int(value), code.tobytes()) for value, code in zip(rows[:, column], codes, strict=True)}
                assert len({value for value, _ in seen}) == len({code for _, code in seen}) == len(seen), part.name


def test_an_amount_lights_every_threshold_up_to_it() -> None:
    inputs = inputs_of(load_edition())
    row = np.zeros(inputs.layout.width, np.uint8)
    row[inputs.layout.start("hand") + schema.CARDS.index("knife")] = 3
    assert names_on(inputs, row) == {"hand>=1 knife", "hand>=2 knife", "hand>=3 knife"}


def test_what_is_missing_is_counted_for_a_team() -> None:
    """R13.3: mates sit opposite or at every other seat."""
    inputs = inputs_of(load_edition())
    row = np.zeros(inputs.layout.width, np.uint8)
    row[inputs.layout.start("goal")] = 12
    points = inputs.points
    row[points[:4]] = [3, 1, 4, 0]
    row[points[:4] - inputs.layout.start("seats.points") + inputs.layout.start("seats.place")] = 1
    assert inputs.with_missing(row)[-6:].tolist() == [9, 11, 8, 12, 0, 0]
    row[inputs.layout.start("team")] = 1
    assert inputs.with_missing(row)[-6:].tolist() == [5, 11, 5, 11, 0, 0]


def test_a_card_of_ones_own_is_seen_by_what_it_does() -> None:
    edition = edition_from(OWN_CARD, "own")
    inputs = inputs_of(edition)
    assert inputs.layout.sizes is LARGEST
    row = np.zeros(inputs.layout.width, np.uint8)
    row[inputs.layout.start("hand") + rulebook(4, edition).kind_of["own"]] = 1
    effects = {"draw", "draw.cards", "heal"}
    assert names_on(inputs, row) == {
        "hand>=1 card", "hand>=1 card.search", "hand>=1 card.value", *[f"hand>=1 card.effects.{do}" for do in effects]
    }  # fmt: skip


def test_the_same_card_of_two_editions_has_the_same_rows() -> None:
    """So that what was learned of the standard edition holds in another one, in a layout of other sizes."""
    small, large = inputs_of(load_edition()), inputs_of(edition_from(OWN_CARD, "own"))
    for inputs in (small, large):
        book = rulebook(4, inputs.edition)
        for action in ("play riot", "sell whisky", "discard own", "reveal boxer bonus", "end"):
            if action in book.action_of_text:
                assert length(inputs.actions, book.action_of_text[action]) > 0
    small_rows, large_rows = list(small.action_roles), list(large.action_roles)
    assert small_rows == large_rows
    for number in range(STANDARD.actions):
        first, second = small.actions, large.actions
        assert (
            first.rows[first.starts[number] :][: length(first, number)].tolist()
            == second.rows[second.starts[number] :][: length(second, number)].tolist()
        )


@pytest.mark.parametrize(
    "edition",
    [load_edition(), load_edition(EXAMPLES / "own-box" / "own-box.toml"), *[random_edition(n) for n in range(10)]],
    ids=lambda edition: edition.name,
)
def test_whatever_an_edition_has_is_seen(edition: Edition) -> None:
    """Every card in play has rows of its own, and no byte goes beyond what the inputs know."""
    standard = inputs_of(load_edition())
    inputs = inputs_of(edition)
    assert list(inputs.roles) == list(standard.roles)
    assert list(inputs.action_roles) == list(standard.action_roles)
    chance = random.Random(edition.name)
    rows = rows_of(edition, inputs, [random_options(edition, chance) for _ in range(GAMES)], 40)
    seen, on = inputs.with_missing(rows), inputs.active(rows)
    lists = np.diff(inputs.sums.starts)
    for part in [*inputs.layout.parts, inputs.missing]:
        columns = np.isin(inputs.column, part.columns())
        assert on[:, columns].any() == seen[:, part.columns()].any(), part.name
        if part.name in BY_KIND:  # of a number that is no card there may be any number: it counts for nothing
            named = [i for i, name in enumerate(card_names(edition)) if name]
            columns = np.isin((inputs.column - part.start) % (part.stride or part.length), named) & columns
        if part.name in BY_CARD or part.name in BY_KIND:
            assert (lists[columns & on.any(axis=0)] > 0).all(), part.name


def test_a_place_of_somebodys_own_cannot_be_seen() -> None:
    check_supported(Options(4, places=schema.FAMILIES["modular_places"]))
    with pytest.raises(Unsupported, match="chapel"):
        check_supported(Options(4, places=("library", "chapel")))


def test_rows_add_up() -> None:
    sums = Sums([{"a": 1}, {}, {"a": 2, "b": 3}], {"a": 0, "b": 1})
    weights = np.array([[1, 10], [5, -2]], np.int8)
    assert sums.of(weights).tolist() == [[1, 10], [0, 0], [17, 14]]
    assert sums.of(weights[:, 0]).tolist() == [1, 0, 17]
