"""What waits shows what somebody holds: a Weapon to be laid, Accessories to be paid. A redealt game has that too."""

from __future__ import annotations

import pytest

from blackgate import FastDealer, View, lay_out, redeal
from tests.walker.tables import TABLES, Table, walk

EVERY = 5


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whoever_is_asked_in_a_redealt_game_has_an_answer(table: Table) -> None:
    """R18.12: a question without an answer is not put."""
    for number, game in enumerate(walk(table, every=EVERY)):
        for seat in range(table.players):
            again = redeal(View(game, seat), FastDealer(number))
            assert again.legal_actions(), f"redealt for {seat}: no answer to {type(again.top).__name__}"


@pytest.mark.parametrize(
    ("hand", "choices"),
    [
        ("blade, riot, whisky, radio", ["extort 1"]),
        ("blade, riot, whisky, radio", ["extort 1", "demand spoon"]),
        ("cap, watch, riot, whisky", ["join cartel"]),
        ("cap, tattoo, riot, whisky", ["play tattoo"]),
        ("cap, watch, riot, whisky", ["join cartel", "pay cap"]),
    ],
)
def test_what_was_begun_can_be_gone_on_with_in_every_redealt_game(hand: str, choices: list[str]) -> None:
    """The Weapon of an Extortion, the Accessories of a Gang (R7.1, R9.1), the Accessories of a tattoo."""
    for seed in range(200):
        game = lay_out(
            f"0: cafeteria; hand {hand}\n1: cafeteria; hand link, pike; background informer\n2: showers\nturn: 0"
        )
        for choice in choices:
            game.play(choice)
        again = redeal(View(game, 1), FastDealer(seed))
        asked = len(again.legal_actions())
        assert asked > 0
        while again.top.beneath is not None and asked > 0:
            before = type(again.top).__name__
            again.play("pass" if "pass" in again.legal_texts() else again.legal_actions()[0])
            asked = len(again.legal_actions())
            assert asked > 0, f"nothing can follow {before}"
            if before == "StopCard" and type(again.top).__name__ == "Turn":
                raise AssertionError("a tattoo was played, and no Gang can be joined")
