"""A hand that was small has at most so many of the cards it held then (R17.3), however it grows later."""

from __future__ import annotations

from blackgate import FastDealer, View, lay_out, redeal
from tests.standard import CARD_NAMES

POSITION = """
    0: cell_block
    1: recreational_area; hand link
    2: cell_block; hand knife, shovel
    turn: 1
    cards: pike
"""
PILES = CARD_NAMES[:4]  # none of these is in the Search deck (R1.4)


def test_whoever_has_sold_everything_and_searches_has_no_card_of_a_pile() -> None:
    for seed in range(50):
        game = lay_out(POSITION)
        game.play("sell link")
        assert game.players[1].hand_size == 0
        game.play("search")
        again = redeal(View(game, 0), FastDealer(seed))
        assert [card for kind, card in enumerate(PILES) if again.players[1].hand[kind] > 0] == []
