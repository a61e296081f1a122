"""The load plays real games on a real server and tells what it saw. Nothing is timed here."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from benchmarks.server.cases import Case
from benchmarks.server.load import SEATS, Load, play
from benchmarks.server.memory import measured
from benchmarks.server.process import memory
from benchmarks.server.report import aligned, ratios, table
from tests.server.serving import RunningServer, running

ACTIONS = 40  # enough that every table has come to several seats


async def played(server: RunningServer, words: bool) -> dict[str, float]:
    """Two tables, until they have played so many actions."""
    load = Load(server.address.removeprefix("http://"), 2, words, rate=0)
    await load.open_all()
    assert all(len(table.seats) == SEATS for table in load.tables)

    async def pause(_: float) -> None:
        while len(load.seconds) < ACTIONS:
            await load.pass_time(0.01)

    found = await play(load, server.metrics.removeprefix("http://"), server.process.pid, 0, pause)
    assert sum(table.count for table in load.tables) >= 2 * ACTIONS
    await load.close()
    return found


@pytest.mark.parametrize("words", [True, False])
def test_two_tables_play_and_everything_is_counted(tmp_path: Path, words: bool) -> None:
    with running(f"sqlite:///{tmp_path}/games.db", log=tmp_path / "log") as server:
        found = asyncio.run(played(server, words))
        assert memory(server.process.pid) > 0
    assert found["actions_s"] > 0
    assert 0 < found["p50_ms"] <= found["p99_ms"]
    # Beside the load, the server answers what is forced: a seat may wait for one commit, not only a table.
    assert 1 <= found["batch"] <= 2 * SEATS


def test_the_table_says_whether_the_aims_are_met() -> None:
    fast = {"actions_s": 1600.0, "p50_ms": 20.0, "p99_ms": 100.0}
    rows = table({Case("sqlite", 500): fast, Case("sqlite", 1250, seconds=False): {"rss_mb": 601.0}})
    assert [row[-1] for row in rows] == ["met", "yes", "NO"]
    late = table({Case("sqlite", 500): {**fast, "p99_ms": 151.0}})
    assert late[1][-1] == "NO"


def test_ratios_are_taken_within_a_round_and_quiet_rounds_count() -> None:
    theirs = {"actions_s": 200.0, "p99_ms": 40.0, "cpu_us": 100.0, "others": 2.0}

    def round_with(actions: float, others: float) -> dict[Case, dict[str, float]]:
        ours = {"actions_s": actions, "p99_ms": 10.0, "cpu_us": 90.0, "others": others}
        return {Case("sqlite", 10): ours, Case("boardgame.io", 10): theirs}

    rest = "p99_ms 0.25 (0.25, 0.25), cpu_us 0.90 (0.90, 0.90)"
    quiet = [round_with(actions, 1.0) for actions in (300.0, 200.0, 400.0)]
    said = ratios([*quiet, round_with(1000.0, 80.0)])
    assert said == [f"10 tables, ours to boardgame.io's: actions_s 1.50 (1.00, 2.00), {rest}; 3 of 4 quiet"]
    said = ratios([round_with(1000.0, 80.0)])
    assert said == [f"10 tables, ours to boardgame.io's: actions_s 5.00 (5.00, 5.00), {rest}; 0 of 1 quiet"]


def test_figures_stand_to_the_right() -> None:
    lines = aligned(table({Case("sqlite", 10): {"actions_s": 300.0}})).splitlines()
    assert lines[1].startswith("sqlite      10")
    assert lines[0].index("actions/s") + len("actions/s") == lines[1].index("300") + 3


def test_memory_is_measured_after_rounds_in_which_all_tables_are_put_away() -> None:
    found = measured(rounds=2, tables=2, actions=5)
    assert len(found) == 2
    assert all(mib > 10 for mib in found)
