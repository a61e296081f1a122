"""Loaded before the command is run, in the process from which those of `tests.terminal.processes.run` are forked.

Loading takes longer than most of what the tests have the command do. What only some commands need, as what draws and
stores for the arena, they still load themselves.
"""

from __future__ import annotations

import blackgate.terminal.arena
import blackgate.terminal.playing
import blackgate.terminal.record_commands
import blackgate.terminal.usage  # noqa: F401
from blackgate.messages import has, ids

for language in ("en", "fr"):
    for message in ids(language):
        has(language, message)
