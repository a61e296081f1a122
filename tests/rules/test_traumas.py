"""The six Traumas (R14.11): what each forbids, also for no action (R18.10, R18.11), and what it does not."""

from __future__ import annotations

from functools import partial

import pytest

from blackgate.edition import edition_from
from tests.rules.scenario import events, hand, place, play, position, refused
from tests.rules.tokens import gang_card, trauma

with_the_ward = partial(position, options="places psychiatric_ward")

FORBIDDEN = {
    "apathy": [],
    "cowardice": ["extort 1"],
    "tremor": [],
    "avarice": ["buy knife"],
    "paranoia": ["join crew"],
    "stupor": ["play care_package"],
}
ACTIONS = {"search", "move", "extort 1", "buy knife", "sell link", "join crew", "play care_package", "craft pickaxe"}


@pytest.mark.parametrize(("name", "forbidden"), FORBIDDEN.items())
def test_each_trauma_forbids_one_thing_and_nothing_else(name: str, forbidden: list[str]) -> None:
    """R14.11: of all that could be done here."""
    generous = edition_from({"places": {"recreational_area": {"search": 2}}}, "something to search")
    game = with_the_ward(
        f"""
        0: recreational_area; hand knife, chain, cap, care_package, link, pike; cigarettes 2; trauma {name}
        1: recreational_area; hand link
        """,
        edition=generous,
    )
    assert ACTIONS - set(game.legal_texts()) == set(forbidden)
    for action in forbidden:
        assert refused(game, action) == "traumatized R14.11"


# --- apathy
@pytest.mark.parametrize(("there", "seat", "drawn"), [("cafeteria", "", 1), ("showers", "; gang scavenger", 3)])
def test_apathy_draws_one_card_fewer(there: str, seat: str, drawn: int) -> None:
    """R14.11, R5.1: the Search action; bonuses and reductions are added up."""
    game = with_the_ward(f"0: {there}; trauma apathy{seat}\n1: showers")
    play(game, "search")
    assert game.players[0].hand_size == drawn


def test_apathy_leaves_nothing_to_search_for_where_there_is_one_card() -> None:
    """R14.11: not below 0, and then the Search would change nothing (R18.12)."""
    game = with_the_ward("0: cell_block; trauma apathy\n1: showers")
    assert refused(game, "search") == "nothing-to-draw R5.1"
    game = with_the_ward("0: cell_block; trauma apathy; gang scavenger\n1: showers")
    assert play(game, "search").players[0].hand_size == 1


def test_apathy_does_not_affect_other_draws() -> None:
    """R14.11: a care_package, a burglar."""
    game = with_the_ward("""
        0: showers; trauma apathy; hand care_package; background burglar
        1: showers
        """)
    play(game, "play care_package", "reveal burglar")
    assert game.players[0].hand_size == 6


def test_whoever_is_cured_of_apathy_searches_as_before() -> None:
    """R14.10, R14.11"""
    game = with_the_ward("0: infirmary; trauma apathy\n1: showers")
    play(game, "heal trauma", "search")
    assert game.players[0].hand_size == 2


# --- cowardice
def test_cowardice_forbids_extortion_whatever_card_helps() -> None:
    """R14.11, R18.10, R18.11: a long_arm does not lift it, and an enforcer has no effect."""
    game = with_the_ward("""
        0: showers; hand knife; trauma cowardice; gang long_arm; background enforcer
        1: showers; hand link
        """)
    assert refused(game, "extort 1") == "traumatized R14.11"
    assert refused(game, "reveal enforcer") == "no-effect R18.12"
    assert refused(game, "reveal enforcer bonus") == "no-effect R18.12"


def test_a_coward_is_extorted_and_defends() -> None:
    """R14.11"""
    game = with_the_ward("""
        0: showers; hand knife, link
        1: showers; hand knife; trauma cowardice
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "lay knife", "yield")
    assert (game.players[0].beatings, hand(game, 1)) == (1, {"link": 1})


def test_a_coward_may_start_a_brawl_and_use_cards_against_others() -> None:
    """R14.11: no Extortion action, and nothing else."""
    game = position("""
        options: places psychiatric_ward, gymnasium
        0: gymnasium; hand knife, sucker_punch; trauma cowardice; background loan_shark
        1: gymnasium; cigarettes 5
        """)
    play(game, "reveal loan_shark", "target 1", "brawl knife", "play sucker_punch", "target 1")
    assert (game.players[1].beatings, game.players[0].cigarettes) == (2, 5)


# --- tremor
def test_tremor_makes_the_hand_limit_five() -> None:
    """R14.11, R3.6: at the end of the player's own turn."""
    game = with_the_ward("0: showers; hand 7 knife, link; trauma tremor\n1: showers")
    play(game, "end")
    assert (game.asked(), game.legal_texts()) == (0, ["discard knife", "discard link"])
    play(game, "discard knife", "discard knife", "discard link")
    assert (hand(game, 0), game.asked()) == ({"knife": 5}, 1)


def test_with_tremor_five_cards_may_be_kept() -> None:
    """R14.11"""
    game = with_the_ward("0: showers; hand 5 knife; trauma tremor\n1: showers")
    assert play(game, "end").asked() == 1


def test_tremor_is_checked_only_for_the_active_player() -> None:
    """R14.11, R3.6"""
    game = with_the_ward("0: showers\n1: showers; hand 8 knife; trauma tremor")
    play(game, "end")
    assert (game.asked(), hand(game, 1), game.actions) == (1, {"knife": 8}, 2)


def test_the_limit_is_the_one_in_force_at_the_end_of_the_turn() -> None:
    """R3.6, R14.10: whoever was healed in time keeps ten cards."""
    game = with_the_ward("0: infirmary; hand 10 knife; trauma tremor\n1: showers")
    play(game, "heal trauma", "end")
    assert (game.asked(), hand(game, 0)) == (1, {"knife": 10})


# --- avarice
def test_avarice_forbids_buy_wherever_it_would_be() -> None:
    """R14.11: dealers in the Cafeteria too; Sell stays possible."""
    game = with_the_ward("""
        0: cafeteria; cigarettes 9; trauma avarice; gang dealers; hand link
        1: showers
        """)
    assert refused(game, "buy shovel") == "traumatized R14.11"
    play(game, "sell link")
    assert game.players[0].cigarettes == 10


def test_a_smuggler_with_avarice_buys_nothing() -> None:
    """R18.10, R18.11: "wherever you are" never lifts a Trauma."""
    game = with_the_ward("""
        0: showers; cigarettes 9; trauma avarice; background smuggler
        1: showers
        """)
    assert refused(game, "reveal smuggler") == "no-effect R18.12"


def test_a_smuggler_of_the_cartel_with_avarice_takes_the_knife_of_the_bonus() -> None:
    """R18.12: do what is possible."""
    game = with_the_ward("""
        0: showers; cigarettes 9; trauma avarice; background smuggler; gang supplier
        1: showers
        """)
    play(game, "reveal smuggler bonus")
    assert (hand(game, 0), game.players[0].cigarettes, game.asked()) == ({"knife": 1}, 9, 0)


def test_avarice_forbids_neither_a_fence_nor_a_bet_nor_a_bribe() -> None:
    """R14.11"""
    game = position("""
        options: warden; places psychiatric_ward, gambling_cells
        0: wardens_office; cigarettes 2; trauma avarice; hand link; background fence
        1: showers
        """)
    play(game, "bribe", "reveal fence", "sell link")
    assert game.players[0].cigarettes == 1
    game = position("""
        options: places psychiatric_ward, gambling_cells
        0: gambling_cells; cigarettes 1; trauma avarice
        1: showers
        dice: 2
        """)
    assert play(game, "bet 1 2").players[0].cigarettes == 2


# --- paranoia
def test_paranoia_discards_the_gang_card_at_once() -> None:
    """R14.11, R1.3: under its pile, and with it the ability."""
    game = with_the_ward("""
        0: showers; hand solitary_confinement
        1: showers; gang herbalist; beatings 1
        cards: paranoia
        triad: artisan
        """)
    play(game, "play solitary_confinement", "target 1")
    assert (trauma(game, 1), gang_card(game, 1)) == ("paranoia", "")
    assert len(game.gang_piles[4].tail) == 1
    assert "leaves-gang" in events(game)
    play(game, "end")
    assert refused(game, "heal") == "wrong-place R3.4"


@pytest.mark.parametrize("name", [name for name in FORBIDDEN if name != "paranoia"])
def test_the_other_traumas_leave_the_gang_card(name: str) -> None:
    """R14.11"""
    game = with_the_ward(f"""
        0: showers; hand solitary_confinement
        1: showers; gang herbalist
        cards: {name}
        """)
    play(game, "play solitary_confinement", "target 1")
    assert (trauma(game, 1), gang_card(game, 1)) == (name, "herbalist")


def test_paranoia_forbids_every_way_to_join_a_gang() -> None:
    """R14.11, R18.10: Change style and a tattoo are Join a Gang."""
    game = position("""
        options: places psychiatric_ward, laundry
        0: laundry; hand chain, cap, tattoo; trauma paranoia
        1: showers
        """)
    assert refused(game, "join crew") == "traumatized R14.11"
    assert refused(game, "change_style crew") == "traumatized R14.11"
    assert refused(game, "play tattoo") == "no-effect R18.12"


def test_whoever_is_cured_of_paranoia_may_join_again() -> None:
    """R14.10, R14.11: the card does not come back by itself."""
    game = with_the_ward("""
        0: infirmary; hand chain, cap; trauma paranoia
        1: showers
        """)
    play(game, "heal trauma")
    assert gang_card(game, 0) == ""
    play(game, "join crew", "pay chain", "pay cap")
    assert gang_card(game, 0)


def test_paranoia_takes_no_bonus_but_leaves_the_background() -> None:
    """R10.1, R14.11"""
    game = with_the_ward("""
        0: showers; hand solitary_confinement
        1: showers; gang allowance; background kingpin
        cards: paranoia
        """)
    play(game, "play solitary_confinement", "target 1", "pass", "pass", "end")
    assert game.players[1].cigarettes == 0  # an allowance would have paid
    assert refused(game, "reveal kingpin bonus") == "not-your-gang R10.1"
    assert play(game, "reveal kingpin").players[1].cigarettes == 4


# --- stupor
def test_stupor_forbids_action_cards_on_any_stage() -> None:
    """R14.11, R18.10: also for no action; painkillers against the Trauma itself are one."""
    game = with_the_ward("""
        0: showers; hand care_package, painkillers; trauma stupor; gang stage
        1: showers
        """)
    assert refused(game, "play care_package") == "traumatized R14.11"
    assert refused(game, "play painkillers") == "traumatized R14.11"


def test_stupor_forbids_neither_backgrounds_nor_selling_action_cards() -> None:
    """R14.11"""
    game = with_the_ward("""
        0: recreational_area; hand care_package; trauma stupor; background getaway_driver
        1: showers
        """)
    play(game, "sell care_package", "reveal getaway_driver", "go showers")
    assert (game.players[0].cigarettes, place(game, 0)) == (1, "showers")


# --- the edition
def test_an_edition_says_what_a_trauma_does() -> None:
    """R14.11"""
    own = edition_from({"traumas": {"apathy": {"do": "small_hand", "limit": 1}, "tremor": {"limit": 3}}}, "own traumas")
    for name, limit in (("apathy", 1), ("tremor", 3)):
        text = f"options: places psychiatric_ward\n0: showers; hand 4 knife; trauma {name}\n1: showers"
        game = play(position(text, edition=own), "end")
        while game.asked() == 0:
            play(game, "discard knife")
        assert hand(game, 0) == {"knife": limit}
