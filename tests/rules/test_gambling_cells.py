"""The Gambling Cells (R14.7): Dig as usual, Bets, and Planning tokens for a Cautious move."""

from __future__ import annotations

from functools import partial

import pytest

import blackgate
from blackgate import BlackgateError, Options, UnknownAction
from tests.rules.scenario import events, hand, place, play, position, refused
from tests.rules.tokens import stack, tokens

with_gambling_cells = partial(position, options="places gambling_cells")

BETS = [(stake, number) for stake in (1, 2, 3) for number in (2, 3, 4, 5, 6)]


# --- as in the Cell Block
def test_dig_as_usual() -> None:
    """R14.7, R10.3"""
    game = with_gambling_cells("0: gambling_cells; hand shovel\n1: showers")
    assert play(game, "dig shovel").players[0].points == 3
    beaten = with_gambling_cells("0: gambling_cells; hand shovel; beatings 2\n1: showers")
    assert refused(beaten, "dig shovel") == "beaten-dig R10.3"


def test_craft_is_forbidden_as_in_the_cell_block() -> None:
    """R14.7"""
    game = with_gambling_cells("0: gambling_cells; hand link, pike\n1: showers")
    assert refused(game, "craft pickaxe") == "no-craft-here R8.1"


def test_they_are_not_for_the_team_mode() -> None:
    """R14.7"""
    with pytest.raises(BlackgateError, match=r"gambling_cells.*R14\.7"):
        blackgate.rulebook(Options(4, team=True, places=("gambling_cells",)))


# --- Bet
@pytest.mark.parametrize(("stake", "number"), BETS)
@pytest.mark.parametrize("more", [0, 1])
def test_a_bet_is_won_with_at_least_the_number(stake: int, number: int, more: int) -> None:
    """R14.7: the stake times the number comes back."""
    die = min(number + more, 6)
    game = with_gambling_cells(f"""
        0: gambling_cells; cigarettes 3
        1: showers
        dice: {die}
        """)
    play(game, f"bet {stake} {number}")
    assert (game.players[0].cigarettes, game.actions) == (3 - stake + stake * number, 1)
    assert events(game) == ["bets", "rolls", "wins-bet"]


@pytest.mark.parametrize(("stake", "number"), BETS)
def test_a_bet_is_lost_with_less_than_the_number(stake: int, number: int) -> None:
    """R14.7: the stake is lost."""
    game = with_gambling_cells(f"""
        0: gambling_cells; cigarettes 3
        1: showers
        dice: {number - 1}
        """)
    play(game, f"bet {stake} {number}")
    assert (game.players[0].cigarettes, game.actions) == (3 - stake, 1)
    assert events(game) == ["bets", "rolls", "loses-bet"]


@pytest.mark.parametrize("cigarettes", [0, 1, 2, 3])
def test_nobody_stakes_more_than_they_have(cigarettes: int) -> None:
    """R14.7"""
    game = with_gambling_cells(f"""
        0: gambling_cells; cigarettes {cigarettes}
        1: showers; cigarettes 3
        """)
    offered = {text for text in game.legal_texts() if text.startswith("bet")}
    assert offered == {f"bet {stake} {number}" for stake, number in BETS if stake <= cigarettes}
    for stake in range(cigarettes + 1, 4):
        assert refused(game, f"bet {stake} 6") == "no-stake R14.7"


@pytest.mark.parametrize("text", ["bet 4 2", "bet 0 2", "bet 1 1", "bet 1 7"])
def test_there_are_no_other_stakes_and_numbers(text: str) -> None:
    """R14.7: 1 to 3 cigarettes, 2 to 6."""
    game = with_gambling_cells("0: gambling_cells; cigarettes 9\n1: showers")
    with pytest.raises(UnknownAction):
        game.play(text)


def test_several_bets_may_be_made_in_a_turn_but_only_there() -> None:
    """R14.7, R3.5"""
    game = with_gambling_cells("""
        0: gambling_cells; cigarettes 1
        1: showers; cigarettes 3
        dice: 6, 3
        """)
    play(game, "bet 1 6", "bet 3 4")
    assert (game.players[0].cigarettes, game.asked()) == (3, 1)
    assert refused(game, "bet 1 2") == "wrong-place R3.4"


# --- Plan
def test_a_planning_token_makes_a_cautious_move_cost_one_action() -> None:
    """R14.7: anywhere, and the token is discarded."""
    game = with_gambling_cells("""
        0: showers; tokens 2 planning
        1: showers
        """)
    play(game, "planned_move infirmary")
    assert (place(game, 0), game.actions) == ("infirmary", 1)
    assert (tokens(game, 0), stack(game, "planning")) == ({"planning": 1}, 9)


def test_a_planning_token_need_not_be_used() -> None:
    """R14.7"""
    game = with_gambling_cells("""
        0: showers; tokens planning; background kingpin
        1: showers
        """)
    play(game, "cautious_move infirmary")
    assert (place(game, 0), game.actions, tokens(game, 0)) == ("infirmary", 0, {"planning": 1})


def test_a_planned_move_goes_where_a_cautious_move_goes() -> None:
    """R14.7, R6.2"""
    game = with_gambling_cells("0: showers; tokens planning\n1: showers")
    assert refused(game, "planned_move solitary_confinement") == "only-by-being-sent R6.2"
    assert refused(game, "planned_move showers") == "already-there R6.2"
    assert refused(game, "planned_move wardens_office") == "not-in-play R16.1"
    unplanned = with_gambling_cells("0: showers\n1: showers; tokens planning")
    assert refused(unplanned, "planned_move infirmary") == "no-token R14.3"


def test_a_planned_move_needs_an_action() -> None:
    """R14.7"""
    game = with_gambling_cells("""
        0: showers; tokens planning; background kingpin
        1: showers
        turn: 0; actions 0
        """)
    assert refused(game, "planned_move infirmary") == "no-actions R3.1"


def test_a_shortcut_and_a_planning_token_do_not_add_up() -> None:
    """R6.2, R14.7: the move costs 1 action with either, never less, and one leaves the other unused."""
    game = with_gambling_cells("""
        0: showers; tokens planning; gang shortcut; background kingpin
        1: showers
        """)
    play(game, "planned_move infirmary")
    assert (game.actions, tokens(game, 0)) == (1, {})
    play(game, "cautious_move showers")
    assert (place(game, 0), game.actions) == ("showers", 0)
    game = with_gambling_cells("""
        0: showers; tokens planning; gang shortcut; background kingpin
        1: showers
        """)
    play(game, "cautious_move infirmary")
    assert (game.actions, tokens(game, 0)) == (1, {"planning": 1})
    assert refused(game, "cautious_move showers") == "no-actions R6.2"
    play(game, "planned_move showers")
    assert (game.actions, tokens(game, 0)) == (0, {})


def test_a_planned_move_is_a_move_action() -> None:
    """R6.3, R18.2a: light_fingers takes cigarettes at its end."""
    game = with_gambling_cells("""
        0: showers; tokens planning; gang light_fingers
        1: infirmary; cigarettes 5
        """)
    play(game, "planned_move infirmary", "rob 1")
    assert game.players[0].cigarettes == 2


def test_a_planned_move_is_a_way_out_of_solitary_confinement() -> None:
    """R15.2: any Move that can be paid for."""
    game = with_gambling_cells("""
        0: solitary_confinement; tokens planning; hand spoon
        1: showers
        turn: 0; actions 1; confined
        """)
    play(game, "planned_move cell_block")
    assert (place(game, 0), hand(game, 0)) == ("gambling_cells", {"spoon": 1})
