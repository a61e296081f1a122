"""Who meets whom, on which deals and in which seats: nobody has the better deal."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from blackgate import load_edition
from blackgate.lab.arena import Arena
from blackgate.rules.options import Options


def arena(*bots: str, players: int = 4, games: int = 8, team: bool = False) -> Arena:
    return Arena(bots, load_edition(), Options(players, team=team), games, "seed")


def test_everybody_plays_everybody_named_later() -> None:
    assert arena("a", "b", "c").pairings == [(0, 1), (0, 2), (1, 2)]
    assert arena("a").pairings == [(0,)]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_one_seat_is_the_first_bots_and_every_seat_once_for_each_deal(players: int) -> None:
    plan = arena("a", "b", "c", players=players, games=3 * players)
    for pairing in plan.pairings:
        bouts = [plan.bout(number) for number in range(plan.total) if plan.bout(number).pairing == pairing]
        assert len(bouts) == 3 * players
        sits = Counter((bout.deal, plan.seats(bout).index(pairing[0])) for bout in bouts)
        assert sits == Counter({(deal, seat): 1 for deal in range(3) for seat in range(players)})
        assert all(plan.seats(bout).count(pairing[1]) == players - 1 for bout in bouts)


@pytest.mark.parametrize("players", [4, 6])
def test_teams_change_sides_on_each_deal(players: int) -> None:
    """R13.1: seats alternate between the teams."""
    plan = arena("a", "b", players=players, games=4, team=True)
    seats = [plan.seats(plan.bout(number)) for number in range(plan.total)]
    assert seats == [[0, 1] * (players // 2), [1, 0] * (players // 2)] * 2


def test_all_pairings_and_rotations_of_a_deal_have_the_same_first_player() -> None:
    """R1.7: each seat begins in turn."""
    plan = arena("a", "b", "c", players=3, games=12)
    first = {(plan.bout(number).deal, plan.first(plan.bout(number))) for number in range(plan.total)}
    assert first == {(0, 0), (1, 1), (2, 2), (3, 0)}


def test_a_deal_that_is_begun_is_played_in_every_rotation() -> None:
    plan = arena("a", "b", games=9)
    assert (plan.deals, plan.total) == (3, 12)
    assert arena("a", games=9).total == 9


def test_every_number_is_another_game() -> None:
    plan = arena("a", "b", "c", games=8)
    assert len({plan.bout(number) for number in range(plan.total)}) == plan.total == 24


def test_one_bot_alone_has_all_seats() -> None:
    plan = arena("a")
    assert plan.seats(plan.bout(5)) == [0, 0, 0, 0]


def test_what_is_even_depends_on_the_table() -> None:
    assert arena("a", "b", players=5).even == 1 / 5
    assert arena("a", "b", players=6, team=True).even == 1 / 2


def test_a_bot_that_is_named_again_has_a_number() -> None:
    assert arena("a", "b", "a", "a").names == ["a", "b", "a (2)", "a (3)"]


def test_another_process_can_be_told_of_it() -> None:
    plan = arena("a", "b")
    assert pickle.loads(pickle.dumps(plan)) == plan
