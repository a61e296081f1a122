"""Why things cannot be done in one's turn, all at once: for each of them the most specific reasons."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from blackgate.rules.refusals import (
    ALREADY_THERE,
    NO_SUCH_SEAT,
    NO_TOKEN,
    NOT_A_TEAMMATE,
    NOT_IN_HAND,
    NOT_YOUR_BACKGROUND,
    NOT_YOURSELF,
    ONLY_BY_BEING_SENT,
    TEAMMATE,
)
from blackgate.rules.turn import Turn

if TYPE_CHECKING:
    from blackgate.rules.game import Game
    from blackgate.rules.refusals import Refusal

# These say only that another should have been named: told where nothing else can be, the second ones before the first.
SENSELESS: Final = frozenset({int(NO_SUCH_SEAT), int(NOT_YOURSELF), int(NOT_YOUR_BACKGROUND)})
OBVIOUS: Final = frozenset(
    int(code) for code in (ALREADY_THERE, ONLY_BY_BEING_SENT, NOT_IN_HAND, NO_TOKEN, TEAMMATE, NOT_A_TEAMMATE)
)


def why_none(game: Game) -> dict[str, list[Refusal]]:
    """For everything of which the asked player can do nothing now, by the first word of its actions: why, each reason
    once. Nothing outside a turn.
    """
    if game.over or not isinstance(game.top, Turn):
        return {}
    book, player = game.book, game.players[game.top.seat]
    possible = {text.partition(" ")[0] for text in game.legal_texts()}
    found: dict[str, dict[int, int]] = {}  # an action for each reason
    for text, action in book.action_of_text.items():
        owner, verb = book.owners[action], text.partition(" ")[0]
        if owner is not None and verb not in possible:
            code = int(owner.turn_action.why_not(game, player, owner.which))
            found.setdefault(verb, {}).setdefault(code, action)
    return {verb: [game.refusal_of(codes[code]) for code in most_specific(codes)] for verb, codes in found.items()}


def most_specific(codes: dict[int, int]) -> list[int]:
    """The most specific of the reasons."""
    sensible = [code for code in codes if code not in SENSELESS] or list(codes)
    return [code for code in sensible if code not in OBVIOUS] or sensible
