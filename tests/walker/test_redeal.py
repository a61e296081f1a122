"""A redealt game cannot be told from the real one by the seat it was redealt for."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from blackgate import FastDealer, Game, View, redeal
from tests.walker.knowledge import broken_bounds, refusals, spots, view_without_tracker
from tests.walker.tables import TABLES, Table, walk
from tests.walker.test_conservation import check_cards, check_cards_of_one_kind

EVERY = 11

Redeal = Callable[[Game, int, int], Game]


def redealt_for(game: Game, seat: int, seed: int) -> Game:
    return redeal(View(game, seat), FastDealer(seed))


def check_redeal(game: Game, seat: int, seed: int, redealing: Redeal = redealt_for) -> Game:
    """Everything that has to hold in a game redealt for a seat."""
    again = redealing(game, seat, seed)
    check_cards(again)
    check_cards_of_one_kind(again)
    assert view_without_tracker(again, seat) == view_without_tracker(game, seat)
    assert broken_bounds(game, seat, again) == []
    if game.asked() == seat:
        assert refusals(again) == refusals(game)  # R17.5
    return again


def check_redeals(table: Table, redealing: Redeal = redealt_for) -> None:
    """All through a game, for every seat."""
    for number, game in enumerate(walk(table, every=EVERY)):
        for seat in range(table.players):
            check_redeal(game, seat, number, redealing)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_redealt_game_fits_what_the_seat_knows(table: Table) -> None:
    check_redeals(table)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_without_a_tracker_is_redealt_as_well(table: Table) -> None:
    for number, game in enumerate(walk(table, every=5 * EVERY)):
        bare = game.clone(FastDealer(0))
        bare.memory = None
        for seat in table.observers():
            again = redealt_for(bare, seat, number)
            check_cards(again)
            assert view_without_tracker(again, seat) == view_without_tracker(bare, seat)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_seat_does_not_know_is_dealt_anew(table: Table) -> None:
    game = table.new_game()
    for seat in range(table.players):
        deals = [redealt_for(game, seat, seed) for seed in range(5)]
        assert len({str(spots(deal)) for deal in deals}) > 1
        assert len({str([player.background for player in deal.players]) for deal in deals}) > 1


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_dealer_alone_decides_what_is_redealt(table: Table) -> None:
    game = table.new_game()
    assert spots(redealt_for(game, 0, 7)) == spots(redealt_for(game, 0, 7))


def redealt_without_tracker(game: Game, seat: int, seed: int) -> Game:
    bare = game.clone(FastDealer(0))
    bare.memory = None
    return redealt_for(bare, seat, seed)


def redealt_for_the_next(game: Game, seat: int, seed: int) -> Game:
    return redealt_for(game, (seat + 1) % game.seats, seed)


def redealt_with_a_gift(game: Game, seat: int, seed: int) -> Game:
    again = redealt_for(game, seat, seed)
    again.players[(seat + 1) % game.seats].cigarettes += 1
    return again


def redealt_with_a_card_swapped(game: Game, seat: int, seed: int) -> Game:
    """A Spoon of a hand lies in the deck, for a card of the deck."""
    again = redealt_for(game, seat, seed)
    for player in again.players:
        for kind in range(4, len(again.deck)):
            if player.seat != seat and player.hand[0] > 0 and again.deck[kind] > 0:
                again.lose(player, 0)
                again.gain(player, kind)
                again.deck[0] += 1
                again.deck[kind] -= 1
                return again
    return again


@pytest.mark.parametrize(
    "wrong", [redealt_without_tracker, redealt_for_the_next, redealt_with_a_gift, redealt_with_a_card_swapped]
)
def test_a_wrong_redeal_would_be_seen(wrong: Redeal) -> None:
    with pytest.raises(AssertionError):
        check_redeals(Table(4, 1), wrong)
