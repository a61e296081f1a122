"""Playing an Action card (R3.8, R18.12), and those one plays for oneself (docs/cards.md)."""

from __future__ import annotations

import pytest

from tests.rules.decks import all_search_cards, in_deck, lying_open, on_table
from tests.rules.scenario import events, hand, place, play, position, refused
from tests.standard import GANG_CARD_NAMES

ALL_CARDS = (
    "solitary_confinement",
    "cafeteria_key",
    "master_key",
    "sucker_punch",
    "care_package",
    "riot",
    "painkillers",
    "shakedown",
    "tattoo",
    "lockdown",
    "poker_night",
    "bribed_guard",
)


# --- playing any of them
@pytest.mark.parametrize("card", ALL_CARDS)
def test_playing_a_card_costs_an_action_and_ends_on_the_search_discard(card: str) -> None:
    """R3.3, R3.8"""
    game = position(f"""
        0: showers; hand {card}, chain, cap; beatings 1
        1: showers; hand knife, link
        """)
    play(game, f"play {card}")
    while game.asked() == 0 and "end" not in game.legal_texts():
        play(game, game.legal_texts()[0])
    assert game.actions == (3 if card == "bribed_guard" else 1)
    assert lying_open(game)[card] == 1
    assert on_table(game) == {}


@pytest.mark.parametrize("card", ALL_CARDS)
def test_a_card_cannot_be_played_without_it_or_without_an_action(card: str) -> None:
    """R3.1, R3.8"""
    game = position("""
        0: showers; hand chain, cap; beatings 1
        1: showers; hand knife, link
        """)
    assert refused(game, f"play {card}") == "not-in-hand R3.8"
    game = position(f"""
        0: showers; hand {card}, chain, cap; beatings 1; background burglar
        1: showers; hand knife, link
        turn: 0; actions 0
        """)
    assert refused(game, f"play {card}") == "no-actions R3.1"


def test_a_card_being_played_is_in_no_hand_and_on_no_pile() -> None:
    """R3.8"""
    game = position("""
        0: showers; hand 2 master_key
        1: showers
        """)
    play(game, "play master_key")
    assert hand(game, 0) == {"master_key": 1}
    assert on_table(game) == {"master_key": 1}
    assert "master_key" not in lying_open(game)
    play(game, "go cafeteria")
    assert on_table(game) == {}
    assert lying_open(game)["master_key"] == 1


def test_two_cards_can_be_played_in_a_turn() -> None:
    """R3.5"""
    game = position("""
        0: showers; hand 2 care_package
        1: showers
        """)
    play(game, "play care_package", "play care_package")
    assert game.players[0].cigarettes == 6


# --- cafeteria_key
@pytest.mark.parametrize("there", ["showers", "cafeteria", "solitary_confinement"])
def test_cafeteria_key_takes_a_spoon_wherever_one_is(there: str) -> None:
    game = position(f"""
        0: {there}; hand cafeteria_key
        1: showers
        """)
    play(game, "play cafeteria_key")
    assert hand(game, 0) == {"spoon": 1}
    assert lying_open(game)["spoon"] == 10


def test_cafeteria_key_cannot_be_played_when_there_is_no_spoon() -> None:
    """R18.12"""
    game = position("""
        0: showers; hand cafeteria_key
        1: showers
        piles: 0 spoon
        """)
    assert refused(game, "play cafeteria_key") == "no-effect R18.12"


# --- master_key
def test_master_key_goes_to_any_other_place_but_solitary_confinement() -> None:
    game = position("""
        0: showers; hand master_key
        1: showers
        """)
    play(game, "play master_key")
    assert game.legal_texts() == ["go cell_block", "go cafeteria", "go infirmary", "go recreational_area"]
    assert refused(game, "go solitary_confinement") == "only-by-being-sent R6.2"
    assert refused(game, "go showers") == "already-there R6.1"
    play(game, "go infirmary")
    assert place(game, 0) == "infirmary"
    assert game.actions == 1


def test_master_key_leads_out_of_solitary_confinement() -> None:
    """R15.2: it can be paid with the one action."""
    game = position("""
        0: solitary_confinement; hand master_key, 2 link; background burglar
        1: showers
        turn: 0; actions 1; confined
        """)
    play(game, "play master_key", "go showers")
    assert place(game, 0) == "showers"


def test_master_key_is_not_the_move_action() -> None:
    """light_fingers takes cigarettes at the end of a Move action only."""
    game = position("""
        0: showers; hand master_key; gang light_fingers
        1: cafeteria; cigarettes 4
        """)
    play(game, "play master_key", "go cafeteria")
    assert game.asked() == 0
    assert "end" in game.legal_texts()
    assert game.players[1].cigarettes == 4
    assert "rolls" not in events(game)


# --- care_package
def test_care_package_draws_three_cards_and_takes_three_cigarettes() -> None:
    game = position("""
        0: solitary_confinement; hand care_package; cigarettes 1
        1: showers
        cards: link, blade, radio
        """)
    play(game, "play care_package")
    assert hand(game, 0) == {"link": 1, "blade": 1, "radio": 1}
    assert game.players[0].cigarettes == 4


def test_care_package_gives_its_cigarettes_when_there_is_nothing_to_draw() -> None:
    """R18.12, R1.4: do what is possible."""
    game = position(f"""
        0: showers; hand care_package
        1: showers; hand {all_search_cards(care_package=1)}
        """)
    assert in_deck(game) == {}
    play(game, "play care_package")
    assert hand(game, 0) == {}
    assert game.players[0].cigarettes == 3


# --- painkillers
@pytest.mark.parametrize("there", ["showers", "infirmary", "solitary_confinement"])
def test_painkillers_remove_one_beating_wherever_one_is(there: str) -> None:
    game = position(f"""
        0: {there}; hand painkillers; beatings 2
        1: showers; beatings 1
        """)
    play(game, "play painkillers")
    assert [player.beatings for player in game.players] == [1, 1]


def test_painkillers_cannot_be_played_without_a_beating() -> None:
    """R18.12"""
    game = position("""
        0: infirmary; hand painkillers
        1: showers; beatings 1
        """)
    assert refused(game, "play painkillers") == "no-effect R18.12"


# --- tattoo
def test_tattoo_joins_a_gang_with_one_accessory_fewer() -> None:
    """R9.1"""
    game = position("""
        0: showers; hand tattoo, chain
        1: showers
        crew: shortcut
        """)
    assert "join crew" not in game.legal_texts()
    play(game, "play tattoo")
    assert game.legal_texts() == ["join crew", "join bratva"]
    play(game, "join crew", "pay chain")
    assert GANG_CARD_NAMES[game.players[0].gang_card.index] == "shortcut"
    assert hand(game, 0) == {}
    assert lying_open(game)["chain"] == 1


def test_tattoo_needs_two_different_accessories_for_the_triad() -> None:
    """R9.1: three different ones less one."""
    game = position("""
        0: showers; hand tattoo, 2 boots
        1: showers
        """)
    play(game, "play tattoo")
    assert refused(game, "join triad") == "no-accessories R9.1"
    game = position("""
        0: showers; hand tattoo, boots, chain
        1: showers
        """)
    play(game, "play tattoo", "join triad", "pay boots", "pay chain")
    assert GANG_CARD_NAMES[game.players[0].gang_card.index] == "artisan"


def test_tattoo_cannot_be_played_without_accessories() -> None:
    """R18.12"""
    game = position("""
        0: showers; hand tattoo, link
        1: showers
        """)
    assert refused(game, "play tattoo") == "no-effect R18.12"


# --- bribed_guard
def test_bribed_guard_gives_two_more_actions() -> None:
    game = position("""
        0: showers; hand bribed_guard
        1: showers
        """)
    play(game, "play bribed_guard")
    assert game.actions == 3
    play(game, "cautious_move cafeteria")
    assert game.actions == 1


def test_bribed_guard_played_with_the_last_action_goes_on() -> None:
    game = position("""
        0: showers; hand bribed_guard
        1: showers
        turn: 0; actions 1
        """)
    play(game, "play bribed_guard")
    assert game.asked() == 0
    assert game.actions == 2


def test_the_actions_of_bribed_guard_are_gone_with_the_turn() -> None:
    game = position("""
        0: showers; hand bribed_guard
        1: showers
        """)
    play(game, "play bribed_guard", "end")
    assert game.asked() == 1
    assert game.actions == 2
