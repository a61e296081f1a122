"""What the tests of the wording share: everything that happens and everything that is asked in many random games."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from textwrap import dedent
from typing import Final

import pytest

import blackgate
from blackgate import Event, FastDealer, Game, View
from blackgate.edition import edition_from
from blackgate.rules.kinds import NOBODY
from blackgate.rules.turn import Turn
from blackgate.rules.waiting import step_name

GAMES: Final = 50
DECISIONS: Final = 900  # in each of them

# What random games seldom come to: seat 0, seat 1, what is played.
RARE: Final = (
    ("hand riot", "hand link; gang charm; background informer", "play riot / reveal informer bonus"),
    ("hand solitary_confinement", "background escapist", "play solitary_confinement / target 1 / pass / pass"),
    ("hand shakedown", "hand knife, blade", "play shakedown / target 1 / take blade"),
    ("hand knife; gang knuckles", "hand knife", "extort 1 / demand spoon / lay knife / refuse / lay knife / knuckles"),
    # an ambush against respect: there are two kinds of Weapon to take back
    (
        "hand knife, blade; gang ambush",
        "hand spoon; gang respect",
        "extort 1 / demand spoon / lay knife / lay blade / cooperate / take knife",
    ),
    ("hand link; gang barter", "hand cap", "barter 1 / give link"),
    ("gang trophy; background arsonist", "hand link; background doctor", "reveal arsonist bonus / pass"),
    ("background pickpocket", "hand link", "reveal pickpocket / target 1"),
    ("hand cap; background con_artist", "hand link", "reveal con_artist / target 1 / take link / give cap"),
    ("background enforcer", "hand link", "reveal enforcer / extort 1"),
    ("hand blade; background blacksmith", "hand link", "reveal blacksmith / craft knives"),
    ("cigarettes 9; background smuggler", "hand link", "reveal smuggler / buy knife"),
)
RARE_DIG: Final = """
    0: cell_block; hand spoon; background tunneller
    1: cell_block
    turn: 0
"""


@dataclass(frozen=True)
class Played:
    """Events without repetition, and each kind of question as every reader sees it."""

    events: dict[tuple[int, ...], Event] = field(default_factory=dict)
    views: dict[tuple[str, int, int, int], View] = field(default_factory=dict)

    def note(self, game: Game) -> None:
        for event in game.take_events():
            key = (event.code, event.seat, event.other, event.card, event.number, event.audience)
            self.events[key] = event
        for reader in range(NOBODY, len(game.players)):
            question = step_name(game.top), len(game.players), int(game.asked()), reader
            if question not in self.views:
                self.views[question] = View(game, reader)


@pytest.fixture(scope="session")
def played() -> Played:
    """Random games of 2 to 6 players, what they hardly ever come to, and a game that ends undecided (R2.4)."""
    found = Played()
    for seed in range(GAMES):
        play_at_random(found, seed)
    for first, second, actions in RARE:
        play_on(found, f"0: showers; {first}\n1: showers; {second}\nturn: 0", actions)
    play_on(found, dedent(RARE_DIG), "dig spoon / reveal tunneller")
    game = blackgate.new_game(2, seed=1, edition=edition_from({"game": {"rounds": 1}}, "one round"))
    while not game.over:
        game.play("end")
    found.note(game)
    return found


def play_on(found: Played, position: str, actions: str) -> None:
    game = blackgate.lay_out(position)
    for action in actions.split(" / "):
        found.note(game)
        game.play(action)
    found.note(game)


def play_at_random(found: Played, seed: int) -> None:
    """A turn is ended only when nothing else can be done, so that more happens."""
    chance = random.Random(seed)
    game = blackgate.new_game(2 + seed % 5, dealer=FastDealer(seed), tracker=False)
    for _ in range(DECISIONS):
        found.note(game)
        if game.over:
            return
        actions = game.legal_actions()
        game.play(chance.choice(actions[1:] or actions if isinstance(game.top, Turn) else actions))
