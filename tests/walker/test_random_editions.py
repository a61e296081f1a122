"""An edition cannot break the game: whatever a file composes of the vocabulary is played to its end.

Many more than here: `RANDOM_EDITIONS=1000-50000 python -m pytest tests/walker/test_random_editions.py`.
"""

from __future__ import annotations

import json
import os
import random

import pytest

from blackgate import Game, load, save
from blackgate.rules.kinds import NOBODY, TOKEN_NAMES
from blackgate.rules.modules import TOKEN_STACKS
from tests.walker.knowledge import what_is_seen
from tests.walker.random_editions import ROUNDS, Chooser, RandomTable
from tests.walker.test_choices import check_reasons
from tests.walker.test_conservation import check_cards, check_cards_of_one_kind
from tests.walker.twins import Follower, play

EDITIONS = 1000
SHARES = 20  # tests, so that they can run side by side
LIVELY = 40  # so many questions are answered at will, then everybody ends their turn as soon as they may
FOLLOWED = 10  # so many of those are followed by a twin
COUNTED = 5  # every so many questions all cards are counted
MOST_QUESTIONS = 3000


def numbers() -> range:
    first, _, last = os.environ.get("RANDOM_EDITIONS", f"0-{EDITIONS}").partition("-")
    return range(int(first), int(last))


def check_reloaded(game: Game, table: RandomTable) -> None:
    """Through JSON and back it is the same game, and asks the same."""
    plain = json.loads(json.dumps(save(game)))
    again = load(game.book, plain, table.dealer())
    assert save(again) == plain
    assert again.legal_actions() == game.legal_actions()


def check_counts(game: Game) -> None:
    """Every card lies in one spot, every token too; only a Skill token on a Tool never comes back (R14.3)."""
    check_cards(game)
    check_cards_of_one_kind(game)
    assert game.top.beneath is not None or sum(game.on_table) == 0  # R18.14
    for token, name in enumerate(TOKEN_NAMES if game.figures else ()):
        held = sum(int(player.tokens_by_kind[token]) for player in game.players) + int(
            game.figures[TOKEN_STACKS + token]
        )
        total = game.book.edition.tokens[name]
        assert held <= total if name == "skill" else held == total


def play_out(number: int) -> None:
    """One edition: never stuck, nothing lost, nothing leaked, saved and loaded equal, and over in the end."""
    table = RandomTable(number)
    game = table.new_game()
    chooser = Chooser(number)
    chance = random.Random(number)
    seen: set[str] = set()
    stretch = chance.randrange(LIVELY - FOLLOWED)
    follower = Follower(chance.choice([*range(game.seats), int(NOBODY)]), what_is_seen, number)
    asked = 0
    while not game.over:
        assert asked < MOST_QUESTIONS
        if asked % COUNTED == 0:  # what is lost stays lost
            check_counts(game)
        if type(game.top).__name__ not in seen:
            check_reloaded(game, table)
            check_reasons(game)
        seen.add(type(game.top).__name__)
        action = chooser.choose(game, tired=asked >= LIVELY)
        if stretch <= asked < stretch + FOLLOWED:
            follower.follow(game, play(game, action))
        else:
            game.play(action)
        asked += 1
    assert game.winners()
    assert max(game.points_of(seat) for seat in range(game.seats)) >= game.book.goal or (
        game.turn == ROUNDS * game.seats  # R2.4
    )
    check_counts(game)
    check_reloaded(game, table)


@pytest.mark.parametrize("share", range(SHARES))
def test_no_edition_breaks_the_game(share: int) -> None:
    """R18.12, R17.4, R2.4"""
    for number in numbers()[share::SHARES]:
        try:
            play_out(number)
        except Exception as error:
            raise AssertionError(f"the random edition {number} breaks the game: {error}") from error
