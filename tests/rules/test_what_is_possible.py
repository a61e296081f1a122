"""What is possible (R18.10-R18.14): actions for no action, cards against rules, changing nothing, the table."""

from __future__ import annotations

import pytest

from tests.rules.decks import all_search_cards, in_deck, lying_open
from tests.rules.scenario import events, hand, play, position, refused


# --- R18.10: an action done for no action
def test_an_extortion_for_no_action_is_an_extortion_in_every_respect() -> None:
    """R18.10: an enforcer's target may be charmed away, looked at, and pays tribute."""
    game = position("""
        0: showers; background enforcer; gang interrogation
        1: showers; hand spoon
        2: showers; hand spoon; gang charm
        """)
    play(game, "reveal enforcer")
    assert game.legal_texts() == ["extort 1"]
    play(game, "extort 1")
    assert "looks-at-hand" in events(game)
    game = position("""
        0: showers; background enforcer; gang tribute
        1: showers; hand spoon; cigarettes 3
        """)
    play(game, "reveal enforcer", "extort 1", "demand spoon", "cooperate")
    assert game.players[0].cigarettes == 2


def test_a_card_played_for_no_action_can_be_stopped_like_any_other() -> None:
    """R18.10: under stage"""
    game = position("""
        0: showers; hand care_package; gang stage
        1: cafeteria; background informer
        turn: 0; actions 0
        """)
    play(game, "play care_package")
    assert game.asked() == 1
    play(game, "reveal informer")
    assert game.players[0].cigarettes == 0


def test_backgrounds_and_gang_abilities_are_no_actions() -> None:
    """R18.10: nobody can stop them, and they use none up."""
    game = position("""
        0: showers; hand boots; gang barter; background kingpin
        1: showers; hand link; background informer
        """)
    play(game, "barter 1", "give boots", "reveal kingpin")
    assert game.asked() == 0
    assert game.actions == 2


# --- R18.11: the card holds
def test_where_a_card_contradicts_a_rule_the_card_holds() -> None:
    """R18.11: a Spoon outside the Cafeteria, healing outside the Infirmary, a Craft in the Showers with Beatings."""
    game = position("""
        0: showers; hand cafeteria_key, painkillers, link, pike; beatings 1; gang artisan
        1: showers
        turn: 0; actions 3
        """)
    play(game, "craft pickaxe", "play cafeteria_key", "play painkillers")
    assert hand(game, 0) == {"spoon": 1, "pickaxe": 1}
    assert game.players[0].beatings == 0


# --- R18.12: what would change nothing cannot be chosen
@pytest.mark.parametrize(
    ("seat", "action", "reason"),
    [
        ("infirmary", "heal", "not-beaten R11.3"),
        ("showers; hand painkillers", "play painkillers", "no-effect R18.12"),
        ("showers; hand lockdown", "play lockdown", "no-effect R18.12"),
        ("showers; hand poker_night", "play poker_night", "no-effect R18.12"),
        ("showers; hand shakedown", "play shakedown", "no-effect R18.12"),
        ("showers; hand tattoo", "play tattoo", "no-effect R18.12"),
        ("showers; hand sucker_punch", "play sucker_punch", "no-effect R18.12"),
        ("showers; hand solitary_confinement", "play solitary_confinement", "no-effect R18.12"),
        ("showers; hand riot", "play riot", "no-effect R18.12"),
        ("showers; background pickpocket", "reveal pickpocket", "no-effect R18.12"),
        ("showers; background arsonist", "reveal arsonist", "no-effect R18.12"),
        ("showers; background hitman", "reveal hitman", "no-effect R18.12"),
        ("showers; background loan_shark", "reveal loan_shark", "no-effect R18.12"),
        ("showers; background enforcer", "reveal enforcer", "no-effect R18.12"),
        ("showers; background con_artist", "reveal con_artist", "no-effect R18.12"),
        ("showers; background fence", "reveal fence", "no-effect R18.12"),
        ("showers; background smuggler", "reveal smuggler", "no-effect R18.12"),
        ("showers; background blacksmith", "reveal blacksmith", "no-effect R18.12"),
    ],
)
def test_what_would_change_nothing_cannot_be_chosen(seat: str, action: str, reason: str) -> None:
    """R18.12: by public knowledge and the player's own cards."""
    if "lockdown" in action:
        seat = seat.replace("showers", "cell_block")
    game = position(f"0: {seat}\n1: solitary_confinement; beatings 2")
    assert action not in game.legal_texts()
    assert refused(game, action) == reason


def test_nothing_is_drawn_where_deck_and_discard_are_empty() -> None:
    """R18.12, R1.4: no Search, and no burglar for three cards."""
    game = position(f"""
        0: showers; background burglar
        1: showers; hand {all_search_cards()}
        """)
    assert refused(game, "search") == "nothing-to-draw R5.1"
    assert refused(game, "reveal burglar") == "no-effect R18.12"


def test_a_card_that_does_something_does_what_is_possible() -> None:
    """R18.12: take what there is."""
    game = position(f"""
        0: showers; hand care_package
        1: showers; hand {all_search_cards(care_package=1, radio=1)}
        """)
    assert in_deck(game) == {"radio": 1}
    play(game, "play care_package")
    assert hand(game, 0) == {"radio": 1}
    assert game.players[0].cigarettes == 3


def test_a_question_without_an_answer_is_not_put() -> None:
    """R18.12: nobody to rob at the end of a Move, nothing left to sell."""
    game = position("""
        0: cell_block; gang light_fingers
        1: infirmary
        """)
    play(game, "cautious_move infirmary")
    assert "rob 1" not in game.legal_texts()
    assert game.asked() == 1  # the turn has ended by itself
    game = position("""
        0: recreational_area; hand whisky
        1: infirmary
        """)
    play(game, "sell whisky")
    assert "end" in game.legal_texts()


# --- R18.13: compound choices
def test_each_card_sold_is_final_and_done_ends_it() -> None:
    """R18.13"""
    game = position("""
        0: recreational_area; hand whisky, 2 link
        1: showers
        """)
    play(game, "sell whisky")
    assert game.players[0].cigarettes == 4
    assert lying_open(game)["whisky"] == 1
    assert game.legal_texts() == ["done", "sell link"]
    assert refused(game, "end") == "not-an-answer R18.7"
    play(game, "sell link", "done")
    assert game.players[0].cigarettes == 5
    assert hand(game, 0) == {"link": 1}
    assert game.actions == 1


def test_each_accessory_paid_is_final() -> None:
    """R18.13: the first one lies on the discard while the second is chosen."""
    game = position("""
        0: showers; hand chain, cap, bandana
        1: showers
        """)
    play(game, "join crew", "pay cap")
    assert lying_open(game)["cap"] == 1
    assert game.legal_texts() == ["pay chain", "pay bandana"]


# --- R18.14: what lies on the table
def test_a_weapon_laid_is_in_no_reshuffle() -> None:
    """R18.14: an escapist draws two cards in the middle of an Extortion; the deck is empty."""
    game = position(f"""
        0: showers; hand blade
        1: showers; background escapist; gang charm; beatings 1
        discard: {all_search_cards(blade=1)}
        """)
    assert in_deck(game) == {}
    play(game, "extort 1", "demand spoon", "lay blade", "reveal escapist bonus", "go infirmary")
    assert "reshuffles" in events(game)
    drawn = hand(game, 1).get("blade", 0)
    assert in_deck(game)["blade"] + drawn == 9
    assert lying_open(game)["blade"] == 1
    assert sum(in_deck(game).values()) == 77 - 1 - 2


def test_an_action_card_being_played_is_in_no_reshuffle() -> None:
    """R18.14: a care_package draws with an empty deck."""
    game = position(f"""
        0: showers; hand care_package
        1: showers; hand care_package
        discard: {all_search_cards(care_package=2)}
        """)
    play(game, "play care_package")
    assert "reshuffles" in events(game)
    assert "care_package" not in in_deck(game)
    assert hand(game, 0).get("care_package", 0) == 0
    assert lying_open(game) == {"spoon": 11, "pickaxe": 11, "shovel": 11, "knife": 20, "care_package": 1}


def test_what_lies_on_the_table_can_be_drawn_again_once_it_is_discarded() -> None:
    """R18.14, R18.1h-i: trophy draws after the Weapons have been discarded, so the Blade is in the reshuffle."""
    game = position(f"""
        0: showers; hand blade, knife; gang trophy
        1: showers; hand {all_search_cards(blade=1)}
        cards: link, blade
        """)
    assert in_deck(game) == {}
    play(game, "extort 1", "demand spoon", "lay blade", "refuse", "yield")
    assert hand(game, 0) == {"knife": 1, "link": 1, "blade": 1}
