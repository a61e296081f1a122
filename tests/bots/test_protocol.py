"""Bots that are programs: whole games over pipes, what they are told, and our own bots on their side of it."""

from __future__ import annotations

import json
import re
import shlex
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from blackgate import ACTION_TEXTS, BlackgateError, Event, Game, Options, View, new_game, save
from blackgate.bots import new_bot, numbered_bot, protocol
from blackgate.bots.stdio import responses
from blackgate.edition import edition_from
from blackgate.rules.saving import Plain
from tests.bots.children import LAST, SHORT, Last, child, played, program_bot, remarks
from tests.bots.opponents import KINDS
from tests.walker.tables import ALL_PLACES, TABLES, Table, walk
from tests.walker.test_noninterference import follow_a_game

ROOT = Path(__file__).parents[2]
EXAMPLES = {"perl": "random.pl", "node": "habits.js"}
WARDEN = Options(3, michel="michel", places=ALL_PLACES, warden=True)
EVERYTHING = Options(4, michel="michelle", team=True, places=ALL_PLACES[1:], warden=True)


def example(language: str) -> str:
    return shlex.join([language, str(ROOT / "examples" / "bots" / EXAMPLES[language])])


# --- whole games
@pytest.mark.parametrize("language", [language for language in EXAMPLES if shutil.which(language)])
@pytest.mark.parametrize("options", [Options(3), EVERYTHING], ids=["base", "everything"])
def test_an_example_in_another_language_plays_whole_games(language: str, options: Options) -> None:
    bots = [new_bot(f"program:{example(language)}", "seed"), *(new_bot("random", str(n)) for n in range(1, 6))]
    game = played(
        bots[: options.players], new_game(options, seed=3, edition=edition_from({"game": {"rounds": 20}}, ""))
    )
    assert game.over
    assert remarks(bots[0]) == []


def test_a_program_plays_like_a_bot_that_chooses_the_same(tmp_path: Path) -> None:
    programs = [
        program_bot(child(tmp_path)),
        program_bot(child(tmp_path, choose='choose(message["legal_numbers"][-1])')),
    ]
    assert save(played(programs)) == save(played([Last(0), Last(0)]))
    assert [remarks(bot) for bot in programs] == [[], []]


@pytest.mark.parametrize("kind", KINDS)
def test_both_sides_together_play_exactly_like_the_bot_itself(kind: str) -> None:
    speaking = shlex.join([sys.executable, "-m", "blackgate.cli", "bot-protocol", kind])
    games = []
    for first in (f"program:{speaking}", kind):
        bots = [new_bot(first, "seed"), *(new_bot("random", str(seat)) for seat in range(1, 4))]
        games.append(save(played(bots, new_game(EVERYTHING, seed=2, edition=SHORT))))
        assert remarks(bots[0]) == []
    assert games[0] == games[1]


# --- what is told
def heard_by(folder: Path, game: Game) -> tuple[list[bytes], list[bytes]]:
    """The lines that a program in seat 0 gets in a game, and those that it should get."""
    heard = folder / "heard"
    write = f"open({str(heard)!r}, 'a').write(line)"
    wanted: list[bytes] = []
    bot = program_bot(child(folder, greet=f"{write}; greet()", choose=f"{write}; {LAST}"))
    while not game.over:
        seat, actions = game.asked(), game.legal_actions()
        view = View(game, seat)
        if seat == 0:
            wanted = wanted or [protocol.hello(view, 5, 60.0)]
            wanted.append(protocol.question(len(wanted), view, actions, 60.0))
            assert bot.choose(view, actions) == actions[-1]
        game.play(actions[-1])
    bot.close()
    return heard.read_bytes().splitlines(keepends=True), wanted


def test_a_program_is_told_the_game_and_then_its_view_and_the_legal_actions(tmp_path: Path) -> None:
    heard, wanted = heard_by(tmp_path, new_game(2, seed=1, edition=SHORT))
    assert len(heard) > 5
    assert heard == wanted


def test_a_program_is_told_how_the_game_ended_and_then_no_more(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = child(tmp_path, choose=f"{LAST}\n    else: open({str(heard)!r}, 'w').write(line)")
    game = played([program_bot(command), Last(0)])
    points = [player.points for player in game.players]
    assert json.loads(heard.read_text()) == {"type": "over", "winners": game.winners(), "points": points}


def test_a_program_is_told_when_a_game_is_left(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    command = child(tmp_path, choose=f"{LAST}\n    else: open({str(heard)!r}, 'w').write(line)")
    bot, game = program_bot(command), new_game(2, seed=1, first=0)
    bot.choose(View(game, 0), game.legal_actions())
    bot.close()
    assert json.loads(heard.read_text()) == {"type": "over", "winners": [], "points": []}


def told_to(game: Game, seat: int, events: list[Event]) -> dict[str, object]:
    """Every byte that a program in that seat would get now."""
    view = View(game, seat)
    asked = game.legal_actions() if game.asked() == seat else []
    return {
        "question": protocol.question(1, view, asked, 10.0),
        "end": protocol.over(view),
    }


@pytest.mark.parametrize("table", [Table(3, 1), Table(3, 1, options=WARDEN)], ids=str)
def test_two_games_that_differ_only_in_what_a_seat_may_not_know_send_it_the_same_bytes(table: Table) -> None:
    """R17.2-6"""
    put, followed = follow_a_game(table, range(table.players), told_to)
    assert followed.total() > 0.9 * put.total()


# --- the description
DESCRIPTION = (ROOT / "docs" / "bot-protocol.md").read_text(encoding="utf-8")


def described(heading: str) -> set[str]:
    """The fields in the table under a heading."""
    section = re.search(rf"^##+ {heading}$(.*?)(?=^##|\Z)", DESCRIPTION, re.DOTALL | re.MULTILINE)
    assert section, heading
    return set(re.findall(r"^\| `(\w+)` \|", section[1], re.MULTILINE))


def test_every_field_of_every_message_is_described() -> None:
    view = View(new_game(WARDEN, seed=1), 0)
    plain = view.plain()
    players, modules = plain["seats"], plain["modules"]
    assert isinstance(players, list)
    assert isinstance(modules, dict)
    assert described("hello") == set(json.loads(protocol.hello(view, 1, 1.0))) - {"type"}
    assert described("choose") == set(json.loads(protocol.question(1, view, [0], 1.0))) - {"type"}
    assert described("over") == set(json.loads(protocol.over(view))) - {"type"}
    assert described("The view") == set(plain)
    assert described("Every player") == set(players[0])
    assert described("Modules") == set(modules)


# --- our own bots on the program's side
def spoken(kind: str, messages: list[bytes]) -> Iterator[Plain]:
    return (protocol.read(line) for line in responses(messages, kind))


def test_our_side_knows_an_edition_by_what_it_was_told() -> None:
    own = edition_from({"name": "own", "game": {"hand_limit": 5}}, "own")
    view = View(new_game(EVERYTHING, seed=1, edition=own), 1)
    book = protocol.book_of(protocol.read(protocol.hello(view, 1, 1.0)))
    assert book is view.book


def test_our_side_ignores_what_it_does_not_know() -> None:
    game = new_game(2, seed=1, first=0)
    later = json.loads(protocol.question(7, View(game, 0), game.legal_actions(), 1.0)) | {"mood": "good"}
    lines = [protocol.hello(View(game, 0), 1, 1.0), b'{"type":"chat"}\n', protocol.line(later), protocol.over(None)]
    greeted, chosen = spoken("random", lines)
    assert greeted == {"type": "hello", "protocol": 2, "name": "random"}
    assert chosen["number"] == 7
    assert chosen["action"] in game.legal_actions()


@pytest.mark.parametrize(
    "line",
    [
        b"hello\n",
        b"[1]\n",
        b"\xff\xfe\n",
        b'{"type":"choose"}\n',
        b'{"type":"hello","options":{"players":9}}\n',
        b'{"type":"hello","options":{"players":3},"edition":{"fingerprint":"other"}}\n',
    ],
)
def test_our_side_refuses_what_no_host_would_say(line: bytes) -> None:
    with pytest.raises(BlackgateError):
        list(responses([line], "random"))


def test_our_side_answers_as_the_bot_would_at_every_kind_of_question() -> None:
    table = TABLES[-1]
    bot = numbered_bot("rookie", 3)
    lines = [protocol.hello(View(table.new_game(), 0), 3, 1.0)]
    wanted: list[int] = []
    for number, game in enumerate(walk(table, every=9)):
        view, actions = View(game, game.asked()), game.legal_actions()
        lines.append(protocol.question(number, view, actions, 1.0))
        wanted.append(bot.choose(view, actions))
    assert [message["action"] for message in list(spoken("rookie", lines))[1:]] == wanted
    assert {ACTION_TEXTS[action].split()[0] for action in wanted} > {"done", "end"}
