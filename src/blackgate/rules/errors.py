"""Errors of the engine, named by cause. Whatever raises one has changed nothing, but for a script that does not fit.

What an error says is a phrase: `text` tells it in any language, `str` in English.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING, Final

from blackgate.messages import Localizable, localized, phrase

if TYPE_CHECKING:
    from blackgate.rules.refusals import Refusal

LONGEST_SHOWN: Final = 60  # characters of an unknown action that are repeated


class BlackgateError(ValueError):
    """Something asked of the engine that it cannot do; made of what is to be said about it."""

    def words(self) -> Localizable:
        """What is wrong, and what to do next."""
        why: Localizable = self.args[0]
        return why

    def text(self, language: str) -> str:
        return localized(self.words(), language)

    def __str__(self) -> str:
        return self.text("en")


class IllegalAction(BlackgateError):
    """An action that exists but may not be chosen now; `refusal` says which rule forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def words(self) -> Localizable:
        return phrase("error-illegal-action", action=self.refusal.action, reason=self.refusal.words())


class UnknownAction(BlackgateError):
    """Not in the action table, whatever the position."""

    def __init__(self, action: str, texts: tuple[str, ...] = ()) -> None:
        super().__init__(action, texts)
        self.action = action
        self.texts = texts  # what is in it

    def words(self) -> Localizable:
        shown = self.action[:LONGEST_SHOWN]
        near = get_close_matches(self.action, self.texts, n=3)
        if near:
            return phrase("error-unknown-action-near", action=shown, near=", ".join(near))
        return phrase("error-unknown-action", action=shown)


class UnknownName(BlackgateError):
    """Nothing is called that where it was looked up."""

    def __init__(self, name: str, names: tuple[str, ...]) -> None:
        super().__init__(name, names)
        self.name = name  # as Python writes it
        self.names = names  # what there is

    def words(self) -> Localizable:
        near = get_close_matches(self.name.strip("'"), self.names, n=3)
        known = ", ".join(near or [name for name in self.names if name])
        return phrase("error-unknown-name-near" if near else "error-unknown-name", found=self.name, known=known)


class UnknownSeat(BlackgateError):
    """A game has no such seat."""


class GameOver(BlackgateError):
    """The game has ended; nobody is asked any more (R2.1)."""

    def __init__(self, action: str) -> None:
        super().__init__(action)
        self.action = action

    def words(self) -> Localizable:
        return phrase("error-game-over", action=self.action)


class WrongOptions(BlackgateError):
    """A game that cannot be set up like that: options that the rules do not allow, alone or together."""


class ScriptError(BlackgateError):
    """A script or record demands a chance result that cannot happen here; the game it was for is of no use any more."""


class ImpossiblePosition(BlackgateError):
    """A position that no game can be in, with the reason."""


def impossible(message: str, at: str = "", /, **arguments: Localizable | int) -> ImpossiblePosition:
    """The reason is a message of positions.ftl; `at` says where in the position, if that is not clear."""
    reason = phrase(message, **arguments)
    return ImpossiblePosition(phrase("position-at", path=at, reason=reason) if at else reason)
