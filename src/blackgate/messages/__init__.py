"""Messages for people, in their language.

Catalogues are Project Fluent files, one folder for each language: `en/*.ftl`, `fr/*.ftl`. Adding a
language is adding a folder. This package imports nothing of blackgate and knows nothing of the rules:
whoever asks for a message gives its id and what goes into it.

    text("en", "card-knife-count", count=2)         # 2 Knives
    text("fr", "place-showers.in")                  # aux Douches (message.attribute)
"""

from blackgate.messages.catalogue import LANGUAGES, has, ids, text
from blackgate.messages.errors import (
    BrokenCatalogue,
    BrokenMessage,
    MessageError,
    MissingArgument,
    UnknownLanguage,
    UnknownMessage,
)
from blackgate.messages.preference import DEFAULT_LANGUAGE, preferred_language

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "BrokenCatalogue",
    "BrokenMessage",
    "MessageError",
    "MissingArgument",
    "UnknownLanguage",
    "UnknownMessage",
    "has",
    "ids",
    "preferred_language",
    "text",
]
