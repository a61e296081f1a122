"""A whole game between bots: what is asked of whom, how it ends, and bots that choose what they may not."""

from __future__ import annotations

from dataclasses import replace

import pytest

from blackgate import FastDealer, View, load_edition, rulebook
from blackgate.bots import Bot, new_bot
from blackgate.bots.game_loop import GameResult, WrongChoice, play_game
from blackgate.rules.book import Rulebook

SEEDS = ("a", "b", "c")


class Watcher(Bot):
    """Chooses at random, looks at what it is shown, and remembers which seat it was asked for."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.remembers = True
        self.seats: set[int] = set()

    def choose(self, view: View, actions: list[int]) -> int:
        self.seats.add(int(view.seat))
        assert len(view.least) > 0, "the tracker is on"
        return actions[int(self.random.randrange(len(actions)))]


class Stubborn(Bot):
    """Always chooses the same, whether it may or not."""

    def choose(self, view: View, actions: list[int]) -> int:
        return 0 if 0 not in actions else max(actions) + 1


def short_book(rounds: int = 5) -> Rulebook:
    edition = load_edition()
    return rulebook(3, replace(edition, game=replace(edition.game, rounds=rounds), fingerprint=f"rounds {rounds}"))


def random_bots() -> list[Bot]:
    return [new_bot("random", seed) for seed in SEEDS]


def outcome(played: GameResult) -> tuple[list[int], int, int, bool]:
    return played.winners, played.turns, played.decisions, played.by_limit


def test_the_same_dealer_and_bots_play_the_same_game() -> None:
    games = [outcome(play_game(short_book(), FastDealer(seed), random_bots(), 1)) for seed in (7, 7, 8)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def test_a_bot_that_looks_sees_its_own_seat_only() -> None:
    watchers = [Watcher(seed) for seed in range(3)]
    play_game(short_book(), FastDealer(1), list[Bot](watchers), 0)
    assert [watcher.seats for watcher in watchers] == [{0}, {1}, {2}]


def test_a_game_that_nobody_wins_ends_by_the_limit() -> None:
    """R2.4"""
    played = play_game(short_book(rounds=2), FastDealer(1), random_bots(), 0)
    assert (played.by_limit, played.turns) == (True, 6)


def test_a_game_that_is_won_counts_the_turn_in_which_it_was() -> None:
    """R2.1: the first player has the points needed in the first turn of all."""
    edition = load_edition()
    easy = replace(edition, goals={**edition.goals, 3: 1}, fingerprint="a goal of 1")
    played = play_game(rulebook(3, easy), FastDealer(1), random_bots(), 0)
    assert not played.by_limit
    assert len(played.winners) == 1
    assert played.turns % 3 == (played.winners[0] + 1) % 3, "the winner is the active player (R2.5)"


def test_a_wrong_choice_is_told_with_its_seat() -> None:
    bots = [new_bot("random", "a"), Stubborn(1), new_bot("random", "c")]
    with pytest.raises(WrongChoice) as caught:
        play_game(short_book(), FastDealer(1), bots, 0)
    assert caught.value.seat == 1
    assert caught.value.reason
