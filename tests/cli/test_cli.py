"""The command `blackgate`: its subcommands, its help, and what it says to wrong arguments."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from importlib import metadata
from pathlib import Path

import pytest

import blackgate
from blackgate.bots import bot_kinds
from blackgate.terminal.doctor import findings
from tests.terminal.processes import COMMAND, SHORT, environment, run

SOURCE = Path(__file__).parents[2] / "src" / "blackgate"

WATCH = ("play", "--players", "2", "--bot", "random", "--bot", "random", "--seed", "1")


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game between two bots."""
    folder = tmp_path_factory.mktemp("played")
    edition, record = folder / "short.toml", folder / "whole.record"
    edition.write_text(SHORT, encoding="utf-8")
    done = run(folder, *WATCH, "--edition", str(edition), "--record", str(record))
    assert done.returncode == 0
    return record


def changed(record: Path, tmp_path: Path) -> Path:
    """The same record with one letter changed in the middle."""
    text = record.read_text(encoding="utf-8")
    other = tmp_path / "changed.record"
    other.write_text(text.replace("set-up -> ", "set-up ->  ", 1), encoding="utf-8")
    return other


def in_python(program: str) -> subprocess.CompletedProcess[str]:
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    return subprocess.run([sys.executable, "-c", program], env=environ, capture_output=True, text=True)


# --- the version and the help
def test_the_version_is_told(tmp_path: Path) -> None:
    done = run(tmp_path, "--version")
    assert (done.returncode, done.stdout) == (0, f"blackgate {metadata.version('blackgate')}\n")


def test_the_console_script_is_the_same_command(tmp_path: Path) -> None:
    script = Path(sys.executable).with_name("blackgate")
    done = subprocess.run([script, "--version"], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, run(tmp_path, "--version").stdout)


def test_the_version_is_told_without_loading_what_it_does_not_need() -> None:
    done = in_python(
        "import sys; sys.argv = ['blackgate', '--version']; from blackgate.cli import main; main();"
        "print(sorted({name.split('.')[0] for name in sys.modules} & {'rich', 'fluent', 'babel'}))"
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"


def test_a_package_that_is_missing_is_named_and_what_to_do() -> None:
    done = in_python(
        "import sys; sys.modules['fluent.runtime'] = None; sys.argv = ['blackgate', 'doctor'];"
        "from blackgate.cli import main; main()"
    )
    assert done.returncode == 1
    assert done.stderr == "blackgate: fluent.runtime is missing: install Blackgate again, with all that it needs\n"


def test_without_the_packages_of_any_extra_there_is_help_and_a_game(tmp_path: Path) -> None:
    project = tomllib.loads((SOURCE.parents[1] / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = {package(each) for each in project["dependencies"]}
    extras = {package(each) for some in project["optional-dependencies"].values() for each in some} - needed
    modules = [module for module, owners in metadata.packages_distributions().items() if extras & set(owners)]
    assert {"alembic", "matplotlib", "structlog"} <= set(modules)
    hidden = f"import sys; sys.modules.update(dict.fromkeys({modules}));"
    for arguments in (["--help"], ["serve", "--help"], [*WATCH, "--record", str(tmp_path / "game.record")]):
        done = in_python(f"{hidden} sys.argv = ['blackgate', *{arguments}]; from blackgate.cli import main; main()")
        assert done.returncode == 0, done.stderr


def package(requirement: str) -> str:
    name = re.match(r"[\w.-]+", requirement)
    assert name is not None
    return name.group()


@pytest.mark.parametrize("arguments", [(), ("--help",)])
def test_the_help_lists_the_subcommands(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = run(tmp_path, *arguments)
    said = done.stdout + done.stderr
    assert all(f"\n  {name} " in said for name in ("play", "replay", "verify", "bot-protocol", "doctor"))


@pytest.mark.parametrize("command", ["play", "replay", "verify", "doctor"])
def test_every_subcommand_has_its_help_in_the_language_of_the_environment(tmp_path: Path, command: str) -> None:
    said = {
        language: re.sub(r"[ \n]+", " ", run(tmp_path, command, "--help", lang=language).stdout)  # lines are wrapped
        for language in ("en_GB", "fr_FR.UTF-8")
    }
    assert "Language. Default: that of the environment." in said["en_GB"]
    assert "La langue à parler\u00a0; sinon celle de" in said["fr_FR.UTF-8"]


# --- wrong arguments
@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        ("fly", "There is no command fly. See"),
        ("play --fly", "There is no option --fly. See"),
        ("play here", "Unexpected argument: here. See"),
        ("play --seed", "--seed needs a value. See"),
        ("verify", "FILE is missing. See"),
        ("play --players many", "blackgate: --players takes a whole number from 0 on, not “many”."),
        ("play --players -3", "blackgate: --players takes a whole number from 0 on, not “-3”."),
        ("play --players 7", "blackgate: “7” cannot be the number of players: choose from 2 to 6 (R1.1)."),
        ("play --players 2 --person A --person B --person C", "blackgate: 3 people and bots for 2 seats"),
        ("play --person A --person A", "blackgate: Two players are called A: give them different names."),
        (
            "play --bot genius",
            f"blackgate: There is no bot “genius”: choose {', '.join(bot_kinds())}, program:COMMAND.",
        ),
        ("play --first 4", "blackgate: There is no seat 4 to begin: choose from 0 to 3 (R1.7)."),
        ("play --language xx", "blackgate: The language “xx” is not available: choose de, en, es, fr, it, nl."),
        ("doctor --language xx", "blackgate: The language “xx” is not available: choose de, en, es, fr, it, nl."),
        ("play --edition nowhere.toml", "blackgate: This edition cannot be used. nowhere.toml: "),
        ("play --load nowhere", "blackgate: nowhere: No such file or directory."),
        ("play --load /", "blackgate: /: Is a directory."),
        ("play --load /dev/null", "blackgate: /dev/null is a device or a pipe: "),
        ("play --load nowhere --players 3", "blackgate: --players is for a new game"),
        ("play --load nowhere --seed 3", "blackgate: --seed is for a new game"),
        ("play --record /dev/null", "blackgate: /dev/null already exists: choose another name."),
        ("play --record /dev/null/x", "blackgate: /dev/null/x: Not a directory."),
        ("replay nowhere", "blackgate: nowhere: No such file or directory."),
        ("replay /dev/null", "blackgate: /dev/null is a device or a pipe: "),
        ("verify nowhere", "blackgate: nowhere: No such file or directory."),
    ],
)
def test_a_wrong_argument_is_told_in_a_line_and_ends_with_2(tmp_path: Path, arguments: str, reason: str) -> None:
    done = run(tmp_path, *arguments.split())
    assert done.returncode == 2
    assert reason in done.stderr
    assert "Traceback" not in done.stderr
    assert done.stdout == ""
    assert not (tmp_path / "blackgate").exists() or not list((tmp_path / "blackgate").iterdir())


def test_a_mistake_is_told_in_the_language_asked_for(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--players", "7", "--language", "fr")
    assert done.returncode == 2
    assert "ne peut pas être le nombre de joueurs" in done.stderr


def test_a_wrong_edition_is_told_with_every_problem(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text('[game]\nactions = "two"\n[cards.spoon]\npoint = 2\n', encoding="utf-8")
    done = run(tmp_path, "play", "--edition", str(edition))
    assert done.returncode == 2
    assert f"{edition}: line 2: game.actions: found " in done.stderr
    assert "line 4: cards.spoon.point: found an unknown key, allowed: " in done.stderr


def test_an_own_edition_is_played(tmp_path: Path) -> None:
    edition = tmp_path / "mine.toml"
    edition.write_text("[game]\nactions = 5\n", encoding="utf-8")
    done = run(tmp_path, "play", "--edition", str(edition), "--first", "0", typed="quit\n")
    assert "Your turn: 5 actions left." in done.stdout


def test_bytes_that_are_no_text_are_told_or_taken_without_a_traceback(tmp_path: Path) -> None:
    wrong = os.fsdecode(b"\xff\xfe")
    for arguments in ("play", "--person", wrong), ("play", "--load", wrong), ("verify", wrong), ("replay", wrong):
        done = run(tmp_path, *arguments)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
    seeded = run(tmp_path, "play", "--seed", wrong, typed="quit\n")
    assert (seeded.returncode, seeded.stderr) == (0, "")


# --- verify
def test_an_honest_record_is_verified(tmp_path: Path, played: Path) -> None:
    done = run(tmp_path, "verify", str(played))
    assert done.returncode == 0
    assert done.stdout.startswith(f"{played}: honest. ")


def test_a_changed_record_is_not_right_and_the_line_is_named(tmp_path: Path, played: Path) -> None:
    lines = played.read_text(encoding="utf-8").splitlines()
    number = next(number for number, line in enumerate(lines, 1) if line.startswith("set-up"))
    done = run(tmp_path, "verify", str(changed(played, tmp_path)))
    assert done.returncode == 1
    assert f"not valid. Line {number}: the checksum does not match" in done.stdout


# --- replay
def test_a_game_is_told_as_everybody_could_follow_it(tmp_path: Path, played: Path) -> None:
    """R17.2"""
    done = run(tmp_path, "replay", str(played))
    before, _, after = done.stdout.partition("\nThe game is over.")
    assert done.returncode == 0
    assert all(f"\nRound {number}\n" in before for number in (1, 2, 3))
    assert "Ox draws 3 cards." in before
    assert "in hand:" in after


def test_a_game_is_told_as_one_seat_saw_it(tmp_path: Path, played: Path) -> None:
    said = run(tmp_path, "replay", str(played), "--seat", "1").stdout
    assert "You have a Background: " in said
    assert "Ox draws 3 cards." in said
    wrong = run(tmp_path, "replay", str(played), "--seat", "2")
    assert wrong.returncode == 2
    assert "blackgate: There is no seat 2: choose from 0 to 1." in wrong.stderr


def test_a_game_is_told_with_all_secrets(tmp_path: Path, played: Path) -> None:
    said = run(tmp_path, "replay", str(played), "--secrets").stdout
    assert "draws 3 cards" not in said
    assert "Ox draws a" in said


# --- interpreted
@pytest.mark.parametrize("installed", [False, True])
def test_an_arena_that_runs_interpreted_says_so_and_what_to_do(tmp_path: Path, installed: bool) -> None:
    (tmp_path / "site").mkdir()
    (tmp_path / "site" / "blackgate").symlink_to(SOURCE)  # as pip would have put it there without a compiler
    done = subprocess.run(
        [*COMMAND, "arena", "random", "--players", "2", "--games", "1"],
        env=environment(tmp_path, PYTHONPATH=str(tmp_path / "site" if installed else SOURCE.parent)),
        capture_output=True,
        text=True,
    )
    said = done.stderr.splitlines()[0]
    assert "interpreted" in said
    assert ("install gcc" in said) is installed
    assert ("pip install ." in said) is not installed


# --- doctor
def test_the_doctor_tells_how_the_rules_run(tmp_path: Path) -> None:
    done = run(tmp_path, "doctor")
    assert done.returncode == 0
    assert done.stdout.startswith(f"Blackgate {metadata.version('blackgate')} in {Path(blackgate.__file__).parent}\n")
    assert "Python " in done.stdout
    assert "The rules are compiled" in done.stdout or "The rules are interpreted" in done.stdout
    assert all(f"\n{name} " in done.stdout for name in ("fluent.runtime", "librt", "rich", "typer"))
    assert "Les règles sont " in run(tmp_path, "doctor", "--language", "fr").stdout


def test_the_doctor_tells_what_is_missing() -> None:
    found = list(findings("en", needed=("rich", "no_such_thing")))
    assert [finding.line for finding in found if finding.wrong] == [
        "no_such_thing is missing. Install it: pip install no_such_thing"
    ]
