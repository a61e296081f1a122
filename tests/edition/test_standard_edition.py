"""The standard edition says what the rules and the card list say."""

import tomllib
from dataclasses import FrozenInstanceError
from importlib.resources import files

import pytest

from blackgate.edition import (
    Edition,
    EffectData,
    GameFigures,
    MichelCardData,
    ModularPlaceData,
    PlaceData,
    RecipeData,
    ShopData,
    TraumaData,
    WardenData,
    edition_of_0_1_0,
    load_edition,
    schema,
)

STANDARD = load_edition()
FILE = tomllib.loads(files("blackgate.edition").joinpath("standard.toml").read_text("utf-8"))


def effects(*wanted: tuple[str, dict[str, int | str]]) -> tuple[EffectData, ...]:
    return tuple(EffectData(do, figures) for do, figures in wanted)


def deck(*cards: str) -> list[int]:
    return [STANDARD.cards[card].count for card in cards]


def test_the_game_has_the_figures_of_the_rules() -> None:
    # R3.1, R15.2, R6.2, R3.6, R1.5, R2.4, R6.1
    assert STANDARD.game == GameFigures(
        actions=2, solitary_actions=1, cautious_move=2, hand_limit=10, starting_cards=3, rounds=200, die=6
    )


def test_fewer_points_win_with_more_players() -> None:
    # R2.2
    assert STANDARD.goals == {2: 12, 3: 12, 4: 10, 5: 8, 6: 8}


def test_the_four_piles_hold_11_20_11_and_11_cards() -> None:
    # R1.2
    assert {card: data.count for card, data in STANDARD.cards.items() if data.from_pile} == {
        "spoon": 11,
        "pickaxe": 11,
        "shovel": 11,
        "knife": 20,
    }


def test_each_gang_has_4_cards() -> None:
    # R1.3
    assert len(STANDARD.gang_cards) == 24
    for gang in STANDARD.gangs:
        assert sum(card.gang == gang for card in STANDARD.gang_cards.values()) == 4


def test_the_search_deck_has_77_cards() -> None:
    # R1.4
    assert deck("link", "blade", "pike", "container") == [14, 10, 6, 5]
    assert deck(*schema.ACCESSORIES) == [3] * 6
    assert deck(*STANDARD.rare_items) == [1] * 6
    assert deck(*STANDARD.action_cards) == [2, 2, 2, 2, 2, 1, 2, 1, 1, 1, 1, 1]
    assert sum(data.count for data in STANDARD.cards.values() if not data.from_pile) == 77


def test_twelve_prisoners_are_on_six_boards() -> None:
    # R1.6
    assert STANDARD.prisoners == (
        ("ox", "mamba"),
        ("preacher", "duchess"),
        ("sparks", "vixen"),
        ("professor", "nails"),
        ("lucky", "granny"),
        ("shorty", "tank"),
    )


def test_only_tools_score() -> None:
    # R2.3
    points = {card: data.points for card, data in STANDARD.cards.items() if data.points}
    assert points == {"spoon": 1, "pickaxe": 2, "shovel": 3}


def test_the_board_is_that_of_the_rules() -> None:
    # R4.1
    assert STANDARD.places == {
        "cell_block": PlaceData((1, 2, 3), 1, ("craft",), ("dig",)),
        "cafeteria": PlaceData((1, 4), 2, (), ("steal_spoon",)),
        "showers": PlaceData((2, 5), 3, ("craft",), ()),
        "infirmary": PlaceData((3, 6), 2, (), ("heal",)),
        "recreational_area": PlaceData((4, 5, 6), 1, (), ("buy", "sell")),
        "solitary_confinement": PlaceData((), 0, ("search", "extortion", "craft"), ()),
    }


def test_every_number_of_the_die_leads_to_two_places() -> None:
    # R6.1
    for number in range(1, 7):
        assert sum(number in place.numbers for place in STANDARD.places.values()) == 2


def test_three_things_can_be_crafted() -> None:
    # R8.2
    assert STANDARD.recipes == {
        "knives": RecipeData(("link", "blade"), "knife", 2),
        "pickaxe": RecipeData(("link", "pike"), "pickaxe", 1),
        "shovel": RecipeData(("link", "container"), "shovel", 1),
    }


def test_gangs_ask_for_their_accessories() -> None:
    # R9.1
    assert {gang: (data.accessories, data.needs) for gang, data in STANDARD.gangs.items()} == {
        "crew": (("chain", "cap", "bandana"), 2),
        "cartel": (("cap", "watch", "boots"), 2),
        "bikers": (("bandana", "boots", "signet_ring"), 2),
        "bratva": (("chain", "watch", "signet_ring"), 2),
        "triad": (schema.ACCESSORIES, 3),
        "queers": (schema.ACCESSORIES, 3),
    }


def test_cards_sell_for_their_values() -> None:
    # R11.4
    dear = {
        "pike": 2,
        "container": 2,
        "pickaxe": 3,
        "shovel": 4,
        "smartphone": 5,
        "cigar_box": 5,
        "whisky": 4,
    }
    dear |= {"pills": 4, "radio": 3, "magazine": 3}
    for card, data in STANDARD.cards.items():
        assert data.value == dear.get(card, 1), card


def test_the_prices_are_2_5_6_and_8() -> None:
    # R11.5
    assert STANDARD.shop == {
        "knife": ShopData("knife", 1, 2),
        "knives": ShopData("knife", 2, 5),
        "pickaxe": ShopData("pickaxe", 1, 6),
        "shovel": ShopData("shovel", 1, 8),
    }


ACTION_CARDS = {
    "solitary_confinement": effects(("send_to_solitary", {})),
    "cafeteria_key": effects(("take", {"card": "spoon", "count": 1})),
    "master_key": effects(("go_anywhere", {})),
    "sucker_punch": effects(("beat", {}), ("draw", {"cards": 2})),
    "care_package": effects(("draw", {"cards": 3}), ("cigarettes", {"cigarettes": 3})),
    "riot": effects(("riot", {})),
    "painkillers": effects(("heal", {})),
    "shakedown": effects(("shakedown", {}), ("draw", {"cards": 1})),
    "tattoo": effects(("join_gang", {"fewer": 1}), ("draw", {"cards": 1})),
    "lockdown": effects(("lockdown", {}), ("more_actions", {"actions": 1})),
    "poker_night": effects(("poker_night", {"cards": 1})),
    "bribed_guard": effects(("more_actions", {"actions": 2})),
}


def test_only_action_cards_have_effects() -> None:
    # R3.8
    assert {card: data.effects for card, data in STANDARD.cards.items() if data.effects} == ACTION_CARDS


GANG_CARDS: dict[str, tuple[str, str, dict[str, int | str]]] = {
    "lookout": ("crew", "tip_off", {"cigarettes": 2}),
    "scavenger": ("crew", "rummage", {"cards": 2}),
    "shortcut": ("crew", "shortcut", {"actions": 1}),
    "light_fingers": ("crew", "scrounging", {"cigarettes": 2}),
    "supplier": ("cartel", "supplier", {"cigarettes": 4, "least": 1}),
    "middleman": ("cartel", "middleman", {"cigarettes": 4, "most": 12}),
    "dealers": ("cartel", "dealers", {"place": "cell_block"}),
    "allowance": ("cartel", "allowance", {"cigarettes": 1}),
    "knuckles": ("bikers", "bracing", {}),
    "thick_skin": ("bikers", "scars", {"cards": 3}),
    "trophy": ("bikers", "trophy", {"cards": 6}),
    "ambush": ("bikers", "surprise", {"cards": 1}),
    "tribute": ("bratva", "dues", {"cigarettes": 4, "cards": 3}),
    "respect": ("bratva", "respect", {"weapons": 2}),
    "long_arm": ("bratva", "reach", {"cards": 1}),
    "interrogation": ("bratva", "grilling", {"cards": 3}),
    "artisan": ("triad", "artisan", {}),
    "thrift": ("triad", "leftovers", {"cigarettes": 2}),
    "engineer": ("triad", "engineer", {"card": "spoon", "points": 1}),
    "herbalist": ("triad", "herbalist", {"cards": 2}),
    "stage": ("queers", "encore", {"cards": 1}),
    "barter": ("queers", "haggle", {"cigarettes": 1}),
    "charm": ("queers", "innocence", {"cards": 7}),
    "wardrobe": ("queers", "costumes", {"searches": 2, "cards": 2}),
}


def test_gang_cards_have_their_abilities() -> None:
    # R9.4
    assert {card: (data.gang, data.do, data.figures) for card, data in STANDARD.gang_cards.items()} == GANG_CARDS


BACKGROUNDS = {
    "burglar": ("crew", effects(("draw", {"cards": 3})), effects(("take", {"card": "spoon", "count": 1}))),
    "getaway_driver": (
        "crew",
        effects(("go_anywhere", {}), ("draw", {"cards": 1})),
        effects(("more_actions", {"actions": 1})),
    ),
    "pickpocket": ("crew", effects(("pick_pocket", {})), effects(("pick_pocket", {}))),
    "fence": ("cartel", effects(("sell", {}), ("draw", {"cards": 2})), effects(("cigarettes", {"cigarettes": 3}))),
    "kingpin": (
        "cartel",
        effects(("cigarettes", {"cigarettes": 4}), ("take", {"card": "knife", "count": 1})),
        effects(("cigarettes", {"cigarettes": 3})),
    ),
    "smuggler": ("cartel", effects(("buy", {"divide": 2})), effects(("take", {"card": "knife", "count": 1}))),
    "boxer": ("bikers", effects(("fists", {"cards": 2})), effects(("take", {"card": "knife", "count": 2}))),
    "arsonist": ("bikers", effects(("beat_all_here", {}), ("draw", {"cards": 2})), effects(("and_discard", {}))),
    "brawler": (
        "bikers",
        effects(("take", {"card": "knife", "count": 1}), ("draw", {"cards": 1})),
        effects(("take", {"card": "knife", "count": 1})),
    ),
    "hitman": ("bratva", effects(("beat", {}), ("draw", {"cards": 2})), effects(("beat", {}))),
    "loan_shark": (
        "bratva",
        effects(("take_cigarettes", {"cigarettes": 3}), ("take", {"card": "knife", "count": 1})),
        effects(("take_random", {})),
    ),
    "enforcer": ("bratva", effects(("take_random", {})), effects(("extort", {}))),
    "blacksmith": ("triad", effects(("craft", {}), ("draw", {"cards": 1})), effects(("draw", {"cards": 2}))),
    "tunneller": (
        "triad",
        effects(("find", {"card": "spoon", "count": 1, "cards": 1})),
        effects(("take", {"card": "pickaxe", "count": 1})),
    ),
    "doctor": ("triad", effects(("treat", {"cards": 2})), effects(("draw", {"cards": 2}))),
    "con_artist": ("queers", effects(("con", {})), effects(("pick_pocket", {}))),
    "informer": ("queers", effects(("seize_card", {"cards": 2})), effects(("draw", {"cards": 2}))),
    "escapist": ("queers", effects(("slip_away", {})), effects(("go_anywhere", {}))),
}


def test_backgrounds_have_their_effects_and_bonuses() -> None:
    # R10.1
    found = {name: (data.gang, data.effects, data.bonus) for name, data in STANDARD.backgrounds.items()}
    assert found == BACKGROUNDS
    for gang in STANDARD.gangs:
        assert sum(data.gang == gang for data in STANDARD.backgrounds.values()) == 3


def used_effects(edition: Edition) -> set[str]:
    used = {effect.do for card in edition.cards.values() for effect in card.effects}
    for background in edition.backgrounds.values():
        used |= {effect.do for effect in background.effects + background.bonus}
    return used


def test_every_effect_and_every_ability_is_used_by_some_card_of_this_or_the_first_release() -> None:
    first = edition_of_0_1_0({}, "standard")
    assert used_effects(STANDARD) | used_effects(first) == set(schema.EFFECTS)
    abilities = {card.do for edition in (STANDARD, first) for card in edition.gang_cards.values()}
    assert abilities == set(schema.ABILITIES)


def test_a_team_needs_more_points_with_more_players() -> None:
    # R13.3
    assert STANDARD.team.goals == {4: 16, 6: 20}


MICHEL_CARDS = {
    "knife_spoon": MichelCardData(knife=True, tools=("spoon",), count=1),
    "knife_pickaxe": MichelCardData(knife=True, tools=("pickaxe",), count=1),
    "knife_shovel": MichelCardData(knife=True, tools=("shovel",), count=1),
    "knife_spoon_pickaxe": MichelCardData(knife=True, tools=("spoon", "pickaxe"), count=1),
    "knife_pickaxe_shovel": MichelCardData(knife=True, tools=("pickaxe", "shovel"), count=1),
    "no_knife": MichelCardData(knife=False, tools=(), count=3),
}


def test_michel_start_in_the_showers_with_8_cards_of_which_3_have_no_knife() -> None:
    # R12.1, R12.10
    assert STANDARD.michel.start == "showers"
    assert STANDARD.michel.cards == MICHEL_CARDS
    assert sum(card.count for card in STANDARD.michel.cards.values()) == 8


def test_there_are_10_tokens_of_each_kind_but_trauma() -> None:
    # R14.3
    assert STANDARD.tokens == dict.fromkeys(
        ["spy", "skill", "planning", "bodybuilding", "bandage", "corruption"],
        10,
    )


TRAUMAS = {
    "apathy": TraumaData("search_less", {"cards": 1}),
    "cowardice": TraumaData("no_extortion", {}),
    "tremor": TraumaData("small_hand", {"limit": 5}),
    "avarice": TraumaData("no_buy", {}),
    "paranoia": TraumaData("no_gang", {}),
    "stupor": TraumaData("no_cards", {}),
}


def test_there_are_six_traumas_each_with_an_effect_of_its_own() -> None:
    # R14.3, R14.11
    assert STANDARD.traumas == TRAUMAS
    assert [trauma.do for trauma in STANDARD.traumas.values()] == list(schema.TRAUMA_EFFECTS)


MODULAR_PLACES = {
    "library": ModularPlaceData("showers", 2, (), ("rehabilitate", "study"), {}),
    "workshop": ModularPlaceData("cafeteria", 2, (), ("improve", "develop_skills"), {"skill": 4, "skill_points": 1}),
    "gambling_cells": ModularPlaceData("cell_block", 1, ("craft",), ("dig", "bet", "plan"), {"stakes": 3}),
    "gymnasium": ModularPlaceData(
        "recreational_area",
        1,
        (),
        ("buy", "sell", "brawl", "workout"),
        {"solitary": 2, "strong": 4, "kept": 6},
    ),
    "laundry": ModularPlaceData("infirmary", 2, (), ("heal", "change_style", "steal_bandage"), {"fewer": 1}),
    "psychiatric_ward": ModularPlaceData("solitary_confinement", 0, ("search", "extortion", "craft"), (), {}),
}


def test_six_modular_places_replace_one_each() -> None:
    # R14.1, R14.4 to R14.10
    assert STANDARD.modular_places == MODULAR_PLACES
    assert {place.replaces for place in STANDARD.modular_places.values()} == set(STANDARD.places)


def test_modular_places_are_searched_as_the_rules_say() -> None:
    # R14.4
    searched = {place: data.search for place, data in STANDARD.modular_places.items() if data.search}
    assert searched == {"library": 2, "workshop": 2, "gambling_cells": 1, "gymnasium": 1, "laundry": 2}
    assert STANDARD.warden.search == 1


def test_the_warden_has_her_office_and_her_laws() -> None:
    # R16.1, R16.4, R16.6
    assert STANDARD.warden == WardenData(
        start="cell_block",
        team_start="showers",
        search=1,
        forbids=("extortion", "craft", "join"),
        bribe=2,
        illegal=(
            *("extortion", "craft", "dig", "steal_spoon", "buy", "sell"),
            *("improve", "bet", "brawl", "steal_bandage"),
        ),
    )


def test_everything_stands_in_the_canonical_order() -> None:
    assert list(STANDARD.cards) == [
        *("spoon", "pickaxe", "shovel", "knife", "blade", "link", "pike", "container"),
        *("chain", "cap", "bandana", "watch", "boots", "signet_ring"),
        *("smartphone", "cigar_box", "whisky", "pills", "radio", "magazine"),
        *ACTION_CARDS,
    ]
    assert list(STANDARD.goals) == [2, 3, 4, 5, 6]
    assert list(STANDARD.gangs) == ["crew", "cartel", "bikers", "bratva", "triad", "queers"]
    assert list(STANDARD.gang_cards) == list(GANG_CARDS)
    assert list(STANDARD.backgrounds) == list(BACKGROUNDS)
    assert list(STANDARD.recipes) == ["knives", "pickaxe", "shovel"]
    assert list(STANDARD.shop) == ["knife", "knives", "pickaxe", "shovel"]
    assert list(STANDARD.team.goals) == [4, 6]
    assert list(STANDARD.michel.cards) == list(MICHEL_CARDS)
    assert list(STANDARD.tokens) == ["spy", "skill", "planning", "bodybuilding", "bandage", "corruption"]
    assert list(STANDARD.traumas) == list(TRAUMAS)
    assert list(STANDARD.modular_places) == list(MODULAR_PLACES)


def test_every_entry_says_where_it_is_known_from() -> None:
    for table in ("game", "goals", "prisoners", "team", "michel", "tokens", "warden"):
        assert FILE[table]["source"] in schema.SOURCES
    for table in ("places", "cards", "recipes", "shop", "gangs", "gang_cards", "backgrounds"):
        for entry in FILE[table].values():
            assert entry["source"] in schema.SOURCES
    for table in ("traumas", "modular_places"):
        assert {entry["source"] for entry in FILE[table].values()} == {"rulebook"}
    assert {card["source"] for card in FILE["michel"]["cards"].values()} == {"house"}  # R12.10


def test_action_cards_are_known_from_where_the_card_list_says() -> None:
    known = {card: FILE["cards"][card]["source"] for card in ACTION_CARDS}
    assert [card for card in known if known[card] == "rulebook"] == ["solitary_confinement", "cafeteria_key"]
    assert [card for card in known if known[card] == "review"] == [
        *("master_key", "sucker_punch", "care_package", "riot"),
    ]


def test_the_standard_edition_is_loaded_once() -> None:
    assert load_edition() is STANDARD
    assert STANDARD.name == "standard"


def test_an_edition_cannot_be_changed() -> None:
    with pytest.raises(FrozenInstanceError):
        STANDARD.name = "mine"  # type: ignore[misc]


def test_the_fingerprint_of_the_standard_edition_is_stable() -> None:
    # Records name it. If this fails, games played so far no longer replay: was the change meant?
    assert STANDARD.fingerprint == "6701af8c5e474486"
