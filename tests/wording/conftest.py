"""What the tests of the wording share: everything that happens and everything that is asked in many random games."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from textwrap import dedent
from typing import Final

import pytest

import blackgate
from blackgate import Event, FastDealer, Game, Options, View
from blackgate.edition import edition_from
from blackgate.rules.book import Rulebook
from blackgate.rules.kinds import NOBODY
from blackgate.rules.turn import Turn
from blackgate.rules.waiting import kind_of
from tests.rules.scenario import PLAIN_CARDS

GAMES: Final = 60
DECISIONS: Final = 700  # in each of them

# Every modular Place; the Gambling Cells are not for the team mode (R14.7)
IN_TEAMS: Final = ("library", "workshop", "gymnasium", "laundry", "psychiatric_ward")
EVERYWHERE: Final = ("gambling_cells", *IN_TEAMS)

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
# The same with more in play: a position, what is played.
RARE_IN_MODES: Final = (
    # R14.6: a Skill token stays on the Tool
    (
        """
        options: places workshop
        0: cell_block; hand spoon; tokens skill
        1: showers
        turn: 0
        dice: 4
        """,
        "dig spoon",
    ),
    # R16.6: a Freepass, then a Punishment all the same
    (
        """
        options: warden
        0: cafeteria; tokens corruption; hand link
        1: showers; tokens corruption
        turn: 0
        warden: cafeteria
        """,
        "steal_spoon / report / freepass / punish hand",
    ),
    # R13.5: a teammate helps, the side loses all the same
    (
        """
        options: team
        0: showers; hand knife
        1: showers; hand spoon
        2: showers; hand knife
        3: showers; hand knife
        turn: 0
        """,
        "extort 1 / demand shovel / lay knife / refuse / yield / lay knife / lay knife / yield",
    ),
    # R12.8: the player's choice between two Tools
    (
        """
        options: michelle
        0: cafeteria; hand spoon, pickaxe
        1: infirmary
        turn: 0; actions 2
        michel: showers
        michel_deck: knife_spoon_pickaxe
        """,
        "cautious_move showers / refuse / yield / discard spoon",
    ),
    # R14.10: Painkillers for one with a Beating and a Trauma
    (
        """
        options: places psychiatric_ward
        0: showers; hand painkillers; beatings 1; trauma tremor
        1: showers
        turn: 0
        """,
        "play painkillers / heal trauma",
    ),
)
RARE_DIG: Final = """
    0: cell_block; hand spoon; background tunneller
    1: cell_block
    turn: 0
"""


@dataclass(frozen=True)
class Played:
    """Events without repetition, by the rulebook in force, and each kind of question as every reader sees it."""

    events: dict[tuple[int | str, ...], tuple[Event, Rulebook]] = field(default_factory=dict)
    views: dict[tuple[str, int, int, int, str], View] = field(default_factory=dict)

    def note(self, game: Game) -> None:
        mode = mode_of(game.book.options)
        for event in game.take_events():
            key = (event.code, event.seat, event.other, event.kind, event.number, event.audience, mode)
            self.events[key] = event, game.book
        for reader in range(NOBODY, len(game.players)):
            question = kind_of(game.top).name, len(game.players), int(game.asked()), reader, mode
            if question not in self.views:
                self.views[question] = View(game, reader)


def mode_of(options: Options) -> str:
    """What of the options a line can depend on, besides the number of players."""
    return f"{options.michel} {options.team} {options.warden} {' '.join(options.places)}"


def options_of(seed: int) -> Options:
    """The base game, then everything at once for 2 to 6 players, then everything in teams of 2 and 3."""
    if seed % 3 == 0:
        return Options(2 + seed // 3 % 5)
    if seed % 3 == 1:
        return Options(2 + seed // 3 % 5, michel="michel", warden=True, places=EVERYWHERE)
    return Options(4 + seed // 3 % 2 * 2, michel="michelle", team=True, warden=True, places=IN_TEAMS)


@pytest.fixture(scope="session")
def played() -> Played:
    """Random games in all modes, what they hardly ever come to, and a game that ends undecided (R2.4)."""
    found = Played()
    for seed in range(GAMES):
        play_at_random(found, seed)
    for first, second, actions in RARE:
        play_on(found, f"0: showers; {first}\n1: showers; {second}\nturn: 0", actions)
    for position, actions in (*RARE_IN_MODES, (RARE_DIG, "dig spoon / reveal tunneller")):
        play_on(found, dedent(position), actions)
    game = blackgate.new_game(2, seed=1, edition=edition_from({"game": {"rounds": 1}}, "one round"))
    while not game.over:
        game.play("end")
    found.note(game)
    return found


def play_on(found: Played, position: str, actions: str) -> None:
    game = blackgate.lay_out(position, edition=PLAIN_CARDS)
    for action in actions.split(" / "):
        found.note(game)
        game.play(action)
    found.note(game)


def play_at_random(found: Played, seed: int) -> None:
    """A turn is ended only when nothing else can be done, so that more happens."""
    chance = random.Random(seed)
    game = blackgate.new_game(
        options_of(seed), dealer=FastDealer(seed), tracker=False, edition=PLAIN_CARDS if seed % 2 else None
    )
    for _ in range(DECISIONS):
        found.note(game)
        if game.over:
            return
        actions = game.legal_actions()
        game.play(chance.choice(actions[1:] or actions if isinstance(game.top, Turn) else actions))
