"""Simulations as Parquet: what is in the rows, and that a run in pieces gives the same bytes."""

from __future__ import annotations

import json
import re
from contextlib import closing
from pathlib import Path

import pyarrow.parquet as pq  # type: ignore[import-untyped]
import pytest

from blackgate.lab.dataset import NoSimulation, Writer, read_run
from blackgate.lab.plan import CARD, GANG_CARD, NONE, WITHOUT, plan_from
from blackgate.lab.results import OtherArena
from blackgate.lab.simulation import play_games
from blackgate.rules.options import Options
from blackgate.rules.version import RULES
from tests.lab.own_bots import make
from tests.lab.simulations import edition, files_of, plan, simulate

ARMS = ((NONE, ""), (GANG_CARD, "scavenger"), (CARD, "riot"), (WITHOUT, "search"))


def test_a_row_a_game_and_a_row_a_seat(tmp_path: Path) -> None:
    planned = plan("digger", "random", "random", deals=3)
    run = read_run(simulate(tmp_path, planned))
    games, seats = run.games.to_pylist(), run.seats.to_pylist()
    assert [(row["game"], row["deal"], row["first"]) for row in games] == [(0, 0, 0), (1, 1, 1), (2, 2, 2)]
    assert {(row["edition"], row["rules"], row["seed"]) for row in games} == {
        (planned.editions[0].fingerprint, RULES, "seed")
    }
    assert [(row["game"], row["seat"], row["order"], row["bot"]) for row in seats[3:6]] == [
        (1, 0, 2, "digger"),
        (1, 1, 0, "random"),
        (1, 2, 1, "random"),
    ]
    for game in games:
        own = [row for row in seats if row["game"] == game["game"]]
        assert sum(row["won"] for row in own) == pytest.approx(1.0)
        assert sum(count["chosen"] for row in own for count in row["actions"]) == game["decisions"]
        most = max(row["points"] for row in own)
        assert game["winners"] == [row["seat"] for row in own if row["points"] == most]
        assert [sum(score["points"] for score in row["scores"]) for row in own] == [row["points"] for row in own]
    assert len({row["background"] for row in seats[:3]}) == 3


def test_the_guide_explains_every_column(tmp_path: Path) -> None:
    run = read_run(simulate(tmp_path, plan(deals=1)))
    guide = (Path(__file__).parents[2] / "docs" / "lab.md").read_text(encoding="utf-8")
    games, seats = guide.split("| `games` |")[1].split("| `seats` |")
    for table, text in ((run.games, games), (run.seats, seats.split("\n\n")[0])):
        cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
        assert sorted(name for cell in cells for name in re.findall(r"`(\w+)`", cell)) == sorted(table.column_names)


def test_every_arm_plays_the_same_deal(tmp_path: Path) -> None:
    run = read_run(simulate(tmp_path, plan(deals=2, treatments=ARMS)))
    games = run.games.to_pylist()
    assert [(row["treatment"], row["thing"]) for row in games[:4]] == list(ARMS)
    assert {row["deal_seed"] for row in games[:4]} == {games[0]["deal_seed"]}
    backgrounds = [[row["background"] for row in run.seats.to_pylist() if row["game"] == game] for game in range(4)]
    assert backgrounds == [backgrounds[0]] * 4
    assert [row["treated"] for row in games[:4]] == [None, 0, 0, 0]
    treated = [row for row in run.seats.to_pylist() if row["game"] == 3 and row["treated"]]
    assert [count["chosen"] for row in treated for count in row["mechanisms"] if count["mechanism"] == "search"] == [0]


def test_mixed_options_differ_from_deal_to_deal(tmp_path: Path) -> None:
    """R12, R14, R16"""
    games = read_run(simulate(tmp_path, plan(deals=12, mixed=True))).games.to_pylist()
    assert len({(row["michel"], row["warden"], tuple(row["places"])) for row in games}) > 6


@pytest.mark.parametrize("jobs", [2])
def test_however_many_processes_play_the_files_are_the_same_bytes(tmp_path: Path, jobs: int) -> None:
    planned = plan("digger", "random", "random", deals=25)
    one, more = simulate(tmp_path / "one", planned), simulate(tmp_path / "more", planned, jobs)
    assert files_of(one) == files_of(more)
    assert sorted(path.name for path in (one / "games").iterdir()) == [f"part-0000{i}.parquet" for i in range(3)]


@pytest.mark.parametrize("torn", [b"", b"[24, 1, [0"])
def test_a_run_that_was_left_goes_on_where_it_was(tmp_path: Path, torn: bytes) -> None:
    planned = plan(deals=25)
    whole, left = simulate(tmp_path / "whole", planned), tmp_path / "left"
    with closing(Writer(left, planned, 10)) as writer:
        writer.append(play_games(planned, make, range(24)))
    assert read_run(left).games.num_rows == 20, "whole parts can be read in between"
    with (left / "unfinished.jsonl").open("ab") as file:
        file.write(torn)
    with closing(Writer(left, planned, 10)) as writer:
        assert writer.done == 24
        writer.append(play_games(planned, make, range(24, 25)))
    assert files_of(left) == files_of(whole)


@pytest.mark.parametrize("lost", [True, False], ids=["the games are not stored", "both files are"])
def test_a_kill_before_a_part_is_done_with_counts_nothing_twice(tmp_path: Path, lost: bool) -> None:
    """The seats are stored, and the lines are still there."""
    planned = plan(deals=25)
    whole, left = simulate(tmp_path / "whole", planned), tmp_path / "left"
    lines = play_games(planned, make, range(10))
    with closing(Writer(left, planned, 10)) as writer:
        writer.append(lines)
    if lost:
        (left / "games" / "part-00000.parquet").unlink()
    (left / "unfinished.jsonl").write_text(lines, encoding="utf-8")
    assert files_of(simulate(left, planned)) == files_of(whole)


def test_another_plan_is_refused_with_what_differs(tmp_path: Path) -> None:
    simulate(tmp_path, plan(deals=1))
    with pytest.raises(OtherArena) as caught:
        Writer(tmp_path, plan(deals=1, editions=(edition(rounds=5),)))
    ((name, found, asked),) = caught.value.differences
    assert name == "editions"
    assert (found, asked) == (f'["{edition().fingerprint}"]', f'["{edition(rounds=5).fingerprint}"]')


@pytest.mark.parametrize("broken", ["{}", "[]", "no JSON", '{"simulation": 99}'])
def test_a_folder_of_something_else_is_no_simulation(tmp_path: Path, broken: str) -> None:
    simulate(tmp_path, plan(deals=1))
    (tmp_path / "plan.json").write_text(broken, encoding="utf-8")
    with pytest.raises(NoSimulation):
        read_run(tmp_path)


def test_a_plan_can_be_read_back(tmp_path: Path) -> None:
    planned = plan(deals=1, treatments=ARMS, options=Options(3, places=("library",), michel="michelle"))
    again = plan_from(json.loads(json.dumps(planned.as_dict())))
    assert again.as_dict() == planned.as_dict()
    assert again.editions[0].fingerprint == planned.editions[0].fingerprint


def test_a_folder_of_parts_reads_as_one_table(tmp_path: Path) -> None:
    """As pandas, polars and DuckDB read it."""
    simulate(tmp_path, plan(deals=25))
    assert pq.read_table(tmp_path / "games").num_rows == 25
    assert pq.read_table(tmp_path / "seats").num_rows == 75
