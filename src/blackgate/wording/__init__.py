"""Engine data in words: events, questions, choices and cards, for one reader in one language.

    event_lines(game.take_events(), "en", names, reader, book)  # ["Anna searches and finds 2 cards.", ...]
    question_line(View(game, reader), "fr", names)              # On attend Anna : encore 2 actions.
    action_label(book.action_of_text["extort 2"], "en", names, book)  # Extort Anna
    card_text("en", book, "burglar")                            # In your turn: Draw 3 Search cards. Bonus ...
    place_text("en", book, slot)                                # Numbers: 3 and 6. Search: 2 cards. Heal: ...

`names` are the players' names by seat: plain text, shown as it is. `reader` is a seat, or NOBODY for a spectator; no
line tells a reader more than R17 allows. `book` is the rulebook in force: a slot of the board is named by the Place
that lies in it. A modular Place without messages of its own goes by its id, and so does what can be done there. The
words themselves are in the catalogues of `blackgate.messages`.
"""

from blackgate.wording.labels import action_group, action_label, action_target, lack_line
from blackgate.wording.log import event_line, event_lines, events_with_lines
from blackgate.wording.names import (
    a_card,
    a_token,
    background_name,
    card_name,
    deed_name,
    gang_card_name,
    gang_name,
    michel_card_name,
    michel_name,
    place_in_play,
    place_name,
    prisoner_name,
    punishment_name,
    the_card,
    token_name,
    trauma_name,
)
from blackgate.wording.outcomes import outcome_label
from blackgate.wording.places import deed_text, place_text
from blackgate.wording.questions import question_line
from blackgate.wording.texts import action_card_text, background_text, card_text, gang_card_text
from blackgate.wording.tokens import token_text, trauma_text

__all__ = [
    "a_card",
    "a_token",
    "action_card_text",
    "action_group",
    "action_label",
    "action_target",
    "background_name",
    "background_text",
    "card_name",
    "card_text",
    "deed_name",
    "deed_text",
    "event_line",
    "event_lines",
    "events_with_lines",
    "gang_card_name",
    "gang_card_text",
    "gang_name",
    "lack_line",
    "michel_card_name",
    "michel_name",
    "outcome_label",
    "place_in_play",
    "place_name",
    "place_text",
    "prisoner_name",
    "punishment_name",
    "question_line",
    "the_card",
    "token_name",
    "token_text",
    "trauma_name",
    "trauma_text",
]
