"""The Gymnasium (R14.8): Buy and Sell as usual, and Brawls; Bodybuilding tokens are in test_bodybuilding.py."""

from __future__ import annotations

from functools import partial

import pytest

from blackgate.edition import edition_from
from tests.rules.scenario import events, face_up, hand, place, play, position, refused
from tests.rules.tokens import tokens, trauma

with_gymnasium = partial(position, options="places gymnasium")


def test_buy_and_sell_as_usual() -> None:
    """R14.8"""
    game = with_gymnasium("0: gymnasium; hand link; cigarettes 1\n1: showers")
    play(game, "sell link", "buy knife")
    assert (hand(game, 0), game.players[0].cigarettes) == ({"knife": 1}, 0)


# --- starting a Brawl
@pytest.mark.parametrize(("weapon", "lying"), [("knife", 20), ("blade", 1)])
def test_a_brawl_costs_an_action_and_a_weapon(weapon: str, lying: int) -> None:
    """R14.8: it is discarded, a Knife to its pile, a Blade to the Search discard."""
    game = with_gymnasium(f"0: gymnasium; hand {weapon}\n1: gymnasium")
    play(game, f"brawl {weapon}")
    assert (hand(game, 0), face_up(game, weapon), game.actions) == ({}, lying, 1)
    assert events(game) == ["brawls", "discards", "stays-out", "is-beaten"]


def test_somebody_else_has_to_be_there_for_a_brawl() -> None:
    """R14.8"""
    game = with_gymnasium("0: gymnasium; hand knife\n1: showers")
    assert refused(game, "brawl knife") == "nobody-to-brawl R14.8"


def test_a_brawl_needs_the_weapon_that_is_named_and_the_gymnasium() -> None:
    """R14.8"""
    game = with_gymnasium("0: gymnasium; hand knife\n1: gymnasium")
    assert refused(game, "brawl blade") == "not-in-hand R14.8"
    game = with_gymnasium("0: showers; hand knife\n1: showers")
    assert refused(game, "brawl knife") == "wrong-place R3.4"


# --- answers and rolls
def test_a_brawl_with_several_answers_and_rolls() -> None:
    """R14.8: in turn order each answers, then in turn order each who discarded a Weapon rolls."""
    game = with_gymnasium("""
        0: gymnasium; hand blade
        1: showers; hand knife
        2: gymnasium; hand knife, link
        3: gymnasium; hand link; beatings 1
        4: gymnasium; hand knife, blade
        5: gymnasium; hand knife
        turn: 0
        dice: 3, 2
        """)
    play(game, "brawl blade")
    assert (game.asked(), game.legal_texts()) == (2, ["yield", "lay knife"])
    play(game, "lay knife")
    assert (game.asked(), game.legal_texts()) == (3, ["yield"])
    play(game, "yield")
    assert game.players[3].beatings == 2  # settled before the next is asked
    assert (game.asked(), game.legal_texts()) == (4, ["yield", "lay knife", "lay blade"])
    play(game, "lay blade")
    assert game.asked() == 5
    assert refused(game, "lay blade") == "not-in-hand R14.8"
    play(game, "yield")  # a Weapon need not be discarded
    assert [player.beatings for player in game.players] == [0, 0, 0, 2, 0, 1]
    assert [place(game, seat) for seat in range(6)] == [
        "gymnasium",
        "showers",
        "gymnasium",  # rolled a 3
        "gymnasium",
        "solitary_confinement",  # rolled a 2
        "gymnasium",
    ]
    assert (hand(game, 2), hand(game, 4), hand(game, 5)) == ({"link": 1}, {"knife": 1}, {"knife": 1})
    assert (game.asked(), game.actions) == (0, 1)


def test_the_turn_order_of_a_brawl_begins_after_the_one_who_started_it() -> None:
    """R14.8: clockwise, wrapping round."""
    game = with_gymnasium("""
        0: gymnasium; hand link
        1: gymnasium; hand knife
        2: gymnasium; hand link
        turn: 1
        """)
    play(game, "brawl knife")
    assert game.asked() == 2
    play(game, "yield")
    assert game.asked() == 0


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_a_roll_of_two_or_less_sends_to_solitary_confinement(die: int) -> None:
    """R14.8, R15.1"""
    game = with_gymnasium(f"""
        0: gymnasium; hand knife
        1: gymnasium; hand knife
        dice: {die}
        """)
    play(game, "brawl knife", "lay knife")
    assert place(game, 1) == ("solitary_confinement" if die <= 2 else "gymnasium")
    assert place(game, 0) == "gymnasium"  # who started it does not roll
    assert game.players[1].beatings == 0


def test_whoever_takes_the_beating_does_not_roll() -> None:
    """R14.8"""
    game = with_gymnasium("0: gymnasium; hand knife\n1: gymnasium; hand knife")
    play(game, "brawl knife", "yield")
    assert events(game) == ["brawls", "discards", "stays-out", "is-beaten"]


def test_with_two_beatings_staying_out_has_no_effect() -> None:
    """R14.8, R10.2"""
    game = with_gymnasium("0: gymnasium; hand knife\n1: gymnasium; hand knife; beatings 2")
    play(game, "brawl knife", "yield")
    assert (game.players[1].beatings, place(game, 1)) == (2, "gymnasium")
    assert events(game)[-1] == "beating-has-no-effect"


def test_an_empty_hand_is_not_asked() -> None:
    """R14.8, R17.4: everybody sees that there is no Weapon."""
    game = with_gymnasium("0: gymnasium; hand knife\n1: gymnasium")
    play(game, "brawl knife")
    assert (game.players[1].beatings, game.asked()) == (1, 0)


def test_each_beating_is_settled_before_the_next_player_answers() -> None:
    """R14.8, R18.3: a doctor's bonus gives it to the one who started the Brawl."""
    game = with_gymnasium("""
        0: gymnasium; hand knife
        1: gymnasium; hand link; background doctor; gang artisan; beatings 1
        2: gymnasium; hand knife
        dice: 6
        """)
    play(game, "brawl knife", "yield", "reveal doctor bonus")
    assert [player.beatings for player in game.players] == [1, 0, 0]
    assert game.asked() == 2
    play(game, "lay knife")
    assert game.asked() == 0


def test_each_roll_is_settled_before_the_next_player_rolls() -> None:
    """R14.8, R18.4: an escapist gets away, and only then the next one rolls."""
    game = with_gymnasium("""
        0: gymnasium; hand knife
        1: gymnasium; hand knife; background escapist
        2: gymnasium; hand knife
        dice: 1, 2
        """)
    play(game, "brawl knife", "lay knife", "lay knife")
    assert (game.asked(), game.legal_texts()) == (1, ["pass", "reveal escapist"])
    assert events(game).count("rolls") == 1
    play(game, "reveal escapist", "go showers")
    assert [place(game, seat) for seat in range(3)] == ["gymnasium", "showers", "solitary_confinement"]


def test_teammates_are_included_in_a_brawl() -> None:
    """R14.8: not as in R13.11; one is enough to start it."""
    game = position("""
        options: team; places gymnasium
        0: gymnasium; hand knife
        1: showers
        2: gymnasium
        3: showers
        """)
    play(game, "brawl knife")
    assert game.players[2].beatings == 1


def test_a_brawl_is_no_combat() -> None:
    """R14.8: thick_skin, knuckles, boxer and Bodybuilding are of no use, and nothing is won."""
    game = with_gymnasium("""
        0: gymnasium; hand knife; gang trophy
        1: gymnasium; hand link; gang thick_skin
        2: gymnasium; hand link; gang knuckles; tokens bodybuilding
        3: gymnasium; hand link; background boxer
        """)
    play(game, "brawl knife")
    for seat in (1, 2, 3):
        assert (game.asked(), game.legal_texts()) == (seat, ["yield"])
        play(game, "yield")
    play(game, "pass")  # seat 3 could have been a doctor
    assert [player.beatings for player in game.players] == [0, 1, 1, 1]
    assert (hand(game, 0), tokens(game, 2)) == ({}, {"bodybuilding": 1})


def test_a_brawl_is_no_extortion() -> None:
    """R14.8, R3.5: it does not count as the turn's one, and may be repeated."""
    game = with_gymnasium("0: gymnasium; hand 3 knife\n1: gymnasium; hand link")
    play(game, "brawl knife", "yield")
    assert {"extort 1", "brawl knife"} <= set(game.legal_texts())


def test_a_brawl_sends_to_the_ward_where_it_is_in_play() -> None:
    """R14.8, R14.2, R14.10"""
    game = position("""
        options: places gymnasium, psychiatric_ward
        0: gymnasium; hand knife
        1: gymnasium; hand knife
        dice: 2
        cards: stupor
        """)
    play(game, "brawl knife", "lay knife")
    assert (place(game, 1), trauma(game, 1)) == ("psychiatric_ward", "stupor")


def test_an_edition_says_which_roll_sends() -> None:
    """R14.8"""
    own = edition_from({"modular_places": {"gymnasium": {"solitary": 5}}}, "rough")
    text = "options: places gymnasium\n0: gymnasium; hand knife\n1: gymnasium; hand knife\ndice: 5"
    game = position(text, edition=own)
    play(game, "brawl knife", "lay knife")
    assert place(game, 1) == "solitary_confinement"
