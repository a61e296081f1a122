"""Messages for people, in their language.

Catalogues are Project Fluent files, one folder for each language: `en/*.ftl`, `fr/*.ftl`. Adding a
language is adding a folder; what it lacks is told in English. This package imports nothing of blackgate
and knows nothing of the rules: whoever asks for a message gives its id and what goes into it.

    text("en", "phrase-cards", cards=2)         # 2 cards
    text("fr", "place-showers.in")              # aux Douches (message.attribute)
    phrase("phrase-cards", cards=2).text("fr")  # 2 cartes: chosen now, told later
"""

from blackgate.messages.catalogue import DEFAULT_LANGUAGE, LANGUAGES, has, ids, text
from blackgate.messages.errors import (
    BrokenCatalogue,
    BrokenMessage,
    MessageError,
    MissingArgument,
    UnknownLanguage,
    UnknownMessage,
)
from blackgate.messages.phrase import Localizable, Phrase, localized, phrase
from blackgate.messages.preference import nearest_language, preferred_language
from blackgate.messages.system import system_reason

__all__ = [
    "DEFAULT_LANGUAGE",
    "LANGUAGES",
    "BrokenCatalogue",
    "BrokenMessage",
    "Localizable",
    "MessageError",
    "MissingArgument",
    "Phrase",
    "UnknownLanguage",
    "UnknownMessage",
    "has",
    "ids",
    "localized",
    "nearest_language",
    "phrase",
    "preferred_language",
    "system_reason",
    "text",
]
