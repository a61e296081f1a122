"""The base class of bots: a bot sees a View and the legal actions, nothing else, and returns one of them."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from blackgate.messages import Phrase
from blackgate.rules.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player that is not a person. Its randomness derives from its seed alone.

    A `blind` bot never looks at the view: in mass play none is made for it, and it is asked with `draw_lot` instead.
    One that `remembers` wants the tracker (R17.3) in its views, if the table has one. `remarks` holds what the others
    should know, such as that it could not answer, until somebody shows them.
    """

    def __init__(self, seed: int) -> None:
        self.random: Final = Random(seed)
        self.blind = False
        self.remembers = False
        self.remarks: list[Phrase] = []

    def choose(self, view: View, actions: list[int]) -> int:
        """One of the legal actions of the seat that is asked."""
        raise NotImplementedError

    def draw_lot(self, count: i64) -> i64:
        """Which of so many choices; asked of blind bots only."""
        raise NotImplementedError

    def ended(self, view: View) -> None:
        """The game is over, and this is its seat's last view."""

    def close(self) -> None:
        """The game is over; release resources outside this process."""
