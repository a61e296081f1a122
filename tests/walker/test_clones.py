"""A clone is the same game, and nothing done to one is seen in the other."""

from __future__ import annotations

import pytest

from blackgate import Dealer, FastDealer, Game, save
from blackgate.rules.saving import Plain
from tests.walker.plain import told
from tests.walker.tables import TABLES, Chooser, Table, walk

EVERY = 17
STEPS_ON = 12


def play_on(game: Game, seed: str) -> tuple[list[int], Plain]:
    """Some random choices further: those choices, and what has come of them."""
    chooser = Chooser(seed)
    chosen: list[int] = []
    while not game.over and len(chosen) < STEPS_ON:
        chosen.append(chooser.choose(game))
        game.play(chosen[-1])
    return chosen, save(game)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_playing_on_in_a_clone_leaves_the_game_as_it_was(table: Table) -> None:
    for game in walk(table, every=EVERY):
        game.take_events()
        before, legal = save(game), game.legal_actions()
        clone = game.clone(FastDealer(1))
        assert save(clone) == before
        assert clone.legal_actions() == legal
        play_on(clone, "clone")
        assert save(game) == before
        assert game.legal_actions() == legal
        assert told(game.take_events()) == []


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_playing_on_in_the_game_leaves_its_clone_as_it_was(table: Table) -> None:
    for game in walk(table, every=EVERY):
        original = game.clone(FastDealer(1))
        clone = original.clone(FastDealer(2))
        before, legal = save(clone), clone.legal_actions()
        play_on(original, "original")
        assert save(clone) == before
        assert clone.legal_actions() == legal


def the_same_future(game: Game, first: Dealer, second: Dealer) -> bool:
    return play_on(game.clone(first), "future") == play_on(game.clone(second), "future")


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_the_dealer_alone_decides_how_a_clone_goes_on(table: Table) -> None:
    differ = 0
    for game in walk(table, every=EVERY):
        assert the_same_future(game, FastDealer(5), FastDealer(5))
        assert the_same_future(game, table.dealer_of(game), table.dealer_of(game))
        differ += not the_same_future(game, FastDealer(5), FastDealer(6))
    assert differ > 0
