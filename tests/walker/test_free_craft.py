"""A blacksmith who has nothing to craft with is asked all the same: nobody learns it from a missing question."""

from __future__ import annotations

import pytest

from blackgate import ACTION_TEXTS, lay_out
from tests.walker.knowledge import what_is_seen
from tests.walker.twins import Follower, play

REVEAL = ACTION_TEXTS.index("reveal blacksmith bonus")


@pytest.mark.parametrize("hand", ["link, chain, cap", "blade, chain, cap", "pike, blade, container"])
def test_whether_a_blacksmith_is_asked_what_to_craft_shows_no_hidden_card(hand: str) -> None:
    """R17.4"""
    seats = [f"0: cafeteria; hand {hand}; gang artisan; background blacksmith", "1: showers; hand link", "2: showers"]
    for seed in range(40):
        game = lay_out("\n".join([*seats, "turn: 0"]))
        Follower(1, what_is_seen, seed).follow(game, play(game, REVEAL))
