"""Solitary Confinement (R15): how one gets there, what a turn begun there can do, and the way out."""

from __future__ import annotations

import pytest

from blackgate import Game
from tests.rules.scenario import events, hand, place, play, position, refused
from tests.standard import GANG_CARD_NAMES


def turn_begins(seat: str, others: str = "1: showers; hand spoon", more: str = "") -> Game:
    """Seat 0 begins a turn in Solitary Confinement."""
    game = position(f"0: solitary_confinement{seat}\n{others}\nturn: 1; actions 0\n{more}")
    while game.asked() == 1:
        play(game, "end")
    assert game.asked() == 0
    return game


# --- R15.1: reached only by being sent
def test_a_card_sends_a_player_to_solitary_confinement() -> None:
    """R15.1"""
    game = position("""
        0: showers; hand solitary_confinement
        1: cafeteria
        """)
    play(game, "play solitary_confinement", "target 1")
    assert place(game, 1) == "solitary_confinement"
    assert "is-sent" in events(game)


def test_nobody_goes_there_by_a_move_or_a_card_of_their_own() -> None:
    """R15.1, R6.2"""
    game = position("""
        0: showers; hand master_key
        1: cafeteria
        """)
    assert refused(game, "cautious_move solitary_confinement") == "only-by-being-sent R6.2"
    play(game, "play master_key")
    assert refused(game, "go solitary_confinement") == "only-by-being-sent R6.2"


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_no_number_of_the_die_leads_there(die: int) -> None:
    """R15.1, R4"""
    game = position(f"""
        0: solitary_confinement
        1: cafeteria
        turn: 0; actions 1; confined
        dice: {die}
        """)
    play(game, "move")
    assert game.asked() == 0
    assert len(game.legal_texts()) == 2
    assert "go solitary_confinement" not in game.legal_texts()


def test_whoever_is_already_there_cannot_be_sent_there() -> None:
    """R15.1"""
    game = position("""
        0: showers; hand solitary_confinement
        1: solitary_confinement
        2: cafeteria
        """)
    play(game, "play solitary_confinement")
    assert refused(game, "target 1") == "not-a-target R18.12"


def test_being_sent_there_costs_nothing_else() -> None:
    """R15.1: hand, Beatings, cigarettes and Gang stay."""
    game = position("""
        0: showers; hand solitary_confinement
        1: cafeteria; hand spoon, link; cigarettes 4; beatings 1; gang charm
        """)
    play(game, "play solitary_confinement", "target 1")
    player = game.players[1]
    assert hand(game, 1) == {"spoon": 1, "link": 1}
    assert (player.cigarettes, player.beatings) == (4, 1)
    assert GANG_CARD_NAMES[player.gang_card.index] == "charm"


# --- R15.2: the turn
def test_a_turn_that_starts_there_has_one_action() -> None:
    """R15.2"""
    game = turn_begins("; hand 2 care_package; background burglar")
    assert game.actions == 1
    play(game, "play care_package")
    assert refused(game, "play care_package") == "no-actions R3.1"


def test_a_turn_that_starts_there_has_neither_search_nor_extortion_nor_craft() -> None:
    """R15.2"""
    game = turn_begins("; hand knife, link, pike", "1: solitary_confinement; hand spoon")
    assert refused(game, "search") == "place-forbids R15.2"
    assert refused(game, "extort 1") == "place-forbids R15.2"
    assert refused(game, "craft pickaxe") == "no-craft-here R8.1"


def test_they_are_forbidden_for_the_whole_of_that_turn() -> None:
    """R15.2: whoever has left may not do them either, with whatever actions are left."""
    game = turn_begins("; hand knife, link, pike, bribed_guard", "1: infirmary; hand spoon", "dice: 3")
    play(game, "play bribed_guard", "move", "go infirmary")
    assert game.actions == 1
    assert refused(game, "search") == "confined R15.2"
    assert refused(game, "extort 1") == "confined R15.2"
    assert refused(game, "craft pickaxe") == "confined R15.2"


def test_other_actions_are_allowed_once_outside() -> None:
    """R15.2: Dig, Heal, Buy, Sell, Steal a spoon, Join a Gang, cards, Moves."""
    game = turn_begins("; hand spoon, bribed_guard, chain, cap", more="dice: 1")
    play(game, "play bribed_guard", "move", "go cell_block", "dig spoon")
    assert game.players[0].points == 1


def test_the_next_turn_is_an_ordinary_one_again() -> None:
    """R15.2: it starts elsewhere."""
    game = turn_begins("; hand knife", "1: infirmary; hand spoon", "dice: 3")
    play(game, "move", "go infirmary", "end")
    assert game.asked() == 0
    assert game.actions == 2
    assert {"search", "extort 1"} <= set(game.legal_texts())


def test_whoever_stays_there_has_one_action_again() -> None:
    """R15.2"""
    game = turn_begins("; hand link")
    play(game, "end", "end")
    assert game.asked() == 0
    assert game.actions == 1


def test_extra_actions_from_cards_count() -> None:
    """R15.2: bribed_guard brings 2, a getaway_driver's bonus 1."""
    game = turn_begins("; hand bribed_guard")
    play(game, "play bribed_guard")
    assert game.actions == 2
    game = turn_begins("; background getaway_driver; gang lookout")
    play(game, "reveal getaway_driver bonus", "go showers")
    assert game.actions == 2


# --- the way out
def test_a_simple_move_is_a_way_out() -> None:
    """R15.2"""
    game = turn_begins("", more="dice: 4")
    play(game, "move")
    assert game.legal_texts() == ["go cafeteria", "go recreational_area"]
    play(game, "go cafeteria")
    assert place(game, 0) == "cafeteria"


def test_a_cautious_move_is_a_way_out_only_if_it_can_be_paid_for() -> None:
    """R15.2, R6.2: it costs 2 actions, with shortcut 1."""
    game = turn_begins("")
    assert refused(game, "cautious_move cafeteria") == "no-actions R6.2"
    game = turn_begins("; gang shortcut")
    play(game, "cautious_move cafeteria")
    assert place(game, 0) == "cafeteria"
    game = turn_begins("; hand bribed_guard")
    play(game, "play bribed_guard", "cautious_move cafeteria")
    assert place(game, 0) == "cafeteria"


def test_a_player_may_stay_and_do_something_else() -> None:
    """R15.2: no Move has to be made."""
    game = turn_begins("; hand chain, cap; background burglar")
    play(game, "join crew", "pay chain", "pay cap")
    assert place(game, 0) == "solitary_confinement"


# --- cards that lift the ban, and one that does not
def test_an_artisan_crafts_in_solitary_confinement_and_all_that_turn() -> None:
    """R18.11: "in any Place" lifts what a Place forbids and the ban of the turn."""
    game = turn_begins("; hand link, pike; gang artisan")
    play(game, "craft pickaxe")
    assert hand(game, 0) == {"pickaxe": 1}
    game = turn_begins("; hand link, pike, bribed_guard; gang artisan", more="dice: 3")
    play(game, "play bribed_guard", "move", "go cell_block", "craft pickaxe")
    assert hand(game, 0) == {"pickaxe": 1}


def test_a_long_arm_does_not_reach_out_of_solitary_confinement() -> None:
    """R18.11: the target may be anywhere, but one's own Place must allow it."""
    game = turn_begins("; hand knife; gang long_arm")
    assert refused(game, "extort 1") == "place-forbids R15.2"


def test_a_long_arm_reaches_into_solitary_confinement() -> None:
    """R18.11: the Place of the target forbids nothing."""
    game = position("""
        0: showers; hand knife; gang long_arm
        1: solitary_confinement; hand spoon
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
    assert hand(game, 0) == {"spoon": 1}


def test_a_herbalist_heals_in_solitary_confinement() -> None:
    """R18.11"""
    game = turn_begins("; beatings 2; gang herbalist")
    play(game, "heal")
    assert game.players[0].beatings == 0
