"""Programs that fail: whatever they do, the game goes on, the log says so, and nothing of them is left."""

from __future__ import annotations

import os
import select
import shlex
from pathlib import Path

import pytest

from blackgate import View, new_game
from blackgate.bots import new_bot
from blackgate.bots.process import Process
from blackgate.bots.program import ProgramBot
from blackgate.messages import LANGUAGES
from tests.bots.children import LAST, PATIENCE, SHORT, SOON, Last, child, played, program_bot, remarks, script

REST = "; rookie plays in its place."
MOVE = "; rookie plays this move."
ENDED = "the program has exited" + REST
FLOOD = "the program writes without end" + REST


def words(said: str) -> str:
    return f"{REST} Last lines of its standard error: {said}"


# --- programs that are given up at once
def lost_game(bot: ProgramBot) -> str:
    """The one remark of a bot in whose place the stand-in plays the whole of a game."""
    game = played([bot, Last(0)])
    alone = played([new_bot("rookie", "stand-in"), Last(0)])
    assert [list(player.hand) for player in game.players] == [list(player.hand) for player in alone.players]
    (remark,) = remarks(bot)
    return remark


def test_a_program_that_is_not_there() -> None:
    assert lost_game(program_bot("no-such-program --fast")) == (
        f"the program “no-such-program --fast” cannot be started (No such file or directory){REST}"
    )


def test_a_file_that_is_no_program(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear mother")
    assert "cannot be started (Permission denied)" in lost_game(program_bot(str(tmp_path / "letter")))


def test_a_command_that_cannot_be_read() -> None:
    assert lost_game(program_bot('node "bot.js')) == (
        f'the program “node "bot.js” cannot be started (No closing quotation){REST}'
    )


def test_a_bot_without_a_command() -> None:
    bot = new_bot("program", "seed")
    played([bot, Last(0)])
    assert remarks(bot) == ["a record does not say which program played here" + REST]


# What a program does in place of greeting, of choosing, and what is said of it.
GIVEN_UP = {
    "ends at once": ("sys.exit()", LAST, ENDED),
    "ends at a question": ("greet()", "sys.exit(3)", ENDED),
    "crashes": ("greet()", "sys.exit('boom')", "the program has exited" + words("boom")),
    "closes its output and goes on": ("greet()", "os.close(1); time.sleep(1000)", ENDED),
    "speaks another version": (
        'say({"type": "hello", "protocol": 3})',
        LAST,
        "the program speaks version 3 of the protocol, but this is version 2" + REST,
    ),
    "speaks no version": (
        'say({"type": "hello"})',
        LAST,
        "the program speaks version None of the protocol, but this is version 2" + REST,
    ),
    "greets with nonsense": ("print('Hi!', flush=True)", LAST, "“Hi!” is not a message of the protocol" + REST),
    "floods with messages": ("greet()", "while True: say({'type': 'chat'})", FLOOD),
    "floods with old answers": ("greet()", "while True: say({'type': 'choose', 'number': 0, 'action': 'end'})", FLOOD),
    "writes an endless line": ("greet()", "while True: os.write(1, b'x' * 4096)", FLOOD),
    "floods before its hello": ("while True: os.write(1, b'{}\\n')", LAST, FLOOD),
}


@pytest.mark.parametrize("failure", GIVEN_UP)
def test_a_program_that_is_of_no_use_is_replaced_for_the_rest_of_the_game(tmp_path: Path, failure: str) -> None:
    greet, choose, remark = GIVEN_UP[failure]
    assert lost_game(program_bot(child(tmp_path, greet=greet, choose=choose))) == remark


def test_a_program_that_never_greets(tmp_path: Path) -> None:
    bot = program_bot(child(tmp_path, greet="pass"), start_seconds=SOON)
    assert lost_game(bot) == "the program gave no answer within 0.1 s" + REST


def test_what_a_program_says_to_people_is_kept_short_and_harmless(tmp_path: Path) -> None:
    greet = "sys.stderr.write('\\x1b[2Jline\\n' * 100_000 + 'the end\\n'); sys.exit(1)"
    remark = lost_game(program_bot(child(tmp_path, greet=greet)))
    assert remark.endswith("line [2Jline the end")
    assert remark.isprintable()
    assert len(remark) < 700


# --- programs that lose a move
def lost_moves(bot: ProgramBot) -> list[str]:
    played([bot, Last(0)])
    return remarks(bot)


# What a program does at every question, and what is said of it.
WRONG = {
    "talks": ("print('I think', flush=True)", "“I think” is not a message of the protocol"),
    "says garbage": ("os.write(1, bytes([0, 255, 27, 7, 13, 10]))", "“�” is not a message of the protocol"),
    "says a list": ("say(['choose'])", '“["choose"]” is not a message of the protocol'),
    "nests without end": ("print('[' * 10_000, flush=True)", f"“{'[' * 60}…” is not a message of the protocol"),
    "writes a huge number": ("print('9' * 10_000, flush=True)", f"“{'9' * 60}…” is not a message of the protocol"),
    "cheats": ("choose('special 1')", "the program chose “special 1”, which is not legal"),
    "invents": ("choose('fly home')", "the program chose “fly home”, which is not legal"),
    "leaves the table": ("choose(9999)", "the program chose “9999”, which is not legal"),
    "counts from the end": ("choose(-1)", "the program chose “-1”, which is not legal"),
    "chooses nothing": ("choose(None)", "the program chose “None”, which is not legal"),
    "chooses a truth": ("choose(True)", "the program chose “True”, which is not legal"),
    "chooses a fraction": ("choose(1.0)", "the program chose “1.0”, which is not legal"),
    "chooses everything": ("choose([0, 1])", "the program chose “[0, 1]”, which is not legal"),
}


@pytest.mark.parametrize("failure", WRONG)
def test_the_third_wrong_answer_in_a_row_is_the_last(tmp_path: Path, failure: str) -> None:
    choose, reason = WRONG[failure]
    said = lost_moves(program_bot(child(tmp_path, choose=choose)))
    assert said == [reason + MOVE, reason + MOVE, reason + REST]


@pytest.mark.parametrize("choose", ["pass", "os.close(0); time.sleep(1000)", "time.sleep(1000)"])
def test_the_third_answer_in_a_row_that_does_not_come_is_the_last(tmp_path: Path, choose: str) -> None:
    late = "the program gave no answer within 0.1 s"
    assert lost_moves(program_bot(child(tmp_path, choose=choose), seconds=SOON)) == [
        late + MOVE,
        late + MOVE,
        late + REST,
    ]


def test_a_wrong_answer_now_and_then_costs_that_move_only(tmp_path: Path) -> None:
    choose = "choose('fly' if message['number'] % 3 else message['legal'][-1])"
    said = lost_moves(program_bot(child(tmp_path, choose=choose)))
    assert len(said) > 4
    assert set(said) == {"the program chose “fly”, which is not legal" + MOVE}


def test_an_answer_that_comes_too_late_is_passed_over(tmp_path: Path) -> None:
    """The program answers its first question only when it is asked the second, and both of them then."""
    choose = """
        if message["number"] == 1:
            first = message
            continue
        if message["number"] == 2:
            say({"type": "choose", "number": 1, "action": first["legal"][-1]})
        choose(message["legal"][-1])
    """
    assert lost_moves(program_bot(child(tmp_path, choose=choose), seconds=4.0)) == [
        "the program gave no answer within 4 s" + MOVE
    ]


def test_what_a_later_version_may_say_is_passed_over(tmp_path: Path) -> None:
    choose = f"say({{'type': 'thinking', 'number': message['number']}}); {LAST}"
    bot = program_bot(child(tmp_path, choose=choose))
    played([bot, Last(0)])
    assert remarks(bot) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_remark_can_be_said_in_every_language(tmp_path: Path, language: str) -> None:
    bots = [program_bot(child(tmp_path, choose=choose)) for choose in ("choose('fly')", "sys.exit('boom')")]
    played(bots)
    for bot in bots:
        assert all("rookie" in remark.text(language) for remark in bot.remarks)


# --- nothing is left
def is_there(pid: int) -> bool:
    """Whether a process runs, or is a zombie."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


ENDINGS = {
    "ends by itself": LAST,
    "will not end": f"{LAST}\n    else: time.sleep(1000)",
    "has crashed": "os.abort()",
    "floods": "while True: os.write(1, b'x')",
    "sleeps": "time.sleep(1000)",
    "ignores signals": "import signal; [signal.signal(n, signal.SIG_IGN) for n in (1, 2, 15)]; time.sleep(1000)",
}


@pytest.mark.parametrize("ending", ENDINGS)
def test_no_process_is_left(tmp_path: Path, ending: str) -> None:
    note = tmp_path / "pid"
    greet = f"open({str(note)!r}, 'w').write(str(os.getpid())); greet()"
    played([program_bot(child(tmp_path, greet=greet, choose=ENDINGS[ending]), seconds=SOON), Last(0)])
    assert not is_there(int(note.read_text()))


def test_what_a_program_has_started_ends_with_it(tmp_path: Path) -> None:
    """The other end of a pipe is closed when the last that had it open is gone."""
    fifo = tmp_path / "fifo"
    os.mkfifo(fifo)
    reader = os.open(fifo, os.O_RDONLY | os.O_NONBLOCK)
    start = f"import subprocess; pipe = open({str(fifo)!r}, 'w')"
    start += (
        "; subprocess.Popen(['sleep', '1000'], pass_fds=[pipe.fileno()]); pipe.write('open'); pipe.flush(); greet()"
    )
    played([program_bot(child(tmp_path, greet=start)), Last(0)])
    heard = b""
    while select.select([reader], [], [], PATIENCE)[0] and (more := os.read(reader, 100)):
        heard += more
    assert heard == b"open"
    assert select.select([reader], [], [], 0)[0]  # closed, not silent
    os.close(reader)


def test_a_program_that_never_reads_does_not_hold_us_up(tmp_path: Path) -> None:
    process = Process(shlex.split(script(tmp_path, "import time; time.sleep(1000)")))
    process.write_line(b"x" * 10_000_000)
    process.end(0.0)
    assert process.tail == ""


def test_a_bot_that_is_never_asked_starts_nothing(tmp_path: Path) -> None:
    note = tmp_path / "started"
    bot = program_bot(script(tmp_path, f"open({str(note)!r}, 'w')"))
    bot.close()
    assert not note.exists()


def test_a_bot_that_is_closed_plays_on_by_its_stand_in(tmp_path: Path) -> None:
    bot = program_bot(child(tmp_path))
    bot.close()
    game = new_game(2, seed=1, first=0, edition=SHORT)
    assert bot.choose(View(game, 0), game.legal_actions()) in game.legal_actions()
