"""What waits: a stack of steps, each a paragraph of the rulebook at the point where it was left.

A step is immutable once it lies on the stack, so that clones of a game share it with all that is beneath, and it
holds only what everybody may know, so that the stack can be shown to anyone. It either goes on by itself or has to
ask its seat something.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from blackgate.rules.refusals import NOT_AN_ANSWER

if TYPE_CHECKING:
    from blackgate.rules.game import Game


@mypyc_attr(acyclic=True)
class Step:
    """One paragraph. `seat` is who is asked, or whom it is about when it asks nobody.

    A kind of step declares its id, by which everybody else knows it, and what its constructor takes besides the seat:
    "lay_weapon fight tried:flag", each field with its kind (`waiting.py`), written once where it is named like that.
    From this a step is saved, loaded and shown.
    """

    declared: ClassVar = ""

    def __init__(self, seat: i64) -> None:
        self.seat: Final = seat
        self.beneath: Step | None = None  # set once, when it is put on the stack

    def proceed(self, game: Game) -> bool:
        """Do what needs no answer; True when the seat has to be asked now.

        A question whose answer the public state itself forces goes on without asking (R17.4).
        """
        return True

    def choices(self, game: Game) -> None:
        """Offer every action that the seat may choose."""
        raise NotImplementedError

    def answer(self, game: Game, action: i64) -> None:
        """What follows from a legal choice."""
        raise NotImplementedError

    def reason(self, game: Game, action: i64) -> i64:
        """Which rule forbids an action that is not among the choices."""
        return NOT_AN_ANSWER

    def fits(self, game: Game) -> bool:
        """The seat holds what it must hold for this to be asked; a redealt game has to agree (R17.4)."""
        return True


@mypyc_attr(acyclic=True)
class Procedure(Step):
    """A step that never asks: it goes on as soon as what was put on top of it is settled."""

    def proceed(self, game: Game) -> bool:
        self.go_on(game)
        return False

    def go_on(self, game: Game) -> None:
        raise NotImplementedError
