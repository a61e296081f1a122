"""Somebody who only looks on knows what everybody knows, and nothing else (R17.2)."""

from __future__ import annotations

import pytest

from blackgate import View, new_game
from blackgate.rules.kinds import NOBODY
from tests.walker.knowledge import broken_bounds, spots
from tests.walker.tables import TABLES, Table, walk
from tests.walker.test_noninterference import follow_a_game
from tests.walker.test_redeal import check_redeal, redealt_for

EVERY = 11
SPECTATOR = int(NOBODY)


def test_a_spectator_does_not_see_the_cards_that_are_dealt() -> None:
    """R17.2: a card drawn is its drawer's."""
    game = new_game(3, 1)
    view = View(game, SPECTATOR)
    assert set(view.least) == {0}
    assert all(seat.get("tracker") == {} for seat in view.plain()["seats"])  # type: ignore[attr-defined]


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_is_hidden_makes_no_difference_to_a_spectator(table: Table) -> None:
    put, followed = follow_a_game(table, [SPECTATOR])
    assert followed.total() > 0.8 * put.total()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_is_redealt_for_a_spectator(table: Table) -> None:
    game = table.new_game()
    assert len({str(spots(redealt_for(game, SPECTATOR, seed))) for seed in range(5)}) > 1
    for number, game in enumerate(walk(table, every=EVERY)):
        check_redeal(game, SPECTATOR, number)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_spectator_could_deduce_holds_in_every_redealt_game(table: Table) -> None:
    for number, game in enumerate(walk(table, every=EVERY)):
        for seat in range(table.players):
            assert broken_bounds(game, SPECTATOR, redealt_for(game, seat, number)) == []
