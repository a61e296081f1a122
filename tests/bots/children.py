"""What the tests of bots that are programs share: programs of their own, and games to play them in."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from blackgate import Game, View, new_game
from blackgate.bots import Bot, new_bot
from blackgate.bots.program import ProgramBot
from blackgate.edition import edition_from

SHORT: Final = edition_from({"game": {"rounds": 4}}, "short")
PYTHON: Final = (sys.executable, "-I", "-S")
SOON: Final = 0.1  # seconds for programs that are not going to answer
PATIENCE: Final = 60.0  # seconds for programs that are

# A program that takes the last of the legal actions; `{greet}` and `{choose}` are where a test may have its own way.
CHILD: Final = """
import json, os, sys, time

def say(message):
    print(json.dumps(message), flush=True)

def greet():
    say({{"type": "hello", "protocol": 2, "name": "child"}})

def choose(action):
    say({{"type": "choose", "number": message["number"], "action": action}})

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        {greet}
    elif message["type"] == "choose":
        {choose}
"""
LAST: Final = 'choose(message["legal"][-1])'


def child(folder: Path, *, greet: str = "greet()", choose: str = LAST) -> str:
    """The command of such a program."""
    return script(folder, CHILD.format(greet=greet, choose=choose))


def script(folder: Path, program: str) -> str:
    """The command of a program in Python."""
    path = folder / f"child {len(list(folder.iterdir()))}.py"  # with a space, as a path may have one
    path.write_text(program, encoding="utf-8")
    return shlex.join([*PYTHON, str(path)])


def program_bot(command: str, seconds: float = PATIENCE, start_seconds: float = PATIENCE) -> ProgramBot:
    return ProgramBot(5, command, new_bot("rookie", "stand-in"), seconds, start_seconds)


def played(bots: Sequence[Bot], game: Game | None = None) -> Game:
    """A whole game, a short one if none is given; the bots are closed after it."""
    game = game or new_game(len(bots), seed=1, edition=SHORT)
    while not game.over:
        seat = game.asked()
        game.play(bots[seat].choose(View(game, seat), game.legal_actions()))
    for seat, bot in enumerate(bots):
        bot.ended(View(game, seat))
        bot.close()
    return game


def remarks(bot: Bot) -> list[str]:
    return [remark.text("en") for remark in bot.remarks]


class Last(Bot):
    """Takes the last of the legal actions, as the programs do."""

    def choose(self, view: View, actions: list[int]) -> int:
        return actions[-1]
