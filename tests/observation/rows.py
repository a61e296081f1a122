"""Rows of games in progress, and columns by name."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache

from blackgate import Game, Options, View
from blackgate.edition import Edition
from blackgate.observation.encoder import GangColumns
from blackgate.observation.eyes import Eyes
from blackgate.observation.layout import Layout
from blackgate.rules.dealer import FastDealer
from blackgate.rules.setup import set_up
from blackgate.rules.start import rulebook


def games(options: Options | int, edition: Edition | None = None, *, questions: int, seed: int = 1) -> Iterator[Game]:
    """A game with a tracker, at every question, played at random; when it ends another one follows."""
    chance = random.Random(seed)
    game = set_up(rulebook(options, edition), FastDealer(seed), -1, False, True)
    for number in range(questions):
        if game.over:
            game = set_up(game.book, FastDealer(seed + number), -1, False, True)
        yield game
        game.choose(chance.choice(game.legal_actions()))


eyes_of = cache(Eyes)


def row_of(game: Game, seat: int, layout: Layout) -> bytes:
    encoder = eyes_of(layout).encoder
    encoder.out.truncate(0)
    encoder.write_game(game, seat, GangColumns())
    return encoder.out.getvalue()


def row_of_view(view: View, layout: Layout) -> bytes:
    return eyes_of(layout).row(view)


def column(row: bytes, layout: Layout, name: str, time: int = 0, number: int = 0) -> int:
    part = layout.by_name[name]
    return row[part.start + time * part.stride + number]


def without_tracker(row: bytes, layout: Layout) -> bytes:
    return row[: layout.start("tracker.least")]
