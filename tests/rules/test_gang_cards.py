"""The Gang cards (R9.4) of the Crew and the Cartel: what each allows, and its limit."""

from __future__ import annotations

import pytest

from blackgate.edition import edition_of_0_1_0
from tests.rules.scenario import events, hand, place, play, position, refused


# --- lookout
def test_lookout_may_roll_once_more_and_the_second_result_stands() -> None:
    game = position("0: showers; gang lookout\n1: showers\ndice: 1, 4")
    play(game, "move")
    assert game.legal_texts() == ["reroll", "keep"]
    play(game, "reroll")
    assert game.legal_texts() == ["go cafeteria", "go recreational_area"]
    assert refused(game, "reroll") == "not-an-answer R18.7"
    assert refused(game, "go cell_block") == "not-with-this-die R6.1"
    assert events(game) == ["rolls", "rolls-again"]


def test_lookout_may_keep_the_first_result() -> None:
    game = position("0: showers; gang lookout\n1: showers\ndice: 1, 4")
    play(game, "move", "keep", "go cell_block")
    assert (place(game, 0), game.actions) == ("cell_block", 1)


def test_lookout_stands_by_a_second_result_that_leaves_no_choice() -> None:
    game = position("0: showers; gang lookout\n1: showers\ndice: 1, 5")
    assert place(play(game, "move", "reroll"), 0) == "recreational_area"


def test_lookout_is_not_asked_at_a_cautious_move() -> None:
    game = position("0: showers; gang lookout\n1: showers")
    play(game, "cautious_move cafeteria")
    assert (place(game, 0), game.active) == ("cafeteria", 1)


# --- scavenger
def test_scavenger_draws_one_card_more_with_a_search() -> None:
    game = position("0: cell_block; gang scavenger\n1: showers")
    assert play(game, "search").players[0].hand_size == 2


def test_scavenger_draws_no_more_with_a_card() -> None:
    game = position("0: cell_block; gang scavenger; hand care_package\n1: showers")
    assert play(game, "play care_package").players[0].hand_size == 3


def test_scavenger_may_draw_more_in_another_edition() -> None:
    greedy = edition_of_0_1_0({"gang_cards": {"scavenger": {"cards": 4}}}, "greedy")
    game = position("0: cell_block; gang scavenger\n1: showers", edition=greedy)
    assert play(game, "search").players[0].hand_size == 5


# --- shortcut
def test_shortcut_makes_a_cautious_move_for_one_action() -> None:
    game = position("0: showers; gang shortcut\n1: showers\nturn: 0; actions 1")
    play(game, "cautious_move cafeteria")
    assert (place(game, 0), game.active) == ("cafeteria", 1)


def test_shortcut_works_once_per_turn() -> None:
    game = position("0: showers; gang shortcut\n1: showers")
    play(game, "cautious_move cafeteria")
    assert game.actions == 1
    assert refused(game, "cautious_move showers") == "no-actions R6.2"


def test_shortcut_leaves_a_second_cautious_move_at_its_full_cost() -> None:
    game = position("0: showers; gang shortcut; hand bribed_guard\n1: showers")
    play(game, "play bribed_guard", "cautious_move cafeteria")
    assert game.actions == 2
    play(game, "cautious_move showers")
    assert (place(game, 0), game.active) == ("showers", 1)


def test_shortcut_is_there_again_in_the_next_turn() -> None:
    game = position("0: showers; gang shortcut\n1: showers")
    play(game, "cautious_move cafeteria", "end", "end", "cautious_move showers")
    assert (place(game, 0), game.actions) == ("showers", 1)


def test_shortcut_leads_out_of_solitary_confinement_but_never_into_it() -> None:
    game = position("0: showers\n1: solitary_confinement; gang shortcut")
    play(game, "end")
    assert game.actions == 1
    play(game, "cautious_move cafeteria")
    assert place(game, 1) == "cafeteria"
    game = position("0: showers; gang shortcut\n1: showers")
    assert refused(game, "cautious_move solitary_confinement") == "only-by-being-sent R6.2"


# --- light_fingers
def test_light_fingers_takes_two_cigarettes_from_one_player_there() -> None:
    game = position("""
        0: cell_block; gang light_fingers
        1: cafeteria; cigarettes 5
        2: cafeteria; cigarettes 1
        3: cafeteria
        4: showers; cigarettes 9
        dice: 1
    """)
    play(game, "move")
    assert game.legal_texts() == ["pass", "rob 1", "rob 2"]
    for nobody in ("rob 0", "rob 3", "rob 4", "rob 5"):
        assert refused(game, nobody) == "not-a-target R18.12"
    play(game, "rob 1")
    assert [player.cigarettes for player in game.players] == [2, 3, 1, 0, 9]
    assert game.actions == 1


def test_light_fingers_takes_what_there_is() -> None:
    game = position("0: cell_block; gang light_fingers\n1: cafeteria; cigarettes 1\ndice: 1")
    play(game, "move", "rob 1")
    assert [player.cigarettes for player in game.players] == [1, 0]


def test_light_fingers_need_not_take_anything() -> None:
    game = position("0: cell_block; gang light_fingers\n1: cafeteria; cigarettes 1\ndice: 1")
    play(game, "move", "pass")
    assert [player.cigarettes for player in game.players] == [0, 1]


def test_light_fingers_is_asked_also_at_the_end_of_the_last_action_and_again_after_the_next_move() -> None:
    game = position("""
        0: cell_block; gang light_fingers
        1: cafeteria; cigarettes 3
        2: cell_block; cigarettes 2
        dice: 1, 1
    """)
    play(game, "move", "rob 1", "move")
    assert (game.asked(), game.actions) == (0, 0)
    play(game, "rob 2")
    assert [player.cigarettes for player in game.players] == [4, 1, 0]
    assert game.active == 1


def test_light_fingers_is_not_asked_where_nobody_has_anything() -> None:
    game = position("0: cell_block; gang light_fingers\n1: cafeteria\n2: showers; cigarettes 4\ndice: 1")
    play(game, "move")
    assert (place(game, 0), game.legal_texts()[0]) == ("cafeteria", "end")


def test_light_fingers_does_not_keep_a_turn_open_where_nobody_has_anything() -> None:
    """R3.7"""
    game = position("0: cell_block; gang light_fingers\n1: cafeteria\nturn: 0; actions 1\ndice: 1")
    assert play(game, "move").active == 1


def test_light_fingers_is_asked_for_nothing_else() -> None:
    game = position("0: cell_block; gang light_fingers\n1: cafeteria; hand spoon; cigarettes 3\ndice: 1")
    play(game, "move")
    for action in ("end", "take spoon", "yield", "done"):
        assert refused(game, action) == "not-an-answer R18.7"


def test_light_fingers_takes_nothing_where_its_player_was_sent() -> None:
    game = position("0: cafeteria; gang light_fingers; hand lockdown\n1: cell_block; cigarettes 3")
    play(game, "play lockdown")
    assert (place(game, 0), game.legal_texts()[0]) == ("cell_block", "end")


def test_without_light_fingers_nobody_takes_anything() -> None:
    game = position("0: cell_block\n1: cafeteria; cigarettes 3; gang light_fingers\ndice: 1")
    play(game, "move")
    assert (place(game, 0), game.legal_texts()[0]) == ("cafeteria", "end")


# --- supplier
@pytest.mark.parametrize(("offer", "price"), [("knife", 1), ("knives", 3), ("pickaxe", 4), ("shovel", 6)])
def test_supplier_buys_for_two_cigarettes_less_but_at_least_one(offer: str, price: int) -> None:
    game = position(f"0: recreational_area; gang supplier; cigarettes {price}\n1: showers")
    play(game, f"buy {offer}")
    assert game.players[0].cigarettes == 0
    poorer = position(f"0: recreational_area; gang supplier; cigarettes {price - 1}\n1: showers")
    assert refused(poorer, f"buy {offer}") == "too-expensive R11.5"


def test_supplier_comes_before_the_half_price_of_a_smuggler() -> None:
    game = position("0: showers; gang supplier; cigarettes 3; background smuggler\n1: showers")
    play(game, "reveal smuggler", "buy shovel")
    assert (hand(game, 0), game.players[0].cigarettes) == ({"shovel": 1}, 0)


def test_supplier_may_buy_for_nothing_in_an_edition_that_says_so() -> None:
    free = edition_of_0_1_0({"gang_cards": {"supplier": {"least": 0}}}, "free")
    game = position("0: recreational_area; gang supplier\n1: showers", edition=free)
    assert hand(play(game, "buy knife"), 0) == {"knife": 1}


def test_supplier_never_pays_more_than_the_price() -> None:
    dear = edition_of_0_1_0({"gang_cards": {"supplier": {"least": 4}}}, "dear")
    game = position("0: recreational_area; gang supplier; cigarettes 2\n1: showers", edition=dear)
    assert hand(play(game, "buy knife"), 0) == {"knife": 1}


# --- middleman
def test_middleman_sells_every_card_for_one_cigarette_more() -> None:
    game = position("0: recreational_area; gang middleman; hand link, shovel\n1: showers")
    play(game, "sell link")
    assert game.players[0].cigarettes == 2
    play(game, "sell shovel")
    assert game.players[0].cigarettes == 2 + 5


def test_middleman_gets_at_most_three_more_in_one_sell_and_again_in_the_next() -> None:
    game = position("0: recreational_area; gang middleman; hand 10 link\n1: showers")
    play(game, *["sell link"] * 5, "done")
    assert game.players[0].cigarettes == 5 + 3
    play(game, *["sell link"] * 4, "done")
    assert game.players[0].cigarettes == 5 + 3 + 4 + 3


def test_middleman_reaches_the_most_exactly_in_another_edition() -> None:
    own = edition_of_0_1_0({"gang_cards": {"middleman": {"cigarettes": 2, "most": 3}}}, "own")
    game = position("0: recreational_area; gang middleman; hand 4 link\n1: showers", edition=own)
    play(game, "sell link", "sell link", "sell link", "done")
    assert game.players[0].cigarettes == 3 + 3


# --- dealers
def test_dealers_trade_in_the_cafeteria_as_well() -> None:
    game = position("0: cafeteria; gang dealers; hand shovel, link\n1: showers")
    play(game, "sell shovel", "done", "buy knife")
    assert (hand(game, 0), game.players[0].cigarettes) == ({"link": 1, "knife": 1}, 2)


def test_dealers_trade_in_the_recreational_area_still() -> None:
    game = position("0: recreational_area; gang dealers; hand link; cigarettes 2\n1: showers")
    play(game, "buy knife", "sell knife")
    assert (hand(game, 0), game.players[0].cigarettes) == ({"link": 1}, 1)


@pytest.mark.parametrize("here", ["cell_block", "showers", "infirmary", "solitary_confinement"])
def test_dealers_trade_nowhere_else(here: str) -> None:
    game = position(f"0: {here}; gang dealers; hand link; cigarettes 2\n1: showers")
    assert refused(game, "buy knife") == "wrong-place R3.4"
    assert refused(game, "sell link") == "wrong-place R3.4"


def test_dealers_still_steal_spoons_in_the_cafeteria() -> None:
    game = position("0: cafeteria; gang dealers\n1: showers")
    assert hand(play(game, "steal_spoon"), 0) == {"spoon": 1}


# --- allowance
def test_allowance_takes_a_cigarette_at_the_start_of_its_players_turn() -> None:
    game = position("0: showers\n1: showers; gang allowance\n2: showers")
    play(game, "end")
    assert events(game) == ["turn-ends", "turn-starts", "gets-cigarettes"]
    assert [player.cigarettes for player in game.players] == [0, 1, 0]
    play(game, "end", "end", "end")
    assert [player.cigarettes for player in game.players] == [0, 2, 0]


def test_allowance_takes_it_in_solitary_confinement_too() -> None:
    game = position("0: showers\n1: solitary_confinement; gang allowance")
    assert play(game, "end").players[1].cigarettes == 1


def test_allowance_takes_nothing_in_the_turn_in_which_it_is_joined() -> None:
    game = position("0: showers; hand cap, watch\n1: showers\ncartel: allowance")
    play(game, "join cartel", "pay cap", "pay watch")
    assert game.players[0].cigarettes == 0
    assert play(game, "end", "end").players[0].cigarettes == 1
