"""Random play inside the engine, as simulations and benchmarks want it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.random import Random
from mypy_extensions import i64

from blackgate.rules.dealer import FastDealer
from blackgate.rules.setup import set_up

if TYPE_CHECKING:
    from blackgate.rules.book import Rulebook
    from blackgate.rules.game import Game


def random_playout(game: Game, random: Random) -> i64:
    """Play on with random choices to the end; how many decisions that took."""
    decisions: i64 = 0
    while not game.over:
        count = game.find_choices()
        game.choose(game.offers[random.randrange(count)])
        decisions += 1
    return decisions


def random_games(book: Rulebook, games: i64, seed: i64, events: bool = False, memory: bool = False) -> i64:
    """Whole random games from a seed; how many decisions they took together."""
    decisions: i64 = 0
    for number in range(games):
        game = set_up(book, FastDealer(seed + number), -1, events, memory)
        decisions += random_playout(game, Random(seed - number))
    return decisions
