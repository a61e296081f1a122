"""Defaults shared by several packages; it imports none of them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

PORT: Final = 8765  # where a server listens
METRICS_PORT: Final = 9765  # where Prometheus finds its metrics


def state_folder() -> Path:
    """The user's state folder: by XDG, or the Windows equivalent."""
    for variable in ("XDG_STATE_HOME", "LOCALAPPDATA"):
        if os.path.isabs(os.environ.get(variable, "")):
            return Path(os.environ[variable]) / "blackgate"
    return Path.home() / ".local" / "state" / "blackgate"
