"""The tracker (R17.3): what everybody could have remembered is true."""

from __future__ import annotations

import pytest

from blackgate import Game
from tests.walker.knowledge import broken_bounds
from tests.walker.tables import TABLES, Table, walk


def check_bounds(game: Game, table: Table) -> None:
    for seat in table.observers():
        assert broken_bounds(game, seat, game) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_truth_lies_within_what_everybody_remembers(table: Table) -> None:
    for game in walk(table, every=3):
        check_bounds(game, table)


def test_a_wrong_belief_would_be_seen() -> None:
    table = TABLES[0]
    for change in (9999, -9999):
        game = table.new_game()
        game.players[1].hand[5] += change
        with pytest.raises(AssertionError, match="link"):
            check_bounds(game, table)
