"""Mistakes of the user on the command line or in the set-up: reported in their language, never as a traceback."""

from __future__ import annotations

from blackgate.messages import Localizable, phrase


class UserError(Exception):
    """Something that is not possible as requested; `message` says what to do instead."""

    def __init__(self, message: str, /, **arguments: Localizable | int) -> None:
        super().__init__(message, arguments)
        self.message = message
        self.arguments = arguments

    def text(self, language: str) -> str:
        return phrase(self.message, **self.arguments).text(language)
