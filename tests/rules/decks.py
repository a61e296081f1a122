"""Where cards lie that are in no hand: the face-up piles with the Search discard, the table, the Search deck."""

from __future__ import annotations

from blackgate import Game, load_edition
from blackgate.rules.saving import counts


def lying_open(game: Game) -> dict[str, int]:
    """How many of each kind lie on their pile or on the Search discard."""
    return counts(game.book.card_names, game.open)


def on_table(game: Game) -> dict[str, int]:
    """How many of each kind lie on the table, in no hand and on no pile."""
    return counts(game.book.card_names, game.on_table)


def in_deck(game: Game) -> dict[str, int]:
    """How many of each kind are in the Search deck."""
    return counts(game.book.card_names, game.deck)


def all_search_cards(**but: int) -> str:
    """Every card of the Search deck (R1.4) except so many, as a position names cards; the deck is empty then."""
    searched = {name: card.count for name, card in load_edition().cards.items() if not card.from_pile}
    left = {name: count - but.get(name, 0) for name, count in searched.items()}
    return ", ".join(f"{count} {name}" for name, count in left.items() if count > 0)
