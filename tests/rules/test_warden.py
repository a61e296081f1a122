"""The Warden (R16): her Office, Attract, what is illegal in her Place, Bribe, and Michel(le) restrained.

Reports and the order of things are in test_warden_order.py, the uses of Corruption in test_corruption.py.
"""

from __future__ import annotations

import pytest

import blackgate
from blackgate import Options
from blackgate.edition import edition_from
from tests.rules.scenario import events, hand, place, play, position, refused
from tests.rules.tokens import stack, tokens, warden


# --- R16.1: the Office, and where she starts
def test_the_office_is_a_seventh_place_without_a_number() -> None:
    """R16.1"""
    places = {found.name: found.numbers for found in blackgate.rulebook(Options(4, warden=True)).places if found.name}
    assert len(places) == 7
    assert places["wardens_office"] == ()
    assert "wardens_office" not in {found.name for found in blackgate.rulebook(4).places}


def test_no_extortion_no_craft_and_no_joining_in_the_office() -> None:
    """R16.1"""
    game = position("""
        options: warden
        0: wardens_office; hand knife, link, pike, chain, cap, tattoo
        1: wardens_office; hand link
        """)
    assert refused(game, "extort 1") == "place-forbids R16.1"
    assert refused(game, "craft pickaxe") == "no-craft-here R16.1"
    assert refused(game, "join crew") == "place-forbids R16.1"
    assert refused(game, "play tattoo") == "no-effect R18.12"
    play(game, "search")
    assert game.players[0].hand_size == 7


def test_cards_that_say_so_lift_what_the_office_forbids() -> None:
    """R18.11: an artisan's "any Place", a long_arm reaching in; an enforcer says no such thing."""
    game = position("options: warden\n0: wardens_office; hand link, pike; gang artisan\n1: showers")
    assert hand(play(game, "craft pickaxe"), 0) == {"pickaxe": 1}
    game = position("options: warden\n0: showers; hand knife; gang long_arm\n1: wardens_office; hand spoon")
    play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
    assert hand(game, 0) == {"spoon": 1}
    game = position("options: warden\n0: wardens_office; background enforcer\n1: wardens_office; hand link")
    assert refused(game, "reveal enforcer") == "no-effect R18.12"


def test_the_warden_starts_in_the_cell_block() -> None:
    """R16.1: in team mode in the Showers."""
    assert warden(blackgate.new_game(Options(4, warden=True), seed=1)) == "cell_block"
    assert warden(blackgate.new_game(Options(4, warden=True, team=True), seed=1)) == "showers"


# --- R16.2: getting to the Office
@pytest.mark.parametrize(
    ("there", "die", "exits"),
    [
        ("cell_block", 1, ["go cafeteria", "go wardens_office"]),
        ("cell_block", 2, ["go showers", "go wardens_office"]),
        ("showers", 5, ["go recreational_area", "go wardens_office"]),
        ("showers", 3, ["go cell_block", "go infirmary"]),
        ("wardens_office", 3, ["go cell_block", "go infirmary"]),
        ("solitary_confinement", 6, ["go infirmary", "go recreational_area"]),
    ],
)
def test_a_simple_move_leads_to_the_office_with_a_number_of_ones_own_place(
    there: str, die: int, exits: list[str]
) -> None:
    """R16.2"""
    game = position(f"options: warden\n0: {there}\n1: showers\ndice: {die}")
    play(game, "move")
    assert game.legal_texts() == exits
    if "go wardens_office" in exits:
        assert place(play(game, "go wardens_office"), 0) == "wardens_office"
    else:
        assert refused(game, "go wardens_office").split()[0] in ("not-with-this-die", "already-there")


def test_in_team_mode_the_office_comes_besides_the_other_cell_block() -> None:
    """R16.2, R13.4"""
    game = position("options: team; warden\n0: cell_block\n1: showers\n2: showers\n3: showers\ndice: 2")
    play(game, "move")
    assert game.legal_texts() == ["go showers", "go cell_block_b", "go wardens_office"]


@pytest.mark.parametrize(
    ("seat", "actions"),
    [
        ("", ["cautious_move wardens_office"]),
        ("; tokens planning", ["planned_move wardens_office"]),
        ("; hand master_key", ["play master_key", "go wardens_office"]),
        ("; background getaway_driver", ["reveal getaway_driver", "go wardens_office"]),
    ],
)
def test_a_cautious_move_or_a_card_leads_to_the_office(seat: str, actions: list[str]) -> None:
    """R16.2, docs/cards.md: "any Place" includes the Office."""
    game = position(f"options: warden; places gambling_cells\n0: showers{seat}\n1: showers")
    assert place(play(game, *actions), 0) == "wardens_office"


def test_without_the_warden_there_is_no_office() -> None:
    """R16.2"""
    game = position("0: cell_block\n1: showers\ndice: 1")
    assert refused(game, "cautious_move wardens_office") == "not-in-play R16.1"
    play(game, "move")
    assert place(game, 0) == "cafeteria"  # nothing to choose


# --- R16.3: Attract
@pytest.mark.parametrize("there", ["showers", "wardens_office", "solitary_confinement"])
def test_the_warden_is_attracted_to_the_players_place(there: str) -> None:
    """R16.3: an action, in any Place."""
    game = position(f"options: warden\n0: {there}\n1: showers")
    play(game, "attract_warden")
    assert (warden(game), game.actions) == (there, 1)
    assert events(game) == ["warden-goes"]


def test_she_cannot_be_attracted_to_where_she_already_is() -> None:
    """R16.3"""
    game = position("options: warden\n0: cell_block\n1: showers")
    assert refused(game, "attract_warden") == "warden-is-here R16.3"


def test_attracting_her_costs_an_action() -> None:
    """R16.3"""
    game = position("options: warden\n0: showers; background kingpin\n1: showers\nturn: 0; actions 0")
    assert refused(game, "attract_warden") == "no-actions R3.1"


# --- R16.4: what is illegal
ILLEGAL = [
    ("showers; hand knife", ["extort 1", "demand spoon", "lay knife"]),
    ("cafeteria; hand link, pike", ["craft pickaxe"]),
    ("laundry; hand pike; tokens bandage", ["craft pickaxe bandage"]),
    ("cell_block; hand spoon", ["dig spoon"]),
    ("recreational_area; cigarettes 2", ["buy knife"]),
    ("recreational_area; hand link", ["sell link"]),
    ("cafeteria; gang dealers; hand link", ["sell link"]),
    ("cafeteria", ["steal_spoon"]),
    ("gambling_cells; cigarettes 1", ["bet 1 2"]),
    ("workshop; hand pickaxe", ["improve pickaxe"]),
    ("laundry", ["steal_bandage"]),
    ("gymnasium; hand knife", ["brawl knife"]),
    ("showers; hand link; background fence", ["reveal fence", "sell link"]),
    ("showers; cigarettes 1; background smuggler", ["reveal smuggler", "buy knife"]),
    ("showers; hand pike; background blacksmith", ["reveal blacksmith", "craft pickaxe"]),
    ("showers; background enforcer", ["reveal enforcer", "extort 1", "demand spoon"]),
]
MODULAR = ("gambling_cells", "workshop", "laundry", "gymnasium", "library")


def options_for(there: str) -> str:
    return f"options: warden; places {there}" if there in MODULAR else "options: warden"


@pytest.mark.parametrize(("seat", "actions"), ILLEGAL, ids=[actions[0] for _, actions in ILLEGAL])
def test_an_illegal_action_in_her_place_can_be_reported(seat: str, actions: list[str]) -> None:
    """R16.4, R16.5; R18.10: for no action, it is that action all the same."""
    there = seat.split(";")[0]
    game = position(f"{options_for(there)}\n0: {seat}\n1: {there}\n2: infirmary\nwarden: {there}")
    play(game, *actions)
    assert (game.asked(), game.legal_texts()) == (1, ["report", "pass"])
    play(game, "pass")
    assert (game.asked(), game.legal_texts()) == (2, ["report", "pass"])
    play(game, "pass")
    assert (game.active, place(game, 0)) == (0, there)


@pytest.mark.parametrize(("seat", "actions"), ILLEGAL, ids=[actions[0] for _, actions in ILLEGAL])
def test_elsewhere_it_cannot_be_reported(seat: str, actions: list[str]) -> None:
    """R16.4"""
    there = seat.split(";")[0]
    game = position(f"{options_for(there)}\n0: {seat}\n1: {there}\n2: infirmary\nwarden: wardens_office")
    play(game, *actions)
    assert (game.asked(), game.legal_texts()[0]) == (0, "end")


@pytest.mark.parametrize(
    ("seat", "actions"),
    [
        ("cafeteria", ["search"]),
        ("showers", ["cautious_move cell_block"]),
        ("infirmary; beatings 1", ["heal"]),
        ("cafeteria; hand chain, cap", ["join crew", "pay chain", "pay cap"]),
        ("cafeteria; hand care_package", ["play care_package"]),
        ("cafeteria; hand cafeteria_key", ["play cafeteria_key"]),
        ("library", ["study"]),
        ("library", ["rehabilitate"]),
        ("library; tokens spy", ["spy 1"]),
        ("workshop", ["develop_skills"]),
        ("gambling_cells", ["plan"]),
        ("gymnasium", ["workout"]),
        ("laundry; hand cap", ["change_style crew", "pay cap"]),
        ("laundry; tokens bandage; beatings 1", ["bandage"]),
        ("wardens_office; cigarettes 2", ["bribe"]),
        ("cafeteria; background brawler", ["reveal brawler"]),
    ],
)
def test_everything_else_is_allowed_in_her_place(seat: str, actions: list[str]) -> None:
    """R16.4: nobody is asked for a report."""
    there = seat.split(";")[0]
    hers = "cell_block" if actions[0].startswith("cautious") else there
    extra = "" if "background" in seat else "; background kingpin"
    game = position(f"{options_for(there)}\n0: {seat}{extra}\n1: {there}; hand link\nwarden: {hers}")
    play(game, *actions)
    assert (game.asked(), game.legal_texts()[0]) == (0, "end")


def test_an_edition_says_what_is_illegal() -> None:
    """R16.4"""
    own = edition_from({"warden": {"illegal": ["search"]}}, "strict")
    game = position("options: warden\n0: cafeteria\n1: showers\nwarden: cafeteria", edition=own)
    play(game, "steal_spoon")
    assert game.asked() == 0
    play(game, "search")
    assert game.asked() == 1


# --- R16.6: Bribe
def test_a_bribe_costs_two_cigarettes_and_an_action() -> None:
    """R16.6"""
    game = position("options: warden\n0: wardens_office; cigarettes 5\n1: showers")
    play(game, "bribe")
    assert (game.players[0].cigarettes, game.actions) == (3, 1)
    assert (tokens(game, 0), stack(game, "corruption")) == ({"corruption": 1}, 9)
    assert events(game) == ["loses-cigarettes", "takes-token"]


def test_a_bribe_needs_two_cigarettes_and_the_office() -> None:
    """R16.6"""
    game = position("options: warden\n0: wardens_office; cigarettes 1\n1: showers")
    assert refused(game, "bribe") == "no-bribe R16.6"
    game = position("options: warden\n0: cell_block; cigarettes 5\n1: showers")
    assert refused(game, "bribe") == "wrong-place R3.4"


# --- R16.8: Michel(le)
def test_whoever_arrives_in_their_place_is_safe_where_she_is() -> None:
    """R16.8"""
    text = "options: michel; warden\n0: infirmary\n1: infirmary\ndice: 5\ncards: knife_spoon\n"
    game = position(text + "warden: showers")
    play(game, "move", "go showers")
    assert "michel-extorts" not in events(game)
    game = position(text + "warden: cafeteria")
    play(game, "move", "go showers")
    assert "michel-extorts" in events(game)


def test_michel_who_come_to_her_place_extort_nobody() -> None:
    """R16.8"""
    text = "options: michelle; warden\n0: infirmary\n1: infirmary\ndice: 6\ncards: knife_spoon\n"
    for hers, expected in (("infirmary", False), ("cell_block", True)):
        game = position(text + f"warden: {hers}")
        play(game, "end", "roll_for_michel", "go infirmary")
        assert ("michel-extorts" in events(game)) == expected


def test_michel_never_enter_her_office() -> None:
    """R12.4, R16.2: a number of one's own Place leads a player there, but not them."""
    game = position("""
        options: team; michel; warden
        0: infirmary
        1: infirmary
        2: infirmary
        3: infirmary
        michel: cell_block
        dice: 1
        """)
    play(game, "end", "roll_for_michel")
    assert game.legal_texts() == ["go cafeteria", "go cell_block_b"]


def test_nothing_happens_when_she_leaves_until_the_next_arrival() -> None:
    """R16.8"""
    game = position("""
        options: michel; warden
        0: showers; hand link
        1: infirmary; hand link
        2: showers; hand link
        warden: showers
        turn: 1
        dice: 5, 2
        cards: knife_spoon
        """)
    play(game, "attract_warden")
    assert (game.asked(), warden(game)) == (1, "infirmary")
    assert events(game) == ["warden-goes"]
    play(game, "move", "go showers")  # the next arrival
    told = game.take_events()
    assert [event.seat for event in told if event.name == "michel-extorts"] == [1]


def test_nothing_happens_when_she_comes() -> None:
    """R16.8: whoever is in their Place is not extorted before or after."""
    game = position("options: michel; warden\n0: showers; hand link\n1: showers; hand link")
    play(game, "attract_warden")
    assert events(game) == ["warden-goes"]
    assert (game.asked(), game.actions) == (0, 1)
