"""How the boss explains itself: what it looked at, how often, with what chances, and how it would go on."""

from __future__ import annotations

import json
import math

import pytest

from blackgate import ACTION_TEXTS, Game, View
from blackgate.bots.explanation import LONGEST_LINE, Explanation
from blackgate.bots.opponents.boss import UNLIMITED, Boss
from tests.bots.opponents import MODES
from tests.rules.scenario import position
from tests.walker.tables import Table, walk

ITERATIONS = 40


def explained(game: Game, iterations: int = ITERATIONS) -> Explanation:
    boss = Boss(7, float(UNLIMITED), iterations)
    return boss.explain(View(game, game.asked()), game.legal_actions())


@pytest.mark.parametrize("table", MODES, ids=str)
def test_an_explanation_adds_up(table: Table) -> None:
    for number, game in enumerate(walk(table, every=37)):
        if number > 4:
            break
        found = explained(game)
        actions = [alternative.action for alternative in found.alternatives]
        visits = [alternative.visits for alternative in found.alternatives]
        assert found.seat == game.asked()
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(game.legal_actions())
        assert sum(visits) == ITERATIONS
        assert min(visits) > 0
        for alternative in found.alternatives:
            assert alternative.line[0] == (game.asked(), alternative.action)
            assert len(alternative.line) <= LONGEST_LINE
            chances = alternative.chances
            assert len(chances) == game.seats
            if game.book.teams > 0:
                assert all(math.isclose(chance, chances[seat % 2]) for seat, chance in enumerate(chances))
                chances = chances[:2]
            assert math.isclose(sum(chances), 1)


@pytest.mark.parametrize("iterations", [1, 3, 4, 30])
def test_the_boss_thinks_exactly_as_often_as_it_is_told(iterations: int) -> None:
    found = explained(position("0: cafeteria; hand link, container\n1: showers; hand knife"), iterations)
    assert sum(alternative.visits for alternative in found.alternatives) == iterations


def test_what_would_be_chosen_is_explained() -> None:
    for game in walk(MODES[1], every=41):
        chosen = Boss(7, float(UNLIMITED), ITERATIONS).choose(View(game, game.asked()), game.legal_actions())
        assert chosen in [alternative.action for alternative in explained(game).alternatives]


def test_a_sure_win_has_all_the_chances() -> None:
    found = explained(position("0: cell_block; points 11; hand spoon\n1: showers; hand link"))
    best = found.alternatives[0]
    assert ACTION_TEXTS[best.action] == "dig spoon"
    assert best.chances == [1, 0]
    assert best.line == [(0, best.action)]


def test_an_explanation_is_plain_data() -> None:
    found = explained(position("0: cafeteria; hand link, container\n1: showers; hand knife"))
    plain = json.loads(json.dumps(found.plain()))
    assert set(plain) == {"seat", "alternatives"}
    assert plain["seat"] == 0
    first, best = plain["alternatives"][0], found.alternatives[0]
    assert len(plain["alternatives"]) == len(found.alternatives)
    assert set(first) == {"action", "visits", "chances", "line"}
    assert first["action"] == ACTION_TEXTS[best.action]
    assert (first["visits"], first["chances"]) == (best.visits, best.chances)
    assert first["line"] == [{"seat": seat, "action": ACTION_TEXTS[action]} for seat, action in best.line]
