"""The board (R4): the numbers of each Place, its Search value, what it forbids and what can be done only there."""

from __future__ import annotations

import pytest

from blackgate.edition import edition_from
from tests.rules.scenario import place, play, position, refused

# R4: Place, die, Search, Craft forbidden, its own actions
BOARD = [
    ("cell_block", {1, 2, 3}, 1, True, {"dig spoon"}),
    ("cafeteria", {1, 4}, 2, False, {"steal_spoon"}),
    ("showers", {2, 5}, 3, True, set()),
    ("infirmary", {3, 6}, 2, False, {"heal"}),
    ("recreational_area", {4, 5, 6}, 1, False, {"buy knife", "sell spoon"}),
    ("solitary_confinement", set[int](), 0, True, set[str]()),
]
PLACE_ACTIONS = {"dig spoon", "steal_spoon", "heal", "buy knife", "sell spoon"}
FREE_PLACES = [row[0] for row in BOARD if row[0] != "solitary_confinement"]


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_each_number_leads_to_two_places(die: int) -> None:
    """R4.1, R6.1: from Solitary Confinement, where both can be chosen."""
    game = position(f"0: solitary_confinement\n1: showers\ndice: {die}")
    play(game, "move")
    assert game.legal_texts() == [f"go {name}" for name, numbers, *_ in BOARD if die in numbers]
    assert len(game.legal_texts()) == 2


@pytest.mark.parametrize(("name", "count"), [(row[0], row[2]) for row in BOARD if row[2]])
def test_a_search_draws_what_the_place_says(name: str, count: int) -> None:
    """R4.1, R5.1"""
    game = position(f"0: {name}; hand link\n1: showers")
    play(game, "search")
    assert game.players[0].hand_size == 1 + count
    assert game.deck_size == 76 - count


@pytest.mark.parametrize(("name", "forbidden"), [(row[0], row[3]) for row in BOARD])
def test_where_crafting_is_forbidden(name: str, forbidden: bool) -> None:
    """R4.1, R8.1"""
    game = position(f"0: {name}; hand link, blade\n1: showers")
    if forbidden:
        assert refused(game, "craft knives") == "no-craft-here R8.1"
    else:
        assert game.why_not("craft knives") is None


@pytest.mark.parametrize(("name", "actions"), [(row[0], row[4]) for row in BOARD])
def test_what_can_be_done_only_there(name: str, actions: set[str]) -> None:
    """R4.1, R3.4"""
    game = position(f"0: {name}; hand spoon; beatings 1; cigarettes 2\n1: showers")
    assert PLACE_ACTIONS & set(game.legal_texts()) == actions


@pytest.mark.parametrize("name", FREE_PLACES)
def test_extortion_is_allowed_everywhere_but_in_solitary_confinement(name: str) -> None:
    """R4.1"""
    game = position(f"0: {name}; hand knife\n1: {name}; hand spoon")
    assert game.why_not("extort 1") is None


def test_solitary_confinement_forbids_search_extortion_and_craft() -> None:
    """R4.1, R15.2"""
    game = position("0: solitary_confinement; hand knife, link, blade\n1: solitary_confinement; hand spoon")
    assert refused(game, "search") == "place-forbids R15.2"
    assert refused(game, "extort 1") == "place-forbids R15.2"
    assert refused(game, "craft knives") == "no-craft-here R8.1"
    assert place(game, 0) == "solitary_confinement"


def test_an_edition_says_what_a_place_forbids_and_offers() -> None:
    """R4.1"""
    showers = {"search": 4, "forbids": ["search", "extortion"], "actions": ["dig", "heal"]}
    own = edition_from({"places": {"showers": showers, "cell_block": {"actions": []}}}, "own board")
    game = position("0: showers; hand link, blade, spoon, knife; beatings 1\n1: showers", edition=own)
    assert refused(game, "search").startswith("place-forbids")
    assert refused(game, "extort 1").startswith("place-forbids")
    play(game, "heal", "dig spoon")
    there = position("0: cell_block; hand spoon\n1: showers", edition=own)
    assert refused(there, "dig spoon") == "wrong-place R3.4"


def test_an_edition_may_have_another_die_and_other_numbers() -> None:
    """R4.1"""
    numbers = {"cell_block": [1, 2], "cafeteria": [1, 2], "showers": [2], "infirmary": [1], "recreational_area": []}
    coin = edition_from({"game": {"die": 2}, "places": {name: {"numbers": n} for name, n in numbers.items()}}, "coin")
    game = position("0: recreational_area\n1: showers\ndice: 2, 1", edition=coin)
    play(game, "move")
    assert game.legal_texts() == ["go cell_block", "go cafeteria", "go showers"]
    play(game, "go showers", "move")
    assert game.legal_texts() == ["go cell_block", "go cafeteria", "go infirmary"]
