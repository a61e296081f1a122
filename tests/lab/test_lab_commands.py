"""`blackgate simulate` and `blackgate balance` as a person runs them: files, interruptions, and what can be wrong."""

from __future__ import annotations

import json
import re
import shlex
import signal
from functools import partial
from pathlib import Path

import pytest

import blackgate
from blackgate.lab.balance_page import NOTE_OF_CHANGES, NOTES
from blackgate.messages import ids
from blackgate.terminal.balance import run_balance
from blackgate.terminal.requests import BalanceRequest, Modules, SimulationRequest
from blackgate.terminal.simulate import plan_of, run_simulation
from blackgate.terminal.user_errors import UserError
from tests.lab.signalled import run_crashing
from tests.lab.simulations import files_of, plan, simulate
from tests.terminal.processes import run

PACKAGE = Path(blackgate.__file__).parent
ROOT = Path(__file__).parents[2]


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """An edition whose games are over after three rounds."""
    path = tmp_path / "short.toml"
    path.write_text('name = "short"\n[game]\nrounds = 3\n', encoding="utf-8")
    return path


crashing = partial(run_crashing, "tests.lab.crashing_simulation")


def test_games_are_simulated_and_reported_on(tmp_path: Path, short: Path) -> None:
    folder = tmp_path / "run"
    asked = ("random", "--players", "2", "--games", "4", "--give", "riot", "--edition", str(short), "--jobs", "1")
    done = run(tmp_path, "simulate", *asked, "--folder", str(folder))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Simulation: {folder}\n12 games are stored (deals: 4, arms: 3).\n")
    assert done.stdout.endswith(f"Report: blackgate balance {folder}\n")
    done = run(tmp_path, "balance", str(folder), "--language", "de", "--json", str(tmp_path / "own.json"))
    assert (done.returncode, done.stderr) == (0, "")
    assert f"Bericht: {folder / 'report.html'}\n" in done.stdout
    assert '<html lang="de">' in (folder / "report.html").read_text(encoding="utf-8")
    assert json.loads((tmp_path / "own.json").read_text(encoding="utf-8"))["chapters"][0]["games"] == 4


def test_two_editions_are_compared(tmp_path: Path, short: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """R1.5: everybody begins with six cards more."""
    rich = tmp_path / "rich.toml"
    rich.write_text('name = "rich"\n[game]\nrounds = 3\nstarting_cards = 9\n', encoding="utf-8")
    folder = tmp_path / "run"
    request = BalanceRequest("en", ("random",), players=2, games=40, jobs=1, folder=folder, edition=short, against=rich)
    assert run_balance(request) == 0
    said = capsys.readouterr().out
    assert "80 games are stored (deals: 40, arms: 2)." in said
    assert f"Report: {folder / 'report.html'}\n" in said
    change = json.loads((folder / "report.json").read_text(encoding="utf-8"))["chapters"][0]
    rows = {row["id"]: row for each in change["sections"] if each["id"] == "change_mechanism" for row in each["rows"]}
    assert rows["play"]["low"] > 0
    assert "From short to rich, 2 players, random" in (folder / "report.html").read_text(encoding="utf-8")


def test_after_a_kill_the_missing_games_are_played_and_the_files_are_the_same(tmp_path: Path, short: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    assert crashing(tmp_path, short, "--folder", whole).returncode == 0
    assert crashing(tmp_path, short, "--folder", killed, SIGNAL=str(int(signal.SIGKILL))).returncode == -signal.SIGKILL
    assert len((killed / "unfinished.jsonl").read_bytes().splitlines()) < 120  # 0, if its first worker was the last
    done = crashing(tmp_path, short, "--resume", killed)
    assert (done.returncode, done.stderr) == (0, "")
    assert files_of(killed) == files_of(whole)


def test_ctrl_c_says_how_to_continue(tmp_path: Path, short: Path) -> None:
    folder = tmp_path / "run"
    done = crashing(tmp_path, short, "--folder", folder, SIGNAL=str(int(signal.SIGINT)))
    assert (done.returncode, done.stderr) == (130, "")
    _, left, again = done.stdout.splitlines()
    assert left == f"Interrupted. The results so far are in {folder}."
    command = shlex.split(again.removeprefix("To continue: "))
    assert command[:4] == ["blackgate", "simulate", "crashing", "random"]
    assert " --jobs 2 " in again
    assert command[-4:] == ["--without", "search", "--resume", str(folder)]
    assert command[command.index("--without") + 1] == "search"


# --- what can be wrong
def ask(**options: object) -> SimulationRequest:
    return SimulationRequest(**{"language": "en", "bots": ("random",), **options})  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"bots": ("genius",)}, "There is no bot “genius”"),
        ({"bots": ("random", "random")}, "2 bots for 4 seats: name one for all seats, or one for each."),
        ({"games": 0}, "--games: 0 is too few"),
        ({"players": 7}, "(R1.1)"),
        ({"give": ("excalibur",)}, "there is no “excalibur” to give. Choose one of these: gang_cards, action_cards, "),
        ({"without": ("flight",)}, "there is no action “flight”. Choose all, one of these, "),
        ({"mixed": True, "modules": Modules(michel="michel")}, "leave out --place, --michel and --warden, or --mixed"),
        ({"folder": Path("a"), "resume": Path("b")}, "choose one."),
        ({"resume": Path("/nowhere")}, "/nowhere contains no simulation. Start one there with --folder."),
        ({"folder": ROOT / "src"}, "already exists: choose another name."),
    ],
)
def test_a_wrong_option_is_refused(options: dict[str, object], reason: str) -> None:
    with pytest.raises(UserError) as caught:
        run_simulation(ask(**options))
    assert reason in caught.value.text("en")


def test_another_simulation_is_not_continued(tmp_path: Path) -> None:
    simulate(tmp_path, plan(deals=1))
    before = files_of(tmp_path)
    with pytest.raises(UserError) as caught:
        run_simulation(ask(players=3, games=1, resume=tmp_path))
    assert f'{tmp_path} is from another simulation: seed is "seed" there and "1" here' in caught.value.text("en")
    assert files_of(tmp_path) == before


def test_a_report_needs_something_to_report_on(tmp_path: Path, short: Path) -> None:
    wrong = [
        (BalanceRequest("en"), "Name folders that “blackgate simulate” wrote"),
        (BalanceRequest("en", folders=(tmp_path,), against=short), "choose one."),
        (BalanceRequest("en", edition=short, against=short), "does not differ from short"),
        (BalanceRequest("en", folders=(tmp_path,)), f"{tmp_path / 'plan.json'} is not a simulation"),
    ]
    for request, reason in wrong:
        with pytest.raises(UserError) as caught:
            run_balance(request)
        assert reason in caught.value.text("en")


def test_groups_of_cards_and_of_mechanisms_are_arms_of_their_own() -> None:
    planned = plan_of(ask(give=("gang_cards", "action_cards"), without=("all", "play riot")))
    assert len(planned.treatments) == 1 + 24 + 1 + 12 + 13 + 1
    assert planned.treatments[0] == ("none", "")
    assert ("without", "dig") not in planned.treatments, "who never digs never wins (R2.5)"


# --- messages
def test_every_message_of_the_lab_is_said_and_everything_said_is_a_message() -> None:
    files = [*(PACKAGE / "lab").glob("*.py"), *(PACKAGE / "terminal").glob("*.py")]
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    found = re.findall(r'["\']((?:simulate|balance)-[a-z-]+)(\{?)', source)
    names = {name for name, more in found if not more}
    beginnings = tuple(name for name, more in found if more)
    messages = {name for name in ids("en") if name.startswith(("simulate-", "balance-"))}
    assert names - messages == set()
    sections = set(re.findall(r'Section\(\s*"([a-z_]+)"', source)) | set(re.findall(r'"(change_[a-z_]+)"', source))
    told = {f"balance-{name}" for name in sections}
    told |= {f"balance-note-{name}" for name in (*NOTES.values(), NOTE_OF_CHANGES)}
    others = tuple(name for name in beginnings if name not in ("balance-", "balance-note-"))
    assert {name for name in messages - names - told if not name.startswith(others)} == set()
    assert told <= messages
