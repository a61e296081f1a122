"""The end of a game: who has won, and what everybody had kept secret."""

from __future__ import annotations

from collections.abc import Sequence

from blackgate.messages import text
from blackgate.rules.game import Game
from blackgate.rules.view import View
from blackgate.terminal.screen_model import hand_of
from blackgate.wording import background_name


def final_score_lines(game: Game, language: str, names: Sequence[str]) -> list[str]:
    """A line for each player, most points first: points, Background and hand."""
    views = [View(game, seat) for seat in range(len(names))]
    points = game.book.totals([player.points for player in game.players])
    views.sort(key=lambda view: -points[view.seat])
    return [_line(view, points[view.seat], language, names) for view in views]


def _line(view: View, points: int, language: str, names: Sequence[str]) -> str:
    """What a player can see of themselves is now for everybody."""
    you = view.players[view.seat]
    cards = [card for group in hand_of(view, language) for card in group.cards]
    return text(
        language,
        "terminal-result",
        player=names[view.seat],
        points=points,
        goal=view.book.goal,
        background=background_name(language, view.book, you.background),
        hand=text(language, "terminal-result-hand", cards=", ".join(cards))
        if cards
        else text(language, "terminal-result-empty"),
    )
