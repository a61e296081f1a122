"""The tables of the walker meet every option with every other."""

from __future__ import annotations

from itertools import chain, combinations, product

from blackgate import Options, WrongOptions, load_edition
from blackgate.rules.options import STANDEES
from tests.walker.tables import ALL_PLACES, TABLES, option_pairs


def all_options() -> list[Options]:
    """Every game that the rules allow: players, Michel(le), teams, each subset of the Places, the Warden."""
    edition = load_edition()
    subsets = list(chain.from_iterable(combinations(ALL_PLACES, size) for size in range(len(ALL_PLACES) + 1)))
    allowed: list[Options] = []
    for players, michel, team, places, warden in product(
        range(2, 7), ("", *STANDEES), (False, True), subsets, (False, True)
    ):
        options = Options(players, michel=michel, team=team, places=places, warden=warden)
        try:
            options.check(edition)
        except WrongOptions:  # R13.1, R14.7
            continue
        allowed.append(options)
    return allowed


def test_every_two_options_that_go_together_are_played_together() -> None:
    possible = set().union(*(option_pairs(options) for options in all_options()))
    played = set().union(*(option_pairs(table.options) for table in TABLES if table.options is not None))
    assert possible - played == set()


def test_every_place_of_the_box_is_among_them() -> None:
    assert sorted(load_edition().modular_places) == list(ALL_PLACES)


def test_no_two_tables_play_the_same_game() -> None:
    """Their names are what the choices are drawn from, and the keys of the golden games."""
    assert len({str(table) for table in TABLES}) == len(TABLES)
