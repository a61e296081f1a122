"""In a real terminal: the drawn screen, the set-up, the keys."""

from __future__ import annotations

from pathlib import Path

from blackgate.records import read_record
from tests.terminal.processes import PROMPT, in_terminal, the_record, without_escapes

SEED_5 = ("--seed", "5", "--first", "0")
ALONE = ("--players", "2", "--bot", "random", *SEED_5)
ENTER = "\r"
CTRL_C = "\x03"
CTRL_D = "\x04"


def test_enter_alone_starts_a_game_and_some_turns_are_played(tmp_path: Path) -> None:
    with in_terminal(tmp_path, "play", *SEED_5) as terminal:
        terminal.expect("Press Enter to play against 3 bots, or type the number of players, 2 to 6: ")
        terminal.type(ENTER)
        assert ". veteran: looks ahead over the turn" in terminal.expect("A number, or Enter for veteran: ")
        terminal.type("1" + ENTER)
        raw = terminal.expect(PROMPT)
        screen = without_escapes(raw)
        assert "\x1b[2J" in raw, "the screen is cleared first"
        assert "\x1b[1;32m" in raw, "there is colour"
        assert "Round 1: Ox to act, 2 actions left" in screen
        assert "░░░░░░░░░░ 0/10" in screen
        assert "1 Duchess (random)" in screen
        assert "╭" in screen
        assert "Enforcer: In your turn: " in screen
        terminal.type("1" + ENTER)
        assert "You search and find" in without_escapes(terminal.expect(PROMPT))
        terminal.type("end" + ENTER)
        assert "Round 2: Ox to act" in without_escapes(terminal.expect(PROMPT))
        terminal.type(CTRL_D)
        code, said = terminal.end()
    assert code == 0
    assert f"To continue: blackgate play --load {the_record(tmp_path)}" in without_escapes(said).replace("\n", "")
    actions = [play.action for play in read_record(the_record(tmp_path).read_bytes()).plays if play.seat == 0]
    assert [action for action in actions if action != "pass"] == ["search", "end"]


def test_the_set_up_asks_for_names_and_a_curtain_clears_the_terminal(tmp_path: Path) -> None:
    """R17.2"""
    with in_terminal(tmp_path, "play", *SEED_5) as terminal:
        terminal.expect("2 to 6: ")
        terminal.type("2" + ENTER)
        terminal.expect("Seat 0: a name, or Enter for a bot: ")
        terminal.type("Anna" + ENTER)
        terminal.expect("Seat 1: a name, or Enter for a bot: ")
        terminal.type("Bob" + ENTER)
        terminal.expect("or Enter for none")
        terminal.type(ENTER)
        terminal.expect("Anna, press Enter: ")
        terminal.type(ENTER)
        assert "Hitman (hidden)" in without_escapes(terminal.expect(PROMPT))
        terminal.type("end" + ENTER)
        curtain = terminal.expect("Bob, press Enter: ")
        cleared = curtain.rpartition("\x1b[3J")[2]
        assert without_escapes(cleared).strip() == "Hand the keyboard to Bob."
        terminal.type(ENTER)
        screen = without_escapes(terminal.expect(PROMPT))
        assert "Fence (hidden)" in screen
        assert "Hitman" not in screen


def test_ctrl_c_leaves_the_game_and_the_set_up(tmp_path: Path) -> None:
    with in_terminal(tmp_path, "play") as terminal:
        terminal.expect("2 to 6: ")
        code, said = terminal.end(press=CTRL_C)
    assert code == 130
    assert "Traceback" not in said
    assert not (tmp_path / "blackgate").exists(), "nothing was begun"
    with in_terminal(tmp_path, "play", "--players", "3") as terminal:
        terminal.expect(PROMPT)
        code, said = terminal.end(press=CTRL_C)
    assert code == 130
    assert "The game is saved in" in without_escapes(said)


def test_tab_completes_what_can_be_chosen(tmp_path: Path) -> None:
    with in_terminal(tmp_path, "play", *ALONE) as terminal:
        terminal.expect(PROMPT)
        terminal.type("sea\t")
        terminal.expect("search")
        terminal.type(ENTER)
        assert "You search and find" in without_escapes(terminal.expect(PROMPT))


def test_the_arrow_keys_do_not_bring_back_what_was_typed_before(tmp_path: Path) -> None:
    """R17.2: the next player at the keyboard could read it."""
    with in_terminal(tmp_path, "play", *ALONE) as terminal:
        terminal.expect(PROMPT)
        terminal.type("why reveal doctor" + ENTER)
        terminal.expect("(R10.1)")
        terminal.expect(PROMPT)
        terminal.type("\x1b[A" + ENTER)  # Enter alone: the question again
        assert "why reveal doctor" not in terminal.expect(PROMPT)


def test_plain_lines_in_a_terminal_have_no_colour(tmp_path: Path) -> None:
    for arguments, kind in (("--plain",), "xterm"), ((), "dumb"):
        with in_terminal(tmp_path, "play", "--players", "2", *arguments, TERM=kind) as terminal:
            raw = terminal.expect(PROMPT)
        assert "Your hand\r\n" in raw
        assert "\x1b[1" not in raw
        assert "│" not in raw


def test_enter_alone_twice_is_a_game_against_veterans(tmp_path: Path) -> None:
    with in_terminal(tmp_path, "play", *SEED_5) as terminal:
        terminal.expect("2 to 6: ")
        terminal.type(ENTER)
        terminal.expect("Enter for veteran: ")
        terminal.type("99" + ENTER)
        terminal.expect("“99” is not in the list: choose from 1 to 9, or press Enter.")
        terminal.type(ENTER)
        assert without_escapes(terminal.expect(PROMPT)).count("(veteran)") == 3


def test_the_boss_gives_a_hint(tmp_path: Path) -> None:
    with in_terminal(tmp_path, "play", *ALONE) as terminal:
        terminal.expect(PROMPT)
        terminal.type("hint" + ENTER)
        terminal.expect("What the boss thinks of your choices, the best first:")
        said = terminal.expect(PROMPT)
        assert "\x1b[1;36m" in said, "numbers have their colour"
        said = without_escapes(said)
        assert "Your chance to win" in said
        assert " % " in said
        terminal.type("search" + ENTER)  # the question still stands
        assert "You search and find" in without_escapes(terminal.expect(PROMPT))


def test_the_screen_fits_a_small_terminal(tmp_path: Path) -> None:
    with in_terminal(tmp_path, "play", "--players", "6", columns=80, lines=24) as terminal:
        screen = without_escapes(terminal.expect(PROMPT))
    assert max(len(line) for line in screen.splitlines()) <= 80
