"""Why things cannot be done in a turn, all at once (R3)."""

from __future__ import annotations

from blackgate.rules.game import Game
from blackgate.rules.turn_reasons import why_none
from tests.rules.scenario import play, position


def reasons(game: Game) -> dict[str, list[str]]:
    return {verb: [f"{each.name} {each.rule}" for each in found] for verb, found in why_none(game).items()}


def test_everything_that_cannot_be_done_says_why_and_nothing_else_does() -> None:
    game = position("0: showers; hand link\n1: showers")
    found = reasons(game)
    assert found["dig"] == ["wrong-place R3.4"]
    assert found["craft"] == ["no-craft-here R8.1"]
    assert found["extort"] == ["no-weapon R7.1"]
    possible = {text.split()[0] for text in game.legal_texts()}
    assert not possible & set(found)
    assert {"search", "move", "cautious_move", "end"} <= possible


def test_each_reason_is_told_once_and_says_what_is_lacking() -> None:
    """R11.1: three Tools and none in hand are one reason."""
    game = position("0: cell_block; hand link\n1: showers")
    assert reasons(game)["dig"] == ["not-in-hand R11.1"]


def test_of_a_card_in_hand_it_is_told_why_not_that_others_are_not_in_hand() -> None:
    """R18.12"""
    assert reasons(position("0: cell_block; hand riot\n1: showers"))["play"] == ["no-effect R18.12"]
    assert reasons(position("0: cell_block; hand link\n1: showers"))["play"] == ["not-in-hand R3.8"]


def test_who_is_not_here_is_told_rather_than_that_one_cannot_choose_oneself() -> None:
    """R7.1"""
    game = position("0: showers; hand knife\n1: cafeteria\n2: infirmary")
    assert reasons(game)["extort"] == ["not-here R7.1"]


def test_without_actions_everything_that_costs_one_says_so() -> None:
    """R3.1"""
    game = position("0: cell_block; hand spoon; gang barter\n1: cell_block; hand link\nturn: 0; actions 0")
    found = reasons(game)
    assert {tuple(found[verb]) for verb in ("search", "move", "dig", "join")} == {("no-actions R3.1",)}


def test_every_reason_is_the_one_that_is_told_for_some_action() -> None:
    game = position("""
        options: team; warden; places library, workshop
        0: cell_block
        1: showers
        2: showers
        3: showers
        """)
    assert why_none(game)
    for verb, refusals in why_none(game).items():
        for refusal in refusals:
            asked = game.why_not(refusal.action)
            assert refusal.action.split()[0] == verb
            assert asked is not None
            assert asked.code == refusal.code


def test_outside_a_turn_there_is_nothing_to_explain() -> None:
    game = position("0: showers; hand knife\n1: showers; hand link")
    play(game, "extort 1")
    assert reasons(game) == {}
