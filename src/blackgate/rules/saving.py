"""A position as plain data with the names of the rulebook, at any question, windows included.

The same dict serves saved games, positions laid out for tests and puzzles (`blackgate.records.position` has
their text), and the tests' comparison of two games. `loading.py` reads it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.rules.kinds import (
    CARD_NAMES,
    GANG_NAMES,
    NOTHING,
    PILES,
    TOKEN_NAMES,
    TOKENS,
    TOOLS,
)
from blackgate.rules.modules import MICHEL_DECK, MICHEL_DISCARD, MICHEL_PLACE, TOKEN_STACKS, TRAUMA_PILE, WARDEN_PLACE
from blackgate.rules.waiting import saved_stack

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game
    from blackgate.rules.piles import Pile

Plain = dict[str, object]

MICHEL_PILES: Final = (("michel_deck", MICHEL_DECK), ("michel_discard", MICHEL_DISCARD))


def counts(book: Rulebook, cards: vec[i64], first: i64 = 0) -> dict[str, int]:
    return {book.card_names[kind]: int(cards[kind]) for kind in range(first, len(cards)) if cards[kind] > 0}


def gang_pile(book: Rulebook, pile: Pile) -> list[str]:
    """The card on top, "" where none is left, and what was put under the pile."""
    top = "" if pile.top == NOTHING else book.gang_card_names[pile.top]
    return [top, *[book.gang_card_names[card] for card in pile.tail]]


def tunnel_of(game: Game, seat: i64) -> dict[str, int]:
    dug: dict[str, int] = {}
    for tool in range(TOOLS):
        if game.tunnels[seat * TOOLS + tool] > 0:
            dug[CARD_NAMES[tool]] = game.tunnels[seat * TOOLS + tool]
    return dug


def save(game: Game) -> Plain:
    """The whole truth about a game as plain data."""
    book = game.book
    seats: list[object] = []
    for player in game.players:
        seat: Plain = {
            "place": player.at.name,
            "hand": counts(book, player.hand),
            "beatings": player.beatings,
            "cigarettes": player.cigarettes,
            "points": player.points,
            "tunnel": tunnel_of(game, player.seat),
            "gang": "" if player.gang.index == NOTHING else book.gang_card_names[player.gang.index],
            "background": book.background_names[player.background],
            "revealed": player.revealed,
        }
        if len(player.tokens) > 0:
            seat["tokens"] = {TOKEN_NAMES[token]: int(player.tokens[token]) for token in range(TOKENS)}
            seat["trauma"] = "" if player.trauma == NOTHING else book.trauma_names[player.trauma]
        seats.append(seat)
    gangs: Plain = {}
    for gang, pile in enumerate(game.gang_piles):
        gangs[GANG_NAMES[gang]] = gang_pile(book, pile)
    turn: Plain = {
        "active": game.active,
        "first": game.first,
        "number": game.turn,
        "actions": game.actions,
        "searches": game.searches,
        "extortions": game.extortions,
        "used": game.used,
        "confined": game.confined,
    }
    plain: Plain = {
        "seats": seats,
        "turn": turn,
        "piles": {CARD_NAMES[kind]: int(game.open[kind]) for kind in range(PILES)},
        "discard": counts(book, game.open, PILES),
        "deck": counts(book, game.deck),
        "table": counts(book, game.table),
        "gangs": gangs,
        "waiting": saved_stack(game.top),
        "over": game.over,
    }
    if book.module is not None:
        save_modules(game, plain)
    memory = game.memory
    if memory is not None:
        plain["memory"] = [list(memory.least), list(memory.most)]
    return plain


def save_modules(game: Game, plain: Plain) -> None:
    book = game.book
    figures = game.figures
    plain["stacks"] = {TOKEN_NAMES[token]: int(figures[TOKEN_STACKS + token]) for token in range(TOKENS)}
    if book.options.michel:
        plain["michel"] = book.places[figures[MICHEL_PLACE]].name
        for key, start in MICHEL_PILES:
            plain[key] = {name: int(figures[start + i]) for i, name in enumerate(book.michel_card_names)}
    if book.options.warden:
        plain["warden"] = book.places[figures[WARDEN_PLACE]].name
    if game.module_piles:
        plain["traumas"] = [book.trauma_names[index] for index in game.module_piles[TRAUMA_PILE].tail]
    under: list[object] = []
    for i, index in enumerate(game.background_deck.tail):
        under.append([book.background_names[index], game.background_seen[i]])
    plain["backgrounds"] = under
