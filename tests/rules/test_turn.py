"""The turn (R3): two actions, what is free besides, the hand limit, and when a turn ends by itself."""

from __future__ import annotations

import pytest

import blackgate
from blackgate.edition import edition_from
from tests.rules.scenario import deck_of, events, face_up, hand, play, position, refused
from tests.standard import GANG_CARD_NAMES


def test_turns_go_clockwise_and_round() -> None:
    """R3.1"""
    game = position("0: showers\n1: showers\n2: showers\nturn: 1")
    order = [int(game.active)]
    for _ in range(4):
        play(game, "end")
        order.append(int(game.active))
    assert order == [1, 2, 0, 1, 2]


@pytest.mark.parametrize("actions", [[], ["search"], ["search", "move"]])
def test_a_player_may_stop_with_none_one_or_both_actions_used(actions: list[str]) -> None:
    """R3.1"""
    game = position("0: showers; background doctor\n1: showers\ndice: 1")
    play(game, *actions)
    if actions[-1:] == ["move"]:
        play(game, "go cafeteria")
    assert game.asked() == 0
    play(game, "end")
    assert (game.asked(), game.actions) == (1, 2)


def test_every_turn_has_two_actions_whatever_was_left_of_the_last() -> None:
    """R3.1"""
    game = position("0: showers\n1: showers")
    play(game, "end", "end")
    assert (game.active, game.actions) == (0, 2)
    assert events(game) == ["turn-ends", "turn-starts"] * 2


def test_an_edition_says_how_many_actions_a_turn_has() -> None:
    """R3.1"""
    busy = edition_from({"game": {"actions": 3}}, "busy")
    game = position("0: cafeteria\n1: showers", edition=busy)
    play(game, "steal_spoon", "steal_spoon", "steal_spoon")
    assert (hand(game, 0), game.active, game.actions) == ({"spoon": 3}, 1, 3)


@pytest.mark.parametrize(
    ("where", "action"),
    [
        ("cafeteria", "search"),
        ("cafeteria", "move"),
        ("cafeteria", "cautious_move showers"),
        ("cafeteria", "join crew"),
        ("cafeteria", "play care_package"),
        ("cafeteria", "extort 1"),
        ("cafeteria", "craft knives"),
        ("cafeteria", "steal_spoon"),
        ("cell_block", "dig spoon"),
        ("infirmary", "heal"),
        ("recreational_area", "sell link"),
        ("recreational_area", "buy shovel"),
    ],
)
def test_every_action_costs_one_and_needs_one(where: str, action: str) -> None:
    """R3.1, R3.3, R3.4"""
    text = """
        0: {place}; hand knife, link, blade, chain, cap, spoon, care_package; cigarettes 9; {rest}; background doctor
        1: {place}; hand link
        turn: 0; actions {actions}
    """
    rest = "beatings 1" if action == "heal" else "beatings 0"
    ready = position(text.format(place=where, actions=2, rest=rest))
    play(ready, action)
    assert ready.actions == (0 if action.startswith("cautious") else 1)
    spent = position(text.format(place=where, actions=0, rest=rest))
    assert refused(spent, action) == "no-actions R3.1"


def test_the_background_may_be_revealed_before_between_and_after_the_actions() -> None:
    """R3.2: at no cost."""
    for actions in (2, 1, 0):
        game = position(f"0: cafeteria; background kingpin\n1: showers\nturn: 0; actions {actions}")
        play(game, "reveal kingpin")
        assert game.players[0].cigarettes == 4
        assert (game.active, game.actions) == ((0, actions) if actions else (1, 2))


def test_the_gang_card_may_be_used_before_between_and_after_the_actions() -> None:
    """R3.2: at no cost (barter)."""
    for actions in (2, 1, 0):
        game = position(f"0: cafeteria; gang barter\n1: cafeteria; hand link\nturn: 0; actions {actions}")
        play(game, "barter 1", "give link")
        assert (game.active, game.actions) == ((0, actions) if actions else (1, 2))


def test_the_basic_actions_can_be_chosen_anywhere_nothing_forbids_them() -> None:
    """R3.3"""
    game = position("""
        0: infirmary; hand knife, link, blade, chain, cap, care_package
        1: infirmary; hand link
    """)
    offered = set(game.legal_texts())
    assert {
        "search",
        "move",
        "cautious_move showers",
        "join crew",
        "play care_package",
        "extort 1",
        "craft knives",
    } <= offered


@pytest.mark.parametrize(
    ("action", "where"),
    [
        ("dig spoon", "cell_block"),
        ("steal_spoon", "cafeteria"),
        ("heal", "infirmary"),
        ("sell link", "recreational_area"),
        ("buy knife", "recreational_area"),
    ],
)
def test_a_place_action_is_possible_only_in_its_place(action: str, where: str) -> None:
    """R3.4"""
    places = ["cell_block", "cafeteria", "showers", "infirmary", "recreational_area", "solitary_confinement"]
    for here in places:
        game = position(f"0: {here}; hand spoon, link; beatings 1; cigarettes 2\n1: showers")
        if here == where:
            play(game, action)
        else:
            assert refused(game, action) == "wrong-place R3.4"


def test_a_player_searches_at_most_once_in_a_turn() -> None:
    """R3.5"""
    game = play(position("0: cafeteria\n1: showers"), "search")
    assert refused(game, "search") == "searched R3.5"


def test_a_player_extorts_at_most_once_in_a_turn() -> None:
    """R3.5: also where the target cooperated."""
    game = position("""
        0: cafeteria; hand 2 knife
        1: cafeteria; hand spoon
        2: cafeteria; hand spoon
    """)
    play(game, "extort 1", "demand spoon", "lay knife", "cooperate")
    assert refused(game, "extort 2") == "extorted R3.5"


def test_the_next_turn_has_its_own_search() -> None:
    """R3.5"""
    game = position("0: cafeteria\n1: cafeteria")
    play(game, "search", "end", "search", "end", "search")
    assert [player.hand_size for player in game.players] == [4, 2]


@pytest.mark.parametrize(
    ("seat", "actions"),
    [
        ("cafeteria", ["steal_spoon", "steal_spoon"]),
        ("cell_block; hand 2 spoon", ["dig spoon", "dig spoon"]),
        ("infirmary; beatings 2", ["heal", "heal"]),
        ("recreational_area; cigarettes 4", ["buy knife", "buy knife"]),
        ("recreational_area; hand 3 link", ["sell link", "done", "sell link", "done"]),
        ("cafeteria; hand 2 link, blade, pike", ["craft knives", "craft pickaxe"]),
        ("cafeteria; hand 2 care_package", ["play care_package", "play care_package"]),
        ("cafeteria; hand chain, cap, bandana, boots",
         ["join crew", "pay chain", "pay cap", "join bikers", "pay bandana", "pay boots"]),
        ("solitary_confinement", ["move", "go cell_block", "move"]),
    ],
)  # fmt: skip
def test_every_other_action_may_be_done_again(seat: str, actions: list[str]) -> None:
    """R3.5: and two actions later the turn is over (R3.7)."""
    game = position(f"0: {seat}\n1: showers\ndice: 1, 1")
    play(game, *actions)
    assert game.active == 1


def test_ten_cards_are_kept() -> None:
    """R3.6"""
    game = position("0: cafeteria; hand 10 link\n1: cafeteria")
    play(game, "end")
    assert (game.asked(), hand(game, 0)) == (1, {"link": 10})


def test_of_eleven_cards_the_player_chooses_one_to_discard() -> None:
    """R3.6"""
    game = position("0: cafeteria; hand 9 link, shovel, riot\n1: cafeteria")
    play(game, "end")
    assert game.asked() == 0
    assert game.legal_texts() == ["discard shovel", "discard link", "discard riot"]
    play(game, "discard riot")
    assert (game.asked(), hand(game, 0)) == (1, {"link": 9, "shovel": 1})
    assert face_up(game, "riot") == 1


def test_above_eleven_cards_are_discarded_one_after_the_other_down_to_ten() -> None:
    """R3.6"""
    game = position("0: cafeteria; hand 12 link, knife\n1: cafeteria")
    play(game, "end", "discard link", "discard knife")
    assert game.asked() == 0
    assert refused(game, "discard knife") == "not-in-hand R3.6"
    assert refused(game, "discard spoon") == "not-in-hand R3.6"
    play(game, "discard link")
    assert (game.asked(), hand(game, 0)) == (1, {"link": 10})


def test_at_the_end_of_a_turn_there_are_no_free_abilities_any_more() -> None:
    """R3.6"""
    game = position("0: cafeteria; hand 11 link; background kingpin; gang barter\n1: cafeteria; hand spoon")
    play(game, "end")
    for action in ("reveal kingpin", "barter 1", "search", "end", "pass", "done"):
        assert refused(game, action) == "not-an-answer R18.7"


def test_the_hand_limit_is_checked_only_for_the_active_player() -> None:
    """R3.6"""
    game = position("0: cafeteria\n1: cafeteria; hand 12 link\n2: cafeteria; hand 13 knife")
    play(game, "end")
    assert (game.asked(), game.active) == (1, 1)
    assert game.players[1].hand_size == 12


def test_the_hand_limit_is_checked_only_at_the_end_of_the_turn() -> None:
    """R3.6: whoever has too many may get rid of them first, or get even more."""
    game = position("0: recreational_area; hand 11 link\n1: cafeteria")
    play(game, "search")
    assert (game.asked(), game.players[0].hand_size) == (0, 12)
    play(game, "sell link", "sell link", "done")
    assert (game.active, game.players[0].hand_size) == (1, 10)


def test_an_edition_says_the_hand_limit() -> None:
    """R3.6"""
    small = edition_from({"game": {"hand_limit": 1}}, "small hands")
    game = position("0: cafeteria; hand 2 link\n1: cafeteria", edition=small)
    play(game, "end", "discard link")
    assert (game.asked(), hand(game, 0)) == (1, {"link": 1})


def test_a_turn_ends_by_itself_when_nothing_more_could_be_done() -> None:
    """R3.7"""
    game = position("0: cafeteria\n1: cafeteria")
    play(game, "steal_spoon")
    assert game.active == 0
    play(game, "steal_spoon")
    assert game.active == 1
    assert events(game)[-2:] == ["turn-ends", "turn-starts"]


def test_a_turn_that_ends_by_itself_keeps_to_the_hand_limit() -> None:
    """R3.7, R3.6"""
    game = position("0: cafeteria; hand 9 link\n1: cafeteria")
    play(game, "steal_spoon", "steal_spoon")
    assert (game.asked(), game.active) == (0, 0)
    play(game, "discard spoon")
    assert (game.asked(), hand(game, 0)) == (1, {"link": 9, "spoon": 1})


@pytest.mark.parametrize("background", ["kingpin", "doctor", "informer", "tunneller"])
def test_whoever_has_an_unrevealed_background_ends_the_turn_themselves(background: str) -> None:
    """R3.7: whatever it is, or the others would learn which."""
    game = position(f"0: cafeteria; background {background}\n1: cafeteria")
    play(game, "steal_spoon", "steal_spoon")
    assert (game.asked(), game.actions) == (0, 0)
    assert "end" in game.legal_texts()
    play(game, "end")
    assert game.asked() == 1


def test_revealing_the_background_with_no_action_left_ends_the_turn() -> None:
    """R3.7"""
    game = position("0: cafeteria; background kingpin\n1: cafeteria\nturn: 0; actions 0")
    assert play(game, "reveal kingpin").active == 1


@pytest.mark.parametrize("card", sorted(set(GANG_CARD_NAMES) - {"stage", "barter"}))
def test_most_gang_cards_have_nothing_to_offer_once_the_actions_are_used_up(card: str) -> None:
    """R3.7"""
    game = position(f"0: cafeteria; gang {card}; hand link, riot; beatings 1\n1: cafeteria; hand link")
    assert play(game, "steal_spoon", "steal_spoon").active == 1


@pytest.mark.parametrize(
    ("me", "other", "turn", "goes_on"),
    [
        ("cafeteria; gang stage; hand riot", "showers", "0; actions 1", True),
        ("cafeteria; gang stage; hand link", "showers", "0; actions 1", True),
        ("cafeteria; gang stage; hand riot", "showers", "0; actions 1; used 4", False),
        ("cafeteria; gang barter", "cafeteria; hand link", "0; actions 1", True),
        ("cafeteria; gang barter", "cafeteria; hand link", "0; actions 1; used 8", False),
        ("cafeteria; gang barter", "cafeteria", "0; actions 1", False),
        ("cafeteria; gang barter; hand link", "showers; hand link", "0; actions 1", False),
    ],
)
def test_a_gang_card_that_may_still_be_used_keeps_the_turn_open(me: str, other: str, turn: str, goes_on: bool) -> None:
    """R3.7: as far as everyone can see (stage, barter)."""
    game = position(f"0: {me}\n1: {other}\nturn: {turn}")
    play(game, "steal_spoon")
    assert game.active == (0 if goes_on else 1)


def test_stage_with_an_empty_hand_has_nothing_to_offer() -> None:
    """R3.7"""
    game = position("0: cell_block; gang stage; hand spoon\n1: showers\nturn: 0; actions 1")
    assert play(game, "dig spoon").active == 1


def test_the_turn_of_a_stage_player_in_a_stupor_ends_by_itself() -> None:
    """R3.7, R14.11: a Trauma is public, so everybody sees that no Action card can be played for no action."""
    game = position("""
        options: places psychiatric_ward
        0: cafeteria; hand link; gang stage; trauma stupor
        1: showers
        turn: 0; actions 1
        """)
    play(game, "steal_spoon")
    assert game.asked() == 1


def test_a_card_being_played_is_in_no_hand_and_on_no_pile() -> None:
    """R3.8: until it has been applied."""
    game = position("0: cafeteria; hand care_package\n1: showers; background burglar\ncards: link, link, link")
    play(game, "play care_package")
    assert game.asked() == 1  # somebody could stop it
    assert (hand(game, 0), face_up(game, "care_package")) == ({}, 0)
    assert blackgate.save(game)["table"] == {"care_package": 1}
    play(game, "pass")
    assert blackgate.save(game)["table"] == {}
    assert (hand(game, 0), face_up(game, "care_package")) == ({"link": 3}, 1)


def test_a_card_is_revealed_then_applied_then_discarded() -> None:
    """R3.8"""
    game = position("0: cafeteria; hand care_package\n1: showers")
    play(game, "play care_package")
    assert events(game) == ["plays", "draws", "draws", "draws", "gets-cigarettes", "clears"]


def test_a_card_being_played_is_not_shuffled_into_the_deck_it_draws_from() -> None:
    """R3.8, R1.4"""
    game = position(
        "0: cafeteria; hand care_package\n1: showers\ndiscard: 2 link", edition=deck_of(care_package=1, link=2)
    )
    play(game, "play care_package")
    assert hand(game, 0) == {"link": 2}
    assert face_up(game, "care_package") == 1


def test_a_card_that_is_not_in_the_hand_cannot_be_played() -> None:
    """R3.8"""
    game = position("0: cafeteria; hand link\n1: showers; hand riot")
    assert refused(game, "play riot") == "not-in-hand R3.8"


def test_a_card_without_any_effect_cannot_be_played() -> None:
    """R3.8, R18.12"""
    game = position("0: cafeteria; hand painkillers\n1: showers")
    assert refused(game, "play painkillers") == "no-effect R18.12"


def test_an_answer_is_no_action_of_a_turn() -> None:
    """R3.3: what nobody has asked for."""
    game = position("0: cafeteria; hand link\n1: showers")
    for action in ("go showers", "pass", "done", "discard link", "cooperate", "lay knife", "reroll"):
        assert refused(game, action) == "not-an-answer R18.7"


def test_a_refusal_names_its_rule_and_what_was_refused() -> None:
    """R3.4: by `why_not`, which says nothing where nothing speaks against it."""
    game = position("0: cafeteria; hand spoon\n1: showers")
    refusal = game.why_not("dig spoon")
    assert refusal is not None
    assert (refusal.name, refusal.rule, refusal.action, refusal.place) == (
        "wrong-place",
        "R3.4",
        "dig spoon",
        "cafeteria",
    )
    assert game.why_not("steal_spoon") is None
