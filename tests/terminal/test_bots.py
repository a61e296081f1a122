"""The registry of bots, and the one that chooses at random."""

from __future__ import annotations

import pytest

from blackgate import Game, View, new_game
from blackgate.bots import Bot, UnknownBot, bot_kinds, new_bot


def played(bot: Bot, decisions: int) -> Game:
    game = new_game(3, seed=4)
    for _ in range(decisions):
        game.play(bot.choose(View(game, game.asked()), game.legal_actions()))
    return game


@pytest.mark.parametrize("kind", bot_kinds())
def test_a_bot_chooses_among_the_legal_actions(kind: str) -> None:
    assert not played(new_bot(kind, "seed"), 300).over


@pytest.mark.parametrize("kind", bot_kinds())
def test_the_same_seed_plays_the_same_way(kind: str) -> None:
    games = [played(new_bot(kind, seed), 100) for seed in ("one", "one", "two")]
    texts = [[View(game, seat).plain() for seat in range(3)] for game in games]
    assert texts[0] == texts[1]
    assert texts[0] != texts[2]


def test_an_unknown_bot_says_which_there_are() -> None:
    with pytest.raises(UnknownBot, match=r"'genius'; there are: random") as caught:
        new_bot("genius")
    assert caught.value.text("fr") == "il n\u2019y a pas de bot 'genius'\u00a0; il y a\u00a0: random"
