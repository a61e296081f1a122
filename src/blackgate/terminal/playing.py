"""`blackgate play`: from the request to a game at the keyboard, and how to leave it."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from blackgate.messages import preferred_language, text
from blackgate.records import RecordEnded, Recorder, replay, resume
from blackgate.rules.errors import BlackgateError
from blackgate.rules.events import Event
from blackgate.rules.start import seed_bytes
from blackgate.seats import Seat, seats_recorded
from blackgate.terminal.files import RecordFile, default_path, load_own_edition, load_record
from blackgate.terminal.hot_seat import HotSeatGame
from blackgate.terminal.keyboard import Keyboard
from blackgate.terminal.modules import options_asked, options_from
from blackgate.terminal.question import PlayerLeft
from blackgate.terminal.requests import BASE_GAME, PlayRequest
from blackgate.terminal.screen import Screen, open_screen
from blackgate.terminal.seating import seats_asked, seats_from
from blackgate.terminal.user_errors import UserError

FINISHED: Final = 0
INTERRUPTED: Final = 130  # as a shell says it of ctrl-C


def play(request: PlayRequest) -> int:
    """Play a new game or continue an old one; returns the exit code."""
    screen = open_screen(request.language, request.plain)
    with Keyboard() as keyboard:
        try:
            table, file = _table(request, screen, keyboard)
        except (EOFError, KeyboardInterrupt) as left:  # in the set-up: there is nothing to save yet
            print()
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else FINISHED
        try:
            table.play()
        except (PlayerLeft, EOFError, KeyboardInterrupt) as left:
            screen.heading(text(request.language, "terminal-left", file=str(file.path)))
            screen.say(text(request.language, "terminal-continue", command=_again(request, file.path)))
            return INTERRUPTED if isinstance(left, KeyboardInterrupt) else FINISHED
        finally:
            table.close()
            file.close()
    screen.heading(text(request.language, "terminal-recorded", file=str(file.path)))
    screen.say(text(request.language, "terminal-check", command=shlex.join(["blackgate", "verify", str(file.path)])))
    return FINISHED


def _again(request: PlayRequest, path: Path) -> str:
    """The command that continues the game."""
    words = ["blackgate", "play"]
    if request.language != preferred_language(os.environ):
        words += ["--language", request.language]
    return shlex.join([*words, *(["--plain"] if request.plain else []), "--load", str(path)])


def _table(request: PlayRequest, screen: Screen, keyboard: Keyboard) -> tuple[HotSeatGame, RecordFile]:
    """The table, and the file in which its game is recorded."""
    history: Sequence[Event] = ()
    if request.load is None:
        recorder, seats = _new(request, screen, keyboard)
        file = RecordFile(request.record or default_path(), recorder.text(), new=True)
    else:
        recorder, seats, history = _loaded(request, request.load)
        file = RecordFile(request.record or request.load, recorder.text(), new=request.record is not None)
    return HotSeatGame(recorder, file, seats, request.language, screen, keyboard, request.seed, history), file


def _new(request: PlayRequest, screen: Screen, keyboard: Keyboard) -> tuple[Recorder, list[Seat]]:
    edition = load_own_edition(request.edition)
    if sys.stdin.isatty() and request.players is None and not request.people and not request.bots:
        answers: list[str] = []

        def ask(prompt: str) -> str:
            answers.append(keyboard.read(prompt + " "))
            return answers[-1]

        seats = seats_asked(ask, screen.say, edition, request.language)
        if request.modules != BASE_GAME or not answers[0].strip():  # Enter alone is the base game
            options = options_from(len(seats), request.modules, edition)
        else:
            options = options_asked(ask, screen.say, len(seats), edition, request.language)
    else:
        seats = seats_from(request.players, request.people, request.bots, edition, request.language)
        options = options_from(len(seats), request.modules, edition)
    if request.first is not None and not 0 <= request.first < len(seats):
        raise UserError("terminal-wrong-first", found=request.first, most=len(seats) - 1)
    recorder = Recorder.start(
        options,
        names=[seat.recorded for seat in seats],
        edition=edition,
        first=request.first,
        secret=None if request.seed is None else seed_bytes(request.seed),
        keep_secret=True,
    )
    return recorder, seats


def _loaded(request: PlayRequest, path: Path) -> tuple[Recorder, list[Seat], list[Event]]:
    for option, given in (
        ("--players", request.players is not None),
        ("--person", request.people),
        ("--bot", request.bots),
        ("--seed", request.seed is not None),
        ("--edition", request.edition is not None),
        ("--first", request.first is not None),
        *request.modules.flags().items(),
    ):
        if given:
            raise UserError("terminal-only-new", option=option)
    record = load_record(path, drop_torn=True)
    try:
        recorder, history = resume(record), replay(record).take_events()
    except RecordEnded:
        raise UserError("terminal-already-over", file=shlex.quote(str(path))) from None
    except BlackgateError as error:
        raise UserError("terminal-wrong-record", file=str(path), reason=error) from None
    return recorder, seats_recorded(record.header.names, record.header.edition, request.language), history
