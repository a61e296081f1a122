"""Two games that differ only in what a seat may not know give that seat the same (R17.2-6)."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence

import pytest

from blackgate import Event, Game, View
from tests.walker.knowledge import Look, knows_every_hand, what_is_seen
from tests.walker.plain import told
from tests.walker.tables import CROWD, TABLES, Table
from tests.walker.twins import Follower, play

STRETCH = 25  # so many choices are followed for one observer, then for another


def follow_a_game(
    table: Table, observers: Sequence[int], look: Look = what_is_seen
) -> tuple[Counter[str], Counter[str]]:
    """A game with a twin beside it: how often each question was put, and followed by a twin that differs.

    Where the observer knows every hand already, no twin could differ, and the question is not counted.
    """
    game = table.new_game()
    chooser = table.chooser()
    chance = random.Random(str(table))
    put: Counter[str] = Counter()
    followed: Counter[str] = Counter()
    follower = Follower(0, look, 0)
    for number in range(table.questions):
        if game.over:
            break
        if number % STRETCH == 0:
            follower = Follower(chance.choice(observers), look, chance.randrange(1 << 30))
        played = play(game, chooser.choose(game))
        before = follower.differing
        follower.follow(game, played)
        differed = follower.differing > before
        put[played.question] += differed or not knows_every_hand(played.before, follower.observer)
        followed[played.question] += differed
    return put, followed


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_what_a_seat_may_not_know_makes_no_difference_to_it(table: Table) -> None:
    put, followed = follow_a_game(table, range(table.players))
    assert followed.total() > 0.8 * put.total()  # most of the time there was something to find out
    assert [question for question, times in put.items() if times >= 10 and followed[question] == 0] == []


def leaking(key: str, leak: Callable[[Game, int, list[Event]], object]) -> Look:
    """An engine that gives a seat one thing more."""

    def look(game: Game, seat: int, events: list[Event]) -> dict[str, object]:
        return what_is_seen(game, seat, events) | {key: leak(game, seat, events)}

    return look


LEAKS: dict[str, Callable[[Game, int, list[Event]], object]] = {
    "deck": lambda game, seat, events: list(game.deck),
    "next hand": lambda game, seat, events: list(game.players[(seat + 1) % game.seats].hand),
    "backgrounds": lambda game, seat, events: [player.background for player in game.players],
    "all events": lambda game, seat, events: told(events),
    "choices of others": lambda game, seat, events: len(game.legal_actions()),
    "tracker of others": lambda game, seat, events: list(View(game, (seat + 1) % game.seats).least),
    "whether somebody is armed": lambda game, seat, events: [player.weapons() > 0 for player in game.players],
}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_seen(leak: str) -> None:
    with pytest.raises(AssertionError, match=f"can tell by its {leak}"):
        follow_a_game(Table(4, 1), range(4), leaking(leak, LEAKS[leak]))


def test_a_choice_that_depends_on_hidden_cards_would_be_seen() -> None:
    """R17.5: here the twin has no actions left, which the asked player could not know of."""
    table = Table(5, 1, CROWD)
    game = table.new_game()
    follower = Follower(1, what_is_seen, 0)
    played = play(game, game.legal_actions()[1])
    twin = follower.new_twin(played.before, follower.also(played.disclosed(1), played, 3))
    twin.actions = 0
    follower.twin = twin
    with pytest.raises(AssertionError, match=r"R17\.5"):
        follower.follow(game, played)
