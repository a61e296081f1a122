"""Bots, by name. A bot sees a View and the legal actions and nothing else, and returns one of them.

A new bot is a file here and a line in BOTS.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol

from blackgate.bots.random import RandomBot
from blackgate.messages import Said, phrase
from blackgate.rules.errors import BlackgateError
from blackgate.rules.view import View


class Bot(Protocol):
    """Whoever sits in a seat without being a person."""

    def choose(self, view: View, actions: list[int]) -> int:
        """One of the legal actions of the seat that is asked."""


class UnknownBot(BlackgateError):
    """There is no bot of that name."""

    def __init__(self, kind: str) -> None:
        super().__init__(kind)
        self.kind = kind

    def words(self) -> Said:
        return phrase("error-unknown-bot", found=repr(self.kind), known=", ".join(BOTS))


BOTS: Final[dict[str, Callable[[str | None], Bot]]] = {
    "random": RandomBot,
}


def new_bot(kind: str, seed: str | None = None) -> Bot:
    """A bot of that kind. What it leaves to chance comes from the seed, or from a seed nobody knows."""
    if kind not in BOTS:
        raise UnknownBot(kind)
    return BOTS[kind](seed)
