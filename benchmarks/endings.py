"""How random games end: by points, or by the round limit (R2.4)."""

from __future__ import annotations

from dataclasses import dataclass

from librt.random import Random

from blackgate import FastDealer, rulebook
from blackgate.rules.playout import random_playout
from blackgate.rules.setup import set_up

PLAYERS = (2, 3, 4, 5, 6)


@dataclass(frozen=True)
class Endings:
    """How so many random games ended."""

    players: int
    games: int
    by_limit: int
    decisions: float  # on average
    turns: float


def endings(players: int, games: int, seed: int = 1) -> Endings:
    book = rulebook(players)
    by_limit = decisions = turns = 0
    for number in range(games):
        game = set_up(book, FastDealer(seed + number))
        decisions += random_playout(game, Random(seed - number))
        turns += game.turn
        by_limit += game.turn >= book.last_turn
    return Endings(players, games, by_limit, decisions / games, turns / games)
