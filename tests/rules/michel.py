"""What the tests of Michel(le) look at: where they are, their cards, whom they extort."""

from __future__ import annotations

import blackgate
from blackgate import Game


def michel_at(game: Game) -> str:
    """The name of the Place where they are."""
    return str(blackgate.save(game)["michel"])


def michel_pile(game: Game, pile: str) -> dict[str, int]:
    """The cards in `michel_deck` or `michel_discard`: how many of each."""
    cards = blackgate.save(game)[pile]
    assert isinstance(cards, dict)
    return {name: count for name, count in cards.items() if count > 0}


def extorted(game: Game) -> list[int]:
    """Whom they have extorted since the last time, in order."""
    return [event.seat for event in game.take_events() if event.name == "michel-extorts"]
