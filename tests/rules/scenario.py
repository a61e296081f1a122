"""Helpers for scenarios: lay out a position, play actions by their text, look at the result."""

from __future__ import annotations

from textwrap import dedent

import blackgate
from blackgate import Edition, Game, IllegalAction
from blackgate.edition import edition_of_0_1_0
from blackgate.rules.kinds import PILES
from tests.standard import CARD_NAMES

# The cards of the first release have one plain effect each, whatever the standard edition became.
PLAIN_CARDS = edition_of_0_1_0({}, "plain cards")


def position(text: str, *, options: str = "", seed: int = 0, edition: Edition = PLAIN_CARDS) -> Game:
    """The game in the position of the text, which may be indented; with these options, where it does not say them."""
    head = f"options: {options}\n" if options else ""
    return blackgate.lay_out(head + dedent(text), seed=seed, edition=edition)


def play(game: Game, *actions: str) -> Game:
    """Play the actions one after the other, whoever is asked."""
    for action in actions:
        game.play(action)
    return game


def hand(game: Game, seat: int) -> dict[str, int]:
    """The cards in a hand: how many of each kind."""
    cards = game.players[seat].hand
    return {name: int(cards[kind]) for kind, name in enumerate(CARD_NAMES) if cards[kind] > 0}


def place(game: Game, seat: int) -> str:
    """The name of the Place where a seat is."""
    return game.players[seat].at.name


def face_up(game: Game, card: str) -> int:
    """How many of a card lie on its pile or, if it has none, in the Search discard."""
    return int(game.open[CARD_NAMES.index(card)])


def events(game: Game) -> list[str]:
    """The names of what has happened since the last time, or since the position was laid out."""
    return [event.name for event in game.take_events()]


def refused(game: Game, action: str) -> str:
    """The reason and the rule for which an action is refused; nothing may have changed."""
    before, told = blackgate.save(game), told_so_far(game)
    try:
        game.play(action)
    except IllegalAction as error:
        assert (blackgate.save(game), told_so_far(game)) == (before, told)
        return f"{error.refusal.name} {error.refusal.rule}"
    raise AssertionError(f"'{action}' was played, though it should be refused")


def told_so_far(game: Game) -> int:
    """How many events nobody has taken yet."""
    return len(game.event_log.events) if game.event_log is not None else 0


def deck_of(**cards: int) -> Edition:
    """The plain cards with only these Search cards, hands and discard included."""
    counts = {name: {"search": cards.get(name, 0)} for name in CARD_NAMES[PILES:]}
    return edition_of_0_1_0({"cards": counts}, "small deck")
