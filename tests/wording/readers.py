"""What people read of a position that is played on."""

from __future__ import annotations

from textwrap import dedent

import blackgate
from blackgate import Edition, View
from blackgate.wording import event_lines, question_line

NAMES = ["Anna", "Ben", "Carl", "Dora", "Emil", "Fay"]
ANNA, BEN, CARL, DORA = 0, 1, 2, 3


def told(position: str, *actions: str, reader: int, language: str = "en", edition: Edition | None = None) -> list[str]:
    """The log of a position played on, for one reader."""
    game = blackgate.lay_out(dedent(position), edition=edition)
    game.take_events()
    for action in actions:
        game.play(action)
    return event_lines(game.take_events(), language, NAMES, reader, game.book)


def asked(position: str, *actions: str, reader: int, language: str = "en", edition: Edition | None = None) -> str:
    """What a reader reads of the question that waits after these actions."""
    game = blackgate.lay_out(dedent(position), edition=edition)
    for action in actions:
        game.play(action)
    return question_line(View(game, reader), language, NAMES)
