"""The one that learned: greedy at the top, by lot below, quick to explain itself, and honest where it cannot see."""

from __future__ import annotations

import math
from collections import Counter

import pytest
from librt.random import Random

from blackgate import Game, View, new_game
from blackgate.bots import new_bot
from blackgate.bots.foresight import Foresight
from blackgate.bots.intuition import Intuition, give_memory, intuition_for
from blackgate.bots.opponents.lifer import TEMPERATURES, Lifer
from blackgate.bots.rollouts import RolloutSearch
from blackgate.network.evaluate import Network
from blackgate.network.inputs import inputs_of
from tests.bots.opponents import MODES, choose
from tests.network.untrained import untrained
from tests.rules.scenario import position
from tests.walker.tables import Table, walk


def explained(game: Game) -> tuple[list[int], list[float], list[float]]:
    """Actions, how likely each is, and everybody's chances."""
    found = Lifer(1).explain(View(game, game.asked()), game.legal_actions())
    return [action for action, _ in found.choices], [share for _, share in found.choices], found.chances


@pytest.mark.parametrize("table", MODES[2::4], ids=str)
def test_what_it_explains_adds_up_and_is_what_it_does(table: Table) -> None:
    for game in walk(table, every=53):
        actions, likely, chances = explained(game)
        assert sorted(actions) == sorted(game.legal_actions())
        assert likely == sorted(likely, reverse=True)
        assert math.isclose(sum(likely), 1)
        if game.book.teams > 0:
            assert all(math.isclose(chance, chances[seat % 2]) for seat, chance in enumerate(chances))
            chances = chances[:2]
        assert math.isclose(sum(chances), 1)
        assert choose(new_bot("lifer", "any"), game) == actions[0]


def test_the_lower_the_level_the_more_often_it_takes_what_it_likes_less() -> None:
    game = new_game(4, 1, tracker=True)
    best = explained(game)[0][0]
    taken = {
        level: Counter(choose(new_bot(f"lifer:{level}", str(seed)), game) for seed in range(200))[best]
        for level in sorted(TEMPERATURES)
    }
    assert 0 < taken["1"] < taken["4"] <= 200


def test_a_level_draws_lots_by_its_seed() -> None:
    game = new_game(4, 1, tracker=True)
    chosen = [[choose(new_bot("lifer:1", str(seed)), game) for seed in range(20)] for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert len(set(chosen[0])) > 1


def test_a_row_of_a_view_is_that_of_the_game() -> None:
    """What the search asks of imagined games is what the bot asks at the table."""
    for game in walk(MODES[2], every=31):
        intuition = intuition_for(game.book)
        assert intuition is not None
        view = View(game, game.asked())
        mine = intuition.of_view(view, game.legal_actions())
        imagined = intuition.of_game(game, game.find_choices())
        assert (mine.row, mine.choices, mine.seat) == (imagined.row, imagined.choices, imagined.seat)
        give_memory(game, view)
        assert intuition.of_game(game, game.find_choices()).row == mine.row


def test_a_search_finds_a_win_whatever_the_network_thinks() -> None:
    game = position("0: cell_block; points 9; hand shovel, link\n1: showers; points 9\n2: infirmary\nturn: 0")
    ignorant = Intuition(game.book, Network(untrained(), inputs_of(game.book.edition)))
    search = RolloutSearch(
        View(game, 0), game.legal_actions(), ignorant, Foresight(game.book), Random(1), likely=1.0, most_choices=1
    )
    search.run(1e9, 20)
    best = search.ranked()[0]
    assert game.book.action_texts[search.tree.action[best]] == "dig shovel"
    assert search.tree.chance(best, 0) == 1
