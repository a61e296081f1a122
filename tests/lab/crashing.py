"""python -m tests.lab.crashing EDITION --file|--resume FILE: an arena with a bot that can send the arena a signal.

With SIGNAL in the environment, its number is sent to the process that holds the arena, in the middle of deal 20.
"""

from __future__ import annotations

import os
import signal
import sys
from multiprocessing import parent_process
from pathlib import Path

from blackgate.bots import Bot, new_bot
from blackgate.terminal.arena import run_arena
from blackgate.terminal.requests import ArenaRequest

KINDS = ("crashing", "random")
DEAL = "20"


def make(kind: str, seed: str) -> Bot:
    """Both are random; one of them may send a signal when it sits down."""
    arena = parent_process()
    if kind == "crashing" and seed.split()[1:2] == [DEAL] and "SIGNAL" in os.environ and arena and arena.pid:
        os.kill(arena.pid, int(os.environ["SIGNAL"]))
    return new_bot("random", seed)


if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell makes what it starts with & deaf to ctrl-C
    edition, option, path = sys.argv[1:]
    new, old = (Path(path), None) if option == "--file" else (None, Path(path))
    sys.exit(
        run_arena(
            ArenaRequest("en", KINDS, players=2, games=100, jobs=2, edition=Path(edition), file=new, resume=old), make
        )
    )
