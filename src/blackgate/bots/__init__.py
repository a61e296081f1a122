"""Bots, by name. A bot sees a View and the legal actions and nothing else, and returns one of them.

A new bot is one file in `opponents/`, found by its name, or a program in any language: `program:COMMAND`.
"""

from __future__ import annotations

import hashlib
import pkgutil
from functools import cache
from importlib import import_module
from os import urandom
from typing import Final

from blackgate.bots import opponents
from blackgate.bots.bot import Bot
from blackgate.bots.program import ProgramBot
from blackgate.messages import Localizable, phrase
from blackgate.rules.errors import BlackgateError
from blackgate.rules.options import Options

__all__ = [
    "PROGRAM",
    "Bot",
    "UnknownBot",
    "bot_kinds",
    "is_bot_kind",
    "new_bot",
    "number_of_seed",
    "numbered_bot",
    "offered_kinds",
    "stand_in",
]

PROGRAM: Final = "program"
STAND_IN: Final = "rookie"  # plays when a program fails


class UnknownBot(BlackgateError):
    """There is no bot of that name."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind

    def words(self) -> Localizable:
        return phrase("error-unknown-bot", found=repr(self.kind), known=", ".join((*bot_kinds(), f"{PROGRAM}:COMMAND")))


@cache
def bot_kinds() -> tuple[str, ...]:
    """The names of our own bots, the weakest first."""
    names = [module.name for module in pkgutil.iter_modules(opponents.__path__) if "__" not in module.name]
    return tuple(sorted(names, key=lambda name: int(import_module(f"{opponents.__name__}.{name}").RANK)))


@cache
def offered_kinds() -> tuple[str, ...]:
    """The opponents on offer, the weakest first: every bot, and the levels of some."""
    ranks: dict[str, int] = {}
    for name in bot_kinds():
        module = import_module(f"{opponents.__name__}.{name}")
        ranks[name] = module.RANK
        for level, rank in getattr(module, "LEVELS", {}).items():
            ranks[f"{name}:{level}"] = rank
    return tuple(sorted(ranks, key=ranks.__getitem__))


def is_bot_kind(kind: str) -> bool:
    """Whether that names a bot: a name of `bot_kinds`, or a program with its command."""
    name, _, argument = kind.partition(":")
    if name == PROGRAM:
        return argument.strip() != ""
    return name in bot_kinds() and _made(name, 0, argument) is not None


def stand_in(kind: str, options: Options) -> tuple[str, Localizable]:
    """The bot that really plays if that one is requested, and why; nearly always itself and nothing."""
    name = kind.partition(":")[0]
    decide = getattr(import_module(f"{opponents.__name__}.{name}"), "stand_in", None) if name in bot_kinds() else None
    found: tuple[str, Localizable] | None = None if decide is None else decide(options)
    return (kind, "") if found is None else found


def new_bot(kind: str, seed: str | None = None) -> Bot:
    """A bot of that kind. Its randomness derives from the seed; without one, from an unpredictable seed.

    Some take an argument after a colon: `boss:2` thinks for two seconds, `boss:500i` for 500 iterations, and
    `program:node bot.js` runs that command.
    """
    return numbered_bot(kind, number_of_seed(seed))


def number_of_seed(seed: str | None) -> int:
    """The same number for the same seed; without one, an unpredictable number."""
    digest = hashlib.sha256(urandom(16) if seed is None else seed.encode()).digest()
    return int.from_bytes(digest[:7], "big")


def numbered_bot(kind: str, number: int) -> Bot:
    """The same by the number that `new_bot` derives from its seed."""
    name, _, argument = kind.partition(":")
    if name == PROGRAM:
        return ProgramBot(number, argument, numbered_bot(STAND_IN, number))
    bot = _made(name, number, argument) if name in bot_kinds() else None
    if bot is None:
        raise UnknownBot(kind)
    return bot


def _made(name: str, number: int, argument: str) -> Bot | None:
    bot = import_module(f"{opponents.__name__}.{name}").new(number, argument)
    assert bot is None or isinstance(bot, Bot)
    return bot
