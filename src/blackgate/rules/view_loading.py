"""From the plain data of a view (`View.plain`) back to the View: for a bot that is told of its game in writing.

What a view needs is laid out in a game in which everything else is left as it was before the deal; the view that the
seat has of that game is the one that was written down. What is unknown here is ignored: later versions may tell more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from blackgate.rules.dealer import Dealer
from blackgate.rules.events import EVERYBODY
from blackgate.rules.kinds import NOBODY, NOTHING, ONE, PILES
from blackgate.rules.loading import (
    GANG_KEYS,
    MOST,
    SEAT_KEYS,
    TOKEN_KEYS,
    TURN_KEYS,
    cards_at,
    index_of,
    list_at,
    load_gangs,
    load_modules,
    load_seat,
    load_turn,
    table_at,
    truth_at,
    whole_at,
)
from blackgate.rules.memory import Memory, blank_memory, viewer_of
from blackgate.rules.piles import Pile
from blackgate.rules.saving import Plain
from blackgate.rules.setup import empty_game
from blackgate.rules.view import View
from blackgate.rules.waiting import loaded_stack

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game


def view_from_plain(book: Rulebook, plain: Plain) -> View:
    """The view that was written down, of a game with this rulebook. Raises ImpossiblePosition."""
    game = empty_game(book, Dealer())
    seat: i64 = NOBODY if plain.get("seat") == NOBODY else whole_at(plain, "seat", "", 0, book.seats - 1)
    load_turn(game, those(table_at(plain, "turn"), TURN_KEYS))
    lay_out_seats(game, plain, seat)
    load_gangs(game, those(table_at(plain, "gangs"), GANG_KEYS))
    game.open = cards_at(book, plain, "discard", "")
    piles = cards_at(book, plain, "piles", "")
    for kind in range(PILES):
        game.open[kind] = piles[kind]
    game.on_table = cards_at(book, plain, "table", "")
    game.deck_size = whole_at(plain, "deck_size", "", 0, MOST)
    if book.module is not None:
        lay_out_modules(game, table_at(plain, "modules"))
    game.top = loaded_stack(list_at(plain, "waiting"), book)
    game.over = truth_at(plain, "over", "")
    bounds = list_at(plain, "bounds")
    if bounds:
        game.memory = memory_from(bounds, seat, book)
    return View(game, seat)


def those(plain: Plain, keys: frozenset[str]) -> Plain:
    return {key: value for key, value in plain.items() if key in keys}


def lay_out_seats(game: Game, plain: Plain, viewer: i64) -> None:
    """What lies in front of everybody, and the viewer's own hand."""
    seats = list_at(plain, "seats")
    for player in game.players:
        path = f"seats.{player.seat}"
        known = table_at({path: seats[player.seat] if player.seat < len(seats) else None}, path)
        seat = those(known, SEAT_KEYS)
        if player.seat == viewer:
            seat["hand"] = table_at(plain, "hand")
        load_seat(game, player, seat, path)
        player.hand_size = whole_at(known, "hand_size", path + ".", 0, MOST)
        player.revealed = truth_at(known, "revealed", path + ".")
        if known.get("background", "") != "":
            player.background = index_of(game.book.background_of, known["background"], path, ".background")
            if player.revealed:
                game.shown |= ONE << player.background


def lay_out_modules(game: Game, modules: Plain) -> None:
    load_modules(
        game,
        {
            "stacks": those(table_at(modules, "stacks"), TOKEN_KEYS),
            "michel": modules.get("michel"),
            "michel_deck": table_at(modules, "michel_deck"),
            "michel_discard": table_at(modules, "michel_discard"),
            "warden": modules.get("warden"),
            "traumas": list_at(modules, "traumas"),
        },
    )
    tail: list[int] = []
    seen: list[int] = []
    for name, knowers in zip(list_at(modules, "backgrounds"), list_at(modules, "backgrounds_seen"), strict=False):
        index = NOTHING if name == "" else index_of(game.book.background_of, name, "modules.", "backgrounds")
        tail.append(int(index))
        seen.append(knowers if isinstance(knowers, int) else 0)
        if knowers == EVERYBODY and index != NOTHING:
            game.shown |= ONE << index
    game.background_deck = Pile(NOTHING, 0, tail)
    game.background_seen = seen


def memory_from(bounds: list[object], seat: i64, book: Rulebook) -> Memory:
    """A memory in which the viewer remembers this; of the others nothing is known."""
    seats = book.seats
    memory = blank_memory(seats, book.kinds)
    for spot, known in enumerate(bounds[: int(seats) + 1]):
        at = memory.base(viewer_of(seat, seats), spot)
        path = f"bounds.{spot}"
        for name, bound in table_at({path: known}, path).items():
            kind = index_of(book.kind_of, name, path, "")
            if isinstance(bound, list) and len(bound) == 2:
                memory.least[at + kind] = whole_at({name: bound[0]}, name, path + ".", 0, MOST)
                memory.most[at + kind] = whole_at({name: bound[1]}, name, path + ".", 0, MOST)
    return memory
