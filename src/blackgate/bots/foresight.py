"""Short playouts: habits choose for everybody, and an appraisal evaluates the result."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from blackgate.bots.appraisal import Appraisal
from blackgate.bots.bot import Bot
from blackgate.bots.habits import Habits
from blackgate.rules.book import Rulebook
from blackgate.rules.game import Game

LUCK: Final[i64] = 1_000_000_000_000_000_000  # seeds of imagined dice and cards are below this


@mypyc_attr(acyclic=True)
class Foresight:
    """Playouts at tables with that rulebook."""

    def __init__(self, book: Rulebook) -> None:
        self.book: Final = book
        self.habits: Final = Habits(book)
        self.appraisal: Final = Appraisal(book)

    def play_on(self, game: Game, turns: i64, random: Random) -> None:
        """To the end of so many turns, including this one, or of the game."""
        last = game.turn + turns
        habits = self.habits
        while not game.over and game.turn < last:
            count = game.find_choices()
            if count == 1:
                game.choose(game.offers[0])
            else:
                habits.outlook.look_inside(game, game.top.seat)
                game.choose(habits.pick(game.offers, count, random))

    def chances(self, game: Game) -> vec[float]:
        """Each seat's chance to win; the next call overwrites it."""
        return self.appraisal.appraise(game)


class ForeseeingBot(Bot):
    """A bot that uses playouts. It remembers what it has seen, and keeps its playout objects from move to move."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.remembers = True
        self.kept: Foresight | None = None

    def foresight(self, book: Rulebook) -> Foresight:
        kept = self.kept
        if kept is None or kept.book is not book:
            kept = Foresight(book)
            self.kept = kept
        return kept
