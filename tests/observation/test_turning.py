"""Seats, actions and Cell Blocks are seen from one's own seat (R13.2)."""

from __future__ import annotations

import pytest

from blackgate import ACTION_TEXTS, Options
from blackgate.observation.layout import STANDARD
from blackgate.observation.turning import Turning, turning_of
from blackgate.rules.start import rulebook
from tests.observation.modes import MODES

ACTIONS = STANDARD.actions
NUMBER = {text: number for number, text in enumerate(ACTION_TEXTS)}


def relative(turning: Turning, seat: int, text: str) -> str:
    return ACTION_TEXTS[turning.relative[seat * ACTIONS + NUMBER[text]]]


def test_an_action_that_names_a_seat_names_how_far_it_sits() -> None:
    turning = turning_of(rulebook(4), ACTIONS)
    assert relative(turning, 3, "extort 0") == "extort 1"
    assert relative(turning, 3, "target 2") == "target 3"
    assert relative(turning, 0, "barter 2") == "barter 2"
    assert relative(turning, 3, "go showers") == "go showers"
    assert relative(turning, 3, "bet 1 2") == "bet 1 2"


def test_ones_own_cell_block_is_the_first_one() -> None:
    turning = turning_of(rulebook(Options(4, team=True)), ACTIONS)
    assert relative(turning, 1, "go cell_block_b") == "go cell_block"
    assert relative(turning, 1, "cautious_move cell_block") == "cautious_move cell_block_b"
    assert relative(turning, 2, "go cell_block_b") == "go cell_block_b"


@pytest.mark.parametrize("options", MODES, ids=str)
def test_turning_there_and_back_changes_nothing(options: Options) -> None:
    turning = turning_of(rulebook(options), ACTIONS)
    for seat in range(options.players):
        base = seat * ACTIONS
        there = [turning.relative[base + action] for action in range(ACTIONS)]
        assert sorted(there) == list(range(ACTIONS))
        assert [turning.absolute[base + action] for action in there] == list(range(ACTIONS))
