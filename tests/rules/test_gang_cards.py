"""The Gang cards (R9.4) of the Crew, the Cartel, the Triad and the Queers: what each allows, and its limit.

Those that meet an Extortion are in test_gang_cards_in_extortion.py.
"""

from __future__ import annotations

import pytest

from blackgate.edition import edition_from
from tests.rules.scenario import deck_of, events, face_up, hand, place, play, position, refused


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
    greedy = edition_from({"gang_cards": {"scavenger": {"cards": 4}}}, "greedy")
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
    assert refused(game, "cautious_move showers") == "no-actions R3.1"


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
    own = edition_from({"gang_cards": {"middleman": {"cigarettes": 2, "most": 3}}}, "own")
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


# --- artisan
@pytest.mark.parametrize("here", ["cell_block", "showers", "solitary_confinement", "cafeteria"])
@pytest.mark.parametrize("beatings", [0, 2])
def test_artisan_crafts_in_any_place_and_with_beatings(here: str, beatings: int) -> None:
    game = position(f"0: {here}; gang artisan; hand link, pike; beatings {beatings}\n1: showers")
    assert hand(play(game, "craft pickaxe"), 0) == {"pickaxe": 1}


def test_artisan_crafts_in_a_turn_begun_in_solitary_confinement() -> None:
    """R18.11"""
    game = position("0: showers\n1: solitary_confinement; gang artisan; hand link, pike")
    play(game, "end")
    assert refused(game, "search") == "place-forbids R15.2"
    assert hand(play(game, "craft pickaxe"), 1) == {"pickaxe": 1}


def test_artisan_still_needs_the_cards_and_the_pile() -> None:
    game = position("0: showers; gang artisan; hand pike\n1: showers")
    assert refused(game, "craft pickaxe") == "missing-cards R8.2"
    game = position("0: showers; gang artisan; hand link, pike\n1: showers\npiles: 0 pickaxe")
    assert refused(game, "craft pickaxe") == "pile-empty R1.2"


# --- thrift
@pytest.mark.parametrize(("recipe", "other", "taken"), [
    ("knives", "blade", {"knife": 2}), ("pickaxe", "pike", {"pickaxe": 1}), ("shovel", "container", {"shovel": 1}),
])  # fmt: skip
def test_thrift_needs_no_link_and_keeps_it(recipe: str, other: str, taken: dict[str, int]) -> None:
    game = position(f"0: cafeteria; gang thrift; hand {other}\n1: showers")
    assert hand(play(game, f"craft {recipe}"), 0) == taken
    game = position(f"0: cafeteria; gang thrift; hand {other}, link\n1: showers")
    assert hand(play(game, f"craft {recipe}"), 0) == {"link": 1, **taken}


def test_thrift_still_needs_the_other_card_a_place_and_no_beatings() -> None:
    game = position("0: cafeteria; gang thrift; hand link\n1: showers")
    assert refused(game, "craft shovel") == "missing-cards R8.2"
    game = position("0: showers; gang thrift; hand container\n1: showers")
    assert refused(game, "craft shovel") == "no-craft-here R8.1"
    game = position("0: cafeteria; gang thrift; hand container; beatings 1\n1: showers")
    assert refused(game, "craft shovel") == "beaten-craft R10.3"


# --- engineer
def test_engineer_scores_one_point_more_with_a_spoon_once_per_turn() -> None:
    game = position("0: cell_block; gang engineer; hand 3 spoon\n1: showers")
    play(game, "dig spoon")
    assert game.players[0].points == 2
    play(game, "dig spoon")
    assert game.players[0].points == 3
    play(game, "end", "dig spoon")
    assert game.players[0].points == 5


@pytest.mark.parametrize(("tool", "points"), [("pickaxe", 2), ("shovel", 3)])
def test_engineer_scores_no_more_with_another_tool_and_keeps_the_spoon_for_later(tool: str, points: int) -> None:
    game = position(f"0: cell_block; gang engineer; hand spoon, {tool}\n1: showers")
    play(game, f"dig {tool}")
    assert game.players[0].points == points
    play(game, "dig spoon")
    assert game.players[0].points == points + 2


def test_engineer_may_win_by_it() -> None:
    game = position("0: cell_block; gang engineer; hand spoon; points 10\n1: showers")
    assert play(game, "dig spoon").winners() == [0]


def test_engineer_still_needs_the_cell_block_and_no_second_beating() -> None:
    game = position("0: cell_block; gang engineer; hand spoon; beatings 2\n1: showers")
    assert refused(game, "dig spoon") == "beaten-dig R10.3"


# --- herbalist
@pytest.mark.parametrize("here", ["cell_block", "showers", "infirmary", "solitary_confinement"])
@pytest.mark.parametrize("beatings", [1, 2])
def test_herbalist_heals_everything_in_any_place_and_draws_a_card(here: str, beatings: int) -> None:
    game = position(f"0: {here}; gang herbalist; beatings {beatings}\n1: showers\ncards: riot")
    play(game, "heal")
    assert (game.players[0].beatings, hand(game, 0), game.actions) == (0, {"riot": 1}, 1)


def test_herbalist_cannot_heal_what_is_not_there() -> None:
    game = position("0: showers; gang herbalist\n1: showers")
    assert refused(game, "heal") == "not-beaten R11.3"


def test_herbalist_heals_with_nothing_left_to_draw() -> None:
    game = position("0: showers; gang herbalist; beatings 2\n1: showers; hand link", edition=deck_of(link=1))
    play(game, "heal")
    assert (game.players[0].beatings, hand(game, 0)) == (0, {})


def test_herbalist_takes_painkillers_like_everybody_else() -> None:
    """It is no Heal."""
    game = position("0: showers; gang herbalist; beatings 2; hand painkillers\n1: showers")
    play(game, "play painkillers")
    assert (game.players[0].beatings, hand(game, 0)) == (1, {})


# --- stage
def test_stage_plays_an_action_card_for_no_action_and_draws_a_card_after_it() -> None:
    game = position("0: cafeteria; gang stage; hand cafeteria_key\n1: showers\ncards: link")
    play(game, "play cafeteria_key")
    assert (game.actions, hand(game, 0)) == (2, {"spoon": 1, "link": 1})
    assert events(game) == ["plays", "takes-from-pile", "clears", "draws"]


def test_stage_plays_with_no_action_left() -> None:
    game = position("0: cafeteria; gang stage; hand cafeteria_key\n1: showers\nturn: 0; actions 1\ncards: link")
    play(game, "steal_spoon")
    assert (game.asked(), game.actions) == (0, 0)
    play(game, "play cafeteria_key")
    assert (hand(game, 0), game.active) == ({"spoon": 2, "link": 1}, 1)


def test_stage_works_once_per_turn() -> None:
    game = position("0: cafeteria; gang stage; hand 2 cafeteria_key\n1: showers\ncards: link")
    play(game, "play cafeteria_key", "play cafeteria_key")
    assert (game.actions, hand(game, 0)) == (1, {"spoon": 2, "link": 1})


def test_stage_has_no_second_free_card_with_no_action_left() -> None:
    game = position("""
        0: cafeteria; gang stage; hand 2 cafeteria_key; background doctor
        1: showers
        turn: 0; actions 0
    """)
    play(game, "play cafeteria_key")
    assert refused(game, "play cafeteria_key") == "no-actions R3.1"


def test_stage_makes_more_actions_out_of_none() -> None:
    """bribed_guard"""
    game = position("0: cafeteria; gang stage; hand bribed_guard\n1: showers\nturn: 0; actions 1")
    play(game, "steal_spoon", "play bribed_guard")
    assert (game.active, game.actions) == (0, 2)


def test_stage_draws_also_after_the_card_that_led_to_another_gang() -> None:
    """tattoo"""
    game = position("""
        0: cafeteria; gang stage; hand tattoo, cap
        1: showers
        cartel: dealers
        cards: supplier, link
    """)
    play(game, "play tattoo", "join cartel", "pay cap")
    assert (game.actions, hand(game, 0)) == (2, {"link": 1})


def test_stage_is_used_up_by_a_card_that_was_stopped() -> None:
    """informer; a stopped card counts as played (R18.5)."""
    game = position("""
        0: cafeteria; gang stage; hand 2 cafeteria_key
        1: showers; background informer
        cards: link
    """)
    play(game, "play cafeteria_key", "reveal informer")
    assert (game.actions, hand(game, 0)) == (2, {"cafeteria_key": 1, "link": 1})
    play(game, "play cafeteria_key")
    assert (game.actions, hand(game, 0)) == (1, {"spoon": 1, "link": 1})


def test_stage_joined_after_a_card_still_has_its_free_one() -> None:
    game = position("""
        0: cafeteria; hand 2 cafeteria_key, chain, cap, boots
        1: showers
        queers: stage
    """)
    play(game, "play cafeteria_key", "join queers", "pay chain", "pay cap", "pay boots")
    assert (game.asked(), game.actions) == (0, 0)
    play(game, "play cafeteria_key")
    assert hand(game, 0)["spoon"] == 2


# --- barter
@pytest.mark.parametrize("given", ["link", "riot"])
def test_barter_takes_a_card_at_random_and_gives_one_of_its_players_choice(given: str) -> None:
    game = position("""
        0: showers; gang barter; hand link
        1: showers; hand riot, shovel
        cards: riot
    """)
    play(game, "barter 1")
    assert game.legal_texts() == ["give link", "give riot"]
    assert refused(game, "give shovel") == "not-in-hand R3.8"
    play(game, f"give {given}")
    kept = {"link": "riot", "riot": "link"}[given]
    assert (hand(game, 0), hand(game, 1)) == ({kept: 1}, {"shovel": 1, given: 1})
    assert game.actions == 2


def test_barter_works_once_per_turn() -> None:
    game = position("0: showers; gang barter\n1: showers; hand link\n2: showers; hand link")
    play(game, "barter 1", "give link")
    assert refused(game, "barter 2") == "used-this-turn R9.4"


def test_barter_is_with_another_player_in_the_same_place_who_has_cards() -> None:
    game = position("0: showers; gang barter; hand link\n1: showers\n2: cafeteria; hand link\n3: showers; hand link")
    assert refused(game, "barter 0").startswith("not-yourself")
    assert refused(game, "barter 1") == "no-cards-there R18.12"
    assert refused(game, "barter 2").startswith("not-here")
    assert refused(game, "barter 4") == "no-such-seat R1.1"
    assert game.why_not("barter 3") is None


def test_barter_is_seen_by_the_two_only() -> None:
    """R17.2"""
    game = position("0: showers; gang barter; hand link\n1: showers; hand riot\n2: showers")
    play(game, "barter 1", "give link")
    told = game.take_events()
    assert [event.name() for event in told] == ["barters", "takes-hidden", "gives-hidden"]
    for event in told[1:]:
        assert [event.visible_to(seat) for seat in range(3)] == [True, True, False]


# --- wardrobe
def test_wardrobe_searches_twice_in_a_turn() -> None:
    game = position("0: cafeteria; gang wardrobe\n1: showers")
    play(game, "search", "search")
    assert (game.players[0].hand_size, game.active) == (4, 1)


def test_wardrobe_searches_no_third_time() -> None:
    game = position("0: cafeteria; gang wardrobe\n1: showers\nturn: 0; actions 3")
    play(game, "search", "search")
    assert refused(game, "search") == "searched R3.5"


def test_wardrobe_counts_a_search_made_before_it_was_joined() -> None:
    game = position("""
        0: cafeteria; hand chain, cap, boots
        1: showers
        turn: 0; actions 4
        queers: wardrobe
        cards: link, link
    """)
    play(game, "search", "join queers", "pay chain", "pay cap", "pay boots", "search")
    assert game.players[0].hand_size == 4
    assert refused(game, "search") == "searched R3.5"


def test_wardrobe_laid_down_after_one_search_leaves_no_second() -> None:
    game = position("""
        0: cafeteria; gang wardrobe; hand chain, cap
        1: showers
        turn: 0; actions 4
    """)
    play(game, "search", "join crew", "pay chain", "pay cap")
    assert refused(game, "search") == "searched R3.5"
    assert face_up(game, "chain") == 1
