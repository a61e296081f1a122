"""The command `hint`: the boss's view of one's choices, in words, from what the seat may know alone."""

from __future__ import annotations

import io
import re
from pathlib import Path

import pytest
from rich.console import Console

from blackgate import Game, View, lay_out
from blackgate.bots.opponents.boss import Boss
from blackgate.terminal.choices import Choice, grouped
from blackgate.terminal.hint import LONGEST_LINE, MOST, Hint, hints_for
from blackgate.terminal.plain_screen import PlainScreen
from blackgate.terminal.rich_screen import RichScreen
from tests.terminal.processes import run, without_escapes
from tests.walker.knowledge import spots, what_is_seen
from tests.walker.tables import Table, walk
from tests.walker.twins import Disclosed, Follower

NAMES = ["Anna", "Bob [red]", "Carl"]
WINNING = """
    0: cell_block; hand shovel, link, riot; points 9
    1: showers; hand 2 knife
    2: showers; hand link
    turn: 0
"""
TWO = ("--seed", "5", "--first", "0", "--bot", "random")


def choices(game: Game, language: str = "en") -> list[Choice]:
    groups = grouped(View(game, game.asked()), game.legal_actions(), language, NAMES)
    return [choice for group in groups for choice in group.choices]


def hints(game: Game, language: str = "en") -> list[Hint]:
    boss = Boss(1, 1e9, 40)
    return hints_for(View(game, game.asked()), choices(game, language), language, NAMES, boss)


def test_a_win_comes_first_with_all_the_chances() -> None:
    best = hints(lay_out(WINNING))[0]
    assert best.choice.text == "dig shovel"
    assert best.chance.startswith("100.0")
    assert best.follows == "", "the game is over then"


def test_the_best_choices_come_first_with_the_numbers_to_type() -> None:
    for game in walk(Table(3, 1), every=50):
        found = hints(game)
        assert 1 <= len(found) <= MOST
        assert all(hint.choice in choices(game) for hint in found)


def test_what_may_follow_is_told_with_names() -> None:
    found = hints(lay_out("0: cafeteria; hand link, container\n1: showers; hand knife\n2: showers\nturn: 0"))
    assert re.match(r"(Anna|Bob \[red\]|Carl): [A-Z]", found[0].follows)
    assert all(len(re.findall(r"(?:Anna|Bob \[red\]|Carl): ", hint.follows)) <= LONGEST_LINE for hint in found)


def test_a_hint_is_one_line_in_either_language() -> None:
    game = lay_out(WINNING)
    number = hints(game)[0].choice.number
    english, french = (hints(game, language)[0].line(language).replace("\u00a0", " ") for language in ("en", "fr"))
    assert re.fullmatch(rf"{number}\. Dig .*: 100\.0 % to win", english)
    assert re.fullmatch(rf"{number}\. Creuser .* : 100,0 % de chances de gagner", french)


@pytest.mark.parametrize("table", [Table(3, 1), Table(3, 2)], ids=str)
def test_what_a_seat_may_not_know_makes_no_difference_to_its_hints(table: Table) -> None:
    """R17.2"""
    differing = 0
    for number, game in enumerate(walk(table, every=60)):
        twin = Follower(game.asked(), what_is_seen, number).new_twin(game, Disclosed())
        differing += spots(twin) != spots(game)
        assert hints(twin) == hints(game)
    assert differing > 3


# --- on the screen
def test_the_plain_screen_says_a_line_for_each(capsys: pytest.CaptureFixture[str]) -> None:
    found = hints(lay_out(WINNING))
    PlainScreen("en").hints("Hints:", found)
    assert capsys.readouterr().out.splitlines() == ["", "Hints:", *(f"  {hint.line('en')}" for hint in found)]


@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_drawn_screen_has_a_table_that_fits(width: int) -> None:
    file = io.StringIO()
    console = Console(file=file, force_terminal=True, width=width, highlight=False, legacy_windows=False)
    found = hints(lay_out("0: cafeteria; hand link, container\n1: showers; hand knife\n2: showers\nturn: 0"))
    RichScreen("en", console).hints("Hints:", found)
    lines = without_escapes(file.getvalue()).splitlines()
    assert max(len(line) for line in lines) <= width
    said = " ".join(lines)
    assert all(hint.chance in said for hint in found)


# --- at the table
def test_a_hint_is_given_and_the_question_still_stands(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *TWO, typed="hint\nsearch\nquit\n")
    assert (done.returncode, done.stderr) == (0, "")
    _, _, after = done.stdout.partition("What the boss thinks of your choices, the best first:\n")
    hinted, _, rest = after.partition("Your choice")
    assert 1 <= len(hinted.splitlines()) <= MOST
    assert all(re.match(r"  \d+\. .*% to win", line) for line in hinted.splitlines())
    assert "You search and find" in rest


def test_a_hint_is_given_in_french(tmp_path: Path) -> None:
    done = run(tmp_path, "play", *TWO, "--language", "fr", typed="aide\nconseil\nhint\nquitter\n")
    assert "conseil\u00a0: ce que le caïd choisirait à votre place" in done.stdout
    assert done.stdout.count("Ce que le caïd pense de vos choix, le meilleur d\u2019abord\u00a0:") == 2
