"""Commands besides choices: `help`, `log`, `why`, `hint` and the others, in English and in the user's language.

Which ones exist depends on the game: HERE at one keyboard; at a server BEFORE the game, ONLINE in it, or WATCHING it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from blackgate.messages import has, text
from blackgate.terminal.choices import folded

HELP: Final = "help"
BOARD: Final = "board"
HAND: Final = "hand"
CARD: Final = "card"
LOG: Final = "log"
WHY: Final = "why"
HINT: Final = "hint"
SAVE: Final = "save"
UNDO: Final = "undo"
CHAT: Final = "chat"
PAUSE: Final = "pause"
RESUME: Final = "resume"
YES: Final = "yes"
NO: Final = "no"
ALWAYS: Final = "pass"
START: Final = "start"
BOT: Final = "bot"
QUIT: Final = "quit"

HERE: Final = (HELP, BOARD, HAND, CARD, LOG, WHY, HINT, SAVE, QUIT)
BEFORE: Final = (HELP, START, BOT, CHAT, QUIT)
ONLINE: Final = (
    HELP, BOARD, HAND, CARD, LOG, WHY, HINT, UNDO, CHAT, PAUSE, RESUME, YES, NO, ALWAYS, BOT, QUIT,
)  # fmt: skip
WATCHING: Final = (HELP, BOARD, CARD, LOG, CHAT, QUIT)

ALIASES: Final = {"?": HELP, "cards": CARD}


def command_typed(line: str, language: str, commands: Sequence[str]) -> tuple[str, str]:
    """The command and its argument; no command if the line is none of these."""
    word, _, rest = line.strip().partition(" ")
    return command_words(language, commands).get(folded(word), ""), rest.strip()


def command_words(language: str, commands: Sequence[str]) -> dict[str, str]:
    """Every word that is a command, in English and in the language, with the command it means."""
    words = {word: command for word, command in ALIASES.items() if command in commands}
    for command in commands:
        words[command] = words[folded(command_word(command, language))] = command
    return words


def command_word(command: str, language: str) -> str:
    return text(language, f"terminal-command-{command}")


def help_lines(language: str, commands: Sequence[str]) -> list[str]:
    """One line for each command: how it is typed, and what it does."""
    return [
        text(
            language,
            "terminal-help-line",
            command=_usage(command, language),
            does=text(language, f"terminal-command-{command}.does"),
        )
        for command in commands
    ]


def _usage(command: str, language: str) -> str:
    """The word, and what may follow it."""
    usage = f"terminal-command-{command}.usage"
    return text(language, usage) if has(language, usage) else command_word(command, language)
