"""`blackgate arena` as a person runs it: the report, the file, interruptions, and what can be wrong."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

import blackgate
from blackgate.messages import ids
from tests.lab.signalled import run_crashing
from tests.terminal.processes import environment, in_terminal, run, the_record, without_escapes

PACKAGE = Path(blackgate.__file__).parent
ROOT = Path(__file__).parents[2]
PAIR = ("arena", "random", "random", "--players", "2", "--seed", "7")


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """An edition whose games are over after ten rounds."""
    path = tmp_path / "short.toml"
    path.write_text("[game]\nrounds = 10\n", encoding="utf-8")
    return path


crashing = partial(run_crashing, "tests.lab.crashing")


# --- the report
def test_a_pairing_is_played_and_told(tmp_path: Path, short: Path) -> None:
    """R2.4: no game of ten rounds is won."""
    done = run(tmp_path, *PAIR, "--games", "5", "--edition", str(short), "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith(f"Results: {the_record(tmp_path)}\nArena of random, random (2), 2 players, 6 games\n")
    assert "Who beats whom (even: 50.0 %)" in done.stdout
    assert re.search(r"random +random \(2\) +6 +3\.0 +50\.0 % +18\.8 to 81\.2 % +open", done.stdout)
    assert re.search(r"random \u2013 random \(2\) +turns +20\.0 +20 ", done.stdout)
    assert re.search(r" rounds +10\.0 +10 ", done.stdout)
    assert "Games ended by the round limit (R2.4): 6 of 6\n" in done.stdout
    assert re.search(r"\d games and [\d,]+ decisions a second, by 2 processes\n", done.stdout)
    assert the_record(tmp_path).name.endswith(".arena.jsonl")


def test_one_bot_alone_shows_how_long_games_last(tmp_path: Path, short: Path) -> None:
    done = run(tmp_path, "arena", "random", "--players", "3", "--games", "4", "--edition", str(short), "--jobs", "1")
    assert done.returncode == 0
    assert "How long games last" in done.stdout
    assert "Who beats whom" not in done.stdout
    assert "Ratings" not in done.stdout
    assert "(R2.4): 4 of 4" in done.stdout


def test_the_report_is_in_french_too(tmp_path: Path, short: Path) -> None:
    done = run(
        tmp_path,
        *PAIR,
        "--games",
        "2",
        "--edition",
        str(short),
        "--language",
        "fr",
        "--plots",
        str(tmp_path / "images"),
    )
    assert done.returncode == 0
    assert "Qui bat qui (égalité\u00a0: 50,0\u00a0%)" in done.stdout
    assert "Durée des parties" in done.stdout
    assert f"Image\u00a0: {tmp_path / 'images' / 'shares.png'}\n" in done.stdout
    assert (tmp_path / "images" / "lengths.png").is_file()


def test_the_options_of_the_rules_are_played(tmp_path: Path, short: Path) -> None:
    """R13, R14"""
    file = tmp_path / "results"
    options = ("--team", "--michel", "michelle", "--warden", "--place", "all", "--edition", str(short))
    done = run(tmp_path, "arena", "random", "random", "--games", "2", "--jobs", "1", *options, "--file", str(file))
    assert (done.returncode, done.stderr) == (0, "")
    header = json.loads(file.read_text(encoding="utf-8").splitlines()[0])
    assert (header["players"], header["michel"], header["team"], header["warden"]) == (4, "michelle", True, True)
    assert header["places"] == ["gymnasium", "laundry", "library", "psychiatric_ward", "workshop"]


def test_a_bar_shows_how_far_it_is_and_the_time_left(tmp_path: Path, short: Path) -> None:
    with in_terminal(tmp_path, *PAIR, "--games", "20", "--edition", str(short)) as talk:
        code, said = talk.end()
    assert code == 0
    assert re.search(r"Games ━+ 20/20 time left 0:00:00", without_escapes(said))


# --- interruptions
def test_after_a_kill_the_missing_games_are_played_and_the_file_is_the_same(tmp_path: Path, short: Path) -> None:
    whole, killed = tmp_path / "whole", tmp_path / "killed"
    assert crashing(tmp_path, short, "--file", whole).returncode == 0
    assert crashing(tmp_path, short, "--file", killed, SIGNAL=str(int(signal.SIGKILL))).returncode == -signal.SIGKILL
    before = killed.read_bytes()
    assert whole.read_bytes().startswith(before)
    assert 0 < len(before) < len(whole.read_bytes())
    killed.write_bytes(before + whole.read_bytes()[len(before) :][:20])  # as if the kill had torn a line
    done = crashing(tmp_path, short, "--resume", killed)
    assert (done.returncode, done.stderr) == (0, "")
    assert killed.read_bytes() == whole.read_bytes()


def test_ctrl_c_leaves_the_file_whole_and_says_how_to_continue(tmp_path: Path, short: Path) -> None:
    file = tmp_path / "results"
    done = crashing(tmp_path, short, "--file", file, SIGNAL=str(int(signal.SIGINT)))
    assert (done.returncode, done.stderr) == (130, "")
    assert file.read_bytes().endswith(b"}\n")
    assert done.stdout.splitlines() == [
        f"Results: {file}",
        f"Interrupted. The results so far are in {file}.",
        "To continue: blackgate arena crashing random --players 2 --games 100 --seed 1 --language en "
        f"--edition {short} --jobs 2 --resume {file}",
    ]
    assert crashing(tmp_path, short, "--resume", file).returncode == 0
    assert file.read_bytes().count(b"\n") == 101


def test_an_arena_that_is_done_is_only_told_again(tmp_path: Path, short: Path) -> None:
    file = tmp_path / "results"
    asked = (*PAIR, "--games", "2", "--edition", str(short))
    first = run(tmp_path, *asked, "--file", str(file)).stdout
    before = file.read_bytes()
    again = run(tmp_path, *asked, "--resume", str(file)).stdout
    assert file.read_bytes() == before
    assert [line for line in first.splitlines() if "a second" not in line] == again.splitlines()


# --- what can be wrong
def test_the_results_of_another_arena_are_refused_with_what_differs(tmp_path: Path, short: Path) -> None:
    file = tmp_path / "results"
    asked = ("--games", "2", "--edition", str(short), "--jobs", "1")
    assert run(tmp_path, *PAIR, *asked, "--file", str(file)).returncode == 0
    before = file.read_bytes()
    done = run(tmp_path, "arena", "random", "--players", "2", "--seed", "8", *asked, "--resume", str(file))
    assert done.returncode == 2
    assert f"{file} is from another arena: " in done.stderr
    assert 'bots is ["random", "random"] there and ["random"] here, seed is "7" there and "8" here.' in done.stderr
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("genius", "There is no bot “genius”: choose "),
        ("random --players 7", "(R1.1)"),
        ("random --players x", "--players takes a whole number from 0 on, not “x”."),
        ("random --games 0", "--games: 0 is too few, choose at least 1."),
        ("random --jobs 0", "--jobs: 0 is too few, choose at least 1."),
        ("random --players 3 --team", "(R13.1)"),
        ("random --file /dev/null", "/dev/null already exists: choose another name."),
        ("random --file a --resume b", "choose one."),
        ("random --resume nowhere", "nowhere: No such file or directory."),
        ("random --plots /dev/null/x", "/dev/null/x: Not a directory."),
    ],
)
def test_a_wrong_wish_is_told_in_a_line(tmp_path: Path, arguments: str, reason: str) -> None:
    done = run(tmp_path, "arena", *arguments.split())
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert not (tmp_path / "blackgate").exists()


def test_a_file_of_something_else_is_refused_and_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "letter"
    file.write_text("Dear warden,\n", encoding="utf-8")
    done = run(tmp_path, "arena", "random", "--resume", str(file))
    assert done.returncode == 2
    assert f"{file} cannot be continued: line 1 is not a result of an arena." in done.stderr
    assert file.read_text(encoding="utf-8") == "Dear warden,\n"


@pytest.mark.parametrize(
    ("missing", "arguments"), [("openskill", "random random"), ("matplotlib", "random --plots pictures")]
)
def test_without_the_extra_it_says_what_to_install(tmp_path: Path, missing: str, arguments: str) -> None:
    program = f"import sys; sys.modules['{missing}'] = None; from blackgate.cli import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", program, "arena", *arguments.split()],
        env=environment(tmp_path),
        cwd=tmp_path,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 2
    assert f"{missing} is required but missing. Install it: pip install {missing}" in done.stderr
    assert list(tmp_path.iterdir()) == []


def test_playing_does_not_load_what_only_the_arena_needs() -> None:
    program = (
        "import sys, blackgate, blackgate.cli, blackgate.terminal.playing;"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'openskill', 'matplotlib', 'numpy'}))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert (done.stdout, done.stderr) == ("[]\n", "")


# --- messages
def test_every_message_of_the_arena_is_said_and_everything_said_is_a_message() -> None:
    files = [*(PACKAGE / "lab").glob("*.py"), *(PACKAGE / "terminal").glob("*.py")]
    found = re.findall(r'["\'](arena-[a-z-]+)(\{?)', "\n".join(file.read_text(encoding="utf-8") for file in files))
    names = {name for name, more in found if not more}
    beginnings = tuple(name for name, more in found if more)
    messages = {name for name in ids("en") if name.startswith("arena-")}
    assert names - messages == set()
    assert {name for name in messages - names if not name.startswith(beginnings)} == set()
