"""Questions: in the second person to whoever is asked, in the third to those who wait."""

from __future__ import annotations

import re
from textwrap import dedent

import pytest

import blackgate
from blackgate import View
from blackgate.edition import edition_from
from blackgate.messages import LANGUAGES
from blackgate.rules.kinds import NOBODY
from blackgate.wording import question_line
from tests.wording.conftest import Played
from tests.wording.readers import ANNA, BEN, CARL, NAMES, asked

EXTORTION = """
    0: showers; hand knife, 2 blade; gang ambush
    1: showers; hand shovel, knife; gang respect; background doctor
    2: cell_block
    turn: 0
"""


def test_the_turn_asks_what_to_do_with_the_actions_that_are_left() -> None:
    """R3.1"""
    assert asked(EXTORTION, reader=ANNA) == "Your turn: 2 actions left. What do you do?"
    assert asked(EXTORTION, reader=BEN) == "Waiting for Anna: 2 actions left."
    assert asked(EXTORTION, reader=NOBODY, language="fr") == "On attend Anna\u00a0: encore 2 actions."


def test_a_turn_without_actions_says_what_is_left_to_do() -> None:
    """R3.7"""
    position = """
        0: showers; background doctor
        1: showers
        turn: 0; actions 0
    """
    assert asked(position, reader=ANNA) == "You have no action left. Do what is free, or end your turn."


def test_the_demand_names_the_target() -> None:
    """R7.2"""
    assert asked(EXTORTION, "extort 1", reader=ANNA) == "You extort Ben. Which Tool do you demand?"
    assert asked(EXTORTION, "extort 1", reader=BEN) == "Waiting for Anna: which Tool to demand from you?"
    assert asked(EXTORTION, "extort 1", reader=CARL) == "Waiting for Anna: which Tool to demand from Ben?"


def test_the_intimidation_says_how_many_weapons_are_due() -> None:
    """R7.2, with respect: two Weapons."""
    actions = ["extort 1", "demand shovel"]
    question = "You demand a Shovel from Ben. Which Weapon do you lay?"
    assert asked(EXTORTION, *actions, reader=ANNA) == f"{question} 2 are due."
    assert asked(EXTORTION, *actions, "lay blade", reader=ANNA) == question


def test_the_answer_names_who_extorts_and_the_tool() -> None:
    """R18.1d"""
    actions = ["extort 1", "demand shovel", "lay knife", "lay blade"]
    assert asked(EXTORTION, *actions, reader=BEN) == "Anna extorts you and demands a Shovel. Do you cooperate?"
    assert asked(EXTORTION, *actions, reader=ANNA) == "Waiting for Ben: a Shovel for you, or a combat?"
    french = asked(EXTORTION, *actions, reader=CARL, language="fr")
    assert french == "On attend Ben\u00a0: une Pelle pour Anna, ou un combat\u00a0?"


def test_those_who_wait_do_not_learn_whether_the_target_has_the_tool() -> None:
    """R17.4: a target without the Tool is asked all the same, in the same words."""
    actions = ["extort 1", "demand pickaxe", "lay knife", "lay blade"]
    assert asked(EXTORTION, *actions, reader=ANNA) == "Waiting for Ben: a Pickaxe for you, or a combat?"


def test_a_fighter_reads_against_whom() -> None:
    """R7.4"""
    actions = ["extort 1", "demand shovel", "lay knife", "lay blade", "refuse"]
    assert asked(EXTORTION, *actions, reader=BEN) == "Lay a Weapon, or the combat against Anna is lost."
    assert asked(EXTORTION, *actions, reader=ANNA) == "Waiting for Ben: a Weapon, or the combat against you is lost."


def test_a_beating_names_its_cause() -> None:
    """R18.3"""
    actions = ["extort 1", "demand shovel", "lay knife", "lay blade", "refuse", "yield"]
    assert asked(EXTORTION, *actions, reader=BEN) == "A Beating is coming your way, from Anna. Do you take it?"
    assert asked(EXTORTION, *actions, reader=ANNA) == "Waiting for Ben: a Beating from you is on its way."


def test_the_destination_names_the_die_and_the_places() -> None:
    """R6.1"""
    position = """
        0: showers
        1: showers
        turn: 0
        dice: 4
    """
    assert asked(position, "move", reader=ANNA) == (
        "You rolled 4. Do you go to the Cafeteria or to the Recreational Area?"
    )
    assert asked(position, "move", reader=BEN, language="fr") == (
        "On attend Anna\u00a0: le dé montre 4\u00a0; au Réfectoire ou à la Promenade\u00a0?"
    )


def test_the_destination_is_never_the_place_where_the_player_is() -> None:
    """R6.1, on a board where a number leads to three Places."""
    position = """
        0: showers
        1: showers
        turn: 0
        dice: 4
    """
    three = edition_from({"places": {"showers": {"numbers": [2, 4, 5]}}}, "three Places")
    assert asked(position, "move", reader=ANNA, edition=three) == (
        "You rolled 4. Do you go to the Cafeteria or to the Recreational Area?"
    )


def test_the_hand_limit_says_how_many_cards_are_too_many() -> None:
    """R3.6, with the limit of the edition."""
    position = """
        0: showers; hand 5 link
        1: showers
        turn: 0
    """
    small_hands = edition_from({"game": {"hand_limit": 3}}, "small hands")
    assert asked(position, "end", reader=ANNA, edition=small_hands) == (
        "You have 2 cards more than the limit of 3. Which do you discard?"
    )
    assert asked(position, "end", "discard link", reader=BEN, edition=small_hands) == (
        "Waiting for Anna: 1 card more in hand than the limit of 3."
    )


PLAYED = """
    0: showers; hand sucker_punch, riot
    1: showers; hand link; background boxer
    2: showers; background doctor
    turn: 0
"""


def test_whoever_could_stop_a_card_reads_which_against_whom() -> None:
    """R17.6: everybody with an unrevealed Background is asked."""
    hit = ["play sucker_punch", "target 1"]
    assert asked(PLAYED, *hit, reader=BEN) == "Anna plays the Sucker Punch card against you. Do you let it happen?"
    assert asked(PLAYED, *hit, "pass", reader=CARL) == (
        "Anna plays the Sucker Punch card against Ben. Do you let it happen?"
    )
    assert asked(PLAYED, *hit, "pass", reader=BEN) == (
        "Waiting for Carl: does the Sucker Punch card against you take effect?"
    )
    assert asked(PLAYED, "play riot", reader=ANNA) == "Waiting for Ben: does the Riot card take effect?"


def test_a_game_that_is_over_names_the_winners() -> None:
    """R2.1, R2.4: a tie is shared."""
    position = """
        0: cell_block; points 9
        1: cell_block; points 9
        2: cell_block; points {}
        turn: 0
        over: yes
    """
    alone, shared = position.format(12), position.format(9)
    assert asked(alone, reader=CARL) == "The game is over. You win."
    assert asked(alone, reader=ANNA) == "The game is over. Carl wins."
    assert asked(shared, reader=ANNA) == "The game is over. You share the victory with Ben and Carl."
    assert asked(shared, reader=NOBODY) == "The game is over. Anna, Ben and Carl share the victory."


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_of_many_games_can_be_put_to_every_reader(played: Played, language: str) -> None:
    for (_, _, seat, reader, _), view in played.views.items():
        line = question_line(view, language, NAMES)
        assert line[-1] in ".?)", line
        assert reader == NOBODY or not re.search(rf"\b{NAMES[reader]}\b", line), f"{NAMES[reader]} reads: {line}"
        assert (NAMES[seat] in line) == (seat not in (NOBODY, reader)) or view.over, line


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_name_is_shown_as_it_is(language: str) -> None:
    game = blackgate.lay_out(dedent(EXTORTION))
    line = question_line(View(game, BEN), language, ["{ $actions }", "Ben", "Carl"])
    assert "{ $actions }" in line
