"""A text in any language: the id of a message and its arguments, localized when somebody reads it.

Errors carry a phrase, so that whoever raises one need not know who will read it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from blackgate.messages.catalogue import DEFAULT_LANGUAGE, text


class Translatable(Protocol):
    """Whatever has words in every language."""

    def text(self, language: str) -> str: ...


Localizable = str | Translatable
"""What goes into a phrase; a str is the same in all languages."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """Compared and pickled by what it says; `str` is English."""

    message: str
    arguments: tuple[tuple[str, Localizable | int], ...] = ()

    def text(self, language: str) -> str:
        words = {
            name: value if isinstance(value, int) else localized(value, language) for name, value in self.arguments
        }
        return text(language, self.message, **words)

    def __str__(self) -> str:
        return self.text(DEFAULT_LANGUAGE)


def phrase(message: str, /, **arguments: Localizable | int) -> Phrase:
    return Phrase(message, tuple(arguments.items()))


def localized(words: Localizable, language: str) -> str:
    return words if isinstance(words, str) else words.text(language)
