"""Bots, by name. A bot sees a View and the legal actions and nothing else, and returns one of them.

A new bot is one file in `opponents/`, found by its name.
"""

from __future__ import annotations

import hashlib
import pkgutil
from functools import cache
from importlib import import_module
from os import urandom

from blackgate.bots import opponents
from blackgate.bots.bot import Bot
from blackgate.messages import Said, phrase
from blackgate.rules.errors import BlackgateError

__all__ = ["Bot", "UnknownBot", "bot_kinds", "new_bot"]


class UnknownBot(BlackgateError):
    """There is no bot of that name."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind

    def words(self) -> Said:
        return phrase("error-unknown-bot", found=repr(self.kind), known=", ".join(bot_kinds()))


@cache
def bot_kinds() -> tuple[str, ...]:
    """The names of all bots, the weakest first."""
    names = [module.name for module in pkgutil.iter_modules(opponents.__path__) if "__" not in module.name]
    return tuple(sorted(names, key=lambda name: int(import_module(f"{opponents.__name__}.{name}").RANK)))


def new_bot(kind: str, seed: str | None = None) -> Bot:
    """A bot of that kind. What it leaves to chance comes from the seed, or from a seed nobody knows.

    Some take an argument behind a colon: `boss:2` thinks for two seconds.
    """
    name, colon, argument = kind.partition(":")
    if name not in bot_kinds():
        raise UnknownBot(kind)
    digest = hashlib.sha256(urandom(16) if seed is None else seed.encode()).digest()
    number = int.from_bytes(digest[:7], "big")
    module = import_module(f"{opponents.__name__}.{name}")
    bot = module.new(number, argument) if colon else module.new(number)
    assert isinstance(bot, Bot)
    return bot
