"""What the tests of our own bots share: every kind so that it plays the same twice, and the tables they play at."""

from __future__ import annotations

from typing import Final

from blackgate import ACTION_TEXTS, Game, Options, View
from blackgate.bots import Bot, bot_kinds, new_bot
from tests.rules.scenario import position
from tests.walker.tables import ALL_PLACES, BUSY, CROWD, TOKENS, Table

THOUGHTFUL: Final = "boss:12i"  # by iterations: how far one gets in a time is different each time
KINDS: Final = tuple(THOUGHTFUL if kind == "boss" else kind for kind in bot_kinds())

# A table for each mode, and two where questions come at once that are rare otherwise.
MODES: Final = [
    *(Table(players, 1) for players in range(2, 7)),
    *(Table(players, 1, options=Options(players, team=True)) for players in (4, 6)),
    *(Table(3, 1, options=Options(3, michel=standee)) for standee in ("michel", "michelle")),
    *(Table(3, 1, options=Options(3, places=(place,))) for place in ALL_PLACES),
    Table(3, 1, options=Options(3, warden=True)),
    Table(5, 1, options=Options(5, michel="michel", places=ALL_PLACES, warden=True)),
    Table(4, 1, options=Options(4, michel="michelle", team=True, places=ALL_PLACES[1:], warden=True)),
    Table(5, 1, CROWD, name="crowd"),
    Table(4, 1, BUSY.format(team="", tokens=TOKENS), name="busy"),
]


def choose(bot: Bot, game: Game) -> int:
    """What the bot chooses for whoever is asked."""
    return bot.choose(View(game, game.asked()), game.legal_actions())


def chosen(kind: str, text: str, *before: str) -> set[str]:
    """What bots of that kind choose in a position, after these actions: one of several seeds each."""
    game = position(text)
    for action in before:
        game.play(action)
    return {ACTION_TEXTS[choose(new_bot(kind, str(seed)), game)] for seed in range(6)}
