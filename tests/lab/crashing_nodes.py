"""python -m tests.lab.crashing_nodes RAY EDITION FOLDER BOT [PID]: an arena on a Ray cluster that loses parts.

Bots, all of which choose at random: `doomed` ends the machine that has DOOMED in its environment, as soon as both have
work, and once a process of the other one; `interrupting` sends ctrl-C to the arena.
"""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

from blackgate.bots import Bot, new_bot
from blackgate.terminal.arena import run_arena
from blackgate.terminal.requests import ArenaRequest

DEAL = "20"
SILENCE = 60  # seconds


def make(kind: str, seed: str) -> Bot:
    name, _, argument = kind.partition(":")
    deal = seed.split()[1:2]  # none in the arena itself, which tries every bot
    if name == "doomed" and deal:
        lose_machine(argument)
        if deal == [DEAL]:
            lose_process(argument)
    if name == "interrupting" and deal == [DEAL]:
        os.kill(int(argument), signal.SIGINT)
    return new_bot("random", seed)


def lose_machine(folder: str) -> None:
    """A pipe opens when both ends do: then both machines are in the middle of a game."""
    pipe = Path(folder, "pipe")
    if "DOOMED" not in os.environ:
        if not Path(folder, "met").exists():
            pipe.open("rb").close()
            Path(folder, "met").touch()
        return
    pipe.open("wb").close()
    os.kill(os.getppid(), signal.SIGKILL)  # Ray's own process, which is the machine
    signal.alarm(SILENCE)
    signal.pause()  # a machine that falls silent does not close its connections


def lose_process(folder: str) -> None:
    try:
        Path(folder, "lost").touch(exist_ok=False)
    except FileExistsError:
        return
    os.kill(os.getpid(), signal.SIGKILL)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell makes what it starts with & deaf to ctrl-C
    address, edition, file, bot = sys.argv[1:]
    kinds = (bot if ":" in bot else f"{bot}:{os.getpid()}", "random")
    ray = None if address == "none" else address
    sys.exit(
        run_arena(
            ArenaRequest("en", kinds, players=2, games=100, ray=ray, edition=Path(edition), file=Path(file)), make
        )
    )
