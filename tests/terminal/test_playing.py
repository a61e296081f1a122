"""Whole games through pipes, as real processes: played to the end, left in the middle, loaded again."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

from blackgate.records import read_record, verify
from tests.terminal.processes import COMMAND, PATIENCE, PROMPT, SHORT, environment, piped, run, start, the_record

# Seat 0 begins, with a Blade, a Link, a Watch and the Enforcer, against bots that always play the same.
SEED_5 = ("--seed", "5", "--first", "0", *(("--bot", "random") * 3))
WATCH = ("play", "--players", "2", "--bot", "random", "--bot", "random")


def short(tmp_path: Path) -> list[str]:
    """An edition whose game is over after three rounds."""
    file = tmp_path / "short.toml"
    file.write_text(SHORT, encoding="utf-8")
    return ["--edition", str(file)]


def honest(path: Path) -> int:
    """How many actions the record has; its chance is what its secret gives."""
    record = read_record(path.read_bytes())
    assert verify(record)
    return len(record.plays)


def test_a_whole_game_is_played_by_typing_numbers(tmp_path: Path) -> None:
    """Two players, the standard edition, always the first choice: in the end somebody wins (R2.1, R2.4)."""
    done = run(tmp_path, "play", "--players", "2", "--bot", "random", "--seed", "6", typed="1\n" * 3000)
    assert (done.returncode, done.stderr) == (0, "")
    record = the_record(tmp_path)
    assert "The game is over. " in done.stdout
    assert f"The record of the game: {record}" in done.stdout
    assert honest(record) > 100
    checked = run(tmp_path, "verify", str(record))
    assert checked.returncode == 0
    assert "honest" in checked.stdout


def test_at_the_end_all_secrets_are_out(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "--seed", "1", *short(tmp_path), typed="end\npass\n1\n" * 100)
    ending = done.stdout.partition("The game is over.")[2].splitlines()[1:5]
    assert len(ending) == 4
    for line in ending:
        assert re.fullmatch(r"\w+( \(veteran\))?: \d+ of 10 points; [A-Z][\w ]+; (in hand: .+|no cards in hand)", line)
    assert sum("(veteran)" in line for line in ending) == 3


def test_the_same_seed_deals_and_plays_the_same_game(tmp_path: Path) -> None:
    told = [run(tmp_path, *WATCH, "--seed", seed, *short(tmp_path)).stdout for seed in ("a", "a", "b")]
    told = [re.sub(r"\S+\.record", "RECORD", text) for text in told]
    assert told[0] == told[1]
    assert told[0] != told[2]


def test_bots_among_themselves_are_watched_without_their_secrets(tmp_path: Path) -> None:
    """R17.2: who looks on sees public things only, until the end."""
    done = run(tmp_path, *WATCH, "--seed", "2", *short(tmp_path))
    assert done.returncode == 0
    before, _, _ = done.stdout.partition("The game is over.")
    assert "Ox draws 3 cards." in before
    assert "has a Background and does not talk about it." in before


def test_the_end_of_input_saves_and_the_game_goes_on_from_there(tmp_path: Path) -> None:
    left = run(tmp_path, "play", *SEED_5, *short(tmp_path), typed="extort sparks\ndemand shovel\n")
    assert left.returncode == 0
    record = the_record(tmp_path)
    assert f"The game is saved in {record}." in left.stdout
    assert f"To continue: blackgate play --load {record}" in left.stdout
    before = honest(record)

    loaded = run(tmp_path, "play", "--load", str(record), typed="log\nlay blade\n")
    assert "You demand a Shovel from Sparks. Which Weapon do you lay?" in loaded.stdout
    assert "The gates are locked. You begin." in loaded.stdout, "the log goes back to the beginning"
    assert "You lay a Blade." in loaded.stdout
    assert honest(record) > before

    finished = run(tmp_path, "play", "--load", str(record), typed="1\nend\n" * 100)
    assert "The game is over." in finished.stdout
    assert honest(record) > before

    over = run(tmp_path, "play", "--load", str(record))
    assert over.returncode == 2
    assert f"blackgate replay {record}" in over.stderr


def test_a_bot_with_an_argument_sits_where_it_sat_when_the_game_goes_on(tmp_path: Path) -> None:
    bots = ("--bot", "boss:4i", "--bot", "rookie")
    left = run(tmp_path, "play", *bots, "--first", "0", *short(tmp_path), typed="quit\n")
    assert "  1 Duchess (boss:4i): Cell Block" in left.stdout
    record = the_record(tmp_path)
    assert read_record(record.read_bytes()).header.names == ("Ox", "Duchess (boss:4i)", "Sparks (rookie)")
    loaded = run(tmp_path, "play", "--load", str(record), typed="end\npass\n1\n" * 100)
    assert "  1 Duchess (boss:4i): Cell Block" in loaded.stdout
    assert "\nDuchess (boss:4i): " in loaded.stdout.partition("The game is over.")[2]
    assert "\nSparks (rookie): " in run(tmp_path, "replay", str(record)).stdout
    assert honest(record) > 10


def test_quit_leaves_like_the_end_of_input(tmp_path: Path) -> None:
    left = run(tmp_path, "play", "--language", "en", "--plain", typed="quit\n", lang="fr_FR.UTF-8")
    assert left.returncode == 0
    record = the_record(tmp_path)
    assert f"To continue: blackgate play --language en --plain --load {record}" in left.stdout


def test_ctrl_c_at_a_question_saves_and_leaves(tmp_path: Path) -> None:
    with piped(tmp_path, "play", *SEED_5) as game:
        game.expect(PROMPT)
        game.type("search\n")
        game.expect(PROMPT)
        game.interrupt()
        code, said = game.end()
    assert code == 130
    assert "Traceback" not in said
    record = the_record(tmp_path)
    assert f"To continue: blackgate play --load {record}" in said
    assert read_record(record.read_bytes()).plays[-1].action == "search"
    assert honest(record) > 0


def test_ctrl_c_while_bots_play_leaves_a_whole_record(tmp_path: Path) -> None:
    six = ["--bot", "random"] * 6
    with piped(tmp_path, "play", "--players", "6", *six, "--seed", "2") as game:
        game.expect("The gates are locked.")
        game.interrupt()
        code, said = game.end()
    assert code == 130
    assert "To continue:" in said
    record = the_record(tmp_path)
    before = honest(record)
    loaded = run(tmp_path, "play", "--load", str(record))
    assert "The game is over." in loaded.stdout
    assert honest(record) > before


def test_a_killed_game_has_lost_nothing_that_was_chosen(tmp_path: Path) -> None:
    with piped(tmp_path, "play", *SEED_5) as game:
        game.expect(PROMPT)
        game.type("search\n")
        game.expect(PROMPT)
        game.process.kill()
        game.end()
    record = the_record(tmp_path)
    assert read_record(record.read_bytes()).plays[-1].action == "search"
    with record.open("ab") as file:
        file.write(b"0 mo")  # as if it had been killed in the middle of a line
    loaded = run(tmp_path, "play", "--load", str(record), typed="quit\n")
    assert loaded.returncode == 0
    assert "Your turn: 1 action left." in loaded.stdout
    assert honest(record) > 0


def test_a_loaded_game_can_be_recorded_in_another_file(tmp_path: Path) -> None:
    old, new = tmp_path / "old.record", tmp_path / "new.record"
    run(tmp_path, "play", *SEED_5, "--record", str(old), typed="search\n")
    before = old.read_bytes()
    run(tmp_path, "play", "--load", str(old), "--record", str(new), typed="end\n")
    assert old.read_bytes() == before
    assert honest(new) > honest(old)


def test_the_game_can_be_copied_in_the_middle(tmp_path: Path) -> None:
    copy = tmp_path / "copy.record"
    typed = f"save\nsearch\nsave {copy}\nsave {copy}\nsave /dev/null/x\nquit\n"
    done = run(tmp_path, "play", *SEED_5, typed=typed)
    assert f"The game is being recorded in {the_record(tmp_path)}." in done.stdout
    assert f"The game so far is saved in {copy}." in done.stdout
    assert f"{copy} already exists: choose another name." in done.stdout
    assert "/dev/null/x: Not a directory." in done.stdout
    assert copy.read_bytes() == the_record(tmp_path).read_bytes()


def test_a_state_folder_that_cannot_be_made_is_a_mistake(tmp_path: Path) -> None:
    (tmp_path / "blackgate").write_text("in the way", encoding="utf-8")
    done = run(tmp_path, "play")
    assert done.returncode == 2
    assert f"blackgate: {tmp_path / 'blackgate'}: File exists." in done.stderr


def test_a_reader_that_goes_away_ends_the_game_without_a_traceback(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, *WATCH], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment(tmp_path)
    )
    with process:
        assert process.stdout
        assert process.stderr
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read()
        process.wait(PATIENCE)
    assert said == b""
    assert honest(the_record(tmp_path)) >= 0


# --- talking about a question
def test_what_cannot_be_done_is_explained_with_its_rule(tmp_path: Path) -> None:
    typed = "why craft shovel\ncraft shovel\nwhy search\nwhy\nwhy extort ox\nquit\n"
    said = run(tmp_path, "play", *SEED_5, typed=typed).stdout
    assert said.count("Craft a Shovel: not in the Cell Block (R8.1).") == 2
    assert "Search: you can do this now, it is choice 1." in said
    assert "For example: why craft shovel." in said
    assert "Extort Ox: you cannot choose yourself (R7.1)." in said


def test_a_number_with_thousands_of_digits_is_only_not_understood(tmp_path: Path) -> None:
    number = "9" * 5000
    done = run(tmp_path, "play", *SEED_5, typed=f"{number}\nlog {number}\nwhy {number}\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")


def test_what_is_not_understood_is_answered_with_what_is_near_it(tmp_path: Path) -> None:
    said = run(tmp_path, "play", *SEED_5, typed="serch\nxyzzy\n77\nhlep\nquit\n").stdout
    assert "Did you mean search?" in said
    assert "“xyzzy” is not a choice or a command; type help for a list." in said
    assert "There is no choice 77: choose from 1 to 11." in said
    assert "Did you mean help?" in said


def test_the_commands_show_what_they_promise(tmp_path: Path) -> None:
    typed = "help\nboard\nhand\ncard\ncard riot\ncard lookout\ncard spoon\ncard shovle\ncard zzz\nlog 1\nquit\n"
    said = run(tmp_path, "play", *SEED_5, typed=typed).stdout
    assert "  why ACTION: say why something is not possible now, with the rule" in said
    assert "   7  extort 1" in said
    assert said.count("  Showers: die 2 5, Search 3, no Craft") == 2
    assert said.count("  Weapons: 1 Blade") == 2
    assert "Blade: Weapon; Link + Blade make 2 Knives; sold for 1 cigarette" in said
    assert "Watch: Accessory; wanted by Cartel, Bratva, Triad, Queers; sold for 1 cigarette" in said
    assert "Riot: All hands are shuffled together" in said
    assert "Lookout: After the roll of your own Simple move" in said
    assert "Spoon: Tool; 1 Tunnel point; sold for 1 cigarette" in said
    assert "There is no card called “shovle”. Did you mean shovel?" in said
    assert "There is no card called “zzz”." in said
    assert said.count("It is your turn: 2 actions.") == 2


def test_enter_alone_shows_the_question_again(tmp_path: Path) -> None:
    said = run(tmp_path, "play", *SEED_5, typed="\nquit\n").stdout
    assert said.count("Your turn: 2 actions left. What do you do?") == 2


def test_a_game_is_played_in_french(tmp_path: Path) -> None:
    typed = "fouiller\npourquoi craft shovel\naide\nquitter\n"
    done = run(tmp_path, "play", *SEED_5, typed=typed, lang="fr_FR.UTF-8")
    assert done.returncode == 0
    assert "Vous fouillez et trouvez" in done.stdout
    assert "Fabriquer une Pelle\u00a0: pas en Cellules (R8.1)." in done.stdout
    assert "pourquoi ACTION" in done.stdout
    assert "Pour continuer" in done.stdout


def test_bytes_that_are_no_text_are_only_not_understood(tmp_path: Path) -> None:
    done = subprocess.run(
        [*COMMAND, "play"], input=b"\xff\xfe\x00\nquit\n", capture_output=True, env=environment(tmp_path)
    )
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("encoding", ["ascii", "latin-1"])
def test_an_output_that_cannot_show_every_letter_shows_what_it_can(tmp_path: Path, encoding: str) -> None:
    done = start(tmp_path, "play", "--language", "fr", typed="quitter\n", PYTHONIOENCODING=encoding)
    assert (done.returncode, done.stderr) == (0, "")
