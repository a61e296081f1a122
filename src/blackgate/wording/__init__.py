"""Engine data in words: events, questions, choices, cards and refusals, for one reader in one language.

    event_lines(game.take_events(), "en", names, reader)        # ["Anna searches and finds 2 cards.", ...]
    question_line(View(game, reader), "fr", names)              # On attend Anna : encore 2 actions.
    action_label(ACTION_OF_TEXT["extort 2"], "en", names, book) # Extort Anna
    card_text("en", book, "burglar")                            # In your turn: Draw 3 Search cards. Bonus ...

`names` are the players' names by seat: plain text, shown as it is. `reader` is a seat, or NOBODY for a spectator; no
line tells a reader more than R17 allows. The words themselves are in the catalogues of `blackgate.messages`.
"""

from blackgate.wording.labels import action_label
from blackgate.wording.log import event_line, event_lines
from blackgate.wording.names import (
    a_card,
    background_name,
    card_name,
    gang_card_name,
    gang_name,
    place_name,
    prisoner_name,
    the_card,
)
from blackgate.wording.questions import question_line
from blackgate.wording.refusals import error_text, refusal_text
from blackgate.wording.texts import card_text

__all__ = [
    "a_card",
    "action_label",
    "background_name",
    "card_name",
    "card_text",
    "error_text",
    "event_line",
    "event_lines",
    "gang_card_name",
    "gang_name",
    "place_name",
    "prisoner_name",
    "question_line",
    "refusal_text",
    "the_card",
]
