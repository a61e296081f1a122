"""What can be typed besides a choice: `help`, `log`, `why`, `hint` and the others, in English and in one's language."""

from __future__ import annotations

from typing import Final

from blackgate.messages import text
from blackgate.terminal.choices import folded

HELP: Final = "help"
BOARD: Final = "board"
HAND: Final = "hand"
CARD: Final = "card"
LOG: Final = "log"
WHY: Final = "why"
HINT: Final = "hint"
SAVE: Final = "save"
QUIT: Final = "quit"

COMMANDS: Final = (HELP, BOARD, HAND, CARD, LOG, WHY, HINT, SAVE, QUIT)
ALIASES: Final = {"?": HELP, "cards": CARD}


def command_typed(line: str, language: str) -> tuple[str, str]:
    """The command and what follows it; no command where the line is none."""
    word, _, rest = line.strip().partition(" ")
    return command_words(language).get(folded(word), ""), rest.strip()


def command_words(language: str) -> dict[str, str]:
    """Every word that is a command, in English and in the language, with the command it means."""
    words = dict(ALIASES)
    for command in COMMANDS:
        words[command] = words[folded(text(language, f"terminal-command-{command}"))] = command
    return words


def help_lines(language: str) -> list[str]:
    """One line for each command: how it is typed, and what it does."""
    return [
        text(
            language,
            "terminal-help-line",
            command=text(language, f"terminal-command-{command}.usage"),
            does=text(language, f"terminal-command-{command}.does"),
        )
        for command in COMMANDS
    ]
