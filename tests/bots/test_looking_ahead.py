"""Veteran and boss look ahead: a win that is there is taken, and nothing is thrown away on the way to it."""

from __future__ import annotations

import pytest

from blackgate import Game, View
from blackgate.bots import new_bot
from tests.bots.opponents import choose, chosen
from tests.rules.scenario import position

KINDS = ("veteran", "boss:40i")
OTHERS = "\n1: showers; hand 2 knife; points 9\n2: infirmary; hand shovel\nturn: 0"


def played_turn(kind: str, text: str, seed: int) -> Game:
    """The first turn of a position, everybody a bot of that kind."""
    game = position(text, seed=seed)
    bots = [new_bot(kind, f"{seed}/{seat}") for seat in range(game.seats)]
    while not game.over and game.turn == 0:
        game.play(choose(bots[game.asked()], game))
    return game


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("seat", ["points 9; hand shovel, link, container", "points 11; hand spoon, riot, whisky"])
def test_the_winning_dig_is_taken(kind: str, seat: str) -> None:
    (dig,) = chosen(kind, f"0: cell_block; {seat}{OTHERS}")
    assert dig.startswith("dig ")


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    "seat",
    [
        "infirmary; points 9; hand master_key, shovel",  # goes home, and digs
        "cell_block; points 7; hand 2 shovel, spoon; beatings 1",  # digs, and digs again
        "infirmary; points 7; hand lockdown, bribed_guard, shovel, 2 pickaxe",  # buys time, goes home, digs, digs
    ],
)
def test_a_win_in_several_steps_is_found(kind: str, seat: str) -> None:
    for seed in range(3):
        assert played_turn(kind, f"0: {seat}{OTHERS}", seed).winners() == [0]


@pytest.mark.parametrize("kind", KINDS)
def test_a_win_that_takes_a_lucky_move_is_tried(kind: str) -> None:
    for seed in range(3):
        text = f"0: infirmary; points 9; hand shovel{OTHERS}\ndice: 1"
        assert played_turn(kind, text, seed).winners() == [0]


@pytest.mark.parametrize("kind", KINDS)
def test_a_tool_that_wins_is_not_sold(kind: str) -> None:
    text = f"0: recreational_area; points 9; hand shovel, link; cigarettes 2{OTHERS}"
    assert not chosen(kind, text) & {"sell shovel", "end"}


@pytest.mark.parametrize("kind", KINDS)
def test_nobody_is_helped_who_is_about_to_win(kind: str) -> None:
    """Only one of the two in the Place is a danger."""
    text = """
        0: showers; hand sucker_punch
        1: showers; hand 2 shovel; points 10
        2: showers; hand link
        turn: 0; actions 1
    """
    assert chosen(kind, text, "play sucker_punch") == {"target 1"}


@pytest.mark.parametrize("kind", KINDS)
def test_one_choice_needs_no_thought(kind: str) -> None:
    game = position("0: showers; hand 2 knife\n1: showers; hand link; background doctor\nturn: 0")
    bots = [new_bot(kind, "seed") for _ in range(2)]
    only = game.legal_actions()[-1]
    assert bots[0].choose(View(game, 0), [only]) == only
    assert choose(bots[0], game) == choose(bots[1], game), "nothing was left to chance"


@pytest.mark.parametrize(
    ("card", "more"),
    [("stage", ", care_package, cafeteria_key"), ("stage", ", tattoo, cafeteria_key"), ("wardrobe", "")],
)
def test_a_veteran_joins_for_the_gang_card_that_helps_at_once(card: str, more: str) -> None:
    """There are actions left to use it, and five other Gangs that would take fewer Accessories or as many."""
    text = f"""
        0: {"showers" if card == "wardrobe" else "cafeteria"}; hand cap, watch, bandana{more}; points 2
        1: infirmary; hand link; points 2
        2: infirmary; points 2
        turn: 0; actions 3
        crew: light_fingers
        cartel: dealers
        bikers: trophy
        bratva: long_arm
        triad: herbalist
        queers: {card}
    """
    assert {action for action in chosen("veteran", text) if action.startswith("join")} == {"join queers"}
