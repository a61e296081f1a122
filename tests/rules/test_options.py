"""Options: which modules are played together, and what is refused with its rule (R1.1, R12.1, R13.1, R14.1, R14.7)."""

from __future__ import annotations

import pickle
from copy import deepcopy

import pytest

import blackgate
from blackgate import BlackgateError, ImpossiblePosition, Options
from blackgate.edition import edition_from, load_edition
from tests.rules.scenario import position

STANDARD = load_edition()
PLACES = tuple(STANDARD.modular_places)
IN_TEAM_MODE = tuple(name for name in PLACES if name != "gambling_cells")


def refusal(options: Options) -> str:
    """Why these options are refused, by a new game as by a rulebook."""
    with pytest.raises(BlackgateError) as by_game:
        blackgate.new_game(options, seed=1)
    with pytest.raises(BlackgateError) as by_rulebook:
        blackgate.rulebook(options)
    assert str(by_game.value) == str(by_rulebook.value)
    return str(by_game.value)


# --- what can be played
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("michel", ["", "michel", "michelle"])
def test_everything_but_the_teams_can_be_played_by_two_to_six(players: int, michel: str) -> None:
    """R1.1, R12.1, R14.1: all six modular Places together, the Warden, either standee or none."""
    game = blackgate.new_game(Options(players, michel=michel, places=PLACES, warden=True), seed=1)
    assert len(game.players) == players
    assert {place.name for place in game.book.places if place.name} == {"wardens_office", *PLACES}


@pytest.mark.parametrize("players", [4, 6])
def test_the_team_mode_can_be_played_with_all_other_modules(players: int) -> None:
    """R13.1, R14.7: but the Gambling Cells."""
    game = blackgate.new_game(Options(players, michel="michelle", team=True, places=IN_TEAM_MODE, warden=True), seed=1)
    names = {place.name for place in game.book.places if place.name}
    assert names == {"cell_block", "cell_block_b", "wardens_office", *IN_TEAM_MODE}


@pytest.mark.parametrize("name", PLACES)
def test_every_modular_place_can_be_used_alone(name: str) -> None:
    """R14.1: it takes the one Place that it replaces, with its die numbers."""
    game = blackgate.new_game(Options(3, places=(name,)), seed=1)
    replaced = STANDARD.modular_places[name].replaces
    names = [place.name for place in game.book.places if place.name]
    assert sorted(names) == sorted({*STANDARD.places, name} - {replaced})
    slot = game.book.slot_of(name)
    assert slot == game.book.slot_of(replaced)
    assert game.book.places[slot].numbers == STANDARD.places[replaced].numbers


def test_a_number_of_players_alone_is_the_base_game() -> None:
    assert blackgate.rulebook(3) is blackgate.rulebook(Options(3))
    assert blackgate.rulebook(3).module is None


# --- what cannot be played
@pytest.mark.parametrize("players", [0, 1, 7])
def test_one_player_or_seven_cannot_play(players: int) -> None:
    """R1.1"""
    assert refusal(Options(players)) == f"players: {players} cannot play; choose from 2 to 6 (R1.1)"


@pytest.mark.parametrize("players", [2, 3, 5])
def test_the_team_mode_takes_four_or_six_players(players: int) -> None:
    """R1.1, R13.1"""
    reason = f"team: {players} players cannot play in teams; it takes 4, 6 (R13.1)"
    assert refusal(Options(players, team=True)) == reason


def test_the_gambling_cells_cannot_be_used_in_team_mode() -> None:
    """R14.7: with two Cell Blocks there is none to replace."""
    reason = "places: gambling_cells cannot be used in team mode, which has two Cell Blocks (R14.7)"
    assert refusal(Options(4, team=True, places=("gambling_cells",))) == reason
    assert refusal(Options(6, team=True, places=PLACES)) == reason


def test_a_place_that_nobody_knows_is_refused() -> None:
    """R14.1: with the names of those that there are; a Place of the base game is no modular one."""
    for name in ("sauna", "showers", ""):
        reason = f"places: there is no {name!r}; choose among {', '.join(PLACES)} (R14.1)"
        assert refusal(Options(4, places=("library", name))) == reason


@pytest.mark.parametrize("michel", ["mike", "Michel", "michel, michelle"])
def test_a_standee_that_nobody_knows_is_refused(michel: str) -> None:
    """R12.1: one of the two."""
    assert (
        refusal(Options(4, michel=michel)) == f"michel: there is no {michel!r}; choose among michel, michelle (R12.1)"
    )


def test_two_places_cannot_replace_the_same_one() -> None:
    """R14.1: in the box each replaces another; an own edition may add one more for the Showers."""
    chapel = {"replaces": "showers", "search": 1, "forbids": [], "actions": []}
    mine = edition_from({"modular_places": {"chapel": chapel}}, "mine")
    Options(4, places=("chapel",)).check(mine)
    with pytest.raises(BlackgateError) as error:
        Options(4, places=("library", "chapel")).check(mine)
    assert str(error.value) == "places: chapel and library both replace showers; choose one (R14.1)"


def test_a_position_has_one_standee_only() -> None:
    """R12.1"""
    seats = "0: showers\n1: cafeteria\n"
    for standee in ("michel", "michelle"):
        assert position(f"options: {standee}\n{seats}").book.options == Options(2, michel=standee)
    with pytest.raises(ImpossiblePosition, match="'michel' occurs twice"):
        position(f"options: michel; michelle\n{seats}")
    with pytest.raises(ImpossiblePosition, match="options: 'mike' is unknown"):
        position(f"options: mike\n{seats}")


# --- options as values
def test_options_are_equal_when_they_say_the_same() -> None:
    """R14.1: the order of the Places does not matter, nor does naming one twice."""
    one = Options(4, michel="michel", places=("library", "laundry"), warden=True)
    other = Options(4, michel="michel", places=("laundry", "library", "laundry"), warden=True)
    assert one == other
    assert hash(one) == hash(other)
    assert repr(one) == repr(other)
    assert blackgate.rulebook(one) is blackgate.rulebook(other)


@pytest.mark.parametrize(
    "other",
    [
        Options(6),
        Options(4, michel="michel"),
        Options(4, michel="michelle"),
        Options(4, team=True),
        Options(4, places=("library",)),
        Options(4, warden=True),
    ],
)
def test_options_differ_in_everything_they_say(other: Options) -> None:
    assert other != Options(4)
    assert repr(other) != repr(Options(4))
    assert blackgate.rulebook(other) is not blackgate.rulebook(Options(4))


def test_what_cannot_be_played_is_told_in_every_language() -> None:
    """R14.7"""
    with pytest.raises(blackgate.WrongOptions) as refused:
        blackgate.new_game(Options(4, team=True, places=("gambling_cells",)))
    assert refused.value.text("fr").startswith("lieux\u00a0: gambling_cells")
    assert refused.value.text("fr").endswith("(R14.7)")


def test_options_can_be_copied_and_pickled() -> None:
    options = Options(4, michel="michelle", team=True, places=("library",), warden=True)
    assert deepcopy(options) == options
    assert pickle.loads(pickle.dumps(options)) == options
