"""Errors of the engine, named by cause. Whatever raises one has changed nothing, but for a script that does not fit."""

from __future__ import annotations

from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from blackgate.rules.refusals import Refusal


class BlackgateError(ValueError):
    """Something asked of the engine that it cannot do."""


class IllegalAction(BlackgateError):
    """An action that exists but may not be chosen now; `refusal` says which rule forbids it."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.action}: {self.refusal}"


class UnknownAction(BlackgateError):
    """Not in the action table, whatever the position."""

    def __init__(self, action: str) -> None:
        super().__init__(action)
        self.action = action

    def __str__(self) -> str:
        from blackgate.messages import text
        from blackgate.rules.actions import ACTION_TEXTS

        near = get_close_matches(self.action, ACTION_TEXTS, n=3)
        shown = self.action[:60]
        if near:
            return text("en", "error-unknown-action-near", action=shown, near=", ".join(near))
        return text("en", "error-unknown-action", action=shown)


class GameOver(BlackgateError):
    """The game has ended; nobody is asked any more (R2.1)."""

    def __init__(self, action: str) -> None:
        super().__init__(action)
        self.action = action

    def __str__(self) -> str:
        from blackgate.messages import text

        return text("en", "error-game-over", action=self.action)


class WrongOptions(BlackgateError):
    """Options that the rules do not allow, alone or together, with the rule."""

    def __init__(self, name: str, rule: str, arguments: dict[str, str]) -> None:
        super().__init__(name, rule, arguments)
        self.name = name
        self.rule = rule
        self.arguments = arguments

    def __str__(self) -> str:
        return self.text("en")

    def text(self, language: str) -> str:
        from blackgate.messages import text

        return f"{text(language, 'error-options-' + self.name, **self.arguments)} ({self.rule})"


class ScriptError(BlackgateError):
    """A script or record demands a chance result that cannot happen here; the game it was for is of no use any more."""


class ImpossiblePosition(BlackgateError):
    """A position that no game can be in, with the reason."""
