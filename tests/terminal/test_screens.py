"""The two screens: plain lines, and drawn with rich. Both show the same picture."""

from __future__ import annotations

import io
import re

import pytest
from rich.console import Console

from blackgate import Game, View, lay_out
from blackgate.messages import LANGUAGES
from blackgate.terminal.choices import grouped
from blackgate.terminal.plain_screen import PlainScreen
from blackgate.terminal.rich_screen import RichScreen
from blackgate.terminal.screen import Screen
from blackgate.terminal.screen_model import screen_model_of
from blackgate.wording import question_line
from tests.terminal.processes import without_escapes

NAMES = ["Anna", "Bob [red]"]
NEWS = [f"Thing {number} happened." for number in range(100)]

POSITION = """
    0: recreational_area; hand 2 spoon, knife, riot; gang lookout; background burglar; cigarettes 9; points 3
    1: cell_block; hand shovel; beatings 1; background escapist
    turn: 0
"""


def ask(screen: Screen, game: Game, language: str = "en", news: list[str] = NEWS, again: bool = False) -> None:
    view = View(game, game.asked())
    groups = grouped(view, game.legal_actions(), language, NAMES)
    screen.ask(screen_model_of(view, language, NAMES), news, question_line(view, language, NAMES), groups, again)


def drawn(
    game: Game,
    language: str = "en",
    width: int = 120,
    height: int = 40,
    news: list[str] = NEWS,
    encoding: str = "utf-8",
) -> str:
    """What the drawn screen writes to a terminal of that size."""
    raw = io.BytesIO()
    file = io.TextIOWrapper(raw, encoding=encoding)
    console = Console(file=file, force_terminal=True, width=width, height=height, highlight=False, legacy_windows=False)
    ask(RichScreen(language, console), game, language, news)
    file.flush()
    return raw.getvalue().decode(encoding)


def plain(game: Game, capsys: pytest.CaptureFixture[str], again: bool = False, news: list[str] = NEWS) -> str:
    ask(PlainScreen("en"), game, "en", news, again)
    return capsys.readouterr().out


# --- plain
def test_plain_lines_have_no_colour_and_no_drawing(capsys: pytest.CaptureFixture[str]) -> None:
    said = plain(lay_out(POSITION), capsys)
    assert not re.search(r"[\x00-\x09\x0b-\x1f\u2500-\u27bf]", said)


def test_plain_lines_tell_everything_once(capsys: pytest.CaptureFixture[str]) -> None:
    said = plain(lay_out(POSITION), capsys).splitlines()
    assert "  Cell Block: die 1 2 3, Search 1, Dig, no Craft, there: Bob [red]" in said
    assert "  Crew: top card " in "\n".join(said)
    assert (
        "  0 Anna (you): Recreational Area, 3 of 12 points, 4 cards, 9 cigarettes, Crew: Lookout, "
        "Background: Burglar (hidden)" in said
    )
    assert "  1 Bob [red]: Cell Block, 0 of 12 points, 1 card, 0 cigarettes, 1 Beating, Background: hidden" in said
    assert "  Tools: 2 Spoons" in said
    assert "Your turn: 2 actions left. What do you do?" in said
    assert "  1. Search" in said
    assert said.count("  Thing 0 happened.") == 1


def test_plain_lines_do_not_repeat_the_table_in_the_same_turn(capsys: pytest.CaptureFixture[str]) -> None:
    said = plain(lay_out(POSITION), capsys, again=True)
    assert "Cell Block: die" not in said
    assert "  1. Search" in said


def test_an_empty_hand_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert "no cards" in plain(lay_out("0: showers\n1: showers"), capsys)


def test_the_plain_curtain_scrolls_everything_away(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LINES", "50")
    monkeypatch.setenv("COLUMNS", "80")
    PlainScreen("en").curtain()
    assert capsys.readouterr().out == "\n" * 50


# --- drawn
@pytest.mark.parametrize("width", [60, 80, 100, 120, 200])
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_line_is_wider_than_the_terminal(language: str, width: int) -> None:
    lines = without_escapes(drawn(lay_out(POSITION), language, width)).splitlines()
    assert max(len(line) for line in lines) <= width


@pytest.mark.parametrize("height", [40, 50, 60])
def test_on_a_usual_terminal_everything_fits_and_the_prompt_has_a_line(height: int) -> None:
    said = without_escapes(drawn(lay_out(POSITION), height=height))
    assert len(said.splitlines()) < height
    assert "Round 1: Anna to act, 2 actions left" in said
    assert "Thing 99 happened." in said
    assert " more lines: log" in said
    assert "1 Search" in said


def test_the_gangs_are_drawn_where_there_is_room_for_them() -> None:
    assert "3 different, any" in without_escapes(drawn(lay_out(POSITION), height=60, news=[]))
    assert "3 different, any" not in without_escapes(drawn(lay_out(POSITION), height=30, news=[]))


def test_all_the_news_is_there_where_there_is_room_for_it() -> None:
    said = without_escapes(drawn(lay_out(POSITION), height=60, news=NEWS[:5]))
    assert all(line in said for line in NEWS[:5])
    assert "more line" not in said


def test_points_are_drawn_as_a_tunnel() -> None:
    assert "███░░░░░░░░░ 3/12" in without_escapes(drawn(lay_out(POSITION)))


def test_a_terminal_without_unicode_gets_plain_signs() -> None:
    said = without_escapes(drawn(lay_out(POSITION), encoding="ascii"))
    assert "###......... 3/12" in said


def test_a_name_is_no_markup() -> None:
    assert "Bob [red]" in without_escapes(drawn(lay_out(POSITION)))


def test_choices_stand_side_by_side_in_their_groups() -> None:
    said = without_escapes(drawn(lay_out(POSITION)))
    assert re.search(r"^Basic actions +Place actions +For no action *$", said, re.MULTILINE)


def test_the_drawn_curtain_clears_the_screen_and_what_was_scrolled_off_it() -> None:
    file = io.StringIO()
    RichScreen("en", Console(file=file, force_terminal=True, legacy_windows=False)).curtain()
    assert "\x1b[2J" in file.getvalue()
    assert file.getvalue().endswith("\x1b[3J")
