"""An own edition says what differs; the standard edition says the rest."""

import json
from pathlib import Path
from types import MappingProxyType
from typing import Any

import pytest

from blackgate.edition import (
    EffectData,
    GangCardData,
    MichelCardData,
    ModularPlaceData,
    TraumaData,
    edition_from,
    edition_of_0_1_0,
    load_edition,
    overrides_of_0_1_0,
    schema,
)
from tests.another_standard import another_standard_edition

STANDARD = load_edition()
CHAPEL: dict[str, Any] = {
    "replaces": "showers",
    "search": 0,
    "forbids": ["join"],
    "actions": ["dig", "pray"],
    "luck": 6,
}
KITCHEN: dict[str, Any] = {"replaces": "cafeteria", "search": 1, "forbids": [], "actions": []}

OVERRIDES: list[dict[str, Any]] = [
    {},
    {"game": {"rounds": 50}},
    {"goals": {"2": 6, "6": 4}},
    {"cards": {"spoon": {"points": 0, "pile": 0}, "link": {"search": 20}}},
    {"places": {"showers": {"search": 4, "forbids": [], "actions": ["dig", "heal"]}}},
    {"gangs": {"triad": {"accessories": ["chain", "cap"], "needs": 1}}},
    {"gang_cards": {"scavenger": {"cards": 2}, "lookout": {"gang": "triad"}}},
    {"gang_cards": {"scavenger": {"do": "supplier", "cigarettes": 1, "least": 0}}},
    {"cards": {"riot": {"effects": [{"do": "draw", "cards": 1}, {"do": "heal"}]}}},
    {"backgrounds": {"doctor": {"effects": [{"do": "escape"}], "bonus": [{"do": "draw", "cards": 1}]}}},
    {"recipes": {"knives": {"discard": ["pike", "pike"], "count": 3}}, "shop": {"knife": {"price": 1}}},
    {"places": {"showers": {"forbids": ["craft", "join"]}}},
    {"team": {"goals": {"6": 24}}},
    {"michel": {"start": "infirmary", "cards": {"no_knife": {"count": 2}}}},
    {"michel": {"cards": {"knife_spoon": {"knife": False, "tools": []}, "no_knife": {"knife": True, "count": 0}}}},
    {"tokens": {"spy": 0, "corruption": 12}},
    {"traumas": {"tremor": {"limit": 4}, "stupor": {"do": "no_buy"}}},
    {"traumas": {"apathy": {"do": "small_hand", "limit": 1}}},
    {"modular_places": {"workshop": {"replaces": "showers", "skill": 3}, "library": {"spies": 2}}},
    {"modular_places": {"chapel": CHAPEL, "kitchen": KITCHEN}},
    {"modular_places": {"kitchen": KITCHEN, "chapel": CHAPEL}},
    {"warden": {"team_start": "infirmary", "search": 2, "bribe": 3, "illegal": ["search", "pray"]}},
    {
        "name": "four sided",
        "game": {"die": 4},
        "places": {
            "showers": {"numbers": [2]},
            "infirmary": {"numbers": [3]},
            "recreational_area": {"numbers": [4]},
        },
    },
]


def test_a_file_changes_only_what_it_says(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("[cards.shovel]\nvalue = 7\n\n[places.showers]\nsearch = 2\n")
    mine = load_edition(file)
    assert mine.cards["shovel"].value == 7
    assert mine.cards["shovel"].points == STANDARD.cards["shovel"].points
    assert mine.places["showers"].search == 2
    assert mine.places["showers"].numbers == (2, 5)
    assert mine.gangs == STANDARD.gangs


def test_a_path_may_be_a_text(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text("[game]\nactions = 3")
    assert load_edition(str(tmp_path / "mine.toml")).game.actions == 3


def test_an_edition_is_named_by_itself_or_else_after_its_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("")
    assert load_edition(file).name == "mine"
    file.write_text('name = "The box on my shelf"')
    assert load_edition(file).name == "The box on my shelf"
    assert edition_from({}, "test").name == "test"
    assert edition_from({"name": "own"}, "test").name == "own"


def test_a_byte_order_mark_and_windows_lines_do_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xef\xbb\xbf[game]\r\nactions = 3\r\n")
    assert load_edition(file).game.actions == 3


def test_a_copy_of_the_standard_file_is_the_standard_edition(tmp_path: Path) -> None:
    file = tmp_path / "copy.toml"
    file.write_text(Path(schema.__file__).with_name("standard.toml").read_text("utf-8"), "utf-8")
    assert load_edition(file) == STANDARD


def test_lists_are_replaced_as_a_whole() -> None:
    mine = edition_from({"places": {"cafeteria": {"numbers": [1, 4, 6], "actions": []}}}, "test")
    assert mine.places["cafeteria"].numbers == (1, 4, 6)
    assert mine.places["cafeteria"].actions == ()


def test_the_order_of_an_override_does_not_matter() -> None:
    one = edition_from({"cards": {"link": {"value": 2}, "spoon": {"value": 2}}, "game": {"die": 6}}, "test")
    two = edition_from({"game": {"die": 6}, "cards": {"spoon": {"value": 2}, "link": {"value": 2}}}, "test")
    assert one == two
    assert list(one.cards) == list(two.cards) == list(STANDARD.cards)
    lists = {"recreational_area": {"numbers": [6, 4, 5], "actions": ["sell", "buy"]}}
    assert edition_from({"places": lists}, "standard") == STANDARD


def test_an_action_card_may_get_other_effects() -> None:
    mine = edition_from({"cards": {"riot": {"effects": [{"cards": 2, "do": "draw"}, {"do": "heal"}]}}}, "test")
    assert mine.cards["riot"].effects == (EffectData("draw", {"cards": 2}), EffectData("heal", {}))


def test_a_gang_card_may_get_another_ability_without_the_figures_of_the_old_one() -> None:
    mine = edition_from({"gang_cards": {"scavenger": {"do": "lookout"}}}, "test")
    assert mine.gang_cards["scavenger"] == GangCardData("crew", "lookout", {})
    same = edition_from({"gang_cards": {"scavenger": {"do": "rummage"}}}, "test")
    assert same.gang_cards["scavenger"].figures == {"cards": 2}


def test_a_team_may_need_other_points() -> None:
    # R13.3
    assert edition_from({"team": {"goals": {"4": 12}}}, "test").team.goals == {4: 12, 6: 20}


def test_a_michel_card_may_change_its_side() -> None:
    # R12.10
    sides = {"no_knife": {"knife": True, "tools": ["shovel", "spoon"]}, "knife_spoon": {"tools": []}}
    cards = edition_from({"michel": {"cards": sides}}, "test").michel.cards
    assert cards["no_knife"] == MichelCardData(knife=True, tools=("spoon", "shovel"), count=3)
    assert cards["knife_spoon"] == MichelCardData(knife=True, tools=(), count=1)


def test_a_trauma_may_get_another_effect_without_the_figures_of_the_old_one() -> None:
    # R14.11
    others = {"apathy": {"do": "no_cards"}, "stupor": {"do": "search_less", "cards": 2}}
    mine = edition_from({"traumas": others}, "test")
    assert mine.traumas["apathy"] == TraumaData("no_cards", {})
    assert mine.traumas["stupor"] == TraumaData("search_less", {"cards": 2})


def test_a_seventh_modular_place_may_be_added_with_actions_and_figures_of_its_own(tmp_path: Path) -> None:
    # R14.1
    file = tmp_path / "mine.toml"
    file.write_text(
        "[modular_places.zoo]\n"
        'replaces = "infirmary"\nsearch = 3\nforbids = ["join", "search"]\n'
        'actions = ["zap", "heal", "feed_the_bear", "dig"]\nteeth = 99\nbears = 0\nsource = "house"\n'
        "[modular_places.library]\nsearch = 4\n"
        "[modular_places.aviary]\n"
        'replaces = "solitary_confinement"\nsearch = 0\nforbids = []\nactions = []\n'
    )
    mine = load_edition(file)
    assert list(mine.modular_places) == [*schema.FAMILIES["modular_places"], "zoo", "aviary"]
    zoo = mine.modular_places["zoo"]
    assert zoo == ModularPlaceData(
        "infirmary", 3, ("search", "join"), ("dig", "heal", "feed_the_bear", "zap"), {"bears": 0, "teeth": 99}
    )
    assert mine.modular_places["library"].search == 4
    assert mine.places == STANDARD.places


def test_the_order_of_added_places_is_part_of_an_edition_and_that_of_the_rest_is_not() -> None:
    # R14.1
    one = edition_from({"modular_places": {"chapel": CHAPEL, "kitchen": KITCHEN}}, "test")
    two = edition_from({"modular_places": {"kitchen": KITCHEN, "chapel": CHAPEL}}, "test")
    assert one != two
    assert one.fingerprint != two.fingerprint
    turned = {key: CHAPEL[key] for key in reversed(CHAPEL)} | {"actions": ["pray", "dig"]}
    standard = {"laundry": {"search": 2}, "library": {"actions": ["study", "rehabilitate"]}}
    same = edition_from({"modular_places": {"chapel": turned, **standard, "kitchen": KITCHEN}}, "test")
    assert same == one
    assert json.dumps(same.as_dict()) == json.dumps(one.as_dict())


def test_any_action_may_be_illegal_in_any_order() -> None:
    # R16.4
    illegal = [*reversed(STANDARD.warden.illegal)]
    assert edition_from({"warden": {"illegal": illegal}}, "standard") == STANDARD
    mine = edition_from({"warden": {"illegal": ["pray", "heal", "buy", "join"]}}, "test")
    assert mine.warden.illegal == ("join", "heal", "buy", "pray")
    assert edition_from({"warden": {"illegal": []}}, "test").warden.illegal == ()


def test_a_gang_may_have_any_number_of_cards_but_none() -> None:
    mine = edition_from({"gang_cards": {card: {"gang": "triad"} for card in ("lookout", "scavenger", "shortcut")}}, "x")
    assert sum(card.gang == "triad" for card in mine.gang_cards.values()) == 7
    assert sum(card.gang == "crew" for card in mine.gang_cards.values()) == 1


def test_any_mapping_will_do_and_is_left_as_it_was() -> None:
    inner = {"spoon": {"value": 5}}
    mine = edition_from(MappingProxyType({"cards": MappingProxyType(inner)}), "test")
    assert mine.cards["spoon"].value == 5
    assert inner == {"spoon": {"value": 5}}
    assert load_edition().cards["spoon"].value == 1


@pytest.mark.parametrize("overrides", OVERRIDES)
def test_what_release_0_1_0_wrote_of_an_edition_makes_it_again(overrides: dict[str, Any]) -> None:
    """No more than what differed from its standard edition, whatever the standard edition is now."""
    with another_standard_edition():
        mine = edition_of_0_1_0(overrides, "mine")
        assert {"name": mine.name, **overrides_of_0_1_0(mine)} == {"name": "mine", **overrides}
        assert mine.cards["link"].value == overrides.get("cards", {}).get("link", {}).get("value", 1)
    assert mine == edition_of_0_1_0(overrides, "mine")


@pytest.mark.parametrize("overrides", OVERRIDES)
def test_the_plain_data_of_an_edition_make_it_again(overrides: dict[str, Any]) -> None:
    mine = edition_from(overrides, "mine")
    assert edition_from(json.loads(json.dumps(mine.as_dict())), "a record") == mine


def test_the_fingerprint_is_that_of_what_is_played() -> None:
    assert edition_from({"name": "other", "game": {"source": "house"}}, "x").fingerprint == STANDARD.fingerprint
    fingerprints = {edition_from(overrides, "x").fingerprint for overrides in OVERRIDES}
    assert len(fingerprints) == len(OVERRIDES)
    assert all(len(fingerprint) == 16 for fingerprint in fingerprints)


def test_editions_can_be_keys() -> None:
    assert {STANDARD: 1, edition_from({}, "standard"): 2} == {STANDARD: 2}
