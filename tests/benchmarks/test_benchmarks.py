"""The benchmarks run and tell what they found. Nothing is timed here."""

from __future__ import annotations

import pytest

from benchmarks.endings import PLAYERS, Endings, endings
from benchmarks.measures import MEASURES, arena_share, cost_of_events
from benchmarks.scaling import scaling_row
from benchmarks.table import aligned, endings_table, table

FAST = {key: 3e6 if measure.per_second else 1.0 for key, measure in MEASURES.items()}
SLOW = {key: 2e3 if measure.per_second else 500.0 for key, measure in MEASURES.items()}


@pytest.mark.parametrize("key", MEASURES)
def test_each_measure_gives_a_figure(key: str) -> None:
    assert MEASURES[key].run(1) > 0


@pytest.mark.parametrize("players", PLAYERS)
def test_random_games_end_one_way_or_the_other(players: int) -> None:
    found = endings(players, 2)
    assert found.games == 2
    assert 0 <= found.by_limit <= 2
    assert found.decisions >= found.turns > 0


def test_of_two_runs_the_better_one_counts() -> None:
    assert MEASURES["playouts"].better(1.0, 2.0) == 2.0
    assert MEASURES["clone"].better(1.0, 2.0) == 1.0


def test_events_cost_the_time_they_add() -> None:
    assert cost_of_events({"playouts": 400.0, "playouts-events": 300.0}) == pytest.approx(100 / 3)


def test_the_arena_is_measured_against_the_raw_engine() -> None:
    assert arena_share({"playouts": 400.0, "arena": 300.0}) == 75.0
    slower = {**FAST, "arena": FAST["playouts"] * 0.79}
    assert [row[-1] for row in table(slower, SLOW) if "share of raw engine" in row[0]] == ["NO"]


def test_a_simulation_is_measured_against_the_bots_own_speed() -> None:
    slower = {**FAST, "simulate": FAST["veteran"] * 0.79, "simulate-rookie": FAST["rookie"] * 0.79}
    assert [row[1::4] for row in table(slower, SLOW) if "share of the bots" in row[0]] == [("79 %", "NO"), ("79 %", "")]


def test_two_processes_are_measured_against_one() -> None:
    assert scaling_row(100.0, 185.0) == ("100/s", "185/s", "1.85", "at least 1.8", "yes")
    assert scaling_row(100.0, 179.0)[-1] == "NO"


def test_the_table_says_which_targets_are_met() -> None:
    met = {row[0].strip(): row[-1] for row in table(FAST, SLOW)}
    assert met["random playouts in the engine"] == "yes, NO"
    assert met["clone"] == "yes"
    missed = {row[0].strip(): row[-1] for row in table(SLOW, SLOW)}
    assert missed["random playouts in the engine"] == "NO, NO"
    assert missed["clone"] == "NO"


def test_the_table_shows_both_engines_and_their_ratio() -> None:
    rows = {row[0]: row for row in table(FAST, SLOW)}
    assert rows["clone"][1:4] == ("1.00 us", "500.00 us", "500.0")
    assert rows["random playouts in the engine"][1:4] == ("3.00 M/s", "2.0 k/s", "1500.0")


def test_columns_are_aligned() -> None:
    lines = aligned(endings_table([Endings(2, 1000, 7, 812.4, 301.0)])).splitlines()
    assert lines == ["random games  games  by R2.4  decisions  turns", "2 players      1000        7        812  301"]
