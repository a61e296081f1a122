"""The fight and the roll under way, by name, as clients draw them; whatever is in them is in what waits."""

from __future__ import annotations

from typing import Any

import pytest

from blackgate.rules.game import Game
from blackgate.rules.kinds import NOBODY
from blackgate.rules.view import View
from blackgate.rules.windows import WINDOWS, window_of_today
from blackgate.server.game_state import public_state
from tests.rules.scenario import play, position

NO_FIGHT = {"tool": "", "weapons": {}, "helpers": [], "due": -1, "michel_cards": []}


def state(game: Game) -> Any:
    return public_state(View(game, int(NOBODY)))


def extortion() -> Game:
    return position("""
        0: showers; hand 2 knife
        1: showers; hand blade
        """)


def test_in_a_turn_nobody_fights_and_nobody_rolls() -> None:
    found = state(extortion())
    assert (found["fight"], found["roll"]) == (None, None)
    assert found["waiting"] == [{"step": "turn", "seat": 0}]


def test_an_extortion_says_who_what_for_and_whose_turn_it_is() -> None:
    """R7.1-7.4"""
    game = extortion()
    play(game, "extort 1")
    assert state(game)["fight"] == {**NO_FIGHT, "attacker": 0, "defender": 1, "due": 0}
    play(game, "demand spoon", "lay knife")
    asked = {**NO_FIGHT, "attacker": 0, "defender": 1, "tool": "spoon", "weapons": {"knife": 1}, "due": 1}
    assert state(game)["fight"] == asked
    play(game, "refuse", "lay blade")
    assert state(game)["fight"] == {**asked, "weapons": {"knife": 1, "blade": 1}, "due": 0}


def test_a_fight_lasts_while_what_it_led_to_is_settled() -> None:
    """R7.5: a Beating that somebody may answer is asked in the middle of it."""
    game = position("""
        0: showers; hand 2 knife
        1: showers; background doctor; hand blade
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    fight = state(game)["fight"]
    assert (fight["attacker"], fight["defender"], fight["due"]) == (0, 1, -1)


def test_a_teammate_who_lays_a_weapon_is_a_helper() -> None:
    """R13.5"""
    game = position("""
        options: team
        0: showers; hand 3 knife
        1: showers; hand link
        2: cafeteria
        3: showers; hand knife
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert state(game)["fight"]["due"] == 3
    play(game, "lay knife")
    fight = state(game)["fight"]
    assert (fight["helpers"], fight["weapons"], fight["due"]) == ([3], {"knife": 2}, 0)


def test_michel_attacks_from_no_seat_with_the_cards_that_are_out() -> None:
    """R12.5-7"""
    game = position("""
        options: michel
        0: showers; hand knife
        1: cafeteria; hand knife, spoon
        turn: 0
        dice: 4
        cards: knife_spoon, knife_spoon
        """)
    play(game, "end", "roll_for_michel", "go cafeteria")
    michel = {**NO_FIGHT, "attacker": -1, "defender": 1, "due": 1, "michel_cards": ["knife_spoon"]}
    assert state(game)["fight"] == michel
    play(game, "refuse")
    assert state(game)["fight"]["attacker"] == -1


def test_a_brawl_is_between_whoever_began_it_and_whoever_answers() -> None:
    """R14.8"""
    game = position("""
        options: places gymnasium
        0: gymnasium; hand blade
        1: showers
        2: gymnasium; hand knife, link
        3: gymnasium; hand link, knife
        """)
    play(game, "brawl blade")
    assert state(game)["fight"] == {**NO_FIGHT, "attacker": 0, "defender": 2, "due": 2}
    play(game, "yield")
    assert state(game)["fight"] == {**NO_FIGHT, "attacker": 0, "defender": 3, "due": 3}


def test_a_roll_counts_until_its_player_has_gone() -> None:
    """R6.1"""
    game = position("0: cell_block\n1: cafeteria\ndice: 4")
    play(game, "move")
    assert state(game)["roll"] == {"seat": 0, "number": 4}
    play(game, game.legal_texts()[0])
    assert state(game)["roll"] is None


def test_no_name_of_a_class_is_told() -> None:
    game = extortion()
    play(game, "extort 1", "demand spoon", "lay knife")
    assert [step["step"] for step in state(game)["waiting"]] == ["turn", "answer"]
    assert all(window == window.lower() for window in WINDOWS)


@pytest.mark.parametrize(("written", "window"), [("StopCard", "stop_card"), ("stop_card", "stop_card")])
def test_a_window_is_known_by_the_name_that_0_1_0_wrote_down(written: str, window: str) -> None:
    assert window_of_today(written) == window
