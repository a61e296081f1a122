"""The names of the standard edition by number, as games of it have them, for tests that play it."""

from __future__ import annotations

from blackgate import rulebook

BOOK = rulebook()
CARD_NAMES = BOOK.card_names
KINDS = int(BOOK.kinds)
GANG_CARD_NAMES = BOOK.gang_card_names
BACKGROUND_NAMES = BOOK.background_names
TRAUMA_NAMES = BOOK.trauma_names
MICHEL_CARD_NAMES = BOOK.michel_card_names
ACTION_TEXTS = BOOK.action_texts
ACTION_OF_TEXT = BOOK.action_of_text
