"""Every puzzle of the wheel, through the engine: its lines can be played and get there, and one first choice alone
does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from blackgate import lay_out, load_edition
from blackgate.edition import edition_from
from blackgate.puzzles import DIFFICULTIES, THEMES, Goal, Lines, Puzzle, Solver, puzzles_of
from blackgate.puzzles.puzzle import reply
from blackgate.rules.game import Game

PUZZLES = puzzles_of(load_edition())
CERTAIN = [puzzle for puzzle in PUZZLES if puzzle.theme != "survive"]
LEAST = 60
LEAST_ALIKE = 15  # of one difficulty
LEAST_CHANCE = 0.65


def goal_of(puzzle: Puzzle, game: Game) -> Goal:
    return Goal.get(game, puzzle.goal) if puzzle.goal else Goal.win(game)


def paths(lines: Lines) -> Iterator[list[str]]:
    if not lines:
        yield []
    for action, rest in lines.items():
        for path in paths(rest):
            yield [action, *path]


def test_there_are_enough_of_every_theme_and_difficulty() -> None:
    assert len(PUZZLES) >= LEAST
    assert {puzzle.theme for puzzle in PUZZLES} == set(THEMES)
    assert {(puzzle.theme, puzzle.difficulty) for puzzle in PUZZLES} == set(product(THEMES, DIFFICULTIES))
    assert min(Counter(puzzle.difficulty for puzzle in PUZZLES).values()) >= LEAST_ALIKE
    assert max(Counter(puzzle.id for puzzle in PUZZLES).values()) == 1


def test_another_edition_has_none_until_they_are_made() -> None:
    assert puzzles_of(edition_from({"game": {"rounds": 3}}, "short")) == ()


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.id)
def test_the_seat_is_asked_and_has_one_first_choice_that_is_right(puzzle: Puzzle) -> None:
    game = puzzle.game()
    assert game.asked() == game.active == puzzle.seat
    assert list(puzzle.lines) == [puzzle.solution]
    assert puzzle.solution in game.legal_texts()
    assert len(game.legal_texts()) > 5
    assert LEAST_CHANCE <= puzzle.chance <= 1


@pytest.mark.parametrize("puzzle", CERTAIN, ids=lambda puzzle: puzzle.id)
def test_its_lines_are_all_that_gets_there_for_certain(puzzle: Puzzle) -> None:
    game = puzzle.game()
    goal = goal_of(puzzle, game)
    assert Solver(goal).lines(game) == puzzle.lines
    assert not goal.reached(game)
    for path in paths(puzzle.lines):
        game = puzzle.game()
        for action in path:
            while game.asked() != puzzle.seat:
                game.play(reply(game))
            assert not goal.reached(game)
            game.play(action)
        while not goal.reached(game):  # what the others answer at last
            assert game.asked() != puzzle.seat
            game.play(reply(game))


# --- the search itself
def test_a_win_that_needs_luck_or_the_others_is_not_certain() -> None:
    """R9: with nine points, a Spoon in the Cell Block wins; anywhere else one has to get there first."""
    game = lay_out("0: cell_block; hand spoon; points 9\n1: showers\n2: showers\n3: showers")
    assert [game.book.action_texts[action] for action in Solver(Goal.win(game)).good(game)] == ["dig spoon"]
    game = lay_out("0: showers; hand spoon; points 9\n1: showers\n2: showers\n3: showers\nturn: 0; actions 1")
    assert Solver(Goal.win(game)).good(game) == []


def test_getting_a_card_counts_what_one_has_more() -> None:
    """R8.1: a Shovel is crafted anywhere but in the Showers."""
    game = lay_out("0: cafeteria; hand link, container, pike, shovel\n1: showers\n2: showers\n3: showers")
    goal = Goal.get(game, "shovel")
    assert "craft shovel" in Solver(goal).lines(game)
    assert not goal.reached(game)
