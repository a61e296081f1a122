"""Every game ends: when somebody has the points (R2.1), at the latest after 200 rounds (R2.4)."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from blackgate import Game, new_game
from blackgate.rules import events as said
from tests.walker.tables import TABLES, Table

ROUNDS = 200


def check_ending(game: Game) -> None:
    """The one who dug last has won, or the limit is reached and most points win."""
    points = [game.points_of(seat) for seat in range(game.seats)]
    best = max(points)
    assert game.winners() == [seat for seat, own in enumerate(points) if own == best]
    codes = [event.code for event in game.take_events()]
    if best >= game.book.goal:
        assert game.active in game.winners()  # R2.5
        assert len(game.winners()) == (game.seats // 2 if game.book.teams else 1)  # R13.3
        assert codes[-1] == said.GAME_WON
        assert game.turn < ROUNDS * game.seats
    else:
        assert game.turn == ROUNDS * game.seats
        assert codes[-1] == said.GAME_ENDS


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_random_game_ends(table: Table) -> None:
    game = table.new_game()
    chooser = table.chooser()
    while not game.over:
        assert game.turn < ROUNDS * table.players
        game.play(chooser.choose(game))
    check_ending(game)


@pytest.mark.parametrize("players", range(2, 7))
def test_a_game_in_which_nobody_does_anything_ends_after_200_rounds(players: int) -> None:
    """R2.4: and a tie is shared."""
    game = new_game(players, 1)
    ended = 0
    while not game.over:
        game.play("end")
        ended += 1
    assert ended == ROUNDS * players
    assert game.winners() == list(range(players))
    check_ending(game)


@given(players=st.integers(2, 6), seed=st.integers(0, 10**9), choice=st.integers(0, 10**9))
@settings(max_examples=25, deadline=None, derandomize=True)
def test_any_game_ends(players: int, seed: int, choice: int) -> None:
    """Choices here follow no plan at all."""
    game = new_game(players, seed, tracker=False)
    while not game.over:
        legal = game.legal_actions()
        choice = (choice * 6364136223846793005 + 1442695040888963407) % (1 << 64)
        game.play(legal[(choice >> 33) % len(legal)])
    check_ending(game)
