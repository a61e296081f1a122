"""Questions with Michel(le), teams, modular Places and the Warden in play."""

from __future__ import annotations

from blackgate.rules.kinds import NOBODY
from tests.wording.readers import ANNA, BEN, CARL, DORA, asked


# --- Places
def test_the_destination_names_the_places_in_play_the_office_included() -> None:
    """R14.1, R16.2: a number of one's own Place leads to the Warden's Office too."""
    position = """
        options: warden; places workshop
        0: cell_block
        1: showers
        turn: 0
        dice: 1
    """
    assert (
        asked(position, "move", reader=ANNA)
        == "You rolled 1. Do you go to the Workshop or to the Warden\u2019s Office?"
    )


def test_in_team_mode_a_number_leads_to_three_places() -> None:
    """R13.4"""
    position = """
        options: team
        0: recreational_area
        1: showers
        2: showers
        3: showers
        turn: 0
        dice: 1
    """
    assert asked(position, "move", reader=BEN) == (
        "Waiting for Anna: the die shows 1; to Cell Block A, to the Cafeteria or to Cell Block B?"
    )


def test_whoever_may_go_anywhere_is_told_where_not() -> None:
    """R14.2: the Psychiatric Ward in place of Solitary Confinement."""
    position = """
        options: places psychiatric_ward
        0: showers; hand master_key
        1: showers
        turn: 0
    """
    assert asked(position, "play master_key", reader=ANNA) == (
        "Where do you go? Any other Place will do but the Psychiatric Ward."
    )


def test_the_hand_limit_is_the_players_own() -> None:
    """R14.11: the Trauma tremor."""
    position = """
        options: places psychiatric_ward
        0: showers; hand 7 link; trauma tremor
        1: showers
        turn: 0
    """
    assert asked(position, "end", reader=ANNA) == "You have 2 cards more than the limit of 5. Which do you discard?"


# --- Michel(le)
MICHELLE = """
    options: michelle
    0: cell_block
    1: showers
    turn: 0
"""


def test_michelle_is_asked_about_by_her_name() -> None:
    """R12.1, R12.2"""
    assert asked(MICHELLE, "end", reader=ANNA) == "Your turn is over. Do you roll for Michelle?"
    assert asked(MICHELLE, "end", reader=BEN, language="fr") == (
        "On attend Anna\u00a0: lancer le dé pour Michelle\u00a0?"
    )


def test_michelle_never_goes_to_the_office() -> None:
    """R12.4: she is in the Cafeteria, a number of which leads to the Office for players."""
    position = """
        options: michelle; warden; team
        0: showers
        1: showers
        2: showers
        3: showers
        turn: 0
        dice: 1
        michel: cafeteria
    """
    assert asked(position, "end", "roll_for_michel", reader=ANNA) == (
        "You rolled 1. Do you send Michelle to Cell Block A or to Cell Block B?"
    )


def test_who_is_extorted_by_michelle_reads_what_the_card_shows() -> None:
    """R12.6, R12.7"""
    position = """
        options: michelle
        0: cafeteria; hand knife, spoon
        1: infirmary
        turn: 0
        michel: showers
        michel_deck: knife_spoon
    """
    moved = "cautious_move showers"
    assert asked(position, moved, reader=ANNA) == (
        "Michelle extorts you. On the card: a Knife and a Spoon. Do you discard a Tool that it shows?"
    )
    assert asked(position, moved, "refuse", reader=ANNA) == "Lay a Weapon, or the combat against Michelle is lost."
    assert asked(position, moved, "refuse", reader=BEN) == (
        "Waiting for Anna: a Weapon, or the combat against Michelle is lost."
    )


# --- teams
def test_an_exchange_asks_one_and_then_the_other() -> None:
    """R13.9"""
    position = """
        options: team
        0: showers; hand link
        1: showers
        2: showers; hand cap
        3: showers
        turn: 0
    """
    first, then = ["exchange 2"], ["exchange 2", "done"]
    assert asked(position, *first, reader=ANNA) == "What do you give to Carl? What is given is given."
    assert asked(position, *first, reader=CARL) == "Waiting for Anna: what to give to you?"
    assert asked(position, *then, reader=CARL) == "What do you give back to Anna? What is given is given."
    assert asked(position, *then, reader=BEN) == "Waiting for Carl: what to give back to Anna?"


def test_a_helper_reads_for_whom_and_against_whom() -> None:
    """R13.5"""
    position = """
        options: team
        0: showers; hand knife
        1: showers; hand spoon
        2: cafeteria
        3: showers; hand knife
        turn: 0
    """
    actions = ["extort 1", "demand shovel", "lay knife", "refuse", "yield"]
    assert asked(position, *actions, reader=DORA) == "Do you lay a Weapon for Ben in the combat against Anna?"
    assert asked(position, *actions, reader=BEN) == "Waiting for Dora: a Weapon for you in the combat against Anna?"


def test_a_game_that_a_team_has_won_names_the_team() -> None:
    """R13.3: points are added up, so that the player with most points may lose."""
    position = """
        options: team
        0: cell_block; points 8
        1: cell_block_b; points 9
        2: cell_block; points {}
        3: cell_block_b; points 2
        turn: 0
        over: yes
    """
    won, shared = position.format(8), position.format(3)
    assert asked(won, reader=ANNA) == "The game is over. You win, together with Carl."
    assert asked(won, reader=BEN) == "The game is over. Anna and Carl win together."
    assert asked(shared, reader=BEN) == "The game is over. You share the victory with Anna, Carl and Dora."
    assert asked(shared, reader=NOBODY) == "The game is over. Anna, Ben, Carl and Dora share the victory."


# --- Dig In and the Warden
def test_a_brawl_asks_for_a_weapon_or_a_beating() -> None:
    """R14.8"""
    position = """
        options: places gymnasium
        0: gymnasium; hand knife
        1: gymnasium; hand knife
        turn: 0
    """
    assert asked(position, "brawl knife", reader=BEN) == (
        "There is a Brawl. Do you discard a Weapon, or do you take a Beating?"
    )


def test_the_others_are_asked_for_a_report_and_then_the_actor_for_a_freepass() -> None:
    """R16.5, R16.6"""
    position = """
        options: warden
        0: cafeteria; tokens corruption
        1: showers; tokens corruption
        turn: 0
        warden: cafeteria
    """
    assert asked(position, "steal_spoon", reader=BEN) == (
        "Anna has done something illegal, right next to the Warden. Do you report it?"
    )
    assert asked(position, "steal_spoon", reader=ANNA) == "Waiting for Ben: anything to report about you?"
    assert asked(position, "steal_spoon", "report", reader=ANNA) == (
        "You have been reported. Do you discard a Corruption token to go free?"
    )
    assert asked(position, "steal_spoon", "report", "freepass", reader=BEN) == (
        "Do you discard a Corruption token to have Anna punished?"
    )
