"""The tree search by habits, which the boss falls back on where the network cannot see."""

from __future__ import annotations

import pytest
from librt.random import Random

from blackgate import Game, View
from blackgate.bots.foresight import Foresight
from blackgate.bots.search import HabitSearch
from tests.bots.opponents import MODES
from tests.bots.test_opponents import told_apart
from tests.rules.scenario import position
from tests.walker.tables import Table, walk

ITERATIONS = 30


def searched(game: Game, seed: int = 1) -> HabitSearch:
    view = View(game, game.asked())
    search = HabitSearch(view, game.legal_actions(), Foresight(game.book), Random(seed), 2)
    search.run(1e9, ITERATIONS)
    return search


def best(game: Game, seed: str = "1") -> int:
    search = searched(game, int(seed))
    return int(search.tree.action[search.ranked()[0]])


@pytest.mark.parametrize("table", MODES[::2], ids=str)
def test_it_chooses_legally_and_thinks_as_often_as_it_is_told(table: Table) -> None:
    for game in walk(table, every=47):
        search = searched(game)
        ranked = search.ranked()
        assert [search.tree.action[node] in game.legal_actions() for node in ranked] == [True] * len(ranked)
        visits = [search.tree.visits[node] for node in ranked]
        assert visits == sorted(visits, reverse=True)
        assert sum(visits) == ITERATIONS


@pytest.mark.parametrize("table", MODES[1::3], ids=str)
def test_it_knows_no_more_than_its_seat(table: Table) -> None:
    """R17"""
    assert told_apart(table, best) == []


def test_it_finds_a_win() -> None:
    game = position("0: cell_block; points 9; hand shovel, link\n1: showers; points 9\n2: infirmary\nturn: 0")
    assert game.book.action_texts[best(game)] == "dig shovel"
