"""What somebody who looks on gets to know, and whether a game agrees with it (R17)."""

from __future__ import annotations

from collections.abc import Callable

from blackgate import Event, Game, View
from blackgate.rules.kinds import NOBODY
from tests.walker.plain import told

# What a seat (NOBODY: a spectator) gets: of a position, and of the events that led to it.
Look = Callable[[Game, int, list[Event]], dict[str, object]]


def what_is_seen(game: Game, seat: int, events: list[Event]) -> dict[str, object]:
    """Everything that the engine gives to a seat: its view with the tracker, its events, who is asked what."""
    view = View(game, seat)
    seen = [as_seen for event in events if (as_seen := event.seen_by(seat)) is not None]
    return {
        "view": view.plain(),
        "tracker": [list(view.least), list(view.most)],
        "events": told(seen),
        "asked": game.asked(),
        "choices": game.legal_texts() if game.asked() == seat else [],
        "winners": game.winners(),
    }


def view_without_tracker(game: Game, seat: int) -> dict[str, object]:
    plain = View(game, seat).plain()
    seats = plain["seats"]
    assert isinstance(seats, list)
    del plain["bounds"]
    plain["seats"] = [{key: value for key, value in known.items() if key != "tracker"} for known in seats]
    return plain


def refusals(game: Game) -> list[int]:
    """For every action of the table, the code of what forbids it; 0 for what is legal."""
    legal = set(game.legal_actions())
    return [
        0 if action in legal else game.refusal_of(action).code
        for action, said in enumerate(game.book.action_texts)
        if said
    ]


def spots(game: Game) -> list[list[int]]:
    """What really lies where nobody but the owner sees it: each hand, and last the Search deck."""
    return [*(list(player.hand) for player in game.players), list(game.deck)]


def broken_bounds(bounds_of: Game, seat: int, truth: Game) -> list[str]:
    """Where the tracker of one game, as the seat has it, is wrong about another game."""
    view = View(bounds_of, seat)
    least, most = list(view.least), list(view.most)
    wrong: list[str] = []
    width = int(truth.book.kinds)
    for spot, cards in enumerate(spots(truth)):
        start = spot * width
        lower, upper = least[start : start + width], most[start : start + width]
        if all(map(int.__le__, lower, cards)) and all(map(int.__le__, cards, upper)):
            continue
        whose = "the deck" if spot == truth.seats else f"the hand of {spot}"
        for kind, count in enumerate(cards):
            if not lower[kind] <= count <= upper[kind]:
                bounds = f"{lower[kind]} to {upper[kind]}"
                card = truth.book.card_names[kind]
                wrong.append(f"{name_of(seat)} believes in {bounds} {card} in {whose}, there are {count}")
    return wrong


def knows_every_hand(game: Game, seat: int) -> bool:
    """Whether nothing is left for the seat to find out about the cards of others."""
    least = list(View(game, seat).least)
    width = int(game.book.kinds)
    return all(sum(least[width * p.seat : width * (p.seat + 1)]) == p.hand_size for p in game.players)


def name_of(seat: int) -> str:
    return "a spectator" if seat == NOBODY else f"seat {seat}"
