"""`make play`: starts at once. Plays the compiled installation if it exists; otherwise the source tree, interpreted,
while the compiled one is being built for the next start.

    python tools/play.py STAMP -- COMMAND...

STAMP is the file that `make` creates with the compiled installation, COMMAND the arguments of `blackgate`.
"""

from __future__ import annotations

import fcntl
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LOG = ROOT / "build" / "compiling.log"


def main() -> None:
    stamp, _, *command = sys.argv[1:]
    environment = dict(os.environ)
    if not (ROOT / stamp).exists():
        subprocess.run([sys.executable, str(ROOT / "tools" / "build_web.py")], cwd=ROOT, check=True)
        compile_meanwhile(stamp)
        environment["PYTHONPATH"] = str(ROOT / "src")
    os.execve(sys.executable, [sys.executable, "-m", "blackgate.cli", *command], environment)


def compile_meanwhile(stamp: str) -> None:
    """In its own session, so that ctrl-C ends the game and not this; one at a time."""
    LOG.parent.mkdir(exist_ok=True)
    print("==> Compiling in the background for a few minutes: the next start is compiled (build/compiling.log)")
    with LOG.open("a") as log:
        try:
            fcntl.flock(log, fcntl.LOCK_EX | fcntl.LOCK_NB)  # make keeps it, as it has the same open file
        except OSError:
            return  # an earlier start is already compiling
        command = ["nice", "make", "--no-print-directory", stamp]
        subprocess.Popen(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
        )


if __name__ == "__main__":
    main()
