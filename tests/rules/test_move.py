"""Moving (R6): the Simple move with the die, the Cautious move without, and arriving."""

from __future__ import annotations

import pytest

from blackgate.edition import edition_from
from tests.rules.scenario import events, place, play, position, refused

PLACES = ["cell_block", "cafeteria", "showers", "infirmary", "recreational_area"]


@pytest.mark.parametrize("choice", ["cell_block", "cafeteria"])
def test_a_simple_move_leads_to_one_of_two_places_as_the_player_chooses(choice: str) -> None:
    """R6.1"""
    game = position("0: showers\n1: infirmary\ndice: 1")
    play(game, "move")
    assert (place(game, 0), game.asked()) == ("showers", 0)
    assert game.legal_texts() == ["go cell_block", "go cafeteria"]
    play(game, f"go {choice}")
    assert (place(game, 0), game.actions) == (choice, 1)
    assert events(game) == ["rolls", "goes"]


@pytest.mark.parametrize(
    ("here", "die", "there"),
    [
        ("cell_block", 1, "cafeteria"),
        ("cafeteria", 1, "cell_block"),
        ("cell_block", 2, "showers"),
        ("infirmary", 3, "cell_block"),
        ("cafeteria", 4, "recreational_area"),
        ("recreational_area", 5, "showers"),
        ("infirmary", 6, "recreational_area"),
    ],
)
def test_whoever_is_in_one_of_the_two_places_must_go_to_the_other(here: str, die: int, there: str) -> None:
    """R6.1: the public state forces it, so nobody is asked (R17.4)."""
    game = position(f"0: {here}\n1: showers\ndice: {die}")
    play(game, "move")
    assert (place(game, 0), game.actions) == (there, 1)
    assert game.asked() == 0


def test_no_other_place_can_be_chosen_after_the_roll() -> None:
    """R6.1, R6.2"""
    game = position("0: solitary_confinement\n1: showers\ndice: 6")
    play(game, "move")
    assert game.legal_texts() == ["go infirmary", "go recreational_area"]
    assert refused(game, "go cafeteria") == "not-with-this-die R6.1"
    assert refused(game, "go solitary_confinement") == "only-by-being-sent R6.2"
    assert refused(game, "go wardens_office") == "not-in-play R16.1"
    for action in ("cautious_move cafeteria", "reroll", "keep", "reveal escapist bonus", "end"):
        assert refused(game, action) == "not-an-answer R18.7"


def test_a_number_in_three_places_leaves_the_choice_of_the_two_others() -> None:
    """R6.1: in an edition with a 1 in the Showers as well."""
    own = edition_from({"places": {"showers": {"numbers": [1, 2, 5]}}}, "more showers")
    game = position("0: showers\n1: infirmary\ndice: 1", edition=own)
    play(game, "move")
    assert game.legal_texts() == ["go cell_block", "go cafeteria"]
    assert refused(game, "go showers") == "already-there R6.1"


@pytest.mark.parametrize("there", PLACES)
def test_a_cautious_move_leads_anywhere_without_a_die(there: str) -> None:
    """R6.2: and it takes two actions, after which this turn is over."""
    here = "showers" if there != "showers" else "cafeteria"
    game = position(f"0: {here}\n1: infirmary")
    play(game, f"cautious_move {there}")
    assert (place(game, 0), game.active) == (there, 1)
    assert events(game) == ["goes", "turn-ends", "turn-starts"]


def test_a_cautious_move_leads_to_another_place_and_never_to_solitary_confinement() -> None:
    """R6.2"""
    game = position("0: showers\n1: infirmary")
    assert refused(game, "cautious_move showers") == "already-there R6.2"
    assert refused(game, "cautious_move solitary_confinement") == "only-by-being-sent R6.2"
    assert refused(game, "cautious_move wardens_office") == "not-in-play R16.1"
    assert refused(game, "cautious_move cell_block_b") == "not-in-play R13.2"


def test_a_cautious_move_needs_as_many_actions_as_it_costs() -> None:
    """R6.2"""
    game = position("0: showers\n1: infirmary\nturn: 0; actions 1")
    assert refused(game, "cautious_move cafeteria") == "no-actions R6.2"
    assert game.why_not("move") is None


def test_out_of_solitary_confinement_the_one_action_is_too_little_for_a_cautious_move() -> None:
    """R6.2, R15.2"""
    game = position("0: showers\n1: solitary_confinement")
    play(game, "end")
    assert (game.asked(), game.actions) == (1, 1)
    assert refused(game, "cautious_move cafeteria") == "no-actions R6.2"


def test_more_actions_pay_for_a_cautious_move_out_of_solitary_confinement() -> None:
    """R6.2, R15.2: but the turn began there, so there is still no Search (bribed_guard)."""
    game = position("0: showers\n1: solitary_confinement; hand bribed_guard, cafeteria_key")
    play(game, "end", "play bribed_guard")
    assert game.actions == 2
    play(game, "cautious_move cafeteria")
    assert (place(game, 1), game.active) == ("cafeteria", 0)
    simple = position("""
        0: showers; hand link
        1: solitary_confinement; hand bribed_guard, knife, link, blade
        dice: 2
    """)
    play(simple, "end", "play bribed_guard", "move", "go showers")
    assert refused(simple, "search") == "confined R15.2"
    assert refused(simple, "extort 0") == "confined R15.2"


def test_an_edition_says_what_a_cautious_move_costs() -> None:
    """R6.2"""
    slow = edition_from({"game": {"actions": 4, "cautious_move": 3}}, "slow")
    game = position("0: showers\n1: infirmary", edition=slow)
    play(game, "cautious_move cafeteria")
    assert game.actions == 1
    assert refused(game, "cautious_move showers") == "no-actions R6.2"


@pytest.mark.parametrize("move", [["move"], ["cautious_move cafeteria"]])
def test_both_are_the_move_action(move: list[str]) -> None:
    """R6.3: what happens at the end of a Move happens after either (light_fingers)."""
    game = position("""
        0: cell_block; gang light_fingers
        1: cafeteria; cigarettes 1
        dice: 1
    """)
    play(game, *move)
    assert (place(game, 0), game.legal_texts()) == ("cafeteria", ["pass", "rob 1"])


def test_going_somewhere_by_a_card_is_no_move_action() -> None:
    """R6.3: light_fingers takes nothing after a master_key."""
    game = position("""
        0: cell_block; gang light_fingers; hand master_key
        1: cafeteria; cigarettes 1
    """)
    play(game, "play master_key", "go cafeteria")
    assert (place(game, 0), game.actions) == ("cafeteria", 1)
    assert "end" in game.legal_texts()


def test_a_card_leads_where_a_cautious_move_would() -> None:
    """R6.2: any other Place but Solitary Confinement (master_key)."""
    game = position("0: cell_block; hand master_key\n1: cafeteria")
    play(game, "play master_key")
    assert game.legal_texts() == [f"go {there}" for there in PLACES[1:]]
    assert refused(game, "go cell_block") == "already-there R6.1"
    assert refused(game, "go solitary_confinement") == "only-by-being-sent R6.2"
    assert refused(game, "go cell_block_b") == "not-in-play R13.2"
    for action in ("end", "move", "reroll", "reveal escapist bonus"):
        assert refused(game, action) == "not-an-answer R18.7"


def test_arriving_is_part_of_the_action() -> None:
    """R6.4: between the roll and the arrival nothing else can be done, and no second action is spent."""
    game = position("""
        0: showers; gang barter; background kingpin
        1: showers; hand link
        turn: 0; actions 1
        dice: 1
    """)
    play(game, "move")
    for action in ("end", "barter 1", "reveal kingpin", "search"):
        assert refused(game, action) == "not-an-answer R18.7"
    play(game, "go cafeteria")
    assert (place(game, 0), game.asked(), game.actions) == ("cafeteria", 0, 0)


def test_what_can_be_done_follows_from_the_new_place() -> None:
    """R6.4, R3.4"""
    game = position("0: cell_block\n1: showers\ndice: 1")
    assert refused(game, "steal_spoon") == "wrong-place R3.4"
    play(game, "move")
    assert game.why_not("steal_spoon") is None
