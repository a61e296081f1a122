"""Programs that play in the terminal, and the command that speaks their side of the protocol."""

from __future__ import annotations

from pathlib import Path

import pytest

from blackgate.bots import UnknownBot, is_bot_kind, new_bot
from blackgate.edition import load_edition
from blackgate.seats import Seat, seats_recorded
from blackgate.terminal.seating import seats_from
from blackgate.terminal.user_errors import UserError
from tests.bots.children import child
from tests.terminal.processes import PROMPT, SHORT, run, the_record

ROOT = Path(__file__).parents[2]
EDITION = load_edition()
ENDED = "the program has exited; rookie plays in its place."


@pytest.fixture
def short(tmp_path: Path) -> str:
    path = tmp_path / "short.toml"
    path.write_text(SHORT, encoding="utf-8")
    return str(path)


def test_two_programs_play_a_game(tmp_path: Path, short: str) -> None:
    bot = f"program:{child(tmp_path)}"
    done = run(tmp_path, "play", "--players", "2", "--bot", bot, "--bot", bot, "--edition", short, "--seed", "1")
    assert done.returncode == 0, done.stderr
    assert "The record of the game" in done.stdout
    assert "rookie" not in done.stdout


@pytest.mark.parametrize(
    ("language", "line"), [("en", f"Ox: {ENDED} Last lines of its standard error: boom"), ("fr", "mots\u00a0: boom")]
)
def test_the_log_says_once_that_a_program_has_ended(tmp_path: Path, short: str, language: str, line: str) -> None:
    crashing = child(tmp_path, choose="sys.exit('boom')")
    bots = ("--bot", f"program:{crashing}", "--bot", "random")
    done = run(tmp_path, "play", "--players", "2", *bots, "--edition", short, "--language", language)
    assert done.returncode == 0, done.stderr
    assert done.stdout.count("rookie") == done.stdout.count(line) == 1


def test_a_person_is_told_what_became_of_a_program_where_it_happened(tmp_path: Path, short: str) -> None:
    bot = f"program:{child(tmp_path, choose='sys.exit()')}"
    options = ("--person", "Anna", "--bot", bot, "--first", "1", "--edition", short, "--seed", "1")
    done = run(tmp_path, "play", *options, typed="log\nquit\n")
    news, log = done.stdout.split(PROMPT, 1)
    for told in (news, log):
        assert told.count(f"Mamba: {ENDED}") == 1
        after = told[told.index(ENDED) :]
        assert "Mamba" in after  # what was then done in its place


def test_a_record_names_no_command_and_runs_none(tmp_path: Path, short: str) -> None:
    """Whoever loads a stranger's record runs nothing that it says."""
    bot = f"program:{child(tmp_path)}"
    run(tmp_path, "play", "--person", "Anna", "--bot", bot, "--first", "0", "--edition", short, typed="quit\n")
    record = the_record(tmp_path)
    assert "Mamba (program)" in record.read_text(encoding="utf-8")
    assert "child" not in record.read_text(encoding="utf-8")
    done = run(tmp_path, "play", "--load", str(record), typed="end\nquit\n")
    assert "Mamba: a record does not say which program played here; rookie plays in its place." in done.stdout


# --- who sits where
def test_a_program_is_seated_like_any_bot() -> None:
    (_, seat) = seats_from(None, ["Anna"], ["program:node bot.js"], EDITION, "en")
    assert seat == Seat("Mamba", "program:node bot.js")
    assert seat.recorded == "Mamba (program)"
    assert seats_recorded(["Anna", seat.recorded], EDITION, "en") == [Seat("Anna"), Seat("Mamba", "program")]


@pytest.mark.parametrize("kind", ["program", "program:", "program: ", "programme:node bot.js"])
def test_a_program_needs_a_command(kind: str) -> None:
    assert not is_bot_kind(kind)
    with pytest.raises(UserError) as mistake:
        seats_from(None, [], [kind], EDITION, "en")
    assert "program:COMMAND" in mistake.value.text("en")


def test_an_unknown_kind_is_no_program() -> None:
    with pytest.raises(UnknownBot):
        new_bot("programme:node bot.js")


# --- blackgate bot-protocol
def test_without_a_bot_the_protocol_is_described(tmp_path: Path) -> None:
    done = run(tmp_path, "bot-protocol")
    assert done.returncode == 0
    assert done.stdout == (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")


def test_a_bot_that_is_not_there_is_named(tmp_path: Path) -> None:
    done = run(tmp_path, "bot-protocol", "genius")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("blackgate: There is no bot “genius”: choose random")


@pytest.mark.parametrize("kind", ["boss:soon", "rookie:1", "program"])
def test_an_argument_that_makes_no_sense_is_told_before_anything_is_asked(tmp_path: Path, kind: str) -> None:
    done = run(tmp_path, "bot-protocol", kind)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith(f"blackgate: There is no bot “{kind}”: choose random")


def test_a_bot_with_an_argument_answers(tmp_path: Path) -> None:
    done = run(tmp_path, "bot-protocol", "boss:2")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_a_host_that_talks_nonsense_is_told(tmp_path: Path) -> None:
    done = run(tmp_path, "bot-protocol", "random", "--language", "fr", typed="salut\n")
    assert (done.returncode, done.stdout) == (2, "")
    assert "«\u00a0salut\u00a0» n\u2019est pas un message du protocole" in done.stderr


def test_a_host_that_says_nothing_is_answered_with_nothing(tmp_path: Path) -> None:
    done = run(tmp_path, "bot-protocol", "random")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
