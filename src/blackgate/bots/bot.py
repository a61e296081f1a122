"""What every bot is: it sees a View and the legal actions, nothing else, and returns one of them."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from mypy_extensions import i64, mypyc_attr

from blackgate.messages import Phrase
from blackgate.rules.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Whoever sits in a seat without being a person. What it leaves to chance comes from its seed alone.

    A `blind` bot never looks at the view: where many games are played none is made for it, and it is asked with
    `draw_lot` instead. One that `remembers` wants the tracker (R17.3) in its views, if the table has one to give. What
    those at the table should know of it, such as that it could not answer, is in `remarks` until somebody tells them.
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
        """The game is over, and this is the last its seat sees of it."""

    def close(self) -> None:
        """The game is over; a bot that holds something outside this process lets go of it."""
