"""A player who comes to Michel(le) is extorted (R12.5), at once, also in the middle of something (R18.9)."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rules.decks import lying_open, on_table
from tests.rules.michel import extorted, michel_pile
from tests.rules.scenario import hand, place, play, position, refused

with_michel = partial(position, options="michel")


# --- R12.5: where a player ends a move
@pytest.mark.parametrize(
    ("seat", "actions"),
    [
        ("cell_block", ["move", "go showers"]),
        ("cell_block", ["cautious_move showers"]),
        ("cell_block; hand master_key", ["play master_key", "go showers"]),
        ("cell_block; background getaway_driver", ["reveal getaway_driver", "go showers"]),
        ("solitary_confinement", ["move", "go showers"]),
        ("cell_block; gang lookout", ["move", "keep", "go showers"]),
    ],
)
def test_any_arrival_of_ones_own_is_extorted_at_once(seat: str, actions: list[str]) -> None:
    """R12.5, R18.4: a Move action, a card, an ability."""
    game = with_michel(f"""
        0: {seat}
        1: cafeteria
        dice: 5
        cards: no_knife
        """)
    play(game, *actions)
    assert place(game, 0) == "showers"
    assert extorted(game) == [0]
    assert michel_pile(game, "michel_discard") == {"no_knife": 1}


def test_only_the_one_who_arrives_is_extorted() -> None:
    """R12.5: not those who are there already."""
    game = with_michel("""
        0: cell_block; hand spoon
        1: showers; hand spoon
        cards: knife_spoon
        """)
    play(game, "cautious_move showers")
    assert game.asked() == 0
    play(game, "discard spoon")
    assert extorted(game) == [0]
    assert hand(game, 1) == {"spoon": 1}


def test_nobody_is_extorted_twice_for_one_arrival() -> None:
    """R12.5: whatever else is done there, and as long as they stay."""
    game = with_michel("""
        0: cell_block; hand painkillers; beatings 1
        1: cafeteria
        turn: 0; actions 5
        cards: no_knife
        """)
    play(game, "cautious_move showers")
    assert extorted(game) == [0]
    play(game, "search", "play painkillers")
    play(game, "end", "pass")  # nobody rolls for them
    play(game, "end", "pass")
    assert game.asked() == 0
    assert extorted(game) == []


def test_whoever_leaves_and_comes_again_is_extorted_again() -> None:
    """R12.5: that is another arrival."""
    game = with_michel("""
        0: showers
        1: cafeteria
        turn: 0; actions 6
        cards: no_knife, no_knife
        """)
    play(game, "cautious_move infirmary")
    assert extorted(game) == []
    play(game, "cautious_move showers")
    assert extorted(game) == [0]
    play(game, "cautious_move infirmary")
    assert extorted(game) == []


def test_being_sent_is_no_arrival() -> None:
    """R12.5, R18.4: lockdown sends everybody to the Cell Block, where they are."""
    game = with_michel("""
        0: cafeteria; hand lockdown, spoon
        1: infirmary; hand spoon
        michel: cell_block
        """)
    play(game, "play lockdown")
    assert place(game, 0) == place(game, 1) == "cell_block"
    assert extorted(game) == []
    assert game.asked() == 0
    assert "dig spoon" in game.legal_texts()


# --- R12.5, R18.9: in the middle of something
def test_a_master_key_lies_on_the_table_until_the_extortion_is_over() -> None:
    """R6.4, R12.5, R18.14: arriving is part of what caused it."""
    game = with_michel("""
        0: cell_block; hand master_key, knife
        1: cafeteria
        cards: knife_spoon, no_knife
        """)
    play(game, "play master_key", "go showers")
    assert game.asked() == 0
    assert game.legal_texts() == ["refuse"]
    play(game, "refuse", "lay knife")
    assert on_table(game)["master_key"] == 1
    play(game, "pass")
    assert on_table(game) == {}
    assert lying_open(game)["master_key"] == 1
    assert game.actions == 1
    assert "end" in game.legal_texts()


def test_the_bonus_of_a_getaway_driver_comes_after_the_extortion() -> None:
    """R12.5, R18.9: the arrival opens its own window at once, then what was interrupted goes on."""
    game = with_michel("""
        0: cell_block; hand spoon; background getaway_driver; gang lookout
        1: cafeteria
        cards: knife_spoon
        """)
    play(game, "reveal getaway_driver bonus", "go showers")
    assert game.legal_texts() == ["discard spoon", "refuse"]
    assert game.actions == 2
    play(game, "discard spoon")
    assert game.actions == 3


@pytest.mark.parametrize("actions", [["move", "go showers"], ["cautious_move showers"]])
def test_light_fingers_rob_after_the_extortion(actions: list[str]) -> None:
    """R12.5, R18.2a: the arrival is part of the action, the ability comes after it."""
    game = with_michel("""
        0: cell_block; hand link; gang light_fingers
        1: showers; cigarettes 5
        dice: 5
        cards: knife_spoon, link
        """)
    play(game, *actions)
    assert game.legal_texts() == ["refuse"]
    play(game, "refuse", "yield")
    assert game.players[0].beatings == 1
    assert game.legal_texts() == ["pass", "rob 1"]
    play(game, "rob 1")
    assert game.players[0].cigarettes == 2


def test_an_escapist_may_run_from_an_extortion_into_their_arms() -> None:
    """R12.5, the ruling on escapist: the attacker's Weapon lies there until all is over (R18.14)."""
    game = position("""
        options: michelle
        0: cafeteria; hand 2 knife
        1: cafeteria; hand shovel, blade; background escapist
        cards: knife_shovel, no_knife, radio
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "reveal escapist", "go showers")
    assert game.asked() == 1
    assert game.legal_texts() == ["discard shovel", "refuse"]
    play(game, "refuse")
    assert game.asked() == 1
    play(game, "lay blade", "draw")
    assert hand(game, 1) == {"shovel": 1, "radio": 1}
    assert hand(game, 0) == {"knife": 1}
    assert on_table(game) == {}
    assert lying_open(game)["knife"] == 19
    assert lying_open(game)["blade"] == 1
    assert game.asked() == 0
    assert game.actions == 1


def test_an_escapist_draws_the_cards_of_the_bonus_after_the_extortion() -> None:
    """R12.5, R18.9: until then they cannot be lost."""
    game = with_michel("""
        0: cafeteria; hand knife
        1: cafeteria; hand link; background escapist; gang wardrobe
        cards: knife_shovel, link, radio, cap
        """)
    play(game, "extort 1", "demand shovel", "lay knife", "reveal escapist bonus", "go showers", "refuse", "yield")
    assert hand(game, 1) == {"radio": 1, "cap": 1}
    assert game.players[1].beatings == 1
    assert lying_open(game)["link"] == 1


def test_an_escapist_may_run_from_solitary_into_their_arms() -> None:
    """R12.5, R18.4: the new Place is an arrival of one's own; the card is discarded after it."""
    game = with_michel("""
        0: infirmary; hand solitary_confinement
        1: cafeteria; hand spoon; background escapist
        cards: knife_spoon
        """)
    play(game, "play solitary_confinement", "target 1", "pass", "reveal escapist", "go showers")
    assert game.asked() == 1
    assert game.legal_texts() == ["discard spoon", "refuse"]
    assert on_table(game) == {"solitary_confinement": 1}
    play(game, "discard spoon")
    assert on_table(game) == {}
    assert game.asked() == 0
    assert game.actions == 1


def test_an_escapist_who_was_reported_is_extorted_and_then_the_turn_ends() -> None:
    """R12.5, R16.5, R18.4: and at its end they may be rolled for."""
    game = position("""
        options: michel; warden
        0: cafeteria; hand spoon; background escapist
        1: infirmary
        warden: cafeteria
        cards: knife_spoon
        """)
    play(game, "steal_spoon", "report", "reveal escapist", "go showers")
    assert game.asked() == 0
    assert game.legal_texts() == ["discard spoon", "refuse"]
    play(game, "discard spoon")
    assert game.legal_texts() == ["roll_for_michel", "pass"]
    play(game, "pass")
    assert game.asked() == 1


def test_an_escapist_gets_away_from_players_only() -> None:
    """The ruling on escapist: not from Michel(le)'s Extortion."""
    game = with_michel("""
        0: cell_block; hand spoon; background escapist
        1: cafeteria
        cards: knife_spoon
        """)
    play(game, "cautious_move showers")
    assert game.legal_texts() == ["discard spoon", "refuse"]
    assert refused(game, "reveal escapist") == "not-an-answer R18.7"
