"""Many games in a process of their own, with a bot that can send it a signal."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.terminal.processes import PATIENCE, environment

ROOT = Path(__file__).parents[2]


def run_crashing(
    module: str, home: Path, edition: Path, option: str, path: Path, **more: str
) -> subprocess.CompletedProcess[str]:
    """SIGNAL in the environment names the signal. It ends when its last process does."""
    return subprocess.run(
        [sys.executable, "-m", module, str(edition), option, str(path)],
        cwd=ROOT,
        env=environment(home, **more),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
    )
