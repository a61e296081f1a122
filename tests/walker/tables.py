"""The tables at which the walker plays: one for each set of options that has to hold. New options are added here."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from typing import TypeVar

from blackgate import ACTION_TEXTS, Dealer, Edition, Game, Options, SealedDealer, lay_out, new_game
from blackgate.records.position import options_text
from blackgate.rules.kinds import NOBODY
from blackgate.rules.start import seed_bytes
from tests.rules.scenario import PLAIN_CARDS

Thing = TypeVar("Thing")

VERBS = [text.split()[0] for text in ACTION_TEXTS]

# Everybody is armed, in a Gang and in one Place: here questions come at once that are rare in a game from its start.
CROWD = """
    0: cafeteria; hand 2 knife, 2 blade, link, shakedown, tattoo, chain; gang ambush; background enforcer
    1: cafeteria; hand knife, 2 blade, spoon, container, poker_night; gang respect; background con_artist
    2: cafeteria; hand pike, blade, knife, riot, boots, cap, watch; gang thrift; background blacksmith
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
    options: Options | None = None  # more than the base game
    questions: int = 100_000  # after so many the walk ends
    name: str = ""
    edition: Edition | None = None  # other cards than the standard ones

    def __str__(self) -> str:
        kind = self.name or "seed"
        if self.options is not None:
            kind = re.sub("[;, ]+", "-", options_text(self.options)) or "base"
        return f"{self.players}-players-{kind}-{self.seed}"

    def new_game(self, *, events: bool = True, tracker: bool = True) -> Game:
        if not self.start:
            return new_game(
                self.options or self.players, self.seed, edition=self.edition, events=events, tracker=tracker
            )
        game = lay_out(self.start, edition=self.edition)
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


# Everything at once, at hand: the Warden on the spot, tokens to spend, the Ward's Traumas about to be had.
BUSY = """
    options: michel; {team}warden; places gymnasium, laundry, library, psychiatric_ward, workshop
    0: gymnasium; hand 2 knife, 2 blade, spoon, solitary_confinement; gang ambush; background escapist; {tokens}
    1: gymnasium; hand 2 knife, blade, spoon, pickaxe, shovel; gang knuckles; background boxer; {tokens}
    2: gymnasium; hand 2 knife, 2 blade, 2 pickaxe, painkillers; gang trophy; background doctor; trauma tremor; {tokens}
    3: gymnasium; hand blade, 2 knife, shovel, pike, link; gang thick_skin; background enforcer; beatings 1; {tokens}
    michel: gymnasium
    warden: gymnasium
    turn: 0
"""
TOKENS = "cigarettes 6; tokens spy, skill, bodybuilding, bandage, corruption"

ALL_PLACES = ("gambling_cells", "gymnasium", "laundry", "library", "psychiatric_ward", "workshop")


def sampled_options() -> list[Options]:
    """Sets of options drawn at random until every value of each has met every value of each other that it may."""
    source = random.Random(5)
    chosen: list[Options] = []
    met: set[frozenset[tuple[str, object]]] = set()
    misses = 0
    while misses < 200:
        players = source.randint(2, 6)
        team = players in (4, 6) and source.random() < 0.5
        places = tuple(p for p in ALL_PLACES if source.random() < 0.5 and not (team and p == "gambling_cells"))
        michel = source.choice(["", "michel", "michelle"])
        options = Options(players, michel=michel, team=team, places=places, warden=source.random() < 0.5)
        pairs = option_pairs(options)
        misses = misses + 1 if pairs <= met else 0
        if not pairs <= met:
            met |= pairs
            chosen.append(options)
    return chosen


def option_pairs(options: Options) -> set[frozenset[tuple[str, object]]]:
    values: list[tuple[str, object]] = [("players", options.players), ("michel", options.michel)]
    values += [("team", options.team), ("warden", options.warden)]
    values += [(place, place in options.places) for place in ALL_PLACES]
    return {frozenset(pair) for pair in combinations(values, 2)}


# Whole games of the base game; of the others a beginning, so that there can be many of them.
TABLES = [Table(players, 1) for players in (2, 3, 4, 5, 6)] + [Table(5, seed, CROWD, name="crowd") for seed in (1, 2)]
TABLES += [Table(players, seed, questions=500) for players in (2, 3, 4, 5, 6) for seed in (2, 3)]
# Cards of the first release do what none of the standard edition does any more.
TABLES += [Table(5, seed, CROWD, name="crowd-of-0.1.0", edition=PLAIN_CARDS) for seed in (1, 2, 3)]
TABLES += [Table(5, seed, CROWD, questions=500, name="crowd") for seed in range(3, 12)]
TABLES += [Table(options.players, 1, options=options, questions=250) for options in sampled_options()]
TABLES += [
    Table(4, 1, options=Options(4, michel="michel", places=ALL_PLACES, warden=True), questions=600),
    Table(6, 1, options=Options(6, michel="michelle", team=True, places=ALL_PLACES[1:], warden=True), questions=600),
]
TABLES += [
    Table(4, seed, BUSY.format(team=team, tokens=TOKENS), questions=250, name=team.strip("; ") or "busy")
    for seed in (1, 2, 3, 4)
    for team in ("", "team; ")
]


def walk(table: Table, *, every: int = 1) -> Iterator[Game]:
    """The game at a table, shown at every so many questions, and at the first of each kind."""
    game = table.new_game()
    chooser = table.chooser()
    seen: set[str] = set()
    number = 0
    while not game.over and number < table.questions:
        question = type(game.top).__name__
        if number % every == 0 or question not in seen:
            yield game
        seen.add(question)
        number += 1
        game.play(chooser.choose(game))
