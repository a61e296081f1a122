"""A position as plain data with the names of the rulebook, at any question, windows included.

The same dict serves saved games, positions laid out for tests and puzzles (`blackgate.records.position` has
their text), and the tests' comparison of two games. `loading.py` reads it back.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from librt.vecs import vec
from mypy_extensions import i64

from blackgate.rules.kinds import (
    BACKGROUND_NAMES,
    CARD_NAMES,
    GANG_CARD_NAMES,
    GANG_NAMES,
    KINDS,
    MICHEL_CARD_NAMES,
    MICHEL_CARDS,
    NOTHING,
    PILES,
    TOKEN_NAMES,
    TOKENS,
    TOOLS,
    TRAUMA_NAMES,
)
from blackgate.rules.modules import MICHEL_DECK, MICHEL_DISCARD, MICHEL_PLACE, TOKEN_STACKS, TRAUMA_PILE, WARDEN_PLACE
from blackgate.rules.waiting import saved_stack

if TYPE_CHECKING:
    from blackgate.rules.game import Game

Plain = dict[str, object]
Counts = dict[str, int]

MICHEL_PILES: Final = (("michel_deck", MICHEL_DECK), ("michel_discard", MICHEL_DISCARD))


def counts(cards: vec[i64]) -> Counts:
    found: Counts = {}
    for kind in range(KINDS):
        if cards[kind] > 0:
            found[CARD_NAMES[kind]] = cards[kind]
    return found


def tunnel_of(game: Game, seat: i64) -> Counts:
    dug: Counts = {}
    for tool in range(TOOLS):
        if game.tunnels[seat * TOOLS + tool] > 0:
            dug[CARD_NAMES[tool]] = game.tunnels[seat * TOOLS + tool]
    return dug


def save(game: Game) -> Plain:
    """The whole truth about a game as plain data."""
    seats: list[object] = []
    for player in game.players:
        seat: Plain = {
            "place": player.at.name,
            "hand": counts(player.hand),
            "beatings": player.beatings,
            "cigarettes": player.cigarettes,
            "points": player.points,
            "tunnel": tunnel_of(game, player.seat),
            "gang": "" if player.gang.index == NOTHING else GANG_CARD_NAMES[player.gang.index],
            "background": BACKGROUND_NAMES[player.background],
            "revealed": player.revealed,
        }
        if len(player.tokens) > 0:
            seat["tokens"] = {TOKEN_NAMES[token]: int(player.tokens[token]) for token in range(TOKENS)}
            seat["trauma"] = "" if player.trauma == NOTHING else TRAUMA_NAMES[player.trauma]
        seats.append(seat)
    gangs: Plain = {}
    for gang, pile in enumerate(game.gang_piles):
        gangs[GANG_NAMES[gang]] = [
            "" if pile.top == NOTHING else GANG_CARD_NAMES[pile.top],
            *[GANG_CARD_NAMES[card] for card in pile.tail],
        ]
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
        "discard": counts(game.open),
        "deck": counts(game.deck),
        "table": counts(game.table),
        "gangs": gangs,
        "waiting": saved_stack(game.top),
        "over": game.over,
    }
    short = {CARD_NAMES[kind]: int(game.open[kind]) for kind in range(PILES) if is_short(game, kind)}
    if short:
        plain["piles"] = short
    if game.book.module is not None:
        save_modules(game, plain)
    memory = game.memory
    if memory is not None:
        plain["memory"] = [list(memory.least), list(memory.most)]
    return plain


def is_short(game: Game, kind: i64) -> bool:
    """Some cards of a pile are out of the game: the position that was laid out says so."""
    held: i64 = 0
    for player in game.players:
        held += player.hand[kind]
    return game.in_sight(kind) + held < game.book.total[kind]


def save_modules(game: Game, plain: Plain) -> None:
    figures = game.figures
    plain["stacks"] = {TOKEN_NAMES[token]: int(figures[TOKEN_STACKS + token]) for token in range(TOKENS)}
    if game.book.options.michel:
        plain["michel"] = game.book.places[figures[MICHEL_PLACE]].name
        for key, start in MICHEL_PILES:
            plain[key] = {MICHEL_CARD_NAMES[i]: int(figures[start + i]) for i in range(MICHEL_CARDS)}
    if game.book.options.warden:
        plain["warden"] = game.book.places[figures[WARDEN_PLACE]].name
    if game.module_piles:
        plain["traumas"] = [TRAUMA_NAMES[index] for index in game.module_piles[TRAUMA_PILE].tail]
    under: list[object] = []
    for i, index in enumerate(game.background_deck.tail):
        under.append([BACKGROUND_NAMES[index], game.background_seen[i]])
    plain["backgrounds"] = under
