"""The Workshop (R14.6): no Spoons to steal, better tools, and the Skill roll of a Dig."""

from __future__ import annotations

from functools import partial

import pytest

from tests.rules.scenario import events, face_up, hand, play, position, refused
from tests.rules.tokens import stack, tokens

with_workshop = partial(position, options="places workshop")


# --- Spoons
def test_there_is_no_spoon_to_steal_in_the_workshop() -> None:
    """R14.6"""
    game = with_workshop("0: workshop\n1: showers")
    assert refused(game, "steal_spoon") == "wrong-place R3.4"


def test_cards_that_give_a_spoon_still_do() -> None:
    """R14.6: cafeteria_key, and the bonus of a burglar."""
    game = with_workshop("""
        0: workshop; hand cafeteria_key; background burglar; gang lookout
        1: showers
        cards: link, link, link
        """)
    play(game, "play cafeteria_key", "reveal burglar bonus")
    assert hand(game, 0) == {"spoon": 2, "link": 3}
    assert face_up(game, "spoon") == 9


def test_discarded_spoons_go_back_beside_the_board() -> None:
    """R14.6"""
    game = with_workshop("0: recreational_area; hand spoon\n1: showers")
    play(game, "sell spoon")
    assert face_up(game, "spoon") == 11


# --- Improve a tool
def test_a_pickaxe_becomes_a_shovel() -> None:
    """R14.6"""
    game = with_workshop("0: workshop; hand pickaxe; beatings 2\n1: showers")
    play(game, "improve pickaxe")
    assert (hand(game, 0), game.actions) == ({"shovel": 1}, 1)
    assert (face_up(game, "pickaxe"), face_up(game, "shovel")) == (11, 10)


def test_a_shovel_becomes_two_pickaxes() -> None:
    """R14.6"""
    game = with_workshop("0: workshop; hand shovel\n1: showers")
    play(game, "improve shovel")
    assert (hand(game, 0), game.actions) == ({"pickaxe": 2}, 1)
    assert (face_up(game, "pickaxe"), face_up(game, "shovel")) == (9, 11)


def test_with_one_pickaxe_left_a_shovel_gives_that_one() -> None:
    """R14.6: take what there is, but the pile must hold at least one."""
    game = with_workshop("0: workshop; hand 2 shovel\n1: showers\npiles: 1 pickaxe")
    play(game, "improve shovel")
    assert hand(game, 0) == {"pickaxe": 1, "shovel": 1}
    assert refused(game, "improve shovel") == "pile-empty R14.6"


def test_without_a_shovel_on_its_pile_no_pickaxe_is_improved() -> None:
    """R14.6"""
    game = with_workshop("0: workshop; hand pickaxe\n1: showers\npiles: 0 shovel")
    assert refused(game, "improve pickaxe") == "pile-empty R14.6"


def test_only_a_tool_from_the_hand_is_improved_and_only_in_the_workshop() -> None:
    """R14.6"""
    game = with_workshop("0: workshop; hand pickaxe, spoon\n1: showers")
    assert refused(game, "improve shovel") == "not-in-hand R14.6"
    game = with_workshop("0: showers; hand pickaxe\n1: workshop")
    assert refused(game, "improve pickaxe") == "wrong-place R3.4"


# --- the Skill roll
@pytest.mark.parametrize(("tool", "worth"), [("spoon", 1), ("pickaxe", 2), ("shovel", 3)])
@pytest.mark.parametrize("die", [4, 5, 6])
def test_a_skill_roll_of_four_or_more_scores_one_point_more(tool: str, worth: int, die: int) -> None:
    """R14.6; R14.3: the token stays on the Tool and never goes back to its stack."""
    game = with_workshop(f"""
        0: cell_block; hand {tool}; tokens skill
        1: showers
        dice: {die}
        """)
    play(game, f"dig {tool}")
    assert game.players[0].points == worth + 1
    assert (tokens(game, 0), stack(game, "skill")) == ({}, 9)
    assert events(game) == ["digs", "rolls", "keeps-token", "scores"]


@pytest.mark.parametrize("die", [1, 2, 3])
def test_a_skill_roll_of_three_or_less_discards_the_token(die: int) -> None:
    """R14.6, R14.3"""
    game = with_workshop(f"""
        0: cell_block; hand pickaxe; tokens skill
        1: showers
        dice: {die}
        """)
    play(game, "dig pickaxe")
    assert game.players[0].points == 2
    assert (tokens(game, 0), stack(game, "skill")) == ({}, 10)
    assert events(game) == ["digs", "rolls", "discards-token"]


def test_each_dig_has_one_skill_roll_for_one_token() -> None:
    """R14.6: with three tokens two Digs roll twice, one well, one badly."""
    game = with_workshop("""
        0: cell_block; hand 2 spoon; tokens 3 skill; background kingpin
        1: showers
        dice: 6, 1
        """)
    play(game, "dig spoon", "pass")
    assert (game.players[0].points, tokens(game, 0)) == (2, {"skill": 2})
    play(game, "dig spoon", "pass")
    assert (game.players[0].points, tokens(game, 0), stack(game, "skill")) == (3, {"skill": 1}, 8)


def test_a_skill_token_on_a_tool_never_returns() -> None:
    """R14.3: ten were there; with one used up nine can still be taken."""
    game = with_workshop("""
        0: cell_block; hand spoon; tokens skill; background kingpin
        1: workshop; tokens 9 skill
        turn: 0; actions 1
        dice: 6
        """)
    play(game, "dig spoon", "pass", "end")
    assert stack(game, "skill") == 0
    assert refused(game, "develop_skills") == "no-tokens-left R14.3"


def test_without_a_skill_token_nobody_rolls() -> None:
    """R14.6"""
    game = with_workshop("0: cell_block; hand spoon\n1: cell_block; tokens skill")
    play(game, "dig spoon")
    assert events(game) == ["digs"]


def test_the_skill_roll_comes_after_ability_bonuses_and_before_a_background() -> None:
    """R18.6: an engineer's point, the roll, then a tunneller may be revealed."""
    game = with_workshop("""
        0: cell_block; hand spoon; tokens skill; gang engineer; background tunneller
        1: showers
        dice: 4
        """)
    play(game, "dig spoon")
    assert (game.players[0].points, game.legal_texts()) == (3, ["pass", "reveal tunneller", "reveal tunneller bonus"])
    play(game, "reveal tunneller bonus")
    assert game.players[0].points == 5


def test_a_skill_roll_wins_the_game() -> None:
    """R14.6, R2.1, R18.6: at once, before any Background."""
    game = with_workshop("""
        0: cell_block; hand spoon; tokens skill; points 10; background tunneller
        1: showers
        dice: 4
        """)
    play(game, "dig spoon")
    assert (game.over, game.winners()) == (True, [0])


def test_a_skill_roll_that_fails_wins_nothing() -> None:
    """R14.6"""
    game = with_workshop("""
        0: cell_block; hand spoon; tokens skill; points 10
        1: showers
        dice: 3
        """)
    play(game, "dig spoon")
    assert (game.over, game.players[0].points) == (False, 11)


def test_whoever_wins_by_the_tool_itself_does_not_roll() -> None:
    """R2.1, R18.6: nothing that would follow happens."""
    game = with_workshop("""
        0: cell_block; hand shovel; tokens skill; points 9
        1: showers
        """)
    play(game, "dig shovel")
    assert events(game) == ["digs", "game-won"]
    assert tokens(game, 0) == {"skill": 1}


def test_a_skill_point_counts_for_the_team() -> None:
    """R14.6, R13.3"""
    game = position("""
        options: team; places workshop
        0: cell_block; hand spoon; tokens skill; points 4
        1: showers
        2: showers; points 10
        3: showers
        dice: 5
        """)
    play(game, "dig spoon")
    assert (game.over, game.winners()) == (True, [0, 2])
