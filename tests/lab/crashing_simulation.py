"""python -m tests.lab.crashing_simulation EDITION --folder|--resume DIR: a bot in it can send the simulation a signal.

With SIGNAL in the environment, its number is sent to the process that holds the simulation, in the middle of deal 20.
"""

from __future__ import annotations

import signal
import sys
from pathlib import Path

from blackgate.terminal.requests import SimulationRequest
from blackgate.terminal.simulate import run_simulation
from tests.lab.crashing import KINDS, make

if __name__ == "__main__":
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell makes what it starts with & deaf to ctrl-C
    edition, option, path = sys.argv[1:]
    new, old = (Path(path), None) if option == "--folder" else (None, Path(path))
    request = SimulationRequest(
        "en", KINDS, players=2, games=60, jobs=2, edition=Path(edition), folder=new, resume=old, without=("search",)
    )
    sys.exit(run_simulation(request, make))
