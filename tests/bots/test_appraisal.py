"""The appraisal: chances are chances, the end of a game is sure, and what is good is good."""

from __future__ import annotations

import math
import tomllib
from importlib.resources import files

import pytest

from blackgate import Game
from blackgate.bots.appraisal import Appraisal, fitted_weights, flat, read_weights, traits_of
from tests.bots.opponents import MODES
from tests.rules.scenario import play, position
from tests.standard import BOOK
from tests.walker.tables import Table, walk

FILE = files("blackgate.bots").joinpath("weights.toml").read_text("utf-8")


def chances(game: Game) -> list[float]:
    return list(Appraisal(game.book).appraise(game))[: game.seats]


def alone(seat: str) -> float:
    """The chance of seat 0, as described, against one who has little."""
    return chances(position(f"0: {seat}\n1: showers; hand link\nturn: 0"))[0]


@pytest.mark.parametrize("table", MODES, ids=str)
def test_the_chances_of_all_add_up_to_1_and_a_team_shares_its_own(table: Table) -> None:
    for game in walk(table, every=23):
        found = chances(game)
        assert all(0 < chance < 1 for chance in found)
        if game.book.teams > 0:
            assert all(chance == found[seat % 2] for seat, chance in enumerate(found))
            found = found[:2]
        assert math.isclose(sum(found), 1)


def test_whoever_has_won_has_everything() -> None:
    """R2.1"""
    game = play(position("0: cell_block; points 11; hand spoon\n1: showers; points 11\n2: showers"), "dig spoon")
    assert chances(game) == [1, 0, 0]


def test_a_tie_is_shared() -> None:
    """R2.4"""
    assert chances(position("0: showers; points 5\n1: showers; points 5\n2: showers; points 1\nover: yes")) == [
        0.5,
        0.5,
        0,
    ]


def test_a_team_that_has_won_has_everything_and_a_tie_of_teams_is_shared() -> None:
    """R13.3"""
    seats = "options: team\n0: showers; points {}\n1: showers; points 2\n2: showers; points 1\n3: showers\nover: yes"
    assert chances(position(seats.format(5))) == [1, 0, 1, 0]
    assert chances(position(seats.format(1))) == [0.5, 0.5, 0.5, 0.5]


def test_more_points_are_better() -> None:
    found = [alone(f"cafeteria; hand link; points {points}") for points in range(12)]
    assert found == sorted(found)
    assert found[-1] > found[0] + 0.2


@pytest.mark.parametrize("place", ["cell_block", "cafeteria", "showers"])
@pytest.mark.parametrize("tool", ["pickaxe", "shovel"])
def test_a_tool_more_is_better(place: str, tool: str) -> None:
    found = [alone(f"{place}; hand link, {count} {tool}") for count in (1, 2, 3)]
    assert [alone(f"{place}; hand link"), *found] == sorted([alone(f"{place}; hand link"), *found])


def test_a_win_at_hand_is_better_than_one_far_away() -> None:
    assert alone("cell_block; points 10; hand shovel") > alone("infirmary; points 10; hand shovel")
    assert alone("infirmary; points 10; hand shovel") > alone("infirmary; points 10; hand link")


def test_beatings_are_worse() -> None:
    found = [alone(f"cafeteria; hand shovel; beatings {beatings}") for beatings in (2, 0)]
    assert found == sorted(found)


# --- the weights
def test_every_weight_belongs_to_a_trait_and_is_finite() -> None:
    weights = flat(tomllib.loads(FILE), "")
    assert {name for name, _ in weights} <= set(traits_of(BOOK))
    assert all(math.isfinite(weight) for _, weight in weights)
    assert len(weights) > 100


def test_every_card_that_can_be_chosen_is_weighed() -> None:
    """A card without a weight never occurred in the fit, and would not be chosen for its own sake."""
    edition = BOOK.edition
    wanted = {
        *(f"card.{card}" for card in edition.action_cards),
        *(f"more.{card}" for card in edition.action_cards if (edition.cards[card].search or 0) > 1),
        *(f"gang.{card}" for card in edition.gang_cards),
        *(f"background.{card}" for card in edition.backgrounds),
    }
    assert wanted <= {name for name, _ in flat(tomllib.loads(FILE), "")}


@pytest.mark.parametrize("card", BOOK.edition.gang_cards)
def test_a_gang_card_is_worth_about_as_much_as_in_experiments(card: str) -> None:
    """In docs/cards.md 2 to 10 points for whoever begins with it, of two players: none is worthless, none decides."""
    assert 0.02 < alone(f"showers; gang {card}") - alone("showers") < 0.12


def test_every_trait_has_a_name_of_its_own() -> None:
    names = [name for name in traits_of(BOOK) if not name.endswith(".")]
    assert len(set(names)) == len(names) > 200


def test_a_weight_goes_to_its_trait_and_what_is_not_named_weighs_nothing() -> None:
    named = read_weights("[tools]\npoints = 0.5\n[need]\n3 = 2")
    weights = dict(zip(traits_of(BOOK), Appraisal(BOOK, named).weights, strict=True))
    assert {name: weight for name, weight in weights.items() if weight != 0} == {"tools.points": 0.5, "need.3": 2.0}


def test_a_weight_without_a_trait_is_refused() -> None:
    with pytest.raises(KeyError, match=r"need\.luck"):
        read_weights("[need]\nluck = 1")


def test_without_weights_everybody_has_the_same_chance() -> None:
    game = position("0: cell_block; points 9; hand shovel\n1: showers\n2: showers")
    found = list(Appraisal(game.book, read_weights("")).appraise(game))[:3]
    assert all(math.isclose(chance, 1 / 3) for chance in found)


def test_the_traits_are_shown_to_whoever_wants_to_see_them() -> None:
    game = position("0: cell_block; points 9; hand shovel, 2 link\n1: showers")
    appraisal = Appraisal(game.book)
    appraisal.collecting = True
    appraisal.look_at(game, game.players[0])
    traits = {name: count for name, count in zip(traits_of(BOOK), appraisal.traits, strict=True) if count}
    shown = ("need.3", "card.shovel", "card.link", "more.link", "tools.points", "tools.finish_here.once", "home.here")
    assert {name: traits[name] for name in shown} == dict.fromkeys(shown, 1.0) | {"tools.points": 3.0}
    weights = fitted_weights()
    assert math.isclose(appraisal.standing, sum(weights.get(name, 0) * count for name, count in traits.items()))
