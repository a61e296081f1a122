"""The tables at which the walker plays: one for each set of options that has to hold. New options are added here."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeVar

from blackgate import ACTION_TEXTS, Dealer, Game, SealedDealer, lay_out, new_game
from blackgate.rules.kinds import NOBODY
from blackgate.rules.start import seed_bytes

Thing = TypeVar("Thing")

VERBS = [text.split()[0] for text in ACTION_TEXTS]

# Everybody is armed, in a Gang and in one Place: here questions come at once that are rare in a game from its start.
CROWD = """
    0: cafeteria; hand 2 knife, 2 blade, link, shakedown, tattoo, chain; gang ambush; background enforcer
    1: cafeteria; hand knife, 2 blade, spoon, container, poker_night; gang respect; background con_artist
    2: cafeteria; hand pike, blade, knife, riot, boots, cap, watch; gang knuckles; background blacksmith
    3: cafeteria; hand solitary_confinement, 2 knife, shovel; gang barter; background pickpocket
    4: cafeteria; hand sucker_punch, blade, 2 pickaxe; gang light_fingers; background informer
    turn: 0
"""


@dataclass(frozen=True)
class Table:
    """What a game is set up with. The same table gives the same game, choices included."""

    players: int
    seed: int
    start: str = ""  # a position to begin with, in place of the set-up

    def __str__(self) -> str:
        return f"{self.players}-players-{'crowd' if self.start else 'seed'}-{self.seed}"

    def new_game(self, *, events: bool = True, tracker: bool = True) -> Game:
        if not self.start:
            return new_game(self.players, self.seed, events=events, tracker=tracker)
        game = lay_out(self.start)
        game.dealer = SealedDealer(seed_bytes(self.seed))
        return game

    def chooser(self) -> Chooser:
        return Chooser(str(self))

    def dealer_of(self, game: Game) -> Dealer:
        """Another dealer who goes on exactly as the game's own will."""
        own = game.dealer
        assert isinstance(own, SealedDealer)
        dealer = SealedDealer(seed_bytes(self.seed))
        dealer.skip_to(own.position())
        return dealer

    def observers(self) -> list[int]:
        """Everybody who looks on: each seat, and a spectator."""
        return [*range(self.players), int(NOBODY)]


class Chooser:
    """Chooses at random from a seed: first what to do, then with what.

    Ends a turn that could go on seldom, and seldom reveals a Background that could still answer something: so more
    happens in a game.
    """

    def __init__(self, seed: str) -> None:
        self.random = random.Random(seed)

    def choose(self, game: Game) -> int:
        families: dict[str, list[int]] = {}
        for action in game.legal_actions():
            families.setdefault(VERBS[action], []).append(action)
        for verb, avoided in (("end", 0.8), ("reveal", 0.8)):
            if verb in families and len(families) > 1 and self.random.random() < avoided:
                del families[verb]
        return self.pick(families[self.pick(list(families))])

    def pick(self, things: list[Thing]) -> Thing:
        return things[self.random.randrange(len(things))]


FEW_TABLES = [Table(players, 1) for players in (2, 3, 4, 5, 6)] + [Table(5, seed, CROWD) for seed in (1, 2)]
TABLES = FEW_TABLES + [Table(players, seed) for players in (2, 3, 4, 5, 6) for seed in (2, 3)]
TABLES += [Table(5, seed, CROWD) for seed in range(3, 12)]


def walk(table: Table, *, every: int = 1) -> Iterator[Game]:
    """A whole game, shown at every so many questions, and at the first of each kind."""
    game = table.new_game()
    chooser = table.chooser()
    seen: set[str] = set()
    number = 0
    while not game.over:
        question = type(game.top).__name__
        if number % every == 0 or question not in seen:
            yield game
        seen.add(question)
        number += 1
        game.play(chooser.choose(game))
