"""Dig In in general (R14.1-R14.4): modular Places take the slot of another, and tokens have stacks."""

from __future__ import annotations

from dataclasses import replace

import pytest

import blackgate
from blackgate import BlackgateError, EditionError, Options
from blackgate.edition import edition_from
from tests.rules.scenario import events, hand, place, play, position, refused
from tests.rules.tokens import stack, tokens, warden

REPLACED = {
    "library": "showers",
    "workshop": "cafeteria",
    "gambling_cells": "cell_block",
    "gymnasium": "recreational_area",
    "laundry": "infirmary",
    "psychiatric_ward": "solitary_confinement",
}
ALL = ", ".join(REPLACED)

TOKEN_ACTIONS = [
    ("library", "study", "spy"),
    ("workshop", "develop_skills", "skill"),
    ("gambling_cells", "plan", "planning"),
    ("gymnasium", "workout", "bodybuilding"),
    ("laundry", "steal_bandage", "bandage"),
]


# --- R14.1: each replaces one
@pytest.mark.parametrize(("new", "old"), REPLACED.items())
def test_a_modular_place_has_the_numbers_of_the_one_it_replaces(new: str, old: str) -> None:
    """R14.1"""
    usual = {found.name: found.numbers for found in blackgate.rulebook(4).places}
    changed = {found.name: found.numbers for found in blackgate.rulebook(Options(4, places=(new,))).places}
    assert changed[new] == usual[old]
    assert old not in changed
    assert {name: numbers for name, numbers in changed.items() if name != new} == {
        name: numbers for name, numbers in usual.items() if name != old
    }


def test_all_six_can_be_used_together_and_each_alone() -> None:
    """R14.1"""
    for places in (tuple(REPLACED), *((name,) for name in REPLACED)):
        game = blackgate.new_game(Options(3, places=places), seed=1)
        names = {found.name for found in game.book.places if found.name}
        assert names == (set(REPLACED.values()) - {REPLACED[name] for name in places}) | set(places)


def test_two_places_cannot_replace_the_same_one() -> None:
    """R14.1: in an edition that has a second one for the Showers."""
    chapel = {"replaces": "showers", "search": 1, "forbids": [], "actions": [], "source": "house"}
    own = edition_from({"modular_places": {"chapel": chapel}}, "two for the Showers")
    with pytest.raises(BlackgateError, match=r"chapel and library both replace showers.*R14\.1"):
        blackgate.rulebook(Options(4, places=("library", "chapel")), own)


def test_a_place_that_is_not_in_the_box_is_refused() -> None:
    """R14.1"""
    with pytest.raises(BlackgateError, match=r"'sauna'.*library.*R14\.1"):
        blackgate.rulebook(Options(4, places=("sauna",)))


@pytest.mark.parametrize("name", ["chapel", "places", "tokens", "warden", "__init__", "gymnasium.brawl", "...errors"])
def test_a_place_without_a_class_of_its_own_is_refused_whatever_its_entry_is_called(name: str) -> None:
    """R14.1: not even a name that no edition file may have leads out of the folder of the Places."""
    standard = blackgate.load_edition()
    own = replace(standard, modular_places={name: standard.modular_places["library"]}, fingerprint=f"own {name}")
    for language, found in (("en", "no class"), ("fr", "aucune classe")):
        with pytest.raises(EditionError) as refusal:
            blackgate.rulebook(Options(4, places=(name,)), own)
        assert f"modular_places.{name}" in refusal.value.text(language)
        assert found in refusal.value.text(language)
        assert f"rules/dig_in/{name}.py" in refusal.value.text(language)


@pytest.mark.parametrize(("die", "text", "there"), [(5, "go showers", "library"), (1, "go cafeteria", "workshop")])
def test_the_die_leads_to_the_replacement(die: int, text: str, there: str) -> None:
    """R14.1"""
    game = position(f"""
        options: places library, workshop
        0: infirmary
        1: infirmary
        dice: {die}
        """)
    play(game, "move", text)
    assert place(game, 0) == there


# --- R14.2: what names the old Place means the new one
def test_players_start_in_the_place_that_replaces_the_cell_block() -> None:
    """R14.2, R1.5"""
    game = blackgate.new_game(Options(3, places=("gambling_cells",)), seed=1)
    assert [place(game, seat) for seat in range(3)] == ["gambling_cells"] * 3


def test_a_place_goes_by_either_name() -> None:
    """R14.2"""
    game = position("""
        options: places library, laundry
        0: showers
        1: library
        """)
    assert [place(game, seat) for seat in range(2)] == ["library", "library"]
    play(game, "cautious_move infirmary")
    assert place(game, 0) == "laundry"


def test_dealers_buy_and_sell_in_the_workshop() -> None:
    """R14.2: the card dealers names the Cafeteria."""
    game = position("""
        options: places workshop
        0: workshop; gang dealers; hand link; cigarettes 2
        1: showers
        """)
    play(game, "sell link", "buy knife")
    assert (hand(game, 0), game.players[0].cigarettes) == ({"knife": 1}, 1)


def test_nobody_else_buys_or_sells_in_the_workshop() -> None:
    """R14.2"""
    game = position("""
        options: places workshop
        0: workshop; gang supplier; hand link; cigarettes 2
        1: showers
        """)
    assert refused(game, "buy knife") == "wrong-place R3.4"
    assert refused(game, "sell link") == "wrong-place R3.4"


def test_a_lockdown_sends_to_the_gambling_cells_and_leaves_the_ward_alone() -> None:
    """R14.2: the card lockdown names the Cell Block and Solitary Confinement."""
    game = position("""
        options: places gambling_cells, psychiatric_ward
        0: showers; hand lockdown
        1: infirmary
        2: psychiatric_ward; trauma apathy
        """)
    play(game, "play lockdown")
    assert [place(game, seat) for seat in range(3)] == ["gambling_cells", "gambling_cells", "psychiatric_ward"]


def test_the_card_solitary_confinement_sends_to_the_ward() -> None:
    """R14.2"""
    game = position("""
        options: places psychiatric_ward
        0: showers; hand solitary_confinement
        1: showers
        2: psychiatric_ward; trauma apathy
        """)
    play(game, "play solitary_confinement")
    assert refused(game, "target 2") == "not-a-target R18.12"
    play(game, "target 1")
    assert place(game, 1) == "psychiatric_ward"


def test_michel_and_the_warden_start_in_the_replacements() -> None:
    """R14.2, R12.1, R16.1"""
    game = position("""
        options: michel; warden; places library, gambling_cells
        0: infirmary
        1: infirmary
        dice: 5
        cards: no_knife
        """)
    assert warden(game) == "gambling_cells"
    play(game, "move", "go showers")
    assert place(game, 0) == "library"
    assert "michel-extorts" in events(game)


# --- R14.3: tokens
def test_how_many_tokens_there_are() -> None:
    """R14.3: ten of each kind, and six Traumas."""
    game = blackgate.new_game(Options(6, places=tuple(REPLACED), warden=True), seed=1)
    kinds = ("spy", "skill", "planning", "bodybuilding", "bandage", "corruption")
    assert [stack(game, token) for token in kinds] == [10] * 6
    assert [tokens(game, seat) for seat in range(6)] == [{}] * 6
    assert game.module_piles[0].size() == 6


@pytest.mark.parametrize(("there", "action", "token"), TOKEN_ACTIONS)
def test_a_token_comes_from_its_stack_and_from_no_other(there: str, action: str, token: str) -> None:
    """R14.3"""
    game = position(f"options: places {ALL}\n0: {there}\n1: {there}")
    play(game, action)
    assert (tokens(game, 0), stack(game, token), game.actions) == ({token: 1}, 9, 1)
    others = {"spy", "skill", "planning", "bodybuilding", "bandage", "corruption"} - {token}
    assert {stack(game, other) for other in others} == {10}


@pytest.mark.parametrize(("there", "action", "token"), TOKEN_ACTIONS)
def test_one_player_may_have_all_tokens_of_a_kind(there: str, action: str, token: str) -> None:
    """R14.3: no limit per player."""
    game = position(f"options: places {there}\n0: {there}; tokens 8 {token}\n1: {there}")
    play(game, action, action)
    assert (tokens(game, 0), stack(game, token)) == ({token: 10}, 0)


@pytest.mark.parametrize(("there", "action", "token"), TOKEN_ACTIONS)
def test_an_empty_stack_gives_none(there: str, action: str, token: str) -> None:
    """R14.3: the action is then not possible."""
    game = position(f"options: places {there}\n0: {there}\n1: {there}; tokens 10 {token}")
    assert refused(game, action) == "no-tokens-left R14.3"


def test_an_empty_stack_of_corruption_leaves_nobody_to_bribe() -> None:
    """R14.3, R16.6"""
    game = position("""
        options: warden
        0: wardens_office; cigarettes 5
        1: showers; tokens 10 corruption
        """)
    assert refused(game, "bribe") == "no-tokens-left R14.3"


@pytest.mark.parametrize(("there", "action", "token"), TOKEN_ACTIONS)
def test_a_token_is_taken_only_in_its_place(there: str, action: str, token: str) -> None:
    """R14.3, R3.4"""
    elsewhere = "laundry" if there != "laundry" else "library"
    game = position(f"options: places {ALL}\n0: {elsewhere}\n1: {there}")
    assert refused(game, action) == "wrong-place R3.4"
    assert stack(game, token) == 10


def test_a_discarded_token_goes_back_to_its_stack_and_can_be_taken_again() -> None:
    """R14.3"""
    game = position("""
        options: places library
        0: library; tokens 10 spy
        1: showers; hand link
        """)
    assert refused(game, "study") == "no-tokens-left R14.3"
    play(game, "spy 1")
    assert stack(game, "spy") == 1
    play(game, "study")
    assert (tokens(game, 0), stack(game, "spy")) == ({"spy": 10}, 0)


def test_an_edition_says_how_many_tokens_there_are() -> None:
    """R14.3"""
    own = edition_from({"tokens": {"spy": 1}}, "one spy")
    game = position("options: places library\n0: library\n1: showers", edition=own)
    play(game, "study")
    assert refused(game, "study") == "no-tokens-left R14.3"


# --- R14.4: Search values
@pytest.mark.parametrize(
    ("there", "value"),
    [
        ("library", 2),
        ("workshop", 2),
        ("gambling_cells", 1),
        ("gymnasium", 1),
        ("laundry", 2),
        ("wardens_office", 1),
    ],
)
def test_how_many_cards_a_search_finds_in_a_modular_place(there: str, value: int) -> None:
    """R14.4"""
    game = position(f"options: warden; places {ALL}\n0: {there}\n1: showers\nwarden: showers")
    play(game, "search")
    assert game.players[0].hand_size == value
