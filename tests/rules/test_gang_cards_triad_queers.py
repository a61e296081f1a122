"""The Gang cards (R9.4) of the Triad and the Queers: what each allows, and its limit.

Charm, which meets an Extortion, is in test_gang_cards_in_extortion.py.
"""

from __future__ import annotations

import pytest

from tests.rules.scenario import deck_of, events, face_up, hand, play, position, refused


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
    assert refused(game, "craft pickaxe") == "pile-empty R8.3"


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
    assert refused(game, "give shovel") == "not-in-hand R18.13"
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
    assert [event.name for event in told] == ["barters", "takes-hidden", "gives-hidden"]
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
