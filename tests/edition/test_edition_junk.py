"""Whatever is put in, what comes out is an edition or an EditionError."""

from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from blackgate.edition import Edition, EditionError, ModularPlaceData, edition_from, load_edition, schema
from blackgate.edition.data import FILE
from blackgate.edition.kinds import kinds_of

NAMES = sorted(
    {"do", "source", "name", "ox", *FILE.keys, *schema.EFFECTS, *schema.ABILITIES, *schema.CARDS, *schema.TOKENS}
    | {*schema.GANGS, *schema.PLACES, *schema.SHOP, *schema.RECIPES, *schema.PLAYERS}
    | {
        "numbers",
        "search",
        "forbids",
        "actions",
        "pile",
        "value",
        "points",
        "effects",
        "bonus",
        "gang",
        "cards",
    }
    | {*schema.TRAUMA_EFFECTS, *(name for family in schema.FAMILIES.values() for name in family)}
    | {*schema.ACTIONS, *kinds_of(ModularPlaceData), "start", "knife", "tools", "count", "illegal", "limit", "chapel"}
)
LEAVES = (st.none() | st.booleans() | st.integers(-2, 13) | st.integers() | st.floats() | st.text(max_size=5)) | (
    st.sampled_from(NAMES) | st.just(date(2024, 1, 1)) | st.binary(max_size=2)
)
KEYS = st.sampled_from(NAMES) | st.text(max_size=5)
VALUES = st.recursive(
    LEAVES,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(KEYS, inner, max_size=4),
    max_leaves=12,
)
ODD_KEYS: st.SearchStrategy[Any] = KEYS | st.integers() | st.none() | st.floats() | st.tuples(st.integers())


def works_or_is_refused(load: Callable[[], Edition], file: str) -> None:
    refusal = None
    try:
        edition = load()
        assert edition_from(edition.as_dict(), edition.name) == edition
    except EditionError as error:
        refusal = error
    if refusal:
        assert refusal.problems
        for line in str(refusal).split("\n"):
            assert line.startswith(f"{file}: ")
            assert ", allowed: " in line


@settings(deadline=None)
@given(VALUES | st.dictionaries(ODD_KEYS, VALUES))
def test_junk_is_refused(junk: Any) -> None:
    works_or_is_refused(lambda: edition_from(junk, "junk"), "junk")


@st.composite
def one_change(draw: st.DrawFn) -> dict[str, Any]:
    """The whole standard edition with junk in one place, at any depth."""
    data = load_edition().as_dict()
    here: Any = data
    while True:
        key = draw(st.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
        inner = here[key]
        if not isinstance(inner, dict | list) or not inner or draw(st.integers(0, 3)) == 0:
            here[key] = draw(VALUES)
            return data
        here = inner


@settings(deadline=None, max_examples=300)
@given(one_change())
def test_junk_in_one_place_of_an_edition_is_refused_or_works(data: dict[str, Any]) -> None:
    works_or_is_refused(lambda: edition_from(data, "junk"), "junk")


@settings(deadline=None, max_examples=200)
@given(st.dictionaries(KEYS, st.dictionaries(KEYS, VALUES, max_size=3) | VALUES, max_size=3))
def test_modular_places_of_junk_are_refused_or_work(junk: dict[str, Any]) -> None:
    # R14.1
    works_or_is_refused(lambda: edition_from({"modular_places": junk}, "junk"), "junk")


OWN_NAMES = st.text(alphabet="abcdefghijklmnopqrstuvwxyz_", min_size=1, max_size=40)


@st.composite
def modular_place(draw: st.DrawFn) -> dict[str, Any]:
    names = OWN_NAMES.filter(lambda name: name not in {*kinds_of(ModularPlaceData), *schema.ABOUT})
    return {
        **draw(st.dictionaries(names, st.integers(0, 99), max_size=5)),
        "replaces": draw(st.sampled_from(schema.PLACES)),
        "search": draw(st.integers(0, 10)),
        "forbids": draw(st.lists(st.sampled_from(schema.FORBIDDEN), unique=True)),
        "actions": draw(st.lists(OWN_NAMES | st.sampled_from(schema.ACTIONS), unique=True, max_size=5)),
    }


@settings(deadline=None)
@given(st.dictionaries(OWN_NAMES | st.sampled_from(["do", "source", "library"]), modular_place(), max_size=4))
def test_any_modular_place_may_be_added(places: dict[str, Any]) -> None:
    # R14.1
    places = {name: data for name, data in places.items() if name not in {*schema.PLACES, *schema.OTHER_PLACES}}
    edition = edition_from({"modular_places": places}, "own")
    added = [place for place in places if place not in schema.FAMILIES["modular_places"]]
    assert list(edition.modular_places) == [*schema.FAMILIES["modular_places"], *added]
    for place, wanted in places.items():
        found = edition.as_dict()["modular_places"][place]
        for key, value in wanted.items():
            assert sorted(found[key]) == sorted(value) if isinstance(value, list) else found[key] == value
    assert edition_from(edition.as_dict(), "own") == edition


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.binary() | st.text(alphabet='[]{}=.,"# \n\tabcdgames123', max_size=60).map(str.encode))
def test_a_file_of_junk_is_refused_or_works(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "junk.toml"
    file.write_bytes(content)
    works_or_is_refused(lambda: load_edition(file), str(file))


@settings(deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=200)
@given(st.data())
def test_the_standard_file_with_a_piece_torn_out_is_refused_or_works(tmp_path: Path, data: st.DataObject) -> None:
    text = Path(schema.__file__).with_name("standard.toml").read_text("utf-8")
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 40)))
    file = tmp_path / "torn.toml"
    file.write_text(text[:start] + text[end:], "utf-8")
    works_or_is_refused(lambda: load_edition(file), str(file))


@pytest.mark.parametrize("path", ["", ".", "/", "~", "\ud800"])
def test_odd_paths_are_refused(path: str) -> None:
    with pytest.raises(EditionError):
        load_edition(path)
