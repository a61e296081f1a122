"""Opens the server's front page in the browser of the person who started it."""

from __future__ import annotations

import sys
import webbrowser
from collections.abc import Mapping
from threading import Thread
from typing import Final
from urllib.parse import urlsplit

SCREENS: Final = ("DISPLAY", "WAYLAND_DISPLAY")
EVERYWHERE: Final = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}  # a server can listen there, a browser cannot go there


def open_browser(address: str, environment: Mapping[str, str]) -> bool:
    """Open it, unless there is no display: a browser that runs in the terminal would take over the terminal."""
    if not has_screen(sys.platform, environment):
        return False
    Thread(target=webbrowser.open, args=(reachable(address),), daemon=True).start()  # some wait for their window
    return True


def has_screen(platform: str, environment: Mapping[str, str]) -> bool:
    return platform in ("darwin", "win32") or any(environment.get(name) for name in SCREENS)


def reachable(address: str) -> str:
    """The address for somebody on this machine."""
    parts = urlsplit(address)
    host = EVERYWHERE.get(parts.hostname or "")
    return address if host is None else f"{parts.scheme}://{host}:{parts.port}"
