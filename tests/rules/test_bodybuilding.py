"""Bodybuilding tokens (R14.8): in a fight, a roll in place of a Weapon, one try for each."""

from __future__ import annotations

import pytest

from blackgate import Game
from tests.rules.scenario import events, hand, place, play, position, refused
from tests.rules.tokens import stack, tokens


def attacked(seat: str, dice: str, attacker: str = "hand 2 knife") -> Game:
    """Seat 1 has refused an Extortion and has to lay the first Weapon of the combat."""
    game = position(f"""
        options: places gymnasium
        0: showers; {attacker}
        1: showers{seat}
        dice: {dice}
        """)
    play(game, "extort 1", "demand spoon", "lay knife")
    if game.players[1].hand_size > 0:  # an empty hand has nothing to give and is not asked
        play(game, "refuse")
    events(game)
    return game


@pytest.mark.parametrize("die", [4, 5])
def test_a_roll_of_four_or_five_replaces_the_weapon_and_costs_the_token(die: int) -> None:
    """R14.8"""
    game = attacked("; hand knife; tokens bodybuilding", str(die))
    assert (game.asked(), game.legal_texts()) == (1, ["yield", "lay knife", "bodybuilding"])
    play(game, "bodybuilding")
    assert (tokens(game, 1), stack(game, "bodybuilding")) == ({}, 10)
    assert (game.asked(), hand(game, 1)) == (0, {"knife": 1})  # it is up to the attacker now
    assert events(game) == ["discards-token", "rolls", "needs-no-weapon"]


def test_a_six_replaces_the_weapon_and_the_token_comes_back() -> None:
    """R14.8"""
    game = attacked("; hand knife; tokens bodybuilding", "6")
    play(game, "bodybuilding")
    assert (tokens(game, 1), stack(game, "bodybuilding")) == ({"bodybuilding": 1}, 9)
    assert game.asked() == 0


@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_roll_of_three_or_less_costs_the_token_and_a_weapon_has_to_be_laid(die: int) -> None:
    """R14.8: as usual."""
    game = attacked("; hand knife; tokens bodybuilding", str(die))
    play(game, "bodybuilding")
    assert (tokens(game, 1), stack(game, "bodybuilding")) == ({}, 10)
    assert (game.asked(), game.legal_texts()) == (1, ["yield", "lay knife"])
    play(game, "lay knife")
    assert game.asked() == 0


def test_whoever_lays_none_after_a_failed_roll_loses() -> None:
    """R14.8"""
    game = attacked("; hand link; tokens bodybuilding", "1")
    play(game, "bodybuilding", "yield")
    assert (game.players[1].beatings, hand(game, 0)) == (1, {"knife": 1, "link": 1})


def test_there_is_one_try_for_each_weapon() -> None:
    """R14.8: and another one when the next Weapon is due."""
    game = attacked("; hand 2 knife; tokens 3 bodybuilding", "2, 5", "hand 3 knife")
    play(game, "bodybuilding")
    assert refused(game, "bodybuilding") == "not-an-answer R18.7"
    play(game, "lay knife", "lay knife")
    assert (game.asked(), game.legal_texts()) == (1, ["yield", "lay knife", "bodybuilding"])
    play(game, "bodybuilding")
    assert (game.asked(), tokens(game, 1)) == (0, {"bodybuilding": 1})


def test_an_empty_hand_is_asked_because_of_the_token() -> None:
    """R14.8, R17.4: tokens are public."""
    game = attacked("; tokens bodybuilding", "4", "hand knife, link")
    assert (game.asked(), game.legal_texts()) == (1, ["yield", "bodybuilding"])
    play(game, "bodybuilding", "yield")
    assert [player.beatings for player in game.players] == [1, 0]
    assert hand(game, 1) == {"link": 1}


def test_an_empty_hand_loses_with_a_failed_roll() -> None:
    """R14.8: there is nothing more to be asked, whatever tokens are left."""
    game = attacked("; tokens 2 bodybuilding", "3")
    play(game, "bodybuilding")
    assert (game.asked(), game.players[1].beatings, tokens(game, 1)) == (0, 1, {"bodybuilding": 1})


def test_the_attacker_uses_tokens_in_the_combat_too() -> None:
    """R14.8: with both going on, the fight goes to whoever has the better dice."""
    game = attacked("; hand knife; tokens bodybuilding", "6, 4, 1", "hand knife; tokens bodybuilding")
    play(game, "bodybuilding")
    assert (game.asked(), game.legal_texts()) == (0, ["yield", "bodybuilding"])
    play(game, "bodybuilding", "bodybuilding", "lay knife")
    assert game.players[0].beatings == 1


def test_a_token_does_not_replace_the_weapon_of_an_intimidation() -> None:
    """R14.8, R7.2: that is before the fight."""
    game = position("""
        options: places gymnasium
        0: showers; tokens bodybuilding
        1: showers; hand spoon
        """)
    assert refused(game, "extort 1") == "no-weapon R7.1"
    game = position("""
        options: places gymnasium
        0: showers; tokens bodybuilding; hand knife
        1: showers; hand spoon
        """)
    play(game, "extort 1", "demand spoon")
    assert game.legal_texts() == ["lay knife"]


def test_a_token_knuckles_and_a_boxer_answer_the_same_question() -> None:
    """R18.1e: tried one after the other until one succeeds."""
    game = attacked("; hand link; tokens bodybuilding; gang knuckles; background boxer", "1")
    assert game.legal_texts() == ["yield", "knuckles", "bodybuilding", "reveal boxer", "reveal boxer bonus"]
    play(game, "bodybuilding")
    assert game.legal_texts() == ["yield", "knuckles", "reveal boxer", "reveal boxer bonus"]
    play(game, "knuckles")
    assert game.asked() == 0


def test_a_token_counts_against_michel() -> None:
    """R14.8, R12.7: it counts as laid, and a new Michel card is revealed."""
    game = position("""
        options: michel; places gymnasium
        0: infirmary; tokens bodybuilding
        1: infirmary
        dice: 5, 4
        cards: knife_spoon, no_knife
        """)
    play(game, "move", "go showers")
    assert game.legal_texts() == ["yield", "bodybuilding"]
    play(game, "bodybuilding")
    assert (game.players[0].beatings, tokens(game, 0), place(game, 0)) == (0, {}, "showers")
    assert "michel-loses" in events(game)


def test_helpers_have_no_use_for_their_tokens() -> None:
    """R13.5: what replaces a Weapon is the principal's."""
    game = position("""
        options: team; places gymnasium
        0: showers; hand 2 knife
        1: showers; hand link
        2: cafeteria
        3: showers; hand knife; tokens bodybuilding
        """)
    play(game, "extort 1", "demand spoon", "lay knife", "refuse", "yield")
    assert (game.asked(), game.legal_texts()) == (3, ["pass", "lay knife"])
