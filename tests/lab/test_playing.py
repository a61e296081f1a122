"""Playing an arena: the same games whatever plays them, and bots that do not play as they have to."""

from __future__ import annotations

from functools import partial

import pytest

from blackgate.lab.arena import Arena
from blackgate.lab.figures import shares
from blackgate.lab.playing import BotFailed, play_bout, play_part
from blackgate.lab.results import line_of
from blackgate.lab.worker_pool import Parts, WorkerLost, run_parallel
from blackgate.rules.options import Options
from tests.lab.own_bots import make, results_of, short_edition, text_of


def arena(*bots: str, players: int = 3, games: int = 12, rounds: int = 4, seed: str = "seed") -> Arena:
    return Arena(bots, short_edition(rounds), Options(players), games, seed)


def end_process(part: range) -> str:
    raise SystemExit(f"{part} is not done")


@pytest.mark.parametrize("jobs", [2, 3])
def test_however_many_processes_play_the_results_are_the_same_bytes(jobs: int) -> None:
    plan = arena("digger", "random", "random")
    assert text_of(plan, jobs) == text_of(plan, 1)


def test_another_seed_plays_other_games() -> None:
    assert text_of(arena("random")).splitlines()[1:] != text_of(arena("random", seed="other")).splitlines()[1:]


def test_a_game_can_be_played_on_its_own() -> None:
    plan = arena("digger", "random")
    lines = text_of(plan).splitlines(keepends=True)[1:]
    bout = plan.bout(7)
    assert line_of(bout, play_bout(plan, bout, make)) == lines[7]


def test_equal_bots_win_exactly_their_share_because_every_deal_is_played_from_every_seat() -> None:
    """A tie is shared (R2.4): whoever gains by a deal in one seat loses by it in the others."""
    plan = arena("random", "random", games=30)
    (share,) = shares(plan, results_of(plan))
    assert share.won == pytest.approx(10)


def test_the_better_bot_wins_more_than_its_share() -> None:
    plan = arena("digger", "random", players=2, games=60, rounds=30)
    (share,) = shares(plan, results_of(plan))
    assert share.verdict == "stronger"


def test_in_team_mode_the_better_team_wins() -> None:
    """R13"""
    plan = Arena(("digger", "random"), short_edition(30), Options(4, team=True), 24, "seed")
    (share,) = shares(plan, results_of(plan))
    assert (share.even, share.verdict) == (0.5, "stronger")


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_bot_that_chooses_what_it_may_not_is_named_with_its_game(jobs: int) -> None:
    plan = arena("random", "cheat")
    with pytest.raises(BotFailed) as caught:
        list(run_parallel(partial(play_part, plan, make), range(plan.total), jobs))
    assert caught.value.bot == "cheat"
    assert caught.value.number in range(jobs), "one of those that are begun first"


def test_a_process_that_ends_is_noticed() -> None:
    with pytest.raises(WorkerLost):
        list(run_parallel(end_process, range(10), 2))


def test_parts_grow_while_they_are_short_and_shrink_when_they_are_long() -> None:
    parts = Parts(range(20))
    assert parts.take() == range(0, 1)
    parts.took(0.01)
    parts.took(0.01)
    assert parts.take() == range(1, 5)
    parts.took(1.0)
    assert parts.take() == range(5, 7)
    parts.took(0.2)
    assert parts.take() == range(7, 9)


def test_parts_wait_for_one_that_is_late_and_it_is_given_out_again_when_it_was_lost() -> None:
    parts = Parts(range(10))
    first, second = parts.take(ahead=1), parts.take(ahead=1)
    assert list(parts.in_turn(second, "second")) == []
    assert not parts.take(ahead=1), "one came before its turn, and more would fill the memory"
    parts.again.append(first)
    assert parts.take(ahead=1) == first
    assert list(parts.in_turn(first, "first")) == [(first, "first"), (second, "second")]
    assert parts.take(ahead=1) == range(2, 3)
