"""The goal (R2): the points needed win at once; after the last round most points win."""

from __future__ import annotations

from random import Random

import pytest

from blackgate import Game, GameOver, new_game
from blackgate.edition import edition_from
from blackgate.rules.kinds import NOBODY
from tests.rules.scenario import events, play, position, refused


def table(players: int, first_seat: str) -> Game:
    """Seat 0 as described and so many others in the Showers."""
    others = "\n".join(f"{seat}: showers" for seat in range(1, players))
    return position(f"0: {first_seat}\n{others}")


def test_whoever_has_the_points_needed_wins_at_once() -> None:
    """R2.1"""
    game = table(2, "cell_block; points 11; hand spoon")
    play(game, "dig spoon")
    assert game.over
    assert game.winners() == [0]
    assert events(game) == ["digs", "game-won"]


def test_more_points_than_needed_win_too() -> None:
    """R2.1"""
    game = table(2, "cell_block; points 11; hand shovel")
    play(game, "dig shovel")
    assert game.winners() == [0]
    assert game.players[0].points == 14


def test_nothing_that_would_follow_a_win_happens() -> None:
    """R2.1: neither the question for a Background after a Dig nor the hand limit nor another turn."""
    game = table(2, "cell_block; points 11; hand 12 link, spoon; background tunneller")
    play(game, "dig spoon")
    assert game.over
    assert (game.active, game.turn, game.players[0].hand_size) == (0, 0, 12)
    assert not game.players[0].revealed


def test_when_the_game_is_over_nobody_is_asked() -> None:
    """R2.1"""
    game = play(table(2, "cell_block; points 11; hand spoon"), "dig spoon")
    assert game.asked() == NOBODY
    assert game.legal_actions() == []
    with pytest.raises(GameOver):
        game.play("end")
    refusal = game.why_not("end")
    assert refusal is not None
    assert (refusal.name, refusal.rule) == ("game-over", "R2.1")


def test_before_the_end_there_are_no_winners() -> None:
    """R2.1"""
    assert table(2, "cell_block; points 11").winners() == []


@pytest.mark.parametrize(("players", "needed"), [(2, 12), (3, 12), (4, 10), (5, 8), (6, 8)])
def test_how_many_points_are_needed(players: int, needed: int) -> None:
    """R2.2"""
    game = table(players, f"cell_block; points {needed - 2}; hand 2 spoon")
    play(game, "dig spoon")
    assert not game.over
    play(game, "dig spoon")
    assert game.over
    assert game.winners() == [0]


def test_an_edition_says_how_many_points_are_needed() -> None:
    """R2.2"""
    short = edition_from({"goals": {"2": 3}}, "short")
    game = position("0: cell_block; hand shovel\n1: showers", edition=short)
    assert play(game, "dig shovel").winners() == [0]


@pytest.mark.parametrize(("tool", "points"), [("spoon", 1), ("pickaxe", 2), ("shovel", 3)])
def test_what_each_tool_scores(tool: str, points: int) -> None:
    """R2.3"""
    game = table(2, f"cell_block; points 4; hand {tool}")
    play(game, f"dig {tool}")
    assert game.players[0].points == 4 + points


def test_an_edition_says_what_each_tool_scores() -> None:
    """R2.3"""
    golden = edition_from({"cards": {"spoon": {"points": 5}}}, "golden spoons")
    game = position("0: cell_block; hand spoon\n1: showers", edition=golden)
    assert play(game, "dig spoon").players[0].points == 5


def test_the_game_ends_after_200_rounds() -> None:
    """R2.4: 399 turns of two players do not end it, the 400th does."""
    game = new_game(2, seed=1)
    play(game, *["end"] * 399)
    assert not game.over
    play(game, "end")
    assert game.over
    assert game.winners() == [0, 1]


def test_after_the_last_round_most_points_win() -> None:
    """R2.4"""
    game = position("""
        0: showers; points 3
        1: showers; points 5
        2: showers; points 4
        turn: 2; number 599
    """)
    play(game, "end")
    assert events(game) == ["turn-ends", "game-ends"]
    assert game.winners() == [1]


def test_after_the_last_round_a_tie_is_shared() -> None:
    """R2.4"""
    game = position("""
        0: showers; points 5
        1: showers; points 4
        2: showers; points 5
        turn: 2; number 599
    """)
    assert play(game, "end").winners() == [0, 2]


def test_the_last_turn_is_played_to_its_end() -> None:
    """R2.4: the hand limit holds, and a Dig may still win."""
    limited = position("0: showers\n1: showers; hand 11 link\nturn: 1; number 399")
    play(limited, "end")
    assert not limited.over
    assert play(limited, "discard link").over
    won = position("0: showers; points 11\n1: cell_block; points 9; hand shovel\nturn: 1; number 399")
    assert play(won, "dig shovel").winners() == [1]


def test_the_turn_before_the_last_does_not_end_the_game() -> None:
    """R2.4"""
    game = position("0: showers; hand 11 link\n1: showers\nturn: 0; number 398")
    play(game, "end", "discard link")
    assert not game.over
    assert game.asked() == 1


@pytest.mark.parametrize("first", [0, 2, 3])
def test_an_edition_says_how_many_rounds_there_are_whoever_begins(first: int) -> None:
    """R2.4, R1.7"""
    game = new_game(4, seed=1, first=first, edition=edition_from({"game": {"rounds": 2}}, "two rounds"))
    play(game, *["end"] * 7)
    assert not game.over
    assert play(game, "end").over


def test_a_tool_in_the_hand_is_no_point() -> None:
    """R2.5: stolen, bought or extorted, it has to be dug with."""
    game = position("""
        0: recreational_area; points 11; hand knife; cigarettes 8
        1: recreational_area; hand shovel
    """)
    play(game, "buy shovel", "extort 1", "demand shovel", "lay knife", "cooperate")
    assert game.players[0].points == 11
    assert not game.over


def test_what_directly_follows_a_dig_may_win() -> None:
    """R2.5"""
    game = table(2, "cell_block; points 10; hand spoon; background tunneller")
    play(game, "dig spoon")
    assert not game.over
    play(game, "reveal tunneller")
    assert game.winners() == [0]


@pytest.mark.parametrize("seed", range(6))
def test_only_the_active_player_ever_scores(seed: int) -> None:
    """R2.5: in games played at random."""
    game, random = new_game(2 + seed % 5, seed=seed), Random(seed)
    for _ in range(400):
        if game.over:
            break
        active, before = game.active, [player.points for player in game.players]
        game.play(random.choice(game.legal_actions()))
        for player in game.players:
            assert player.seat == active or player.points == before[player.seat]


def test_a_tool_that_is_dug_with_twice_is_refused() -> None:
    """R2.3, R11.1: its points count once."""
    game = play(table(2, "cell_block; hand spoon"), "dig spoon")
    assert refused(game, "dig spoon").startswith("not-in-hand")
