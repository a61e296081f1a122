"""Errors of the command line itself, in the reader's language. Typer has them in English only."""

from __future__ import annotations

import re
from typing import Final

from blackgate.messages import Phrase, phrase

# What Typer says, and our message for it; what it names is in `found`.
WORDS: Final = (
    (r"No such option: (?P<found>.+)", "terminal-usage-option"),
    (r"No such command '(?P<found>.+)'\.", "terminal-usage-command"),
    (r"Missing argument '(?P<found>.+)'\.", "terminal-usage-missing"),
    (r"Option '(?P<found>.+)' requires an argument\.", "terminal-usage-value"),
    (r"Option '(?P<found>.+)' does not take a value\.", "terminal-usage-no-value"),
    (r"Got unexpected extra argument\(?s?\)? \((?P<found>.+)\)", "terminal-usage-extra"),
)


def what_is_wrong(said: str, command: str) -> Phrase:
    """Typer's message translated, with where to read on; unknown messages are repeated unchanged."""
    for pattern, message in WORDS:
        match = re.fullmatch(pattern, said)
        if match is not None:
            return phrase("terminal-usage", wrong=phrase(message, found=match["found"]), command=command)
    return phrase("terminal-usage", wrong=said, command=command)
